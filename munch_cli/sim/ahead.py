"""A bot that looks ahead: what would come of the few best sentences, tried on tables that look like the one it sees."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, islice, takewhile

from munch_cli.arbiter.legal import Moment, Options, options_of, ways_on
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.sim.bots import seen
from munch_cli.sim.sensible import NO_LESS, SensibleBot, at_most, cheaply, merit
from munch_cli.sim.shrewd import shrewd_merit
from munch_cli.sim.worth import board_worth
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER

TRIED = 6
"""So many sentences are thought through."""
HOPELESS, IDLE, FAR_BEHIND = -45, -9, 80
"""A sentence of less merit is not tried where nothing need be said, in a fight of one's own and else; nor is one so far
behind the best."""
GUESSES = 2
"""So many guesses at what is hidden each of them is tried on."""
ANSWERED = 6
"""So many answers of others to a sentence are thought of."""
GAMBLES = (c.KickOpen, c.Loot, c.Listen, c.EndTurn, c.RunAway, c.BeReady)
"""What these bring is chance or another player's: two guesses tell nothing of it, so the board counts as it lies."""

ANSWERING = (c.PlayCard, c.UseAbility)
"""What else may help where something is owed; all the rest would only put it off."""


class AheadBot(SensibleBot):
    """Tries the best sentences in its head, and says the one that leaves the best board."""

    name = "ahead"
    looks = True

    def choose(self, table: Table, now: Moment, options: Options) -> c.Command | None:
        """The sentence after which the board is worth most; rules of thumb say which ones are tried at all."""
        if now.why == "owes":
            awaited = {type(one) for one in ways_on(table, now, options).thought_of}
            options = options.only({*awaited, *ANSWERING}) or options
        least = NO_LESS if not now.may_pass else HOPELESS if table.is_fighting(self.seat) else IDLE
        told = options.ranked(partial(shrewd_merit, table), at_most, least)
        first = next(told, None)
        if first is None:
            return None
        best = takewhile(lambda one: one[0] >= first[0] - FAR_BEHIND, chain((first,), told))
        ranked = [(points, cheaply(table, options, one)) for points, one in islice(best, TRIED)]
        if len(ranked) == 1 and not now.may_pass:
            return ranked[0][1]
        guesses = [seen(table, self.seat, self.lot()) for _ in range(GUESSES)]
        chosen: c.Command | None = None
        most = self._nothing(guesses) if now.may_pass else None
        for points, one in ranked:
            worth = sum(self._after(guess, one) for guess in guesses) / GUESSES + points
            if most is None or worth > most:
                chosen, most = one, worth
        return chosen

    def _nothing(self, guesses: Sequence[Table]) -> float:
        """What the board is worth if nothing is said; a claim stands then."""
        if _waits(guesses[0]):
            return sum(self._after(guess, c.KeepSilent(NO_PLAYER)) for guess in guesses) / GUESSES
        return sum(board_worth(guess, self.seat) for guess in guesses) / GUESSES

    def _after(self, guess: Table, command: c.Command) -> int:
        """What the board is worth after a sentence; one that is not carried out on a guess changes nothing."""
        if isinstance(command, GAMBLES):
            return board_worth(guess, self.seat)
        after = _answered(perform(guess, command, Generator()).table)
        if _waits(after):
            after = _answered(perform(after, c.KeepSilent(NO_PLAYER), Generator()).table)
        return board_worth(after, self.seat)


def _waits(table: Table) -> bool:
    """Whether a kill is claimed, and counts if no player says anything."""
    return not table.state.is_over and any(debt.what == "silence" for debt in top_layer(table.state))


def _answered(table: Table) -> Table:
    """The table once those who now owe an answer have given it, each as good sense has it."""
    for _ in range(ANSWERED):
        debt = next(_answers_owed(table), None)
        if debt is None:
            break
        ways = ways_on(table, Moment(debt.who, "owes"), options_of(table, debt.who))
        best = next(ways.ranked(partial(merit, table), at_most, NO_LESS), None)
        if best is None:
            break
        table = perform(table, best[1], Generator()).table
    return table


def _answers_owed(table: Table) -> Iterator[Debt]:
    """What is owed next, but for rolls to get away: they are chance again."""
    if not table.state.is_over:
        yield from (debt for debt in top_layer(table.state)[:1] if debt.who != NO_PLAYER and debt.what not in LEFT)


LEFT = ("run", "silence", "charity", "face-up")
"""Debts that are not thought of any further."""
