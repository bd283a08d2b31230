"""Scenarios are run strictly: whatever is not as it should be is told, with its place and the terms of a total."""

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import failure_problem, scenario_in
from munch_cli.files.toml import parse_toml

BOARD = """
format = 1
title = "a fight"
edition = "bites"
sets = ["plain"]
{top}

[table]
turn = "Ann"
door = ["Plain Monster 5"]
treasure = ["Plain Helmet"]

[player.Ann]
level = 6
hand = ["Plain Armor"]

[player.Bo]
level = 2

[[step]]
do = "Ann kicks open the door"
{first}

{rest}
"""


def told(first: str = "", rest: str = "", top: str = "") -> list[str]:
    """What is told of a scenario; nothing if it holds."""
    scenario = scenario_in(parse_toml(BOARD.format(first=first, rest=rest, top=top), "fight.toml"))
    return [failure_problem(scenario, failure).render() for failure in replay(scenario, "bites").all_failures]


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ('do = "Bo kicks open the door"', "other-verdict"),
        ('what_if = ["Bo kicks open the door", "Bo offers help"]\nverdict = "refused"', "other-verdict"),
        ('ask = "may Ann claim the kill?"\ndraws = ["Plain Armor"]', "chance-left-over"),
    ],
)
def test_each_way_to_fail_has_its_code(step: str, code: str) -> None:
    found = told(rest=f"[[step]]\n{step}", top="ends_owed = true")
    assert [one.split("[")[1].split("]")[0] for one in found] == [code]


@pytest.mark.parametrize("chance", ["dice = [4]", 'draws = ["Plain Armor"]'])
def test_chance_that_is_left_over_is_pointed_at(chance: str) -> None:
    (only,) = told(rest=f'[[step]]\nask = "may Ann claim the kill?"\n{chance}')
    assert only.splitlines()[1].endswith(f"| {chance}"), only


def test_what_is_only_asked_is_not_done() -> None:
    assert told(rest='[[step]]\nask = "may Ann claim the kill?"\n[[step]]\nask = "may Ann claim the kill?"') == []


def test_a_what_if_is_judged_on_a_copy() -> None:
    what_if = '[[step]]\nwhat_if = ["Bo offers help", "Ann agrees"]\nverdict = "silent"\nexpect.combat.helper = "Bo"'
    after = '[[step]]\nask = "may Ann claim the kill?"\nexpect.combat.helper = ""'
    assert told(rest=f"{what_if}\n{after}") == []


def test_what_the_scenario_shows_has_to_decide() -> None:
    (only,) = told(top='shows = ["combat.monster-wins-ties"]')
    assert "combat.monster-wins-ties decides nothing in this scenario" in only


@pytest.mark.parametrize(
    "step",
    [
        'ask = "why?"',
        'ask = "what may Ann do?"',
        'ask = "Ann is Level 3"',
    ],
)
def test_what_is_neither_done_nor_judged_is_no_step(step: str) -> None:
    with pytest.raises(Problems) as caught:
        told(rest=f"[[step]]\n{step}")
    assert [problem.code for problem in caught.value.problems] == ["not-understood"]


def test_of_what_nothing_decides_no_rule_is_told() -> None:
    asks = '[[step]]\nask = "what if Bo has Plain Boots?"\nverdict = "asks"\n'
    (only,) = told(rest=f'{asks}cites = ["combat.monster-wins-ties"]')
    assert "nothing decided it" in only
    (only,) = told(rest='[[step]]\ndo = "Bo is Level 5"\nverdict = "refused"')
    assert "expected to be refused, and it is allowed\n" in only
