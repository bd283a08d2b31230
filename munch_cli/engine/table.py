"""The table as rules read it: a board, the law it is played under and the cards it is played with."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from munch_cli.engine.law import Law, Row
from munch_cli.engine.moments import board_moment, speaker
from munch_cli.engine.reasons import Reason, Struck, Term, Total
from munch_cli.rulebook.book import Toml
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.commands import Command
from munch_cli.table.debts import Debt
from munch_cli.table.events import Event, apply
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId, RuleId
from munch_cli.table.state import (
    CURSES,
    FOES,
    HAND,
    IN_PLAY,
    ON_FOES,
    OWNERS,
    SEAT_ZONES,
    SIDEWAYS,
    TABLE_ZONES,
    Combat,
    State,
    top_layer,
)
from munch_cli.table.typed import NamedTuple

_HAND, _IN_PLAY, _SIDEWAYS, _CURSES = (TABLE_ZONES + zone for zone in (HAND, IN_PLAY, SIDEWAYS, CURSES))
"""These zones of the first seat. Those of later seats follow at a fixed distance."""

A = TypeVar("A")
B = TypeVar("B")
V = TypeVar("V")


class Table:
    """A board under a law. Rules read it and change nothing.

    ``relied``: open points whose reading was asked for, so that an answer resting on one can say so. ``judged``, and
    the kinds ``opened`` to each player: what was worked out at this very moment, by ``engine.settle``. ``corners``,
    ``filled``: the boards with the least and the most of what is unknown, by ``engine.unknown``.
    """

    __slots__ = (
        "_blanks",
        "_cards",
        "_facts",
        "_moment",
        "_sums",
        "catalogue",
        "corners",
        "filled",
        "judged",
        "law",
        "opened",
        "relied",
        "state",
        "woken",
    )

    def __init__(self, state: State, law: Law, catalogue: Catalogue) -> None:
        self.state = state
        self.law = law
        self.catalogue = catalogue
        self.relied: dict[RuleId, str] = {}
        self.judged: dict[Command, RowReasons] = {}
        self.opened: dict[PlayerId, frozenset[type]] = {}
        self.corners: tuple[Table, ...] = ()
        self.filled: tuple[Table, ...] = ()
        self.woken = -1
        """Which of the standing limits may have something to say, a bit for each of ``Law.limits``."""
        self._moment = -1
        self._cards: tuple[object, ...] = ()
        self._facts: tuple[Card, ...] = ()
        self._blanks: tuple[CopyId, ...] = ()
        self._sums: dict[str, dict[int | tuple[int, int], _Kept]] = {}

    def copy(self) -> "Table":
        """An equal table whose board can change on its own, in any way."""
        new = Table(self.state.copy(), self.law, self.catalogue)
        new._cards, new._facts, new._blanks = self._cards, self._facts, self._blanks
        return new

    def onward(self) -> "Table":
        """An equal table that changes by events alone: the sums of this one hold for it too."""
        new = self.copy()
        new._sums = self._sums.copy()
        new.woken = self.woken
        return new

    def with_faces(self, cards: tuple[CardId, ...], parts: int) -> "Table":
        """The same table as if the copies in these parts of the board were other cards. It too changes by events
        alone.
        """
        new = self.onward()
        new.state.cards = cards
        new._recompute(parts)
        return new

    def happen(self, event: Event) -> None:
        """Change the board by an event, and recompute what depends on the touched parts."""
        parts = apply(self.state, event)
        self.judged = {}
        self.opened = {}
        self.corners = ()
        self.filled = ()
        self._moment = -1
        self._recompute(parts)

    def _recompute(self, parts: int) -> None:
        """Drops the sums that depend on these parts, and wakes the limits that look at them."""
        sums, law = self._sums, self.law
        touched = law.sums_on[parts]
        for name in [name for name in sums if name in touched]:
            # A new one in place of the old: the table that this one went on from has the same.
            kept, seats = sums.pop(name), touched[name]
            if seats and (left := {who: one for who, one in kept.items() if who not in seats}):
                sums[name] = left
        if self.woken >= 0:
            self.woken |= law.woken_by[parts, len(self.state.players)]

    def forget(self) -> None:
        """Drops everything worked out so far, because the board was laid out by hand and not by events."""
        self.judged = {}
        self.opened = {}
        self.corners = ()
        self.filled = ()
        self._moment = -1
        self._sums = {}
        self.woken = -1

    def where_it_matters(
        self, work: "Callable[[Table, A, B], V]", one: "A", two: "B", matters: "Callable[[V], object]"
    ) -> "V":
        """The result of ``work``. Of the open points that it asks about, the answer rests only on those of which
        another reading would change what ``matters`` in the result.
        """
        outside, self.relied = self.relied, {}
        try:
            answer = work(self, one, two)
            asked = self.relied
        finally:
            self.relied = outside
        for gap, how in asked.items():
            others = (work(other, one, two) for other in self.read_otherwise(gap))
            if any(matters(other) != matters(answer) for other in others):
                self.relied[gap] = how
        return answer

    def read_otherwise(self, gap: RuleId) -> "Iterator[Table]":
        """The same table under each other reading of an open point."""
        for reading in self.law.edition.gaps[gap].readings:
            if reading != self.leaning(gap):
                state = self.state.copy()
                state.rulings[gap] = reading
                yield Table(state, self.law, self.catalogue)

    @property
    def moment(self) -> int:
        """How the board stands, for any speaker."""
        if self._moment < 0:
            self._moment = board_moment(self.state)
        return self._moment

    def moment_of(self, who: PlayerId) -> int:
        """The moment at which a player would speak now."""
        return self.moment + speaker(self.state, who)

    # ---- what lies where

    def name(self, who: PlayerId) -> str:
        """A player's name."""
        return self.state.players[who].name

    def card(self, copy: CopyId) -> Card:
        """The printed card of a copy."""
        return (self._facts if self._cards is self.state.cards else self.facts)[copy]

    @property
    def facts(self) -> tuple[Card, ...]:
        """The printed cards of all copies, for code that looks through many of them."""
        if self._cards is not self.state.cards:
            self._cards = self.state.cards
            self._facts = tuple(self.catalogue[card] for card in self.state.cards)
            self._blanks = tuple(CopyId(copy) for copy, card in enumerate(self._facts) if card.unknown)
        return self._facts

    @property
    def blanks(self) -> tuple[CopyId, ...]:
        """The copies of cards of which a fact is unknown. No such card is dealt in games."""
        return self._blanks if self._cards is self.state.cards or self.facts else ()

    def hand(self, player: PlayerId) -> tuple[CopyId, ...]:
        """A player's hand."""
        return self.state.zones[_HAND + SEAT_ZONES * player]

    def in_play(self, player: PlayerId) -> tuple[CopyId, ...]:
        """What a player has in use in front of them: kinds, Items in use, and the like."""
        return self.state.zones[_IN_PLAY + SEAT_ZONES * player]

    def sideways(self, player: PlayerId) -> tuple[CopyId, ...]:
        """Items a player carries without using them."""
        return self.state.zones[_SIDEWAYS + SEAT_ZONES * player]

    def held(self, player: PlayerId) -> tuple[CopyId, ...]:
        """A player's hand, and what they have in use and sideways."""
        return (*self.hand(player), *self.in_play(player), *self.sideways(player))

    def curses(self, player: PlayerId) -> tuple[CopyId, ...]:
        """Curses that hang over a player."""
        return self.state.zones[_CURSES + SEAT_ZONES * player]

    def hangs_over_somebody(self, copy: CopyId) -> bool:
        """Return True if a card is a Curse that hangs over a player."""
        return any(copy in self.curses(seat) for seat in self.state.seats)

    def laid(self, copy: CopyId) -> list[CopyId]:
        """What lies on a card: enhancers, Cheat!."""
        return [lying for lying, host in self.state.host.items() if host == copy and self.state.place[lying] != FOES]

    def owner_of(self, copy: CopyId) -> PlayerId:
        """The player in whose zones a copy lies (on its host, if it lies on one), or NO_PLAYER."""
        if copy == NO_COPY:
            return NO_PLAYER
        return OWNERS[self.state.place[self.state.host.get(copy, copy)]]

    # ---- the fight

    @property
    def fight(self) -> Combat | None:
        """The fight that is on, or None."""
        return self.state.combat

    @property
    def the_fight(self) -> Combat:
        """The fight, for those who are only asked while one is on: their row says so, or their event."""
        assert self.state.combat is not None
        return self.state.combat

    @property
    def helper(self) -> PlayerId:
        """The helper in the fight, or NO_PLAYER."""
        return NO_PLAYER if self.state.combat is None else self.state.combat.helper

    @property
    def foes(self) -> tuple[CopyId, ...]:
        """The monsters of the fight."""
        return self.state.zones[FOES]

    def fighters(self) -> tuple[PlayerId, ...]:
        """The main player and their helper, if they have one."""
        fight = self.state.combat
        if fight is None:
            return ()
        return (fight.fighter,) if fight.helper == NO_PLAYER else (fight.fighter, fight.helper)

    def is_fighting(self, player: PlayerId) -> bool:
        """Return True if a player is the main player or helper of the fight."""
        return player in self.fighters()

    def enhancers(self, monster: CopyId) -> list[CopyId]:
        """Cards that lie on a monster."""
        host = self.state.host
        return [copy for copy in self.state.zones[ON_FOES] if host.get(copy) == monster]

    # ---- what is owed

    def owes(self, player: PlayerId, *what: str) -> Debt | None:
        """What a player owes in the top layer, of one of the kinds named."""
        for debt in top_layer(self.state):
            if debt.who == player and debt.what in what:
                return debt
        return None

    def owed(self, what: str) -> tuple[Debt, ...]:
        """All that is owed of one kind, in any layer."""
        owed = self.state.owed
        return tuple([debt for debt in owed if debt.what == what]) if owed else ()

    def new_layer(self) -> int:
        """The number of a layer above everything owed."""
        return max((debt.layer for debt in self.state.owed), default=0) + 1

    # ---- the law

    def in_force(self, id: str) -> bool:
        """Return True if the edition has a rule, or leaves a point open."""
        return self.law.in_force(id)

    def value(self, name: str) -> "Toml | None":
        """A value the edition names, or None where its sheet does not."""
        found = self.law.edition.values.get(name)
        return None if found is None else found[0]

    def number(self, name: str) -> int:
        """A number that sheets state ("cards.hand-limit"), as it is here. Raises KeyError for an unknown name."""
        return self.law.numbers[name]

    def reading(self, gap: str) -> str:
        """How play goes on at an open point: the owner's ruling, else the reading the point leans to.

        Asking makes the answer rest on the point, so ask only where it matters. An edition without the point gives "".
        """
        if gap in self.law.edition.gaps:
            self.relied[RuleId(gap)] = "ruling" if gap in self.state.rulings else "open"
        return self.leaning(gap)

    def leaning(self, gap: str) -> str:
        """The same reading, for a rule that itself answers *silent*."""
        point = self.law.edition.gaps.get(gap)
        return "" if point is None else self.state.rulings.get(RuleId(gap), point.leans)

    def total(self, name: str, subject: int | tuple[int, int] = 0) -> Total:
        """A named sum for a player, a monster, or a player and a monster: the terms that count and those struck out."""
        kept = self._sums.get(name)
        if kept is None:
            kept = self._sums[name] = {}
        known = kept.get(subject)
        if known is None:
            outside, self.relied = self.relied, {}
            try:
                total = reckoned(self, name, subject)
                known = kept[subject] = _Kept(total, self.relied)
            finally:
                self.relied = outside
        elif self.law.unguarded:
            check_total(self, name, subject, known.total)
        if known.relied:
            self.relied.update(known.relied)
        return known.total


class RowReasons:
    """What the rows say of a command, each reason with its row; or the row by which it cannot be judged yet.

    ``relied``: the open points that this rests on. ``goes``: whether the command goes ahead, once that is asked.
    """

    __slots__ = ("found", "goes", "relied")

    def __init__(self, found: "list[tuple[Row, Reason]] | Row", relied: dict[RuleId, str]) -> None:
        self.found = found
        self.relied = relied
        self.goes: bool | None = None


class _Kept(NamedTuple):
    """A sum, and the open points that it rests on."""

    total: Total
    relied: dict[RuleId, str]


def check_total(table: Table, name: str, subject: int | tuple[int, int], kept: Total) -> None:
    """Fails if a sum that is kept has changed: what it hangs on is more than its rows say they read."""
    outside, table.relied = table.relied, {}
    fresh = reckoned(table, name, subject)
    table.relied = outside
    if fresh != kept:
        raise AssertionError(f"{name} of {subject} has become {fresh}, and is kept as {kept}")


def reckoned(table: Table, name: str, subject: int | tuple[int, int]) -> Total:
    """Return a named sum, recomputed."""
    law = table.law
    adds, strikes = law.terms[name]
    terms = [
        term if ids == term.because else Term(term.amount, term.label, ids, term.who, term.copy, term.key)
        for function, row in adds
        for term in function(table, subject)
        if (ids := law.cites[term.because, row.ids])
    ]
    struck: dict[int, tuple[RuleId, ...]] = {}
    for function, row in strikes if terms else ():
        for place in function(table, subject, terms):
            struck.setdefault(place, row.ids)
    if not struck:
        return Total(sum([term.amount for term in terms]), tuple(terms))
    live = tuple(term for place, term in enumerate(terms) if place not in struck)
    out = tuple(Struck(terms[place], ids) for place, ids in struck.items())
    return Total(sum([term.amount for term in live]), live, out)
