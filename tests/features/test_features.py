"""The executable rulebook: every case of every feature, in each box that it is told of."""

from itertools import groupby

import pytest

from munch_cli.arbiter.features.features import run_feature
from munch_cli.files.gherkin import Feature, read_feature

from .rulebook import FOLDER


def told() -> list[tuple[str, Feature]]:
    """Each case with its name: a feature that has nothing but this case, once for each of its boxes."""
    found = []
    for path in sorted(FOLDER.glob("*.feature")):
        feature = read_feature(str(path), path.name)
        for name, runs in groupby(feature.cases, key=lambda case: case.name):
            found.append((f"{path.stem}: {name}", feature._replace(cases=tuple(runs))))
    return found


TOLD = told()


@pytest.mark.parametrize("case", [case for _, case in TOLD], ids=[name for name, _ in TOLD])
def test_a_case_comes_out_as_it_is_told(case: Feature) -> None:
    ran, problems = run_feature(case)
    assert ran == len(case.cases) and [problem.render() for problem in problems] == []
