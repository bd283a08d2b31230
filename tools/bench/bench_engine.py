"""How fast the loaded engine is, and how much memory it holds: `make bench`.

Verdicts, events and copies per second on the fight with Pumpkinhead, each beside a yardstick run in turn in the same
process: a pickled copy for copies, and a loop of dictionary look-ups for the rest, so that machines can be compared.
"""

import pickle
import resource
import statistics
import sys
from collections.abc import Callable
from time import perf_counter

from munch_cli.arbiter.replay import replay
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse

BOARD = "combat/pumpkinhead"
SENTENCES = ("Jenn claims the kill", "K.C. offers help", "Jenn plays Fluffy on Pumpkinhead", "Jenn equips Goth Boots")
ROUNDS = 7
SECONDS = 0.15
KILOBYTES_PER_MEGABYTE = 1024


def per_second(work: Callable[[], int]) -> float:
    """How many things per second work does; it says how many it did."""
    done = 0
    began = perf_counter()
    while (took := perf_counter() - began) < SECONDS:
        done += work()
    return done / took


def interleaved(ours: Callable[[], int], theirs: Callable[[], int]) -> tuple[float, float, float]:
    """Median rates of both, and of their ratio round by round."""
    rounds = [(per_second(ours), per_second(theirs)) for _ in range(ROUNDS)]
    one, other = zip(*rounds, strict=True)
    return statistics.median(one), statistics.median(other), statistics.median(a / b for a, b in rounds)


def look_ups() -> int:
    """The yardstick: a thousand dictionary look-ups."""
    table = {number: number for number in range(100)}
    total = 0
    for number in range(1000):
        total += table[number % 100]
    return 1000


def told(what: str, figures: tuple[float, float, float], yardstick: str) -> None:
    """One line of figures."""
    ours, theirs, times = figures
    print(f"{what:<22} {ours:12,.0f} /s   {yardstick:<22} {theirs:12,.0f} /s   {times:8.4f} x")


def fight() -> tuple[Table, list[str]]:
    """The board in the middle of the fight, and the sentences that are said of it."""
    scenario = read_scenario(path_of(BOARD))
    run = replay(scenario, "bites")
    sentences = [
        "Jenn claims the kill",
        "K.C. offers help",
        "Jenn plays Fluffy on Pumpkinhead",
        "Jenn equips Goth Boots",
    ]
    return run.steps[2].last.table, sentences


def main() -> None:
    began = perf_counter()
    table, sentences = fight()
    loaded = perf_counter() - began
    commands = []
    for sentence in sentences:
        read = parse(sentence, table.state, table.catalogue)
        assert isinstance(read, Understood), sentence
        commands.append(read.command)

    def verdicts() -> int:
        for command in commands:
            judge(table, command)
        return len(commands)

    def events() -> int:
        return sum(len(perform(table, command).events) for command in commands)

    def copies() -> int:
        for _ in range(50):
            table.state.copy()
        return 50

    def pickled() -> int:
        for _ in range(10):
            pickle.loads(pickle.dumps(table.state, pickle.HIGHEST_PROTOCOL))
        return 10

    def readings() -> int:
        for sentence in sentences:
            parse(sentence, table.state, table.catalogue)
        return len(sentences)

    print(f"engine: {BOARD}, one process, in turn, medians of {ROUNDS} rounds (loading took {loaded * 1000:.0f} ms)")
    told("verdicts", interleaved(verdicts, look_ups), "dictionary look-ups")
    told("events", interleaved(events, look_ups), "dictionary look-ups")
    told("sentences read", interleaved(readings, look_ups), "dictionary look-ups")
    told("state copies", interleaved(copies, pickled), "pickled copies")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILOBYTES_PER_MEGABYTE
    print(f"memory of a loaded engine, with Python {sys.version_info.major}.{sys.version_info.minor}: {memory:.0f} MB")


if __name__ == "__main__":
    main()
