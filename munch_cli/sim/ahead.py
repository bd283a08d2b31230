"""A bot that looks ahead: what would come of the few best sentences, tried on tables that look like the one it sees."""

from collections.abc import Sequence

from munch_cli.arbiter.moment import Moment
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.sim.eyes import seen
from munch_cli.sim.sensible import SensibleBot, merit
from munch_cli.sim.worth import board_worth
from munch_cli.table import commands as c
from munch_cli.table.ids import NO_PLAYER

TRIED = 5
"""So many sentences are thought through."""
HOPELESS, FAR_BEHIND = -15, 60
"""A sentence of less merit is not tried where nothing need be said; nor is one so far behind the best."""
GUESSES = 2
"""So many guesses at what is hidden each of them is tried on."""


class AheadBot(SensibleBot):
    """Tries the best sentences in its head, and says the one that leaves the best board."""

    name = "ahead"

    def choose(self, table: Table, now: Moment, options: Sequence[c.Command]) -> c.Command | None:
        """The sentence after which the board is worth most; rules of thumb say which ones are tried at all."""
        merits = sorted(((merit(table, one), -place) for place, one in enumerate(options)), reverse=True)
        least = max(HOPELESS, merits[0][0] - FAR_BEHIND) if now.may_pass else merits[0][0] - FAR_BEHIND
        ranked = [options[-place] for points, place in merits[:TRIED] if points >= least]
        if not ranked:
            return None
        if len(ranked) == 1 and not now.may_pass:
            return ranked[0]
        guesses = [seen(table, self.seat, self.lot()) for _ in range(GUESSES)]
        nothing = self._nothing(guesses) if now.may_pass else None
        best: c.Command | None = None
        most = nothing
        for one in ranked:
            worth = sum(self._after(guess, one) for guess in guesses) / GUESSES + merit(table, one) / 10
            if most is None or worth > most:
                best, most = one, worth
        return best

    def _nothing(self, guesses: Sequence[Table]) -> float:
        """What the board is worth if nothing is said; a claim stands then."""
        waiting = any(debt.what == "silence" for debt in guesses[0].state.owed)
        if waiting:
            return sum(self._after(guess, c.KeepSilent(NO_PLAYER)) for guess in guesses) / GUESSES
        return sum(board_worth(guess, self.seat) for guess in guesses) / GUESSES

    def _after(self, guess: Table, command: c.Command) -> int:
        """What the board is worth after a sentence; one that is not carried out on a guess changes nothing."""
        after = perform(guess, command, Generator()).table
        if isinstance(command, c.ClaimKill) and not after.state.winners:
            after = perform(after, c.KeepSilent(NO_PLAYER), Generator()).table
        return board_worth(after, self.seat)
