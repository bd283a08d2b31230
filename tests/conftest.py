"""How long something takes is measured by ``make bench``, never by a test: no example of a property has a deadline."""

from _pytest.terminal import TerminalReporter
from hypothesis import settings

from tests.site.machine import lacking

settings.register_profile("munch", deadline=None)
settings.load_profile("munch")


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Says in the last lines which tests this machine has left out, and what would bring them."""
    if missing := lacking():
        terminalreporter.write_line(f"left out: the tests in a real browser; this machine lacks {', '.join(missing)}")
