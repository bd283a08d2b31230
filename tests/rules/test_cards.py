"""What holds of hands and of cards in play, on every board that play reaches."""

import pytest

from munch_cli.arbiter.view import view
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.table.events import PlayerDied
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import DOOR, DOOR_DISCARDS, TREASURE, TREASURE_DISCARDS, State
from tests.drawn import seeds
from tests.play.random_play import EDITIONS, played

IN_FRONT = ("race", "class", "accent", "powers", "minions", "ships", "in_use", "sideways", "attached", "curses")


def in_play(state: State) -> set[CopyId]:
    """The copies that lie in use or sideways in front of somebody."""
    return {
        CopyId(copy)
        for seat in range(len(state.players))
        for name in ("in_play", "sideways")
        for copy in state.zones[_zone(seat, name)]
    }


def _zone(seat: int, name: str) -> int:
    from munch_cli.table.state import IN_PLAY, SIDEWAYS, seat_zone

    return seat_zone(PlayerId(seat), IN_PLAY if name == "in_play" else SIDEWAYS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", seeds(3))
def test_what_lies_in_play_never_returns_to_a_hand(edition: str, seed: int) -> None:
    for before, command, outcome in played(edition, seed, 60):
        if any(isinstance(event, PlayerDied) for event in outcome.events):
            continue
        hands = {copy for seat in range(len(before.state.players)) for copy in outcome.table.hand(PlayerId(seat))}
        assert not in_play(before.state) & hands, command


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", seeds(3))
def test_every_discard_lies_in_the_pile_of_its_deck(edition: str, seed: int) -> None:
    for _, command, outcome in played(edition, seed, 60):
        state = outcome.table.state
        assert all(state.backs[copy] == DOOR for copy in state.zones[DOOR_DISCARDS]), command
        assert all(state.backs[copy] == TREASURE for copy in state.zones[TREASURE_DISCARDS]), command


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_sees_what_lies_in_front_of_a_player(edition: str) -> None:
    table = read_scenario(path_of("charity/excess-to-the-lowest")).boards[edition].copy()
    whole = view(table)["players"]
    for seat in range(len(table.state.players)):
        seen = view(table, PlayerId(seat))["players"]
        assert isinstance(whole, dict) and isinstance(seen, dict)
        for name, player in whole.items():
            other = seen[name]
            assert isinstance(player, dict) and isinstance(other, dict)
            assert {part: other[part] for part in IN_FRONT} == {part: player[part] for part in IN_FRONT}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hand_gives_no_strength(edition: str) -> None:
    table = read_scenario(path_of("charity/playing-down" if edition != "classic" else "cards/hand-limit")).boards[
        edition
    ]
    emptied = table.copy()
    emptied.state.zones[_zone(0, "in_play") - 1] = ()
    assert table.total("strength", 0) == emptied.total("strength", 0)
