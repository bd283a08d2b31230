"""The words of facts: what a made-up card may be said to be, and the fields that each way of saying it means."""

import re
from collections.abc import Callable

from munch_cli.table.cards import Kind
from munch_cli.table.figures import figure
from munch_cli.table.typed import words_of

Raw = dict[str, object]
Fields = list[tuple[str, object]]
"""What a fact says: fields with their values; lists are added to what stands there."""

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
    """The names in "Elf or Wizard", between "or", "and" and slashes; sexes are no names and begin small."""
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
"""How a fact is written -> the fields it means on a card of a kind; of two readings the first counts."""
