"""Levels: how they are gained and lost, and how low they can go.

Sheets: Character Stats, Level; Contradictions Between Cards And Rules, item 1.
"""

from munch_cli.engine.law import Instead, instead
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import GOAL, rank_of
from munch_cli.table import events as e

RANGE = "level.runs-from-1-to-10"
FLOOR = ("level.never-below-1", "precedence.level-floor-is-protected")


def no_higher_than_the_range(table: Table, event: e.LevelsGained) -> Instead | None:
    """The range of Levels ends at 10, however many levels a kill gives."""
    room = GOAL - table.state.players[event.who].level
    if not event.by_kill or event.amount <= room:
        return None
    gained = (event._replace(amount=room),) if room > 0 else ()
    return Instead((*gained, e.LevelStayed(event.who)))


def never_below_one(table: Table, event: e.LevelsLost) -> Instead | None:
    """Nothing takes a Level below 1."""
    room = table.state.players[event.who].level - 1
    if event.amount <= room:
        return None
    lost = (event._replace(amount=room),) if room > 0 else ()
    return Instead((*lost, e.LevelStayed(event.who)), rank=rank_of(table, *FLOOR))


RULES = (
    instead(e.LevelsGained, no_higher_than_the_range, RANGE),
    instead(e.LevelsLost, never_below_one, *FLOOR),
)
