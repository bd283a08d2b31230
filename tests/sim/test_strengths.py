"""The strengths of bots: what the better ones do and leave undone, and that good sense beats chance."""

import pytest

from munch_cli.arbiter.legal import legal, options_of
from munch_cli.arbiter.moments import Asking, Moment, moment
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.language.say import say_short
from munch_cli.sim.ahead import patient_merit
from munch_cli.sim.batch import GameBatch, play
from munch_cli.sim.bots import answered
from munch_cli.sim.sensible import SensibleBot, at_most, merit
from munch_cli.sim.strengths import bot
from munch_cli.table import commands as c
from munch_cli.table.commands import Sell
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import counted
from tests.boards import board

from ..play.random_play import IN_TURN, played

ANN, BO = PlayerId(0), PlayerId(1)
BETTER = ("sensible", "ahead", "expert")


def said(table: Table, strength: str, now: Moment | None = None) -> str:
    """What a bot in the place of whoever is asked says, whatever number it has; "" for nothing."""
    (one,) = sayings(table, strength, now)
    return one


def sayings(table: Table, strength: str, now: Moment | None = None) -> set[str]:
    """What bots of four numbers say in the place of whoever is asked."""
    now = now or moment(table, ())
    assert now is not None
    options = options_of(table, now.who)
    chosen = [bot(strength, now.who, number).choose(table, now, options) for number in range(4)]
    return {"" if one is None else say_short(one, table.state, table.catalogue) for one in chosen}


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


def test_nobody_asks_an_elf_who_would_win_by_helping_and_the_elf_helps_for_nothing() -> None:
    table = board(LOST.format(hand="[]", in_play="[]", helper='9\nin_play = ["Elf"]'))
    assert "ask Bo" not in said(table, "sensible", Moment(ANN, "fights"))
    assert said(after(table, "Ann asks Bo for help"), "sensible") == "agree"
    lower = board(LOST.format(hand="[]", in_play="[]", helper='7\nin_play = ["Elf"]'))
    assert "ask Bo for help" in said(lower, "sensible")


@pytest.mark.parametrize("strength", BETTER)
def test_what_is_owed_is_not_put_off(strength: str) -> None:
    ann = 'sex = "female"\nin_play = ["Broad Sword", "Helm of Courage", "Elf"]\nhand = ["Halfling"]'
    table = before_the_door(ann, 'hand = ["Lose 1 Small Item"]')
    assert said(after(table, "Bo plays Lose 1 Small Item on Ann"), strength) == "choose Helm of Courage"


@pytest.mark.parametrize("strength", BETTER)
def test_nothing_is_thrown_after_a_fight_that_stays_lost(strength: str) -> None:
    table = lost('["Gazebo", "Bullrog"]', '["Warrior"]')
    assert said(table, strength, Moment(ANN, "fights")) == "run from Plain Monster 10"


def test_no_thief_throws_levels_and_his_class_after_a_trifle() -> None:
    table = before_the_door('level = 4\nin_play = ["Thief"]\nhand = ["Baby"]', 'sideways = ["Spiky Knees"]')
    assert said(table, "sensible", Moment(ANN, "turn")) == "kick open the door"


@pytest.mark.parametrize(("level", "answer"), [(6, "agree"), (7, "decline"), (9, "decline")])
def test_nobody_is_helped_to_the_game(level: int, answer: str) -> None:
    text = LOST.format(hand="[]", in_play="[]", helper=6).replace("level = 4", f"level = {level}")
    table = after(board(text), "Ann asks Bo for help offering 1 treasure, Bo picks first")
    assert said(table, "sensible") == answer


def test_whoever_takes_something_takes_the_best() -> None:
    table = board(
        '[combat]\nfighter = "Ann"\nmonsters = ["Hippogriff"]\n[player.Ann]\nlevel = 5\n'
        'in_play = ["Spiky Knees", "Chainsaw of Bloody Dismemberment"]\n[player.Bo]\n[player.Cy]\n'
    )
    table = after(table, "Ann runs from Hippogriff", "the die shows 1")
    assert said(table, "sensible") == "choose Chainsaw of Bloody Dismemberment"


def test_an_ability_is_paid_for_with_what_is_worth_least() -> None:
    hand = 'level = 9\nin_play = ["Warrior"]\nhand = ["Whine at the GM", "Gazebo"]'
    table = board(f'[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 10"]\n[player.Ann]\n{hand}\n')
    for strength in BETTER:
        assert said(table, strength, Moment(ANN, "fights", may_pass=True)) == "use Berserk discarding Gazebo"


def test_who_looks_ahead_sells_no_good_staff_for_a_level() -> None:
    table = before_the_door('level = 3\nin_play = ["Wizard", "Staff of Napalm"]\nhand = ["Wishing Ring"]')
    assert any(isinstance(one, Sell) for one in legal(table, ANN))
    assert said(table, "ahead", Moment(ANN, "turn")) == "kick open the door"


@pytest.mark.parametrize(("level", "is_sought"), [(9, True), (6, False)])
def test_who_looks_ahead_seeks_the_last_fight_if_one_shots_can_win_it(level: int, is_sought: bool) -> None:
    hand = 'hand = ["Plain Monster 10", "Flaming Poison Potion"]'
    table = board(f'[table]\nturn = "Ann"\nphase = "trouble"\n[player.Ann]\nlevel = {level}\n{hand}\n[player.Bo]\n')
    assert ("look for trouble" in said(table, "ahead", Moment(ANN, "turn"))) == is_sought
    assert "look for trouble" not in said(table, "sensible", Moment(ANN, "turn"))


def test_good_sense_beats_chance() -> None:
    won = play(GameBatch("lite", 4, ("sensible", "random"), games=8, seed=3)).of["bots_won"]
    assert won["sensible"] > won["random"]


def test_what_lets_one_cheat_is_for_what_lies_idle() -> None:
    ann = 'in_play = ["Helm of Courage"]\nsideways = ["Horny Helmet"]\nhand = ["Cheat!"]'
    assert said(before_the_door(ann), "sensible", Moment(ANN, "turn")) == "play Cheat! on Horny Helmet"
    ann = 'in_play = ["Helm of Courage"]\nhand = ["Cheat!"]'
    assert said(before_the_door(ann), "sensible", Moment(ANN, "turn")) == "kick open the door"


WINNING = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 1"]
[player.Ann]
level = {level}
[player.Bo]
level = 5
hand = ["Enraged"]
[player.Cy]
level = 2
"""


@pytest.mark.parametrize(
    ("level", "strength", "is_played"), [(4, "sensible", True), (4, "ahead", False), (9, "ahead", True)]
)
def test_who_looks_ahead_keeps_what_stops_a_rival_until_it_stops_a_winner(
    level: int, strength: str, is_played: bool
) -> None:
    table = board(WINNING.format(level=level))
    answer = said(table, strength, Moment(PlayerId(1), "speaks up", may_pass=True))
    assert answer == ("play Enraged on Plain Monster 1" if is_played else "")


def test_who_looks_ahead_helps_a_player_far_ahead_for_all_treasures_only() -> None:
    for level, helper, treasures in ((3, 5, {1, 2}), (6, 2, {2})):
        text = LOST.format(hand="[]", in_play="[]", helper=f'{helper}\nin_play = ["Chainsaw of Bloody Dismemberment"]')
        table = board(text.replace("level = 4", f"level = {level}"))
        every = sayings(table, "ahead", Moment(PlayerId(1), "speaks up", may_pass=True))
        assert every == {f"offer help for {counted(many, 'treasure')}, Bo picks first" for many in treasures}


@pytest.mark.parametrize(("level", "is_played"), [(4, False), (7, False), (8, True)])
def test_who_looks_ahead_keeps_levels_from_cards_for_the_last_step(level: int, is_played: bool) -> None:
    table = before_the_door(f'level = {level}\nhand = ["Boil an Anthill"]')
    assert ("Anthill" in said(table, "ahead", Moment(ANN, "turn"))) == is_played
    assert "Anthill" in said(table, "sensible", Moment(ANN, "turn"))


@pytest.mark.parametrize("edition", IN_TURN)
def test_no_sentence_has_more_merit_than_its_kind_can_have(edition: str) -> None:
    for table, _, _ in played(edition, 5, 160, 3):
        for who in range(len(table.state.players)):
            for one in legal(table, PlayerId(who)):
                assert max(merit(table, one), patient_merit(table, one)) <= at_most(type(one)), one


REFUSED = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = {level}
[player.Bo]
level = 5
in_play = ["Plain Big Sword"]
[player.Cy]
level = 6
"""


@pytest.mark.parametrize(
    ("level", "asked", "why"),
    [
        (6, "", "Bo: nothing was promised."),
        (6, " offering 1 treasure, Bo picks first", ""),
        (8, " offering 1 treasure, Bo picks first", "Bo: Ann is too near the end."),
    ],
)
def test_whoever_turns_help_down_says_why(level: int, asked: str, why: str) -> None:
    table = after(board(REFUSED.format(level=level)), f"Ann asks Bo for help{asked}")
    now, player = moment(table, ()), SensibleBot(BO, 3)
    assert now is not None and now.who == BO
    chosen = player.choose(table, now, options_of(table, BO))
    assert isinstance(chosen, c.Decline if why else c.Agree)
    assert player.remark(table, chosen) == why


def test_help_that_was_turned_down_is_not_offered_again_until_the_fight_changes() -> None:
    table = board(REFUSED.format(level=6))
    asking = Asking(table)
    for line, heard in (("Bo offers help for 1 treasure, Bo picks first", set()), ("Ann declines", {BO})):
        table = after(table, line)
        for _ in range(2):
            asking.now(table)
            assert asking.turned_down == heard, "an offer that stands is not turned down"
    offers = [
        answered(SensibleBot(BO, 3), table, table, Moment(BO, "speaks up", True), one, False)
        for one in (asking, Asking(table))
    ]
    assert [isinstance(chosen, c.OfferHelp) for chosen, _ in offers] == [False, True]
