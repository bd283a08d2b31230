"""Every card has a scenario in which it does what it says, clause by clause, and one in which it must not.

The first box and the small ones lack nothing. What the others still lack stands in ``lacking.toml``, and can only
become less.
"""

import pytest

from .cases import REMEDY, SETS, of_set, written

GROUPED = [pytest.param(set, marks=pytest.mark.xdist_group(f"coverage-{set}")) for set in SETS]


@pytest.mark.parametrize("set", GROUPED)
def test_every_card_is_shown_doing_what_it_says_and_where_it_must_not(set: str) -> None:
    now, before = of_set(set), written().get(set, {})
    more = {id: words for id, words in now.items() if not frozenset(words) <= frozenset(before.get(id, ()))}
    remedy = f"add a scenario under scenarios/cards-{set}; what is lacking is written down by {REMEDY}"
    assert not more, f"no scenario shows this any more, or of a new card; {remedy}"


@pytest.mark.parametrize("set", ["classic", "christmas-lite", "lite"])
def test_a_box_that_lacks_nothing_stays_so(set: str) -> None:
    assert written()[set] == {}
