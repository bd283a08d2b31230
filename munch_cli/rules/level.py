"""Levels: how they are gained and lost, and how low they can go.

Sheets: Character Stats, Level; Contradictions Between Cards And Rules, item 1.
"""

from munch_cli.effects.abilities import steals_a_level
from munch_cli.engine.law import Instead, instead, may
from munch_cli.engine.reasons import Reason, silent
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal, rank_of
from munch_cli.table import events as e
from munch_cli.table.cards import lets_steal_a_level
from munch_cli.table.commands import PlayCard, UseAbility
from munch_cli.table.ids import NO_PLAYER

NONE_TO_STEAL = "gap.level-stolen-from-level-1"
FLOOR = ("level.never-below-1", "precedence.level-floor-is-protected")


def no_higher_than_the_range(table: Table, event: e.LevelsGained) -> Instead | None:
    """The range of Levels ends at 10, however many levels a kill gives."""
    room = goal(table) - table.state.players[event.who].level
    if not event.by_kill or event.amount <= room:
        return None
    gained = (event._replace(amount=room),) if room > 0 else ()
    return Instead((*gained, e.LevelStayed(event.who)))


def never_below_one(table: Table, event: e.LevelsLost) -> Instead | None:
    """Nothing takes a Level below 1."""
    room = table.state.players[event.who].level - table.number("level.lowest")
    if event.amount <= room:
        return None
    lost = (event._replace(amount=room),) if room > 0 else ()
    return Instead((*lost, e.LevelStayed(event.who)), rank=rank_of(table, *FLOOR))


def stealing_from_level_one(table: Table, command: UseAbility | PlayCard) -> Reason | None:
    """Whether a level can be stolen from a player who has none to lose is left open."""
    victim = command.on_player
    if victim == NO_PLAYER or table.state.players[victim].level > 1 or not steals_a_level(table, command):
        return None
    return silent(NONE_TO_STEAL, allows=table.leaning(NONE_TO_STEAL) == "gained-all-the-same", victim=victim)


RULES = (
    may(PlayCard, stealing_from_level_one, of=lets_steal_a_level),
    may(UseAbility, stealing_from_level_one, of=lets_steal_a_level),
    instead(e.LevelsGained, no_higher_than_the_range),
    instead(e.LevelsLost, never_below_one),
)
