"""The deal: the same seed deals the same hands, another one others; and what is true of every die and card."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.table.commands import BeReady, Command, DieShows
from munch_cli.table.ids import PlayerId


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
