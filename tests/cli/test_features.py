"""Features as a person checks them: what holds is silent, what does not is marked; boards told in steps."""

import json
import sys
from pathlib import Path

import pytest

from munch_cli.cli.start import main
from munch_cli.features.running import run_feature
from munch_cli.files.gherkin import read_feature
from tests.inside import munch

HOLDS = """Feature: Boots
  Scenario: Not in a fight
    Given a new table in bites
    And Jenn is a female Level 4 Werewolf with Finger Claws, carrying Goth Boots
    And Jenn fights Pumpkinhead
    When may Jenn equip Goth Boots?
    Then that is refused, because used and carried Items may not be switched during combat or while running away
    And the rule cited is items.not-switched-in-combat-or-while-running

  Scenario Outline: Before it
    Given a new <edition> table
    And Ann carries Plain Boots
    When Ann equips Plain Boots
    Then Ann uses Plain Boots

    Examples:
      | edition |
      | bites   |
      | lite    |
"""


def check(*words: object) -> tuple[int, str, str]:
    """Return what munch check says."""
    done = munch("check", *map(str, words))
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def feature(tmp_path: Path) -> Path:
    path = tmp_path / "boots.feature"
    path.write_text(HOLDS, encoding="utf-8")
    return path


def test_what_holds_is_silent(feature: Path) -> None:
    assert check(feature) == (0, "", "")
    assert check(feature.parent) == (0, "", "")


def test_what_does_not_hold_is_marked_at_its_line(feature: Path) -> None:
    feature.write_text(HOLDS.replace("that is refused", "that is allowed"), encoding="utf-8")
    code, out, err = check(feature)
    assert (code, err) == (1, "")
    assert "boots.feature:7:5: error[other-verdict]" in out


SEVERAL = """Feature: The phases
  Scenario: Their order
    Given the board "turn/door-by-door" in classic, booty and lite
    When may Ann loot the room?
    Then in lite: that is refused, because a turn has three phases in order
    And elsewhere: that is refused, because a turn has four phases in order
"""


def test_a_case_is_told_of_several_boxes_and_a_line_of_some_of_them(feature: Path) -> None:
    feature.write_text(SEVERAL, encoding="utf-8")
    code, out, _ = check("-v", feature)
    assert code == 0 and "(classic, booty and lite)" in out
    feature.write_text(SEVERAL.replace("in lite:", "in booty:"), encoding="utf-8")
    code, out, _ = check(feature)
    assert code == 1 and out.count("error[") == 1, "booty has four phases"


def test_a_line_of_a_box_that_its_case_is_not_told_of_is_marked(feature: Path) -> None:
    feature.write_text(SEVERAL.replace("in lite:", "in bites:"), encoding="utf-8")
    code, _, err = check(feature)
    assert code == 2 and ":5:5: error[unknown-edition]" in err and "classic, booty and lite" in err


def test_what_cannot_be_read_is_told_apart(feature: Path) -> None:
    feature.write_text(HOLDS.replace("Pumpkinhead", "Pumkinhead"), encoding="utf-8")
    code, out, err = check(feature)
    assert (code, out) == (2, "")
    assert 'did you mean "Pumpkinhead"' in err and ":5:5: error[not-understood]" in err


def test_a_board_that_cannot_be_is_no_board(feature: Path) -> None:
    feature.write_text(HOLDS.replace("Level 4 Werewolf", "Level 4 Werewolf Vampire"), encoding="utf-8")
    code, _, err = check(feature)
    assert code == 2 and "error[board-at-odds]" in err


def test_a_card_named_twice_must_be_there_twice_and_nothing_means_none(feature: Path) -> None:
    feature.write_text(HOLDS.replace("Ann uses Plain Boots", "Ann carries nothing sideways"), encoding="utf-8")
    assert check(feature) == (0, "", "")
    feature.write_text(HOLDS.replace("Ann uses Plain Boots", "Ann uses Plain Boots + Plain Boots"), encoding="utf-8")
    code, out, _ = check(feature)
    assert code == 1 and "Ann uses Plain Boots, not Plain Boots + Plain Boots" in out


def test_as_json_and_for_one_edition(feature: Path, capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    for edition, ran in ((), 3), (("--edition", "lite"), 1):
        monkeypatch.setattr(sys, "argv", ["munch", "check", "--json", *edition, str(feature)])
        assert main() == 0
        assert json.loads(capsys.readouterr().out) == {"munch": 1, "checked": ran, "failures": [], "problems": []}


def test_a_board_may_be_told_in_the_steps_of_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "told.toml"
    path.write_text(
        """
format = 1
title = "Told in steps"
edition = "bites"
[player.Ann]
[[before]]
do = "Bo is a Level 3 Vampire holding Fluffy"
[[before]]
do = "next roll 6"
[[step]]
do = "Ann fights Plain Monster 5"
expect.combat.monsters.total = 5
[[step]]
do = "Bo is a Werewolf"
verdict = "refused"
cites = ["race.one-at-a-time-without-half-breed"]
[[step]]
do = "Ann runs"
verdict = "silent"
open = ["gap.run-without-asking"]
expect.combat = false
""",
        encoding="utf-8",
    )
    assert check(path) == (0, "", "")


def test_a_board_beside_a_feature_is_read_each_time_the_feature_is_run(tmp_path: Path) -> None:
    board, path = tmp_path / "mine", tmp_path / "mine.feature"
    laid = 'format = 1\ntitle = "Mine"\nedition = "bites"\n[player.Ann]\nlevel = {}\n[[step]]\nask = "may Ann run?"\n'
    case = 'Feature: Mine\n  Scenario: Mine\n    Given the board "mine" in bites\n    Then Ann is Level {}\n'
    for level in (3, 4):
        board.write_text(laid.format(level), encoding="utf-8")
        path.write_text(case.format(level), encoding="utf-8")
        assert run_feature(read_feature(str(path)), str(tmp_path)) == (1, [])


FAULTS = """@rule:charity.lowest-giver-discards-insted
Feature: Faults
  Scenario: Boots
    Given a new table in bites
    And Jenn is a female Level 4 Werewulf
    When may Jenn equip Goth Boots?
    Then that is refusd

  @rule:card.made-up.one @mine
  Scenario: Nothing looked for
    Given a new bites table
    And Ann has Plain Boots in hand
    When Ann kicks open the door
    Then nobody knows what
    And neither this
"""


def test_what_is_wrong_whatever_comes_of_the_rest_is_told_at_once(feature: Path) -> None:
    feature.write_text(FAULTS, encoding="utf-8")
    code, _, err = check(feature)
    assert code == 2
    places = {
        line.split(": error[")[0].rpartition("boots.feature:")[2] for line in err.splitlines() if ": error[" in line
    }
    assert places >= {"1:1", "5:5", "7:5", "14:5", "15:5"}
    assert 'did you mean "charity.lowest-giver-discards-instead"?' in err


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Feature: x\n  Scenario: a\n", 2),
        ("Feature: x\n  Scenario: a\n    Givn a new bites table\n    Whn Ann kicks open the door\n", 3),
        ("Feature: x\n  Background:\n    Given a new bites table\n  Scenario: a\n", 4),
        ("Feature: x\n  Background:\n    Given a new bites table\n  Scenario: a\n    Whn x\n    Then y\n", 5),
        ("Feature: x\n  Scenario: a\n    Givn a new bites table\n    When Ann kicks open the door\n", 3),
    ],
)
def test_a_scenario_that_says_nothing_does_not_hold(feature: Path, text: str, line: int) -> None:
    feature.write_text(text, encoding="utf-8")
    code, _, err = check(feature)
    assert code == 2 and f"boots.feature:{line}:" in err and "error[feature-syntax]" in err


def test_a_scenario_may_be_remarked_upon(feature: Path) -> None:
    remarked = HOLDS.replace(
        "Not in a fight\n", "Not in a fight\n    The fighter has his\n    hands full. Any boots\n    stay on.\n\n"
    )
    feature.write_text(remarked, encoding="utf-8")
    assert check(feature) == (0, "", "")


def test_the_board_of_a_failure_can_be_pasted_below_its_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.feature"
    text = "Feature: Mine\n  Scenario: Mine\n    {}\n    Then Ann is Level {}\n"
    board = "Ann is Level 4, holding Fluffy\n    And Bob is Level 2"
    laid = f"Given a new table in bites\n    And {board}"
    path.write_text(text.format(laid, 5), encoding="utf-8")
    _, problems = run_feature(read_feature(str(path), str(path)))
    pasted = "\n    ".join(problems[0].board)
    path.write_text(text.format(pasted, 4), encoding="utf-8")
    assert run_feature(read_feature(str(path), str(path))) == (1, [])
