"""Features are read within limits, and what a case is told of several boxes is read as one for each."""

import pytest

from munch_cli.files.gherkin import feature_in
from munch_cli.files.problems import Problem, Problems


def amiss(text: str) -> tuple[Problem, ...]:
    """What is wrong with a feature."""
    with pytest.raises(Problems) as caught:
        feature_in(text, "y.feature")
    return caught.value.problems


@pytest.mark.parametrize(
    ("below", "place"),
    [
        ("", (2, 3)),
        ("    Pumpkins everywhere.\n", (2, 3)),
        ("    Gvien a board\n    When b\n", (3, 5)),
    ],
)
def test_a_scenario_that_says_nothing_and_a_mistyped_step_are_told_where_they_stand(
    below: str, place: tuple[int, int]
) -> None:
    text = f"Feature: y\n  Scenario: x\n{below}"
    (problem,) = amiss(text)
    assert (problem.code, problem.line, problem.column) == ("feature-syntax", *place)
    assert problem.width == len(text.split("\n")[place[0] - 1].strip())
