"""Finding a rule by words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.rulebook import load_index, load_rulebook
from munch_cli.rulebook.search import search

BOOK = load_rulebook()


def found(words, most=5):
    return [entry.id for _, entry in search(BOOK, load_index(), words).ranked[:most]]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("wins ties", "combat.monster-wins-ties"),
        ("only one helper", "helping.only-one-helper"),
        ("only one helpr", "helping.only-one-helper"),
        ("pumkinhead", "combat.example-pumpkinhead"),
        ("Pit Bull", "helping.example-pit-bull"),
        ("sell 2000 level 8", "gap.selling-2000-at-level-8"),
        ("treasure face up", "treasure.face-up-when-won-with-help"),
        ("shared victory", "faster-play.shared-victory"),
        ("wandering monster target", "conflict.wandering-monsters-target"),
        ("gap.half-dwarf", "gap.half-dwarf"),
        ("discard big item", "big-items.no-discarding-one-to-play-another"),
    ],
)
def test_words_find_the_entry(words, wanted):
    assert wanted in found(words)


@pytest.mark.parametrize("words", ["", "   ", "?!", "zzzqqqxxx"])
def test_nothing_fits_nothing(words):
    assert found(words) == []


def test_the_best_stands_first():
    scores = [score for score, _ in search(BOOK, load_index(), "monster wins ties").ranked]
    assert scores == sorted(scores, reverse=True)
    assert found("helping only one helper", 1) == ["helping.only-one-helper"]


@pytest.mark.parametrize(
    ("words", "wanted"), [("second helper", "helping.only-one-helper"), ("second ship", "ships.one-each")]
)
def test_who_asks_about_a_second_finds_that_there_is_one(words, wanted):
    assert found(words, 1) == [wanted]


@settings(max_examples=40)
@given(st.sampled_from(sorted(BOOK.rules | BOOK.gaps | BOOK.conflicts)))
def test_every_entry_is_found_by_its_own_id(entry_id):
    assert entry_id in found(entry_id)


@settings(max_examples=40)
@given(st.text(max_size=30))
def test_any_words_may_be_asked(words):
    assert all(score > 0 for score, _ in search(BOOK, load_index(), words).ranked)
