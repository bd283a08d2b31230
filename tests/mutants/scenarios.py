"""The bundled scenarios and the cases of the features in one process: which of them reach a line, and which still hold.

python -m tests.mutants.scenarios reach   reads FILE:LINE a line, writes FILE:LINE NAME NAME ...
python -m tests.mutants.scenarios hold    reads NAME a line, ends with 1 at the first that fails
"""

import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

import munch_cli
from munch_cli.arbiter.features.features import run_feature
from munch_cli.arbiter.replay import replay
from munch_cli.files.gherkin import Feature, read_feature
from munch_cli.files.scenarios import bundled_features, bundled_names, path_of, read_scenario

PACKAGE = Path(munch_cli.__file__).parent


CASE = ".feature:"
"""Between the topic of a case and the line of its board."""


def names() -> list[str]:
    """Every bundled scenario, and every case of the features."""
    cases = {f"{topic}{CASE}{case.steps[0].line}": topic for topic in bundled_features() for case in told(topic).cases}
    return [*bundled_names(), *cases]


@cache
def told(topic: str) -> Feature:
    """The feature of a topic."""
    return read_feature(bundled_features()[topic])


def holds(name: str) -> bool:
    """Whether a scenario, or a case, comes out as it is told in each of its editions."""
    if CASE in name:
        topic, line = name.split(CASE)
        runs = tuple(case for case in told(topic).cases if case.steps[0].line == int(line))
        return run_feature(told(topic)._replace(cases=runs))[1] == []
    scenario = read_scenario(path_of(name), f"scenarios/{name}.toml")
    return not any(replay(scenario, edition).all_failures for edition in scenario.editions)


def reached(places: Iterable[str]) -> dict[str, list[str]]:
    """FILE:LINE -> the names of the scenarios that carry the line out."""
    lines: dict[str, set[int]] = defaultdict(set)
    for place in places:
        path, line = place.rsplit(":", 1)
        lines[str(PACKAGE / path)].add(int(line))
    watched: dict[CodeType, frozenset[int]] = {}
    found: dict[str, list[str]] = defaultdict(list)
    here: set[tuple[str, int]] = set()

    def call(frame: FrameType, event: str, _: object):
        code = frame.f_code
        if code not in watched:
            own = {line for _, _, line in code.co_lines() if line is not None}
            watched[code] = frozenset(own & lines.get(code.co_filename, set()))
        return within if watched[code] else None

    def within(frame: FrameType, event: str, _: object):
        if event == "line" and frame.f_lineno in watched[frame.f_code]:
            here.add((frame.f_code.co_filename, frame.f_lineno))
        return within

    for name in names():
        here.clear()
        sys.settrace(call)
        try:
            assert holds(name), name
        finally:
            sys.settrace(None)
        for file, line in here:
            found[f"{Path(file).relative_to(PACKAGE)}:{line}"].append(name)
    return found


if __name__ == "__main__":
    said = sys.stdin.read().split()
    if sys.argv[1] == "reach":
        for place, names in reached(said).items():
            print(place, *names)
    else:
        sys.exit(0 if all(holds(name) for name in said) else 1)
