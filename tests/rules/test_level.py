"""Where Levels end: with no room left a Level is told to stay; a change of nothing never happens."""

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.scenarios import bundled_names, path_of, read_scenario
from munch_cli.table.events import LevelsGained, LevelsLost

NAMES = [name for name in bundled_names() if name.startswith(("level/", "winning/", "curses/", "selling/"))]


@pytest.mark.parametrize("name", NAMES)
def test_no_level_changes_by_nothing(name: str) -> None:
    scenario = read_scenario(path_of(name))
    for edition in scenario.editions:
        for step in replay(scenario, edition).steps:
            changed = [event for event in step.last.events if isinstance(event, LevelsGained | LevelsLost)]
            assert all(event.amount > 0 for event in changed), f"{edition}: {changed}"
