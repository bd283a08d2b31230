"""Statements about the turn and about what chance brings next.

it is PLAYER's turn [PHASE]    the phase is PHASE    next roll N    next card CARD
"""

from munch_cli.language.forms import Slot
from munch_cli.language.statements.newcomers import whose
from munch_cli.language.statements.sentence import ANY, PHASE, Found, Sentence, laid_slot, phase_at
from munch_cli.language.words import number
from munch_cli.table.cards import Deck
from munch_cli.table.statements import NextCards, NextRolls, TurnIs

PIPS = Slot("pips", "a number from 1 to 6")


def whose_turn(sentence: Sentence, at: int) -> Found:
    """``it is Jenn's turn, looting``"""
    reader = sentence.reader
    at += reader.is_word(at, "now")
    for name in sentence.seated():
        reader.want(at, f"{name}'s turn", None, {})
    stop = next((n for n in range(at + 1, reader.end) if reader.words[n].text == "turn"), 0)
    name = whose(sentence, at, stop) if stop else ""
    if not name:
        return None, at
    after = stop + 1 + reader.is_word(stop + 1, "now")
    reader.want(after, PHASE.asks, PHASE, {})
    phase, after = phase_at(reader, after)
    return TurnIs(name, phase), after


def phase_is(sentence: Sentence, at: int) -> Found:
    """``the phase is charity``"""
    sentence.reader.want(at, PHASE.asks, PHASE, {})
    phase, after = phase_at(sentence.reader, at)
    return (TurnIs("", phase) if phase else None), after


def next_roll(sentence: Sentence, at: int) -> Found:
    """``next rolls 5, 2``"""
    reader = sentence.reader
    at += reader.is_word(at, "is", "are", "shows")
    pips: list[int] = []
    while True:
        reader.want(at, PIPS.asks, PIPS, {})
        shown = number(reader.words[at].text) if at < reader.end else None
        if shown is None or not 1 <= shown <= 6 or "-" in reader.words[at].gap:
            return None, at
        pips.append(shown)
        at += 1
        joint = sentence.past_joints(at + reader.is_word(at, "+"))
        if joint >= reader.end or (joint == at and "," not in reader.words[at].gap):
            return NextRolls(tuple(pips)), at
        at = joint


def next_card(sentence: Sentence, at: int, slot: Slot = ANY) -> Found:
    """``next card is Banshee``"""
    at += sentence.reader.is_word(at, "card", "cards")
    at += sentence.reader.is_word(at, "is", "are")
    cards, after = sentence.card_ids(at, slot)
    return (NextCards(cards) if cards else None), after


def next_door(sentence: Sentence, at: int) -> Found:
    """``next door is Banshee``"""
    return _next_of(sentence, at, "door")


def next_treasure(sentence: Sentence, at: int) -> Found:
    """``next treasure is Coffin``"""
    return _next_of(sentence, at, "treasure")


def _next_of(sentence: Sentence, at: int, deck: Deck) -> Found:
    """The next cards, all of which are of one deck."""
    kinds = {card.kind for card in sentence.catalogue.values() if card.deck == deck}
    said, after = next_card(sentence, at, laid_slot(f"a {deck.capitalize()} card", *sorted(kinds)))
    others = isinstance(said, NextCards) and any(sentence.catalogue[card].deck != deck for card in said.cards)
    return (None, at) if others else (said, after)
