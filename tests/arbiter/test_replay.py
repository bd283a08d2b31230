"""Scenarios are run strictly: whatever is not as it should be is told, with its place and the terms of a total."""

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import failure_problem, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.rulebook.book import Faults

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


def test_a_scenario_that_holds_is_not_talked_about() -> None:
    assert (
        told("expect.combat = { munchkins = { total = 6 }, monsters = 5, helper = false, winning = 'munchkins' }") == []
    )


def test_a_wrong_total_is_told_with_its_terms() -> None:
    (only,) = told("expect.combat.munchkins.total = 7")
    assert "combat.munchkins.total: expected 7, found 6 = 6 Level" in only
    assert only.startswith("fight.toml:22:33: error[not-as-expected]")


def test_lists_are_compared_without_regard_to_order() -> None:
    assert told('expect.players.Ann.hand = ["Plain Armor"]') == []
    (only,) = told('expect.players.Ann.hand = ["Plain Helmet", "Plain Armor"]')
    assert '"Plain Helmet" is not there' in only


def test_a_name_that_the_view_does_not_have_is_told_with_the_nearest() -> None:
    (only,) = told("expect.combat.munchkin.total = 6")
    assert 'did you mean "munchkins"' in only


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ('do = "Bo kicks open the door"', "other-verdict"),
        ('what_if = ["Bo kicks open the door", "Bo offers help"]\nverdict = "refused"', "other-verdict"),
        ('do = "Bo kicks open the door"\nverdict = "refused"\ncites = ["cards.hand-limit-five"]', "not-cited"),
        ('ask = "may Ann claim the kill?"\nopen = ["gap.help-when-already-winning"]', "not-left-open"),
        ('ask = "may Ann claim the kill?"\ndie = 4', "chance-left-over"),
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


@pytest.mark.parametrize("expected", ["expect.players.Ann.dead = 0", "expect.players.Ann.level = true"])
def test_what_holds_or_not_is_no_number(expected: str) -> None:
    assert len(told(expected)) == 1


def test_what_is_only_asked_is_not_done() -> None:
    assert told(rest='[[step]]\nask = "may Ann claim the kill?"\n[[step]]\nask = "may Ann claim the kill?"') == []


def test_a_what_if_is_judged_on_a_copy() -> None:
    what_if = '[[step]]\nwhat_if = ["Bo offers help", "Ann agrees"]\nverdict = "silent"\nexpect.combat.helper = "Bo"'
    after = '[[step]]\nask = "may Ann claim the kill?"\nexpect.combat.helper = ""'
    assert told(rest=f"{what_if}\n{after}") == []


def test_what_the_scenario_shows_has_to_decide() -> None:
    (only,) = told(top='shows = ["combat.monster-wins-ties"]')
    assert "combat.monster-wins-ties decides nothing in this scenario" in only


def test_something_owed_at_the_end_is_told() -> None:
    (only,) = told(rest='[[step]]\ndo = "Bo offers help"\nverdict = "silent"')
    assert "still-owed" in only


def test_a_sentence_that_breaks_off_has_its_caret() -> None:
    with pytest.raises(Problems) as caught:
        told(rest='[[step]]\ndo = "Ann kicks open the dor"')
    assert "error[not-understood]" in str(caught.value)
    assert "fight.toml:" in str(caught.value)


@pytest.mark.parametrize(
    "step",
    [
        'ask = "why?"',
        'ask = "what may Ann do?"',
        'ask = "Ann is Level 3"',
        'ask = "undo"',
        'do = "claims the kill"',
        'ask = "what if Bo has Plain Boots?"',
        'what_if = ["Bo has Plain Boots"]',
    ],
)
def test_what_is_neither_done_nor_judged_is_no_step(step: str) -> None:
    with pytest.raises(Problems) as caught:
        told(rest=f"[[step]]\n{step}")
    assert [problem.code for problem in caught.value.problems] == ["not-understood"]


@pytest.mark.parametrize(
    "step",
    [
        'ask = "what if Bo has Plain Boots?"',
        'what_if = ["Bo has Plain Boots"]',
    ],
)
def test_what_is_asked_back_may_be_expected(step: str) -> None:
    asks = f'[[step]]\n{step}\nverdict = "asks"\n'
    assert told(rest=asks) == []
    (other,) = told(rest=f'{asks}choices = ["Bo has Plain Boots"]')
    assert "not-as-expected" in other
    named = other.splitlines()[0].partition("are asked back: ")[2].split(", ")
    assert len(named) == 3 and told(rest=f"{asks}choices = {named}") == []
    assert told(rest=f"{asks}choices = {named[:2]}") != []


def test_what_is_asked_back_only_once_the_rest_is_supposed_may_be_expected_too() -> None:
    holds = '[[step]]\ndo = "Bo has Plain Potion in hand"\n[[step]]\ndo = "nobody fights"\n'
    asks = f'{holds}[[step]]\nask = "what if Ann fights Plain Monster 5; Bo plays Plain Potion?"\n'
    assert told(rest=f'{asks}verdict = "asks"') == []
    with pytest.raises(Problems) as caught:
        told(rest=asks)
    assert [problem.code for problem in caught.value.problems] == ["not-understood"]


def test_what_is_supposed_in_a_question_is_carried_out_on_a_copy() -> None:
    asks = 'ask = "what if Bo is Level 5?"\nexpect.players.Bo.level = 5'
    assert told(rest=f"[[step]]\n{asks}\n[[step]]\nask = 'may Ann claim the kill?'\nexpect.players.Bo.level = 2") == []


def test_of_what_is_supposed_in_a_question_every_sentence_shows_its_rules() -> None:
    asks = '[[step]]\nask = "what if Bo offers help; Ann agrees?"\nverdict = "silent"'
    assert told(rest=asks, top='shows = ["helping.helper-adds-combat-strength"]') == []


def test_of_what_nothing_decides_no_rule_is_told() -> None:
    asks = '[[step]]\nask = "what if Bo has Plain Boots?"\nverdict = "asks"\n'
    (only,) = told(rest=f'{asks}cites = ["combat.monster-wins-ties"]')
    assert "nothing decided it" in only
    (only,) = told(rest='[[step]]\ndo = "Bo is Level 5"\nverdict = "refused"')
    assert "expected to be refused, and it is allowed\n" in only


def test_so_many_wrong_sentences_are_told_and_no_more() -> None:
    with pytest.raises(Problems) as caught:
        told(rest='[[step]]\ndo = "Ann kisses the door"\n' * (2 * Faults.MOST))
    assert len(caught.value.problems) == 1 + Faults.MOST, "that at which it stopped, and of those behind it"


def test_what_a_step_brings_into_the_fight_has_to_be_known() -> None:
    text = BOARD.format(
        first="", rest='[[card]]\nname = "Fog"\nkind = "monster"\nlevel = 5\nunknown = ["treasures"]', top=""
    )
    scenario = scenario_in(parse_toml(text.replace('door = ["Plain Monster 5"]', 'door = ["Fog"]'), "fight.toml"))
    with pytest.raises(Problems) as unknown:
        replay(scenario, "bites")
    assert [problem.code for problem in unknown.value.problems] == ["card-fact-unknown"]
