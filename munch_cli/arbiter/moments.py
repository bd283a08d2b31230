"""Who is asked now.

Every player may speak at any time, but a game goes on only if one of them is asked. The order is: a player who owes
something; then those who may still speak up before a kill counts; then, in a fight, its main player, who may wait for
the others to speak and must then fight or run; else the player whose turn it is, after the others had a chance to speak
at its start.
"""

from collections.abc import Collection
from typing import Literal

from munch_cli.arbiter.legal import LegalMoves
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId, seats_from
from munch_cli.table.state import ON_FOES, State, top_layer
from munch_cli.table.typed import NamedTuple

Why = Literal["setup", "owes", "speaks up", "silence", "fights", "turn"]
Mark = tuple[object, ...]


class Moment(NamedTuple):
    """A player is asked. ``may_pass``: they may say nothing. With "silence" none is asked: no one says anything."""

    who: PlayerId
    why: Why
    may_pass: bool = False


def moment(table: Table, quiet: Collection[PlayerId]) -> Moment | None:
    """Who is asked now, if those in ``quiet`` have nothing to say to the board as it lies. None: the game is over."""
    state = table.state
    if state.is_over:
        return None
    for debt in top_layer(state):
        if debt.what == "silence":
            return _before_the_kill(table, quiet)
        if debt.who != NO_PLAYER:
            return Moment(debt.who, "owes")
    if state.turn.phase == "setup":
        waiting = (seat for seat in around(state, state.turn.player) if seat not in state.turn.ready)
        return Moment(next(waiting, state.turn.player), "setup")
    if table.fight is not None:
        return _in_the_fight(table, table.fight.fighter, quiet)
    return _at_the_turn(table, quiet)


def around(state: State, first: PlayerId) -> list[PlayerId]:
    """All who are there, from one seat on to the left."""
    return [seat for seat in seats_from(first, len(state.players)) if seat not in state.left]


def _before_the_kill(table: Table, quiet: Collection[PlayerId]) -> Moment:
    fighter = table.state.turn.player if table.fight is None else table.fight.fighter
    waiting = (seat for seat in around(table.state, fighter)[1:] if seat not in quiet)
    seat = next(waiting, NO_PLAYER)
    return Moment(seat, "silence") if seat == NO_PLAYER else Moment(seat, "speaks up", may_pass=True)


def _in_the_fight(table: Table, fighter: PlayerId, quiet: Collection[PlayerId]) -> Moment:
    """The main player; once they wait, the others; once these wait too, the main player again."""
    if fighter not in quiet:
        return Moment(fighter, "fights", may_pass=True)
    waiting = (seat for seat in around(table.state, fighter)[1:] if seat not in quiet)
    seat = next(waiting, NO_PLAYER)
    return Moment(fighter, "fights") if seat == NO_PLAYER else Moment(seat, "speaks up", may_pass=True)


def _at_the_turn(table: Table, quiet: Collection[PlayerId]) -> Moment:
    turn = table.state.turn
    if turn.phase == "start":
        for seat in around(table.state, turn.player)[1:]:
            if seat not in quiet:
                return Moment(seat, "speaks up", may_pass=True)
    return Moment(turn.player, "turn")


def mark(table: Table) -> Mark:
    """A fingerprint of the board; when it changes, players who passed are asked again."""
    state, fight = table.state, table.fight
    turn = (state.turn.number, state.turn.phase if state.turn.phase in ("start", "setup") else "")
    if fight is None:
        return turn
    sides = (fight.helper, fight.claimed, fight.running, fight.plays, fight.boosts, len(fight.cursed))
    return (*turn, *sides, tuple(table.foes), tuple(state.zones[ON_FOES]))


class Asking:
    """Goes round the table: remembers who has passed since the board last changed.

    ``turned_down``: since then their help was offered or asked for, and nothing came of it.
    """

    def __init__(self, table: Table) -> None:
        self.turned_down: set[PlayerId] = set()
        self._quiet: set[PlayerId] = set()
        self._heard = mark(table)
        self._offered = NO_PLAYER

    def now(self, table: Table) -> Moment | None:
        """Who is asked now; None: the game is over."""
        heard = mark(table)
        if heard != self._heard:
            self._quiet.clear()
            self.turned_down.clear()
            self._heard = heard
        elif self._offered != NO_PLAYER and _offered(table) == NO_PLAYER:
            self.turned_down.add(self._offered)
        self._offered = _offered(table)
        return moment(table, self._quiet)

    def says_nothing(self, who: PlayerId) -> None:
        """A player who was asked has nothing to say."""
        self._quiet.add(who)

    def is_waiting_for(self, who: PlayerId) -> bool:
        """Return True if a player has not yet said that they have nothing to say."""
        return who not in self._quiet


def _offered(table: Table) -> PlayerId:
    """Whose help is bargained for now."""
    return NO_PLAYER if table.fight is None or table.fight.offer is None else table.fight.offer[0]


WAYS_ON: dict[Why, frozenset[type[c.Command]]] = {
    "setup": frozenset({c.BeReady}),
    "fights": frozenset({c.ClaimKill, c.RunAway}),
    "turn": frozenset({c.KickOpen, c.LookForTrouble, c.Loot, c.EndTurn, c.TakeCard}),
    "silence": frozenset({c.KeepSilent}),
    "speaks up": frozenset(),
}
"""Why a player is asked -> the sentences with which the game goes on."""


def ways_on(table: Table, now: Moment, options: LegalMoves) -> LegalMoves:
    """Those of the sentences that move the game on."""
    if now.why != "owes":
        return options.only(WAYS_ON[now.why])
    return options.only({kind for debt in top_layer(table.state) if debt.who == now.who for kind in debt.answers})
