"""The line under the prompt: the sheet, the turn, both totals, and who is owed something."""

from munch_cli.engine.table import Table
from munch_cli.show.look import Look
from munch_cli.show.play import levels_said, moment_said
from munch_cli.table.apply import top_layer
from munch_cli.table.columns import columns, fitting, visible
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER
from munch_cli.table.saying import listed

BETWEEN = " · "
WAITED_FOR = {"die": "the die", "draw": "a card", "silence": "anybody's word"}


def bottom_parts(table: Table) -> list[str]:
    """The parts, the most wanted first: what is owed, the totals, the Levels, the turn, the sheet."""
    state = table.state
    parts = []
    if state.winners:
        parts.append(f"{listed([state.players[who].name for who in state.winners])} won")
    elif state.owed:
        parts.append(f"waits for {listed(_waited_for(table))}")
    if table.fight is not None:
        parts.append(f"munchkins {table.total('munchkins').amount} : {table.total('monsters').amount} monsters")
    return [
        *parts,
        *([standing] if (standing := levels_said(table)) else []),
        moment_said(table),
        table.law.edition.short,
    ]


def bottom_line(table: Table, width: int, look: Look) -> str:
    """As many of the parts as there is room for, the sheet first where it fits."""
    parts = [visible(part) for part in bottom_parts(table)]
    while len(parts) > 1 and columns(BETWEEN.join(parts)) > width:
        parts.pop()
    said = fitting(BETWEEN.join(reversed(parts)), width)
    return said if look.symbols else said.replace(BETWEEN, " - ")


def _waited_for(table: Table) -> list[str]:
    """Who or what has to speak before the turn goes on."""
    return list(dict.fromkeys(_whom(table, debt) for debt in top_layer(table.state)))


def _whom(table: Table, debt: Debt) -> str:
    if debt.who != NO_PLAYER:
        return table.state.players[debt.who].name
    return WAITED_FOR.get(debt.what, "everybody")
