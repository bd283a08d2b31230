"""Statements about the fight: who fights what, who helps and for what, and that nobody fights.

Monsters are named with their enhancers, and with whose Mate or Evil Twin they are.

PLAYER fights MONSTER (ENHANCER) + … [alone | with PLAYER helping [for OFFER]] [looking for trouble]
PLAYER also fights MONSTER    PLAYER helps [PLAYER] [for OFFER]    nobody fights
"""

from __future__ import annotations

from munch_cli.language.forms import Slot
from munch_cli.language.names import number
from munch_cli.language.reader import FAILED
from munch_cli.language.statements.sentence import (
    ANY,
    ENHANCERS,
    MONSTERS,
    PHASE,
    SEAT,
    Found,
    Sentence,
    laid_slot,
    phase_at,
)
from munch_cli.language.statements.somebody import newcomer, whose
from munch_cli.table.cards import Deck
from munch_cli.table.ids import CardId
from munch_cli.table.state import FOES
from munch_cli.table.statements import (
    Fighting,
    HandsAre,
    Helping,
    LaidCard,
    NextCards,
    NextRolls,
    NoFight,
    Terms,
    Things,
    TurnIs,
)

WHOSE = Slot("of", "whose it is")
PIPS = Slot("pips", "a number from 1 to 6")


def monsters_at(sentence: Sentence, at: int, also: bool) -> tuple[Things, int]:
    """Monsters joined by ``+``, and the word after them. None if none is named here.

    ``also``: they are added to those of the fight, so a Mate may double the only one that is there.
    """
    reader, after = sentence.reader, at
    found: list[LaidCard] = []
    while True:
        thing, beyond = _monster_at(sentence, at)
        if thing is not None and sentence.is_double(thing.card) and not thing.of:
            thing = _doubling(sentence, thing, found, beyond, also)
        if thing is None:
            return tuple(found), after
        found += _in_the_fight(sentence, thing)
        after = beyond
        reader.want(after, "+", None, {})
        at = reader.next_in_list(after)
        if at == FAILED:
            return tuple(found), after


def _monster_at(sentence: Sentence, at: int) -> tuple[LaidCard | None, int]:
    """A monster with its enhancers, which stand before it, in brackets or behind ``with``."""
    before, begin = _enhancers_before(sentence, at)
    thing, after = sentence.card(begin, MONSTERS)
    if thing is None:
        return None, FAILED
    behind: tuple[CardId, ...] = ()
    if sentence.reader.is_word(after, "with"):
        behind, end = sentence.card_ids(after + 1, ENHANCERS)
        after = end if behind else after
    return thing._replace(upon=(*before, *behind, *thing.upon)), after


def _enhancers_before(sentence: Sentence, at: int) -> tuple[tuple[CardId, ...], int]:
    """The enhancers that stand before a monster, as in ``Ancient Enraged Bullrog``."""
    found: list[CardId] = []
    while True:
        thing, after = sentence.card(at, ENHANCERS)
        if thing is None:
            return tuple(found), at
        found.append(thing.card)
        at = after


def _doubling(sentence: Sentence, double: LaidCard, others: list[LaidCard], after: int, also: bool) -> LaidCard | None:
    """A Mate or Evil Twin without ``of``: it doubles the last monster named, or the only one that is there.

    None, and noted that it is to be said, where that is not clear.
    """
    if others:
        return double._replace(of=others[-1].of or others[-1].card)
    there = tuple(dict.fromkeys(_originals(sentence))) if also else ()
    if len(there) == 1:
        return double._replace(of=there[0])
    _want_original(sentence, double.card, after, also)
    return None


def _originals(sentence: Sentence) -> list[CardId]:
    """The monsters of the fight that double no other."""
    state = sentence.board.state
    there = (state.cards[foe] for foe in state.zones[FOES])
    return [card for card in there if not sentence.is_double(card)]


def _want_original(sentence: Sentence, double: CardId, at: int, also: bool) -> None:
    """Notes how to say whose Mate or Evil Twin it is. The example is a monster of the fight, else of the box."""
    boxed = (card.id for card in sentence.catalogue.values() if card.kind == "monster")
    example = next(iter((*_originals(sentence), *boxed)))
    name, other = sentence.catalogue[double].name, sentence.catalogue[example].name
    said = f"{name} of {other}" if also else f"{other} + {name} of {other}"
    sentence.reader.want(at, f'whose {name} it is ("{said}")', WHOSE, {})


def _in_the_fight(sentence: Sentence, thing: LaidCard) -> list[LaidCard]:
    """A monster with its enhancers, and after it the Mate or Evil Twin in its brackets."""
    twins = [LaidCard(card, of=thing.of or thing.card) for card in thing.upon if sentence.is_double(card)]
    return [thing._replace(upon=tuple(card for card in thing.upon if not sentence.is_double(card))), *twins]


HELPING = frozenset({"helping", "helps", "help"})


def fights(sentence: Sentence, who: str, at: int, also: bool = False) -> Found:
    """``fights Pumpkinhead + Banshee with K.C. helping``"""
    reader = sentence.reader
    at += reader.is_word(at, "against")
    monsters, at = monsters_at(sentence, at, also)
    if not monsters:
        return None, at
    fight = Fighting(who, monsters, also=also)
    at += reader.is_word(at, "alone")
    while at < reader.end:
        here = sentence.past_joints(at)
        reader.want(here, "with", None, {})
        reader.want(here, "looking for trouble", None, {})
        if [word.text for word in reader.words[here : here + 3]] == ["looking", "for", "trouble"]:
            fight, at = fight._replace(trouble=True), here + 3
            continue
        helper, terms, after = _helper(sentence, here)
        if not helper or fight.helper:
            return fight, at
        fight, at = fight._replace(helper=helper, terms=terms), after
    return fight, at


def _helper(sentence: Sentence, at: int) -> tuple[str, Terms, int]:
    """``with K.C. helping for 1 treasure``, ``helped by K.C.``, ``and K.C. helps``: who, for what, what follows."""
    reader, nobody = sentence.reader, ("", Terms(), at)
    stop = next((n for n in range(at + 2, reader.end) if reader.words[n].text == "help"), 0)
    if reader.is_word(at, "with") and stop and (owner := whose(sentence, at + 1, stop)):
        return (owner, *sentence.terms(stop + 1, stop + 1, owner))
    by = reader.is_word(at, "helped")
    begin = at + by + reader.is_word(at + by, "with", "by")
    reader.want(begin, SEAT.asks, SEAT, {})
    name, after = sentence.player_at(begin)
    if name and not by:
        reader.want(after, "helping", None, {})
    if not name or not (by or reader.is_word(after, *HELPING)):
        verb = next((n for n in range(begin + 1, reader.end) if reader.words[n].text in HELPING), 0)
        if not verb and not by:
            return nobody
        after = verb or reader.end
        found = newcomer(sentence, begin, after)
        if not isinstance(found, str):
            sentence.question = found
            return nobody
        name = found
    terms, after = sentence.terms(after + (not by), after + (not by), name)
    return name, terms, after


def helps(sentence: Sentence, who: str, at: int) -> Found:
    """``helps Jenn for 1 treasure``"""
    reader = sentence.reader
    reader.want(at, SEAT.asks, SEAT, {})
    whom, at = sentence.player_at(at)
    if reader.is_word(at, "in"):
        fight = reader.past_articles(at + 1)
        at = fight + 1 if reader.is_word(fight, "fight", "combat") else at
    terms, at = sentence.terms(at, at, who)
    return Helping(who, whom, terms), at


def no_fight(sentence: Sentence, at: int) -> Found:
    """``nobody fights``"""
    return NoFight(), at


def hands_are(sentence: Sentence, at: int, known: bool) -> Found:
    """``all hands are known``, ``nobody's hand is known``; ``unknown`` says the opposite"""
    sentence.reader.want(at, "known", None, {})
    is_turned = sentence.reader.is_word(at, "unknown")
    if is_turned or sentence.reader.is_word(at, "known"):
        return HandsAre(known != is_turned), at + 1
    return None, at


# ---- the turn, and what chance brings next


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
    return NextCards(cards), after


def next_of(sentence: Sentence, at: int, deck: Deck) -> Found:
    """The next cards, all of which are of one deck."""
    kinds = {card.kind for card in sentence.catalogue.values() if card.deck == deck}
    return next_card(sentence, at, laid_slot(f"a {deck.capitalize()} card", *sorted(kinds)))
