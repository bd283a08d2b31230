"""What happens to somebody, in the words of a made-up card: every deed's way of being read and of being said."""

import re
from collections.abc import Callable, Mapping

from munch_cli.language.made_up.facts import COUNT, SLOTS, Raw, count
from munch_cli.table.figures import figure
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import counted


class Wording(NamedTuple):
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
_ROWS: tuple[tuple[str, str, Callable[[re.Match[str]], Raw], Callable[[Mapping[str, object]], str]], ...] = (
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
DEEDS = tuple(Wording(do, re.compile(pattern), fields, said) for do, pattern, fields, said in _ROWS)
"""Every deed that a line can say; of two readings the first counts."""
