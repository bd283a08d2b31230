"""Managing cards: the hand and its limit.

Sheets: Card Management.
"""

from collections.abc import Iterator

from munch_cli.engine.law import sum_of
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table.ids import PlayerId

LIMITS = ("cards.hand-limit-five", "cards.hand-limit-five-dwarf-six")
LIMIT = 5
"""Cards a hand may hold at the end of its player's turn; Races may add to it."""


def hand_limit(table: Table, player: PlayerId) -> Iterator[Term]:
    """A hand may hold so many cards when its player's turn ends."""
    yield Term(LIMIT, "hand limit", who=player)


RULES = (sum_of("hand_limit", hand_limit, *LIMITS),)
