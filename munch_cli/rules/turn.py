"""The turn and its phases, from the door to the next player.

Sheets: Turn Phases, in the order of its paragraphs.
"""

from collections.abc import Iterator

from munch_cli.effects.queries import left_of
from munch_cli.effects.windows import about_to_draw
from munch_cli.engine.law import always, do, may, shut, then
from munch_cli.engine.moments import (
    AT_DOOR,
    BEFORE_DOOR,
    CARD_UP,
    CHARITY,
    IN_FIGHT,
    LOOTING,
    NO_FIGHT,
    NOTHING_OWED,
    OWN_TURN,
    TROUBLE,
    phases_of,
)
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CURSE_KINDS
from munch_cli.table.commands import EndTurn, KickOpen, Listen, LookForTrouble, Loot, PlayCard, TakeCard
from munch_cli.table.state import DOOR, FACE_UP, SPOILS, Phase

TurnCommand = KickOpen | Listen | LookForTrouble | Loot | EndTurn


def only_in_ones_own_turn(table: Table, command: TurnCommand) -> Reason | None:
    """The phases are those of the player whose turn it is."""
    return refuse(turn=table.state.turn.player)


def phases_in_order(table: Table, command: TurnCommand) -> Reason | None:
    """Each phase has its place in the turn."""
    return refuse(phase=table.state.turn.phase)


def combat_comes_first(table: Table, command: TurnCommand) -> Reason | None:
    """A fight is resolved before the turn goes on."""
    return refuse(fighter=table.the_fight.fighter)


def a_fight_fills_its_phase(table: Table, command: TurnCommand) -> Reason | None:
    """While a monster is being fought, its phase is not over and the next has not come."""
    return refuse(fighter=table.the_fight.fighter)


# ---- phase 1: the door


def kick_open_the_door(table: Table, command: KickOpen) -> Reason | None:
    """Phase 1 begins the turn."""
    return allow()


def door_card_is_turned_up(table: Table, command: KickOpen) -> Iterator[e.Event]:
    """One Door card is turned face up."""
    yield e.PhaseBegan("door")
    yield from about_to_draw(table, "door", command.who, "turn up")


def other_door_card(table: Table, event: e.DoorTurnedUp) -> Iterator[e.Event]:
    """A card that is neither monster nor Curse may be kept or played by the player who drew it."""
    if table.card(event.copy).kind not in CURSE_KINDS | {"monster"}:
        yield e.DebtIncurred(d.FaceUp(event.who, table.new_layer(), copy=event.copy))


def take_the_door_card(table: Table, command: TakeCard) -> Reason | None:
    """It may go to the hand."""
    return allow()


def taking_it(table: Table, command: TakeCard) -> Iterator[e.Event]:
    """It goes to the hand."""
    for copy in tuple(table.state.zones[FACE_UP]):
        yield e.CardTaken(command.who, copy)


def play_the_door_card(table: Table, command: PlayCard) -> Reason | None:
    """It may be played at once, as far as its kind can be: something must come of it."""
    if command.card not in table.state.zones[FACE_UP]:
        return None
    rows = table.law.doing[PlayCard, table.card(command.card)]
    return allow() if any(True for does, _ in rows for _ in does(table, command)) else None


def door_card_is_dealt_with(table: Table) -> Iterator[e.Event]:
    """Once it lies elsewhere, kept, played or laid on another card, it is owed no more."""
    for debt in table.owed("face-up"):
        if table.state.place[debt.copy] != FACE_UP:
            yield e.DebtSettled(debt)


def trouble_after_the_door(table: Table) -> Iterator[e.Event]:
    """With the door card dealt with and no monster met, trouble comes next."""
    if _is_done(table, "door") and not table.state.turn.met_monster:
        yield e.PhaseBegan("trouble")


def looting_after_a_fight(table: Table) -> Iterator[e.Event]:
    """After a fight the phase of looting comes, though the room is not looted."""
    if table.state.turn.met_monster and (_is_done(table, "door") or _is_done(table, "trouble")):
        yield e.PhaseBegan("loot")


def charity_after_a_door_fight(table: Table) -> Iterator[e.Event]:
    """The player who fought at the door goes straight to charity."""
    if table.state.turn.met_monster and _is_done(table, "door"):
        yield e.PhaseBegan("charity")


def charity_after_trouble(table: Table) -> Iterator[e.Event]:
    """Trouble or looting, not both: after trouble comes charity."""
    if table.state.turn.met_monster and _is_done(table, "trouble"):
        yield e.PhaseBegan("charity")


def _is_done(table: Table, phase: Phase) -> bool:
    """Return True if the turn stands in a phase in which nothing is left to do, with no fight on and nothing owed."""
    state = table.state
    if state.turn.phase != phase:
        return False
    if state.zones[SPOILS] or state.winners:
        return False
    opened = state.turn.opened is not None or state.turn.met_monster
    return opened or _nothing_is_behind_it(table)


def _nothing_is_behind_it(table: Table) -> bool:
    """Return True if no Door card is left to turn up."""
    return table.state.whole and not table.state.zones[DOOR]


# ---- the end


def end_the_turn(table: Table, command: EndTurn) -> Reason | None:
    """When charity is done, the turn is over."""
    return allow()


def charity_then_the_next(table: Table, command: EndTurn) -> Iterator[e.Event]:
    """Charity comes. Once nothing is owed, the turn passes."""
    if table.state.turn.phase != "charity":
        yield e.PhaseBegan("charity")
    yield e.DebtIncurred(d.TurnOver(command.who, 0))


def next_players_turn(table: Table) -> Iterator[e.Event]:
    """The player to the left takes the next turn."""
    state = table.state
    over = table.owed("turn-over")
    if over == state.owed and not state.winners:
        yield from (e.DebtSettled(debt) for debt in over)
        yield e.TurnBegan(left_of(table, state.turn.player))


_TIMES: dict[type, tuple[Phase, ...]] = {
    KickOpen: ("start",),
    LookForTrouble: ("trouble",),
    Loot: ("trouble", "loot"),
    EndTurn: ("trouble", "loot", "charity"),
}
"""The phases at which each command of the turn has its place."""

RULES = (
    *(shut(command, only_in_ones_own_turn, at=~OWN_TURN) for command in (*_TIMES, Listen)),
    *(shut(command, phases_in_order, at=~phases_of(*_TIMES[command])) for command in _TIMES),
    *(shut(command, combat_comes_first, at=IN_FIGHT) for command in _TIMES),
    *(shut(command, a_fight_fills_its_phase, at=IN_FIGHT) for command in _TIMES),
    may(KickOpen, kick_open_the_door, when=OWN_TURN & BEFORE_DOOR),
    do(KickOpen, door_card_is_turned_up),
    then(e.DoorTurnedUp, other_door_card),
    may(TakeCard, take_the_door_card, when=CARD_UP),
    do(TakeCard, taking_it),
    may(PlayCard, play_the_door_card, when=CARD_UP & OWN_TURN),
    always(door_card_is_dealt_with, owed=("face-up",)),
    always(trouble_after_the_door, when=AT_DOOR & NO_FIGHT & NOTHING_OWED),
    always(looting_after_a_fight, when=(AT_DOOR | TROUBLE) & NO_FIGHT & NOTHING_OWED),
    always(charity_after_a_door_fight, when=AT_DOOR & NO_FIGHT & NOTHING_OWED),
    always(charity_after_trouble, when=TROUBLE & NO_FIGHT & NOTHING_OWED),
    may(EndTurn, end_the_turn, when=OWN_TURN & (TROUBLE | LOOTING | CHARITY)),
    do(EndTurn, charity_then_the_next),
    always(next_players_turn, owed=("turn-over",)),
)
