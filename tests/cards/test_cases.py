"""Every card has a scenario in which it does what it says, clause by clause, and one in which it must not."""

import pytest

from ..play.random_play import IN_TURN
from .cases import of_set


@pytest.mark.parametrize("set", IN_TURN)
def test_every_card_is_shown_doing_what_it_says_and_where_it_must_not(set: str) -> None:
    assert of_set(set) == {}, f"no scenario shows this; add one under scenarios/cards-{set}"
