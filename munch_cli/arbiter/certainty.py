"""How sure a reading of a line is, from 0 to 1, and what comes of that: it is taken, asked back, or missed.

A reading is taken if it fits the words well, no other fits nearly as well, and little speaks against it.
"""

from collections.abc import Iterable

from munch_cli.table.commands import Command
from munch_cli.table.typed import NamedTuple

TAKEN, MARGIN, ASKED, CHOICES = 0.74, 0.09, 0.42, 3
"""From which fit on a reading is taken; by how much it must be ahead; from where on it is asked back; how many are."""
CERTAIN, GUESSED = 0.8, 0.92
"""How certain a reading has to be in spite of all that speaks against it, to be taken; and one that is only guessed
from the names in a line: of that no more than one word may be strange."""


class Taken(NamedTuple):
    """What a line means, as sentences of munch's own; ``unheard``: words of it that were not taken up.

    ``fit``: how much of the line this explains, from 0 to 1.
    """

    sentences: tuple[str, ...]
    unheard: str = ""
    fit: float = 1.0


class Unsure(NamedTuple):
    """What a line may mean, the likeliest first, each as sentences of munch's own with ; between them.

    ``fit``: how much of the line the likeliest explains, from 0 to 1.
    """

    choices: tuple[str, ...]
    fit: float = 1.0


class Way(NamedTuple):
    """One way to take a clause: sentences of munch's own, how well it fits, and the command if it is one."""

    sentences: tuple[str, ...]
    fit: float
    command: Command | None = None


def best_first(ways: Iterable[Way]) -> list[Way]:
    """The ways, each sentence once, as well as it fits."""
    once: dict[tuple[str, ...], Way] = {}
    for way in sorted(ways, key=lambda way: -way.fit):
        once.setdefault(way.sentences, way)
    return list(once.values())


def clear(ways: Iterable[Way]) -> Way | None:
    """The one way that fits well and is ahead of all others."""
    first, *others = best_first(ways) or [Way((), 0.0)]
    is_ahead = all(other.fit <= first.fit - MARGIN for other in others)
    return first if first.fit >= TAKEN and is_ahead else None


def chosen(ways: Iterable[Way]) -> Taken | Unsure | None:
    """The clear winner, or the best to be asked back."""
    winner = clear(ways)
    if winner is not None:
        return Taken(winner.sentences, fit=winner.fit)
    near = [way for way in best_first(ways) if way.fit >= ASKED]
    return Unsure(tuple("; ".join(way.sentences) for way in near), near[0].fit) if near else None
