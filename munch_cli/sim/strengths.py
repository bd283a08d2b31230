"""The strengths of bots by name, and how strong they are: who beats whom, two against two in every box.

Each bot is made for a seat, with a number from which all its choices come. What was measured stands in the file of
matches beside this one, which ``python -m tools.strengths`` writes, never a hand.
"""

import os
from collections.abc import Callable
from math import sqrt

from munch_cli.sim.ahead import AheadBot
from munch_cli.sim.bots import Bot, RandomBot
from munch_cli.sim.expert import ExpertBot
from munch_cli.sim.sensible import SensibleBot
from munch_cli.table.ids import PlayerId
from munch_cli.table.typed import NamedTuple

STRENGTHS: dict[str, Callable[[PlayerId, int], Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    "ahead": AheadBot,
    "expert": ExpertBot,
}
"""From the weakest to the strongest."""


def bot(strength: str, seat: PlayerId, number: int) -> Bot:
    """A bot of a strength. Raises ``KeyError`` for a name that is none."""
    return STRENGTHS[strength](seat, number)


# ---- as measured

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "measured.txt")
SURE = 1.96
"""The true share lies within this many standard errors in nineteen cases of twenty."""


class Match(NamedTuple):
    """Games of two strengths, two bots each, in a box: how many were played, and how many each side won."""

    box: str
    one: str
    other: str
    games: int = 0
    won: int = 0
    lost: int = 0

    @property
    def share(self) -> float:
        """The share of ``one`` in the games that somebody won, from 0 to 1."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5

    @property
    def margin(self) -> float:
        """How far the true share may lie from this one (Agresti and Coull), from 0 to 1."""
        many = self.won + self.lost + SURE**2
        share = (self.won + SURE**2 / 2) / many
        return SURE * sqrt(share * (1 - share) / many)


def measured() -> tuple[Match, ...]:
    """The matches that were played. Empty if there is no file of them."""
    if not os.path.exists(FILE):
        return ()
    with open(FILE, encoding="utf-8") as file:
        rows = [line.split() for line in file if line.strip() and not line.startswith("#")]
    return tuple(Match(box, one, other, int(games), int(won), int(lost)) for box, one, other, games, won, lost in rows)
