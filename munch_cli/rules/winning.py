"""Winning: Level 10, and how it may be reached.

Sheets: Starting And Finishing The Game; Contradictions Between Cards And Rules, item 4.
"""

from collections.abc import Iterator

from munch_cli.engine.law import Instead, instead, then
from munch_cli.engine.table import Table
from munch_cli.table import events as e

GOAL = 10
"""The Level that wins."""


def only_a_kill_reaches_ten(table: Table, event: e.LevelsGained) -> Instead | None:
    """A level that would win is gained only by a kill."""
    room = GOAL - 1 - table.state.players[event.who].level
    if event.by_kill or event.amount <= room:
        return None
    return Instead((event._replace(amount=room),) if room > 0 else ())


def no_higher_than_ten(table: Table, event: e.LevelsGained) -> Instead | None:
    """Two levels at Level 9: no sheet says where they end."""
    room = GOAL - table.state.players[event.who].level
    if not event.by_kill or event.amount <= room or room <= 0:
        return None
    return (
        Instead((event._replace(amount=room),)) if table.reading("gap.two-levels-at-level-9") == "ends-at-10" else None
    )


def first_to_ten_wins(table: Table, event: e.LevelsGained) -> Iterator[e.Event]:
    """Whoever reaches Level 10 first has won."""
    if table.state.players[event.who].level >= GOAL and not table.state.winners:
        yield e.GameWon((event.who,))


def two_by_one_kill_both_win(table: Table, event: e.LevelsGained) -> Iterator[e.Event]:
    """Two who reach Level 10 by the same kill both win."""
    winners = table.state.winners
    if event.by_kill and winners and event.who not in winners and table.state.players[event.who].level >= GOAL:
        yield e.GameWon((*winners, event.who))


RULES = (
    instead(
        e.LevelsGained,
        only_a_kill_reaches_ten,
        "winning.by-kill-or-divine-intervention",
        "winning.by-kill-unless-card-gives-another-way",
        "winning.by-kill-unless-card-allows-it-outside-combat",
        "winning.by-kill-only",
        "precedence.level-10-needs-kill-is-protected",
    ),
    instead(e.LevelsGained, no_higher_than_ten, "gap.two-levels-at-level-9"),
    then(e.LevelsGained, first_to_ten_wins, "winning.first-to-level-10-wins"),
    then(e.LevelsGained, two_by_one_kill_both_win, "winning.two-reaching-10-together-both-win"),
)
