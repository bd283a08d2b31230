"""munch compare FILE: the board of a scenario and a question, under every sheet."""

import sys

from munch_cli.arbiter.compare import Comparison, Moment, compare, compare_at, moment_at, unread_lines
from munch_cli.arbiter.replay import board_after
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, path_of, read_scenario, shown_as
from munch_cli.language.answers import Answer
from munch_cli.rulebook.book import Rulebook
from munch_cli.table.saying import whole

COMPARED, UNREADABLE = 0, 2


def run(given: Given) -> int:
    """Puts the question to every sheet; 0 when it could be put, whatever they answer, 2 when it cannot be read."""
    if len(given.names) != 1:
        raise SystemExit('munch: one board is compared at a time: munch compare FILE --question "may …?"')
    path = path_of(given.names[0])
    scenario = read_scenario(path, shown_as(path))
    edition, step = _edition(scenario, given), _step(given)
    book = load_rulebook()
    question = given.options.get("--question", "")
    found = (_asked if question else _of_step)(scenario, edition, step, question, book)
    if not isinstance(found, Comparison):
        print("\n".join(unread_lines(found, question)), file=sys.stderr)
        return UNREADABLE
    if given.has("--json"):
        print_json(found.json())
    else:
        print("\n".join(found.lines(look(given))))
    return COMPARED


def _asked(scenario: Scenario, edition: str, step: int, question: str, book: Rulebook) -> Comparison | Answer:
    """Puts --question to the board before a step; without --step, to the board before the first."""
    if step:
        return compare(_moment(scenario, edition, step).table, question, book)
    return compare(board_after(scenario, edition, 0), question, book)


def _of_step(scenario: Scenario, edition: str, step: int, question: str, book: Rulebook) -> Comparison | Answer:
    """What the step itself says, with the chance that it meets."""
    return compare_at(scenario, _moment(scenario, edition, step), book)


def _edition(scenario: Scenario, given: Given) -> str:
    """The edition under which play has come to the board: the scenario's first, or the one that is named."""
    wanted = given.options.get("--edition", "") or scenario.editions[0]
    if wanted not in scenario.editions:
        raise SystemExit(f'munch: the board is not played under "{wanted}"; it is for {", ".join(scenario.editions)}')
    return wanted


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
