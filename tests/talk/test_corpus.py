"""Whether the table talk is taken as it is meant; ``python -m tests.talk`` tells it of every entry, and writes it down.

What is taken right stays right; what is not yet comes no farther from it, and is not taken for something else.
"""

import pytest

from tests.talk.corpus import AMONG_THREE, AT_ONCE, MISSED, OTHER, Entry, by_its_board, entries, judged, not_at_once

WORSE = (AT_ONCE, AMONG_THREE, MISSED, OTHER)
NOT_AT_ONCE = not_at_once()


@pytest.mark.parametrize("entry", [by_its_board(entry["id"], entry) for entry in entries()])
def test_talk_is_taken_as_it_is_meant(entry: Entry) -> None:
    known = NOT_AT_ONCE.get(entry["id"], AT_ONCE)
    assert WORSE.index(judged(entry)) <= WORSE.index(known), entry["say"]


def test_few_are_not_taken_at_once() -> None:
    ids = {entry["id"] for entry in entries()}
    assert ids >= NOT_AT_ONCE.keys()
    assert len(NOT_AT_ONCE) <= 0.15 * len(ids)
    assert [*NOT_AT_ONCE.values()].count(OTHER) <= 0.003 * len(ids)
