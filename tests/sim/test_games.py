"""Whole games from the deal to the winner: nobody is left without a way on, no card or Level is lost, and each goes as
it went.
"""

import pytest

from munch_cli.sim.batch import GameBatch, game_of
from munch_cli.sim.bots import GameStep
from munch_cli.sim.strengths import STRENGTHS

from ..golden.bot_games import SEEDS, game, result_of
from ..golden.records import RECORDS
from ..play.moments import watched
from ..play.random_play import IN_TURN


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("edition", IN_TURN)
def test_a_game_never_gets_stuck_and_loses_no_card(edition: str, seed: int) -> None:
    playing = game(edition, seed, 3 + seed % 2)
    with watched():
        said = list(playing.sentences())
    assert playing.end in ("won", "broken off")
    assert (playing.end == "won") == bool(playing.table.state.winners)
    assert all(one.outcome.was_done for one in said)
    (record,) = [one for one in RECORDS if one.name == "bot_games"]
    assert result_of(playing, said) == record.written[f"{edition} {seed}"], "python -m tests.golden bot_games"


@pytest.mark.parametrize("edition", IN_TURN)
def test_bots_of_every_strength_play_together_and_say_only_what_is_allowed(edition: str) -> None:
    for number in range(2):
        playing = game_of(GameBatch(edition, 3, tuple(STRENGTHS), seed=8, longest=12), number)
        with watched():
            assert all(one.outcome.was_done for one in playing.sentences())
        assert playing.end in ("won", "broken off")


@pytest.mark.parametrize("edition", IN_TURN)
def test_the_same_seed_is_the_same_game(edition: str) -> None:
    assert [_key(one) for one in game(edition, 5, longest=12).sentences()] == [
        _key(one) for one in game(edition, 5, longest=12).sentences()
    ]


def _key(said: GameStep) -> tuple[object, ...]:
    return said.moment, type(said.outcome.command), said.outcome.command, said.outcome.verdict.outcome
