"""Where the time of a decision goes: the stack is looked at a thousand times a second, and each look counts for the
part of the work that it falls into.
"""

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from types import CodeType, FrameType

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.moments import Asking, ways_on
from munch_cli.engine.run import Batch
from munch_cli.engine.settle import goes_ahead, judge, open_kinds
from munch_cli.engine.table import Table
from munch_cli.sim.bots import RandomBot
from munch_cli.table.events import apply

EVERY = 0.001
"""Seconds of work between two looks."""


def _code(work: object) -> CodeType:
    found = getattr(work, "__code__", None)
    assert isinstance(found, CodeType)
    return found


PARTS: dict[CodeType, str] = {
    _code(open_kinds): "what bars a whole kind of sentence",
    _code(candidates): "thinking of sentences",
    _code(goes_ahead): "judging each of them",
    _code(judge): "the verdict on the one chosen, with its reasons",
    _code(Table.onward): "copying the board",
    _code(Batch.come_to_rest): "standing limits",
    _code(apply): "changing the board",
    _code(Batch.happen): "what happens instead, and what follows",
    _code(Batch.carry_out): "what the sentence does",
    _code(Asking.now): "whose word is awaited",
    _code(ways_on): "whose word is awaited",
    _code(RandomBot.choose): "drawing lots",
}
"""The function that does a part -> what it is called here; the innermost one counts."""
ELSE = "all else"


def parts_of(frame: FrameType | None) -> Iterator[str]:
    """The parts of the work that are under way, the innermost first."""
    while frame is not None:
        if frame.f_code in PARTS:
            yield PARTS[frame.f_code]
        frame = frame.f_back


def looked_at(work: Callable[[], object]) -> dict[str, float]:
    """The share of each part in a work's time, the largest first."""
    looks = Counter[str]()

    def look(_: int, frame: FrameType | None) -> None:
        looks[next(parts_of(frame), ELSE)] += 1

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return {part: many / looks.total() for part, many in looks.most_common()}
