"""Checksums for each scenario: how it replays in each box, and what the rules judge and do on its boards.

    combat/pumpkinhead bites:1a2b3c4d,judged:5e6f7a8b

``judged`` covers one box: on the first and the last board commands drawn by lot are judged and performed, and from the
first a few are performed in sequence. The file of a scenario makes no difference.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from zlib import crc32

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.legal import legal
from munch_cli.arbiter.replay import Replay
from munch_cli.engine.chance import Generator
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.show.replay import replay_json
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId

from ..bundled import run, scenario
from ..play.moments import with_luck

COMMANDS, IN_SEQUENCE = 12, 4
"""Commands judged on a board; commands performed one after the other."""


PATH = Path(__file__).with_name("boards.txt")


def result(name: str) -> str:
    """Return all checksums of a scenario."""
    replays = [f"{edition}:{replayed(run(name, edition))}" for edition in scenario(name).editions]
    return ",".join([*replays, f"judged:{judged(name)}"])


def replayed(one: Replay) -> str:
    """Return the checksum of a replay: the verdict, the deciding ids and the view after each step."""
    return f"{crc32(json.dumps(replay_json(one)['steps']).encode()):08x}"


@cache
def known() -> dict[str, dict[str, str]]:
    """Return the recorded checksums: name of the scenario -> box or "judged" -> checksum."""
    lines = [line.split() for line in PATH.read_text(encoding="utf-8").splitlines()]
    return {name: dict(sum.split(":") for sum in sums.split(",")) for name, sums in lines}


def judged(name: str) -> str:
    """Return the checksum of verdicts and events on a scenario's boards in one box."""
    written, whole = scenario(name), 0
    edition = written.editions[crc32(written.title.encode()) % len(written.editions)]
    first, last = (with_luck(table, 1) for table in (written.boards[edition], run(name, edition).table))
    alone = [(table, command) for table in (first, last) for command in commands(table)]
    for table, command in (*alone, *in_sequence(first)):
        verdict = judge(table, command)
        events = perform(table, command, Generator()).events if verdict.goes_ahead else ()
        whole = crc32(f"{command} {plainly(verdict)} {events}".encode(), whole)
    return f"{whole:08x}"


def plainly(verdict: Verdict) -> str:
    """Return a verdict with all its parts, its conditions only where it has some."""
    return str(verdict).replace(", provided=(), otherwise=()", "")


def commands(table: Table) -> list[Command]:
    """Return some commands that players might give, legal or not."""
    seats = range(len(table.state.players))
    return drawn(one for seat in seats for one in candidates(table, PlayerId(seat)))[:COMMANDS]


def drawn(commands: Iterable[Command]) -> list[Command]:
    """Return the distinct commands in an order that depends on nothing but themselves."""
    each = {repr(one): one for one in commands}
    return [each[words] for words in sorted(each, key=lambda words: (crc32(words.encode()), words))]


def in_sequence(table: Table) -> Iterator[tuple[Table, Command]]:
    """Yield legal commands performed one after the other, each with the board before it; the kinds take turns."""
    for number in range(IN_SEQUENCE):
        possible = drawn(one for seat in range(len(table.state.players)) for one in legal(table, PlayerId(seat)))
        kinds = sorted({type(one).__name__ for one in possible})
        if not kinds:
            return
        command = next(one for one in possible if type(one).__name__ == kinds[number % len(kinds)])
        yield table, command
        table = perform(table, command, Generator()).table
