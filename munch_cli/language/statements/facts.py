"""Facts: sentences that lay one field of the board, made from the sentence that each field declares.

    Ann has met a monster this turn        Bob and Cy would not help        Plain Curse lies in the Door discards

A field of the board is said as soon as its ``Spec`` in ``table/state.py`` has a sentence; nothing else has to know it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from munch_cli.language.forms import NUMBER, PLAYER, Blank, Literal, Pattern, Slot, form_of, is_article
from munch_cli.language.patterns import read_pattern
from munch_cli.language.reader import (
    THE_END,
    Either,
    Named,
    NamedAbility,
    NamedOffer,
    NamedPlayer,
    NamedPlayers,
    Reader,
    Value,
    Values,
    WholeHand,
    WhyAsked,
    Words,
)
from munch_cli.language.statements.sentence import ANY, Found, Sentence
from munch_cli.table import state as s
from munch_cli.table.ids import CardId, CopyId, PlayerId
from munch_cli.table.saying import listed
from munch_cli.table.statements import FactValue, FieldStated
from munch_cli.table.typed import Field, NamedTuple, Spec, fields_of

SUBJECTS = ("turn", "fighter", "helper", "who")
"""Blanks that name the player of the turn, of the fight, or of the part of the board."""
VALUE = "value"
"""The blank for the whole field."""
_BLANK = re.compile(r"\{(\w+)\}")
_MANY = re.compile(r"(\w+)\|(\w+)")
_PEOPLE = Slot("players", "a player's name")
_WORD = Slot("reading", "a word")
_ABILITY = Slot("ability", "an ability")


class FactForm(NamedTuple):
    """A field of the board with its sentence. ``about``: what the field is, in a few words."""

    part: str
    field: Field
    sentence: str
    pattern: Pattern
    about: str

    @property
    def leading(self) -> Literal:
        """The first fixed word, articles aside."""
        return next(part for part in self.pattern if isinstance(part, Literal) and not is_article(part))

    @property
    def slots(self) -> dict[str, Slot]:
        """The slot of each blank."""
        return {blank.field: blank.slot for blank in self.pattern if isinstance(blank, Blank)}

    @property
    def is_record(self) -> bool:
        """True if the sentence states one record of the field."""
        return any(blank not in (*SUBJECTS, VALUE) for blank in _BLANK.findall(self.sentence))


def slot_of(kind: object, words: tuple[str, ...] = ()) -> Slot | None:
    """Return the slot in which a value of this type is read, or None if no sentence can hold one."""
    parts: tuple[object, ...] = getattr(kind, "__args__", ())
    if type(None) in parts:
        return slot_of(parts[0])
    if words and kind is int:
        return Slot("word", " or ".join(words), (words,))
    if kind == tuple[tuple[PlayerId, CopyId], ...]:
        return ANY
    return _SLOTS.get(kind)


_SLOTS: dict[object, Slot] = {
    int: NUMBER,
    str: _ABILITY,
    PlayerId: PLAYER,
    CardId: Slot("card", ANY.asks),
    CopyId: Slot("card", ANY.asks),
    tuple[PlayerId, ...]: _PEOPLE,
    tuple[CopyId, ...]: ANY,
    tuple[str, ...]: _WORD,
}


def record_of(field: Field) -> type | None:
    """Return the type of the records that a field holds, or None."""
    return next((one for one in getattr(field.kind, "__args__", ()) if hasattr(one, "_fields")), None)


def _form(part: str, field: Field, sentence: str) -> FactForm | None:
    """Return the sentence of a field as a form, or None if a blank holds what no sentence can say."""
    slots: dict[str, Slot] = {}
    record = record_of(field)
    parts = {one.name: one for one in fields_of(record)} if record is not None else {}
    for blank in _BLANK.findall(sentence):
        if blank in SUBJECTS:
            slot: Slot | None = PLAYER
        elif blank == VALUE:
            slot = slot_of(field.kind, field.spec.words)
        else:
            slot = slot_of(parts[blank].kind, parts[blank].spec.words)
        if slot is None:
            return None
        slots[blank] = slot
    says = _BLANK.sub(r"<\1>", sentence)
    return FactForm(part, field, sentence, form_of(f"!{says}", slots).pattern, field.spec.about)


def _forms() -> Iterator[FactForm]:
    declared: list[tuple[str, Field, str]] = []
    for part, kind in (("table", s.Turn), ("table", s.State), ("turn", s.Turn), ("combat", s.Combat), ("deal", s.Deal)):
        here = "table" if part == "table" else ""
        declared += [(part, field, field.spec.told) for field in fields_of(kind) if field.spec.part == here]
    declared += [("player", field, field.spec.told) for field in fields_of(s.Player)]
    for (part, name), sentence in s.ZONES_TOLD.items():
        pile = Spec(f"the cards of {part}.{name}")
        declared.append((part, Field(name, name, tuple[CopyId, ...], (), False, pile), sentence))
    for part, field, sentence in declared:
        form = _form(part, field, sentence) if sentence not in ("", "-") else None
        if form is not None:
            yield form


FACTS = tuple(_forms())
"""Every sentence that lays a field of the board."""
FACT_OF = {(form.part, form.field.name): form for form in FACTS}


# ---- reading


def fact(sentence: Sentence, begin: int) -> Found | None:
    """The fact that the words from here to the end state. None if they state none.

    What could have stood at every word is noted in the reader.
    """
    reader = sentence.reader
    is_about = {
        "player": reader.player(begin)[0] is not None,
        "card": reader.card(begin)[0] is not None,
        "ability": True,
    }
    for form in FACTS:
        first = form.pattern[0]
        if isinstance(first, Blank) and not is_about.get(_BEGINS.get(first.slot.kind, ""), True):
            continue
        values: Values = {}
        noted = len(reader.wants)
        after = read_pattern(reader, form.pattern, begin, values)
        _forget_opening(reader, noted, form)
        if after == reader.end:
            said = tuple((blank, _meant(sentence, value)) for blank, value in values.items())
            known = tuple((blank, value) for blank, value in said if value is not None)
            return (FieldStated(form.part, form.field.name, known), after) if len(known) == len(said) else None
        if after >= 0:
            reader.want(after, THE_END.asks, THE_END, {})
    return None


def _forget_opening(reader: Reader, noted: int, form: FactForm) -> None:
    """Forget what could have stood up to the first fixed word of a fact: nothing shows yet that it is meant."""
    first = form.leading.phrase
    opening = next((want.at for want in reader.wants[noted:] if want.says == first), reader.end)
    reader.wants[noted:] = [want for want in reader.wants[noted:] if want.at > opening]


_BEGINS = {"player": "player", "players": "player", "laid": "card", "card": "card"}


def _meant(sentence: Sentence, value: Value) -> FactValue | None:
    """What a blank holds: players by their names, cards by their ids. None if a name means nothing here."""
    seated = sentence.seated()
    if isinstance(value, NamedPlayer):
        return seated[value.seats[0]] if len(value.seats) == 1 else None
    if isinstance(value, Named):
        return sentence.printed(value, ANY, value.marks)
    if isinstance(value, NamedAbility):
        return value.bearers[0].called
    if isinstance(value, Words):
        return value.text
    if isinstance(value, int):
        return value
    if isinstance(value, NamedPlayers):
        found = [seated[one.seats[0]] for one in value.players if len(one.seats) == 1]
        return tuple(found) if len(found) == len(value.players) else None
    if isinstance(value, WhyAsked | Either | NamedOffer | WholeHand):
        return None
    cards = [card for one in value if (card := sentence.printed(one, ANY, one.marks)) is not None]
    return tuple(cards) if len(cards) == len(value) else None


# ---- said back


def said_fact(stated: FieldStated, player: Callable[[str], str], card: Callable[[CardId], str]) -> str:
    """Return the sentence of a fact. ``player`` and ``card`` write a name."""
    form = FACT_OF[stated.part, stated.field]
    values = dict(stated.said)

    def written(found: re.Match[str]) -> str:
        kind, value = form.slots[found[1]].kind, values[found[1]]
        parts = value if isinstance(value, tuple) else (str(value),)
        if kind in ("card", "laid"):
            return " + ".join(card(CardId(part)) for part in parts)
        return listed([player(part) for part in parts] if kind in ("player", "players") else parts)

    whole = values.get(VALUE)
    several = isinstance(whole, tuple) and len(whole) > 1
    return _BLANK.sub(written, _MANY.sub(r"\2" if several else r"\1", form.sentence))


def openings() -> Iterator[str]:
    """The first words of facts that begin with no name."""
    for form in FACTS:
        if isinstance(first := form.pattern[0], Literal):
            yield first.phrase
