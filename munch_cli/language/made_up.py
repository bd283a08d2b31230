"""A card made up in one line, read and said back: ``card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard``.

Every fact becomes a field of a [[card]] table. What the fields may hold is checked where such tables are read.
"""

import re
from collections.abc import Callable, Collection, Mapping

from munch_cli.table.cards import Kind
from munch_cli.table.names import nearest
from munch_cli.table.saying import counted, figure
from munch_cli.table.typed import NamedTuple, words_of
from munch_cli.table.vocabulary import MARKS

# ---- facts

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
    "+3",
    "+3 against …",
    "+2 for …",
    "+1 to run away",
    "level 4",
    "rank 2",
    "2 treasures",
    "+1 treasure",
    "2 levels",
    "300 gp",
    "2 copies",
    "door deck",
    "big",
    "stays",
    "only Elf",
    "not by Elf",
    "bad stuff lose 2 levels",
    "lose 2 levels",
    "tag …",
    "keyword …",
    "spares level 3",
)
"""Facts as one may write them, to be named where one is not understood."""

COUNT = r"(\d+|an?|one|two|three|four|five)"
_SIGNED = r"([+-]\s?\d+)"
_COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}

FOES = ("monster", "monster-enhancer")
_WITH_BONUS = ("item", "one-shot", "ship", "ship-enhancer", "special")
_WITH_RUN_AWAY = (*FOES, "item", "one-shot", "ship", "ship-enhancer")


def kind_of(plain: str) -> str:
    """The kind of card that a fact names; "" if it names none."""
    return KINDS.get(plain.replace("-", " "), "")


def count(word: str) -> int:
    """The number that a word of ``COUNT``, or a number with its sign, stands for."""
    return _COUNTS.get(word.casefold()) or figure(word)


def meant(text: str, kind: str) -> Fields | None:
    """The fields that a fact means on a card of a kind; None if it is written in no known way.

    >>> meant("+3 against Elf", "item")
    [('effects', [{'gives': 'strength', 'amount': 3, 'facing': ['Elf']}])]
    """
    for pattern, fields in _WAYS:
        found = pattern.fullmatch(text)
        if found is not None:
            return fields(found, kind)
    return None


def _names(text: str) -> list[str]:
    """The names in "Elf or Wizard", between "or", "and" and slashes. Sexes are no names and have a small letter."""
    parts = re.split(r"\s+(?:or|and)\s+|/|\+", text, flags=re.IGNORECASE)
    return [_capital(name) for part in parts if (name := part.strip())]


def _capital(name: str) -> str:
    if name.casefold() in ("male", "female"):
        return name.casefold()
    return name[:1].upper() + name[1:] if name == name.casefold() else name


def _lasting(gives: str, amount: str, **when: list[str]) -> Fields:
    """What the card adds to something as long as it counts."""
    return [("effects", [{"gives": gives, "amount": count(amount), **when}])]


def _bonus(found: re.Match[str], kind: str) -> Fields:
    if kind == "monster-enhancer":
        return [("strength", count(found[1]))]
    return [("bonus", count(found[1]))] if kind in _WITH_BONUS else _lasting("strength", found[1])


def _against(found: re.Match[str], kind: str) -> Fields:
    whom = _names(found[2])
    return _lasting("strength", found[1], **({"against": whom} if kind in FOES else {"facing": whom}))


def _run_away(found: re.Match[str], kind: str) -> Fields:
    return [("run_away", count(found[1]))] if kind in _WITH_RUN_AWAY else _lasting("run_away", found[1])


_Meaning = Callable[[re.Match[str], str], Fields]
_ROWS: tuple[tuple[str, _Meaning], ...] = (
    (rf"{_SIGNED}(?: bonus| strength)?", _bonus),
    (r"(?:bonus|strength) ([+-]?\d+)", _bonus),
    (rf"{_SIGNED} against (.+)", _against),
    (rf"{_SIGNED} for (.+)", lambda found, kind: _lasting("strength", found[1], user=_names(found[2]))),
    (rf"{_SIGNED} to run(?:ning)?(?: away)?", _run_away),
    (rf"{_SIGNED} treasures?", lambda found, kind: [("treasures_delta", count(found[1]))]),
    (rf"{_SIGNED} to (?:the )?hand(?: limit)?", lambda found, kind: _lasting("hand_limit", found[1])),
    (rf"{COUNT} treasures?", lambda found, kind: [("treasures", count(found[1]))]),
    (r"no treasures?", lambda found, kind: [("treasures", 0)]),
    (r"(?:level|rank) (\d+)", lambda found, kind: [("rank" if kind == "power" else "level", count(found[1]))]),
    (rf"{COUNT} levels?", lambda found, kind: [("levels_gained", count(found[1]))]),
    (r"(\d[\d.,]*) ?(?:gp|gold|gold pieces)", lambda found, kind: [("value", figure(re.sub(r"[.,]", "", found[1])))]),
    (r"no value", lambda found, kind: [("value", 0)]),
    (r"(?:from (?:the )?)?(door|treasure) deck", lambda found, kind: [("deck", found[1].casefold())]),
    (r"(\d+) (?:copies|copy)", lambda found, kind: [("copies", figure(found[1]))]),
    (r"big(?: item)?", lambda found, kind: [("big", True)]),
    (r"spares (?:up to )?level (\d+)(?: and below| or below)?", lambda found, kind: [("spares", figure(found[1]))]),
    (r"(?:stays|keeps|lasting)", lambda found, kind: [("keeps", True)]),
    (r"(?:usable )?(?:only (?:by )?|by )(.+?)(?: only)?", lambda found, kind: [("only", _names(found[1]))]),
    (r"(.+?) only", lambda found, kind: [("only", _names(found[1]))]),
    (r"not (?:usable )?(?:by |for )?(.+)", lambda found, kind: [("not_by", _names(found[1]))]),
    (r"tags? (.+)", lambda found, kind: [("tags", _names(found[1]))]),
    (r"keywords? (.+)", lambda found, kind: [("keywords", _names(found[1]))]),
)
_WAYS = tuple((re.compile(pattern, re.IGNORECASE), fields) for pattern, fields in _ROWS)
"""How a fact is written -> the fields it means on a card of a kind. The first that fits counts."""


# ---- what happens to a player


class DeedWords(NamedTuple):
    """A deed of the vocabulary: the pattern of its words, the fields that they mean, and the words for fields."""

    do: str
    pattern: re.Pattern[str]
    fields: Callable[[re.Match[str]], Raw]
    said: Callable[[Mapping[str, object]], str]


def deed(text: str) -> Raw | None:
    """One thing that happens to somebody, from folded words; None if it is not understood.

    >>> deed("lose 2 levels")
    {'do': 'lose_levels', 'amount': 2}
    """
    words = text.strip().removeprefix("you ").strip()
    for wording in DEEDS:
        found = wording.pattern.fullmatch(words)
        if found is not None:
            return {"do": wording.do} | wording.fields(found)
    return None


def deed_said(raw: Mapping[str, object]) -> str:
    """The words that are read as just this deed; "" if there are none.

    >>> deed_said({"do": "lose_worn", "slot": "armor", "otherwise": 1})
    'lose armor or 1 level'
    """
    said = (wording.said(raw) for wording in DEEDS if wording.do == raw.get("do"))
    return next((words for words in said if deed(words) == raw), "")


def _otherwise(word: str | None) -> Raw:
    return {"otherwise": count(word)} if word else {}


def _or_levels(raw: Mapping[str, object]) -> str:
    return f" or {_many(raw, 'otherwise', 'level')}" if "otherwise" in raw else ""


def _many(raw: Mapping[str, object], field: str, thing: str) -> str:
    number = raw.get(field, 1)
    return counted(number, thing) if isinstance(number, int) else ""


def _sized(raw: Mapping[str, object]) -> str:
    size = raw.get("size", "any")
    return "" if size == "any" else f"{size} "


def _every(kind: object) -> str:
    return f"lose all {kind}{'es' if kind == 'class' else 's'}"


_OR_LEVELS = rf"(?: or(?: lose)? {COUNT} levels?)?"
_WORDINGS: tuple[tuple[str, str, Callable[[re.Match[str]], Raw], Callable[[Mapping[str, object]], str]], ...] = (
    (
        "lose_levels",
        rf"lose {COUNT} levels?",
        lambda found: {"amount": count(found[1])},
        lambda raw: f"lose {_many(raw, 'amount', 'level')}",
    ),
    (
        "gain_levels",
        rf"(?:gain|go up) {COUNT} levels?",
        lambda found: {"amount": count(found[1])},
        lambda raw: f"gain {_many(raw, 'amount', 'level')}",
    ),
    (
        "lose_worn",
        rf"lose (?:your |the )?(headgear|armou?r|footgear){_OR_LEVELS}",
        lambda found: {"slot": SLOTS[found[1]]} | _otherwise(found[2]),
        lambda raw: f"lose {raw.get('slot')}{_or_levels(raw)}",
    ),
    (
        "lose_item",
        rf"lose {COUNT} (?:(big|small) )?items?",
        lambda found: {"count": count(found[1]), "size": found[2] or "any"},
        lambda raw: f"lose {_many(raw, 'count', f'{_sized(raw)}item')}",
    ),
    (
        "lose_items",
        r"lose (?:all|every)(?: your)?(?: (big|small))? items?",
        lambda found: {"size": found[1] or "any"},
        lambda raw: f"lose all {_sized(raw)}items",
    ),
    (
        "discard_hand",
        r"(?:discard|lose) (?:your )?(?:whole )?hand",
        lambda found: {},
        lambda raw: "discard hand",
    ),
    (
        "lose_kind",
        rf"lose (?:your |a )?(race|class|accent|power){_OR_LEVELS}",
        lambda found: {"kind": found[1]} | _otherwise(found[2]),
        lambda raw: f"lose {raw.get('kind')}{_or_levels(raw)}",
    ),
    (
        "lose_kind",
        rf"lose all(?: your)? (race|class|accent|power)(?:e?s){_OR_LEVELS}",
        lambda found: {"kind": found[1], "every": True} | _otherwise(found[2]),
        lambda raw: f"{_every(raw.get('kind'))}{_or_levels(raw)}",
    ),
    (
        "set_level",
        r"(?:become|drop to|go to) level (\d+)",
        lambda found: {"to": figure(found[1])},
        lambda raw: f"become level {raw.get('to')}",
    ),
    ("perish", r"(?:die|death|are dead|you die)", lambda found: {}, lambda raw: "die"),
    (
        "change_sex",
        r"(?:change|lose your) sex|(?:your )?sex changes",
        lambda found: {},
        lambda raw: "change sex",
    ),
)
DEEDS = tuple(DeedWords(do, re.compile(pattern), fields, said) for do, pattern, fields, said in _WORDINGS)
"""Every deed that a line can say; of two readings the first counts."""


# ---- the line, read


_LINE = re.compile(r"""\s*(?:an?\s+)?card\s+(?:"([^"]+)"|“([^”]+)”|([^:"“]+?))\s*:(.*)$""", re.IGNORECASE | re.DOTALL)
_FACT = re.compile(r"\s*\d{1,3}(?:,\d{3})+ ?g[^,;]*|[^,;]+", re.IGNORECASE)
"""A fact ends at a comma, but not at the comma in "1,000 gp"."""


class CardLine(NamedTuple):
    """The name of a card, its facts as written, and the column at which they begin, counted from 0."""

    name: str
    facts: str
    at: int = 0


class Fact(NamedTuple):
    """One fact as written, and its column in the line, counted from 0."""

    text: str
    at: int


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


def facts_in(line: CardLine) -> list[Fact]:
    """The facts between commas and semicolons."""
    facts = []
    for found in _FACT.finditer(line.facts):
        text = found.group().strip()
        if text:
            facts.append(Fact(text, line.at + found.start() + len(found.group()) - len(found.group().lstrip())))
    return facts


def straight(text: str) -> str:
    """The text with one kind of minus sign and single spaces, as the patterns of facts have them."""
    return " ".join(text.replace("−", "-").replace("–", "-").split())


def plain(text: str) -> str:
    """The text folded, for comparing it with words that are known.

    >>> plain("Wins_Ties")
    'wins ties'
    """
    return straight(text.casefold().replace("_", " "))


_BAD_STUFF = re.compile(r"bad stuff:? (.+)")
_BETWEEN_DEEDS = re.compile(r"\s+and\s+(?=lose|gain|go|die|change|discard|become)|\+")
_MARKS = {mark.replace("_", " "): mark for mark in MARKS}


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


def facts_of(line: CardLine, tags: Collection[str] = (), keywords: Collection[str] = ()) -> Facts:
    """The table of the card that a line makes up. ``tags`` and ``keywords``: those that cards have."""
    facts = facts_in(line)
    kind = next((found for fact in facts if (found := kind_of(plain(fact.text)))), "")
    known = _Known(kind, {plain(tag): tag for tag in tags}, {plain(word): word for word in keywords})
    raw: Raw = {"name": line.name}
    said: dict[str, Fact] = {}
    unread: list[UnreadFact] = []
    for fact in facts:
        fields = known.fields(fact.text)
        if fields is None:
            unread.append(UnreadFact(fact, f'the fact "{fact.text}" is not understood', known.near(fact.text)))
            continue
        for field, value in fields:
            held = raw.get(field)
            if held is None:
                raw[field] = value
            elif isinstance(held, list) and isinstance(value, list):
                raw[field] = [*held, *value]
            else:
                unread.append(UnreadFact(fact, f'"{said[field].text}" is said already'))
            said.setdefault(field, fact)
    return Facts(raw, said, tuple(unread))


class _Known:
    """What facts can be understood by: the kind of the card they are of, and the words that cards bear."""

    def __init__(self, kind: str, tags: Mapping[str, str], keywords: Mapping[str, str]) -> None:
        self.kind = kind
        self.tags = tags
        self.keywords = keywords

    def fields(self, text: str) -> Fields | None:
        """The fields that a fact means; None if it is not understood."""
        words = plain(text)
        if kind_of(words):
            return [("kind", kind_of(words))]
        if words in SLOTS:
            return [("slot", SLOTS[words])]
        if words in _MARKS:
            return [("marks", [_MARKS[words]])]
        if words in self.tags and self.kind in FOES:
            return [("tags", [self.tags[words]])]
        if words in self.keywords:
            return [("keywords", [self.keywords[words]])]
        if found := _BAD_STUFF.fullmatch(words):
            return _bad_stuff(found[1])
        happens = deed(words)
        if happens is not None:
            return [("bad_stuff" if self.kind == "monster" else "effects", [happens])]
        return meant(straight(text), self.kind)

    def near(self, text: str) -> tuple[str, ...]:
        """The nearest ways to write a fact."""
        return nearest(text, [*KINDS.values(), *SLOTS, *_MARKS, *SHAPES, *self.tags.values()], 2)


def _bad_stuff(text: str) -> Fields | None:
    if text in ("nothing", "none"):
        return [("bad_stuff", [])]
    deeds = [deed(part) for part in _BETWEEN_DEEDS.split(text)]
    return None if None in deeds else [("bad_stuff", deeds)]


# ---- said back


def card_line(raw: Mapping[str, object], tags: Collection[str] = (), keywords: Collection[str] = ()) -> str:
    """The line that makes up the card of a table; "" if one line cannot say all of it.

    >>> card_line({"name": "Big Stick", "kind": "item", "bonus": 3, "not_by": ["Wizard"]})
    'card "Big Stick": item, +3, not by Wizard'
    """
    facts = [part for field, value in raw.items() if field != "name" for part in _said(field, value)]
    line = f'card "{raw.get("name")}": {", ".join(facts)}'
    split = split_card_line(line)
    again = facts_of(split, tags, keywords) if split is not None and all(facts) else None
    return line if again is not None and again.raw == dict(raw) and not again.unread else ""


PLAIN = {
    "kind": "{}",
    "slot": "{}",
    "bonus": "{:+d}",
    "strength": "{:+d}",
    "run_away": "{:+d} to run away",
    "level": "level {}",
    "rank": "rank {}",
    "value": "{} gp",
    "spares": "spares level {}",
    "deck": "{} deck",
}
"""A field with one value -> the fact that says it."""
COUNTED = {
    "treasures": ("treasure", "treasures"),
    "treasures_delta": ("treasure", "treasures"),
    "levels_gained": ("level", "levels"),
    "copies": ("copy", "copies"),
}
"""A field that is a number of things -> the word for one of them, and for several."""
TRUE = {"big": "big", "keeps": "stays"}
"""A field that holds or not -> the fact that says it holds."""
GIVEN = {"strength": "{:+d}", "run_away": "{:+d} to run away", "hand_limit": "{:+d} to hand limit"}
"""What a lasting effect adds to -> the fact that says so."""


def _said(field: str, value: object) -> list[str]:
    """The facts that say a field; [""] if there is no way."""
    if field in PLAIN:
        return [PLAIN[field].format(value)]
    if field in COUNTED:
        return [_number_said(field, value)]
    if field in TRUE:
        return [TRUE[field] if value is True else ""]
    if not isinstance(value, list):
        return [""]
    if field in ("only", "not_by"):
        return [f"{'only' if field == 'only' else 'not by'} {' or '.join(map(str, value))}"]
    if field in ("tags", "keywords"):
        return [f"{field[:-1]} {name}" for name in value]
    if field == "marks":
        return [str(mark).replace("_", " ") for mark in value]
    if field == "bad_stuff":
        return [f"bad stuff {' + '.join(map(deed_said, value)) or 'nothing'}"]
    return [_effect_said(one) for one in value] if field == "effects" else [""]


def _number_said(field: str, value: object) -> str:
    one, several = COUNTED[field]
    number = f"{value:+d}" if field.endswith("_delta") else f"{value}"
    return f"{number} {one if value in (1, -1) else several}"


def _effect_said(effect: Mapping[str, object]) -> str:
    if "do" in effect:
        return deed_said(effect)
    amount = effect.get("amount", 0)
    for field, word in (("against", "against"), ("facing", "against"), ("user", "for")):
        names = effect.get(field)
        if isinstance(names, list):
            return f"{amount:+d} {word} {' or '.join(map(str, names))}"
    return GIVEN.get(str(effect.get("gives")), "").format(amount)
