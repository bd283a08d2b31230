"""What is owed of cards that have gone meanwhile: nobody loses the same card twice, nor what is another's by now."""

from collections.abc import Callable, Iterator

from munch_cli.effects.aim import deeds_behind
from munch_cli.effects.grabbing import ROOM
from munch_cli.effects.looking import items_to_lose
from munch_cli.effects.losing import worth_owed
from munch_cli.engine.law import always
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER, CopyId

Settling = Callable[[Table, Debt, tuple[CopyId, ...]], Iterator[e.Event]]
"""What comes of a debt of which only some of the cards are left."""


def what_is_gone_pays_for_nothing(table: Table) -> Iterator[e.Event]:
    """Whoever owes a choice among cards chooses among those that are still there."""
    for what, settling in SETTLING.items():
        for debt in table.owed(what):
            left = tuple(copy for copy in debt.options if _is_there(table, debt, copy))
            if left != debt.options:
                yield e.DebtSettled(debt)
                yield from settling(table, debt, left)


def _is_there(table: Table, debt: Debt, copy: CopyId) -> bool:
    """Whether a card can still be chosen: it is with its player, and they have not played it out of their hand."""
    victim = debt.who if debt.other == NO_PLAYER else debt.other
    if table.owner_of(copy) != victim:
        return False
    if debt.what == "swap" or copy in items_to_lose(table, victim):
        return True
    return (copy in table.hand(victim)) == _is_of_the_hand(table, debt)


def _is_of_the_hand(table: Table, debt: Debt) -> bool:
    """Whether what is lost besides Items is lost from the hand, as by a die; else it lies before its player."""
    return any(isinstance(deed, v.LoseByRoll) for deed in deeds_behind(table, debt.because))


def _fewer_are_lost(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """With no more left than are lost, all of them go."""
    if len(left) <= debt.count:
        yield from (e.CardDiscarded(copy, debt.who, debt.because) for copy in left)
    else:
        yield e.DebtIncurred(debt._replace(options=left), debt.because)


def _sum_is_owed(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """The same sum is owed of what there is."""
    yield from worth_owed(table, debt.who, debt.count, debt.layer, debt.because)


def _chosen_among_them(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """The choice is among what is left, if anything is."""
    if left:
        yield e.DebtIncurred(debt._replace(options=left), debt.because)


def _swapped_if_enough(table: Table, debt: Debt, left: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """Whoever has too few left to swap swaps nothing."""
    if len(left) >= debt.count:
        yield e.DebtIncurred(debt._replace(options=left), debt.because)


SETTLING: dict[str, Settling] = {
    "lose": _fewer_are_lost,
    "lose-worth": _sum_is_owed,
    "levy": _chosen_among_them,
    "swap": _swapped_if_enough,
    ROOM: _chosen_among_them,
}
"""Kind of debt -> what comes of it when some of its cards have gone."""

ROWS = (always(what_is_gone_pays_for_nothing, owed=SETTLING),)
"""What holds of such debts at every moment."""
