"""How long something takes is measured by ``make bench``, never by a test: no example of a property has a deadline.

What is left over is swept up less often than in a program, because much of what tests make stays for other tests. The
boxes, cards and rulings of the user who runs the tests are not at hand in them; modules load the rulebook when they
are imported.
"""

import gc
import os
import shutil
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings

from munch_cli.pytest_plugin import ScenarioTest
from tests.site.machine import lacking

settings.register_profile("munch", deadline=None, derandomize="MUNCH_SEED" not in os.environ)
settings.load_profile("munch")
os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(Path(__file__).parent / "no-such-folder")
os.environ.pop("MUNCH_BOXES", None)
os.environ.pop("MUNCH_CARDS", None)
gc.set_threshold(200_000, 50, 100)


FIRST = (
    *("features/test_features.py", "features/test_rulebook.py"),
    *("cards/test_cases.py", "coverage/test_coverage.py", "golden/test_boards.py", "scenarios/test_refusals.py"),
    *("engine/test_guards.py", "arbiter/test_smallest.py", "play/test_told_once.py", "play/test_open_points.py"),
    *("arbiter/test_view.py", "files/test_scenario_writer.py"),
    *("site/test_arbiter.py", "site/test_browser.py", "site/test_pyodide.py", "packaging/test_wheel.py"),
    *("repl/test_at_the_table.py", "repl/test_keys.py"),
)
"""Files of tests that take long, in the order in which they begin, behind the scenarios themselves."""
REPLAYS = FIRST[:12]
"""Those that look at the replays of all scenarios or cases: the process that ran them runs these, too."""
SHARED = ("golden/test_answers.py", "golden/test_golden.py", "talk/test_corpus.py")
"""Files of tests that several processes share, as each would take one of them too long; they come last."""


def file_of(item: pytest.Item) -> str:
    """Return the file of a test with its folder: "rules/test_loot.py"."""
    return f"{item.path.parent.name}/{item.path.name}"


def place_of(item: pytest.Item) -> int:
    """Return a number that is lower the earlier a test is to begin."""
    if isinstance(item, ScenarioTest):
        return -1
    file = file_of(item)
    return FIRST.index(file) if file in FIRST else len(FIRST) + (file in SHARED)


def group_of(item: pytest.Item) -> str:
    """Return the name of the tests that go to one process, because they make things for each other. "" if alone."""
    file = file_of(item)
    return "replays" if isinstance(item, ScenarioTest) or file in REPLAYS else "" if file in SHARED else file


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put first what takes longest, and give each group to one process."""
    items.sort(key=place_of)
    for item in items if config.pluginmanager.hasplugin("xdist") else ():
        if item.get_closest_marker("xdist_group") is None and (group := group_of(item)):
            item.add_marker(pytest.mark.xdist_group(group))


def pytest_collection_finish() -> None:
    """Keep what was imported and collected out of the sweeps to come."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Says in the last lines which tests this machine has left out, and what would bring them."""
    if missing := lacking():
        terminalreporter.write_line(f"left out: the tests in a real browser; this machine lacks {', '.join(missing)}")
    if shells := [name for name in ("bash", "zsh", "fish") if shutil.which(name) is None]:
        terminalreporter.write_line(f"left out: completion in {' and '.join(shells)}, which this machine lacks")
