"""Curses that are drawn unseen, and Curses whose words or victims are missing."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.repl.session import Session
from munch_cli.rulebook.book import HouseRule
from munch_cli.table import events as e
from munch_cli.table.commands import KickOpen, Loot, PlayCard, TakeCard
from munch_cli.table.ids import NO_PLAYER, PlayerId

ANN, BO = PlayerId(0), PlayerId(1)
EVERYWHERE = ("classic", "booty", "bites", "christmas-lite", "lite")


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_curse_drawn_unseen_goes_to_the_hand_and_strikes_nobody(edition):
    table = read_scenario(path_of("curses/looted-curse")).boards[edition]
    table = perform(perform(table, KickOpen(ANN)).table, TakeCard(ANN)).table
    after = perform(table, Loot(ANN)).table
    drawn = [after.card(copy).name for copy in after.hand(ANN)]
    assert "Plain Curse" in drawn
    assert after.state.players[ANN].level == table.state.players[ANN].level
    assert not after.curses(ANN)


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_a_curse_is_played_on_somebody(edition):
    table = read_scenario(path_of("curses/played-on-anybody-at-any-time")).boards[edition]
    verdict = perform(table, PlayCard(BO, table.hand(BO)[0], on_player=NO_PLAYER)).verdict
    assert verdict.is_fact
    assert verdict.ids == ("table.which-player",)


def test_a_curse_does_something_else_than_at_first_while_the_sheet_or_the_cards_count_for_it() -> None:
    table = read_scenario(path_of("curses/alternative-effect")).boards["christmas-lite"]
    moths = PlayCard(BO, table.hand(BO)[0], on_player=ANN)
    lets = ("curses.some-have-an-alternative-effect", "precedence.card-usually-overrides-sheet")
    for off, does in ((lets[:1], e.LevelsLost), (lets[1:], e.LevelsLost), (lets, e.CurseIgnored)):
        here = table.copy()
        here.law = table.law.with_houses(tuple(HouseRule(rule, "off") for rule in off))
        events = perform(here, moths).events
        assert [type(event) for event in events if isinstance(event, e.LevelsLost | e.CurseIgnored)] == [does], off


def test_only_what_is_held_can_be_drawn_from_a_hand() -> None:
    session = Session()
    for line in ("new classic: Ann, Bo, Cy", "Ann holds Lose Two Cards", "Bo holds Potted Plant + Gazebo"):
        assert not session.hear(line).is_unread, line
    session.hear("Ann plays Lose Two Cards on Bo")
    before = session.table
    assert "table.not-in-hand" in " ".join(session.hear("the card is Bullrog").lines)
    assert session.table is before
    session.hear("the card is Gazebo")
    assert session.table is not None and len(session.table.hand(BO)) == 1
