"""The chart of what may be done when: nothing that somebody may do is missing, and it is what the law goes by."""

import pytest

from munch_cli.arbiter.chart import DEEDS, TIMES_OF_THE_GAME, WHO, Act, Permitted, chart
from munch_cli.arbiter.legal import legal
from munch_cli.engine.law import Law
from munch_cli.engine.moments import MANY, moment_of
from munch_cli.engine.settle import card_of
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.table import commands as c
from munch_cli.table.ids import PlayerId
from tests.play.random_play import EDITIONS, played

NOT_CHARTED = (
    *(c.DeclareSex, c.BeReady, c.KeepCard, c.KeepSilent, c.LetHappen, c.Pass, c.Choose, c.Agree, c.Decline),
    *(c.Decide, c.RuleHouse, c.LeaveGame, c.PlayAtOnce, c.ShowHand, c.AskHand, c.SearchDiscards),
)
"""Answers, the word of the owner, and talk: they are given when they are asked for, or at any time."""


def law(edition: str) -> Law:
    return law_of(load_rulebook().editions[edition])


def row(edition: str, act: str) -> dict[str, Permitted]:
    """A row of a chart, by the times."""
    found = next(one for one in chart(law(edition)) if one.key == act)
    return {time.key: cell for time, cell in zip(TIMES_OF_THE_GAME, found.cells, strict=True)}


def test_every_command_that_rules_speak_of_is_charted_or_is_an_answer_or_talk() -> None:
    charted = {command for deed in DEEDS for command in deed.commands}
    for edition in EDITIONS:
        spoken_of = {on for kind, on in law(edition).rows if kind == "may"}
        assert spoken_of <= charted | set(NOT_CHARTED)
    assert charted.isdisjoint(NOT_CHARTED)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_somebody_may_do_in_a_game_the_chart_lets_him(edition: str) -> None:
    acts = {act.key: act for act in chart(law(edition))}
    seen = 0
    for table, _, _ in played(edition, 2, 200, 3):
        for seat in range(len(table.state.players)):
            moment = moment_of(table.state, PlayerId(seat))
            places = [place for place, time in enumerate(TIMES_OF_THE_GAME) if time.moments >> moment & 1]
            role = next((key for key, (_, moments) in WHO.items() if moments >> moment & 1), "")
            for one in legal(table, PlayerId(seat)) if role and places else ():
                card = card_of(table, one)
                kind = card.kind if card is not None else ""
                keys = [deed.key for deed in DEEDS if type(one) in deed.commands and kind in (deed.kinds or (kind,))]
                for act in (acts[key] for key in keys if key in acts):
                    seen += 1
                    assert role in (*who(act, places[0]), *act.cells[places[0]].asked), (act.key, places, one)
    assert seen > 100


def test_what_bars_only_where_two_cards_meet_is_no_bar_in_a_fight_in_which_nothing_is_owed() -> None:
    cells = row("classic", "curse")
    assert cells["fight"].bars and "gap.two-cards-at-the-same-moment" not in cells["fight"].bars
    assert "gap.two-cards-at-the-same-moment" in cells["claimed"].bars


def who(act: Act, place: int) -> tuple[str, ...]:
    """Who may do a thing at a time."""
    return act.cells[place].who


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_law_asks_for_what_the_chart_tells(edition: str) -> None:
    own = law(edition)
    for kind in (c.Sell, c.KickOpen, c.AskHelp, c.EndTurn):
        opening = own.opening[kind, None]
        assert all(own.cells[kind, None, moment].opens == bool(opening >> moment & 1) for moment in range(MANY))


def test_what_a_turn_consists_of_is_for_the_player_whose_turn_it_is() -> None:
    for edition in EDITIONS:
        door = row(edition, "kick-open")
        assert door["start"].who == ("turn",) and not door["fight"].who and not door["charity"].who
        assert "turn.combat-is-finished-before-going-on" in door["fight"].bars or edition != "classic"


def test_nothing_is_sold_in_a_fight_and_a_curse_strikes_at_any_time() -> None:
    sale, curse = row("bites", "sell"), row("bites", "curse")
    assert sale["start"].who == ("turn",) and not sale["fight"].who
    assert "selling.not-during-combat" in sale["fight"].bars
    assert curse["start"].who == ("turn", "others") and curse["fight"].who == ("fighter", "helper", "others")
    assert "curses.gained-otherwise-playable-on-anyone-any-time" in curse["start"].lets


def test_a_box_has_only_what_its_cards_allow() -> None:
    keys = {edition: {act.key for act in chart(law(edition))} for edition in EDITIONS}
    assert "ship" in keys["booty"] and "ship" not in keys["classic"]
    assert "sacrifice" in keys["bites"] and "sacrifice" not in keys["lite"]
