"""A card made up in one line, read and said back: ``card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard``.

Every fact becomes a field of a [[card]] table. What the fields may hold is checked where such tables are read.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache

from munch_cli.table.cards import Kind
from munch_cli.table.names import nearest
from munch_cli.table.saying import figure
from munch_cli.table.typed import NamedTuple, words_of
from munch_cli.table.vocabulary import MARKS

Raw = dict[str, object]
Fields = list[tuple[str, object]]
"""What a fact says: fields with their values. Lists are added to the fields as they are."""

KINDS: dict[str, str] = {kind.replace("-", " "): kind for kind in words_of(Kind)} | {
    "enhancer": "monster-enhancer",
    "one shot item": "one-shot",
}
SLOTS = {
    "headgear": "headgear",
    "armor": "armor",
    "armour": "armor",
    "footgear": "footgear",
    "1 hand": "1 hand",
    "one hand": "1 hand",
    "1 handed": "1 hand",
    "2 hands": "2 hands",
    "two hands": "2 hands",
    "2 handed": "2 hands",
}
SHAPES = (
    *("+3", "+3 against …", "+2 for …", "+1 to run away", "level 4", "rank 2", "2 treasures", "+1 treasure"),
    *("2 levels", "300 gp", "2 copies", "door deck", "big", "stays", "only Elf", "not by Elf", "lose 2 levels"),
    *("bad stuff lose 2 levels", "tag …", "keyword …", "spares level 3"),
)
"""Facts as one may write them, to be named where one is not understood."""
_MARKS = {mark.replace("_", " "): mark for mark in MARKS}
_FOES = ("monster", "monster-enhancer")


def kind_of(plain: str) -> str:
    """The kind of card that a fact names; "" if it names none."""
    return KINDS.get(plain.replace("-", " "), "")


# ---- the ways to say a fact


_COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def _count(word: str) -> int:
    return _COUNTS.get(word.casefold()) or figure(word)


def _names(text: str) -> list[str]:
    """The names in "Elf or Wizard", between "or", "and" and slashes. Sexes are no names and have a small letter."""
    parts = re.split(r"\s+(?:or|and)\s+|/|\+", text, flags=re.IGNORECASE)
    return [_capital(name) for part in parts if (name := part.strip())]


def _capital(name: str) -> str:
    if name.casefold() in ("male", "female"):
        return name.casefold()
    return name[:1].upper() + name[1:] if name == name.casefold() else name


def _one_of(word: str) -> str:
    return SLOTS.get(word.casefold(), word.casefold())


class BlankKind(NamedTuple):
    """What may stand in a blank, what it means, the type of that, and how it is said back."""

    pattern: str
    means: Callable[[str], object]
    type: type
    said: Callable[..., str] = str


_WHEN = {"in a fight": "fighting", "in your turn": "own_turn", "at any time": "any_time"}
"""When an ability may be used, as it is said and as files write it."""
_WORDS_OF = {when: words for words, when in _WHEN.items()}


def _price(text: str) -> Raw:
    """What "up to 3 cards", "1 card" or "the whole hand" costs, as files write it."""
    if text == "the whole hand":
        return {"least": 0, "whole_hand": True}
    many = figure(re.sub(r"\D", "", text))
    return {"most": many} if text.startswith("up to") else {"least": many, "most": many}


def _paid(price: Raw) -> str:
    """The words for a price; "" if there are none."""
    many = price.get("most")
    cards = f"{many} card{'s' * (many != 1)}"
    said = "the whole hand" if many is None else cards if "least" in price else f"up to {cards}"
    return said if _price(said) == price else ""


_BLANK = re.compile(r"<(\w+):(.+?)>")
_BLANKS = {
    "n": BlankKind(r"\d+|an?|one|two|three|four|five", _count, int),
    "+": BlankKind(r"[+-]\s?\d+", _count, int, "{:+d}".format),
    "gp": BlankKind(r"\d[\d.,]*", lambda text: figure(re.sub(r"\D", "", text)), int),
    "names": BlankKind(r".+?", _names, list, " or ".join),
    "size": BlankKind(r"big|small", _one_of, str),
    "worn": BlankKind(r"headgear|armou?r|footgear", _one_of, str),
    "trait": BlankKind(r"race|class|accent|power", _one_of, str),
    "deck": BlankKind(r"door|treasure", _one_of, str),
    "set": BlankKind(r"[\w-]+", str, str),
    "name": BlankKind(r".+?", str, str),
    "when": BlankKind("|".join(_WHEN), lambda text: _WHEN[text.casefold()], str, lambda when: _WORDS_OF[when]),
    "whom": BlankKind("rival|monster", _one_of, str),
    "span": BlankKind("fight|turn|roll|victim", _one_of, str),
    "price": BlankKind(
        r"the whole hand|up to \d+ cards?|\d+ cards?", lambda text: _price(text), dict, lambda price: _paid(price)
    ),
    "deeds": BlankKind(r".+", lambda text: deeds_of(text), list, lambda deeds: _said_deeds(deeds)),
}
_MANY = {"(s)": "(?:e?s)?", "(ies)": "(?:y|ies)"}
"""The ends of words that go by the number before them."""


class Way(NamedTuple):
    """A way to say a field of a card, or one of the effects in it. ``fixed``: what the words settle.

    ``on``: the kinds of card on which they mean that; on any if there are none.
    """

    field: str
    words: str
    fixed: Raw
    on: tuple[str, ...]


def _ways(field: str, said: str, on: tuple[str, ...] = (), **fixed: object) -> list[Way]:
    """Ways to say a field, with slashes between them.

    They are written much as sentences are: ``[]`` may be left out, and is said back only if it has a blank; of words
    with ``|`` between them the first is said back. In a blank stand its field and its kind.
    """
    return [Way(field, words, fixed, on) for words in said.split(" / ")]


@cache
def _pattern(words: str) -> re.Pattern[str]:
    """What reads the words of a way, with a space before them."""
    found = ""
    for word in words.replace("[", "[ ").replace("]", " ]").split():
        for ending, pattern in _MANY.items():
            word = word.replace(ending, pattern)
        word = _BLANK.sub(lambda blank: f"(?P<{blank[1]}>{_BLANKS[blank[2]].pattern})", word)
        found += {"[": "(?:", "]": ")?"}.get(word, f" (?:{word})")
    return re.compile(found, re.IGNORECASE)


_OR_LEVELS = "[or [lose] <otherwise:n> level(s)]"
_CARRIED = ("item", "one-shot", "ship", "ship-enhancer")
_WAYS = (
    *_ways("strength", "<value:+> [bonus|strength]", on=("monster-enhancer",)),
    *_ways("bonus", "<value:+> [bonus|strength] / bonus|strength <value:n>", on=(*_CARRIED, "special")),
    *_ways("effects", "<amount:+> [bonus|strength] / bonus|strength <amount:n>", gives="strength"),
    *_ways("effects", "<amount:+> against <against:names>", on=_FOES, gives="strength"),
    *_ways("effects", "<amount:+> against <facing:names> / <amount:+> for <user:names>", gives="strength"),
    *_ways("run_away", "<value:+> to run|running [away]", on=(*_FOES, *_CARRIED)),
    *_ways("effects", "<amount:+> to run|running [away]", gives="run_away"),
    *_ways("effects", "<amount:+> to hand limit / <amount:+> to [the] hand [limit]", gives="hand_limit"),
    *_ways("treasures_delta", "<value:+> treasure(s)"),
    *_ways("treasures", "<value:n> treasure(s)"),
    *_ways("treasures", "no treasure(s)", value=0),
    *_ways("rank", "rank|level <value:n>", on=("power",)),
    *_ways("level", "level|rank <value:n>"),
    *_ways("levels_gained", "<value:n> level(s) [for [the] kill]"),
    *_ways("value", "<value:gp> gp / <value:gp>gp|gold / <value:gp> gold [pieces]"),
    *_ways("value", "no value", value=0),
    *_ways("unknown", "unknown value|price", value=["value"]),
    *_ways("deck", "[from [the]] <value:deck> deck"),
    *_ways("copies", "<value:n> cop(ies)"),
    *_ways("big", "big [item]", value=True),
    *_ways("spares", "spares [up to] level <value:n> [and|or below]"),
    *_ways("keeps", "stays|keeps|lasting", value=True),
    *_ways("only", "only <value:names> / [usable] only|by [by] <value:names> [only] / <value:names> only"),
    *_ways("not_by", "not by <value:names> / not [usable] by|for <value:names> / not [usable] <value:names>"),
    *_ways("tags", "tag|tags <value:names>"),
    *_ways("keywords", "keyword|keywords <value:names>"),
    *_ways("like", "like <value:set>"),
    *_ways("when", "at any time", value=["any_time"]),
    *_ways("effects", "<amount:+> in [the] next fight", gives="strength", next_combat=True),
    *_ways("effects", "<amount:+> in [the] next turn", gives="strength", next_turn=True),
    *_ways("effects", "<amount:n> more big item(s)", gives="big_items"),
    *_ways("effects", "<amount:n> level(s) for helping to kill", gives="helper_levels"),
    *_ways(
        "ability",
        "ability [<name:name>] <when:when> [once per <once:span>] [on a <on:whom>] [by discarding <price:price>]"
        " to <do:deeds>",
    ),
)
_DEEDS = (
    *_ways("", "lose <amount:n> level(s)", do="lose_levels"),
    *_ways("", "gain <amount:n> level(s) / go up <amount:n> level(s)", do="gain_levels"),
    *_ways("", f"lose [your|the] <slot:worn> {_OR_LEVELS}", do="lose_worn"),
    *_ways("", "lose <count:n> [<size:size>] item(s)", do="lose_item", size="any"),
    *_ways("", "lose all|every [your] [<size:size>] item(s)", do="lose_items", size="any"),
    *_ways("", "discard|lose [your] [whole] hand", do="discard_hand"),
    *_ways("", f"lose [your|a] <kind:trait> {_OR_LEVELS}", do="lose_kind"),
    *_ways("", f"lose all [your] <kind:trait>(s) {_OR_LEVELS}", do="lose_kind", every=True),
    *_ways("", "become level <to:n> / drop|go to level <to:n>", do="set_level"),
    *_ways("", "die|death / are dead", do="perish"),
    *_ways("", "change|lose [your] sex / [your] sex changes", do="change_sex"),
    *_ways("", "steal <size:size> item / steal an item", do="steal_item"),
    *_ways("", "steal a level", do="steal_level"),
    *_ways("", "slay <named:names>", do="slay"),
    *_ways("", "eliminate the monster and take its treasure", do="eliminate", treasure=True),
    *_ways("", "eliminate the monster without its treasure", do="eliminate", denied=True),
    *_ways("", "eliminate the monster", do="eliminate"),
    *_ways("", "get <amount:+> for each card", do="strengthen", each=True),
)
"""How a fact, and what happens to somebody, is said. The first way that fits on a card of its kind counts."""


def _read(ways: Iterable[Way], text: str, kind: str = "") -> tuple[str, Raw] | None:
    """The field that words mean on a card of a kind, with what they say; None if they are written in no known way."""
    for way in ways:
        found = _pattern(way.words).fullmatch(f" {text}") if not way.on or kind in way.on else None
        if found is not None:
            blanks = dict(_BLANK.findall(way.words))
            said = {field: _BLANKS[blanks[field]].means(part) for field, part in found.groupdict().items() if part}
            return way.field, way.fixed | said
    return None


def _said(ways: Iterable[Way], field: str, raw: Raw, kind: str = "") -> str:
    """The words that are read as just this; "" if there are none."""
    said = (_filled(way, raw) for way in ways if way.field == field)
    return next((words for words in said if _read(ways, words, kind) == (field, raw)), "")


def _filled(way: Way, raw: Raw) -> str:
    """The words of a way with what stands in their blanks; "" if something else stands there."""
    number = 0

    def option(found: re.Match[str]) -> str:
        blank = _BLANK.search(found[1])
        return found[1] if blank and raw.get(blank[1]) != way.fixed.get(blank[1]) else ""

    def word(found: re.Match[str]) -> str:
        nonlocal number
        if found[0] in _MANY:
            one, many = ("y", "ies") if found[0] == "(ies)" else ("", "s")
            return one if number in (1, -1) else many
        value = raw[found[1]]
        number = value if isinstance(value, int) else number
        return _BLANKS[found[2]].said(value)

    words = way.words
    while "[" in words:
        words = re.sub(r"\[([^\[\]]*)\]", option, words)
    if any(not isinstance(raw.get(field), _BLANKS[kind].type) for field, kind in _BLANK.findall(words)):
        return ""
    words = re.sub(r"(\w+)(\|\w+)+", r"\1", words)
    return " ".join(re.sub(rf"{_BLANK.pattern}|\((?:s|ies)\)", word, words).split()).replace("classs", "classes")


# ---- the line, read


_LINE = re.compile(r"""\s*(?:an?\s+)?card\s+(?:"([^"]+)"|“([^”]+)”|([^:"“]+?))\s*:(.*)$""", re.IGNORECASE | re.DOTALL)
_FACT = re.compile(r"\s*\d{1,3}(?:,\d{3})+ ?g[^,;]*|[^,;]+", re.IGNORECASE)
"""A fact ends at a comma, but not at the comma in "1,000 gp"."""
_BAD_STUFF = re.compile(r"bad stuff:? (.+)", re.IGNORECASE)
_BETWEEN_DEEDS = re.compile(
    r"\s+and\s+(?=lose|gain|go|die|death|change|discard|become|steal|slay|eliminate|get)|\s*\+\s*(?=[a-z])",
    re.IGNORECASE,
)


class CardLine(NamedTuple):
    """The name of a card, its facts as written, and the column at which they begin, counted from 0."""

    name: str
    facts: str
    at: int = 0


class Fact(NamedTuple):
    """One fact as written, and its column in the line, counted from 0."""

    text: str
    at: int


class UnreadFact(NamedTuple):
    """A fact that is not understood or says something twice: what is wrong, and the nearest that could be meant."""

    fact: Fact
    what: str
    nearest: tuple[str, ...] = ()


class Facts(NamedTuple):
    """The table of a card, the fact that each of its fields came from, and what could not be read."""

    raw: Raw
    said: dict[str, Fact]
    unread: tuple[UnreadFact, ...]


def split_card_line(text: str) -> CardLine | None:
    """The name and the facts of a line that makes up a card; None for other lines.

    >>> split_card_line('card "Big Stick": item, +3')
    CardLine(name='Big Stick', facts='item, +3', at=18)
    """
    found = _LINE.match(text)
    if found is None:
        return None
    name = " ".join((found[1] or found[2] or found[3]).split())
    facts = found[4].rstrip().rstrip(".").rstrip()
    return CardLine(name, facts.strip(), found.start(4) + len(facts) - len(facts.lstrip())) if name else None


def plain(text: str) -> str:
    """The text folded, with one kind of minus sign and single spaces, for comparing it with words that are known.

    >>> plain("Wins_Ties")
    'wins ties'
    """
    return _straight(text.casefold().replace("_", " "))


def _straight(text: str) -> str:
    return " ".join(text.replace("−", "-").replace("–", "-").split())


def facts_of(line: CardLine, tags: Collection[str] = (), keywords: Collection[str] = ()) -> Facts:
    """The table of the card that a line makes up. ``tags`` and ``keywords``: those that cards have."""
    found = (Fact(part.group(), line.at + part.start()) for part in _FACT.finditer(line.facts))
    facts = [Fact(text.strip(), at + len(text) - len(text.lstrip())) for text, at in found if text.strip()]
    kind = next((named for fact in facts if (named := kind_of(plain(fact.text)))), "")
    known = {plain(tag): ("tags", tag) for tag in tags} if kind in _FOES else {}
    known |= {plain(word): ("keywords", word) for word in keywords if plain(word) not in known}
    raw: Raw = {"name": line.name}
    said: dict[str, Fact] = {}
    unread: list[UnreadFact] = []
    for fact in facts:
        fields = _fields(fact.text, kind, known)
        if fields is None:
            near = nearest(fact.text, [*KINDS.values(), *SLOTS, *_MARKS, *SHAPES, *tags], 2)
            unread.append(UnreadFact(fact, f'the fact "{fact.text}" is not understood', near))
            continue
        field, value = fields
        held = raw.get(field)
        if held is None:
            raw[field] = value
        elif isinstance(held, list) and isinstance(value, list):
            raw[field] = [*held, *value]
        else:
            unread.append(UnreadFact(fact, f'"{said[field].text}" is said already'))
        said.setdefault(field, fact)
    if "like" in raw:  # all facts of a card of one's own are known
        raw["unknown"] = []
    return Facts(raw, said, tuple(unread))


def _fields(text: str, kind: str, named: Mapping[str, tuple[str, str]]) -> tuple[str, object] | None:
    """The field that a fact means on a card of a kind, with its value; None if it is not understood.

    ``named``: the tags and keywords that cards have.
    """
    words = plain(text)
    if kind_of(words):
        return "kind", kind_of(words)
    if words in SLOTS:
        return "slot", SLOTS[words]
    if words in _MARKS:
        return "marks", [_MARKS[words]]
    if words in named:
        return named[words][0], [named[words][1]]
    if found := _BAD_STUFF.fullmatch(_straight(text)):
        deeds = deeds_of(found[1])
        return None if deeds is None else ("bad_stuff", deeds)
    happens = _deed(_straight(text))
    if happens is not None:
        return "bad_stuff" if kind == "monster" else "effects", [happens]
    read = _read(_WAYS, _straight(text), kind)
    if read is None:
        return None
    field, value = read
    if value.get("do", "") is None:
        return None
    return field, [value] if field in ("effects", "ability") else value["value"]


def _said_deeds(deeds: Iterable[Raw]) -> str:
    """The words for things that happen."""
    return " and ".join(_said(_DEEDS, "", deed) for deed in deeds)


def deeds_of(text: str) -> list[Raw] | None:
    """Return what happens to somebody by words such as "lose 2 levels and death"; None if a part is not understood.

    >>> deeds_of("lose 2 levels and death")
    [{'do': 'lose_levels', 'amount': 2}, {'do': 'perish'}]
    """
    words = _straight(text)
    parts = [] if plain(text) in ("nothing", "none") else _BETWEEN_DEEDS.split(words)
    deeds = [deed for part in parts if (deed := _deed(part)) is not None]
    return deeds if len(deeds) == len(parts) else None


def _deed(text: str) -> Raw | None:
    """One thing that happens to somebody; None if it is not understood."""
    read = _read(_DEEDS, re.sub("^you ", "", text.strip(), flags=re.IGNORECASE))
    return read[1] if read is not None else None


# ---- said back


def card_line(raw: Mapping[str, object], tags: Collection[str] = (), keywords: Collection[str] = ()) -> str:
    """The line that makes up the card of a table; "" if one line cannot say all of it.

    >>> card_line({"name": "Big Stick", "kind": "item", "bonus": 3, "not_by": ["Wizard"]})
    'card "Big Stick": item, +3, not by Wizard'
    """
    kind = str(raw.get("kind"))
    facts = [part for field, value in raw.items() if field != "name" for part in _facts(field, value, kind)]
    line = f'card "{raw.get("name")}": {", ".join(facts)}'
    split = split_card_line(line)
    again = facts_of(split, tags, keywords) if split is not None else None
    return line if again is not None and again.raw == dict(raw) else ""


def _facts(field: str, value: object, kind: str) -> list[str]:
    """The facts that say a field; "" for one that there is no way to say."""
    if field in ("kind", "slot"):
        return [str(value)]
    if not isinstance(value, list) or field in ("only", "not_by"):
        return [_said(_WAYS, field, {"value": value}, kind)]
    if field == "marks":
        return [str(mark).replace("_", " ") for mark in value]
    if field == "bad_stuff":
        return [f"bad stuff {_said_deeds(value) or 'nothing'}"]
    if field in ("effects", "ability"):
        return [(field == "effects" and _said(_DEEDS, "", one)) or _said(_WAYS, field, one, kind) for one in value]
    return [_said(_WAYS, field, {"value": [one]}, kind) for one in value]
