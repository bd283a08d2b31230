"""A box on the table before the deal: its piles, the people, and the generator's position.

The cards are shuffled and dealt by the rules, once everybody says that he is ready.
"""

from collections.abc import Sequence

from munch_cli.engine.table import Table
from munch_cli.files.cards import load_catalogue
from munch_cli.files.laws import law_of
from munch_cli.rulebook.book import Edition
from munch_cli.table.apply import add_copy
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import DOOR, TREASURE, Player, State, Turn
from munch_cli.table.vocabulary import Perish

FILLING = "plain"
"""The set whose cards make up for those that nobody could tell us about."""
LEAST_IN_A_DECK = 56
"""Half of the smallest box: with fewer cards of known facts a deck is filled up."""


class Seat(NamedTuple):
    """Somebody who sits down: a name, and the sex of the character (0 male, 1 female)."""

    name: str
    sex: int = 0


def box_of(edition: Edition) -> tuple[CardId, ...]:
    """The cards of a box as they lie in it, each as often as there are copies of it.

    A card of which not every word is known, or carried out, stays in the box; a deck that gets too thin by this is
    filled up with plain cards of kinds that the box has.
    """
    cards = [card for card in catalogue_of(edition).values() if card.set != FILLING]
    known = [card.id for card in cards if is_playable(card) for _ in range(card.copies)]
    catalogue = catalogue_of(edition)
    nobody_dies = not any(id.startswith("death.") for id in edition.rules)
    thin = [deck for deck in ("door", "treasure") if _size(catalogue, known, deck) < LEAST_IN_A_DECK]
    kinds = {card.kind for card in cards}
    plain = [card for card in catalogue.values() if card.set == FILLING and card.kind in kinds and is_playable(card)]
    plain = [card for card in plain if not (nobody_dies and is_deadly(card))]
    for deck in thin:
        filling = [card.id for card in plain if card.deck == deck]
        wanted = LEAST_IN_A_DECK - _size(catalogue, known, deck)
        known += [filling[place % len(filling)] for place in range(wanted)] if filling else []
    return tuple(known)


def _size(catalogue: Catalogue, cards: Sequence[CardId], deck: str) -> int:
    return sum(catalogue[card].deck == deck for card in cards)


def is_playable(card: Card) -> bool:
    """Whether a card can be dealt: everything it says is known, and carried out."""
    return not card.unknown and not card.unmodelled and card.copies > 0


def is_deadly(card: Card) -> bool:
    """Whether a card kills; where nobody dies no such card can be filled in."""
    return any(isinstance(deed, Perish) for deed in (*card.do, *card.bad_stuff, *card.toll))


def catalogue_of(edition: Edition) -> Catalogue:
    """The cards of an edition's boxes, and those that fill them up."""
    return load_catalogue((*edition.sets, FILLING))


def undealt(edition: Edition, seats: Sequence[Seat], seed: int) -> Table:
    """The table of a new game: nobody is ready yet, and all cards lie in the piles. The same seed, the same game."""
    state = State([Player(seat.name, seat.sex) for seat in seats], Turn(PlayerId(0), "setup"))
    state.whole = True
    state.luck = seed & ((1 << 64) - 1)
    state.owner = PlayerId(0)
    catalogue = catalogue_of(edition)
    for card in box_of(edition):
        pile = DOOR if catalogue[card].deck == "door" else TREASURE
        add_copy(state, card, pile, pile)
    return Table(state, law_of(edition), catalogue)
