"""Cards are found by what people call them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from munch_cli.files.cards import every_set, load_catalogue, read_cards
from munch_cli.table.names import Ambiguous, NotFound, find_card

CATALOGUE = load_catalogue(every_set())


@pytest.mark.parametrize(
    "words",
    ["Gentlemen's Club", "gentlemen’s club", "GENTLEMENS CLUB", "Gentleman's Club", "Gentlemen's Club (classic)"],
)
def test_case_and_marks_do_not_matter(words):
    assert find_card(CATALOGUE, words) is CATALOGUE["classic.gentlemens-club"]


def test_every_card_is_found_by_its_name_and_set():
    assert [
        card.id for card in CATALOGUE.values() if find_card(CATALOGUE, f"{card.name} ({card.set})") is not card
    ] == []


def test_two_sets_with_a_card_of_one_name():
    found = find_card(CATALOGUE, "wishing ring")
    assert isinstance(found, Ambiguous)
    assert "Wishing Ring (bites)" in found.names
    assert find_card(load_catalogue(("bites", "plain")), "wishing ring") is not None


def test_a_card_and_those_like_it_are_one():
    assert find_card(CATALOGUE, "warrior") is CATALOGUE["classic.warrior"]
    small = load_catalogue(("lite", "classic"))
    assert find_card(small, "warrior") is small["lite.warrior"]


def test_a_slip_of_the_pen_is_answered_with_the_nearest_names():
    found = find_card(CATALOGUE, "Gelatnous Octahedron")
    assert isinstance(found, NotFound)
    assert found.names == ("Gelatinous Octahedron",)
    found = find_card(CATALOGUE, "Pumkinhead (bites)")
    assert isinstance(found, NotFound)
    assert "Pumpkinhead" in found.names


def test_a_card_that_a_scenario_brings_goes_before_the_printed_one():
    (own,), _ = read_cards({"card": [{"name": "Banshee", "kind": "monster", "level": 3}]})
    assert find_card({**CATALOGUE, own.id: own}, "banshee") is own


@given(st.text())
def test_no_words_are_too_odd(words):
    find_card(CATALOGUE, words)
