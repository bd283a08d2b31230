"""Asking rules with less than the whole command, so that many commands are answered at once.

A rule only reads. Asked about a command that tells nothing but who says it, whatever a rule answers holds for all such
commands of his at this moment; a rule that asks for more is asked again with each command. Asked with nothing but the
printed card, a rule that has nothing to say never has, of this card: such rows are left out from then on.
"""

from munch_cli.engine.law import Law, MayRule, NotYetRule, Row
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Toml
from munch_cli.table import commands as c
from munch_cli.table.cards import Card
from munch_cli.table.ids import CopyId, PlayerId, RuleId
from munch_cli.table.typed import cast

CommandType = type[c.Command]

BY_CARD: tuple[CommandType, ...] = (c.PlayCard, c.UseAbility, c.DiscardCard)
"""Commands about a card, of which most rows look first at what is printed on it."""


class Unsaid(Exception):
    """A rule asked for something that was not said."""


STUMBLES = (Unsaid, AttributeError, LookupError, TypeError)
"""What a rule may raise that is asked with less than the whole: it is asked again with the whole."""


def said_by(kind: CommandType, who: PlayerId) -> c.Command:
    """A command of a type of which nothing is known but who says it: asked for more, it is ``Unsaid``."""
    return _half(kind, ("who",), (who,))


def _half(kind: CommandType, fields: tuple[str, ...], values: tuple[object, ...]) -> c.Command:
    half = _HALVES.get((kind, fields))
    if half is None:
        hidden = {field: property(_unsaid) for field in kind._fields if field not in fields}
        half = _HALVES[kind, fields] = type(f"Half{kind.__name__}", (kind,), {"__slots__": (), **_HIDDEN, **hidden})
    return tuple.__new__(half, values)


def _unsaid(*asked: object) -> None:
    raise Unsaid


_HALVES: dict[tuple[CommandType, tuple[str, ...]], type] = {}
_LOOKS_AT_ALL = ("__iter__", "__getitem__", "__len__", "__eq__", "__ne__", "__hash__", "__contains__")
_HIDDEN = dict.fromkeys((*_LOOKS_AT_ALL, "_asdict", "_replace"), _unsaid)
"""What looks at a command as a whole."""


def asks_at_once(function: object, kind: CommandType) -> bool:
    """Whether a function reads a field of the command other than ``who`` before it reads the table.

    Asked with half a command, such a one never gets anywhere.
    """
    known = _AT_ONCE.get((function, kind))
    if known is None:
        known = _AT_ONCE[function, kind] = _stumbles_first(function, kind)
    return known


def _stumbles_first(function: object, kind: CommandType) -> bool:
    try:
        cast("MayRule", function)(cast("Table", Blank()), said_by(kind, PlayerId(0)))
    except Unsaid:
        return True
    except STUMBLES:  # it looks at the table first, or at nothing it finds here
        return False
    return False


class Blank:
    """A table that tells nothing; asked for something it only notices with what."""

    def __getattr__(self, name: str) -> object:
        if callable(getattr(Table, name, None)):
            return _unseen
        raise AttributeError(name)


def _unseen(*asked: object) -> None:
    raise LookupError


_AT_ONCE: dict[tuple[object, CommandType], bool] = {}

# ---- by the printed card


def rows_about(table: Table, command: c.Command) -> tuple[Row, ...]:
    """The rows that may have something to say of a command, whether it is modelled and may be given, in their order."""
    law, key = table.law, _sort_of(table, command)
    known = law.sieved.get(key)
    if known is None:
        known = law.sieved[key] = _sieved(table, command)
    return known


def rows_to_try(table: Table, command: c.Command) -> list[Row]:
    """The same rows, the latest to decide first: whoever asks them moves the one that decides to the front."""
    law, key = table.law, _sort_of(table, command)
    known = law.tried.get(key)
    if known is None:
        known = law.tried[key] = list(rows_about(table, command))
    return known


def rows_of(law: Law, kind: CommandType) -> list[Row]:
    """All rows about a kind of command, in the order in which they are tried."""
    known = law.tried.get(kind)
    if known is None:
        known = law.tried[kind] = [*law.on("not_yet", kind), *law.on("may", kind)]
    return known


def _sort_of(table: Table, command: c.Command) -> tuple[object, ...]:
    """What tells commands apart of which other rows may have something to say: the card, and what is named with it."""
    kind = type(command)
    if isinstance(command, c.PlayCard):
        card = command.card
        aims: tuple[object, ...] = (command.on_player < 0, command.on_card < 0, command.along < 0)
    elif isinstance(command, c.UseAbility) and command.card >= 0:
        card = command.card
        aims = (command.ability, command.on_player < 0, command.on_card < 0, command.taking < 0, not command.discards)
    elif isinstance(command, c.DiscardCard):
        card, aims = command.card, ()
    else:
        return (kind,)
    return (kind, table.card(card), table.state.backs[card], aims)


def _sieved(table: Table, command: c.Command) -> tuple[Row, ...]:
    """Leaves out the rows that say nothing of a card, asked with it and with what is not named along with it."""
    kind = type(command)
    rows = (*table.law.on("not_yet", kind), *table.law.on("may", kind))
    if not isinstance(command, c.PlayCard | c.UseAbility | c.DiscardCard) or command.card < 0:
        return rows
    plain = [name for name, default in kind._field_defaults.items() if getattr(command, name) == default]
    named = ("card", "ability") if kind is c.UseAbility else ("card",)
    half, printed = _half(kind, (*named, *plain), tuple(command)), cast("Table", Printed(table))
    return tuple(row for row in rows if not _says_nothing(row, printed, half))


def _says_nothing(row: Row, printed: Table, half: c.Command) -> bool:
    try:
        return not cast("MayRule | NotYetRule", row.function)(printed, half)
    except STUMBLES:
        return False


class Printed:
    """A table that tells nothing but what is printed: the cards, their backs, and the edition's rules and values."""

    def __init__(self, table: Table) -> None:
        self.law: Law = table.law
        self.catalogue = table.catalogue
        self.state = Backs(table.state.cards, table.state.backs)
        self._table = table

    def card(self, copy: CopyId) -> Card:
        """The printed card of a copy."""
        return self._table.card(copy)

    def in_force(self, id: str) -> bool:
        """Whether the edition has a rule."""
        return self.law.in_force(id)

    def value(self, name: str) -> "Toml | None":
        """A value the edition names."""
        return self._table.value(name)

    def number(self, name: str) -> int | None:
        """A named value that is a number."""
        return self._table.number(name)

    def value_rule(self, name: str) -> tuple[RuleId, ...]:
        """The rule that names a value."""
        return self._table.value_rule(name)


class Backs:
    """Of the board, only what never changes: which cards there are, and their backs."""

    def __init__(self, cards: tuple[object, ...], backs: tuple[int, ...]) -> None:
        self.cards = cards
        self.backs = backs
