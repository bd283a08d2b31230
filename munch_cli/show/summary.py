"""The end of a game: who won and how, the Levels turn by turn, what turned it, and luck beside skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from munch_cli.arbiter.legal import options_of
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.events import tale
from munch_cli.language.say import say, say_short
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.menu import chance_said, chance_to_run, helps
from munch_cli.sim.fighting import would_win
from munch_cli.sim.sensible import merit
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.ids import NO_PLAYER
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import NamedTuple

AXIS = "     "
"""The room of the scale beside the plot, its line included."""
SEVERAL = "*"
MISSED_MOST = 4
"""How many missed odds to show."""
TURNING_MOST = 6
"""How many turning points to show."""
LUCK = 1
"""How many escapes above or below the expected number count as luck."""
HOW_WON = (e.MonsterKilled, e.LevelsGained, e.MonsterEliminated)
"""Words for the act that won the game."""
FATES = (e.MonsterKilled, e.LevelsGained, e.LevelsLost, e.PlayerDied)
"""Words for an act that turned the game."""
EVERY = 10
"""How many columns lie between two numbers of turns below the plot."""
BIG = 2
"""A change of so many levels in one act turns a game."""


class Turning(NamedTuple):
    """An act that turned the game: in which turn, by how many levels, told in words."""

    turn: int
    weight: int
    says: str


def summary_lines(first: Table, outcomes: Sequence[Outcome], look: Look) -> list[str]:
    """The summary of a game that is over. ``first``: the table before its first act."""
    last = outcomes[-1].table
    names = [last.name(who) for who in last.state.winners]
    turns = last.state.turn.number
    head = f"{listed(names)} won" if names else "nobody won"
    lines = [paint(one, "strong", look) for one in wrapped(f"The game is over: {head}, in turn {turns}.", look)]
    won = [event for event in outcomes[-1].events if isinstance(event, HOW_WON)]
    how = " ".join(tale(won, last)) if names else ""
    spoken = (place for place, one in enumerate(outcomes) if not isinstance(one.command, c.KeepSilent))
    act = _sentence_of(first, outcomes, max(spoken, default=len(outcomes) - 1))
    lines += wrapped(f"The last act: {act}. {how}".strip(), look, "  ", "    ")
    lines += ["Levels, turn by turn:", *_levels(first, outcomes, look)]
    if turning := _turning(first, outcomes):
        lines += ["What turned it:"]
        for one in turning:
            lines += wrapped(f"turn {one.turn}: {one.says}", look, "  ", "    ")
    return [*lines, "Luck and skill:", *_odds(first, outcomes, look)]


def _sentence_of(first: Table, outcomes: Sequence[Outcome], place: int) -> str:
    before = outcomes[place - 1].table if place else first
    return say(outcomes[place].command, before.state, before.catalogue)


def _levels(first: Table, outcomes: Sequence[Outcome], look: Look) -> Iterator[str]:
    """The Levels as a plot: a column a turn (or several, where there are many), a row a Level, a letter a player."""
    tables = [first, *(one.table for one in outcomes if any(isinstance(event, e.TurnBegan) for event in one.events))]
    step = max(1, -(-len(tables) // max(10, (look.width or 80) - len(AXIS))))
    shown = [*tables[:-1:step], outcomes[-1].table]
    marks = _marks([player.name for player in first.state.players])
    top = max(player.level for table in shown for player in table.state.players)
    for level in range(top, 0, -1):
        there = [[marks[at] for at, one in enumerate(table.state.players) if one.level == level] for table in shown]
        cells = "".join(SEVERAL if len(column) > 1 else column[0] if column else " " for column in there)
        yield f"{level:>{len(AXIS) - 2}} |{cells}".rstrip()
    yield f"{AXIS[:-1]}+{'-' * len(shown)}"
    turns = [max(1, table.state.turn.number) for table in shown[::EVERY]]
    yield f"{AXIS}{''.join(f'{turn:<{EVERY}}' for turn in turns)}".rstrip()
    last = outcomes[-1].table.state.players
    ends = [f"{mark} {one.name} {one.level}" for mark, one in zip(marks, last, strict=True)]
    yield from wrapped(f"{', '.join(ends)}; {SEVERAL} where several stand on one Level.", look, " " * len(AXIS))


def _marks(names: Sequence[str]) -> list[str]:
    """A letter for each player: the first free one of their name, else a figure."""
    marks: list[str] = []
    for place, name in enumerate(names, 1):
        letters = [sign for sign in name.upper() if sign.isascii() and sign.isalpha() and sign not in marks]
        marks.append(next(iter(letters), str(place)))
    return marks


def _turning(first: Table, outcomes: Sequence[Outcome]) -> list[Turning]:
    """The acts that moved most levels, and the deaths, in the order in which they happened."""
    found: list[Turning] = []
    before = first
    for place, outcome in enumerate(outcomes):
        after = outcome.table
        pairs = zip(before.state.players, after.state.players, strict=True)
        moved = max((abs(new.level - old.level) for old, new in pairs), default=0)
        deaths = sum(isinstance(event, e.PlayerDied) for event in outcome.events)
        voided = any(isinstance(event, e.ClaimVoided) for event in outcome.events) and not _is_killed(outcomes[place:])
        wins = voided and would_win(before)
        if (moved >= BIG or deaths or voided) and not after.state.is_over:
            told = [event for event in outcome.events if isinstance(event, FATES)]
            claimant = before.name(before.fight.fighter) if before.fight is not None else "somebody"
            fate = [f"{claimant} had the {'game' if wins else 'kill'} already."] if voided else []
            act = [] if isinstance(outcome.command, c.KeepSilent) else [f"{_sentence_of(first, outcomes, place)}."]
            said = " ".join([*act, *tale(told, after), *fate])
            found.append(Turning(before.state.turn.number, moved + 3 * deaths + voided + 5 * wins, said))
        before = after
    heaviest = sorted(found, key=lambda one: -one.weight)[:TURNING_MOST]
    return [one for one in found if one in heaviest]


def _is_killed(outcomes: Sequence[Outcome]) -> bool:
    """Return True if a claim that was made void led to a kill in its turn all the same."""
    turn = outcomes[0].table.state.turn.number
    same = (outcome for outcome in outcomes if outcome.table.state.turn.number == turn)
    return any(isinstance(event, e.MonsterKilled) for outcome in same for event in outcome.events)


class Luck:
    """What chance gave a player: how often they ran, how many escapes were to be expected, and how many came."""

    def __init__(self) -> None:
        self.rolls: list[int] = []
        self.ran = 0
        self.expected = Fraction(0)
        self.away = 0
        self.kills = 0
        self.other = 0


def _odds(first: Table, outcomes: Sequence[Outcome], look: Look) -> Iterator[str]:
    """Luck beside skill: the odds that each took when running and what came of them, levels, and the odds missed."""
    last = outcomes[-1].table
    lucks = [Luck() for _ in last.state.players]
    missed: list[str] = []
    before = first
    for outcome in outcomes:
        command = outcome.command
        for event in outcome.events:
            _count(event, command, lucks)
        if isinstance(command, c.RunAway):
            chance = chance_to_run(before, command)
            lucks[command.who].ran += 1
            lucks[command.who].expected += chance
            if chance < 1 and (better := _better(before, command)) is not None:
                name = before.name(command.who)
                said = say_short(better, before.state, before.catalogue)
                missed.append(f"turn {before.state.turn.number}: {name} ran at {chance_said(chance)}, and could {said}")
        before = outcome.table
    for luck, player in zip(lucks, last.state.players, strict=True):
        yield from wrapped(f"{player.name}: {_luck_said(luck)}", look, "  ", "    ")
    if missed:
        yield "Odds missed:"
        for said in missed[:MISSED_MOST]:
            yield from wrapped(f"{said}.", look, "  ", "    ")


def _count(event: e.Event, command: c.Command, lucks: Sequence[Luck]) -> None:
    match event:
        case e.DieRolled() if command.who != NO_PLAYER:
            lucks[command.who].rolls.append(event.pips)
        case e.MonsterEscaped():
            lucks[event.who].away += 1
        case e.LevelsGained() if event.by_kill:
            lucks[event.who].kills += event.amount
        case e.LevelsGained():
            lucks[event.who].other += event.amount
        case _:
            pass


def _luck_said(luck: Luck) -> str:
    """A player's luck in a sentence: "ran 4 times, 1.3 escapes expected, 3 came (lucky); 5 levels by kills, …"."""
    rolls = (
        f"{counted(len(luck.rolls), 'roll')}, {sum(luck.rolls) / len(luck.rolls):.1f} on average" if luck.rolls else ""
    )
    ran = "never ran"
    if luck.ran:
        more = luck.away - float(luck.expected)
        how = "lucky" if more >= LUCK else "unlucky" if more <= -LUCK else "as was to be expected"
        ran = f"ran {counted(luck.ran, 'time')}, {float(luck.expected):.1f} escapes expected, {luck.away} came ({how})"
    levels = [f"{many} {how}" for many, how in ((luck.kills, "by kills"), (luck.other, "by cards and sales")) if many]
    gained = f"levels gained: {listed(levels)}" if levels else "no level gained"
    return "; ".join(part for part in (rolls, ran, gained) if part) + "."


def _better(table: Table, run: c.RunAway) -> c.Command | None:
    """What the bots' rules of thumb hold for better than running was, if anything."""
    worth = merit(table, run)
    others = [one for one in options_of(table, run.who) if isinstance(one, c.AskHelp | c.PlayCard | c.UseAbility)]
    better = (one for one in others if merit(table, one) > max(worth, 0) and helps(table, one))
    return max(better, key=lambda one: merit(table, one), default=None)
