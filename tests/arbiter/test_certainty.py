"""From which fit on a reading is taken, asked back or missed."""

import pytest

from munch_cli.arbiter.certainty import ASKED, TAKEN, Taken, Unsure, Way, chosen, clear

A_BIT = 0.001


def ways(*fits: float) -> list[Way]:
    return [Way((f"sentence {place}",), fit) for place, fit in enumerate(fits)]


@pytest.mark.parametrize(
    ("fits", "comes_of_it"),
    [
        ((), None),
        ((TAKEN,), Taken),
        ((ASKED,), Unsure),
    ],
)
def test_a_reading_is_taken_asked_back_or_missed_by_how_well_it_fits(
    fits: tuple[float, ...], comes_of_it: type[Taken | Unsure] | None
) -> None:
    found = chosen(ways(*fits))
    assert found is None if comes_of_it is None else isinstance(found, comes_of_it)
    assert (clear(ways(*fits)) is not None) is (comes_of_it is Taken)


def test_all_that_may_be_meant_is_asked_back_the_likeliest_first_and_each_once() -> None:
    found = chosen([*ways(ASKED, TAKEN, TAKEN - A_BIT, ASKED - A_BIT), Way(("sentence 1",), ASKED)])
    assert found == Unsure(("sentence 1", "sentence 2", "sentence 0"), TAKEN)
