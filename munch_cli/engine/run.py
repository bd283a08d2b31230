"""Carrying a command out: its events, what happens instead of them, what follows, and what always holds.

One command is one batch. Events change the board as they happen; a rule that yields several sees the board after each.
"""

from collections.abc import Callable, Iterable

from munch_cli.engine.chance import Chance, Nobody, stated
from munch_cli.engine.law import AlwaysRule, DoRule, EachRule, Instead, InsteadRule, Row, ThenRule
from munch_cli.engine.owed import choosing
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import HouseRule
from munch_cli.table import events as e
from munch_cli.table.apply import apply, top_layer
from munch_cli.table.commands import UNJUDGED, Choose, Command, DieShows
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import cast

_ENDLESS = 1000
"""More rounds than any board needs before nothing more follows from it."""


class Outcome(NamedTuple):
    """What came of a command: the verdict, the events, and the table after it (the same one, if nothing was done).

    A statement that was made true is an outcome without events.
    """

    command: Command
    verdict: Verdict
    events: tuple[e.Event, ...]
    table: Table

    @property
    def was_done(self) -> bool:
        """Whether the command was carried out."""
        return self.verdict.goes_ahead


def perform(table: Table, command: Command, chance: Chance | None = None) -> Outcome:
    """Judges a command and, if it goes ahead, carries it out on a copy; the table given stays as it is."""
    verdict = judge(table, command)
    if not verdict.goes_ahead:
        return Outcome(command, verdict, (), table)
    after = table.onward()
    batch = Batch(after, chance or Nobody())
    batch.carry_out(command)
    return Outcome(command, _with_what_follows(verdict, after), tuple(batch.events), after)


def _with_what_follows(verdict: Verdict, after: Table) -> Verdict:
    """The verdict with the open points that what followed rests on."""
    followed = (point for point, how in after.relied.items() if how == "open" and point not in verdict.open)
    points = tuple(dict.fromkeys((*verdict.open_after, *followed)))
    return verdict._replace(open_after=points) if points else verdict


class Batch:
    """The events of one command, applied as they happen. ``events`` is the tale so far."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.events: list[e.Event] = []

    def carry_out(self, command: Command) -> None:
        """Does what the rules say of the command, then all that follows, until a person is asked or nothing is left."""
        self._do(command)
        self.come_to_rest()
        for _ in range(_ENDLESS):
            answer = self._chance_answer()
            if answer is None:
                return
            self._do(answer)
            self.come_to_rest()
        raise RuntimeError("chance is asked without end")

    def _chance_answer(self) -> Command | None:
        for debt in top_layer(self.table.state):
            if debt.what == "die" and self.table.state.rolls:
                return DieShows(self.table.state.rolls[0])
            if debt.what in ("die", "draw", "blind"):
                return self.chance.answer(self.table, debt)
        return None

    def _do(self, command: Command) -> None:
        if isinstance(command, UNJUDGED):
            for event in stated(self.table, command):
                self.happen(event)
        if isinstance(command, Choose):
            for event in choosing(self.table, command):
                self.happen(event)
        for row in self.table.law.on("do", type(command)):
            self._follow(row, cast("DoRule", row.function)(self.table, command))

    def _follow(self, row: Row, events: Iterable[e.Event]) -> None:
        for event in events:
            cited = self.table.law.cited(event.because, row)
            if cited or not event.because:
                self.happen(_named(event, cited))

    def happen(self, event: e.Event) -> None:
        """Applies an event, or what happens instead of it, and all that follows."""
        for actual in self._instead(event):
            apply(self.table.state, actual)
            self.events.append(actual)
            if isinstance(actual, e.HouseRuled):
                said = HouseRule(actual.rule, actual.how, actual.by, actual.on, actual.reason)
                self.table.law = self.table.law.with_house(said)
                self.table.forget()
            for row in self.table.law.on("then", type(actual)):
                self._follow(row, cast("ThenRule", row.function)(self.table, actual))

    def _instead(self, event: e.Event) -> tuple[e.Event, ...]:
        """The event itself, or its replacement; a replacement that another is over does not count."""
        found: list[Instead] = []
        for row in self.table.law.on("instead", type(event)):
            replaced = cast("InsteadRule", row.function)(self.table, event)
            if replaced is not None and (ids := self.table.law.cited(replaced.ids, row)):
                found.append(replaced._replace(ids=ids))
        live = [one for one in found if not _overruled(one, found)]
        if not live:
            return (event,)
        ids = live[0].ids
        return tuple(each if each.because else each._replace(because=ids) for each in live[0].events)

    def come_to_rest(self) -> None:
        """Lets the standing limits act until none has anything to say."""
        for _ in range(_ENDLESS + len(self.table.state.cards)):
            before = len(self.events)
            for asked in self.table.in_doubt(_limits(self.table)):
                if not self.table.remembered(*asked):
                    _, place, seat = asked
                    self._follow(self.table.law.standing[place], _said_by(self.table, place, seat))
            if len(self.events) == before:
                return
        raise RuntimeError("the standing limits never come to rest")


def _said_by(table: Table, place: int, seat: PlayerId) -> Iterable[e.Event]:
    """What a standing limit, found at its place, has to say of the board, or of one player."""
    row = table.law.standing[place]
    if row.on == "table":
        return cast("AlwaysRule", row.function)(table)
    return cast("EachRule", row.function)(table, seat)


def _is_quiet(table: Table, place: int, seat: PlayerId) -> bool:
    """Whether a standing limit has nothing to say."""
    return next(iter(_said_by(table, place, seat)), None) is None


Limit = tuple[Callable[[Table, int, PlayerId], bool], int, PlayerId]


def _limits(table: Table) -> tuple[Limit, ...]:
    """What is asked of the standing limits: whether each is quiet, for the table or for every seat."""
    law, seats = table.law, len(table.state.players)
    known = law.limits.get(seats)
    if known is None:
        everybody = [PlayerId(seat) for seat in range(seats)]
        whose = [everybody if row.on == "player" else [NO_PLAYER] for row in law.standing]
        known = law.limits[seats] = tuple((_is_quiet, place, seat) for place, some in enumerate(whose) for seat in some)
    return cast("tuple[Limit, ...]", known)


def _named(event: e.Event, ids: tuple[RuleId, ...]) -> e.Event:
    """The event with the rules behind it; what is owed is owed because of them too, unless it says why."""
    if isinstance(event, e.DebtIncurred) and not event.debt.because:
        event = event._replace(debt=event.debt._replace(because=ids))
    return event if ids == event.because else event._replace(because=ids)


def _overruled(one: Instead, found: list[Instead]) -> bool:
    return any(
        other is not one and other.rank >= one.rank and all(id in other.over for id in one.ids) for other in found
    )


def unrest(table: Table) -> tuple[e.Event, ...]:
    """What the standing limits would do to a board as it lies; empty for a consistent one. The table is not changed."""
    batch = Batch(table.copy(), Nobody())
    batch.come_to_rest()
    return tuple(batch.events)
