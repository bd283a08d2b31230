"""What is judged of sentences on every written board, and what comes of those that go ahead, counted for each topic.

    RunAway refused running-away.each-monster-once 14           so many sentences had this verdict
    FightLost running-away.forced-without-help 9                so many events came of this rule
    all 1a2b3c4d                                                the checksum of what the lines leave out

Of each scenario one edition is taken, the board it begins with and the one it ends with. On each some of all that
anybody might say is judged, and from the first some sentences are said one after another: always the same ones.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from zlib import crc32

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.legal import legal
from munch_cli.engine.chance import Generator
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.table.commands import Command
from munch_cli.table.events import Event
from munch_cli.table.ids import PlayerId

from ..bundled import of_topic, run, scenario
from ..play.moments import with_luck

MOST, ON = 24, 6
"""So many sentences of a board, and so many said one after another from it."""


def counted(topic: str) -> str:
    """The counts of a topic, as they are now, and a checksum of all that they leave out: reasons, numbers, cards."""
    said = [(board, command) for board in boards(topic) for command in sentences(board)]
    said += [one for board in boards(topic, ends=False) for one in played_on(board)]
    found, whole = Counter[str](), 0
    for table, command in said:
        verdict = judge(table, command)
        events = perform(table, command, Generator()).events if verdict.goes_ahead else ()
        found.update(told(type(command).__name__, verdict, events))
        whole = crc32(f"{command} {verdict} {events}".encode(), whole)
    return "".join(f"{line} {many}\n" for line, many in sorted(found.items())) + f"all {whole:08x}\n"


def boards(topic: str, ends: bool = True) -> Iterator[Table]:
    """The boards of a topic's scenarios, before their first step, and after their last if that is wanted."""
    for name in of_topic(topic):
        written = scenario(name)
        edition = written.editions[crc32(name.partition("/")[2].encode()) % len(written.editions)]
        yield with_luck(written.boards[edition], 1)
        if ends:
            yield with_luck(run(name, edition).table, 1)


def sentences(table: Table) -> list[Command]:
    """Some of what anybody might say."""
    seats = range(len(table.state.players))
    return drawn(one for seat in seats for one in candidates(table, PlayerId(seat)))[:MOST]


def drawn(commands: Iterable[Command]) -> list[Command]:
    """The sentences, each once, in an order that hangs on nothing but them."""
    each = {repr(one): one for one in commands}
    return [each[words] for words in sorted(each, key=lambda words: (crc32(words.encode()), words))]


def played_on(table: Table) -> Iterator[tuple[Table, Command]]:
    """Sentences said one after another, each with the board it is said on: some kind that is possible in turn."""
    for number in range(ON):
        possible = drawn(one for seat in range(len(table.state.players)) for one in legal(table, PlayerId(seat)))
        kinds = sorted({type(one).__name__ for one in possible})
        if not kinds:
            return
        command = next(one for one in possible if type(one).__name__ == kinds[number % len(kinds)])
        yield table, command
        table = perform(table, command, Generator()).table


def told(kind: str, verdict: Verdict, events: Sequence[Event]) -> Iterator[str]:
    """The verdict, and the events if it goes ahead, each with its rules."""
    yield " ".join((kind, verdict.outcome, *sorted(verdict.ids), *verdict.all_open))
    for event in events:
        yield " ".join((type(event).__name__, *sorted(event.because)))
