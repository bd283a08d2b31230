"""Moments: when in a game something is said, and by whom, as one small number. Sets of moments are bits.

A rule says in its row at what moments it can have an answer (``when=IN_FIGHT & ~OWN_TURN``). The law finds the rows to
ask by the moment, and the chart of what may be done when is made from the same words.
"""

from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import FACE_UP as OPEN_CARDS
from munch_cli.table.state import PHASES, State
from munch_cli.table.typed import NamedTuple

Moments = int
"""A set of moments: one bit for each."""

FIGHTS = ("none", "just over", "on", "claimed", "running", "running though claimed")
PARTS = ("none", "fighter", "helper")
"""How a fight stands, and the part in it of the player who speaks."""


class Situation(NamedTuple):
    """How the game stands, and who speaks: the phase, the fight, whether something is owed, whether a door card lies
    face up, whether a player is dead, whether it is the speaker's turn, and their part in the fight.
    """

    phase: str
    fight: str
    owed: bool
    face_up: bool
    dead: bool
    own_turn: bool
    part: str


_PHASE = {phase: place for place, phase in enumerate(PHASES)}
MANY = len(PHASES) * len(FIGHTS) * 2 * 2 * 2 * 2 * len(PARTS)
"""How many moments there are."""


def board_moment(state: State) -> int:
    """How the board stands, for any speaker. ``moment_of`` completes it."""
    turn, fight = state.turn, state.combat
    if fight is None:
        stands = 0 if turn.aftermath is None else 1
    elif fight.running:
        stands = 4 if fight.claimed is None else 5
    else:
        stands = 2 if fight.claimed is None else 3
    place = (_PHASE[turn.phase] * 6 + stands) * 2
    if state.owed:
        place += 1
    place *= 2
    if state.zones[OPEN_CARDS]:
        place += 1
    place *= 2
    for player in state.players:
        if player.dead:
            place += 1
            break
    return place * 6


def speaker(state: State, who: PlayerId) -> int:
    """Return what to add to ``board_moment`` for the speaker: their turn, and their part in the fight."""
    fight = state.combat
    part = 3 if state.turn.player == who else 0
    if fight is not None and who != NO_PLAYER:
        if fight.fighter == who:
            part += 1
        elif fight.helper == who:
            part += 2
    return part


def moment_of(state: State, who: PlayerId) -> int:
    """The moment at which a player would speak now."""
    return board_moment(state) + speaker(state, who)


def told(moment: int) -> Situation:
    """What a moment is."""
    rest, part = divmod(moment, 3)
    rest, own = divmod(rest, 2)
    rest, dead = divmod(rest, 2)
    rest, up = divmod(rest, 2)
    rest, owed = divmod(rest, 2)
    phase, fight = divmod(rest, 6)
    return Situation(PHASES[phase], FIGHTS[fight], bool(owed), bool(up), bool(dead), bool(own), PARTS[part])


ALWAYS: Moments = (1 << MANY) - 1
NEVER: Moments = 0
_STRIDES = {
    "part": (1, 3),
    "own_turn": (3, 2),
    "dead": (6, 2),
    "face_up": (12, 2),
    "owed": (24, 2),
    "fight": (48, 6),
    "phase": (288, 6),
}
"""Each part of a moment -> the distance between its values, and how many it has."""


def _such(thing: str, *values: int) -> Moments:
    """The moments at which one of the things has one of these values."""
    apart, many = _STRIDES[thing]
    block = sum(((1 << apart) - 1) << value * apart for value in values)
    return block * (ALWAYS // ((1 << apart * many) - 1))


def phases_of(*phases: str) -> Moments:
    """The moments of some phases of the turn."""
    return _such("phase", *map(PHASES.index, phases))


SETUP, BEFORE_DOOR, AT_DOOR, TROUBLE, LOOTING, CHARITY = (_such("phase", place) for place in range(len(PHASES)))
JUST_OVER = _such("fight", 1)
"""A fight has just ended, and it may still be answered."""
CLAIMED = _such("fight", 3, 5)
"""A kill is claimed, and others may speak up."""
RUNNING = _such("fight", 4, 5)
"""The fight is lost, and they run."""
IN_FIGHT = _such("fight", 2, 3, 4, 5)
NO_FIGHT = _such("fight", 0, 1)
FIGHT_OPEN = _such("fight", 2, 3)
"""A fight is on that may still be won."""
OWN_TURN = _such("own_turn", 1)
FIGHTER = _such("part", 1)
HELPING = _such("part", 2)
FIGHTING = FIGHTER | HELPING
SOMETHING_OWED = _such("owed", 1)
NOTHING_OWED = _such("owed", 0)
CARD_UP = _such("face_up", 1)
"""A card turned up at the door lies there."""
SOMEBODY_DEAD = _such("dead", 1)
