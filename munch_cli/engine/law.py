"""The rules in force under one edition, indexed by what they are about. Built once for each edition.

A row of a ``RULES`` table names a kind, what it is about, and a function. The rulebook says which rules and open points
a function carries out: those whose ``code`` names it. Under an edition that has none of them in force the row is left
out, so it costs nothing there. An id that is not in force is never cited.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from munch_cli.engine.moments import ALWAYS, NEVER, Moments
from munch_cli.engine.reasons import Reason, Term
from munch_cli.rulebook.book import AS_PRINTED, Edition, Flaw, HouseRule
from munch_cli.table.cards import Card
from munch_cli.table.commands import UNJUDGED, Choose, Command
from munch_cli.table.events import Event
from munch_cli.table.ids import (
    ANYBODY,
    EVERYTHING,
    NO_PLAYER,
    OWN,
    PARTS,
    RULED,
    SEATED,
    SEATS,
    PlayerId,
    RuleId,
    of_seat,
    rule_ids,
)
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from munch_cli.engine.table import Table


class Instead(NamedTuple):
    """What happens in place of an event. It is settled like reasons: an answer that is ``over`` another overrules
    it.
    """

    events: tuple[Event, ...]
    ids: tuple[RuleId, ...] = ()
    over: tuple[RuleId, ...] = ()
    rank: int = 1


C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
S = TypeVar("S", bound="int | tuple[int, int]")
K = TypeVar("K")
W = TypeVar("W")
Cards = Iterable[str] | Callable[[Card], bool] | None
MayRule = Callable[["Table", Command], "Reason | bool | None"]
"""What rows ask of a command: for a reason, or whether a sentence cannot be judged yet."""
SumRule = Callable[["Table", "int | tuple[int, int]"], Iterable[Term]]
StrikeRule = Callable[["Table", "int | tuple[int, int]", Sequence[Term]], Iterable[int]]
DoRule = Callable[["Table", Command], Iterable[Event]]
ThenRule = Callable[["Table", Event], Iterable[Event]]
InsteadRule = Callable[["Table", Event], "Instead | None"]
AlwaysRule = Callable[["Table"], Iterable[Event]]
EachRule = Callable[["Table", PlayerId], Iterable[Event]]


Of = frozenset[str] | Callable[[Card], bool] | None
"""The cards that a row is about: their kinds, or a test of what is printed on them. None: any card."""


UNDER_EVERY_SHEET = "under every sheet"


class Row(NamedTuple):
    """A line of a RULES table: a function, and its guard, which says when it can have an answer.

    ``name``: what the rulebook calls the function: "charity.giving". ``ids``: in a law, what it carries out there.
    ``over``: the ids that its reasons may overrule. ``of``: the cards it is about. ``when``: the moments at which it
    can have an answer. ``allows``: those at which it can let a command through. ``shuts``: those at which it refuses
    every such command. ``owed``: for a standing limit, the kinds of debt of which one must be owed. ``reads``: the
    parts of the board (``PARTS``) that a sum or a limit looks at; its answer stays the same as long as they do.
    """

    kind: str
    on: type | str
    function: object
    name: str = ""
    ids: tuple[RuleId, ...] = ()
    over: tuple[RuleId, ...] = ()
    of: Of = None
    when: Moments = ALWAYS
    allows: Moments = ALWAYS
    shuts: Moments = NEVER
    owed: frozenset[str] = frozenset()
    reads: int = EVERYTHING


def may(
    command: type[C],
    function: Callable[["Table", C], Reason | None],
    *,
    over: tuple[str, ...] = (),
    of: Cards = None,
    when: Moments = ALWAYS,
    allows: Moments = ALWAYS,
    shuts: Moments = NEVER,
) -> Row:
    """A rule about whether a command may be given. It answers with a licence, a refusal, an open point, or nothing.

    If it gives reasons ``over`` others, their ids are named here too, so that the law knows which others always stand.
    """
    return Row("may", command, function, over=rule_ids(*over), of=_of(of), when=when, allows=allows & when, shuts=shuts)


def bar(
    command: type[C],
    function: Callable[["Table", C], Reason | None],
    *,
    of: Cards = None,
    when: Moments = ALWAYS,
    shuts: Moments = NEVER,
) -> Row:
    """A rule that can only refuse a command, never let it through."""
    return Row("may", command, function, of=_of(of), when=when, allows=NEVER, shuts=shuts)


def shut(command: type[C], function: Callable[["Table", C], Reason | None], *, at: Moments, of: Cards = None) -> Row:
    """A rule that refuses every such command at these moments, and has no answer at others."""
    return bar(command, function, of=of, when=at, shuts=at)


def sum_of(name: str, function: Callable[["Table", S], Iterable[Term]], *, reads: int = EVERYTHING) -> Row:
    """A rule that gives terms of a named sum for a subject: a player, or a monster's copy."""
    return Row("sum", name, function, reads=reads)


def strike(
    name: str, function: Callable[["Table", S, Sequence[Term]], Iterable[int]], *, reads: int = EVERYTHING
) -> Row:
    """A rule that names the places of terms that do not count in a sum."""
    return Row("strike", name, function, reads=reads)


def do(command: type[C], function: Callable[["Table", C], Iterable[Event]], *, of: Cards = None) -> Row:
    """A rule that says what happens when a command is carried out."""
    return Row("do", command, function, of=_of(of))


def then(event: type[E], function: Callable[["Table", E], Iterable[Event]], *, of: Cards = None) -> Row:
    """A rule that says what follows from an event. For events about a debt ``of`` names the kinds of debt."""
    return Row("then", event, function, of=_of(of))


def instead(event: type[E], function: Callable[["Table", E], Instead | None]) -> Row:
    """A rule that says what happens in place of an event."""
    return Row("instead", event, function)


def always(function: Callable[["Table"], Iterable[Event]], *, when: Moments = ALWAYS, owed: Iterable[str] = ()) -> Row:
    """A standing limit: what follows from the board as it lies, at these moments, while a debt of these kinds is
    owed.
    """
    return Row("always", "table", function, when=when, owed=frozenset(owed))


def each(
    function: Callable[["Table", PlayerId], Iterable[Event]],
    *,
    when: Moments = ALWAYS,
    reads: int = EVERYTHING,
) -> Row:
    """A standing limit on every player, checked seat by seat: what follows from the board for one of them."""
    return Row("always", "player", function, when=when, reads=reads)


def not_yet(command: type[C], function: Callable[["Table", C], bool], topic: str, of: Cards = None) -> Row:
    """A sentence that is understood and cannot be judged yet. ``function`` says when."""
    return Row("not_yet", command, function, ids=rule_ids(topic), of=_of(of), allows=NEVER)


def under_every_sheet(*rows: Row) -> tuple[Row, ...]:
    """Rows that no rule stands behind: they carry out what cards say, or keep the board in order."""
    return tuple(row._replace(name=UNDER_EVERY_SHEET) for row in rows)


def _of(cards: Cards) -> Of:
    return cards if cards is None or callable(cards) else frozenset(cards)


class Cell(NamedTuple):
    """What to ask about a kind of command, with a card, at a moment, each with its row.

    ``opens``: whether a row could allow it, and no row that nothing overrules refuses all such commands.
    """

    asks: tuple[tuple[MayRule, Row], ...]
    opens: bool


class WorkedOut(dict[K, W]):
    """What follows from a key, worked out when it is first asked for."""

    def __init__(self, work: Callable[[K], W]) -> None:
        super().__init__()
        self.work = work

    def __missing__(self, key: K) -> W:
        found = self[key] = self.work(key)
        return found


class Amender(Protocol):
    """Knows all the sheets, so that it can put a house rule into a law."""

    def flaw(self, law: "Law", house: HouseRule) -> Flaw | None:
        """What keeps a house rule from being one here; None if nothing does."""

    def amended(self, law: "Law", house: tuple[HouseRule, ...]) -> "Law":
        """The law with just these house rules."""


class Law:
    """An edition with its rows in force, ready to be asked.

    ``printed``: the law without house rules, itself if it has none. ``house``: the house rules, oldest first.
    """

    def __init__(self, edition: Edition, rows: Iterable[Row], amender: Amender | None = None) -> None:
        self.edition = edition
        self.amender = amender
        self.printed = self
        self.unguarded = False
        """Whether every row, limit and sum is asked afresh, and fails where it has an answer outside its guard."""
        self.house: tuple[HouseRule, ...] = ()
        self.rows: dict[tuple[str, type | str], list[Row]] = {}
        self._in_order = tuple(rows)
        for row in self._in_order:
            self.rows.setdefault((row.kind, row.on), []).append(row)
        self.topics = frozenset(id.partition(".")[0] for id in edition.rules)
        """What the sheet speaks of at all."""
        self.contradictions = tuple(conflict for conflict in edition.conflicts if not conflict.settled)
        self.contested = frozenset(id for one in self.contradictions for side in one.between for id in side)
        named = edition.values.get("protected")
        self.protected = frozenset(str(id) for id in named[0]) if named and isinstance(named[0], list) else frozenset()
        self.numbers = {name: edition.number(name) for name in edition.numbers}
        """Every number that a sheet states, as it is here, by name."""
        self.standing = tuple(row for row in self._in_order if row.kind == "always")
        """The standing limits."""
        self._sums = _sums_read(self.rows)
        self.about = WorkedOut(self._about)
        """The rows about a kind of command with a card (None: without one, or with any)."""
        self.opening = WorkedOut(self._opening)
        """The moments at which a kind of command with a card could go ahead."""
        self.cells = WorkedOut(self._cell)
        """What to ask about a kind of command, with a card, at a moment."""
        self.open_kinds = WorkedOut(self._open_kinds)
        """The kinds of command that a rule could let through at a moment."""
        self.doing = WorkedOut(self._doing)
        """What happens when a kind of command about a card is carried out, each with its row."""
        self.terms = WorkedOut(self._sum_rows)
        """What gives a named sum its terms, and what strikes some of them, each with its row."""
        self.following = WorkedOut(self._following)
        """What may follow from an event about a kind of debt (or its first word), or a card, each with its row."""
        self.sums_on = WorkedOut(self._sums_on)
        """The named sums that depend on parts of the board, each with the seats it is for. No seats: for all."""
        self.limits = WorkedOut(self._limits)
        """The standing limits for a table of so many seats, each for the table or for one seat."""
        self.woken_by = WorkedOut(self._woken_by)
        """Which of the ``limits`` may have an answer after parts were touched, at so many seats: a bit for each."""
        self.timely = WorkedOut(self._timely)
        """Which of the ``limits`` can have an answer at a moment with these debts, at so many seats: a bit for each."""
        self.cites = WorkedOut(self._cited)
        """The ids to cite for an answer that names some ids, of a row with ids of its own: those named that are in
        force, empty if none of them is. If it named none, or only cards, the row's own come first.
        """

    def on(self, kind: str, what: type | str) -> Sequence[Row]:
        """The rows of a kind that speak of a command, an event or a sum."""
        return self.rows.get((kind, what), ())

    def _about(self, asked: tuple[type, Card | None]) -> tuple[Row, ...]:
        command, card = asked
        return tuple(row for row in (*self.on("not_yet", command), *self.on("may", command)) if is_of(row, card))

    def _opening(self, asked: tuple[type, Card | None]) -> Moments:
        """Those at which some row allows it, and none refuses every such command, except one that can be overruled or
        is a side of a contradiction.
        """
        rows = self.about[asked]
        allowed = shut = NEVER
        for row in rows:
            allowed |= row.allows
            if row.of is None or asked[1] is not None:
                shut |= row.shuts & ~self._answered(row, rows)
        return allowed & ~shut

    def _answered(self, row: Row, rows: Iterable[Row]) -> Moments:
        """The moments at which another row may overrule this one, or be the other side of a contradiction."""
        against: set[str] = set()
        for conflict in self.contradictions:
            others = [side for side in conflict.between if set(row.ids).isdisjoint(side)]
            if len(others) < len(conflict.between):
                against.update(id for side in others for id in side)
        found = NEVER
        for other in rows:
            if not set(row.ids).isdisjoint(other.over) or not against.isdisjoint(other.ids):
                found |= other.when
        return found

    def _cell(self, asked: tuple[type, Card | None, int]) -> Cell:
        command, card, moment = asked
        rows = [row for row in self.about[command, card] if row.when >> moment & 1]
        asks = tuple((cast("MayRule", row.function), row) for row in rows)
        return Cell(asks, bool(self.opening[command, card] >> moment & 1))

    def _open_kinds(self, moment: int) -> frozenset[type]:
        """A player who owes a choice may always make it."""
        kinds = {on for kind, on in self.rows if kind == "may" and isinstance(on, type)}
        return frozenset({kind for kind in kinds if self.cells[kind, None, moment].opens} | {Choose, *UNJUDGED})

    def _doing(self, asked: tuple[type, Card | None]) -> Sequence[tuple[DoRule, Row]]:
        command, card = asked
        return [(cast("DoRule", row.function), row) for row in self.on("do", command) if is_of(row, card)]

    def _sum_rows(self, name: str) -> tuple[Sequence[tuple[SumRule, Row]], Sequence[tuple[StrikeRule, Row]]]:
        adds = [(cast("SumRule", row.function), row) for row in self.on("sum", name)]
        return adds, [(cast("StrikeRule", row.function), row) for row in self.on("strike", name)]

    def _following(self, asked: tuple[type, str | Card | None, str]) -> Sequence[tuple[ThenRule, Row]]:
        event, of, word = asked
        return [(cast("ThenRule", row.function), row) for row in self.on("then", event) if _is_about(row, of, word)]

    def _sums_on(self, parts: int) -> dict[str, tuple[int, ...]]:
        seats = tuple(seat for seat in range(SEATS) if parts & of_seat(seat))
        touched = [(name, reads) for name, reads in self._sums.items() if reads & parts & PARTS]
        return {name: seats if reads & OWN and not reads & parts & PARTS & ~SEATED else () for name, reads in touched}

    def _limits(self, seats: int) -> tuple[tuple[Row, PlayerId], ...]:
        everybody = [PlayerId(seat) for seat in range(seats)]
        whose = [(row, everybody if row.on == "player" else [NO_PLAYER]) for row in self.standing]
        return tuple((row, seat) for row, some in whose for seat in some)

    def _woken_by(self, asked: tuple[int, int]) -> int:
        parts, seats = asked
        return _bits(_wakes(row, seat, parts) for row, seat in self.limits[seats])

    def _timely(self, asked: tuple[int, tuple[str, ...], int]) -> int:
        moment, owed, seats = asked
        speaks = {
            id(row): row.when >> moment & 1 and (not row.owed or not row.owed.isdisjoint(owed)) for row in self.standing
        }
        return _bits(speaks[id(row)] for row, _ in self.limits[seats])

    def in_force(self, id: RuleId | str) -> bool:
        """Return True if this box has the rule or leaves the point open, and for any card or fact of the table."""
        return _is_in_force(self.edition, id)

    def without(self, id: str) -> "Law":
        """The law as it would be if this rule, open point or contradiction were not in it. No house rule can be put
        into that.
        """
        rows = []
        for row in self._in_order:
            if id in row.ids:
                row = row._replace(ids=tuple(one for one in row.ids if one != id))
                if not row.ids:
                    continue
            rows.append(row)
        return Law(self.edition.without(id), rows)

    def consulted(self) -> frozenset[RuleId]:
        """Return the ids of all rows that may have been asked since this law was made."""
        rows = [row for cell in self.cells.values() for _, row in cell.asks]
        rows += [row for some in self.doing.values() for _, row in some]
        rows += [row for some in self.following.values() for _, row in some]
        rows += [row for adds, _ in self.terms.values() for _, row in adds]
        rows += [row for _, strikes in self.terms.values() for _, row in strikes]
        rows += [row for (kind, _), some in self.rows.items() if kind in ("always", "instead") for row in some]
        return frozenset(id for row in rows for id in row.ids)

    def flaw(self, house: HouseRule) -> Flaw | None:
        """What keeps a house rule from being one here; None if nothing does."""
        if self.amender is None:
            return Flaw("rule", "this law stands alone", "lay the table out from a file")
        return self.amender.flaw(self, house)

    def with_house(self, house: HouseRule) -> "Law":
        """The law with one more decision of the owner. It replaces an earlier one about the same rule."""
        house = house._replace(rule=self.edition.meant(house.rule))
        others = tuple(one for one in self.house if one.rule != house.rule)
        return self.with_houses(others if house.how == AS_PRINTED else (*others, house))

    def with_houses(self, house: tuple[HouseRule, ...]) -> "Law":
        """The law with just these house rules."""
        if not house or self.amender is None:
            return self.printed
        amended = self.amender.amended(self.printed, house)
        amended.unguarded = self.unguarded
        return amended

    def _cited(self, asked: tuple[tuple[RuleId, ...], tuple[RuleId, ...]]) -> tuple[RuleId, ...]:
        named, own = asked
        if all(id.startswith("card.") for id in named):
            return own + named
        live = tuple(id for id in named if self.in_force(id))
        return live if any(not id.startswith("card.") for id in live) else ()


def rows_in_force(edition: Edition, rows: Iterable[Row]) -> Iterator[Row]:
    """The rows that carry out something in force in an edition, each with the ids of that, and those that no rule of a
    sheet stands behind.
    """
    for row in rows:
        carries = edition.functions.get(row.name)
        if carries is None:
            yield row
        elif ids := rule_ids(*[id for id in carries if _is_in_force(edition, id)]):
            yield row._replace(ids=ids)


def _is_in_force(edition: Edition, id: RuleId | str) -> bool:
    return id in edition.rules or id in edition.gaps or id.startswith(("card.", "table."))


def _sums_read(rows: dict[tuple[str, type | str], list[Row]]) -> dict[str, int]:
    """For each named sum the parts of the board that its terms depend on. The owner's decisions count for all."""
    reads: dict[str, int] = {}
    for (kind, name), some in rows.items():
        if kind in ("sum", "strike"):
            for row in some:
                before = reads.get(str(name), RULED | OWN)
                reads[str(name)] = (before | row.reads) & ~OWN | before & row.reads & OWN
    return reads


def _bits(which: Iterable[object]) -> int:
    return sum(1 << place for place, holds in enumerate(which) if holds)


def _wakes(row: Row, seat: PlayerId, parts: int) -> bool:
    """Return True if a limit looks at touched parts. Of parts that belong to seats, only its own seat's count,
    unless it says more.
    """
    looked_at = parts & (row.reads | RULED) & PARTS
    if looked_at & ~SEATED or row.reads & ANYBODY:
        return looked_at != 0
    return looked_at != 0 and parts & of_seat(seat) != 0


def _is_about(row: Row, of: "str | Card | None", word: str) -> bool:
    """Return True if a row speaks of such a debt, or of such a card."""
    if not isinstance(of, str):
        return is_of(row, of)
    return row.of is None or (not callable(row.of) and (of in row.of or word in row.of))


def is_of(row: Row, card: Card | None) -> bool:
    """Return True if a row can be about a card. For a card that is not known it may."""
    if row.of is None or card is None:
        return True
    return row.of(card) if callable(row.of) else card.kind in row.of
