"""munch coverage: how much of the sheets is carried out, and shown to be."""

from collections.abc import Callable

from munch_cli.arbiter.coverage import Shown, coverage, shown_by
from munch_cli.arbiter.replay import replay
from munch_cli.cli.given import Given
from munch_cli.cli.scenarios import scenarios_named
from munch_cli.cli.terminal import look, print_json
from munch_cli.features.running import shown_in
from munch_cli.files.gherkin import read_feature
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.files.shapes import made
from munch_cli.repl.progress import Progress
from munch_cli.show.coverage import COVERAGE, coverage_lines


def run(given: Given) -> int:
    """Tell it; always 0."""
    book = load_rulebook()
    with Progress("run") as done:
        found = coverage(book, shown_by_all(done), given.has("--prove"))
    if given.has("--json"):
        print_json(made(COVERAGE, found, book))
    else:
        print("\n".join(coverage_lines(found, book, look(given))))
    return 0


def shown_by_all(done: Callable[[int], None] = lambda many: None) -> list[Shown]:
    """What every bundled scenario shows in each of its editions, and every case of the bundled features.

    Those that cannot be read or run are left out. ``done`` is called with the number of scenarios run.
    """
    unreadable: list[Problem] = []
    found: list[Shown] = []
    for many, scenario in enumerate(scenarios_named((), unreadable)):
        done(many)
        for edition in scenario.editions:
            try:
                found += shown_by(replay(scenario, edition))
            except Problems as problems:
                unreadable += problems.problems
    for path in bundled_features().values():
        found += shown_in(read_feature(path))
    return found
