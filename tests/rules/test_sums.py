"""Sums of things: what one is, what death leaves, and the Big Items one carries are counted one by one."""

import pytest

from tests.bundled import NAMES, scenario

TOPICS = ("accent/", "big-items/", "blending/", "class/", "curses/", "death/", "half-breed/", "power/", "race/")


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith(TOPICS)])
def test_each_thing_counts_as_one(name: str) -> None:
    for edition, table in scenario(name).boards.items():
        for seat in table.state.seats:
            for things in ("traits", "kept", "big_carried"):
                total = table.total(things, seat)
                assert total.amount == len(total.terms), f"{things} of {table.name(seat)} in {edition}: {total.terms}"
