"""The nearest names to what somebody typed."""

from hypothesis import given
from hypothesis import strategies as st

from munch_cli.table.names import slips

WORDS = st.text(alphabet="abcd", max_size=7)


@given(WORDS, WORDS)
def test_slips_are_counted_alike_both_ways(one, other):
    assert slips(one, other) == slips(other, one)
    assert (slips(one, other) == 0) == (one == other)
    assert slips(one, other) <= max(len(one), len(other))


@given(WORDS, WORDS)
def test_slips_are_counted_as_the_compiled_helper_counts_them(one, other):
    from rapidfuzz.distance import OSA

    assert slips(one, other) == OSA.distance(one, other)
