"""The strengths of bots by name. Each bot is made for a seat, with a number from which all its choices come."""

from collections.abc import Callable

from munch_cli.sim.ahead import AheadBot
from munch_cli.sim.bots import Bot, RandomBot
from munch_cli.sim.expert import ExpertBot
from munch_cli.sim.sensible import SensibleBot
from munch_cli.table.ids import PlayerId

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
