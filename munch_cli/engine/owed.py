"""What is owed and how it is answered: finding the debt a command answers, and settling a choice."""

from collections.abc import Iterator

from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.apply import top_layer
from munch_cli.table.commands import Choose
from munch_cli.table.debts import Debt
from munch_cli.table.ids import PlayerId


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


def shares(debt: Debt) -> dict[PlayerId, tuple[int, int]]:
    """How many of the cards owed in charity each receiver is still to get, at least and at most.

    With what they have had already, all are to have as nearly the same number as can be.
    """
    had = {who: debt.had.count(who) for who in debt.players}
    even, over = 0, debt.count
    while had and (behind := sum(number <= even for number in had.values())) <= over:
        even, over = even + 1, over - behind
    least = {who: max(0, even - number) for who, number in had.items()}
    return {who: (least[who], least[who] + (over > 0 and had[who] <= even)) for who in had}
