"""Features as a person checks them: what holds is silent, what does not is marked; boards told in steps."""

from pathlib import Path

import pytest

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
    assert (code, out.count("error[")) == (1, 2), "booty has four phases, and lite, which is now elsewhere, three"


def test_what_cannot_be_read_is_told_apart(feature: Path) -> None:
    feature.write_text(HOLDS.replace("Pumpkinhead", "Pumkinhead"), encoding="utf-8")
    code, out, err = check(feature)
    assert (code, out) == (2, "")
    assert 'did you mean "Pumpkinhead"' in err and ":5:5: error[not-understood]" in err


def test_a_card_named_twice_must_be_there_twice_and_nothing_means_none(feature: Path) -> None:
    feature.write_text(HOLDS.replace("Ann uses Plain Boots", "Ann carries nothing sideways"), encoding="utf-8")
    assert check(feature) == (0, "", "")
    feature.write_text(HOLDS.replace("Ann uses Plain Boots", "Ann uses Plain Boots + Plain Boots"), encoding="utf-8")
    code, out, _ = check(feature)
    assert code == 1 and "Ann uses Plain Boots, not Plain Boots + Plain Boots" in out


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
