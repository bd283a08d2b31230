"""pytest plug-in of this repository: more than a scenario says of itself is checked of each bundled one.

No sentence changes the board on which it is said, everything that always holds does so on the next board, and the
scenario comes to what it came to before, to the last term and card.
"""

from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from munch_cli.pytest_plugin import ScenarioTest

BUNDLED = Path(__file__).parents[2] / "scenarios"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    if not isinstance(item, ScenarioTest):
        return (yield)
    with pytest.MonkeyPatch.context() as patch:
        _watch_boards(patch)
        return (yield)


@pytest.hookimpl(optionalhook=True)  # an older set-up of .venv does not know the plug-in yet
def pytest_munch_replayed(item: ScenarioTest, replay: object) -> None:
    from munch_cli.arbiter.replay import Replay
    from tests.bundled import keep
    from tests.golden.boards import known, replayed

    if BUNDLED in item.path.parents:
        assert isinstance(replay, Replay)
        name = f"{item.path.parent.name}/{item.case or item.path.stem}"
        box = replay.edition.key
        keep(name, replay)
        assert replayed(replay) == known().get(name, {}).get(box), f"{name} {box}: python -m tests.golden boards"


@pytest.hookimpl(optionalhook=True, trylast=True)
def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    from munch_cli.features.bdd import RUNNING
    from tests.bundled import keep_trial

    if (running := request.node.stash.get(RUNNING, None)) is not None and not running.failed:
        keep_trial(tuple(step.name for step in running.scenario.steps), running.trial)


def _watch_boards(patch: pytest.MonkeyPatch) -> None:
    from munch_cli.arbiter import asking, stating
    from munch_cli.engine.run import Outcome
    from munch_cli.engine.table import Table
    from tests.play.moments import check_whole

    def watched(say: Callable[..., Outcome]) -> Callable[..., Outcome]:
        def said(table: Table, *given: object) -> Outcome:
            before = table.state.copy()
            outcome = say(table, *given)
            assert table.state == before, outcome.command
            check_whole(outcome.table.state)
            return outcome

        return said

    patch.setattr(asking, "perform", watched(asking.perform))
    patch.setattr(stating, "stated_outcome", watched(stating.stated_outcome))
