"""Items: carried, in use, sideways, and who may use them.

Sheets: Items.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.gives import usable
from munch_cli.engine.law import strike
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table.ids import NO_COPY, PlayerId


def unsuitable_gives_no_bonus(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """A restricted Item helps only while its owner is of that kind."""
    for place, term in enumerate(terms):
        if term.copy != NO_COPY and table.card(term.copy).kind == "item" and not usable(table, player, term.copy):
            yield place


def sideways_gives_no_bonus(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """An Item turned sideways gives nothing."""
    sideways = table.sideways(player)
    for place, term in enumerate(terms):
        if term.copy != NO_COPY and term.copy in sideways:
            yield place


RULES = (
    strike(
        "strength",
        unsuitable_gives_no_bonus,
        "items.use-restriction-is-checked-at-the-moment",
        "items.carried-is-in-play-equipped-is-helping",
    ),
    strike(
        "strength",
        sideways_gives_no_bonus,
        "items.sideways-give-no-benefit",
        "items.useless-ones-are-turned-sideways",
        "items.carried-is-in-play-equipped-is-helping",
    ),
)
