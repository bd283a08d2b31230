"""What players, cards and sides are called when something of the table is told, as somebody's eyes saw it."""

from munch_cli.engine.table import Table
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import MUNCHKINS


class Told:
    """A table that something is told of, and whose ``eyes`` saw it; None: all eyes."""

    __slots__ = ("eyes", "table")

    def __init__(self, table: Table, eyes: PlayerId | None = None) -> None:
        self.table = table
        self.eyes = eyes

    def player(self, who: PlayerId) -> str:
        """A player's name."""
        return "somebody" if who == NO_PLAYER else self.table.state.players[who].name

    def card(self, copy: CopyId) -> str:
        """A card's name."""
        return "a card" if copy == NO_COPY else self.table.card(copy).name

    def side(self, side: int) -> str:
        """The side of the fight that something is for."""
        return "the munchkins" if side == MUNCHKINS else "the monsters"

    def is_seen_by(self, *seers: PlayerId) -> bool:
        """Whether these eyes see what only these players do."""
        return self.eyes is None or self.eyes in seers

    def card_seen_by(self, copy: CopyId, *seers: PlayerId) -> str:
        """A card's name for those who see it; for others it is a card."""
        return self.card(copy) if self.is_seen_by(*seers) else "a card"
