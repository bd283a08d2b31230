"""Sentences about several Items of one player, and events that are said of a player."""

import pytest

from munch_cli import api

HATS = (
    'card "Hat A": item, +1, headgear, 100 gp',
    'card "Hat B": item, +3, headgear, 300 gp',
    "Jenn is Level 3 with Hat A, carrying Hat B",
    "Bob is Level 2",
)


def laid(box: str, *lines: str) -> api.Table:
    """Return the board that the lines lay."""
    table = api.new(box, "Jenn", "Bob")
    for line in lines:
        table = api.perform(table, line).table
    return table


@pytest.mark.parametrize("box", ["booty", "bites", "christmas-lite", "lite"])
@pytest.mark.parametrize(
    "said",
    [
        "switch Hat A for Hat B",
        "take off Hat A and put on Hat B",
        "swap Hat A for Hat B",
        "wear Hat B instead of Hat A",
    ],
)
def test_an_item_is_switched_for_another_out_of_combat(box: str, said: str) -> None:
    table = laid(box, *HATS)
    answer = api.may(table, f"may Jenn {said}?")
    assert answer.outcome == "allowed"
    jenn = answer.table.view()["players"]["Jenn"]
    assert (jenn["in_use"], jenn["sideways"]) == (["Hat B"], ["Hat A"])


def test_where_the_sheet_leaves_the_moment_open_the_answer_is_that_point() -> None:
    answer = api.may(laid("classic", *HATS), "may Jenn switch Hat A for Hat B?")
    assert answer.outcome == "silent" and any(id.startswith("gap.") for id in answer.open)


def test_a_switch_is_refused_in_combat() -> None:
    table = laid("bites", *HATS, "Jenn fights Pumpkinhead")
    assert api.may(table, "may Jenn switch Hat A for Hat B?").outcome == "refused"


def test_several_items_are_used_at_once() -> None:
    rings = [f'card "Ring {name}": item, +1, 100 gp' for name in "ABC"]
    for having in ("with Ring A + Ring B + Ring C", "carrying Ring A + Ring B + Ring C"):
        table = laid("booty", *rings, f"Jenn is Level 1 {having}")
        answer = api.may(table, "may Jenn use Ring A, Ring B and Ring C at once?")
        assert answer.outcome == "allowed"
        assert sorted(answer.table.view()["players"]["Jenn"]["in_use"]) == ["Ring A", "Ring B", "Ring C"]


def test_who_dies_is_looted_and_who_is_dead_is_not() -> None:
    table = laid("booty", "Jenn is Level 5 with Eye Patch", "Bob is Level 3")
    died, dead = (api.perform(table, f"Jenn {said}").table for said in ("dies", "is dead"))
    assert died.view()["bodies"] == {"Jenn": ["Eye Patch"]}
    assert dead.view()["bodies"] == {}
    assert all(one.view()["players"]["Jenn"]["dead"] for one in (died, dead))
    assert [owed["who"] for owed in died.view()["owed"]] == ["Bob"]


def test_an_item_with_a_cheat_in_one_breath_is_asked_back_as_two_sentences() -> None:
    holding = "holding Bow with Ribbons + Cheat!"
    table = laid("classic", f"Jenn is a Level 3 Human Wizard with Staff of Napalm, {holding}")
    answer = api.may(table, "may Jenn play Bow with Ribbons with Cheat!?")
    assert answer.outcome == "asks"
    assert answer.choices == ("what if Jenn plays Bow with Ribbons; Jenn plays Cheat! on Bow with Ribbons",)
