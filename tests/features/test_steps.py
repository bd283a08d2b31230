"""The list of steps: a sentence fits one step, whoever reads it, and pytest runs a feature of one's own."""

import subprocess
import sys
from pathlib import Path

import pytest

from munch_cli.features.lines import listed_steps
from munch_cli.features.registry import STEPS, matching, nearest_step
from munch_cli.files.gherkin import read_feature

from .contents import FOLDER


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.feature")), ids=lambda path: path.stem)
def test_every_sentence_of_a_feature_fits_exactly_one_step(path: Path) -> None:
    said = {(step.kind, step.text) for case in read_feature(str(path)).cases for step in case.steps}
    assert [one for one in said if len(list(matching(*one))) != 1] == []


def test_every_step_has_an_example_that_fits_it_alone_and_an_explanation() -> None:
    for step in listed_steps():
        assert [taken for taken, _ in matching(step.kind, step.example)] == [step]
        assert step.says.endswith(".")


def test_editors_can_read_the_patterns() -> None:
    """JavaScript takes a pattern as Python does if it has no backslash."""
    assert [step.pattern for step in STEPS if "\\" in step.pattern] == []


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [
        ("Ann is level 9", "Ann is Level 4"),
        ("the fight stand at 3 to 4", "the fight stands at 14 to 6"),
        ("Ann is to run awya", "Ann is to run away"),
        ("3 Treasure are at steak", "2 Treasures are at stake"),
    ],
)
def test_the_nearest_step_is_offered(misspelt: str, meant: str) -> None:
    near = nearest_step("then", misspelt)
    assert near is not None and near.example == meant


GOOD = """Feature: Mine
  @rule:combat.monster-wins-ties
  Scenario: A tie is lost
    Given a new table in classic and lite
    And Ann is Level 5
    And Bo is Level 1
    And Cy is Level 1
    And it is Ann's turn
    And Ann fights Plain Monster 5
    When Ann asks: may I claim the kill?
    Then that is refused
    And Ann is Level 5
"""
FEATURES = {
    "good": (GOOD, ""),
    "word": (GOOD.replace("d\n    And Ann is Level 5", "d\n    And Ann is Level 6"), "Ann is Level 5, not 6"),
    "board": (GOOD.replace("And Bo is Level 1", "And Bo owns Level 1"), "board.feature:6"),
    "kept": (
        GOOD.replace("a new table in classic and lite", 'the board "combat/pumpkinhead" in bites').replace(
            "Ann", "Jenn"
        ),
        'the board "combat/pumpkinhead" lies otherwise than "Jenn is Level 5" says',
    ),
    "quote": (
        GOOD.replace("lite\n", 'lite\n      """\n      Dan is Level 1\n      """\n'),
        "no text goes below a step",
    ),
    "stub": (GOOD.replace("that is refused", "that is refused, because the"), "the reason is another"),
    "tag": (GOOD.replace("combat.monster-wins-ties", "loot.none-after-running-away"), "tagged and not decisive"),
    "unknown-tag": (GOOD.replace("ties", "tys"), 'no rule is called "combat.monster-wins-tys"'),
    "unspoken": (GOOD.replace("Then that is refused\n    And", "Then"), "no Then says that"),
    "no-then": (GOOD[: GOOD.index("    Then")], "no Then"),
    "misspelt": (
        GOOD.replace("is Level 5\n", "is level 5\n").replace("Ann is level 5", "Ann is Level 5", 1),
        "did you mean",
    ),
}
ANOTHER = """Feature: Of another project
  Scenario: One
    Given a shop with 3 apples
    Then it sells them
"""


def test_pytest_runs_a_feature_of_ones_own_and_leaves_others_alone(tmp_path: Path) -> None:
    for name, (text, _) in FEATURES.items():
        (tmp_path / f"{name}.feature").write_text(text, encoding="utf-8")
    (tmp_path / "another.feature").write_text(ANOTHER, encoding="utf-8")
    two_lines = "from munch_cli.features.bdd import *\nscenarios('good.feature')\n"
    (tmp_path / "test_mine.py").write_text(two_lines, encoding="utf-8")
    run = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", "--no-header", str(tmp_path)]
    out = subprocess.run(run, capture_output=True, text=True, check=False, cwd=tmp_path).stdout
    assert "10 failed, 2 passed" in out, out
    assert [name for name, (_, told) in FEATURES.items() if told not in out] == []
    assert "another.feature" not in out and "Traceback" not in out
