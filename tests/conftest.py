"""How long something takes is measured by ``make bench``, never by a test: no example of a property has a deadline.

What is left over is swept up less often than in a program, because much of what tests make stays for other tests. The
boxes, cards and rulings of the user who runs the tests are not at hand in them; modules load the rulebook when they
are imported.
"""

import gc
import os
from pathlib import Path

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import settings

from tests.site.machine import lacking

settings.register_profile("munch", deadline=None)
settings.load_profile("munch")
os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(Path(__file__).parent / "no-such-folder")
os.environ.pop("MUNCH_BOXES", None)
os.environ.pop("MUNCH_CARDS", None)
gc.set_threshold(100_000, 20, 50)


LARGE = ("test_answers.py", "test_corpus.py", "test_golden.py")
"""Files of tests that several processes share, as each would take one of them too long."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The tests of a file go to one process, so that what they make for each other is made once."""
    for item in items if config.pluginmanager.hasplugin("xdist") else ():
        if item.path.name not in LARGE and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Says in the last lines which tests this machine has left out, and what would bring them."""
    if missing := lacking():
        terminalreporter.write_line(f"left out: the tests in a real browser; this machine lacks {', '.join(missing)}")
