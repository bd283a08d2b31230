"""How much of the table talk is taken as it is meant; ``python -m tests.talk`` tells it of every entry.

One entry in eight is tried here. The floors lie a little below what the whole corpus reaches.
"""

from collections import Counter

from tests.talk.corpus import AMONG_THREE, AT_ONCE, OTHER, entries, judged

EACH = 8
LEAST_AT_ONCE, LEAST_AMONG_THREE, MOST_OTHER = 0.85, 0.93, 0.01


def test_talk_is_taken_as_it_is_meant() -> None:
    some = entries()[::EACH]
    found = {entry["id"]: judged(entry) for entry in some}
    counted = Counter(found.values())
    told = {id: word for id, word in found.items() if word != AT_ONCE}
    assert counted[AT_ONCE] / len(some) >= LEAST_AT_ONCE, told
    assert (counted[AT_ONCE] + counted[AMONG_THREE]) / len(some) >= LEAST_AMONG_THREE, told
    assert counted[OTHER] / len(some) <= MOST_OTHER, told
