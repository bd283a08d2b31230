"""How a seat begins: true by the form of the board, not by a rule that acts."""

import pytest

from munch_cli.table.ids import PlayerId
from munch_cli.table.state import SEAT_ZONES, SEXES, Player, Turn, empty_board, seat_zone


def test_a_seat_begins_at_level_1_with_nothing_in_front_of_it():
    state = empty_board([Player("Ann"), Player("Bob")], Turn(PlayerId(0)))
    for seat, player in enumerate(state.players):
        assert player.level == 1
        assert [state.zones[seat_zone(PlayerId(seat), zone)] for zone in range(SEAT_ZONES)] == [()] * SEAT_ZONES


@pytest.mark.parametrize("sex", range(len(SEXES)))
def test_a_seat_is_male_or_female(sex):
    assert SEXES[Player("Ann", sex).sex] in ("male", "female")
