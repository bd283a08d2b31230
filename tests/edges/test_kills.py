"""A few kills of each kind; as many as one likes: ``make kills POINTS=1000``."""

from pathlib import Path

import pytest

from tools.kills import killed


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # what forks here has no locks to lose
def test_nothing_that_was_told_is_lost_by_a_kill(tmp_path: Path) -> None:
    assert killed(tmp_path, 5, seed=1, tell=print) == []
