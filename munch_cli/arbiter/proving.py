"""Proof by switching off: a rule is done when a scenario misses it."""

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.engine.law import Law
from munch_cli.files.problems import Problems
from munch_cli.files.scenario import Scenario
from munch_cli.rules import ALL_RULES
from munch_cli.table.typed import Literal

Grade = Literal["outcome", "citation", "crash", "nothing"]
"""What a rule's absence changes: the outcome, or only which ids are cited; a crash proves nothing."""

CITATIONS = ("cites", "open", "shows")
CRASHES = (LookupError, AssertionError, TypeError, ValueError, AttributeError, RuntimeError)
"""What a rule's absence may break in those that count on it."""


def graded(scenario: Scenario, edition: str, id: str) -> Grade:
    """What becomes of a scenario that passes once a rule, open point or contradiction is switched off."""
    law = Law(scenario.boards[edition].law.edition.without(id), ALL_RULES)
    try:
        without = replay(scenario, edition, law)
    except Problems:
        return "outcome"
    except CRASHES:
        return "crash"
    return _grade(without)


def _grade(without: Replay) -> Grade:
    kinds = {failure.kind for failure in without.all_failures}
    if kinds - set(CITATIONS):
        return "outcome"
    return "citation" if kinds else "nothing"
