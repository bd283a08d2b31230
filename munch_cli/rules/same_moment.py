"""Two who want to play a card at the same moment: who goes first is left open.

Sheets: none; all know only how long one waits (Combat), and that disputes are argued out (Precedence).
"""

from collections.abc import Iterator

from munch_cli.engine.law import bar, do, may, then
from munch_cli.engine.moments import SOMETHING_OWED
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import Pass, PlayAtOnce, PlayCard, UseAbility
from munch_cli.table.ids import NO_PLAYER, PlayerId

SAME_MOMENT = "gap.two-cards-at-the-same-moment"
WORD = "word"
"""What somebody owes whose turn to speak it is: a card, an ability, or that they play none."""
GOES_FIRST = "goes-first"
"""What the owner owes who is to say which of two goes first."""


def both_at_once(table: Table, command: PlayAtOnce) -> Reason | None:
    """Both may speak; which of them first, no sheet says."""
    return allow("table.anybody-may-speak")


def who_goes_first(table: Table, command: PlayAtOnce) -> Iterator[e.Event]:
    """Whoever spoke first, or sits nearer to the player whose turn it is, or whom the owner of the game picks."""
    reading = table.reading(SAME_MOMENT)
    both = (command.who, command.other)
    if reading == "owner-picks":
        owner = table.state.owner if table.state.owner != NO_PLAYER else table.state.turn.player
        yield e.DebtIncurred(d.GoesFirst(owner, table.new_layer(), players=both))
    else:
        yield from _in_order(table, *(_by_seat(table, both) if reading == "seat-order" else both))


def whom_the_owner_picked(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The player whom the owner named goes first."""
    if event.debt.what == GOES_FIRST:
        one, other = event.debt.players
        yield from _in_order(table, event.player, one if event.player == other else other)


def _by_seat(table: Table, both: tuple[PlayerId, PlayerId]) -> tuple[PlayerId, PlayerId]:
    """From the player whose turn it is on, to the left."""
    seats, first = len(table.state.players), table.state.turn.player
    one, other = sorted(both, key=lambda seat: (seat - first) % seats)
    return one, other


def _in_order(table: Table, first: PlayerId, second: PlayerId) -> Iterator[e.Event]:
    yield e.DebtIncurred(d.Word(second, table.new_layer(), other=first))
    yield e.DebtIncurred(d.Word(first, table.new_layer(), other=second))


def the_other_goes_first(table: Table, command: PlayCard | UseAbility) -> Reason | None:
    """Whoever goes second waits until the first has played, or has said that they do not."""
    words = table.owed(WORD)
    mine = [debt for debt in words if debt.who == command.who]
    return refuse(first=mine[0].other) if mine and any(one.layer > mine[0].layer for one in words) else None


def has_played(table: Table, command: PlayCard | UseAbility) -> Iterator[e.Event]:
    """Whoever had the word has used it."""
    yield from (e.DebtSettled(debt) for debt in table.owed(WORD) if debt.who == command.who)


def may_play_nothing(table: Table, command: Pass) -> Reason | None:
    """Whoever has the word need not play after all."""
    return None if table.owes(command.who, WORD) is None else allow()


def plays_nothing(table: Table, command: Pass) -> Iterator[e.Event]:
    """Then the other has it."""
    debt = table.owes(command.who, WORD)
    if debt is not None:
        yield e.DebtSettled(debt)


RULES = (
    may(PlayAtOnce, both_at_once, SAME_MOMENT),
    do(PlayAtOnce, who_goes_first, SAME_MOMENT),
    then(e.ChoiceMade, whom_the_owner_picked, SAME_MOMENT, of=(GOES_FIRST,)),
    bar(PlayCard, the_other_goes_first, SAME_MOMENT, when=SOMETHING_OWED),
    bar(UseAbility, the_other_goes_first, SAME_MOMENT, when=SOMETHING_OWED),
    do(PlayCard, has_played, SAME_MOMENT),
    do(UseAbility, has_played, SAME_MOMENT),
    may(Pass, may_play_nothing, SAME_MOMENT, when=SOMETHING_OWED),
    do(Pass, plays_nothing, SAME_MOMENT),
)
