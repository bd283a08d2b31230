"""Curses that are drawn unseen, and Curses whose words or victims are missing."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.table.commands import KickOpen, Loot, TakeCard
from munch_cli.table.ids import PlayerId

ANN, BO = PlayerId(0), PlayerId(1)
EVERYWHERE = ("classic", "booty", "bites", "christmas-lite", "lite")


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_curse_drawn_unseen_goes_to_the_hand_and_strikes_nobody(edition):
    table = read_scenario(path_of("curses/looted-curse")).boards[edition]
    table = perform(perform(table, KickOpen(ANN)).table, TakeCard(ANN)).table
    after = perform(table, Loot(ANN)).table
    drawn = [after.card(copy).name for copy in after.hand(ANN)]
    assert "Plain Curse" in drawn
    assert after.state.players[ANN].level == table.state.players[ANN].level
    assert not after.curses(ANN)
