"""Numbers of cards that no source gives, and the boards on which they are the least or the most that they can be.

A rule that reads such a number is right only if it says the same on every one of these boards.
"""

from collections.abc import Iterator, Mapping
from copy import copy as copied
from functools import cache

from munch_cli.engine.reasons import Term, Total
from munch_cli.engine.table import Table
from munch_cli.table.cards import Card
from munch_cli.table.ids import CopyId
from munch_cli.table.state import BOX, DOOR, TREASURE
from munch_cli.table.typed import NamedTuple

BEYOND = 1_000_000
"""More than any number that is printed."""
NUMBERS = {"level": (1, BEYOND), "strength": (-BEYOND, BEYOND), "bonus": (BEYOND, 0), "value": (0, BEYOND)}
"""A number on a card -> its value on the board that is easiest for the fighters, and on the hardest one."""
PRINTED = {"level": range(1, 31), "strength": range(-10, 21), "bonus": range(31), "value": range(0, 3100, 100)}
"""A number on a card -> what is printed on cards."""
PILES = (DOOR, TREASURE, BOX)


class Lacking(NamedTuple):
    """A card, and a number of it that no source gives."""

    copy: CopyId
    fact: str


def lacking(table: Table) -> tuple[Lacking, ...]:
    """Return the unknown numbers of the cards that lie outside the piles, once for each card. Empty in games."""
    place, cards = table.state.place, table.state.cards
    found = {cards[copy]: copy for copy in reversed(table.blanks) if place[copy] not in PILES}
    return tuple(
        Lacking(copy, fact) for card, copy in found.items() for fact in NUMBERS if fact in table.catalogue[card].unknown
    )


def corners(table: Table) -> tuple[Table, Table]:
    """Return the board with the easiest and with the hardest value of every unknown number."""
    if not table.corners:
        table.corners = (_corner(table, 0), _corner(table, 1))
    easy, hard = table.corners
    return easy, hard


def near_corner(table: Table, end: int) -> Table:
    """Return a board a step away from one of the two: what it says differently names a supposed number."""
    return _corner(table, end, step=1)


def _corner(table: Table, end: int, step: int = 0) -> Table:
    return with_numbers(table, {one: NUMBERS[one.fact][end] + step for one in lacking(table)})


def printed(table: Table) -> Iterator[Table]:
    """Return boards with numbers as they are printed on cards, all of them low to all of them high."""
    lacks = lacking(table)
    for place in range(max(map(len, PRINTED.values()))):
        yield with_numbers(table, {one: PRINTED[one.fact][: place + 1][-1] for one in lacks})


def with_numbers(table: Table, numbers: Mapping[Lacking, int]) -> Table:
    """Return the same board as if these numbers were known."""
    catalogue = table.catalogue.copy()
    for one, number in numbers.items():
        card = table.state.cards[one.copy]
        catalogue[card] = _with_number(catalogue[card], one.fact, number)
    return Table(table.state, table.law, catalogue)


@cache
def _with_number(card: Card, fact: str, value: int) -> Card:
    """Return a card with a known number. It is kept, because the law remembers what its rows say of a card."""
    new = copied(card)
    new.unknown = card.unknown - {fact}
    setattr(new, fact, value)
    return new


class Range(NamedTuple):
    """The least and the most that a sum can be; None where it has no end."""

    least: int | None
    most: int | None


def unknown_number(table: Table, term: Term) -> str:
    """Return the number of a card that a term stands for, if no source gives it; else "".

    Such a term has the amount 0, as all facts that no source gives.
    """
    for copy in table.blanks if not term.amount else ():
        card = table.card(copy)
        if card.rule in term.because and card.name == term.label:
            return next((fact for fact in NUMBERS if fact in card.unknown), "")
    return ""


def range_of(table: Table, total: Total) -> Range | None:
    """Return between which numbers a sum lies, or None if it is known."""
    facts = [fact for term in total.terms if (fact := unknown_number(table, term))] if table.blanks else []
    if not facts:
        return None
    least, most = (total.amount + sum(end(NUMBERS[fact]) for fact in facts) for end in (min, max))
    far = BEYOND // 2
    return Range(least if least > -far else None, most if most < far else None)
