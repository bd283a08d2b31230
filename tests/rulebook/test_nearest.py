"""The nearest names to what somebody typed."""

import sys

from hypothesis import given
from hypothesis import strategies as st

from munch_cli.table.names import nearest, slips

NAMES = ["Gelatinous Octahedron", "Banshee", "Bullrog", "Mate", "Sword of Slaying Everything Except Squid"]


def test_it_is_the_same_where_nothing_compiled_is_installed(monkeypatch):
    asked = ["banhsee", "bulrog", "mat", "octahedron", "Slaying"]
    compiled = [nearest(word, NAMES) for word in asked]
    monkeypatch.setitem(sys.modules, "rapidfuzz.distance", None)
    assert [nearest(word, NAMES) for word in asked] == compiled


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
