"""What a death changes, and what it leaves alone."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.repl.session import Session
from munch_cli.table.commands import DieShows, RunAway
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import top_layer

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


@pytest.mark.parametrize("edition", ["classic", "booty", "bites"])
def test_no_die_is_thrown_for_a_tie_that_is_gone(edition: str) -> None:
    board = read_scenario(path_of("death/tie-broken-before-looting")).boards[edition]
    tied = perform(perform(board, RunAway(ANN, board.foes[0])).table, DieShows(1)).table
    assert [debt.what for debt in tied.state.owed].count("die") == 1
    read = parse("Cy plays Plain Curse on Bo", tied.state, tied.catalogue)
    assert isinstance(read, Understood)
    after = perform(tied, read.command).table
    assert [debt.what for debt in after.state.owed] == ["loot", "loot"]
    read = parse("Cy chooses Plain Helmet", after.state, after.catalogue)
    assert isinstance(read, Understood) and perform(after, read.command).was_done


@pytest.mark.parametrize(("life", "outcome"), [("dead", "refused"), ("alive", "allowed")])
def test_a_former_dwarfs_big_item_goes_to_nobody_who_is_dead(life: str, outcome: str) -> None:
    session = Session()
    for line in ("open big-items/former-dwarf-tied-receivers", f"Cy is {life}", "Ann discards Dwarf"):
        assert not session.hear(line).is_unread, line
    assert session.hear("may Ann give Plain Big Rock to Cy?").word == outcome


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


def test_a_tie_over_the_second_body_that_is_gone_leaves_the_first_for_later() -> None:
    session = Session()
    for line in (
        "open death/two-bodies",
        "Dee is a Level 3",
        "let Cy have Plain Curse in hand",
        "Cy plays Doom on Ann",
        "Cy plays Fate on Bo",
        "Cy plays Plain Curse on Dee",
    ):
        assert not session.hear(line).is_unread, line
    assert session.table is not None
    assert [(debt.what, debt.who, debt.other) for debt in top_layer(session.table.state)] == [("loot", 2, 1)]
