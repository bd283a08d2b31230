"""Bots: a bot that is asked answers with one of the sentences allowed to them, or with nothing.

A bot is shown the table through its own eyes (``seen``): what it cannot see is a guess there.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import log2
from typing import Literal, Protocol

from munch_cli.arbiter.candidates import KINDS
from munch_cli.arbiter.legal import LegalMoves, options_of
from munch_cli.arbiter.moments import Asking, Moment, ways_on
from munch_cli.engine.chance import Generator, shuffled, spun
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.ids import HANDS, NO_PLAYER, OTHER, PILES, CopyId, PlayerId, of_seat
from munch_cli.table.state import DOOR, HAND, TREASURE, seat_zone
from munch_cli.table.typed import NamedTuple

PATIENCE = 40
"""After this many sentences in a turn that do not move the game on, a seat must say one that does."""
ENDLESS = 1000
"""After this many such sentences of a seat in a turn, the game is stuck."""
GLANCES = 0x5EED
"""Guesses at hidden cards have random numbers of their own, which tell nothing about the dice."""
LONGEST = 500
"""A game of more turns is broken off."""

End = Literal["won", "broken off", "stuck"]


class Bot(Protocol):
    """A player who decides. They are shown the table as they see it."""

    name: str
    looks: bool
    """Whether the bot guesses at what it cannot see. The choice of the others never depends on what is hidden."""

    def is_quiet(self, table: Table, now: Moment) -> bool:
        """Return True if the bot passes without looking at its moves. Called only if it may pass."""
        ...

    def choose(self, table: Table, now: Moment, options: LegalMoves) -> c.Command | None:
        """One of the sentences. None to say nothing, if it may or there is none."""
        ...

    def remark(self, table: Table, chosen: c.Command) -> str:
        """Why it chose this last, on the table as it lay then: a sentence for all to hear. "" for nothing."""
        ...


class RandomBot:
    """Says anything that is allowed, and more often what moves the game on. The same number makes the same choices.

    What only costs it something (``WASTE``) it says if it is asked for, else rarely. Otherwise no bot would keep a card
    that may be thrown away at any time for a fight that it could win, and no game would end.
    """

    name = "random"
    looks = False

    def __init__(self, seat: PlayerId, number: int) -> None:
        self.seat = seat
        self._number = number

    def _below(self, limit: int) -> int:
        self._number, drawn = spun(self._number)
        return drawn % limit

    def is_quiet(self, table: Table, now: Moment) -> bool:
        """Mostly."""
        return self._below(4) > 0

    def choose(self, table: Table, now: Moment, options: LegalMoves) -> c.Command | None:
        """Any kind of sentence, and any sentence of the kind. Every second one moves the game on."""
        onward = ways_on(table, now, options)
        if self._below(2) and (said := self._any_of(onward)) is not None:
            return said
        if self._below(ONCE_IN) == 0:
            return self._any_of(options)
        wanted = [kind for kind in WASTE if kind in onward.kinds and onward.only((kind,))]
        said = self._any_of(options.only(NO_WASTE.union(wanted)))
        return said if said is not None or now.may_pass else self._any_of(options)

    def remark(self, table: Table, chosen: c.Command) -> str:
        """Nothing."""
        return ""

    def _any_of(self, options: LegalMoves) -> c.Command | None:
        """A random kind among those that may be said, by weight, and any sentence of it. None if there is none."""
        self._number, lot = spun(self._number)
        for kind in sorted(options.open_kinds, key=lambda kind: _wait(lot, kind)):
            if (said := options.drawn(lot, kind)) is not None:
                return said
        return None


def _wait(lot: int, kind: type[c.Command]) -> float:
    """How long a kind of sentence lets a lot wait for it: the shorter, the gladlier it is said."""
    place, gladly = WAITS[kind]
    drawn = spun(lot + place)[1] + 1
    return -log2(drawn / 2**64) / gladly


WASTE = (c.DiscardCard, c.GiveItems, c.Stow)
"""Kinds of sentence by which a player loses something for nothing."""
NO_WASTE = frozenset(KINDS).difference(WASTE)
NO_OFFER = frozenset(KINDS).difference((c.OfferHelp,))
ONCE_IN = 32
"""One choice in so many may fall on a waste."""

GLADLY: dict[type[c.Command], int] = {
    c.ClaimKill: 40,
    c.Sell: 20,
    c.PlayCard: 16,
    c.UseAbility: 8,
    c.LookForTrouble: 8,
    c.Agree: 6,
    c.Stow: 1,
    c.Trade: 1,
    c.GiveItems: 1,
    c.DiscardCard: 1,
    c.RunAway: 1,
}
"""The weight of a kind of sentence in a random choice. 4 if it is not listed."""
WAITS = {kind: (place, GLADLY.get(kind, 4)) for place, kind in enumerate(KINDS, 1)}
"""Kind of sentence -> its place among all, and how gladly it is said."""


def hidden_from(table: Table, who: PlayerId) -> Iterator[CopyId]:
    """The copies whose faces a player does not see: those in the piles, and in the hands of others."""
    zones = table.state.zones
    yield from zones[DOOR]
    yield from zones[TREASURE]
    for seat in range(len(table.state.players)):
        if seat != who:
            yield from zones[seat_zone(PlayerId(seat), HAND)]


def seen(table: Table, who: PlayerId, number: int) -> Table:
    """A table that may be this one as far as a player can see. Another number makes another guess."""
    state = table.state
    hidden = list(hidden_from(table, who))
    faces = list(state.cards)
    luck = spun(number)[0]
    for back in (DOOR, TREASURE):
        unseen = [copy for copy in hidden if state.backs[copy] == back]
        names = sorted(faces[copy] for copy in unseen)
        order, number = shuffled([CopyId(place) for place in range(len(names))], number)
        for copy, place in zip(unseen, order, strict=True):
            faces[copy] = names[place]
    rivals = sum(of_seat(seat) for seat in range(len(state.players)) if seat != who)
    looked = table.with_faces(tuple(faces), PILES | HANDS | OTHER | rivals)
    looked.state.luck, looked.state.rolls = luck, ()
    return looked


# ---- a game of bots


class GameStep(NamedTuple):
    """One sentence of a game: who was asked and why, the table before, what came of it."""

    moment: Moment
    before: Table
    outcome: Outcome


def answered(
    bot: Bot, table: Table, looked: Table, now: Moment, asking: Asking, is_tired: bool
) -> tuple[c.Command | None, bool]:
    """What a bot says, None for nothing, and whether it is noise: a sentence that moves nothing on.

    ``looked``: the table as the bot sees it. ``is_tired``: it has held the game up for too long and now only moves on.
    Help that was turned down is not offered again.
    """
    if now.may_pass and (is_tired or bot.is_quiet(looked, now)):
        return None, False
    his = options_of(table, now.who)
    if now.who in asking.turned_down:
        his = his.only(NO_OFFER)
    onward = ways_on(table, now, his)
    if is_tired and onward:
        his = onward
    chosen = bot.choose(looked, now, his)
    if chosen is None and not now.may_pass:
        chosen = next(iter(onward), None) or next(iter(his), None)
    return chosen, chosen is not None and type(chosen) not in onward.kinds


class BotGame:
    """A game being played. ``end`` is known once ``sentences`` is exhausted. ``table``: as it lies now.

    ``quiet``: who has nothing to say to the table as it lies at first.
    """

    def __init__(
        self, table: Table, bots: Sequence[Bot], longest: int = LONGEST, quiet: Iterable[PlayerId] = ()
    ) -> None:
        self.table = table
        self.bots = bots
        self.longest = longest
        self.end: End = "stuck"
        self._asking = Asking(table)
        for who in quiet:
            self._asking.says_nothing(who)
        self._noise: dict[PlayerId, int] = {}
        self._turn = table.state.turn.number
        self._glance = table.state.luck ^ GLANCES

    def sentences(self) -> Iterator[GameStep]:
        """Play on until the game ends, telling every sentence."""
        while True:
            now = self._asking.now(self.table)
            if now is None:
                self.end = "won"
                return
            if self.table.state.turn.number > self.longest:
                self.end = "broken off"
                return
            command = c.KeepSilent(NO_PLAYER) if now.who == NO_PLAYER else self._answer(now)
            if command is None:
                if not now.may_pass:
                    self.end = "stuck"
                    return
                self._asking.says_nothing(now.who)
                continue
            yield self._say(now, command)

    def _answer(self, now: Moment) -> c.Command | None:
        """What the player who is asked says. None for nothing."""
        bot = self.bots[now.who]
        noise = self._noise.get(now.who, 0)
        tired = noise >= PATIENCE
        if (now.may_pass and tired) or noise >= ENDLESS:
            return None
        self._glance, number = spun(self._glance)
        looked = seen(self.table, now.who, number) if bot.looks else self.table
        chosen, is_noise = answered(bot, self.table, looked, now, self._asking, tired)
        self._noise[now.who] = self._noise.get(now.who, 0) + is_noise
        return chosen

    def _say(self, now: Moment, command: c.Command) -> GameStep:
        said = GameStep(now, self.table, perform(self.table, command, Generator()))
        if not said.outcome.was_done:
            raise AssertionError(f"{command} is listed as legal and is not carried out")
        self.table = said.outcome.table
        if self.table.state.turn.number != self._turn:
            self._turn = self.table.state.turn.number
            self._noise.clear()
        return said
