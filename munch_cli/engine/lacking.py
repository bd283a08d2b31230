"""What no source tells of a card, and what somebody wants to do rests on."""

from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.cards import CURSE_KINDS
from munch_cli.table.ids import CopyId
from munch_cli.table.state import ON_FOES

FACT_UNKNOWN = "table.card-fact-unknown"
"""No source tells what a card says, and it is needed for what was said."""

Lacking = tuple[CopyId, str]
"""A card, and the fact of it that no source gives."""


def lacking(table: Table, command: c.Command) -> tuple[Lacking, ...]:
    """The facts that a command rests on and no source gives, each with its card; none for most commands."""
    return tuple((copy, fact) for copy, fact in _rests_on(table, command) if fact in table.card(copy).unknown)


def _rests_on(table: Table, command: c.Command) -> list[Lacking]:
    match command:
        case c.PlayCard():
            return [(command.card, "effects")] if table.card(command.card).kind in CURSE_KINDS else []
        case c.Sell():
            return [(copy, "value") for copy in command.items]
        case c.ClaimKill():
            faces = [(_face(table, foe), "level") for foe in table.foes]
            return faces + [(copy, "strength") for copy in table.state.zones[ON_FOES]]
        case _:
            return []


def _face(table: Table, foe: CopyId) -> CopyId:
    """The card that tells what a monster is: its own, or that of the monster which it is a double of."""
    return table.state.host.get(foe, foe)
