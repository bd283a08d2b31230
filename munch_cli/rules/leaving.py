"""A player leaves the game: whether it goes on, and what becomes of their cards, is left open.

Sheets: none; they say only how many players a game has (Setup).
"""

from collections.abc import Iterator

from munch_cli.effects.card_moments import RUN
from munch_cli.effects.deeds import no_answer_awaited
from munch_cli.effects.escapes import RATHER
from munch_cli.engine.law import do, may, then
from munch_cli.engine.reasons import Reason, allow
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import LeaveGame
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import FACE_UP, FOES, ON_FOES, PLAYED, SEAT_ZONES, SPOILS, seat_zone

LEAVES = "gap.player-leaves"
OF_A_FIGHT = ("silence", "run", "answer", "escape")
"""What is owed only as long as the fight lasts."""


def may_leave(table: Table, command: LeaveGame) -> Reason | None:
    """No player can be made to stay. What becomes of the game no sheet says."""
    return allow("table.nobody-can-be-kept")


def leaving(table: Table, command: LeaveGame) -> Iterator[e.Event]:
    """The game ends without a winner, or goes on without them and their cards."""
    if table.reading(LEAVES) == "game-ends":
        yield e.GameEnded()
        return
    yield from _leaves_the_fight(table, command.who)
    yield from _owes_no_more(table, command.who)
    yield from _discarded(table, _all_his_cards(table, command.who))
    yield e.PlayerLeft(command.who)


def _leaves_the_fight(table: Table, who: PlayerId) -> Iterator[e.Event]:
    """A helper stops helping. Without the main player, or the player whose turn it is, there is no fight."""
    fight = table.fight
    if fight is None:
        return
    if fight.offer is not None and who in (fight.offer[0], fight.fighter):
        helper = fight.offer[0]
        yield from no_answer_awaited(table)
        yield e.HelpDeclined(helper)
    ends = who in (fight.fighter, table.state.turn.player)
    if fight.helper != NO_PLAYER and (ends or fight.helper == who):
        yield e.HelperLeft(fight.helper)
    if ends:
        yield from (e.DebtSettled(debt) for debt in table.state.owed if _is_of_the_fight(debt))
        yield e.FightEnded(won=False)
        zones = table.state.zones
        yield from _discarded(table, (*zones[ON_FOES], *zones[PLAYED], *zones[FOES]))


def _is_of_the_fight(debt: Debt) -> bool:
    """Return True if a debt ends with the fight, as a partner's roll to get away does."""
    return debt.what in OF_A_FIGHT or debt.words in (*RATHER.values(), (RUN,))


def _discarded(table: Table, copies: tuple[CopyId, ...]) -> Iterator[e.Event]:
    """One by one: what lies on a card goes with it."""
    places = {copy: table.state.place[copy] for copy in copies}
    for copy, place in places.items():
        if table.state.place[copy] == place:
            yield e.CardDiscarded(copy)


def _owes_no_more(table: Table, who: PlayerId) -> Iterator[e.Event]:
    """Debts by, to, about or against the player are void. Debts that others share go on without them.

    What they have let stand still waits for the others. A Curse that waited for their answer alone strikes now, and
    what follows from it is not owed to them either.
    """
    while (debt := next((one for one in table.state.owed if _concerns(table, who, one)), None)) is not None:
        yield e.DebtSettled(debt)
        others = tuple(one for one in debt.players if one != who)
        goes_on = others or d.KINDS[debt.what].waits
        if goes_on and who not in (debt.who, debt.other, debt.rival) and table.state.turn.phase != "setup":
            yield e.DebtIncurred(debt._replace(players=others), debt.because)


def _concerns(table: Table, who: PlayerId, debt: Debt) -> bool:
    """Return True if a player has to do with a debt. Before the first turn all debts end when a player leaves."""
    return table.state.turn.phase == "setup" or who in (debt.who, debt.other, debt.rival, *debt.players)


def _all_his_cards(table: Table, who: PlayerId) -> tuple[CopyId, ...]:
    """The cards before the player and in their hand. In their turn also what lies open or awaits division."""
    zones = table.state.zones
    mine = [zones[seat_zone(who, zone)] for zone in range(SEAT_ZONES)]
    if who == table.state.turn.player:
        mine += [zones[FACE_UP], zones[SPOILS]]
    return tuple(copy for zone in mine for copy in zone)


def the_turn_is_over(table: Table, event: e.PlayerLeft) -> Iterator[e.Event]:
    """If it was their turn it is over as soon as the others owe nothing."""
    turn = table.state.turn
    if event.who == turn.player and not table.state.is_over:
        yield e.DebtIncurred(d.TurnOver(event.who, 0))


RULES = (may(LeaveGame, may_leave), do(LeaveGame, leaving), then(e.PlayerLeft, the_turn_is_over))
