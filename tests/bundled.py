"""The bundled scenarios and features, each read once, and run once in each edition, for all the tests of a process.

The test of a scenario keeps its replays here, that of a case its games, so that the tests which look at all of them run
none again.
"""

from functools import cache
from pathlib import Path

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.features.running import played
from munch_cli.features.trial import Trial
from munch_cli.files.gherkin import Case, Feature, read_feature
from munch_cli.files.scenarios import Scenario, bundled_names, path_of, read_scenario

ROOT = Path(__file__).parents[1]
NAMES = bundled_names()
"""The names of all: "combat/pumpkinhead"."""


def of_topic(topic: str) -> list[str]:
    """The names of a folder's scenarios."""
    return [name for name in NAMES if name.startswith(f"{topic}/")]


_READ: dict[str, Scenario] = {}
_RUNS: dict[tuple[str, str], Replay] = {}
_TRIALS: dict[tuple[str, ...], Trial] = {}


def scenario(name: str) -> Scenario:
    """A scenario, with the boards of its editions. No test changes them."""
    if name not in _READ:
        path = path_of(name)
        _READ[name] = read_scenario(path, str(Path("scenarios", *Path(path).parts[-2:])))
    return _READ[name]


def run(name: str, edition: str) -> Replay:
    """A scenario as it comes out in an edition."""
    if (name, edition) not in _RUNS:
        _RUNS[name, edition] = replay(scenario(name), edition)
    return _RUNS[name, edition]


def keep(name: str, done: Replay) -> None:
    """Keep a scenario that was run by its own test, and its replay."""
    _READ[name] = done.scenario
    _RUNS[name, done.edition.key] = done


@cache
def feature(topic: str) -> Feature:
    """The feature of a topic."""
    return read_feature(str(ROOT / "features" / f"{topic}.feature"))


def trial(case: Case) -> Trial:
    """The games of a case of a feature, which holds in all its boxes. No test plays on in them."""
    said = tuple(step.text for step in case.steps)
    if said not in _TRIALS:
        _TRIALS[said] = games = Trial()
        assert played(case, games) is None
    return _TRIALS[said]


def keep_trial(said: tuple[str, ...], games: Trial) -> None:
    """Keep the games of a case that was played by its own test. ``said``: its steps."""
    _TRIALS[said] = games


def runs(edition: str) -> list[Replay]:
    """All that are for an edition, as they come out."""
    return [run(name, edition) for name in NAMES if edition in scenario(name).editions]
