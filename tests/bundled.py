"""The bundled scenarios, each read once, and run once in each edition, for all the tests of a process.

The test of a scenario keeps its replays here, so that the tests which look at all of them run none again.
"""

from functools import cache
from pathlib import Path

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.files.scenarios import Scenario, bundled_names, path_of, read_scenario

NAMES = bundled_names()
"""The names of all: "combat/pumpkinhead"."""


def of_topic(topic: str) -> list[str]:
    """The names of a folder's scenarios."""
    return [name for name in NAMES if name.startswith(f"{topic}/")]


@cache
def scenario(name: str) -> Scenario:
    """A scenario, with the boards of its editions. No test changes them."""
    path = path_of(name)
    return read_scenario(path, str(Path("scenarios", *Path(path).parts[-2:])))


_RUNS: dict[tuple[str, str], Replay] = {}


def run(name: str, edition: str) -> Replay:
    """A scenario as it comes out in an edition."""
    if (name, edition) not in _RUNS:
        _RUNS[name, edition] = replay(scenario(name), edition)
    return _RUNS[name, edition]


def keep(name: str, done: Replay) -> None:
    """Keep the replay of a scenario that was run by its own test."""
    _RUNS[name, done.edition.key] = done


def runs(edition: str) -> list[Replay]:
    """All that are for an edition, as they come out."""
    return [run(name, edition) for name in NAMES if edition in scenario(name).editions]
