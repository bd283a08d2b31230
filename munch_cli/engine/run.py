"""Carrying a command out: its events, what happens instead of them, what follows, and what always holds.

One command is one batch. Events change the board as they happen, so a rule that yields several sees the board after
each.
"""

from collections.abc import Iterable, Sequence
from typing import cast

from munch_cli.engine.chance import Chance, Nobody, stated
from munch_cli.engine.law import AlwaysRule, EachRule, Instead, InsteadRule, Row, ThenRule
from munch_cli.engine.moments import told
from munch_cli.engine.physics import choosing
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.settle import card_of, goes_ahead, judge, named_first, with_what_it_takes
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import HouseRule
from munch_cli.table import events as e
from munch_cli.table.commands import UNJUDGED, Choose, Command, DieShows
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, PlayerId, RuleId
from munch_cli.table.state import top_layer

_ENDLESS = 1000
"""More rounds than any board needs before nothing more follows from it."""


class Outcome:
    """What came of a command: the verdict, the events, and the table after it (the same one if nothing was done).

    A statement that was made true is an outcome without events. The verdict of a command that was carried out is worked
    out only when it is asked for: on the table ``before``, with the open points that what ``followed`` rests on.
    """

    __slots__ = ("_before", "_followed", "_verdict", "command", "events", "table")

    def __init__(
        self,
        command: Command,
        verdict: Verdict | None,
        events: tuple[e.Event, ...],
        table: Table,
        before: Table | None = None,
        followed: tuple[RuleId, ...] = (),
    ) -> None:
        self.command = command
        self.events = events
        self.table = table
        self._verdict = verdict
        self._before = before
        self._followed = followed

    @property
    def verdict(self) -> Verdict:
        """Why the command was carried out, or was not."""
        if self._verdict is None:
            verdict = judge(self._before or self.table, self.command)
            followed = [point for point in self._followed if point not in verdict.open]
            points = tuple(dict.fromkeys((*verdict.open_after, *followed)))
            self._verdict = verdict._replace(open_after=points)
        return self._verdict

    def ending_at(self, table: Table) -> "Outcome":
        """The same outcome, with another table after it."""
        return Outcome(self.command, self._verdict, self.events, table, self._before or self.table, self._followed)

    @property
    def was_done(self) -> bool:
        """Return True if the command was carried out."""
        return self._verdict is None or self._verdict.goes_ahead


def perform(table: Table, command: Command, chance: Chance | None = None) -> Outcome:
    """Judges a command and, if it goes ahead, carries it out on a copy. The table given stays as it is."""
    if not goes_ahead(table, command):
        return Outcome(command, named_first(judge(table, command)), (), table)
    board, whole = with_what_it_takes(table, command)
    after = board.onward()
    batch = Batch(after, chance or Nobody())
    batch.carry_out(whole)
    followed = tuple([point for point, how in after.relied.items() if how == "open"])
    return Outcome(command, None, tuple(batch.events), after, table, followed)


class Batch:
    """The events of one command, applied as they happen. ``events`` is the tale so far."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.events: list[e.Event] = []

    def carry_out(self, command: Command) -> None:
        """Do what the rules say of the command, then all that follows, until a person is asked or nothing is left."""
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
        for function, row in self.table.law.doing[type(command), card_of(self.table, command)]:
            self._follow(row, function(self.table, command))

    def _follow(self, row: Row, events: Iterable[e.Event]) -> None:
        for event in events:
            cited = self.table.law.cites[event.because, row.ids]
            if cited or not event.because:
                self.happen(_with_rules_behind(event, cited))

    def happen(self, event: e.Event) -> None:
        """Applies an event, or what happens instead of it, and all that follows."""
        table = self.table
        rows = table.law.on("instead", type(event))
        for actual in self._instead(event, rows) if rows else (event,):
            table.happen(actual)
            self.events.append(actual)
            if isinstance(actual, e.HouseRuled):
                said = HouseRule(actual.rule, actual.how, actual.by, actual.on, actual.reason)
                table.law = table.law.with_house(said)
                table.forget()
            for function, row in _following(table, actual):
                self._follow(row, function(table, actual))

    def _instead(self, event: e.Event, rows: Sequence[Row]) -> tuple[e.Event, ...]:
        """The event itself, or its replacement. A replacement that another overrules does not count."""
        found: list[Instead] = []
        for row in rows:
            replaced = cast("InsteadRule", row.function)(self.table, event)
            if replaced is not None and (ids := self.table.law.cites[replaced.ids, row.ids]):
                found.append(replaced._replace(ids=ids))
        live = [one for one in found if not _overruled(one, found)]
        if not live:
            return (event,)
        ids = live[0].ids
        return tuple(each if each.because else each._replace(because=ids) for each in live[0].events)

    def come_to_rest(self) -> None:
        """Let the standing limits act that are woken and whose moment it is, until none has an answer."""
        table = self.table
        for _ in range(_ENDLESS + len(table.state.cards)):
            before = len(self.events)
            asks = table.law.limits[len(table.state.players)]
            if table.woken < 0:
                table.woken = (1 << len(asks)) - 1
            place, done, left = -1, before, _speaking(table)
            while left:
                place += (left & -left).bit_length()
                table.woken &= ~(1 << place)
                row, seat = asks[place]
                self._follow(row, _said_by(table, row, seat))
                if len(self.events) != done:
                    done = len(self.events)
                    if table.woken < 0:
                        break
                    left = _speaking(table)
                    left >>= place + 1
                else:
                    left >>= (left & -left).bit_length()
            if len(self.events) == before:
                if table.law.unguarded:
                    _check_limits(table)
                return
        raise RuntimeError("the standing limits never come to rest")


def _speaking(table: Table) -> int:
    """The standing limits that are woken and whose moment it is."""
    state = table.state
    owed = tuple([debt.what for debt in state.owed])
    return table.woken & table.law.timely[table.moment, owed, len(state.players)]


def _said_by(table: Table, row: Row, seat: PlayerId) -> Iterable[e.Event]:
    """What a standing limit has to say of the board, or of one player."""
    if row.on == "table":
        return cast("AlwaysRule", row.function)(table)
    return cast("EachRule", row.function)(table, seat)


def _following(table: Table, event: e.Event) -> Sequence[tuple[ThenRule, Row]]:
    """What may follow from an event, by the debt it is about, or the card."""
    debt = getattr(event, "debt", None)
    if isinstance(debt, Debt):
        return table.law.following[type(event), debt.what, debt.words[0] if debt.words else ""]
    copy = getattr(event, "copy", NO_COPY)
    return table.law.following[type(event), table.card(copy) if copy != NO_COPY else None, ""]


def _check_limits(table: Table) -> None:
    """Fails if a standing limit whose moment it is has something to say though it was not woken."""
    outside, table.relied = table.relied, {}
    asks, table.woken = table.law.limits[len(table.state.players)], -1
    speaking, table.woken = _speaking(table), 0
    for row, seat in (ask for place, ask in enumerate(asks) if speaking >> place & 1):
        for event in _said_by(table, row, seat):
            raise AssertionError(f"{row.function} {row.ids} of {seat} says {event}, at {told(table.moment)}")
    table.relied = outside


def _with_rules_behind(event: e.Event, ids: tuple[RuleId, ...]) -> e.Event:
    """The event with the rules behind it. A debt is owed because of them too, unless it names its own."""
    if isinstance(event, e.DebtIncurred) and not event.debt.because:
        event = event._replace(debt=event.debt._replace(because=ids))
    return event if ids == event.because else event._replace(because=ids)


def _overruled(one: Instead, found: list[Instead]) -> bool:
    return any(other.rank >= one.rank and set(one.ids) <= set(other.over) for other in found)


def unrest(table: Table) -> tuple[e.Event, ...]:
    """What the standing limits would do to a board as it lies, empty if it is consistent. The table is not changed."""
    batch = Batch(table.copy(), Nobody())
    batch.come_to_rest()
    return tuple(batch.events)


def decisive(outcome: Outcome, sums: Iterable[tuple[str, int | tuple[int, int]]] = ()) -> frozenset[RuleId]:
    """The ids that decided an outcome, and those behind the named sums of the table it left."""
    ids = set(outcome.verdict.ids) | set(outcome.verdict.all_open)
    for event in outcome.events:
        ids.update(event.because)
    return frozenset(ids) | counted(outcome.table, sums)


def counted(table: Table, sums: Iterable[tuple[str, int | tuple[int, int]]]) -> frozenset[RuleId]:
    """The ids behind named sums, each for a subject: of the terms that count, and of what struck others out."""
    totals = [table.total(name, subject) for name, subject in sums]
    struck = frozenset(id for total in totals for one in total.struck for id in one.because)
    return struck | {id for total in totals for id in total.ids}


class Journal:
    """A line of outcomes from a first table to the present one."""

    def __init__(self, first: Table) -> None:
        self.first = first
        self._done: list[Outcome] = []
        self._undone: list[Outcome] = []

    def copy(self) -> "Journal":
        """An equal journal in which play can go another way."""
        new = Journal(self.first)
        new._done, new._undone = self._done[:], self._undone[:]
        return new

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._done[-1].table if self._done else self.first

    @property
    def outcomes(self) -> Sequence[Outcome]:
        """What was done, oldest first. Refused commands are not listed."""
        return self._done

    @property
    def can_redo(self) -> bool:
        """Return True if something was taken back that can be done again."""
        return bool(self._undone)

    def perform(self, command: Command, chance: Chance | None = None) -> Outcome:
        """Give a command. What it did is remembered, and what had been undone is forgotten."""
        outcome = perform(self.table, command, chance)
        if outcome.was_done:
            self.forget_undone()
            self._done.append(outcome)
        return outcome

    def lay(self, outcome: Outcome) -> None:
        """Continue from a newly set table, and forget the undone commands."""
        self.forget_undone()
        self._done.append(outcome)

    def undo(self) -> Outcome | None:
        """Take the last command back. None if there is none."""
        if not self._done:
            return None
        self._undone.append(self._done.pop())
        return self._undone[-1]

    def redo(self) -> Outcome | None:
        """Do again what was taken back, with the same rolls. None if there is nothing."""
        if not self._undone:
            return None
        self._done.append(self._undone.pop())
        return self._done[-1]

    def forget_undone(self) -> None:
        """What was taken back cannot be done again."""
        self._undone.clear()
