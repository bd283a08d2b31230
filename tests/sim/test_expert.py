"""The bot that tries its choices out: what it thinks a table is worth, and that it says the same at the same table."""

import pytest

from munch_cli.arbiter.legal import moment, options_of
from munch_cli.sim.batch import Batch, game_of
from munch_cli.sim.expert import ExpertBot, chances
from munch_cli.table.ids import PlayerId
from tests.boards import board

ANN = PlayerId(0)
TABLE = '[table]\nturn = "Cy"\nphase = "start"\n[player.Ann]\n{ann}\n[player.Bo]\nlevel = 5\n[player.Cy]\nlevel = 5\n'


def chance_of_ann(ann: str) -> float:
    """How likely Ann wins if she has this."""
    found = chances(board(TABLE.format(ann=ann)))
    assert sum(found) == pytest.approx(1)
    return found[ANN]


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("level = 6", "level = 5"),
        ("level = 9", "level = 8"),
        ('level = 5\nin_play = ["Helm of Courage"]', "level = 5"),
        ('level = 5\nhand = ["Flaming Poison Potion"]', "level = 5"),
        ('level = 5\nhand = ["Plain Monster 1"]', 'level = 5\nhand = ["Plain Monster 10"]'),
        ("level = 5", 'level = 5\ncurses = ["Chicken on Your Head"]'),
    ],
)
def test_whoever_has_more_is_likelier_to_win(more: str, less: str) -> None:
    assert chance_of_ann(more) > chance_of_ann(less)


def test_whoever_has_won_has_won() -> None:
    playing = game_of(Batch("lite", 3, ("sensible",), seed=4), 0)
    for _ in playing.sentences():
        pass
    assert playing.end == "won"
    assert chances(playing.table) == [float(seat in playing.table.state.winners) for seat in range(3)]


def test_the_same_number_makes_the_same_choice_and_leaves_the_table_as_it_is() -> None:
    table = board(
        '[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 10"]\n[player.Ann]\nlevel = 4\n'
        'hand = ["Flaming Poison Potion"]\n[player.Bo]\nlevel = 7\n[player.Cy]\nlevel = 8\n'
    )
    now, before = moment(table, ()), table.state.copy()
    assert now is not None
    chosen = [ExpertBot(ANN, 7).choose(table, now, options_of(table, ANN)) for _ in range(2)]
    assert chosen[0] == chosen[1] is not None
    assert table.state == before
