"""Where Levels end: with no room left a Level is told to stay; a change of nothing never happens."""

import pytest

from munch_cli.files.scenarios import bundled_names
from munch_cli.table.events import LevelsGained, LevelsLost
from tests.bundled import run, scenario

NAMES = [
    name for name in bundled_names() if name.startswith(("bad-stuff/", "level/", "winning/", "curses/", "selling/"))
]


@pytest.mark.parametrize("name", NAMES)
def test_no_level_changes_by_nothing(name: str) -> None:
    for edition in scenario(name).editions:
        for step in run(name, edition).steps:
            changed = [event for event in step.last.events if isinstance(event, LevelsGained | LevelsLost)]
            assert all(event.amount > 0 for event in changed), f"{edition}: {changed}"
