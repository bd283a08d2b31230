"""The view keeps to its schema for every table of the bundled scenarios, and hides what somebody cannot see."""

import json

import jsonschema

from munch_cli.arbiter.view import VIEW, moment_seen, only_seen, view, view_schema
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import Outcome
from munch_cli.files.scenarios import bundled_names
from munch_cli.table.commands import ShowHand
from munch_cli.table.events import CardDrawn, CardHeard, CardTaken, HandShown
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import TREASURE
from tests.boards import board
from tests.bundled import run, scenario

HELMET = "Plain Helmet"


def test_the_view_keeps_to_its_schema() -> None:
    check = jsonschema.Draft202012Validator(view_schema())
    for name in bundled_names()[::7]:
        for done in run(name, scenario(name).editions[0]).steps:
            for eyes in (None, PlayerId(0)):
                seen = view(done.last.table, eyes, done.last)
                assert tuple(seen) == tuple(VIEW)
                assert json.loads(json.dumps(seen)) == seen
                assert [error.message for error in check.iter_errors(seen)] == []


def test_a_player_sees_other_hands_as_counts() -> None:
    table = run("combat/pumpkinhead", "bites").table
    jenn, other = view(table, PlayerId(0)), view(table, PlayerId(1))
    assert jenn["players"]["Jenn"]["hand"] == ["Coffin", "Wishing Ring", "Maniac Minion"]
    assert other["players"]["Jenn"]["hand"] == 3


def test_a_card_drawn_face_down_is_not_told_to_others() -> None:
    last = run("combat/pumpkinhead", "bites").steps[-1].last
    assert "Wishing Ring" in json.dumps(view(last.table, PlayerId(0), last)["last"])
    assert "Wishing Ring" not in json.dumps(view(last.table, PlayerId(1), last)["last"])


def test_what_may_be_lost_from_a_hand_is_not_written_down_for_others() -> None:
    table = run("bad-stuff/snails-on-speed", "classic").steps[0].last.table
    (debt,) = table.state.owed
    in_hand = set(table.hand(debt.who))
    assert set(debt.options) & in_hand and set(debt.options) - in_hand
    for eyes in table.state.seats:
        (seen,) = only_seen(table, eyes).state.owed
        hidden = set[int]() if eyes == debt.who else in_hand
        assert seen.options == tuple(copy for copy in debt.options if copy not in hidden)


def test_a_hand_that_is_shown_is_seen_by_those_to_whom_it_is_shown() -> None:
    table = board('[player.Ann]\nhand = ["Plain Helmet"]\n[player.Bo]\n[player.Cy]\n')
    (helmet,) = table.hand(PlayerId(0))
    for to, seen_by in ((PlayerId(1), {0, 1}), (NO_PLAYER, {0, 1, 2})):
        shown = Outcome(ShowHand(PlayerId(0)), Verdict("allowed", ()), (HandShown(PlayerId(0), (helmet,), to),), table)
        seeing = {
            eyes for eyes in table.state.seats if moment_seen(table, shown, eyes).before.card(helmet).name == HELMET
        }
        assert seeing == seen_by


def test_a_card_that_comes_to_somebody_is_seen_by_them_alone_unless_it_is_turned_up() -> None:
    table = board('[table]\ntreasure = ["Plain Helmet"]\n[player.Ann]\n[player.Bo]\n[player.Cy]\n')
    (helmet,) = table.state.zones[TREASURE]
    ann, bo, cy = table.state.seats
    for event, seen_by in (
        (CardDrawn(ann, helmet), {ann}),
        (CardDrawn(ann, helmet, face_up=True), {ann, bo, cy}),
        (CardHeard(ann, helmet), {ann}),
        (CardTaken(ann, helmet), {ann}),
    ):
        come = Outcome(ShowHand(ann), Verdict("allowed", ()), (event,), table)
        seeing = {
            eyes for eyes in table.state.seats if moment_seen(table, come, eyes).before.card(helmet).name == HELMET
        }
        assert seeing == seen_by, event
