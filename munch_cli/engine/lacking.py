"""What no source tells of a card, and what somebody wants to do rests on.

It is asked for only where the answer hangs on it: a command is judged first with the least and the most that it can be.
"""

from collections.abc import Iterator
from copy import copy as copied
from functools import cache

from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.ids import CopyId
from munch_cli.table.state import ON_FOES

FACT_UNKNOWN = "table.card-fact-unknown"
"""No source tells what a card says, and it is needed for what was said."""

RESTING = (c.PlayCard, c.Sell, c.ClaimKill)
"""The commands that can rest on such a fact."""

EXTREMES = {"level": (1, 1_000_000), "strength": (-1_000_000, 1_000_000), "value": (0, 1_000_000)}
"""A number on a card -> the least and the most that it can be, beyond all that is printed."""

Lacking = tuple[CopyId, str]
"""A card, and the fact of it that no source gives."""


def lacking(table: Table, command: c.Command) -> tuple[Lacking, ...]:
    """The facts that a command rests on and no source gives, each with its card; none for most commands."""
    return tuple((copy, fact) for copy, fact in _rests_on(table, command) if fact in table.card(copy).unknown)


def supposed(table: Table, lacks: tuple[Lacking, ...]) -> Iterator[Table]:
    """The same board with the least that every unknown fact can be, and with the most; deeds nobody told do nothing."""
    for place in (0, 1):
        catalogue = table.catalogue.copy()
        for copy, fact in lacks:
            card = table.state.cards[copy]
            catalogue[card] = _told(catalogue[card], fact, EXTREMES[fact][place] if fact in EXTREMES else 0)
        yield Table(table.state, table.law, catalogue)


@cache
def _told(card: Card, fact: str, number: int) -> Card:
    """A card as if a fact of it were known; kept, as the law remembers what its rows say of a card."""
    new = copied(card)
    new.unknown = card.unknown - {fact}
    if fact in EXTREMES:
        setattr(new, fact, number)
    return new


def _rests_on(table: Table, command: c.Command) -> list[Lacking]:
    match command:
        case c.PlayCard():
            return [(command.card, "effects")] if table.card(command.card).kind in CURSE_KINDS else []
        case c.Sell():
            return [(copy, "value") for copy in command.items]
        case c.ClaimKill():
            faces = [(table.state.host.get(foe, foe), "level") for foe in table.foes]
            return faces + [(copy, "strength") for copy in table.state.zones[ON_FOES]]
        case _:
            return []
