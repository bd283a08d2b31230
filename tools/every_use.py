"""Play until bots have used every card in every way: ``python -m tools.every_use [GAMES] [EDITION …]``.

GAMES is the most for each edition; every copy, Level, limit and hand is checked after every event. Prints what is still
to be tried, and whatever did not hold.
"""

import sys
import time
from collections import Counter

from tests.play.moments import watched
from tests.play.random_play import EDITIONS

from .curious import Tried, played_through


def main(most: int, editions: tuple[str, ...]) -> int:
    """1 if anything did not hold, or a game got stuck."""
    wrong = 0
    for edition in editions:
        began, tried, ends = time.time(), Tried(edition), Counter[str]()
        for seed in range(most):
            try:
                with watched():
                    ends[played_through(edition, seed, tried, 120).end] += 1
            except Exception as found:
                wrong += 1
                print(f"{edition}, game {seed}: {type(found).__name__} {found}"[:400], flush=True)
            if tried.is_whole:
                break
        wrong += ends["stuck"]
        print(
            f"{edition}: {dict(ends)} in {time.time() - began:.0f} s; {len(tried.done)} uses of {len(tried.box)} cards"
        )
        for what, names in tried.missing.items():
            print(f"  not {what} yet: {len(names)}" + (f": {', '.join(names[:10])}" if names else ""), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(int(given[0]) if given else 100, tuple(given[1:]) or EDITIONS))
