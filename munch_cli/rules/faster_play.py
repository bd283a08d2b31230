"""Optional rules for a faster game: listening at the door, and sharing the victory.

Sheets: Faster Play Rules. A table plays with them if it says so:
``options = ["listen-at-the-door", "shared-victory"]``.
"""

from collections.abc import Iterator

from munch_cli.effects.queries import LISTENING, plays_with
from munch_cli.engine.chance import draw
from munch_cli.engine.law import do, may, shut, then
from munch_cli.engine.moments import BEFORE_DOOR, OWN_TURN
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import Listen
from munch_cli.table.ids import NO_PLAYER, PlayerId

LISTEN = "faster-play.listen-at-the-door"
TO_HAND = "gap.listened-card-goes-to-hand"
NO_PHASE_0 = (LISTEN, "turn.four-phases")
SHARED_VICTORY = "shared-victory"

# ---- par. 1: phase 0


def listening(table: Table, command: Listen) -> Reason | None:
    """With this option a player may begin their turn by listening at the door, once. Otherwise there is no phase 0."""
    turn = table.state.turn
    may_listen = plays_with(table, LISTENING) and turn.player == command.who and not turn.heard
    if may_listen:
        return allow()
    return refuse(*NO_PHASE_0, heard=len(turn.heard)) if turn.heard else refuse(*NO_PHASE_0)


def heard_behind_the_door(table: Table, command: Listen) -> Iterator[e.Event]:
    """They draw a Door card face down."""
    yield from draw(table, "door", command.who, "listen")


def listened_card(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """They may play it or not. Whether they then keep it is left open."""
    who = table.state.turn.player
    for copy in table.state.turn.heard:
        if event.phase == "door" and copy in table.hand(who) and table.reading(TO_HAND) == "discarded":
            yield e.CardDiscarded(copy, who)


def before_the_door_is_kicked_open(table: Table, command: Listen) -> Reason | None:
    """Listening comes before the door is kicked open. After that it is too late."""
    return refuse(phase=table.state.turn.phase)


def looting_a_treasure(table: Table, event: e.RoomLooted) -> Iterator[e.Event]:
    """Where they listen at the door, looting the room draws a Treasure face down instead."""
    if plays_with(table, LISTENING):
        yield from draw(table, "treasure", table.state.turn.player, "hand")


# ---- par. 2: the helper wins too


def helper_shares_the_victory(table: Table, event: e.GameWon) -> Iterator[e.Event]:
    """A player who helped in the fight that won the game shares the victory at any Level."""
    if not plays_with(table, SHARED_VICTORY):
        return
    helper = _helper(table)
    if helper != NO_PLAYER and helper not in event.winners and table.state.turn.player in event.winners:
        yield e.GameWon((*event.winners, helper))


def _helper(table: Table) -> PlayerId:
    """The helper of the fight that is on, or of the one that has just ended."""
    fight = table.fight
    if fight is not None:
        return fight.helper
    helped = table.state.turn.helped
    return NO_PLAYER if helped is None else helped[0]


RULES = (
    may(Listen, listening, allows=OWN_TURN),
    shut(Listen, before_the_door_is_kicked_open, at=~BEFORE_DOOR),
    do(Listen, heard_behind_the_door),
    then(e.PhaseBegan, listened_card),
    then(e.RoomLooted, looting_a_treasure),
    then(e.GameWon, helper_shares_the_victory),
)
