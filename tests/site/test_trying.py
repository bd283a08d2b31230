"""Every "try it" of the rulebook opens the very board on which its case was proven."""

import pytest

from munch_cli.arbiter.features.page import read_page
from munch_cli.arbiter.features.seen import Game
from munch_cli.files.gherkin import Case
from munch_cli.files.scenario_writer import board_tables
from munch_cli.files.scenarios import bundled_features
from munch_cli.site.bridge import ON_BOARD, ON_NEW, Arbiter, cases_on, lines_laying


def proven(case: Case) -> dict[str, object]:
    """The board of a case as its feature lays it."""
    given = next(step for step in case.steps if step.kind == "given")
    if match := ON_BOARD.fullmatch(given.text):
        return board_tables(Game(match["edition"], match["board"]).table)
    match = ON_NEW.fullmatch(given.text)
    assert match is not None
    game = Game(match["edition"])
    game.lay(given.below)
    return board_tables(game.table)


@pytest.mark.parametrize("topic", bundled_features())
def test_every_case_opens_on_the_board_on_which_it_was_proven(topic: str) -> None:
    page = read_page(topic)
    offered = cases_on(topic, page)
    amiss = []
    for shown in (shown for _, cases in page.parts for shown in cases):
        case = shown.runs[0]
        if (laid := lines_laying(case)) is None:
            continue
        box, lines = laid
        arbiter = Arbiter()
        told = arbiter.lay(lines, "")
        sitting = arbiter.session.sitting
        is_there = f"{topic}/{shown.number}/{box}" in offered and sitting is not None
        if told.get("amiss") or not is_there or sitting is None or board_tables(sitting.table) != proven(case):
            amiss.append((shown.number, box, told.get("amiss")))
    assert amiss == []
