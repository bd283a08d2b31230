"""The log of a game: one act a line, nothing told twice, the odds beside the act."""

from munch_cli.arbiter.view import moment_seen
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.language.card import bad_stuff
from munch_cli.show.log import log_lines
from munch_cli.show.look import PLAIN
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.ids import CopyId, PlayerId
from tests.boards import board, too_many

ANN, BOB, CY = PlayerId(0), PlayerId(1), PlayerId(2)
FIGHT = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 3
in_play = ["Plain Helmet"]
[player.Bob]
level = 8
hand = ["Plain Great Potion", "Plain Curse"]
[player.Cy]
"""


def copy_of(table: Table, card: str) -> CopyId:
    """The first copy of a card."""
    return next(CopyId(at) for at, id in enumerate(table.state.cards) if table.catalogue[id].name == card)


def logged(outcome: Outcome, before: Table, eyes: PlayerId) -> str:
    return "\n".join(log_lines(moment_seen(before, outcome, eyes), PLAIN))


def test_who_runs_and_who_is_asked_for_help_is_told_with_the_odds() -> None:
    table = board(FIGHT)
    ran = perform(table, c.RunAway(ANN, table.foes[0]), Generator())
    cost = bad_stuff(table.card(table.foes[0]))
    assert cost and f"2 in 6 to get away; caught: {cost}" in " ".join(logged(ran, table, BOB).split())
    asked = perform(table, c.AskHelp(ANN, BOB))
    ours = table.total("munchkins").amount + table.total("strength", BOB).amount
    assert f"with Bob {ours}:10" in logged(asked, table, CY)


def test_a_card_played_into_a_fight_is_told_with_both_sums() -> None:
    table = board(FIGHT)
    potion = copy_of(table, "Plain Great Potion")
    played = perform(table, c.PlayCard(BOB, potion, on_card=table.foes[0]))
    theirs = played.table.total("monsters").amount
    assert theirs > 10 and f":{theirs} in the fight" in logged(played, table, CY)


def test_what_takes_a_win_away_says_so() -> None:
    weak = FIGHT.replace("Plain Monster 10", "Plain Monster 5")
    for level, wins in ((9, True), (8, False)):
        table = board(weak.replace("level = 3", f"level = {level}"))
        played = perform(table, c.PlayCard(BOB, copy_of(table, "Plain Great Potion"), on_card=table.foes[0]))
        assert ("Ann would win the game" in logged(played, table, CY)) == wins


def test_whom_a_curse_strikes_is_told_once_and_marked_for_the_one_struck() -> None:
    table = board(FIGHT)
    cursed = perform(table, c.PlayCard(BOB, copy_of(table, "Plain Curse"), on_player=ANN))
    assert any(isinstance(event, e.CurseStruck) for event in cursed.events)
    assert logged(cursed, table, CY).count("Plain Curse") == 1
    assert "  ! " in logged(cursed, table, ANN) and "  ! " not in logged(cursed, table, CY)


def test_what_is_discarded_in_charity_is_told_once() -> None:
    hand = ("Plain Helmet", "Plain Potion", "Plain Boots", "Plain Curse", "Plain Monster 1", "Plain Monster 5")
    table = perform(too_many(*hand, bob=9), c.EndTurn(ANN)).table
    thrown = perform(table, c.DiscardInCharity(ANN, (copy_of(table, "Plain Boots"),)))
    assert thrown.was_done and logged(thrown, table, CY).count("Plain Boots") == 1


def test_what_is_given_in_charity_is_told_once() -> None:
    hand = ("Plain Helmet", "Plain Potion", "Plain Boots", "Plain Curse", "Plain Monster 1", "Plain Monster 5")
    table = perform(too_many(*hand), c.EndTurn(ANN)).table
    given = perform(table, c.GiveInCharity(ANN, (copy_of(table, "Plain Boots"),), BOB))
    assert given.was_done
    assert [logged(given, table, eyes).count("Plain Boots") for eyes in (ANN, BOB, CY)] == [1, 1, 0]
