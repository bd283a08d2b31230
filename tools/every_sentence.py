"""Say everything at every board of random games: ``python -m tools.every_sentence [COMMANDS]``.

Prints how many commands were judged and carried out in each edition, and every board at which something did not hold.
"""

import sys
import time
from collections import Counter

from munch_cli.engine.chance import spun
from tests.play.moments import check_moment, watched, written_boards
from tests.play.random_play import EDITIONS, played


def main(wanted: int) -> int:
    """Runs until so many commands were given; 1 if anything was found."""
    wrong: Counter[str] = Counter()
    for edition in EDITIONS:
        began, counts = time.time(), Counter[str]()
        for table, number in boards(edition):
            try:
                with watched():
                    outcomes = check_moment(table, number)
            except (AssertionError, LookupError, TypeError, ValueError, RuntimeError, AttributeError) as found:
                what = f"{edition}: {type(found).__name__} {found}"[:400]
                wrong[what] += 1
                if wrong[what] == 1:
                    print(what)
                continue
            counts.update(one.verdict.outcome for one in outcomes)
            counts["carried out"] += sum(one.was_done for one in outcomes)
            counts["boards"] += 1
            if counts.total() - counts["carried out"] - counts["boards"] >= wanted // len(EDITIONS):
                break
        print(f"{edition}: {dict(counts)} in {time.time() - began:.0f} s")
    print(f"{wrong.total()} boards at which something did not hold")
    return 1 if wrong else 0


def boards(edition: str):
    """The boards of the scenarios, and then those of random games without end."""
    for number, table in enumerate(written_boards(edition, EDITIONS.index(edition), 8)):
        yield table, spun(number)[1]
    seed = 0
    while True:
        seed += 1
        for step, (_, _, outcome) in enumerate(played(edition, seed, 150, 3 + seed % 4)):
            if outcome.was_done and step % 3 == 0:
                yield outcome.table, spun(seed * 1000 + step)[1]


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000))
