"""Every bundled scenario comes out as it expects, in each of its editions; the worked examples are all there."""

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.bundled_scenarios import bundled_names, path_of
from munch_cli.files.failures import failure_problem
from munch_cli.files.scenarios import read_scenario


@pytest.mark.parametrize("name", bundled_names())
def test_scenario_holds(name: str) -> None:
    scenario = read_scenario(path_of(name), f"scenarios/{name}.toml")
    told = [
        failure_problem(scenario, failure).render()
        for edition in scenario.editions
        for failure in replay(scenario, edition).all_failures
    ]
    assert not told, "\n" + "\n".join(told)
