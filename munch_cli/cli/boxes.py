"""What is in the boxes: munch editions [A B], and what two of them do differently; munch card NAME."""

import sys

from munch_cli.arbiter.dealing import real_cards
from munch_cli.cli.given import Given
from munch_cli.cli.terminal import known, look, print_json
from munch_cli.files.cards import every_set, load_catalogue, printings_of
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.shapes import made
from munch_cli.rulebook.differences import differences
from munch_cli.show.card import card_json, card_page
from munch_cli.show.rules import EDITION, difference_json, difference_lines, edition_lines
from munch_cli.table.cards import Card
from munch_cli.table.names import Ambiguous, NotFound, did_you_mean, find_card

FOUND, NOTHING = 0, 1


def _reprinted(card: Card) -> tuple[Card, ...]:
    """The card in the other printings of its box that changed it."""
    others = (load_catalogue((card.set,), printing=name)[card.id] for name in printings_of((card.set,)))
    return tuple(other for other in others if other.printing and not other.like)


def card(given: Given) -> int:
    """Tell of the card, or of every card of that name; 1 if there is none."""
    words = " ".join(given.names)
    found = find_card(load_catalogue(every_set()), words)
    if isinstance(found, NotFound):
        near = did_you_mean(found.names)
        print(f'munch: no card is called "{words}"' + (f"; {near}" if near else ""), file=sys.stderr)
        cards: tuple[Card, ...] = ()
    else:
        cards = found.cards if isinstance(found, Ambiguous) else (found,)
    if given.has("--json"):
        print_json({"asked": words, "cards": [card_json(card) for card in cards]})
    elif cards:
        looks = look(given)
        print("\n\n".join("\n".join(card_page(card, looks)) for one in cards for card in (one, *_reprinted(one))))
    return FOUND if cards else NOTHING


def editions(given: Given) -> int:
    """Lists the editions, or the differences of two; always 0."""
    book = load_rulebook()
    if len(given.names) > 2:
        raise SystemExit("munch: two editions are compared at a time: munch editions bites booty")
    named = [book.editions[known("edition", key, book.editions)] for key in given.names]
    looks = look(given)
    if len(named) == 2:
        one, other = named
        found = differences(book, one, other)
        if given.has("--json"):
            print_json({"differences": [difference_json(each, one, other) for each in found]})
        else:
            print("\n".join(difference_lines(found, one, other, looks)))
    elif given.has("--json"):
        print_json({"editions": [made(EDITION, edition) for edition in named or book.editions.values()]})
    else:
        for edition in named or book.editions.values():
            print("\n".join(edition_lines(edition, real_cards(edition), looks)))
    return 0
