"""Bots try everything that cards allow, and the board stays sound after every event.

The long run is ``python -m tools.every_use``.
"""

import pytest

from tools.curious import Tried, played_through

from ..play.moments import watched
from ..play.random_play import IN_TURN


@pytest.mark.parametrize("edition", IN_TURN)
def test_whatever_is_tried_holds(edition: str) -> None:
    tried = Tried(edition)
    with watched():
        games = [played_through(edition, seed, tried, 20) for seed in range(6)]
    assert {game.end for game in games} <= {"won", "broken off"}
    assert len(tried.done) > 100
    assert tried.drawn <= tried.box and len(tried.drawn) > len(tried.box) // 2
