"""A card of one's own in one line: ``card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard``.

Every fact becomes the field that a [[card]] table in a file has for it; what the fields may hold is checked there.
"""

import re
from collections.abc import Callable, Collection, Mapping

from munch_cli.table.cards import Kind
from munch_cli.table.nearest import nearest
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import words_of
from munch_cli.table.vocabulary import MARKS

Raw = dict[str, object]
Fields = list[tuple[str, object]]
"""What a fact says: fields with their values; lists are added to what stands there."""

_LINE = re.compile(r"""\s*(?:an?\s+)?card\s+(?:"([^"]+)"|“([^”]+)”|([^:"“]+?))\s*:(.*)$""", re.IGNORECASE | re.DOTALL)


class CardLine(NamedTuple):
    """The name of a card, its facts as written, and the column at which they begin."""

    name: str
    facts: str
    at: int = 0


class Fact(NamedTuple):
    """One fact as written, and its column."""

    text: str
    at: int


class Unread(NamedTuple):
    """A fact that is not understood, or says again what was said: what is amiss, the nearest that could be meant."""

    fact: Fact
    what: str
    nearest: tuple[str, ...] = ()


class Facts(NamedTuple):
    """The table of a card, the fact that each of its fields came from, and what could not be read."""

    raw: Raw
    said: dict[str, Fact]
    unread: tuple[Unread, ...]


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


def facts_of(line: CardLine, tags: Collection[str] = (), keywords: Collection[str] = ()) -> Facts:
    """The table of the card that a line makes up; ``tags`` and ``keywords`` are those that cards bear."""
    facts = _cut(line)
    kind = next((found for fact in facts if (found := _kind(_plain(fact.text)))), "")
    reading = _Reading(kind, {_plain(tag): tag for tag in tags}, {_plain(word): word for word in keywords})
    return reading.read(line.name, facts)


def _cut(line: CardLine) -> list[Fact]:
    """The facts between commas and semicolons."""
    facts = []
    for found in re.finditer(r"[^,;]+", line.facts):
        text = found.group().strip()
        if text:
            facts.append(Fact(text, line.at + found.start() + len(found.group()) - len(found.group().lstrip())))
    return facts


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("−", "-").replace("–", "-").replace("_", " ").split())


# ---- the words of facts

KINDS: dict[str, str] = {kind.replace("-", " "): kind for kind in words_of(Kind)} | {
    "enhancer": "monster-enhancer",
    "one shot item": "one-shot",
    "one shot": "one-shot",
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
_COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_N = r"(\d+|an?|one|two|three|four|five)"
_PLUS = r"([+-]\s?\d+)"
_ENHANCING = ("monster-enhancer",)
_FOES = ("monster", "monster-enhancer")
_ATTIRED = ("item", "one-shot", "ship", "ship-enhancer", "special")
_RUNNING = ("monster", "monster-enhancer", "item", "one-shot", "ship", "ship-enhancer")


def _kind(text: str) -> str:
    return KINDS.get(text.replace("-", " "), "")


def _count(word: str) -> int:
    return _COUNTS.get(word.casefold()) or int(word.replace(" ", ""))


def _names(text: str) -> list[str]:
    """The names in "Elf or Wizard", between "or", "and" and slashes; sexes are no names and begin small."""
    parts = re.split(r"\s+(?:or|and)\s+|/|\+", text, flags=re.IGNORECASE)
    return [_capital(name) for part in parts if (name := part.strip())]


def _capital(name: str) -> str:
    if name.casefold() in ("male", "female"):
        return name.casefold()
    return name[:1].upper() + name[1:] if name == name.casefold() else name


def _bonus(found: re.Match[str], kind: str) -> Fields:
    amount = _count(found[1])
    if kind in _ENHANCING:
        return [("strength", amount)]
    if kind in _ATTIRED:
        return [("bonus", amount)]
    return [("effects", [{"gives": "strength", "amount": amount}])]


def _against(found: re.Match[str], kind: str) -> Fields:
    whom = "against" if kind in _FOES else "facing"
    return [("effects", [{"gives": "strength", "amount": _count(found[1]), whom: _names(found[2])}])]


def _for_user(found: re.Match[str], kind: str) -> Fields:
    return [("effects", [{"gives": "strength", "amount": _count(found[1]), "user": _names(found[2])}])]


def _running(found: re.Match[str], kind: str) -> Fields:
    amount = _count(found[1])
    return [("run_away", amount)] if kind in _RUNNING else [("effects", [{"gives": "run_away", "amount": amount}])]


def _level(found: re.Match[str], kind: str) -> Fields:
    return [("rank" if kind == "power" else "level", _count(found[1]))]


def _deeds(found: re.Match[str], kind: str) -> Fields | None:
    text = found[1].strip().casefold()
    if text in ("nothing", "none"):
        return [("bad_stuff", [])]
    deeds = [deed(part) for part in re.split(r"\s+and\s+(?=lose|gain|go|die|change|discard|become)|\+", text)]
    return None if None in deeds else [("bad_stuff", deeds)]


def deed(text: str) -> Raw | None:
    """One thing that happens to somebody: "lose 2 levels"; None if it is not understood."""
    plain = text.strip().removeprefix("you ").strip()
    for pattern, make in _DEEDS:
        found = pattern.fullmatch(plain)
        if found is not None:
            return make(found)
    return None


def _with_otherwise(raw: Raw, word: str | None) -> Raw:
    return raw | {"otherwise": _count(word)} if word else raw


_OR_LEVELS = rf"(?: or(?: lose)? {_N} levels?)?"
_HAPPENS: tuple[tuple[str, Callable[[re.Match[str]], Raw]], ...] = (
    (rf"lose {_N} levels?", lambda m: {"do": "lose_levels", "amount": _count(m[1])}),
    (rf"(?:gain|go up) {_N} levels?", lambda m: {"do": "gain_levels", "amount": _count(m[1])}),
    (
        rf"lose (?:your |the )?(headgear|armou?r|footgear){_OR_LEVELS}",
        lambda m: _with_otherwise({"do": "lose_worn", "slot": SLOTS[m[1]]}, m[2]),
    ),
    (
        rf"lose {_N} (?:(big|small) )?items?",
        lambda m: {"do": "lose_item", "count": _count(m[1]), "size": m[2] or "any"},
    ),
    (
        r"lose (?:all|every)(?: your)?(?: (big|small))? items?",
        lambda m: {"do": "lose_items", "size": m[1] or "any"},
    ),
    (r"(?:discard|lose) (?:your )?(?:whole )?hand", lambda m: {"do": "discard_hand"}),
    (
        rf"lose (?:your |a )?(race|class|accent|power){_OR_LEVELS}",
        lambda m: _with_otherwise({"do": "lose_kind", "kind": m[1]}, m[2]),
    ),
    (
        rf"lose all(?: your)? (race|class|accent|power)(?:e?s){_OR_LEVELS}",
        lambda m: _with_otherwise({"do": "lose_kind", "kind": m[1], "every": True}, m[2]),
    ),
    (r"(?:become|drop to|go to) level (\d+)", lambda m: {"do": "set_level", "to": int(m[1])}),
    (r"(?:die|death|are dead|you die)", lambda m: {"do": "perish"}),
    (r"(?:change|lose your) sex|(?:your )?sex changes", lambda m: {"do": "change_sex"}),
)
_DEEDS = tuple((re.compile(pattern), make) for pattern, make in _HAPPENS)

_Make = Callable[[re.Match[str], str], "Fields | None"]
_WAYS: tuple[tuple[str, _Make], ...] = (
    (rf"{_PLUS}(?: bonus| strength)?", _bonus),
    (r"(?:bonus|strength) ([+-]?\d+)", _bonus),
    (rf"{_PLUS} against (.+)", _against),
    (rf"{_PLUS} for (.+)", _for_user),
    (rf"{_PLUS} to run(?:ning)?(?: away)?", _running),
    (rf"{_PLUS} treasures?", lambda m, k: [("treasures_delta", _count(m[1]))]),
    (rf"{_PLUS} to (?:the )?hand(?: limit)?", lambda m, k: [("effects", [_gives("hand_limit", m)])]),
    (rf"{_N} treasures?", lambda m, k: [("treasures", _count(m[1]))]),
    (r"no treasures?", lambda m, k: [("treasures", 0)]),
    (r"(?:level|rank) (\d+)", _level),
    (rf"{_N} levels?", lambda m, k: [("levels_gained", _count(m[1]))]),
    (r"([\d.]+) ?(?:gp|gold|gold pieces)", lambda m, k: [("value", int(m[1].replace(".", "")))]),
    (r"no value", lambda m, k: [("value", 0)]),
    (r"(\d+) (?:copies|copy)", lambda m, k: [("copies", int(m[1]))]),
    (r"big(?: item)?", lambda m, k: [("big", True)]),
    (r"spares (?:up to )?level (\d+)(?: and below| or below)?", lambda m, k: [("spares", int(m[1]))]),
    (r"(?:stays|keeps|lasting)", lambda m, k: [("keeps", True)]),
    (r"(?:usable )?(?:only (?:by )?|by )(.+?)(?: only)?", lambda m, k: [("only", _names(m[1]))]),
    (r"(.+?) only", lambda m, k: [("only", _names(m[1]))]),
    (r"not (?:usable )?(?:by |for )?(.+)", lambda m, k: [("not_by", _names(m[1]))]),
    (r"bad stuff:? (.+)", _deeds),
    (r"tags? (.+)", lambda m, k: [("tags", _names(m[1]))]),
    (r"keywords? (.+)", lambda m, k: [("keywords", _names(m[1]))]),
)
"""How a fact is written -> the fields it means on a card of a kind."""
_FACTS = tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _WAYS)

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
"""Facts as one may write them, for those that are not understood."""


def _gives(what: str, found: re.Match[str]) -> Raw:
    return {"gives": what, "amount": _count(found[1])}


class _Reading:
    """The facts of one card being read."""

    def __init__(self, kind: str, tags: Mapping[str, str], keywords: Mapping[str, str]) -> None:
        self.kind = kind
        self.tags = tags
        self.keywords = keywords
        self.marks = {mark.replace("_", " "): mark for mark in MARKS}

    def read(self, name: str, facts: list[Fact]) -> Facts:
        """The table of the card."""
        raw: Raw = {"name": name}
        said: dict[str, Fact] = {}
        unread: list[Unread] = []
        for fact in facts:
            fields = self._fields(fact)
            if fields is None:
                unread.append(Unread(fact, f'the fact "{fact.text}" is not understood', self._near(fact)))
                continue
            for field, value in fields:
                held = raw.get(field)
                if held is None:
                    raw[field] = value
                elif isinstance(held, list) and isinstance(value, list):
                    raw[field] = [*held, *value]
                else:
                    unread.append(Unread(fact, f'"{said[field].text}" is said already'))
                said.setdefault(field, fact)
        return Facts(raw, said, tuple(unread))

    def _fields(self, fact: Fact) -> Fields | None:
        plain = _plain(fact.text)
        if _kind(plain):
            return [("kind", _kind(plain))]
        if plain in SLOTS:
            return [("slot", SLOTS[plain])]
        if plain in self.marks:
            return [("marks", [self.marks[plain]])]
        if plain in self.tags and self.kind in _FOES:
            return [("tags", [self.tags[plain]])]
        if plain in self.keywords:
            return [("keywords", [self.keywords[plain]])]
        happens = deed(plain)
        if happens is not None:
            return [("bad_stuff" if self.kind == "monster" else "effects", [happens])]
        return self._by_pattern(fact)

    def _by_pattern(self, fact: Fact) -> Fields | None:
        text = " ".join(fact.text.replace("−", "-").replace("–", "-").split())
        for pattern, make in _FACTS:
            found = pattern.fullmatch(text)
            if found is not None:
                return make(found, self.kind)
        return None

    def _near(self, fact: Fact) -> tuple[str, ...]:
        known = [*KINDS.values(), *SLOTS, *self.marks, *SHAPES, *self.tags.values()]
        return nearest(fact.text, [word for word in known if word], 2)


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


def _said(field: str, value: object) -> list[str]:
    """The facts that say a field; [""] if there is no way."""
    if field in _PLAIN_FIELDS:
        return [_PLAIN_FIELDS[field].format(value)]
    if field in ("big", "keeps"):
        return [{"big": "big", "keeps": "stays"}[field]] if value is True else [""]
    if not isinstance(value, list):
        return [""]
    if field in ("only", "not_by"):
        return [f"{'only' if field == 'only' else 'not by'} {' or '.join(map(str, value))}"]
    if field in ("tags", "keywords"):
        return [f"{field[:-1]} {name}" for name in value]
    if field == "marks":
        return [str(mark).replace("_", " ") for mark in value]
    if field == "bad_stuff":
        return [f"bad stuff {' + '.join(_deed_said(one) for one in value) or 'nothing'}"]
    return [_effect_said(one) for one in value] if field == "effects" else [""]


_PLAIN_FIELDS = {
    "kind": "{}",
    "slot": "{}",
    "bonus": "{:+d}",
    "strength": "{:+d}",
    "run_away": "{:+d} to run away",
    "treasures_delta": "{:+d} treasure",
    "treasures": "{} treasures",
    "level": "level {}",
    "rank": "rank {}",
    "levels_gained": "{} levels",
    "value": "{} gp",
    "copies": "{} copies",
    "spares": "spares level {}",
}


def _effect_said(effect: object) -> str:
    if not isinstance(effect, dict):
        return ""
    if "do" in effect:
        return _deed_said(effect)
    amount = f"{effect.get('amount', 0):+d}"
    for field, word in (("against", "against"), ("facing", "against"), ("user", "for")):
        if field in effect:
            return f"{amount} {word} {' or '.join(effect[field])}"
    return {"strength": amount, "run_away": f"{amount} to run away", "hand_limit": f"{amount} to hand limit"}.get(
        str(effect.get("gives")), ""
    )


def _deed_said(effect: object) -> str:
    if not isinstance(effect, dict):
        return "?"
    levels = f" or {effect['otherwise']} levels" if "otherwise" in effect else ""
    size = f"{effect['size']} " if effect.get("size", "any") != "any" else ""
    many = f"lose {effect.get('count', 1)} {size}items"
    every = f"lose all {effect.get('kind')}{'es' if effect.get('kind') == 'class' else 's'}{levels}"
    ways = {
        "lose_levels": f"lose {effect.get('amount', 1)} levels",
        "gain_levels": f"gain {effect.get('amount', 1)} levels",
        "lose_worn": f"lose {effect.get('slot')}{levels}",
        "lose_item": many,
        "lose_items": f"lose all {size}items",
        "discard_hand": "discard hand",
        "lose_kind": every if effect.get("every") else f"lose {effect.get('kind')}{levels}",
        "set_level": f"become level {effect.get('to')}",
        "perish": "die",
        "change_sex": "change sex",
    }
    return ways.get(str(effect.get("do")), "?")
