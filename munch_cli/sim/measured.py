"""How strong the bots are: who beats whom, two against two in every box, as measured and kept here.

The file beside this one is written by ``python -m tests.strengths``, never by hand.
"""

import os
from collections.abc import Iterable
from math import sqrt

from munch_cli.table.typed import Json, NamedTuple

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


def matches_json(matches: Iterable[Match]) -> list[Json]:
    """The same as plain values."""
    return [{**match._asdict(), "share": round(match.share, 3), "margin": round(match.margin, 3)} for match in matches]
