"""Sums of things: what one is, what death leaves, and the Big Items one carries are counted one by one."""

import pytest

from tests.bundled import of_topic, scenario

TOPICS = ("accent", "big-items", "blending", "class", "curses", "death", "half-breed", "power", "race")


@pytest.mark.parametrize("topic", TOPICS)
def test_each_thing_counts_as_one(topic: str) -> None:
    boards = [(name, table) for name in of_topic(topic) for table in scenario(name).boards.values()]
    for name, table in boards:
        for seat in table.state.seats:
            for things in ("traits", "kept", "big_carried"):
                total = table.total(things, seat)
                assert total.amount == len(total.terms), f"{things} of {table.name(seat)} in {name}: {total.terms}"
