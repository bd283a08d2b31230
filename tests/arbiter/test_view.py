"""The view keeps to its schema for every table of the bundled scenarios, and hides what somebody cannot see."""

import json

import jsonschema

from munch_cli.arbiter.view import VIEW, only_seen, view, view_schema
from munch_cli.files.scenarios import bundled_names
from munch_cli.table.ids import PlayerId
from tests.bundled import run, scenario


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


def test_what_was_gained_unseen_is_not_written_down_for_others() -> None:
    table = run("timing/just-gained-in-anothers-turn", "classic").steps[0].before
    gained = table.state.turn.gained
    (owner,) = {table.owner_of(copy) for copy in gained}
    assert gained
    for eyes in table.state.seats:
        assert only_seen(table, eyes).state.turn.gained == (gained if eyes == owner else ())
