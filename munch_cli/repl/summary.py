"""The end of a game: who won and how, the Levels turn by turn, what turned it, and what the dice gave to each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.say import say
from munch_cli.show.events import tale
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table import events as e
from munch_cli.table.columns import columns
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import counted, listed

BARS = "▁▂▃▄▅▆▇█"
TURNING_MOST = 6
"""So many turning points are told."""
BIG = 2
"""A change of so many levels in one act turns a game."""


class Turning(NamedTuple):
    """An act that turned the game: in which turn, by how many levels, told in words."""

    turn: int
    weight: int
    says: str


def summary_lines(first: Table, outcomes: Sequence[Outcome], look: Look) -> list[str]:
    """The summary of a game that is over; ``first``: the table before its first act."""
    last = outcomes[-1].table
    names = [last.state.players[who].name for who in last.state.winners]
    turns = last.state.turn.number
    head = f"{listed(names)} won" if names else "nobody won"
    lines = [paint(one, "strong", look) for one in wrapped(f"The game is over: {head}, in turn {turns}.", look)]
    won = [event for event in outcomes[-1].events if not isinstance(event, e.GameWon)]
    how = " ".join(tale(won, last)) if names else ""
    lines += wrapped(f"The last act: {_said(first, outcomes, len(outcomes) - 1)}. {how}".strip(), look, "  ", "    ")
    lines += ["Levels, turn by turn:", *_levels(first, outcomes, look)]
    if turning := _turning(first, outcomes):
        lines += ["What turned it:"]
        for one in turning:
            lines += wrapped(f"turn {one.turn}: {one.says}", look, "  ", "    ")
    return [*lines, "The dice:", *_dice(last, outcomes, look)]


def _said(first: Table, outcomes: Sequence[Outcome], place: int) -> str:
    before = outcomes[place - 1].table if place else first
    return say(outcomes[place].command, before.state, before.catalogue)


def _levels(first: Table, outcomes: Sequence[Outcome], look: Look) -> Iterator[str]:
    """A line a player: the Level at the beginning of each turn and at the end, as bars, or as digits (X: 10)."""
    tables = [first, *(one.table for one in outcomes if any(isinstance(event, e.TurnBegan) for event in one.events))]
    tables.append(outcomes[-1].table)
    wide = max(columns(player.name) for player in first.state.players)
    room = max(10, (look.width or 80) - wide - 6)
    step = max(1, -(-len(tables) // room))
    for seat, player in enumerate(first.state.players):
        levels = [table.state.players[seat].level for table in (*tables[:-1:step], tables[-1])]
        bars = "".join(_bar(level, look) for level in levels)
        yield f"  {player.name}{' ' * (wide - columns(player.name))}  {bars} {levels[-1]}"


def _bar(level: int, look: Look) -> str:
    if not look.symbols:
        return "X" if level > 9 else str(level)
    return BARS[min(len(BARS) - 1, (level - 1) * (len(BARS) - 1) // 9)]


def _turning(first: Table, outcomes: Sequence[Outcome]) -> list[Turning]:
    """The acts that moved most levels, and the deaths, in the order in which they happened."""
    found: list[Turning] = []
    before = first
    for place, outcome in enumerate(outcomes):
        after = outcome.table
        pairs = zip(before.state.players, after.state.players, strict=True)
        moved = max((abs(new.level - old.level) for old, new in pairs), default=0)
        deaths = sum(isinstance(event, e.PlayerDied) for event in outcome.events)
        if (moved >= BIG or deaths) and not after.state.is_over:
            told = [
                event for event in outcome.events if isinstance(event, e.LevelsGained | e.LevelsLost | e.PlayerDied)
            ]
            said = f"{_said(first, outcomes, place)}. {' '.join(tale(told, after))}"
            found.append(Turning(before.state.turn.number, moved + 3 * deaths, said))
        before = after
    heaviest = sorted(found, key=lambda one: -one.weight)[:TURNING_MOST]
    return [one for one in found if one in heaviest]


def _is_heavy(event: e.Event) -> bool:
    return isinstance(event, e.LevelsGained | e.LevelsLost | e.PlayerDied)


def _dice(last: Table, outcomes: Sequence[Outcome], look: Look) -> Iterator[str]:
    """What each rolled on the average, how often they got away, and what they killed: luck beside skill."""
    for seat, player in enumerate(last.state.players):
        who = PlayerId(seat)
        events = [event for one in outcomes for event in one.events]
        own = [event for one in outcomes if one.command.who == who for event in one.events]
        rolls = [event.pips for event in own if isinstance(event, e.DieRolled)]
        away = sum(isinstance(event, e.MonsterEscaped) and event.who == who for event in events)
        caught = sum(isinstance(event, e.PlayerCaught) and event.who == who for event in events)
        kills = sum(event.amount for event in events if isinstance(event, e.LevelsGained) and _is_kill(event, who))
        other = sum(event.amount for event in events if isinstance(event, e.LevelsGained) and event.who == who) - kills
        average = f"{counted(len(rolls), 'roll')}, {sum(rolls) / len(rolls):.1f} on average" if rolls else "no roll"
        ran = f"got away {away} of {away + caught} times" if away + caught else "never had to run"
        gained = f"{counted(kills, 'level')} by kills, {other} otherwise"
        yield from wrapped(f"{player.name}: {average}; {ran}; {gained}.", look, "  ", "    ")


def _is_kill(event: e.LevelsGained, who: PlayerId) -> bool:
    return event.by_kill and event.who == who
