"""The score of the reader on lines that its weights were not trained on."""

from collections import Counter

import pytest

from tests.talk.corpus import AMONG_THREE, AT_ONCE, OTHER, judged, kept_apart, told


@pytest.mark.parametrize(
    ("name", "at_once", "among_three", "other"), [("fresh", 0.7, 0.9, 0.04), ("apart", 0.8, 0.88, 0.07)]
)
def test_most_lines_are_taken_or_asked_back_as_meant(
    name: str, at_once: float, among_three: float, other: float
) -> None:
    """The floors are shares of all lines; ``make talk-score`` prints those of each kind, and of the corpus by folds."""
    chosen = kept_apart(name)
    found = Counter(judged(entry, told(entry, entry["say"])) for entry in chosen)
    assert found[AT_ONCE] >= at_once * len(chosen), found
    assert found[AT_ONCE] + found[AMONG_THREE] >= among_three * len(chosen), found
    assert found[OTHER] <= other * len(chosen), found
