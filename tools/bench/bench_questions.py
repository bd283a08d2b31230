"""How long the questions take: a verdict with its smallest change, why not, why, and one board under five sheets.

`make bench` prints the medians, in milliseconds, each beside what it may take at most.
"""

import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from munch_cli.arbiter.changes.smallest import smallest
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.compare import compare
from munch_cli.arbiter.lookup import look_up
from munch_cli.arbiter.replay import board_after, played
from munch_cli.arbiter.understanding import understand
from munch_cli.arbiter.view import past_seen
from munch_cli.arbiter.why import why
from munch_cli.engine.run import perform
from munch_cli.files.rulebook import load_lexicon, load_rulebook
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.language.answers import Asked, MayAsk, WhyHappened
from munch_cli.language.parse import parse

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.talk.corpus import entries, laid

BOARD, EDITION, STEPS = "combat/pumpkinhead", "bites", 3
REFUSED = "may Jenn equip Goth Boots?"
WON, WHY = "helping/asked-and-agreed", "why did Bo not gain a level?"
GENERAL = "do we have to wait before the monster is dead?"
ROUNDS = 15
EACH = 6
"""Of the corpus of talk every so many entries are timed."""
THOUSAND = 1000


def took(work: Callable[[], object]) -> float:
    """The median time of several rounds, in milliseconds, after one that does not count."""
    work()
    times = []
    for _ in range(ROUNDS):
        began = perf_counter()
        work()
        times.append((perf_counter() - began) * THOUSAND)
    return statistics.median(times)


def told(what: str, found: float, most: float) -> None:
    """One line of figures."""
    print(f"{what:<44} {found:8.1f} ms   at most {most:.0f} ms")


def talk() -> None:
    """How long it takes to understand what players say, over the corpus of talk on its boards."""
    context, lexicon = Context(), load_lexicon()
    times = []
    for entry in entries()[::EACH]:
        table = laid(entry).table
        assert table is not None
        understand(table, entry["say"], lexicon, context)
        began = perf_counter()
        understand(table, entry["say"], lexicon, context)
        times.append((perf_counter() - began) * THOUSAND)
    told("what a player says, at the median", statistics.median(times), 5)
    told("what a player says, at the longest", max(times), 50)


def main() -> None:
    book = load_rulebook()
    table = board_after(read_scenario(path_of(BOARD)), EDITION, STEPS)

    def verdict(pairs: bool) -> object:
        read = parse(REFUSED, table.state, table.catalogue, at_prompt=True)
        assert isinstance(read, Asked)
        assert isinstance(read.question, MayAsk)
        command = read.question.command
        return perform(table, command), smallest(table, command, book if pairs else None, pairs)

    scenario = read_scenario(path_of(WON))
    outcomes = played(scenario, EDITION, 4)
    past = past_seen(scenario.boards[EDITION], outcomes)
    asked = parse(WHY, outcomes[-1].table.state, outcomes[-1].table.catalogue, at_prompt=True)
    assert isinstance(asked, Asked)
    question = asked.question
    assert isinstance(question, WhyHappened)

    print(f"questions: {BOARD}, one process, medians of {ROUNDS} rounds")
    told("a verdict with its smallest change", took(lambda: verdict(False)), 50)
    told("why not: pairs and other sheets too", took(lambda: verdict(True)), 250)
    told("compare over five editions", took(lambda: compare(table, REFUSED, book)), 300)
    told("a question about the rules", took(lambda: look_up(GENERAL, book.editions[EDITION])), 10)
    talk()
    told("why it did not happen", took(lambda: why(question, past, outcomes[-1].table)), 1000)


if __name__ == "__main__":
    main()
