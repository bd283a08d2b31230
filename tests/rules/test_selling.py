"""What a sale is worth, for every pile of gold."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.engine.run import perform
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.table.commands import Sell
from munch_cli.table.ids import PlayerId

ANN = PlayerId(0)
EVERYWHERE = tuple(load_rulebook().editions)


@pytest.mark.parametrize("edition", EVERYWHERE)
@settings(max_examples=25)
@given(chosen=st.sets(st.integers(min_value=0, max_value=4), min_size=1))
def test_levels_bought_are_the_thousands_rounded_down(edition, chosen):
    table = read_scenario(path_of("selling/gold-to-levels")).boards[edition]
    items = tuple(table.in_play(ANN)[place] for place in sorted(chosen))
    gold = sum(table.card(copy).value for copy in items)
    outcome = perform(table, Sell(ANN, items))
    gained = outcome.table.state.players[ANN].level - table.state.players[ANN].level
    assert gained == gold // 1000
    assert outcome.was_done == (gold >= 1000)
    assert set(items).isdisjoint(outcome.table.in_play(ANN)) == outcome.was_done
