"""Everything that cards allow is tried, and what must hold holds after every event. Long: ``python -m tests.sim``."""

import pytest

from ..play.moments import watched
from ..play.random_play import EDITIONS
from .curious import Tried, played_through


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_tried_holds(edition: str) -> None:
    tried = Tried(edition)
    with watched():
        games = [played_through(edition, seed, tried, 20) for seed in range(6)]
    assert {game.end for game in games} <= {"won", "broken off"}
    assert len(tried.done) > 100
    assert tried.drawn <= tried.box and len(tried.drawn) > len(tried.box) // 2
