"""Every bundled scenario comes out as it expects, in each of its editions, and comes to what it came to before."""

from collections.abc import Callable

import pytest

from munch_cli.arbiter import asking, stating
from munch_cli.arbiter.replay import replay
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import bundled_names, failure_problem
from tests.bundled import scenario
from tests.golden.replays import REMEDY, checksum, known
from tests.play.moments import check_whole


@pytest.fixture
def boards_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sentence changes the board it is said on, and what always holds does so on the one after it."""

    def watched(say: Callable[..., Outcome]) -> Callable[..., Outcome]:
        def said(table: Table, *given: object) -> Outcome:
            before = table.state.copy()
            outcome = say(table, *given)
            assert table.state == before, outcome.command
            check_whole(outcome.table.state)
            return outcome

        return said

    monkeypatch.setattr(asking, "perform", watched(asking.perform))
    monkeypatch.setattr(stating, "stated_outcome", watched(stating.stated_outcome))


@pytest.mark.usefixtures("boards_watched")
@pytest.mark.parametrize("name", bundled_names())
def test_scenario_holds(name: str) -> None:
    replays = [replay(scenario(name), edition) for edition in scenario(name).editions]
    told = [failure_problem(scenario(name), failure).render() for one in replays for failure in one.all_failures]
    assert not told, "\n" + "\n".join(told)
    assert checksum(replays) == known().get(name), f"{name} comes to something else: {REMEDY}"
