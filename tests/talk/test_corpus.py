"""The score of the reader on lines that its weights were not trained on."""

from collections import Counter

from tests.talk.corpus import AMONG_THREE, AT_ONCE, OTHER, fresh_entries, judged, told

AT_LEAST_AT_ONCE, AT_LEAST_AMONG_THREE, AT_MOST_OTHER = 0.65, 0.89, 0.04
"""Shares of all lines; ``make talk-score`` prints those of each kind, and those of the corpus by folds."""


def test_most_lines_are_taken_or_asked_back_as_meant() -> None:
    chosen = fresh_entries()
    found = Counter(judged(entry, told(entry, entry["say"])) for entry in chosen)
    assert found[AT_ONCE] >= AT_LEAST_AT_ONCE * len(chosen), found
    assert found[AT_ONCE] + found[AMONG_THREE] >= AT_LEAST_AMONG_THREE * len(chosen), found
    assert found[OTHER] <= AT_MOST_OTHER * len(chosen), found
