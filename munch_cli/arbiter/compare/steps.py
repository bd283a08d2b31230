"""A step of a scenario under every sheet: the board as play under its own sheet has left it, and what is said then."""

from munch_cli.arbiter.compare.compare import Comparison, Luck, compare
from munch_cli.arbiter.replay import Running
from munch_cli.engine.table import Table
from munch_cli.files.scenario import Scenario, Step
from munch_cli.files.sentences import script_for
from munch_cli.language.answers import Answer
from munch_cli.rulebook.book import Rulebook
from munch_cli.table.records import NamedTuple


class Moment(NamedTuple):
    """A tested step that is about to be taken, and the board at it."""

    table: Table
    step: Step
    number: int


def moment_at(scenario: Scenario, edition: str, number: int = 0) -> Moment | None:
    """The tested step of this number under an edition (0: the last one), or None if there is none.

    Raises ``Problems`` where one before it does not come out as the scenario says.
    """
    table = scenario.boards[edition]
    running = Running(scenario, table.law.edition)
    steps = scenario.steps_in(edition)
    wanted = number or sum(step.is_tested for step in steps)
    taken = 0
    for step in steps:
        taken += step.is_tested
        if step.is_tested and taken == wanted:
            return Moment(table, step, taken)
        done = running.pass_by(step, table)
        if step.says == "do":
            table = done.last.table
    return None


def compare_at(scenario: Scenario, moment: Moment, book: Rulebook) -> Comparison | Answer:
    """What every sheet says of a step, with the chance that the step meets."""
    script = script_for(scenario, moment.step, moment.table)
    luck = Luck(tuple(script.dice), tuple(script.draws))
    return compare(moment.table, list(moment.step.sentences), book, luck)
