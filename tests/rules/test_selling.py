"""What a sale is worth, for every pile of gold."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.engine.run import perform
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.table.commands import Sell
from munch_cli.table.ids import PlayerId
from tests.boards import board

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


@pytest.mark.parametrize("level", [1, 8, 9])
@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_level_is_bought_below_level_9_and_nothing_sold_at_it_where_the_sheet_bars_it(edition, level):
    crown = f'[player.Ann]\nlevel = {level}\nin_play = ["Plain Crown"]\n[player.Bo]'
    table = board(f'sets = ["plain"]\n[table]\nturn = "Ann"\nphase = "start"\n{crown}', edition)
    outcome = perform(table, Sell(ANN, tuple(table.in_play(ANN))))
    barred = "selling.never-to-level-10"
    if level < 9:
        assert (outcome.was_done, outcome.table.state.players[ANN].level) == (True, level + 1)
    else:
        assert (barred in outcome.verdict.ids) == load_rulebook().editions[edition].has(barred)
        assert outcome.table.state.players[ANN].level == 9


@pytest.mark.parametrize("edition", ("booty", "bites"))
def test_an_item_of_unknown_value_is_not_sold(edition):
    table = read_scenario(path_of("selling/gold-to-levels")).boards[edition].copy()
    unpriced = next(card for card in table.catalogue.values() if card.kind == "item" and "value" in card.unknown)
    item = table.in_play(ANN)[0]
    table.state.cards = (*table.state.cards[:item], unpriced.id, *table.state.cards[item + 1 :])
    verdict = perform(table, Sell(ANN, (item,))).verdict
    assert verdict.is_fact
    assert verdict.ids == ("table.card-fact-unknown",)
    assert verdict.because[0].facts == (("cards", (item,)), ("lacks", "value"))
