"""What somebody may do at this moment."""

from collections.abc import Callable, Collection, Iterator
from zlib import crc32

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.engine.chance import spun
from munch_cli.engine.settle import goes_ahead, is_open, open_kinds
from munch_cli.engine.table import Table
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId

Points = tuple[int, int]


class Options:
    """The sentences of a player that would be carried out now, in canonical order, each once.

    They are thought of when somebody first wants to know, and each is judged then: whoever looks for the best of them,
    or for one of a kind, need not have all thought of, nor all judged. ``kinds``: those that they may be of.
    """

    def __init__(self, table: Table, who: PlayerId, judged: dict[Command, bool], kinds: Collection[type[Command]]):
        self.kinds = kinds
        self._table = table
        self._who = who
        self._judged = judged
        self._thought_of: tuple[Command, ...] | None = None

    def __iter__(self) -> Iterator[Command]:
        return (command for command in self.thought_of if self._allows(command))

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    @property
    def open_kinds(self) -> list[type[Command]]:
        """Those of the kinds of which there may be any, in their order."""
        opened = open_kinds(self._table, self._who)
        return [kind for kind in self.kinds if kind in opened]

    @property
    def thought_of(self) -> tuple[Command, ...]:
        """Those worth judging, each once."""
        if self._thought_of is None:
            self._thought_of = tuple(dict.fromkeys(candidates(self._table, self._who, self._is_barred, self.kinds)))
        return self._thought_of

    def only(self, kinds: Collection[type[Command]]) -> "Options":
        """Those of some kinds."""
        some = Options(self._table, self._who, self._judged, [kind for kind in self.kinds if kind in kinds])
        if self._thought_of is not None:
            some._thought_of = tuple([one for one in self._thought_of if type(one) in kinds])
        return some

    def ranked(self, points: Callable[[Command], Points]) -> Iterator[tuple[Points, Command]]:
        """All of them with their points, those of most first; only as many are judged as are asked for."""
        order = sorted(((points(one), -place) for place, one in enumerate(self.thought_of)), reverse=True)
        for many, place in order:
            if self._allows(one := self.thought_of[-place]):
                yield many, one

    def drawn(self, lot: int) -> Command | None:
        """One of them by lot, each as likely as any other; only as many are judged as have to be. None: there is none.

        Every sentence has a number of its own for every ``lot``, and the allowed one of the lowest is drawn: which that
        is hangs on what is allowed, and not on how many others were thought of.
        """
        thought_of = self.thought_of
        if len(thought_of) > 1:
            thought_of = tuple(sorted(thought_of, key=lambda one: number_of(lot, one)))
        return next((one for one in thought_of if self._allows(one)), None)

    def allows_too(self, command: Command) -> bool:
        """Whether a sentence that is not among them would be carried out."""
        return goes_ahead(self._table, command)

    def _is_barred(self, kind: type[Command], who: PlayerId) -> bool:
        return not is_open(self._table, kind, who)

    def _allows(self, command: Command) -> bool:
        known = self._judged.get(command)
        if known is None:
            known = self._judged[command] = goes_ahead(self._table, command)
        return known


def number_of(lot: int, command: Command) -> int:
    """The number of a sentence in a lot: the same wherever and whenever it is drawn."""
    return spun(lot ^ crc32(tuple.__repr__(command).encode()))[1]


def options_of(table: Table, who: PlayerId) -> Options:
    """What a player may do now, thought of and judged as it is asked for."""
    return Options(table, who, {}, KINDS)


def legal(table: Table, who: PlayerId) -> list[Command]:
    """The sentences of a player that would be carried out now, in canonical order, each once."""
    return list(options_of(table, who))
