"""Managing cards: piles that run out, what is safe in a hand, and how many cards it may hold.

Sheets: Card Management.
"""

from collections.abc import Iterator

from munch_cli.engine.chance import drawn, shuffle
from munch_cli.engine.law import bar, do, may, sum_of, then
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import AskHand, DiscardCard, SearchDiscards, ShowHand, UseAbility
from munch_cli.table.ids import A_CHARACTER, HANDS, NO_COPY, PlayerId
from munch_cli.table.state import DECK_PILES, deck_of

RUNS_OUT = "gap.deck-runs-out"
ASKING = "gap.asking-about-a-hand"


# ---- par. 1: the piles


def discards_become_the_deck(table: Table, event: e.PileRanOut) -> Iterator[e.Event]:
    """A deck that has run out is made anew from its shuffled discards. Then the card is drawn."""
    pile, discards = DECK_PILES[event.deck]
    zones = table.state.zones
    if zones[discards]:
        yield from shuffle(table, event.deck, discards)
        yield drawn(event.who, zones[pile][-1], event.way)


def no_card_of_that_kind(table: Table, event: e.PileRanOut) -> Iterator[e.Event]:
    """With no deck and no discards no player draws a card of that kind."""
    _, discards = DECK_PILES[event.deck]
    if not table.state.zones[discards]:
        yield e.DrawFailed(event.deck)


def on_the_last_card(table: Table, event: e.CardDrawn | e.CardHeard | e.DoorTurnedUp) -> Iterator[e.Event]:
    """Whether a deck has run out when its last card is drawn, or when the next draw fails, is left open."""
    deck = deck_of(table.state.backs[event.copy])
    pile, discards = DECK_PILES[deck]
    zones = table.state.zones
    if table.state.whole and zones[discards] and not zones[pile] and table.reading(RUNS_OUT) == "on-the-last-card":
        yield from shuffle(table, deck, discards)


def discards_are_not_looked_through(table: Table, command: SearchDiscards) -> Reason | None:
    """No player looks through the discards. Cards that allow taking something from them say so."""
    return refuse()


# ---- the hand


def hand_may_be_shown(table: Table, command: ShowHand) -> Reason | None:
    """The player who wants to may show the cards in their hand."""
    return allow()


def showing_it(table: Table, command: ShowHand) -> Iterator[e.Event]:
    """The others, or one of them, see what they hold."""
    yield e.HandShown(command.who, tuple(table.hand(command.who)), command.to)


def asking_about_a_hand(table: Table, command: AskHand) -> Reason | None:
    """How much of a hand one has to tell when asked is left open: its number of cards, everything, or nothing."""
    reading = table.leaning(ASKING)
    return silent(ASKING, allows=reading == "everything" or (reading == "count-only" and command.what == "number"))


def telling_of_it(table: Table, command: AskHand) -> Iterator[e.Event]:
    """A player tells how many cards they hold, or shows them to the one who asks."""
    hand = tuple(table.hand(command.whom))
    if command.what == "cards":
        yield e.HandShown(command.whom, hand, command.who)
    else:
        yield e.HandCounted(command.whom, len(hand))


def hand_is_safe(table: Table, command: UseAbility) -> Reason | None:
    """A hand is safe from abilities that take cards, unless they name the hand."""
    return refuse(cards=(command.taking,)) if _in_anothers_hand(table, command) else None


def _in_anothers_hand(table: Table, command: UseAbility) -> bool:
    if command.taking == NO_COPY:
        return False
    return any(command.taking in table.hand(seat) for seat in table.state.seats if seat != command.who)


# ---- in play


def _is_lasting_special(table: Table, command: DiscardCard) -> bool:
    """Return True if a card in play is of a kind whose discarding has no rule of its own."""
    return command.card in table.in_play(command.who)


def leaves_by_discard(table: Table, command: DiscardCard) -> Reason | None:
    """The player who wants to be rid of a card that stays in play discards it."""
    return allow() if _is_lasting_special(table, command) else None


def is_discarded(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """It goes to the discards, never back to the hand."""
    if _is_lasting_special(table, command):
        yield e.CardDiscarded(command.card, command.who)


# ---- the hand limit


def hand_limit(table: Table, player: PlayerId) -> Iterator[Term]:
    """A hand may hold so many cards when its player's turn ends."""
    yield Term(table.number("cards.hand-limit"), "hand limit", who=player)


RULES = (
    # asked before the discards are shuffled: the card drawn from them may be the only one
    then(e.PileRanOut, no_card_of_that_kind),
    then(e.PileRanOut, discards_become_the_deck),
    then(e.CardDrawn, on_the_last_card),
    then(e.CardHeard, on_the_last_card),
    then(e.DoorTurnedUp, on_the_last_card),
    bar(SearchDiscards, discards_are_not_looked_through),
    may(ShowHand, hand_may_be_shown),
    do(ShowHand, showing_it),
    may(AskHand, asking_about_a_hand),
    do(AskHand, telling_of_it),
    bar(UseAbility, hand_is_safe),
    may(DiscardCard, leaves_by_discard, of=("special",)),
    do(DiscardCard, is_discarded, of=("special",)),
    sum_of("hand_limit", hand_limit, reads=A_CHARACTER | HANDS),
)
