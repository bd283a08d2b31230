"""A whole game, from the deal to the winner: everybody is asked in turn, and answers with their own eyes."""

from collections.abc import Iterator, Sequence

from munch_cli.arbiter.legal import Asking, Moment, options_of, ways_on
from munch_cli.engine.chance import Generator, spun
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.sim.bots import Bot, seen
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Literal

PATIENCE = 40
"""So many sentences that do not move the game on are heard from a seat in a turn; then it must say one that does."""
ENDLESS = 1000
"""When a seat has said so many of them in a turn, nothing moves this game on any more: it is stuck."""
GLANCES = 0x5EED
"""Guesses at what is hidden have numbers of their own, which tell nothing of the dice."""
LONGEST = 500
"""A game of more turns is broken off."""

End = Literal["won", "broken off", "stuck"]


class Said(NamedTuple):
    """One sentence of a game: who was asked and why, the table before, what came of it."""

    moment: Moment
    before: Table
    outcome: Outcome


def answered(bot: Bot, table: Table, looked: Table, now: Moment, is_tired: bool) -> tuple[c.Command | None, bool]:
    """What a bot says that is asked, None for nothing, and whether it is noise: a sentence that moves nothing on.

    ``looked``: the table as they see it; ``is_tired``: nobody has patience with more noise of theirs.
    """
    if now.may_pass and (is_tired or bot.is_quiet(looked, now)):
        return None, False
    his = options_of(table, now.who)
    onward = ways_on(table, now, his)
    if is_tired and onward:
        his = onward
    chosen = bot.choose(looked, now, his)
    if chosen is None and not now.may_pass:
        chosen = next(iter(onward), None) or next(iter(his), None)
    return chosen, chosen is not None and type(chosen) not in onward.kinds


class Game:
    """A game being played. ``end`` is known once ``sentences`` has come to its end; ``table``: as it lies now."""

    def __init__(self, table: Table, bots: Sequence[Bot], longest: int = LONGEST) -> None:
        self.table = table
        self.bots = bots
        self.longest = longest
        self.end: End = "stuck"
        self._asking = Asking(table)
        self._noise: dict[PlayerId, int] = {}
        self._turn = table.state.turn.number
        self._glance = table.state.luck ^ GLANCES

    def sentences(self) -> Iterator[Said]:
        """Plays on until the game ends, telling every sentence."""
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
        """What the one who is asked says; None for nothing."""
        bot = self.bots[now.who]
        noise = self._noise.get(now.who, 0)
        tired = noise >= PATIENCE
        if (now.may_pass and tired) or noise >= ENDLESS:
            return None
        self._glance, number = spun(self._glance)
        looked = seen(self.table, now.who, number) if bot.looks else self.table
        chosen, is_noise = answered(bot, self.table, looked, now, tired)
        self._noise[now.who] = self._noise.get(now.who, 0) + is_noise
        return chosen

    def _say(self, now: Moment, command: c.Command) -> Said:
        said = Said(now, self.table, perform(self.table, command, Generator()))
        if not said.outcome.was_done:
            raise AssertionError(f"{command} is listed as legal and is not carried out")
        self.table = said.outcome.table
        if self.table.state.turn.number != self._turn:
            self._turn = self.table.state.turn.number
            self._noise.clear()
        return said
