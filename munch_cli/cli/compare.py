"""munch compare FILE: the board of a scenario and a question, under every sheet."""

import sys

from munch_cli.arbiter.compare import Comparison, Moment, compare, compare_at, moment_at, unread_lines
from munch_cli.arbiter.replay import board_after
from munch_cli.cli.board import edition_played, scenario_named
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import tell
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario
from munch_cli.language.answers import Answer
from munch_cli.table.saying import whole

COMPARED, UNREADABLE = 0, 2


def run(given: Given) -> int:
    """Puts the question, or what a step says, to every sheet. 0 whatever they answer, 2 if it cannot be read."""
    if len(given.names) != 1:
        raise SystemExit('munch: one board is compared at a time: munch compare FILE --question "may …?"')
    scenario = scenario_named(given.names[0])
    edition, step, book = edition_played(scenario, given), _step(given), load_rulebook()
    question = given.options.get("--question", "")
    found: Comparison | Answer
    if not question:
        found = compare_at(scenario, _moment(scenario, edition, step), book)
    elif step:
        found = compare(_moment(scenario, edition, step).table, question, book)
    else:
        found = compare(board_after(scenario, edition, 0), question, book)
    if not isinstance(found, Comparison):
        print("\n".join(unread_lines(found, question)), file=sys.stderr)
        return UNREADABLE
    tell(found, given)
    return COMPARED


def _step(given: Given) -> int:
    step = given.options.get("--step", "0")
    if whole(step) < 0:
        raise SystemExit("munch: --step takes the number of a step")
    return whole(step)


def _moment(scenario: Scenario, edition: str, step: int) -> Moment:
    moment = moment_at(scenario, edition, step)
    if moment is None:
        many = sum(one.is_tested for one in scenario.steps_in(edition))
        lacks = f"--step takes the number of a step; there are {many}"
        raise SystemExit(f"munch: {lacks if step else 'the scenario has no step to compare: give a --question'}")
    return moment
