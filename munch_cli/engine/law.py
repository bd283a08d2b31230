"""The rules in force under one edition, indexed by what they speak of; built once per edition.

A row of a ``RULES`` table names a kind, what it speaks of, a function and the ids it enforces. A row without an id in
force under an edition is left out, so a rule not in force costs nothing. An id that is not in force is never cited.
"""

from collections.abc import Callable, Iterable, Sequence

from munch_cli.engine.reasons import Reason
from munch_cli.engine.recall import Recall
from munch_cli.engine.sums import Term
from munch_cli.rulebook.book import AS_PRINTED, Edition, Flaw, HouseRule
from munch_cli.table.commands import Command
from munch_cli.table.events import Event
from munch_cli.table.ids import PlayerId, RuleId, rule_ids
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from munch_cli.engine.table import Table


class Instead(NamedTuple):
    """What happens in place of an event. Settled like reasons: what is ``over`` another strikes it."""

    events: tuple[Event, ...]
    ids: tuple[RuleId, ...] = ()
    over: tuple[RuleId, ...] = ()
    rank: int = 1


C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
S = TypeVar("S", bound="int | tuple[int, int]")
MayRule = Callable[["Table", Command], "Reason | None"]
SumRule = Callable[["Table", "int | tuple[int, int]"], Iterable[Term]]
StrikeRule = Callable[["Table", "int | tuple[int, int]", Sequence[Term]], Iterable[int]]
DoRule = Callable[["Table", Command], Iterable[Event]]
ThenRule = Callable[["Table", Event], Iterable[Event]]
InsteadRule = Callable[["Table", Event], "Instead | None"]
AlwaysRule = Callable[["Table"], Iterable[Event]]
EachRule = Callable[["Table", PlayerId], Iterable[Event]]
NotYetRule = Callable[["Table", Command], bool]


class Row(NamedTuple):
    """A line of a RULES table: a function and the rules it enforces. ``over``: all that its reasons may be over."""

    kind: str
    on: type | str
    function: object
    ids: tuple[RuleId, ...]
    over: tuple[RuleId, ...] = ()


def may(
    command: type[C], function: Callable[["Table", C], Reason | None], *ids: str, over: tuple[str, ...] = ()
) -> Row:
    """Says whether a command may be given: a licence, a refusal, an open point, or nothing.

    Whoever gives a reason that is ``over`` others names them here too, so that all else is known to stand.
    """
    return Row("may", command, function, rule_ids(*ids), rule_ids(*over))


def sum_of(name: str, function: Callable[["Table", S], Iterable[Term]], *ids: str) -> Row:
    """Gives terms of a named sum for a subject: a player, or a monster's copy."""
    return Row("sum", name, function, rule_ids(*ids))


def strike(name: str, function: Callable[["Table", S, Sequence[Term]], Iterable[int]], *ids: str) -> Row:
    """Names the places of terms that do not count in a sum."""
    return Row("strike", name, function, rule_ids(*ids))


def do(command: type[C], function: Callable[["Table", C], Iterable[Event]], *ids: str) -> Row:
    """Says what happens when a command is carried out."""
    return Row("do", command, function, rule_ids(*ids))


def then(event: type[E], function: Callable[["Table", E], Iterable[Event]], *ids: str) -> Row:
    """Says what follows from an event."""
    return Row("then", event, function, rule_ids(*ids))


def instead(event: type[E], function: Callable[["Table", E], Instead | None], *ids: str) -> Row:
    """Says what happens in place of an event."""
    return Row("instead", event, function, rule_ids(*ids))


def always(function: Callable[["Table"], Iterable[Event]], *ids: str) -> Row:
    """A standing limit: what follows from the board as it lies."""
    return Row("always", "table", function, rule_ids(*ids))


def each(function: Callable[["Table", PlayerId], Iterable[Event]], *ids: str) -> Row:
    """A standing limit on every player, looked after seat by seat: what follows from the board for one of them."""
    return Row("always", "player", function, rule_ids(*ids))


def not_yet(command: type[C], function: Callable[["Table", C], bool], topic: str) -> Row:
    """A sentence the engine understands and cannot judge yet; ``function`` says when."""
    return Row("not_yet", command, function, rule_ids(topic))


class Amender(Protocol):
    """Whoever knows all the sheets, and so can put a house rule into a law."""

    def flaw(self, law: "Law", house: HouseRule) -> Flaw | None:
        """What keeps a house rule from being one here; None if nothing does."""

    def amended(self, law: "Law", house: tuple[HouseRule, ...]) -> "Law":
        """The law with just these house rules."""


class Law:
    """An edition with its rules ready to be asked; each row carries only those of its ids that are in force.

    ``printed``: the law without house rules, itself if it has none; ``house``: the house rules, oldest first.
    """

    __slots__ = (
        "_cites",
        "amender",
        "contested",
        "contradictions",
        "edition",
        "house",
        "limits",
        "printed",
        "protected",
        "recall",
        "rows",
        "sieved",
        "standing",
        "strikable",
        "topics",
        "tried",
    )

    def __init__(self, edition: Edition, rows: Iterable[Row], amender: Amender | None = None) -> None:
        self.edition = edition
        self.amender = amender
        self.printed = self
        self.house: tuple[HouseRule, ...] = ()
        self.rows: dict[tuple[str, type | str], list[Row]] = {}
        standing: list[Row] = []
        for row in rows:
            ids = row.ids if row.kind == "not_yet" or not row.ids else tuple(id for id in row.ids if self.in_force(id))
            if ids or not row.ids:
                kept = row._replace(ids=ids)
                self.rows.setdefault((row.kind, row.on), []).append(kept)
                if row.kind == "always":
                    standing.append(kept)
        self.strikable = _strikable(self.rows)
        self.topics = frozenset(id.partition(".")[0] for id in edition.rules)
        """What the sheet speaks of at all."""
        self.contradictions = tuple(conflict for conflict in edition.conflicts if not conflict.settled)
        self.contested = frozenset(id for one in self.contradictions for side in one.between for id in side)
        named = edition.values.get("protected")
        self.protected = frozenset(str(id) for id in named[0]) if named and isinstance(named[0], list) else frozenset()
        self.recall = Recall()
        """Filled by ``Table.recalled``: answers that hold for all tables under this law."""
        self.sieved: dict[tuple[object, ...], tuple[Row, ...]] = {}
        """Filled by ``engine.sieve``: the rows that may have something to say of a printed card."""
        self.tried: dict[object, list[Row]] = {}
        """The same rows, those first that have lately ended a question: where only the outcome counts."""
        self.standing = tuple(standing)
        """The standing limits."""
        self.limits: dict[int, object] = {}
        """Filled by ``engine.run``: what is asked of them at a table with so many seats."""
        self._cites: dict[tuple[tuple[RuleId, ...], tuple[RuleId, ...]], tuple[RuleId, ...]] = {}

    def on(self, kind: str, what: type | str) -> Sequence[Row]:
        """The rows of a kind that speak of a command, an event or a sum."""
        return self.rows.get((kind, what), ())

    def in_force(self, id: RuleId | str) -> bool:
        """Whether this edition has the rule, or leaves open the point; cards and facts of the table always count."""
        edition = self.edition
        return id in edition.rules or id in edition.gaps or id.startswith(("card.", "table."))

    def flaw(self, house: HouseRule) -> Flaw | None:
        """What keeps a house rule from being one here; None if nothing does."""
        if self.amender is None:
            return Flaw("rule", "this law stands alone", "lay the table out from a file")
        return self.amender.flaw(self, house)

    def with_house(self, house: HouseRule) -> "Law":
        """The law with one more word of the owner; what he said of the same rule before no longer counts."""
        others = tuple(one for one in self.house if one.rule != house.rule)
        return self.with_houses(others if house.how == AS_PRINTED else (*others, house))

    def with_houses(self, house: tuple[HouseRule, ...]) -> "Law":
        """The law with just these house rules."""
        if not house or self.amender is None:
            return self.printed
        return self.amender.amended(self.printed, house)

    def cited(self, ids: tuple[RuleId, ...], row: Row) -> tuple[RuleId, ...]:
        """The ids to cite for what a row said: those it named, as far as they are in force; empty if none of them is.

        Where it named none, or only cards, the row's own ids come first.
        """
        if not ids:
            return row.ids
        known = self._cites.get((ids, row.ids))
        if known is None:
            known = self._cites[ids, row.ids] = self._live(ids, row)
        return known

    def _live(self, ids: tuple[RuleId, ...], row: Row) -> tuple[RuleId, ...]:
        if all(id.startswith("card.") for id in ids):
            return row.ids + ids
        live = tuple(id for id in ids if self.in_force(id))
        return live if any(not id.startswith("card.") for id in live) else ()


def _strikable(rows: dict[tuple[str, type | str], list[Row]]) -> dict[type | str, frozenset[RuleId]]:
    """For each command the ids that a reason about it may be over."""
    return {on: frozenset(id for row in some for id in row.over) for (kind, on), some in rows.items() if kind == "may"}
