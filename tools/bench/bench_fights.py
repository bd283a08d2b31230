"""How long the questions of a fight take: `make bench`.

A way to win with a hand of six cards, where there is one and where there is none; the target is two seconds. The odds
of a typical fight by 10,000 deals of hidden hands; the floor is 0.25 s, the aim 0.1 s.
"""

import statistics
from collections.abc import Callable
from time import perf_counter, process_time

from munch_cli.arbiter.odds.fight import ROLLOUTS
from munch_cli.arbiter.odds.odds import odds
from munch_cli.arbiter.ways.ways import ways
from munch_cli.engine.table import Table
from tests.boards import SIX_CARDS, board

ROUNDS = 5
HIDDEN = SIX_CARDS.replace('["Elf"]', '["Ancient", "Lose a Level", "Intelligent", "Elf"]')
BOARD = f'{HIDDEN}hand = ["Enraged", "Potion of Halitosis", "Change Sex"]\n'
"""The six cards, with more in the other hands."""


def six_cards(monsters: str) -> Table:
    """Ann with six cards against these monsters."""
    return board(BOARD.replace('["Plutonium Dragon"]', f"[{monsters}]"))


def told(what: str, work: Callable[[], str]) -> None:
    """One line: the median of some rounds, how long the processor was at it, and what came of it."""
    took: list[float] = []
    busy: list[float] = []
    for _ in range(ROUNDS):
        began, worked = perf_counter(), process_time()
        came = work()
        took.append(perf_counter() - began)
        busy.append(process_time() - worked)
    told = f"{statistics.median(took) * 1000:8.0f} ms   (processor {statistics.median(busy) * 1000:.0f} ms)"
    print(f"{what:<36} {told}   {came}")


def wins(table: Table, deals: int = ROLLOUTS) -> str:
    """How likely the fight is won, by so many deals of the hidden hands."""
    fight = odds(table, rollouts=deals).fight
    assert fight is not None and not fight.is_exact, "nothing is dealt on this board"
    return f"{fight.wins:.1%} ± {fight.error:.1%}"


def main() -> None:
    found, none = six_cards('"Plutonium Dragon"'), six_cards('"Plutonium Dragon", "Bullrog"')
    print(f"questions of a fight, medians of {ROUNDS} rounds")
    told("ways, six cards, all hands open", lambda: ways(found).means)
    told("ways, six cards, hands hidden", lambda: ways(found, found.state.turn.player, found.state.turn.player).means)
    told("ways, six cards, none of use", lambda: ways(none).means)
    told("odds of a fight, 10,000 deals", lambda: wins(found))


if __name__ == "__main__":
    main()
