"""Where Levels end: with no room left a Level is told to stay; a change of nothing never happens."""

import pytest

from munch_cli.table.events import LevelsGained, LevelsLost
from tests.bundled import of_topic, run, scenario


@pytest.mark.parametrize("topic", ["bad-stuff", "level", "winning"])
def test_no_level_changes_by_nothing(topic: str) -> None:
    for name in of_topic(topic):
        for edition in scenario(name).editions:
            for step in run(name, edition).steps:
                changed = [event for event in step.last.events if isinstance(event, LevelsGained | LevelsLost)]
                assert all(event.amount > 0 for event in changed), f"{name}, {edition}: {changed}"
