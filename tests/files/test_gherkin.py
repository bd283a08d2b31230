"""Features are read within limits, and what a case is told of several boxes is read as one for each."""

import pytest

from munch_cli.files.gherkin import MOST_CASES, MOST_LINES, MOST_SIGNS, feature_in
from munch_cli.files.problems import Problem, Problems

CASE = "\n  Scenario: x\n    Given a new bites table\n    When Ann kicks open the door\n    Then Ann fights\n"
ONE = f"Feature: y{CASE}"


def amiss(text: str) -> tuple[Problem, ...]:
    """What is wrong with a feature."""
    with pytest.raises(Problems) as caught:
        feature_in(text, "y.feature")
    return caught.value.problems


def padded(signs: int = 0, lines: int = 0) -> str:
    """A feature of so many signs, or so many lines."""
    return ONE + "#" * (signs - len(ONE)) + "\n" * (lines - ONE.count("\n") - 1)


def cases(many: int) -> str:
    """Return a feature with so many scenarios, each with a name of its own."""
    return "Feature: y" + "".join(CASE.replace("Scenario: x", f"Scenario: x{place}") for place in range(many))


def test_a_feature_is_as_long_as_it_may_be_and_no_longer() -> None:
    for longest, longer in (
        (padded(signs=MOST_SIGNS), padded(signs=MOST_SIGNS + 1)),
        (padded(lines=MOST_LINES), padded(lines=MOST_LINES + 1)),
        (cases(MOST_CASES), cases(MOST_CASES + 1)),
    ):
        assert feature_in(longest, "y.feature").cases
        (problem,) = amiss(longer)
        assert (problem.code, problem.line, problem.column) == ("too-many", 0, 0)


def test_what_goes_on_from_a_background_may_be_remarked_upon() -> None:
    background = "Feature: y\n  Background:\n    Given a new bites table\n"
    text = f"{background}  Scenario: x\n    Wen is here.\n    When Ann kicks open the door\n    Then Ann fights\n"
    assert feature_in(text, "y.feature").cases
    assert amiss(text.replace("    When", "    Then", 1))


@pytest.mark.parametrize(
    ("below", "place"),
    [
        ("", (2, 3)),
        ("    Pumpkins everywhere.\n", (2, 3)),
        ("    Gvien a board\n    When b\n", (3, 5)),
        ("    Given\n    When b\n", (3, 5)),
        ("    Given\ta board\n    When b\n", (3, 5)),
        ("\n    # so\n    Pumpkins everywhere.\n\n    #Gvien a board\n      Gvien a board\n    When b\n", (8, 7)),
        ("\n      Gvien a board\n\n  Scenario: z\n    Given a new bites table\n", (4, 7)),
    ],
)
def test_a_scenario_that_says_nothing_and_a_mistyped_step_are_told_where_they_stand(
    below: str, place: tuple[int, int]
) -> None:
    text = f"Feature: y\n  Scenario: x\n{below}"
    (problem,) = amiss(text)
    assert (problem.code, problem.line, problem.column) == ("feature-syntax", *place)
    assert problem.width == len(text.split("\n")[place[0] - 1].strip())
