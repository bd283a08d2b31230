"""Rolls against a rival: the user rolls, then the rival; only a higher roll of the user's counts."""

from collections.abc import Iterator

from munch_cli.effects.aim import Aim, deeds_behind
from munch_cli.engine.law import then
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import Deal

CONTEST = "against a rival"
"""What the die is asked for when two roll against each other."""


def compel_help(table: Table, deed: v.CompelHelp, aim: Aim) -> Iterator[e.Event]:
    """The rival must help; or the dice are asked first whether they must."""
    if deed.out_rolled:
        yield _asked(table, aim.who, aim.rival, aim.because)
    else:
        yield _compelled(deed, aim.rival, aim.because)


def _compelled(deed: v.CompelHelp, rival: PlayerId, because: e.Because) -> e.Event:
    terms = Deal(
        first=rival if deed.picks_first else NO_PLAYER,
        compelled=True,
        unpaid=deed.no_reward,
        no_win=deed.no_win,
        nobody_wins=deed.nobody_wins,
    )
    return e.HelperJoined(rival, terms, because)


def _asked(table: Table, roller: PlayerId, rival: PlayerId, because: e.Because, *beaten: str) -> e.Event:
    """The die is asked for one of the two; ``beaten``: what the other one rolled."""
    layer, words = table.new_layer(), (CONTEST, *beaten)
    return e.DebtIncurred(d.Die(NO_PLAYER, layer, because, words=words, other=roller, rival=rival), because)


def rolled_against(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """After the user the rival rolls; then it is seen whether the user's roll was higher."""
    debt = event.debt
    if debt.words[:1] != (CONTEST,):
        return
    total = event.pips + debt.plus + table.total("die_rolls", debt.other).amount
    if len(debt.words) == 1:
        yield _asked(table, debt.rival, debt.other, debt.because, str(total))
    elif int(debt.words[1]) <= total:
        yield e.RivalHeldOut(debt.other, debt.because)
    elif table.fight is not None:
        deeds = deeds_behind(table, debt.because)
        yield from (_compelled(deed, debt.other, debt.because) for deed in deeds if isinstance(deed, v.CompelHelp))


ROWS = (then(e.RollStands, rolled_against, of=(CONTEST,)),)
"""What follows from such rolls."""
