"""Finding a rule by words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.rulebook import load_index, load_rulebook
from munch_cli.rulebook.retrieval import search

BOOK = load_rulebook()


def found(words, most=5):
    return [entry.id for _, entry in search(BOOK, load_index(), words).ranked[:most]]


@pytest.mark.parametrize("words", ["", "   ", "zzzqqqxxx"])
def test_nothing_fits_nothing(words):
    assert found(words) == []


@settings(max_examples=40)
@given(st.text(max_size=30))
def test_any_words_may_be_asked(words):
    assert all(score > 0 for score, _ in search(BOOK, load_index(), words).ranked)
