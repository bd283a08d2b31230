"""Treasures as they are drawn: from which deck, where a card gives the choice.

Sheets: Treasure (Rewards in the later ones); what cards say of it.
"""

from collections.abc import Iterator

from munch_cli.effects.looking import bears
from munch_cli.effects.windows import about_to_draw
from munch_cli.engine.chance import Way, draw
from munch_cli.engine.law import always, then
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import Deck
from munch_cli.table.ids import PlayerId, RuleId

TREASURES, DOORS = "Treasures", "Doors"
"""What they say who may draw from either deck."""
EITHER_DECK = "doors_for_treasures"


def earned_by(table: Table, who: PlayerId, count: int, way: Way) -> Iterator[e.Event]:
    """So many Treasures of a fight come to a player's hand, or lie face up; a card may let them name the deck."""
    if not count or not bears(table, who, EITHER_DECK):
        yield from _drawn(table, "treasure", who, way, count)
        return
    because = _cards_that_say_so(table, who)
    layer, face_up = table.new_layer(), int(way == "spoils")
    debt = d.Decks(who, layer, because, words=(TREASURES, DOORS), count=count, plus=face_up)
    yield e.DebtIncurred(debt, because)


def _drawn(table: Table, deck: Deck, who: PlayerId, way: Way, count: int) -> Iterator[e.Event]:
    """What is drawn face up may wait for what says otherwise of it."""
    if way == "spoils":
        yield from about_to_draw(table, deck, who, way, count)
        return
    for _ in range(count):
        yield from draw(table, deck, who, way)


def _cards_that_say_so(table: Table, who: PlayerId) -> tuple[RuleId, ...]:
    return tuple(table.card(copy).rule for copy in table.in_play(who) if EITHER_DECK in table.card(copy).marks)


def deck_chosen(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """They draw from the deck they named."""
    debt = event.debt
    if debt.what == "decks":
        deck: Deck = "door" if event.word == DOORS else "treasure"
        for drawn in _drawn(table, deck, debt.who, "spoils" if debt.plus else "hand", debt.count):
            yield drawn._replace(because=debt.because)


def no_choice_any_more(table: Table) -> Iterator[e.Event]:
    """What a card lets them do goes with the card: who has lost it meanwhile draws Treasures."""
    for debt in table.owed("decks"):
        if not bears(table, debt.who, EITHER_DECK):
            yield e.DebtSettled(debt)
            yield from _drawn(table, "treasure", debt.who, "spoils" if debt.plus else "hand", debt.count)


RULES = (then(e.ChoiceMade, deck_chosen, of=("decks",)), always(no_choice_any_more, owed=("decks",)))
