"""Pieces of the view: names of cards as somebody sees them, and sums with their terms."""

from collections.abc import Collection, Iterable

from munch_cli.engine.sums import Total
from munch_cli.engine.table import Table
from munch_cli.table import state as s
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.plain import Json

HIDDEN = "a card"
"""What a card is called by those who do not see it."""


def names(table: Table, copies: Iterable[CopyId]) -> list[Json]:
    """The names of cards, in their order."""
    return [table.card(copy).name for copy in copies]


def seen_name(table: Table, copy: CopyId, eyes: PlayerId | None) -> str:
    """A card's name, if these eyes can see it where it lies now."""
    zone = table.state.place[copy]
    if eyes is not None:
        seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
        in_a_hand = zone >= s.TABLE_ZONES and own == s.HAND and seat != eyes
        if in_a_hand or zone in (s.DOOR, s.TREASURE):
            return HIDDEN
    return table.card(copy).name


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first number that is free: "Mate", "Mate 2"."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


def total_view(total: Total) -> dict[str, Json]:
    """A sum with its terms."""
    terms: list[Json] = [
        {"amount": term.amount, "label": term.label, "because": list(term.because)} for term in total.terms
    ]
    return {"total": total.amount, "terms": terms}
