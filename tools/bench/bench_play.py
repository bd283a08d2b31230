"""How fast the classic box is played at random, beside other games for Python: `make bench`.

All in one process and in turn, each against the same seconds of ours: decisions and whole games per second, copies,
verdicts with all their reasons, rollouts of a fight; where the time goes; then two processes against one, and memory
over many games.
"""

import functools
import resource
import statistics
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[2]))

from munch_cli.arbiter import legal
from munch_cli.engine.settle import judge
from munch_cli.sim.batch import CHUNK, Chunk, GameBatch, play, play_chunk
from tools.bench.bench_fights import six_cards, wins
from tools.bench.contestants import BATCH, Contestant, Count, Game, Munch, catan, munchkin, there
from tools.bench.where import looked_at

ROUNDS, SECONDS = 7, 1.0
FLOORS = {"catanatron": (0.24, 0.33)}
"""Decisions per second against another: the least that is wanted, and what is aimed at; the others are only told."""
ODDS = (0.25, 0.1)
"""Seconds for the odds of a fight."""
ROLLOUTS = 10_000
GAMES = 20
"""So many are played from the deal to the winner."""
KILOBYTES_PER_MEGABYTE = 1024


def verdict(times: float, floor: float, aim: float) -> str:
    """How a ratio compares with what is wanted."""
    word = "aim met" if times >= aim else "floor met" if times >= floor else "FLOOR MISSED"
    return f"floor {floor} x, aim {aim} x: {word}"


def in_turn(ours: Contestant, others: list[Contestant]) -> tuple[list[Count], list[list[Count]]]:
    """Rounds of ours, and of each other, one after the other; the first round only warms up."""
    rounds = [(ours.play(SECONDS), [other.play(SECONDS) for other in others]) for _ in range(ROUNDS + 1)][1:]
    return [one for one, _ in rounds], [list(column) for column in zip(*(theirs for _, theirs in rounds), strict=True)]


def rate(count: Count) -> float:
    """Decisions per second."""
    return count.decisions / count.seconds


def told(name: str, rounds: list[Count]) -> None:
    """One line about a contestant."""
    whole = functools.reduce(Count.plus, rounds)
    forced = whole.forced / max(1, whole.decisions)
    print(f"{name:<22} {statistics.median(map(rate, rounds)):10,.0f} decisions/s, {forced:4.0%} forced")


def decisions() -> None:
    """Random play of ours beside all others."""
    ours, others = Munch("munch, classic", munchkin), there()
    mine, theirs = in_turn(ours, others)
    print(f"random play, one process, in turn, medians of {ROUNDS} rounds of {SECONDS:.0f} s")
    told(ours.name, mine)
    for other, rounds in zip(others, theirs, strict=True):
        told(other.name, rounds)
        times = statistics.median(rate(one) / rate(two) for one, two in zip(mine, rounds, strict=True))
        wanted = f"   {verdict(times, *FLOORS[other.name])}" if other.name in FLOORS else ""
        print(f"   decisions against {other.name:<20} {times:8.3f} x{wanted}")


def whole_games() -> None:
    """Games from the deal to the winner, in turn with as many of catanatron; ours as ``munch sim`` plays them, which
    thinks of no more than it draws.
    """
    mine = theirs = 0.0
    try:
        for first in range(0, GAMES, CHUNK):
            theirs += seconds_of(lambda first=first: deque(chain(*map(catan, range(first, first + CHUNK))), maxlen=0))
            mine += seconds_of(lambda first=first: play_chunk(Chunk(BATCH, first, CHUNK)))
    except ImportError:
        return
    rates = f"{GAMES / mine:.2f} games/s, catanatron {GAMES / theirs:.2f}"
    print(f"{f'{GAMES} whole games: {rates}':<58} {theirs / mine:8.3f} x   {verdict(theirs / mine, 0.2, 0.3)}")


def where_it_goes() -> None:
    """The share of each part of the work in a decision of ours."""
    ours = Munch("munch", munchkin)
    ours.play(SECONDS)
    counts: list[Count] = []
    shares = looked_at(lambda: counts.append(ours.play(ROUNDS * SECONDS)))
    each = 1_000_000 / rate(counts[0])
    print(f"where the {each:,.0f} microseconds of a decision go")
    for part, share in shares.items():
        print(f"   {part:<50} {share * each:6.0f}   {share:4.0%}")


def against(what: str, ours: Contestant, other: Contestant, floor: float, aim: float) -> None:
    """One ratio of decisions per second."""
    mine, (theirs,) = in_turn(ours, [other])
    times = statistics.median(rate(one) / rate(two) for one, two in zip(mine, theirs, strict=True))
    print(f"{what:<58} {times:8.3f} x   {verdict(times, floor, aim)}")


def judged(number: int) -> Game:
    """A game of ours in which whoever is asked is told the verdict on all that he could say."""
    game = munchkin(number)
    while True:
        with patch.object(legal, "goes_ahead", lambda table, command: judge(table, command).goes_ahead):
            had_one_way = next(game, None)
        if had_one_way is None:
            return
        yield had_one_way


def seconds_of(work: Callable[[], object]) -> float:
    """How long work takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def processes() -> None:
    """The same games in one new process and in two; and how much more this machine does in two at all."""
    batch = GameBatch("classic", games=TOGETHER, longest=40)
    each = [seconds_of(lambda: in_a_new_process(batch)) / seconds_of(lambda: play(batch, 2)) for _ in range(TWICE)]
    times = statistics.median(each)
    said = f"two processes against one, {TWICE} times {TOGETHER} games"
    print(f"{said:<58} {times:8.3f} x   {verdict(times, 1.8, 1.9)}")
    with ProcessPoolExecutor(2) as both:
        list(both.map(busy, (0, 0)))
        times = 2 * busy(BUSY) / seconds_of(lambda: list(both.map(busy, (BUSY, BUSY))))
    print(f"{'   mere loops in two processes against one':<58} {times:8.3f} x")


def in_a_new_process(batch: GameBatch) -> None:
    """Plays a batch in one process that knows as little of it beforehand as each of two does."""
    with ProcessPoolExecutor(1, get_context("spawn")) as one:
        one.submit(play, batch, 1).result()


TWICE, TOGETHER = 3, 200
"""So often one process and two are timed, in turn, with so many games: of fewer the start is too large a part."""
BUSY = 4_000_000


def busy(rounds: int) -> float:
    """Seconds for so many rounds of a loop that makes and forgets."""
    began, made = perf_counter(), {}
    for number in range(rounds):
        made[number & 1023] = (number, rounds)
    return perf_counter() - began


def memory() -> None:
    """How much more memory is held after more games."""
    held = []
    for first in (1, 2, 3):
        play(GameBatch("classic", games=10, seed=first, longest=40))
        held.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILOBYTES_PER_MEGABYTE)
    print("memory after 10, 20, 30 games of 40 turns more: " + ", ".join(f"{many:.0f} MB" for many in held))


def main() -> None:
    decisions()
    whole_games()
    where_it_goes()
    copying = Munch("copies", lambda number: munchkin(number, lambda table: table.copy()))
    try:
        catan_copied = Contestant("catanatron", lambda number: catan(number, copied=True))
    except ImportError:
        pass
    else:
        against("a copy before each decision, against Game.copy()", copying, catan_copied, 0.5, 1)
    verdicts = Munch("verdicts", judged)
    against("verdicts on all that could be said, against off", verdicts, Munch("munch", munchkin), 0.75, 0.85)
    fight = six_cards('"Plutonium Dragon"')
    took = seconds_of(lambda: wins(fight, ROLLOUTS))
    floor, aim = ODDS
    word = "aim met" if took <= aim else "floor met" if took <= floor else "FLOOR MISSED"
    print(f"{'odds of a fight, 10,000 deals of hidden hands':<58} {took:8.2f} s   floor {floor} s, aim {aim} s: {word}")
    processes()
    memory()


if __name__ == "__main__":
    main()
