"""The score of the table-talk corpus: the share of lines that munch takes as they are meant."""

from collections import Counter

import pytest

from tests.talk.corpus import AT_ONCE, EDITIONS, OTHER, entries, judged, told

AT_LEAST_AT_ONCE, AT_MOST_OTHER = 0.8, 0.015
"""Shares of the lines of a box; every third line is tried here, all of them by ``python -m tests.talk``."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_lines_of_a_box_are_taken_as_meant_and_hardly_any_as_something_else(edition: str) -> None:
    chosen = [entry for entry in entries() if entry["edition"] == edition][::3]
    found = Counter(judged(entry, told(entry, entry["say"])) for entry in chosen)
    assert found[AT_ONCE] >= AT_LEAST_AT_ONCE * len(chosen), found
    assert found[OTHER] <= AT_MOST_OTHER * len(chosen), found
