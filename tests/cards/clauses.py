"""What a card says, clause by clause: for each clause the same card with that clause changed.

A scenario shows a clause when it misses it: when it does not come out as it expects with the changed card on its board.
"""

from collections.abc import Iterator, Mapping

from munch_cli.table.cards import DEED_FACTS, Card
from munch_cli.table.vocabulary import Ability, Depending, GrabItem, ReplaceMonster

NUMBERS = (
    "level",
    "treasures",
    "levels_gained",
    "run_away",
    "strength",
    "treasures_delta",
    "bonus",
    "value",
    "rank",
    "spares",
)
"""Facts that are numbers."""
OF_MONSTERS = ("level", "treasures")
"""Numbers that every monster has, be they what they may."""
GOLD = 100
"""The least difference in a value."""

LISTS = ("tags", "pursues", "gives", "do", "abilities", *DEED_FACTS)
"""Facts that are lists of things that each do something."""
LIMITS_OF_CARDS = ("only", "not_by", "when", "not_against")
LIMITS_OF_WORDS = ("against", "facing", "user", "next_combat", "next_turn", "using", "alone", "bare", "on_them")
LIMITS_OF_ABILITIES = ("price", "by", "not_by", "facing", "once")
LIMITS_OF_DEEDS = ("up_to", "if_only", "roll", "size", "victim", "no_reward", "no_win", "nobody_wins", "out_rolled")

CHANGEABLE = tuple(fact for fact in Card.__slots__ if fact not in ("rule", "has_moments"))
"""Facts that a card is given; the others follow from them."""

SAID_ALONG = {"no_rescue": "no_escape"}
"""Marks that go with another: what nobody can be saved from nobody runs from either, and each keeps one there."""

FOR_A_FIGHT = (GrabItem, ReplaceMonster)
"""Deeds that are nothing without the fight that they are for: when they may be done is said by what they do."""

Clause = tuple[str, Card]
"""The name of a clause, and the card without it."""


def says(card: Card) -> Iterator[Clause]:
    """The card with each thing that it does left out, or each of its numbers changed by one."""
    for fact in NUMBERS:
        amount = getattr(card, fact)
        usual = 1 if fact == "levels_gained" else 0
        if amount != usual or (fact in OF_MONSTERS and card.kind == "monster"):
            step = GOLD if fact == "value" else 1
            if fact not in card.unknown:
                yield fact, like(card, {fact: amount - step if amount > 0 else amount + step})
    if card.slot != "none":
        yield "slot", like(card, {"slot": "none"})
    if card.big:
        yield "big", like(card, {"big": False})
    if card.keeps:
        yield "keeps", like(card, {"keeps": False})
    for mark in sorted(card.marks):
        yield f"marks {mark}", like(card, {"marks": card.marks - {mark, SAID_ALONG.get(mark, mark)}})
    for fact in LISTS:
        held = getattr(card, fact)
        for place in range(len(held)):
            yield f"{fact} {place}", like(card, {fact: held[:place] + held[place + 1 :]})
            yield from _amounts(card, fact, place)


def limits(card: Card) -> Iterator[Clause]:
    """The card with each of its limits lifted: whom it is for, against whom it counts, when it may be played."""
    in_itself = any(isinstance(deed, FOR_A_FIGHT) for deed in card.do)
    for fact in LIMITS_OF_CARDS:
        if getattr(card, fact) and not (fact == "when" and in_itself):
            yield fact, like(card, {fact: ("any_time",) if fact == "when" else ()})
    for fact in ("gives", "do", "abilities", *DEED_FACTS):
        for place, one in enumerate(getattr(card, fact)):
            for name, changed in _unlimited(one):
                yield f"{fact} {place} {name}", like(card, {fact: _with(getattr(card, fact), place, changed)})


def like(card: Card, changes: Mapping[str, object]) -> Card:
    """The card with some of its facts changed."""
    facts = {fact: getattr(card, fact) for fact in CHANGEABLE}
    return Card(**(facts | dict(changes)))


def _amounts(card: Card, fact: str, place: int) -> Iterator[Clause]:
    held = getattr(card, fact)
    one = held[place]
    for field in ("amount", "count", "gold", "pays", "to"):
        number = getattr(one, field, None)
        used = not (field == "to" and getattr(one, "lowest", False))
        if isinstance(number, int) and not isinstance(number, bool) and number and used:
            changed = one._replace(**{field: number + (GOLD if field == "gold" else 1)})
            yield f"{fact} {place} {field}", like(card, {fact: _with(held, place, changed)})


def _unlimited(one: object) -> Iterator[tuple[str, object]]:
    """A word, a deed or an ability with each of its limits lifted."""
    names = LIMITS_OF_ABILITIES if isinstance(one, Ability) else (*LIMITS_OF_WORDS, *LIMITS_OF_DEEDS)
    for name in names:
        held = getattr(one, name, None)
        if held and not (name == "size" and held == "any"):
            if name == "victim" and isinstance(one, Depending):
                yield name, one._replace(then=one.otherwise)
            else:
                yield name, one._replace(**{name: lifted(name, held)})  # type: ignore[attr-defined]


def lifted(name: str, held: object) -> object:
    """What stands in the place of a limit that is lifted."""
    if name == "size":
        return "any"
    if name == "price":
        return None
    return type(held)()


def _with(held: tuple[object, ...], place: int, one: object) -> tuple[object, ...]:
    return (*held[:place], one, *held[place + 1 :])
