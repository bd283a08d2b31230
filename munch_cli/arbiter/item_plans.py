"""Sentences about several Items of one player: a switch, several at once, and an Item under a Cheat!.

Each is a plan of plain sentences, one for each Item: "Jenn switches Hat A for Hat B" takes the one off and puts the
other on.
"""

import re
from collections.abc import Iterator, Sequence

from munch_cli.engine.table import Table
from munch_cli.language.talk.lexicon import Lexicon, singular
from munch_cli.table.cards import ITEM_KINDS, Card
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.names import folded
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Slot

_PUTS = r"(?:uses?|wears?|equips?|puts? on)"
_TAKES = r"(?:takes? off|stows?|removes?|unequips?)"
_SWITCHES = tuple(
    re.compile(way, re.IGNORECASE)
    for way in (
        r"(?:switch(?:es)?|swaps?|exchanges?|changes?) (?P<off>.+?) (?:for|with|to|against) (?P<on>.+)",
        rf"{_TAKES} (?P<off>.+?),? (?:and then|and|then) {_PUTS} (?P<on>.+)",
        rf"{_PUTS} (?P<on>.+?) (?:instead of|in place of) (?P<off>.+)",
    )
)
_SWITCHES_TO = re.compile(r"(?:switch(?:es)?|swaps?|changes?)(?: over)? to (.+)", re.IGNORECASE)
_BOTH = re.compile(
    rf"{_PUTS} (?:(?:both|two)(?: of)?(?: the| his| her| their)?) (\w+)(?:,? (?:at once|together|at the same time))?",
    re.IGNORECASE,
)
_SLOTS: dict[str, tuple[Slot, ...]] = {
    "headgear": ("headgear",),
    "armor": ("armor",),
    "footgear": ("footgear",),
    "hand": ("1 hand", "2 hands"),
}
"""A kind of Item, as the lexicon names it -> the places that such Items take."""
_SEVERAL = re.compile(rf"{_PUTS} (.+?)(?: (?:all at once|at once|together|at the same time))?", re.IGNORECASE)
_CHEATED = re.compile(r"(?:plays?|uses?|equips?|puts? on) (.+) (?:with|using|under) (?:an? |the )?(.+)", re.IGNORECASE)
_HANDS, _HANDS_THERE = {"1 hand": 1, "2 hands": 2}, 2
_BETWEEN = re.compile(r",\s*and\s+|,\s*|\s+and\s+|\s*\+\s*", re.IGNORECASE)


class Plan(NamedTuple):
    """Sentences, in the order in which they are carried out. ``is_asked``: they are only asked about."""

    sentences: tuple[str, ...]
    is_asked: bool


def plan_of(table: Table, text: str, lexicon: Lexicon | None = None) -> Plan | None:
    """Return the plan that a line about several Items of one player means; None for any other line.

    A line about both Items of a kind may come to one sentence: the second is put on beside the first. ``lexicon``: with
    it, kinds of Items are known ("both helmets").
    """
    line = " ".join(text.rstrip("?. ").split())
    for seat in table.state.seats:
        said = re.fullmatch(rf"(?:(may|can|could) )?{re.escape(table.name(seat))} (.+)", line, re.IGNORECASE)
        sentences = tuple(_sentences(table, seat, said[2], lexicon)) if said is not None else ()
        if said is not None and (len(sentences) > 1 or (sentences and _BOTH.fullmatch(said[2]))):
            return Plan(sentences, bool(said[1]))
    return None


def _sentences(table: Table, seat: PlayerId, said: str, lexicon: Lexicon | None) -> Iterator[str]:
    """Yield the sentences of a plan."""
    name = table.name(seat)
    for way in _SWITCHES:
        if found := way.fullmatch(said):
            off, on = _owned(table, table.in_play(seat), found["off"]), _owned(table, table.sideways(seat), found["on"])
            if off and on:
                yield from (f"{name} stows {off.name}", f"{name} equips {on.name}")
                return
    if (found := _SWITCHES_TO.fullmatch(said)) and (on := _owned(table, table.sideways(seat), found[1])):
        worn = [card for copy in table.in_play(seat) if (card := table.card(copy)).slot == on.slot != "none"]
        yield from (f"{name} stows {card.name}" for card in worn)
        yield f"{name} equips {on.name}"
        return
    if lexicon is not None and (found := _BOTH.fullmatch(said)):
        word = found[1].casefold()
        kinds = lexicon.kinds.get(word, lexicon.kinds.get(singular(word), []))
        yield from _both(table, seat, singular(word), [slot for kind in kinds for slot in _SLOTS.get(kind, ())])
        return
    if (found := _CHEATED.fullmatch(said)) and (cheat := _owned(table, table.hand(seat), found[2], ("cheat",))):
        if item := _owned(table, table.hand(seat), found[1]):
            yield from (f"{name} plays {item.name}", f"{name} plays {cheat.name} on {item.name}")
        elif item := _owned(table, table.sideways(seat), found[1]):
            yield from (f"{name} plays {cheat.name} on {item.name}", f"{name} equips {item.name}")
        return
    if found := _SEVERAL.fullmatch(said):
        yield from _several(table, seat, _BETWEEN.split(found[1]))


def _both(table: Table, seat: PlayerId, word: str, slots: Sequence[Slot]) -> Iterator[str]:
    """Yield the sentences that put the second of two Items on beside the first; nothing if there are not just two.

    ``word``: stands in the names of both, if they do not take these ``slots``.
    """
    name = table.name(seat)
    worn, carried, held = (
        [card for card in map(table.card, copies) if _is_such(card, word, slots)]
        for copies in (table.in_play(seat), table.sideways(seat), table.hand(seat))
    )
    cards = (*worn, *carried, *held)
    if len(cards) != 2 or len(worn) == 2:
        return
    yield from (f"{name} equips {card.name}" for card in carried)
    yield from (f"{name} plays {card.name}" for card in held)
    if held and sum(_HANDS.get(card.slot, _HANDS_THERE) for card in cards) > _HANDS_THERE:
        yield f"{name} equips {held[-1].name}"


def _is_such(card: Card, word: str, slots: Sequence[Slot]) -> bool:
    return card.kind in ITEM_KINDS and (card.slot in slots or word in folded(card.name).split())


def _several(table: Table, seat: PlayerId, names: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for each Item named: put on what is carried, or take one in use off and put it on again."""
    name = table.name(seat)
    used = [_owned(table, table.in_play(seat), one) for one in names]
    carried = [_owned(table, table.sideways(seat), one) for one in names]
    if len(names) < 2 or not all(one or other for one, other in zip(used, carried, strict=True)):
        return
    if any(carried):
        yield from (f"{name} equips {item.name}" for item in carried if item)
    for item in used[-1:]:
        if item and not any(carried):
            yield from (f"{name} stows {item.name}", f"{name} equips {item.name}")


def _owned(table: Table, copies: Sequence[CopyId], words: str, kinds: Sequence[str] = tuple(ITEM_KINDS)) -> Card | None:
    """Return the card of these words among the copies, if it is of one of the kinds."""
    cards = (table.card(copy) for copy in copies)
    said = folded(words)
    return next((card for card in cards if card.kind in kinds and folded(card.name) == said), None)
