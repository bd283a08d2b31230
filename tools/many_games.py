"""Plays many whole games, once, with all that must hold checked: python -m tools.many_games [-h].

Sensible and random bots in three or four seats play game after game, with the place of every copy and all Levels
checked after every event, and hands and limits after every turn. Unguarded, every limit and sum is asked afresh, too,
and must not have an answer outside of its guard. What did not hold is printed with the number of its game; so is
how many sentences were said by then, and how much memory the process takes.
"""

import argparse
import resource
import sys
import time
from collections import Counter
from contextlib import nullcontext
from pathlib import Path

from munch_cli.sim.batch import GameBatch, game_of, rarely_swept
from munch_cli.table import events as e
from tests.engine.unguarded import unguarded
from tests.play.moments import check_whole, watched
from tests.play.random_play import EDITIONS
from tools.curious import check_at_rest

TELL = 100
"""A line is printed every so many games."""
BOTS = (*["sensible"] * 6, "random")


def played_out(edition: str, number: int) -> tuple[str, int]:
    """How a game ended, and how many sentences were said in it; whatever does not hold in it is raised."""
    many = 0
    game = game_of(GameBatch(edition, players=3 + number % 4 // 3, bots=BOTS, seed=2), number)
    with watched(), rarely_swept():
        for said in game.sentences():
            many += 1
            state = said.outcome.table.state
            assert len(state.cards) == len(said.before.state.cards), "a card has appeared or gone"
            assert all(player.level <= 9 or state.winners for player in state.players), "at the top, and nobody has won"
            check_whole(state)
            if any(isinstance(event, e.TurnBegan) for event in said.outcome.events):
                check_at_rest(said)
    return game.end, many


def memory() -> int:
    """How much of the machine's memory this process takes now, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() >> 20


def main() -> int:
    """1 if anything did not hold, or a game got stuck."""
    given = argparse.ArgumentParser(prog="python -m tools.many_games", description=__doc__.splitlines()[0])
    given.add_argument("games", type=int, nargs="?", default=100, help="so many in each box (default: 100)")
    given.add_argument("first", type=int, nargs="?", default=0, help="the number of the first (default: 0)")
    given.add_argument("--box", action="append", choices=EDITIONS, help="in this one alone; may be given again")
    given.add_argument("--unguarded", action="store_true", help="ask every limit and sum afresh, outside its guard too")
    asked = given.parse_args()
    first, games, wrong = asked.first, asked.games, 0
    for edition in asked.box or EDITIONS:
        began, ends, sentences = time.process_time(), Counter[str](), 0
        for number in range(first, first + games):
            try:
                with unguarded() if asked.unguarded else nullcontext():
                    end, many = played_out(edition, number)
                ends[end] += 1
                sentences += many
            except Exception as found:
                ends["wrong"] += 1
                print(f"{edition}, game {number}: {type(found).__name__} {found}"[:400], flush=True)
            if (number + 1) % TELL == 0 or number + 1 == first + games:
                took = f"{time.process_time() - began:.0f} s, {memory()} MB"
                print(f"{edition}, up to game {number}: {dict(ends)}, {sentences} sentences in {took}", flush=True)
        wrong += ends["wrong"] + ends["stuck"]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
