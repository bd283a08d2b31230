"""What must hold on every board that random play reaches, in every edition."""

import pytest

from munch_cli.engine.chance import Generator
from munch_cli.engine.run import Journal
from munch_cli.table.commands import DieShows
from munch_cli.table.debts import Die
from munch_cli.table.ids import PlayerId

from ..drawn import seeds
from .moments import check_state
from .random_play import EDITIONS, IN_TURN, dealt, played


@pytest.mark.parametrize("edition", IN_TURN)
@pytest.mark.parametrize("seed", seeds(4))
def test_every_card_lies_in_one_place_and_levels_stay_in_range(edition: str, seed: int) -> None:
    cards = len(dealt(edition, seed).state.cards)
    for before, command, outcome in played(edition, seed, 60):
        state = outcome.table.state
        check_state(state)
        assert len(state.cards) == cards, command
        assert all(player.level <= 9 or state.winners for player in state.players), command
        if not outcome.was_done:
            assert state is before.state


@pytest.mark.parametrize("edition", IN_TURN)
@pytest.mark.parametrize("seed", seeds(2))
def test_undo_restores_and_redo_does_not_roll_again(edition: str, seed: int) -> None:
    done = [command for _, command, outcome in played(edition, seed, 20) if outcome.was_done]
    journal = Journal(dealt(edition, seed))
    boards = [journal.table.state.copy()]
    for command in done:
        journal.perform(command, Generator())
        boards.append(journal.table.state.copy())
    for board in reversed(boards[:-1]):
        journal.undo()
        assert journal.table.state == board
    for board in boards[1:]:
        journal.redo()
        assert journal.table.state == board


@pytest.mark.parametrize("position", [0, 1, 2**64 - 1])
def test_dice_are_rolled_from_every_position_of_the_generator(position: int) -> None:
    table = dealt(EDITIONS[0], 1)
    table.state.luck = position
    rolled = Generator().answer(table, Die(PlayerId(0), 0))
    assert isinstance(rolled, DieShows) and 1 <= rolled.pips <= 6
