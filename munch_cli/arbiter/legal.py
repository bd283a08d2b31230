"""What somebody may do at this moment."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from zlib import crc32

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.engine.chance import spun
from munch_cli.engine.settle import goes_ahead, open_kinds
from munch_cli.engine.table import Table
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId


class Options:
    """The sentences of a player that would be carried out now, in canonical order, each once.

    They are thought of when somebody first wants to know, and each is judged then: whoever looks for the best of them,
    or for one of a kind, need not have all thought of, nor all judged. ``kinds``: those that they may be of.
    """

    __slots__ = ("_shared", "_table", "_thought_of", "_who", "kinds")

    def __init__(self, table: Table, who: PlayerId, kinds: tuple[type[Command], ...], shared: "Shared | None" = None):
        self.kinds = kinds
        self._table = table
        self._who = who
        self._shared = Shared() if shared is None else shared
        self._thought_of: tuple[Command, ...] | None = None

    def __iter__(self) -> Iterator[Command]:
        return (command for command in self.thought_of if self._allows(command))

    def __bool__(self) -> bool:
        return any(self._allows(command) for kind in self.open_kinds for command in self._of(kind))

    @property
    def open_kinds(self) -> tuple[type[Command], ...]:
        """Those of the kinds of which there may be any, in their order."""
        return narrowed(self.kinds, open_kinds(self._table, self._who))

    @property
    def thought_of(self) -> tuple[Command, ...]:
        """Those worth judging, each once."""
        if self._thought_of is None:
            self._thought_of = tuple([command for kind in self.open_kinds for command in self._of(kind)])
        return self._thought_of

    def only(self, kinds: Collection[type[Command]]) -> "Options":
        """Those of some kinds."""
        return Options(self._table, self._who, narrowed(self.kinds, frozenset(kinds)), self._shared)

    def ranked(self, points: Callable[[Command], int], lot: int | None = None) -> Iterator[tuple[int, Command]]:
        """All of them with their points, those of most first; only as many are judged as are asked for.

        Among those of the same points the lot decides as in ``drawn``; without one, their order.
        """
        level: dict[int, list[Command]] = {}
        for one in self.thought_of:
            level.setdefault(points(one), []).append(one)
        for many in sorted(level, reverse=True):
            of_most = level[many]
            if lot is not None and len(of_most) > 1:
                of_most = by_lot(lot, of_most)
            yield from ((many, one) for one in of_most if self._allows(one))

    def drawn(self, lot: int, kind: type[Command]) -> Command | None:
        """One of a kind by lot, each as likely as any other; only as many are judged as have to be. None: there is
        none.

        Every sentence has a number of its own for every ``lot``, and the allowed one of the lowest is drawn: which that
        is hangs on what is allowed, and not on how many others were thought of.
        """
        thought_of = self._of(kind)
        if len(thought_of) > 1:
            thought_of = by_lot(lot, thought_of)
        for one in thought_of:
            if self._allows(one):
                return one
        return None

    def allows_too(self, command: Command) -> bool:
        """Whether a sentence that is not among them would be carried out."""
        return goes_ahead(self._table, command)

    def _of(self, kind: type[Command]) -> list[Command]:
        known = self._shared.thought_of.get(kind)
        if known is None:
            thought = candidates(self._table, self._who, (kind,), open_only=True)
            known = self._shared.thought_of[kind] = list(dict.fromkeys(thought))
        return known

    def _allows(self, command: Command) -> bool:
        known = self._shared.judged.get(command)
        if known is None:
            known = self._shared.judged[command] = goes_ahead(self._table, command)
        return known


@cache
def narrowed(kinds: tuple[type[Command], ...], some: frozenset[type[Command]]) -> tuple[type[Command], ...]:
    """Those of the kinds that are among some, in their order."""
    return tuple(kind for kind in kinds if kind in some)


class Shared:
    """What was thought of, by kind, and judged so far, by whoever asked first."""

    __slots__ = ("judged", "thought_of")

    def __init__(self) -> None:
        self.judged: dict[Command, bool] = {}
        self.thought_of: dict[type[Command], list[Command]] = {}


def by_lot(lot: int, commands: Iterable[Command]) -> list[Command]:
    """Sentences in the order of their numbers in a lot."""
    return sorted(commands, key=lambda one: number_of(lot, one))


def number_of(lot: int, command: Command) -> int:
    """The number of a sentence in a lot: the same wherever and whenever it is drawn."""
    return spun(lot ^ crc32(tuple.__repr__(command).encode()))[1]


def options_of(table: Table, who: PlayerId) -> Options:
    """What a player may do now, thought of and judged as it is asked for."""
    return Options(table, who, KINDS)


def legal(table: Table, who: PlayerId) -> list[Command]:
    """The sentences of a player that would be carried out now, in canonical order, each once."""
    return list(options_of(table, who))
