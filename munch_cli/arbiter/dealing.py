"""A box on the table before the deal: its piles, the people, and the generator's position.

The cards are shuffled and dealt by the rules, once everybody says that they are ready.
"""

from collections.abc import Sequence

from munch_cli.engine.table import Table
from munch_cli.files.cards import load_catalogue
from munch_cli.files.places import own_cards
from munch_cli.files.rulebook import law_of
from munch_cli.rulebook.book import Edition
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.state import Player, Turn, add_copy, empty_board, pile_of
from munch_cli.table.typed import NamedTuple

PLAIN = "plain"
"""The set of plain cards: always at hand for boards, never in a box."""


class Seat(NamedTuple):
    """A player who sits down: a name, and the sex of the character (0 male, 1 female)."""

    name: str
    sex: int = 0


def box_of(edition: Edition, printing: str = "") -> tuple[CardId, ...]:
    """The cards of a box as they lie in it, each as often as there are copies.

    A card is never dealt if a fact of it is unknown, or something it says is not carried out. If a person's own cards
    fill such gaps, as many stand-ins stay out, so that the box keeps its size.
    """
    catalogue = catalogue_of(edition, printing)
    dealt = _copies(catalogue)
    if not own_cards():
        return dealt
    usual = load_catalogue((*edition.sets, PLAIN), (), printing)
    for deck in ("door", "treasure"):
        more = _many(dealt, catalogue, deck) - _many(_copies(usual), usual, deck)
        spare = [place for place, id in enumerate(dealt) if catalogue[id].stand_in and catalogue[id].deck == deck]
        out = frozenset(spare[len(spare) - max(0, more) :])
        dealt = tuple(id for place, id in enumerate(dealt) if place not in out)
    return dealt


def real_cards(edition: Edition, printing: str = "") -> tuple[int, int]:
    """Return how many cards of the box are printed ones, and how many are dealt in all; the rest are stand-ins."""
    catalogue = catalogue_of(edition, printing)
    dealt = box_of(edition, printing)
    return sum(not catalogue[id].stand_in for id in dealt), len(dealt)


def _copies(catalogue: Catalogue) -> tuple[CardId, ...]:
    cards = catalogue.values()
    return tuple(card.id for card in cards if card.set != PLAIN and is_playable(card) for _ in range(card.copies))


def _many(dealt: Sequence[CardId], catalogue: Catalogue, deck: str) -> int:
    return sum(catalogue[id].deck == deck for id in dealt)


def is_playable(card: Card) -> bool:
    """Return True if a card can be dealt: everything it says is known, and carried out."""
    return not card.unknown and not card.unmodelled


def catalogue_of(edition: Edition, printing: str = "") -> Catalogue:
    """The cards of an edition's boxes, in the printing named or that of the sheet, and the plain ones."""
    return load_catalogue((*edition.sets, PLAIN), printing=printing)


def undealt(edition: Edition, seats: Sequence[Seat], seed: int, printing: str = "") -> Table:
    """The table of a new game: nobody is ready yet, and all cards lie in the piles. The same seed, the same game."""
    level = edition.number("character.opening-level")
    state = empty_board([Player(seat.name, seat.sex, level) for seat in seats], Turn(PlayerId(0), "setup"))
    state.whole = True
    state.luck = seed & ((1 << 64) - 1)
    state.owner = PlayerId(0)
    catalogue = catalogue_of(edition, printing)
    for card in box_of(edition, printing):
        pile = pile_of(catalogue[card].deck)
        add_copy(state, card, pile, pile)
    return Table(state, law_of(edition), catalogue)
