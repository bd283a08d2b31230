"""munch card NAME: what a card is and does, in every box that has it."""

import sys

from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.files.cards import every_set, load_catalogue, printings_of
from munch_cli.files.problems import did_you_mean
from munch_cli.show.card import card_json, card_page
from munch_cli.table.cards import Card
from munch_cli.table.names import Ambiguous, NotFound, find_card

FOUND, NOTHING = 0, 1


def _cards(found: Card | Ambiguous | NotFound) -> tuple[Card, ...]:
    if isinstance(found, NotFound):
        return ()
    return found.cards if isinstance(found, Ambiguous) else (found,)


def _reprinted(card: Card) -> tuple[Card, ...]:
    """The card in the other printings of its box that changed it."""
    others = (load_catalogue((card.set,), printing=name)[card.id] for name in printings_of((card.set,)))
    return tuple(other for other in others if other.printing and not other.like)


def run(given: Given) -> int:
    """Tells of the card, or of every card of that name; 1 if there is none."""
    words = " ".join(given.names)
    found = find_card(load_catalogue(every_set()), words)
    if isinstance(found, NotFound):
        near = did_you_mean(found.names)
        print(f'munch: no card is called "{words}"' + (f"; {near}" if near else ""), file=sys.stderr)
    cards = _cards(found)
    if given.has("--json"):
        print_json({"asked": words, "cards": [card_json(card) for card in cards]})
    elif cards:
        looks = look(given)
        print("\n\n".join("\n".join(card_page(card, looks)) for one in cards for card in (one, *_reprinted(one))))
    return FOUND if cards else NOTHING
