"""The bot that tries its choices out: what it thinks a table is worth, and that it says the same at the same table."""

import re

import pytest

from munch_cli.arbiter.legal import options_of
from munch_cli.arbiter.moments import Moment, moment
from munch_cli.engine.run import perform
from munch_cli.sim.batch import GameBatch, game_of
from munch_cli.sim.expert import ExpertBot, chances
from munch_cli.table import commands as c
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
    ],
)
def test_whoever_has_more_is_likelier_to_win(more: str, less: str) -> None:
    assert chance_of_ann(more) > chance_of_ann(less)


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


HELD = """
[table]
turn = "Ann"
phase = "trouble"
[player.Ann]
level = 9
hand = ["Plain Monster 1"]
[player.Bo]
[player.Cy]
"""


def test_a_choice_is_told_with_its_trials_and_gives_no_card_away() -> None:
    table = board(HELD)
    now = moment(table, ())
    assert now is not None
    player = ExpertBot(ANN, 1)
    assert player.remark(table, c.EndTurn(ANN)) == ""
    chosen = player.choose(table, now, options_of(table, ANN))
    assert chosen is not None
    told = player.remark(table, chosen)
    better, trials = map(int, re.findall(r"\d+", told))
    assert told.startswith("Ann ") and '"loot the room"' in told
    assert better == trials >= 4


def test_no_remark_names_a_card_in_a_hand() -> None:
    for place, said in enumerate(game_of(GameBatch("lite", 3, ("expert",), seed=6, longest=6), 0).sentences()):
        who = said.moment.who
        if place % 5 or who < 0:
            continue
        player = ExpertBot(PlayerId(who), place)
        chosen = player.choose(said.before, said.moment, options_of(said.before, who))
        names = [said.before.card(copy).name for copy in said.before.hand(who)]
        told = "" if chosen is None else player.remark(said.before, chosen)
        assert not any(name in told for name in names)


LAST_WORD = """
[combat]
fighter = "Bo"
monsters = ["Bullrog"]
[player.Bo]
level = 9
in_play = ["Huge Rock", "Spiky Knees", "Bad-Ass Bandana", "Flaming Armor", "Boots of Butt-Kicking"]
[player.Cy]
level = 5
hand = ["Freezing Explosive Potion", "Electric Radioactive Acid Potion"]
[player.Dee]
level = 5
hand = ["Cotion of Ponfusion", "Magic Missile"]
[player.Ann]
level = 5
hand = ["Flaming Poison Potion"]
"""
"""Bo is about to win the game, at 20 to 18. The others could all stop it."""


def test_whoever_has_the_last_word_counts_on_nobody_who_has_said_nothing() -> None:
    table = perform(board(LAST_WORD), c.ClaimKill(PlayerId(0))).table
    now = Moment(PlayerId(3), "speaks up", may_pass=True)
    assert ExpertBot(now.who, 0).choose(table, now, options_of(table, now.who)) is not None
