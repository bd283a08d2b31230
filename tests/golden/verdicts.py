"""What is judged of sentences on every written board, and what comes of those that go ahead, counted for each topic.

    RunAway refused running-away.each-monster-once 14           so many sentences had this verdict
    FightLost running-away.forced-without-help 9                so many events came of this rule

Of each scenario one edition is taken, the board it begins with and the one it ends with, and on each some of all that
anybody might say: always the same ones.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.replay import replay
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import read_scenario
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId

from ..play.moments import SCENARIOS, with_luck

FOLDER = Path(__file__).parent / "verdicts"
TOPICS = sorted(path.name for path in SCENARIOS.iterdir() if path.is_dir())
MOST = 24
"""So many sentences of a board."""


def path_of(topic: str) -> Path:
    """Where the counts of a topic lie."""
    return FOLDER / f"{topic}.txt"


def counted(topic: str) -> str:
    """The counts of a topic, as they are now."""
    found = Counter(line for table in boards(topic) for command in sentences(table) for line in told(table, command))
    return "".join(f"{line} {many}\n" for line, many in sorted(found.items()))


def boards(topic: str) -> Iterator[Table]:
    """The boards of a topic's scenarios, before their first step and after their last."""
    for path in sorted((SCENARIOS / topic).glob("*.toml")):
        scenario = read_scenario(str(path))
        edition = scenario.editions[crc32(path.stem.encode()) % len(scenario.editions)]
        yield with_luck(scenario.boards[edition], 1)
        yield with_luck(replay(scenario, edition).table, 1)


def sentences(table: Table) -> list[Command]:
    """Some of what anybody might say."""
    seats = range(len(table.state.players))
    thought = {(type(one), one): one for seat in seats for one in candidates(table, PlayerId(seat))}
    return sorted(thought.values(), key=lambda one: (crc32(repr(one).encode()), repr(one)))[:MOST]


def told(table: Table, command: Command) -> Iterator[str]:
    """The verdict, and the events if it goes ahead, each with its rules."""
    verdict = judge(table, command)
    kind = type(command).__name__
    yield " ".join((kind, verdict.outcome, *sorted(verdict.ids), *verdict.all_open))
    if verdict.goes_ahead:
        for event in perform(table, command, Generator()).events:
            yield " ".join((type(event).__name__, *sorted(event.because)))
