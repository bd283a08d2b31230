"""Random play of whole games by four bots in the classic box: what is measured, and nothing that measures it."""

import random
from collections.abc import Callable

from munch_cli.arbiter.legal import legal
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple
from tests.play.random_play import dealt

MOST = 20_000
"""No game of random play is longer than this many decisions; one that is, is stuck."""
SAYS_SOMETHING = 4
"""One time in so many somebody is asked who need not decide, and may."""


class Played(NamedTuple):
    """What a game came to: its decisions, those with one way only, and whether somebody won."""

    decisions: int
    forced: int
    turns: int
    won: bool


def play(seed: int, before: Callable[[Table], object] | None = None) -> Played:
    """One whole game, from the dealt hands to the winner; ``before`` is called before every decision."""
    lots = random.Random(seed)
    table = dealt("classic", seed, 4)
    chance = Generator()
    decisions = forced = 0
    while not table.state.winners and decisions < MOST:
        for who in asked(table, lots):
            if ways := legal(table, who):
                break
        else:
            break
        if before is not None:
            before(table)
        command = ways[0] if len(ways) == 1 else lots.choice(ways)
        table = perform(table, command, chance).table
        decisions += 1
        forced += len(ways) == 1
    return Played(decisions, forced, table.state.turn.number, bool(table.state.winners))


def asked(table: Table, lots: random.Random) -> list[PlayerId]:
    """Who is asked what he does, in this order until somebody can do something: mostly whoever must decide."""
    state = table.state
    first = next((debt.who for debt in top_layer(state) if debt.who >= 0), state.turn.player)
    seats = range(len(state.players))
    order = [PlayerId((first + step) % len(state.players)) for step in seats]
    if lots.randrange(SAYS_SOMETHING) == 0:
        other = lots.randrange(len(order))
        order = order[other:] + order[:other]
    return order
