"""Every edition has its counts, and counting again gives the same."""

import pytest

from .counts import EDITIONS, REMEDY, counts, rows_of


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_many_sentences_are_legal_as_were(edition: str) -> None:
    before = rows_of(edition)
    assert before, f"{edition} has no counts; remedy: python -m tests.perft"
    assert counts(edition) == before, REMEDY
