"""What is owed and how it is answered: finding the debt a command answers, and settling a choice."""

from collections.abc import Iterator

from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.apply import top_layer
from munch_cli.table.commands import Choose
from munch_cli.table.state import Debt


def answered(table: Table, command: Choose) -> Debt | None:
    """The debt of the top layer that a choice answers, or None if it names nothing that is asked for."""
    for debt in top_layer(table.state):
        if debt.who == command.who and _among(debt, command):
            return debt
    return None


def _among(debt: Debt, command: Choose) -> bool:
    if command.card >= 0:
        return command.card in debt.options
    return command.word in debt.words if command.word else command.player in debt.players


def choosing(table: Table, command: Choose) -> Iterator[e.Event]:
    """The debt is settled and the choice made; what follows from it is for the rules to say."""
    debt = answered(table, command)
    if debt is not None:
        yield e.DebtSettled(debt)
        yield e.ChoiceMade(debt, command.card, command.player, command.word, debt.because)
