"""What holds of fights beside what the sheets' own examples show."""

import pytest

from munch_cli.arbiter.asking import Answered, ask
from tests.boards import board

TAKING = """
sets = ["plain"]
[table]
turn = "Ann"
phase = "trouble"
[turn]
met_monster = true
[combat]
fighter = "Ann"
monsters = ["Plain Monster 5"]
[player.Ann]
level = 6
in_play = ["Plain Ring"]
[player.Bo]
in_play = ["Plain Sword"]
[player.Cy]
[[owed]]
what = "take"
who = "Cy"
other = "{whose}"
cards = ["{card}"]
"""


@pytest.mark.parametrize(
    ("whose", "card", "outcome"), [("Ann", "Plain Ring", "refused"), ("Bo", "Plain Sword", "allowed")]
)
def test_a_fight_waits_for_what_is_taken_from_whoever_fights_and_for_nothing_else(
    whose: str, card: str, outcome: str
) -> None:
    answered = ask(board(TAKING.format(whose=whose, card=card)), "may Ann claim the kill?")
    assert isinstance(answered, Answered)
    verdict = answered.last.verdict
    assert verdict.outcome == outcome
    assert ("table.something-is-owed" in verdict.ids) == (outcome == "refused")
