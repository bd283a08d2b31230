"""The deal: the same seed deals the same hands, another one others; and what is true of every die and card."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.table.commands import BeReady, Command, DieShows
from munch_cli.table.ids import PlayerId

EVERYWHERE = tuple(load_rulebook().editions)


def dealt(edition: str, seed: int) -> Table:
    """The board once everybody was ready for the deal."""
    board = "setup/dealt-two-of-each" if edition == "classic" else "setup/dealt-four-of-each"
    table = read_scenario(path_of(board)).boards[edition].copy()
    table.state.luck = seed
    for seat in range(len(table.state.players)):
        table = perform(table, BeReady(PlayerId(seat))).table
    return table


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_the_same_seed_deals_the_same_hands(edition: str) -> None:
    assert dealt(edition, 5).state == dealt(edition, 5).state
    assert dealt(edition, 5).state.zones != dealt(edition, 6).state.zones


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_deal_moves_the_generator_on_wherever_it_stands_and_none_where_there_is_none(edition: str) -> None:
    assert dealt(edition, 0).state.luck > 0
    assert dealt(edition, 5).state.luck not in (5, dealt(edition, 0).state.luck)
    assert dealt(edition, -1).state.luck == -1


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_everybody_is_dealt_as_many_of_each_deck(edition: str) -> None:
    table = dealt(edition, 11)
    for seat in range(len(table.state.players)):
        decks = [table.card(copy).deck for copy in table.hand(PlayerId(seat))]
        assert decks.count("door") == decks.count("treasure") == table.number("deal.each")


@pytest.mark.parametrize("pips", (0, 7, -1))
def test_the_die_has_six_sides(pips: int) -> None:
    table = read_scenario(path_of("setup/who-begins-highest-roll")).boards["classic"]
    for seat in range(len(table.state.players)):
        table = perform(table, BeReady(PlayerId(seat))).table
    rolled: Command = DieShows(pips)
    assert perform(table, rolled).verdict.ids == ("table.no-such-pips",)
    assert all(perform(table, DieShows(side)).was_done for side in range(1, 7))


def test_every_card_belongs_to_one_of_two_decks() -> None:
    cards = [card for box in every_set() for card in load_catalogue((box,)).values()]
    assert {card.deck for card in cards if "deck" not in card.unknown} == {"door", "treasure"}
