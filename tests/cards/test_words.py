"""The vocabulary is used to the last word: by a card, and in the words people read."""

from typing import NamedTuple

from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.language.card import DEEDS, MARKS, NAMED, WHEN, WHOM, deeds_said
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import DEED_FACTS
from munch_cli.table.typed import words_of

CARDS = (*load_catalogue(every_set()).values(), *load_catalogue(every_set(), printing="2010").values())


def deeds():
    for card in CARDS:
        for fact in ("do", *DEED_FACTS):
            yield from v.all_of(getattr(card, fact))
        for ability in card.abilities:
            yield from ability.do


def test_every_deed_is_done_by_a_card():
    done = {type(deed) for deed in deeds()}
    assert set(v.DEEDS.values()) - done <= {v.Odd}


class Halved(NamedTuple):
    """The victim loses half of the ``Level``."""


def test_a_deed_without_words_of_its_own_is_told_by_what_it_is():
    assert deeds_said((Halved(),)) == "the victim loses half of the Level"


def test_every_mark_is_on_a_card():
    assert frozenset().union(*(card.marks for card in CARDS)) == v.MARKS


def test_every_sum_is_added_to_by_a_card():
    assert {word.what for card in CARDS for word in card.gives} == set(words_of(v.Named))


def test_every_condition_stands_on_a_card():
    lasting = [word for card in CARDS for word in card.gives]
    for condition in set(v.Gives._fields[2:]) - {"next_turn", "from_level", "margin"}:
        assert any(getattr(word, condition) for word in lasting), condition
    prices = [ability.price for card in CARDS for ability in card.abilities if ability.price is not None]
    for condition in ("kind", "keywords", "whole_hand", "worth", "itself"):
        assert any(getattr(price, condition) for price in prices), condition


def test_every_word_has_words_for_people():
    assert set(DEEDS) <= set(v.DEEDS.values())
    assert set(MARKS) == v.MARKS
    assert set(NAMED) == set(words_of(v.Named))
    assert set(WHEN) == set(words_of(v.When))
    assert set(WHOM) == set(words_of(v.Whom))


def test_moments_are_times_and_cards_know_theirs():
    assert set(words_of(v.When)) > v.MOMENTS
    answering = [card for card in CARDS if card.has_moments]
    times = {when for card in answering for when in (*card.when, *(ability.when for ability in card.abilities))}
    assert times & v.MOMENTS == v.MOMENTS
