"""A card made up in one line, read: ``card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard``.

Every fact becomes the field that a [[card]] table in a file has for it; what the fields may hold is checked there.
"""

import re
from collections.abc import Collection, Mapping

from munch_cli.language.made_up.deeds import deed
from munch_cli.language.made_up.facts import FOES, KINDS, SHAPES, SLOTS, Fields, Raw, kind_of, meant
from munch_cli.language.made_up.line import CardLine, Fact, facts_in, plain, straight
from munch_cli.table.nearest import nearest
from munch_cli.table.records import NamedTuple
from munch_cli.table.vocabulary import MARKS

_BAD_STUFF = re.compile(r"bad stuff:? (.+)")
_BETWEEN_DEEDS = re.compile(r"\s+and\s+(?=lose|gain|go|die|change|discard|become)|\+")
_MARKS = {mark.replace("_", " "): mark for mark in MARKS}


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


def facts_of(line: CardLine, tags: Collection[str] = (), keywords: Collection[str] = ()) -> Facts:
    """The table of the card that a line makes up; ``tags`` and ``keywords`` are those that cards bear."""
    facts = facts_in(line)
    kind = next((found for fact in facts if (found := kind_of(plain(fact.text)))), "")
    known = _Known(kind, {plain(tag): tag for tag in tags}, {plain(word): word for word in keywords})
    raw: Raw = {"name": line.name}
    said: dict[str, Fact] = {}
    unread: list[Unread] = []
    for fact in facts:
        fields = known.fields(fact.text)
        if fields is None:
            unread.append(Unread(fact, f'the fact "{fact.text}" is not understood', known.near(fact.text)))
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
