"""Where Levels end: with no room left a Level is told to stay; a change of nothing never happens."""

import pytest

from munch_cli.engine.run import unrest
from munch_cli.files.rulebook import load_rulebook
from munch_cli.repl.sitting import new_table
from munch_cli.table.events import LevelsGained, LevelsLost
from tests.bundled import of_topic, run, scenario


@pytest.mark.parametrize("topic", ["bad-stuff", "level", "winning", "curses", "selling"])
def test_no_level_changes_by_nothing(topic: str) -> None:
    for name in of_topic(topic):
        for edition in scenario(name).editions:
            for step in run(name, edition).steps:
                changed = [event for event in step.last.events if isinstance(event, LevelsGained | LevelsLost)]
                assert all(event.amount > 0 for event in changed), f"{name}, {edition}: {changed}"


@pytest.mark.parametrize("key", load_rulebook().editions)
def test_a_table_at_which_nobody_sits_is_at_rest(key: str) -> None:
    assert unrest(new_table(key).table) == ()
