"""When two boards are the same for a fight: the order in which cards came to lie somewhere does not matter."""

from munch_cli.engine.table import Table
from munch_cli.table.state import (
    ATTACHED,
    CURSES,
    FACE_UP,
    FOES,
    HAND,
    IN_PLAY,
    ON_FOES,
    SEAT_ZONES,
    SIDEWAYS,
    TABLE_ZONES,
)

Sameness = tuple[object, ...]
_TABLE = (FACE_UP, FOES, ON_FOES, ATTACHED)
_SEAT = (HAND, IN_PLAY, SIDEWAYS, CURSES)


def sameness(table: Table) -> Sameness:
    """A value that is equal for boards on which a fight can go on in the same ways."""
    state = table.state
    zones = state.zones
    lying = tuple(tuple(zones[zone]) for zone in _TABLE)
    seats = range(TABLE_ZONES, len(zones), SEAT_ZONES)
    fronts = tuple(tuple(sorted(zones[seat + zone])) for seat in seats for zone in _SEAT)
    people = tuple((player.level, player.sex, player.dead, player.new) for player in state.players)
    turn = state.turn
    used = (tuple(sorted(turn.used)), tuple(sorted(turn.gained)), turn.phase, turn.player)
    hosts = tuple(sorted(state.host.items()))
    return (lying, fronts, people, used, hosts, _fight(table), tuple(sorted(_owed(table))), state.winners, state.left)


def _fight(table: Table) -> object:
    fight = table.fight
    if fight is None:
        return None
    return (
        fight.fighter,
        fight.helper,
        fight.running,
        fight.claimed is None,
        tuple(sorted(fight.plays)),
        tuple(sorted(fight.boosts)),
        fight.borrowed,
        tuple(sorted(fight.declined)),
        fight.offer,
        fight.escaped,
        fight.caught,
        tuple(sorted(fight.gone)),
        tuple(sorted(fight.former)),
        tuple(sorted(fight.brought)),
        tuple(sorted(fight.laid)),
    )


def _owed(table: Table) -> list[tuple[object, ...]]:
    return [(debt.what, *debt) for debt in table.state.owed]
