"""The sentences that a player could say now and that would be carried out, thought of and judged as they are wanted."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from zlib import crc32

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.engine.chance import spun
from munch_cli.engine.settle import goes_ahead, judge, open_kinds
from munch_cli.engine.table import Table
from munch_cli.language.parse import Parser
from munch_cli.language.say import say_short
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.typed import NamedTuple


class LegalMoves:
    """The sentences of a player that would be carried out now, in canonical order, each once.

    They are thought of and judged only when they are wanted. A bot that looks for the best one, or for one of a kind,
    does not pay for all. ``kinds``: the kinds of sentence they may be of.
    """

    __slots__ = ("_known", "_table", "_thought_of", "_who", "kinds")

    def __init__(self, table: Table, who: PlayerId, kinds: frozenset[type[Command]], known: "Known | None" = None):
        self.kinds = kinds
        self._table = table
        self._who = who
        self._known: Known = {} if known is None else known
        self._thought_of: tuple[Command, ...] | None = None

    def __iter__(self) -> Iterator[Command]:
        return (command for command in self.thought_of if goes_ahead(self._table, command))

    def __bool__(self) -> bool:
        return any(goes_ahead(self._table, command) for kind in self.open_kinds for command in self._of(kind))

    @property
    def open_kinds(self) -> tuple[type[Command], ...]:
        """Return the kinds of command that may be legal, in their order."""
        return in_order(self.kinds, open_kinds(self._table, self._who))

    @property
    def thought_of(self) -> tuple[Command, ...]:
        """Those worth judging, each once."""
        if self._thought_of is None:
            self._thought_of = tuple([command for kind in self.open_kinds for command in self._of(kind)])
        return self._thought_of

    def only(self, kinds: Collection[type[Command]]) -> "LegalMoves":
        """Those of some kinds."""
        return LegalMoves(self._table, self._who, self.kinds.intersection(kinds), self._known)

    def ranked(
        self,
        points: Callable[[Command], int],
        most: Callable[[type[Command]], int],
        least: int,
        lot: int | None = None,
    ) -> Iterator[tuple[int, Command]]:
        """All with at least so many points, best first. Only as many are judged as are asked for.

        ``most``: the highest points that a sentence of a kind can have, so that a kind is thought of only when its turn
        comes. With equal points the lot decides as in ``drawn``; without a lot, the canonical order.
        """
        coming = sorted([kind for kind in self.open_kinds if most(kind) >= least], key=most)
        level: dict[int, list[Command]] = {}
        while coming or level:
            if coming and (not level or most(coming[-1]) >= max(level)):
                for one in self._of(coming.pop()):
                    if (many := points(one)) >= least:
                        level.setdefault(many, []).append(one)
                continue
            many = max(level)
            of_most = level.pop(many)
            if len(of_most) > 1:
                of_most.sort(key=_canonical_place)
                of_most = of_most if lot is None else by_lot(lot, of_most)
            yield from ((many, one) for one in of_most if goes_ahead(self._table, one))

    def drawn(self, lot: int, kind: type[Command]) -> Command | None:
        """One sentence of a kind by lot, each as likely as any other. None if there is none.

        Every sentence has its own number for every ``lot``, and the allowed one with the lowest is drawn. So the result
        depends on what is allowed and not on how many others were thought of, and few have to be judged.
        """
        thought_of = self._of(kind)
        if len(thought_of) > 1:
            thought_of = by_lot(lot, thought_of)
        for one in thought_of:
            if goes_ahead(self._table, one):
                return one
        return None

    def allows_too(self, command: Command) -> bool:
        """Return True if a sentence that is not among them would be carried out."""
        return goes_ahead(self._table, command)

    def _of(self, kind: type[Command]) -> list[Command]:
        known = self._known.get(kind)
        if known is None:
            thought = candidates(self._table, self._who, (kind,), open_only=True)
            known = self._known[kind] = list(dict.fromkeys(thought))
        return known


Known = dict[type[Command], list[Command]]
"""The sentences thought of so far, by kind."""


@cache
def in_order(kinds: frozenset[type[Command]], opened: frozenset[type[Command]]) -> tuple[type[Command], ...]:
    """Those of the kinds that are open, in canonical order."""
    return tuple(kind for kind in KINDS if kind in kinds and kind in opened)


ALL_KINDS = frozenset(KINDS)
"""All kinds that are thought of."""


def _canonical_place(command: Command) -> int:
    return KINDS.index(type(command))


def by_lot(lot: int, commands: Iterable[Command]) -> list[Command]:
    """Sentences in the order of their numbers in a lot."""
    return sorted(commands, key=lambda one: number_of(lot, one))


def number_of(lot: int, command: Command) -> int:
    """The number of a sentence in a lot: the same wherever and whenever it is drawn."""
    return spun(lot ^ crc32(tuple.__repr__(command).encode()))[1]


def options_of(table: Table, who: PlayerId) -> LegalMoves:
    """What a player may do now, thought of and judged as it is asked for."""
    return LegalMoves(table, who, ALL_KINDS)


def legal(table: Table, who: PlayerId) -> list[Command]:
    """The sentences of a player that would be carried out now, in canonical order, each once."""
    return list(options_of(table, who))


# ---- the answer to "what may I do?"


def who_acts(table: Table) -> tuple[PlayerId, ...]:
    """Who speaks if no player is named: the debtors, or the player whose turn it is."""
    return Parser("", table.state, table.catalogue, None, True, None).speakers()


class May(NamedTuple):
    """A sentence that would be carried out. ``open``: the open points it rests on, as the owner reads them."""

    command: Command
    says: str
    open: tuple[RuleId, ...]


class MayDo(NamedTuple):
    """What players may do now: each who is asked about, with their sentences.

    ``eyes``: who asks, where hands are hidden.
    """

    table: Table
    found: tuple[tuple[PlayerId, tuple[May, ...]], ...]
    eyes: PlayerId | None = None


def may_do(table: Table, seats: Iterable[PlayerId], eyes: PlayerId | None = None) -> MayDo:
    """All that players may do now, in canonical order."""
    state, catalogue = table.state, table.catalogue
    found = tuple(
        (who, tuple(May(one, say_short(one, state, catalogue), judge(table, one).open) for one in legal(table, who)))
        for who in seats
    )
    return MayDo(table, found, eyes)
