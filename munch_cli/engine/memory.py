"""What was found out about a board, kept until a part of it changes that was looked at on the way."""

from collections.abc import Callable

from munch_cli.table.ids import RuleId
from munch_cli.table.parts import EVERYTHING
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.engine.table import Table

Work = Callable[["Table", object, object], object]
Asked = tuple[Work, object, object]
"""What is found out, and the two things it is asked with."""

SPAN = 128
"""So many events back it is known what has changed since; what was found out before is found out anew."""
MOST = 1500
"""When more than so many answers are kept, the older half of what is still known to hold is let go."""


class Known(NamedTuple):
    """An answer, the parts of the board and the open points it rests on, and how many events had happened then."""

    answer: object
    parts: int
    relied: dict[RuleId, str]
    at: int


class Memory:
    """The answers known of a board that changes by events alone. ``log`` is the board's own list of what changed."""

    __slots__ = ("_past", "_since", "base", "first", "known", "log", "rested", "rests")

    def __init__(self, log: list[int]) -> None:
        self.known: dict[Asked, Known] = {}
        self.log = log
        self.base = 0
        """How many events had happened when the log began."""
        self.first = 0
        self._past: list[int] = []
        """What changed from each moment before the log, the first of them being ``first``, up to its beginning."""
        self._since = [0]
        """What has changed since each moment of the log."""
        self.rests: list[int] = []
        """Of each question of ``Table.in_doubt`` the parts its yes rests on; EVERYTHING: it is to be asked again."""
        self.rested = 0
        """How many events had happened when they were."""

    @property
    def now(self) -> int:
        """How many events have happened."""
        return self.base + len(self.log)

    def since(self, at: int) -> int:
        """The parts of the board that have changed since so many events had happened."""
        since = self._since
        if len(since) != len(self.log) + 1:
            since = self._noted()
        if at >= self.base:
            return since[at - self.base]
        return self._past[at - self.first] | since[0] if at >= self.first else EVERYTHING

    def _noted(self) -> list[int]:
        since = [0]
        for bits in reversed(self.log):
            since.append(since[-1] | bits)
        since.reverse()
        self._since = since
        return since

    def onward(self, log: list[int]) -> "Memory":
        """The memory of an equal board that changes on its own from now on, and notes it in a log of its own."""
        new = Memory(log)
        whole = self.since(self.base)
        before = [bits | whole for bits in self._past] if whole else self._past
        new._past = (before + self._since[:-1])[-SPAN:]
        new.base = self.now
        new.first = new.base - len(new._past)
        new.rests, new.rested = self.rests.copy(), self.rested
        new.known = self._younger(new.base - SPAN // 2) if len(self.known) > MOST else self.known.copy()
        return new

    def _younger(self, at: int) -> dict[Asked, Known]:
        return {asked: known for asked, known in self.known.items() if known.at >= at}
