"""Looting the room.

Sheets: Turn Phases, Loot The Room; Running Away, the paragraph on what fleeing costs.
"""

from collections.abc import Iterator

from munch_cli.effects.queries import LISTENING, plays_with
from munch_cli.engine.chance import draw
from munch_cli.engine.law import Instead, bar, do, instead, may, then
from munch_cli.engine.moments import LOOTING
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.treasure import earned_by
from munch_cli.table import events as e
from munch_cli.table.commands import Loot
from munch_cli.table.ids import RuleId


def no_monster_was_met(table: Table, command: Loot) -> Reason | None:
    """The room is looted only if no monster was met this turn."""
    turn = table.state.turn
    if turn.met_monster:
        return refuse(already="met_monster")
    return allow() if turn.phase == "loot" and turn.cleared is None else None


def cleared_by_a_card(table: Table, command: Loot) -> Reason | None:
    """A card may say that the room is looted though there was a monster."""
    card = table.state.turn.cleared
    return None if card is None else allow(table.catalogue[card].rule)


def none_after_running_away(table: Table, command: Loot) -> Reason | None:
    """The player who met a monster and ran does not loot."""
    return refuse(already="fled") if table.state.turn.fled else None


def nothing_to_loot_twice(table: Table, command: Loot) -> Reason | None:
    """One card is all there is to it."""
    return refuse(already="looted") if table.state.turn.looted else None


def looting(table: Table, command: Loot) -> Iterator[e.Event]:
    """The room is looted, and charity comes."""
    if table.state.turn.phase != "loot":
        yield e.PhaseBegan("loot")
    yield e.RoomLooted()
    yield e.PhaseBegan("charity")


def second_door_card(table: Table, event: e.RoomLooted) -> Iterator[e.Event]:
    """A second Door card goes face down to the hand. An optional rule may replace it by a Treasure."""
    if not (plays_with(table, LISTENING) and table.in_force("faster-play.looting-draws-a-treasure")):
        for _ in range(table.number("loot.cards")):
            yield from draw(table, "door", table.state.turn.player, "hand")


def treasure_for_the_kill(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """The Treasures for a kill are drawn in the loot phase, face down or up as the kill was made."""
    turn = table.state.turn
    face = FACE_UP_WITH_HELP if turn.due_up else FACE_DOWN_ALONE
    if event.phase != "loot" or not turn.due or not table.in_force(face):
        return
    because = (PAYS, face)
    for drawn in earned_by(table, turn.player, turn.due, "spoils" if turn.due_up else "hand"):
        yield drawn if drawn.because else drawn._replace(because=because)
    yield e.DuePaid(because)


def loots_first_if_due(table: Table, event: e.PhaseBegan) -> Instead | None:
    """A player who met no monster draws the looting card before charity. This is not optional."""
    turn = table.state.turn
    if event.phase != "charity" or turn.met_monster or turn.looted:
        return None
    return Instead((e.RoomLooted(), event))


PAYS = RuleId("loot.phase-pays-treasure-for-the-kill")
FACE_DOWN_ALONE = RuleId("treasure.face-down-when-won-alone")
FACE_UP_WITH_HELP = RuleId("treasure.face-up-when-won-with-help")

RULES = (
    may(Loot, no_monster_was_met, allows=LOOTING),
    may(Loot, cleared_by_a_card, when=LOOTING),
    bar(Loot, none_after_running_away),
    bar(Loot, nothing_to_loot_twice),
    do(Loot, looting),
    then(e.RoomLooted, second_door_card),
    then(e.PhaseBegan, treasure_for_the_kill),
    instead(e.PhaseBegan, loots_first_if_due),
)
