"""What is offered while a sentence is typed, and what its words are marked as: a line for each place of the cursor.

    Jenn pl: 5 plays, 5 plays …                     where it would begin, and what it would be
    Jenn plays Fluffy: player 0-4, verb 5-10        the finished sentence, with its parts

Sentences of some written scenarios are typed on the boards they are said on, by whoever says them or nobody.
"""

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from munch_cli.arbiter.replay import Replay
from munch_cli.engine.table import Table
from munch_cli.language.complete import complete, spans
from munch_cli.table.ids import PlayerId

from ..bundled import run, scenario
from ..play.moments import SCENARIOS

FILES, PLACES, SHOWN = 4, 6, 4
"""Of a topic so many scenarios, of a sentence so many places, of what is offered there so much in full."""


def offered(topic: str) -> str:
    """What is offered there now."""
    paths = sorted((SCENARIOS / topic).glob("*.toml"), key=lambda path: crc32(path.stem.encode()))
    return "".join(line for path in paths[:FILES] for line in _typed(_replayed(path)))


def _replayed(path: Path) -> Replay:
    name = f"{path.parent.name}/{path.stem}"
    editions = scenario(name).editions
    return run(name, editions[crc32(path.stem.encode()) % len(editions)])


def _typed(one: Replay) -> Iterator[str]:
    for done in one.steps:
        for sentence in done.step.sentences:
            lot = crc32(sentence.encode())
            eyes = PlayerId(lot % len(done.before.state.players)) if lot % 2 else None
            marked = ", ".join(f"{span.what} {span.start}-{span.end}" for span in spans(sentence, done.before, eyes))
            yield f"{sentence}: {marked}\n"
            wrong = sentence.replace("e", "r", 1)
            marked = ", ".join(f"{span.what} {span.start}-{span.end}" for span in spans(wrong, done.before, eyes))
            yield f"{wrong}: {marked}\n"
            for cursor in sorted({crc32(f"{lot} {place}".encode()) % (len(sentence) + 1) for place in range(PLACES)}):
                yield f"{sentence[:cursor]}: {_choices(sentence[:cursor], done.before, eyes)}\n"


def _choices(head: str, table: Table, eyes: PlayerId | None) -> str:
    found = complete(head, len(head), table.state, table.catalogue, eyes, eyes=eyes)
    told = [f"{one.start} {one.kind} {one.text}" for one in found]
    rest = f" … {len(found)} {crc32(' '.join(told).encode()):08x}" if len(found) > SHOWN else ""
    return ", ".join(told[:SHOWN]) + rest
