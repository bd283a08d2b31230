"""The monsters of a statement, as they are named: with their enhancers, and whose Mate or Evil Twin one is."""

from __future__ import annotations

from munch_cli.language.forms import Slot
from munch_cli.language.reader import FAILED
from munch_cli.language.statements.sentence import ENHANCERS, MONSTERS, Sentence
from munch_cli.table.ids import CardId
from munch_cli.table.state import FOES
from munch_cli.table.statements import Thing, Things

WHOSE = Slot("of", "whose it is")


def monsters_at(sentence: Sentence, at: int, also: bool) -> tuple[Things, int]:
    """Monsters joined by ``+``, and the word after them; none if none is named here.

    ``also``: they come to those of the fight, and so a Mate may double the only one that is there.
    """
    reader, after = sentence.reader, at
    found: list[Thing] = []
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


def _monster_at(sentence: Sentence, at: int) -> tuple[Thing | None, int]:
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


def _doubling(sentence: Sentence, double: Thing, others: list[Thing], after: int, also: bool) -> Thing | None:
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
    """Notes how to say whose Mate or Evil Twin that is; the example is a monster of the fight, else of the box."""
    boxed = (card.id for card in sentence.catalogue.values() if card.kind == "monster")
    example = next(iter((*_originals(sentence), *boxed)))
    name, other = sentence.catalogue[double].name, sentence.catalogue[example].name
    said = f"{name} of {other}" if also else f"{other} + {name} of {other}"
    sentence.reader.want(at, f'whose {name} it is ("{said}")', WHOSE, {})


def _in_the_fight(sentence: Sentence, thing: Thing) -> list[Thing]:
    """A monster with its enhancers, and after it the Mate or Evil Twin in its brackets."""
    twins = [Thing(card, of=thing.of or thing.card) for card in thing.upon if sentence.is_double(card)]
    return [thing._replace(upon=tuple(card for card in thing.upon if not sentence.is_double(card))), *twins]
