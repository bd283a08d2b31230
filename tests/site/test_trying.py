"""Every "try it" of the rulebook opens the very board on which its case was proven."""

import pytest

from munch_cli.engine.table import Table
from munch_cli.features.page import read_page
from munch_cli.features.trial import Trial
from munch_cli.files.gherkin import Case
from munch_cli.files.scenario_writer import board_tables
from munch_cli.files.scenarios import bundled_features
from munch_cli.site.bridge import Arbiter, cases_on
from tests.drawn import in_turn


def proven(case: Case, box: str) -> dict[str, object]:
    """Return the board of a case as its feature lays it in a box."""
    trial = Trial(only=box)
    for step in case.steps:
        if step.kind == "given":
            trial.take(step.kind, step.text)
    return lies_so(trial.games[box].table)


def lies_so(table: Table) -> dict[str, object]:
    """Return the board of a table without the day of each ruling, which the prompt adds."""
    for point, ruled in table.state.ruled.items():
        table.state.ruled[point] = ruled._replace(on="")
    tables = board_tables(table)
    house = tables.get("house", [])
    assert isinstance(house, list)
    return {**tables, "house": [{**rule, "on": ""} for rule in house]}


@pytest.mark.parametrize("topic", in_turn(bundled_features(), 2))
def test_every_case_opens_on_the_board_on_which_it_was_proven(topic: str) -> None:
    page = read_page(topic)
    offered = cases_on(topic, page)
    amiss = []
    for shown in (shown for _, cases in page.parts for shown in cases if shown.case.boxes):
        box = shown.case.boxes[0]
        arbiter = Arbiter()
        told = arbiter.lay(offered[f"{topic}/{shown.number}/{box}"]["lines"], "")
        sitting = arbiter.session.sitting
        if told.get("amiss") or sitting is None:
            amiss.append((shown.number, box, told.get("amiss")))
        elif lies_so(sitting.table) != proven(shown.case, box):
            amiss.append((shown.number, box, "another board"))
    assert amiss == []
