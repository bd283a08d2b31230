"""In which tests a mutant makes a difference where it stands, and how long each takes: learnt in one run of all tests.

Each file of tests is run in a fork of its own, with every mutant of the sample worked out beside the code as it is.
"""

import json
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple, TextIO

import pytest

from .changes import Mutant
from .differing import Differences
from .forks import forked
from .kept import Kept

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
TRIED = (
    *("api", "arbiter", "assistant", "boxes", "cards", "cli", "compare", "coverage", "edges", "engine", "errors"),
    *("features", "files", "golden", "language", "lookup", "perft", "play", "repl", "rulebook", "rules", "rulings"),
    *("scenarios", "screens", "show", "sim", "table", "talk", "ways"),
)
"""The folders of tests that a mutant is tried on."""
LEFT_OUT = (
    *("test_blocks.py", "test_hostile.py", "test_keys.py", "test_kills.py"),
    *("test_batch.py", "test_cluster.py", "test_proof.py", "test_surroundings.py"),
)
"""Tests there that drive a terminal or a cluster, or take long for what they see of these modules."""
MOST = 90.0
"""So many seconds of tests in which a mutant makes a difference are run."""
NAMED_LIKE = 10.0
"""If it makes a difference in none, so many seconds of those that are named like its module."""


def files_of_tests() -> list[Path]:
    """Return the files of tests that a mutant is tried on, and the topics of the scenarios."""
    every = [path for folder in TRIED for path in sorted((TESTS / folder).rglob("test_*.py"))]
    topics = sorted(path for path in (ROOT / "scenarios").iterdir() if path.is_dir())
    return [*(path for path in every if path.name not in LEFT_OUT), *topics]


def file_of(item: pytest.Item) -> Path:
    """Return the file of a test; scenarios of a topic go together."""
    return item.path if item.path.suffix == ".py" else item.path.parent


def named_like(mutant: Mutant) -> list[str]:
    """The files of tests that are named like the module of a mutant."""
    name = Path(mutant.path).stem.strip("_")
    found = (path for path in TESTS.rglob(f"test_{name}*.py") if path.name not in LEFT_OUT)
    return sorted(str(path.relative_to(ROOT)) for path in found)


class Test(NamedTuple):
    """A test with its file, the seconds it takes, and the numbers of the mutants that make a difference in it."""

    id: str
    file: str
    seconds: float
    differing: list[int]


def learnt_in(kept: Kept) -> list[Test]:
    """Return the tests that were learnt."""
    return [Test(*fields) for tests in kept.learnt().values() for fields in tests]  # type: ignore[arg-type]


class Learning:
    """A plugin of pytest that takes the tests which were collected, runs them, and learns in which a mutant differs.

    The files of tests that are in `kept` already are left out; `out` is where to tell how it goes.
    """

    def __init__(self, differences: Differences, kept: Kept, jobs: int, out: TextIO) -> None:
        self.differences, self.kept, self.jobs, self.out = differences, kept, jobs, out
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hears how a test went."""
        if report.failed:
            self.failed = True
            self.out.write(f"fails where it is compared, and is left out: {report.nodeid}\n")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Runs each file of tests, in a fork of this process."""
        files: dict[Path, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            files[file_of(item)].append(item)
        known = self.kept.learnt()
        left = [path for path in files if str(path.relative_to(ROOT)) not in known]
        tasks: dict[int, Callable[[], str]] = {
            at: partial(self._run, path, files[path]) for at, path in enumerate(left)
        }
        for at, said in forked(tasks, self.jobs, self.out):
            self.kept.note_learnt(str(left[at].relative_to(ROOT)), json.loads(said))
        return True

    def _run(self, path: Path, items: Sequence[pytest.Item]) -> str:
        learnt: list[Test] = []
        for item, following in zip_longest(items, items[1:]):
            self.differences.forget()
            self.failed, began = False, time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if not self.failed:
                took = round(time.process_time() - began, 4)
                learnt.append(Test(item.nodeid, str(path.relative_to(ROOT)), took, self.differences.all_made()))
        return json.dumps(learnt)


def chosen_for(number: int, mutant: Mutant, learnt: Sequence[Test]) -> dict[str, float]:
    """The tests to try a mutant on, with their seconds: those in which it makes a difference, the cheapest first.

    One of each file comes first, then two, four and so on, as those of one file are often alike.
    """
    by_file: dict[str, list[Test]] = defaultdict(list)
    for test in sorted(learnt, key=lambda test: test.seconds):
        if number in test.differing:
            by_file[test.file].append(test)
    most = MOST
    if not by_file:
        near, most = set(named_like(mutant)), NAMED_LIKE
        for test in sorted(learnt, key=lambda test: test.seconds):
            if test.file in near:
                by_file[test.file].append(test)
    chosen: dict[str, float] = {}
    begin, many, total = 0, 1, 0.0
    while any(begin < len(tests) for tests in by_file.values()):
        for test in (test for tests in by_file.values() for test in tests[begin : begin + many]):
            if total + test.seconds < most:
                chosen[test.id] = test.seconds
                total += test.seconds
        begin, many = begin + many, many * 2
    return chosen


def made_nowhere(mutants: Mapping[int, Mutant], learnt: Sequence[Test]) -> list[Mutant]:
    """The mutants that make a difference in no test."""
    differing = {number for test in learnt for number in test.differing}
    return [one for number, one in mutants.items() if number not in differing]
