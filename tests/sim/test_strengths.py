"""The strengths of bots: what the better ones do and leave undone, and that good sense beats chance."""

import pytest

from munch_cli.arbiter.legal import legal, options_of
from munch_cli.arbiter.moment import Moment, moment
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say_short
from munch_cli.sim.batch import Batch, play
from munch_cli.sim.strengths import bot
from munch_cli.table.commands import Sell
from munch_cli.table.ids import PlayerId

from ..ways.boards import board

ANN = PlayerId(0)
BETTER = ("sensible", "ahead")


def said(table: Table, strength: str, now: Moment | None = None) -> str:
    """What a bot in the place of whoever is asked says, whatever number it has; "" for nothing."""
    now = now or moment(table, ())
    assert now is not None
    options = options_of(table, now.who)
    chosen = {bot(strength, now.who, number).choose(table, now, options) for number in range(4)}
    (one,) = chosen
    return "" if one is None else say_short(one, table.state, table.catalogue)


def after(table: Table, *sentences: str) -> Table:
    """The table once these have been said."""
    for sentence in sentences:
        read = parse(sentence, table.state, table.catalogue)
        assert isinstance(read, Understood), sentence
        outcome = perform(table, read.command)
        assert outcome.was_done, sentence
        table = outcome.table
    return table


LOST = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 4
hand = {hand}
in_play = {in_play}
[player.Bo]
level = {helper}
[player.Cy]
level = 2
"""


def before_the_door(ann: str, bo: str = "") -> Table:
    """Ann's turn has just begun."""
    return board(f'[table]\nturn = "Ann"\nphase = "start"\n[player.Ann]\n{ann}\n[player.Bo]\n{bo}\n[player.Cy]\n')


def lost(hand: str = "[]", in_play: str = "[]", helper: int = 1) -> Table:
    """Ann is about to lose a fight."""
    return board(LOST.format(hand=hand, in_play=in_play, helper=helper))


@pytest.mark.parametrize("strength", BETTER)
def test_whoever_cannot_win_alone_asks_the_one_who_can_turn_the_fight(strength: str) -> None:
    assert "ask Bo for help" in said(lost(helper=7), strength)
    assert "ask" not in said(lost(helper=2), strength, Moment(ANN, "fights"))


@pytest.mark.parametrize("strength", BETTER)
def test_a_roll_that_gets_away_as_it_is_is_left_alone(strength: str) -> None:
    table = after(lost('["Baby"]', '["Wizard"]'), "Ann runs from Plain Monster 10")
    four, six = (after(table, f"the die shows {pips}") for pips in (4, 6))
    assert "Flight" in said(four, strength)
    assert said(six, strength) in ("let it happen", "pass")


@pytest.mark.parametrize("strength", BETTER)
def test_what_cancels_a_curse_is_kept_for_one(strength: str) -> None:
    table = before_the_door('level = 4\nhand = ["Wishing Ring"]', 'hand = ["Lose a Level"]')
    assert said(table, strength, Moment(ANN, "turn")) == "kick open the door"
    assert "Wishing Ring" in said(after(table, "Bo plays Lose a Level on Ann"), strength)


@pytest.mark.parametrize("strength", BETTER)
def test_what_is_owed_is_not_put_off(strength: str) -> None:
    ann = 'sex = "female"\nin_play = ["Broad Sword", "Helm of Courage", "Elf"]\nhand = ["Halfling"]'
    table = before_the_door(ann, 'hand = ["Lose 1 Small Item"]')
    assert said(after(table, "Bo plays Lose 1 Small Item on Ann"), strength) == "choose Helm of Courage"


def test_who_looks_ahead_sells_no_good_staff_for_a_level() -> None:
    table = before_the_door('level = 3\nin_play = ["Wizard", "Staff of Napalm"]\nhand = ["Wishing Ring"]')
    assert any(isinstance(one, Sell) for one in legal(table, ANN))
    assert said(table, "ahead", Moment(ANN, "turn")) == "kick open the door"


def test_good_sense_beats_chance() -> None:
    won = play(Batch("lite", 4, ("sensible", "random"), games=8, seed=3)).of["bots_won"]
    assert won["sensible"] > won["random"]
