"""What a player owes who has more in front of them than they may have: discards of their choice."""

from collections.abc import Iterator

from munch_cli.engine.law import do, may, then
from munch_cli.engine.moments import SOMETHING_OWED
from munch_cli.engine.reasons import Reason, allow
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import DiscardCard
from munch_cli.table.ids import CopyId, PlayerId, RuleId


def shedding(
    table: Table, who: PlayerId, options: tuple[CopyId, ...], because: tuple[RuleId, ...]
) -> Iterator[e.Event]:
    """The events by which a player comes to owe a discard among ``options``; none among them: they owe it no longer.

    ``because`` tells one such debt from another, so that a standing limit may call this again and again.
    """
    for debt in table.owed("shed"):
        if debt.who == who and debt.because == because:
            if debt.options == options:
                return
            yield e.DebtSettled(debt)
    if options:
        yield e.DebtIncurred(d.Shed(who, table.new_layer(), because, options))


def is_shedding(table: Table, who: PlayerId, because: tuple[RuleId, ...]) -> bool:
    """Whether such a debt stands already."""
    return any(debt.who == who and debt.because == because for debt in table.owed("shed"))


def gives_up_a_big_item(table: Table, who: PlayerId) -> bool:
    """Whether a player owes to be rid of a Big Item at once, so that no bar on dealing keeps them from it."""
    return any(debt.who == who for debt in table.owed("shed-big"))


def is_to_be_shed(table: Table, who: PlayerId, copy: CopyId) -> bool:
    """Whether a card is among those of which a player owes a discard."""
    return any(debt.who == who and copy in debt.options for debt in table.owed("shed"))


def discarded_as_owed(table: Table, command: DiscardCard) -> Reason | None:
    """Whoever owes a discard may say which by discarding it, though the card is not one to be thrown away at will."""
    owed = (debt for debt in table.owed("shed") if debt.who == command.who and command.card in debt.options)
    debt = next(owed, None)
    return None if debt is None else allow(*debt.because, over=KEPT)


def what_was_owed_goes(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """It is gone, if no rule of its own has it gone already; whether more is owed, the standing limit says."""
    if is_to_be_shed(table, command.who, command.card) and table.owner_of(command.card) == command.who:
        yield e.CardDiscarded(command.card, command.who)


def shed_by_choice(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What a player chose to be rid of is discarded; whether more is owed, the standing limit says."""
    if event.debt.what == "shed":
        yield e.CardDiscarded(event.card, event.debt.who, event.debt.because)


KEPT = ("items.no-discard-just-because", "big-items.no-discarding-one-to-play-another")
"""Rules by which an Item is not thrown away, but for the discard that is owed."""

ROWS = (
    may(DiscardCard, discarded_as_owed, over=KEPT, when=SOMETHING_OWED),
    do(DiscardCard, what_was_owed_goes),
    then(e.ChoiceMade, shed_by_choice, of=("shed",)),
)
"""What is said by those who owe a discard, and what follows."""
