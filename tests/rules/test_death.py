"""What a death changes, and what it leaves alone."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.repl.session import Session
from munch_cli.table.commands import DieShows, RunAway
from munch_cli.table.ids import PlayerId

ANN = PlayerId(0)


@pytest.mark.parametrize("edition", ["classic", "booty", "bites", "lite"])
@pytest.mark.parametrize("level", [1, 9])
def test_a_death_leaves_the_level_alone(edition, level):
    table = read_scenario(path_of("death/nothing-to-loot")).boards[edition].copy()
    table.state.players[ANN].level = level
    running = perform(table, RunAway(ANN, table.foes[0])).table
    after = perform(running, DieShows(1)).table
    assert after.state.players[ANN].dead
    assert after.state.players[ANN].level == level


@pytest.mark.parametrize("edition", ["classic", "booty", "bites", "lite"])
def test_nobody_dies_twice(edition):
    table = read_scenario(
        path_of("death/looting-the-body" if edition != "lite" else "death/looting-the-body-to-the-hand")
    )
    board = table.boards[edition]
    once = perform(perform(board, RunAway(ANN, board.foes[0])).table, DieShows(1))
    assert sum(type(event).__name__ == "PlayerDied" for event in once.events) == 1
    assert len(once.table.state.cards) == len(board.state.cards)


def test_nobody_rolls_for_whoever_dies_while_a_body_is_looted():
    session = Session()
    for line in (
        "new booty",
        "Ann is a female Level 5, holding Plain Sword",
        "Bo is a male Level 3, holding Plain Helmet",
        "Cy is a male Level 3",
        "it is Cy's turn",
        'card "Doom": curse, death',
        "let Cy have Doom in hand",
        "Cy plays Doom on Ann",
        "let Cy have Doom in hand",
        "Cy plays Doom on Bo",
    ):
        session.hear(line)
    assert session.table is not None
    assert [(debt.what, debt.who, debt.other) for debt in session.table.state.owed] == [("loot", 2, 0), ("loot", 2, 1)]
