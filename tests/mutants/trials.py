"""The trials themselves; ``python -m tests.mutants`` begins them in a copy of the project.

The tests are imported once, with all mutants of the sample in the code, each switched off. Every test is run once to
learn how long it takes and which mutants it comes by. A mutant is then switched on in a fork of this process, and of
the tests that come by it the cheapest are run, up to the first that fails. Code that is carried out as early as the
import cannot be switched on afterwards: such a mutant is tried in a process of its own if no test has noticed it.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import IO, NamedTuple, NoReturn, TextIO

import pytest

from .changes import Mutant
from .switches import Switch, lay

TESTS = Path(__file__).parents[1]
TRIED = (
    *("api", "arbiter", "assistant", "boxes", "cards", "cli", "compare", "engine", "errors", "features", "files"),
    *("golden", "language", "lookup", "perft", "play", "repl", "rulebook", "rules", "rulings", "scenarios", "screens"),
    *("show", "sim", "table", "talk", "ways"),
)
"""The folders of tests that a mutant is tried on."""
LEFT_OUT = (
    *("test_blocks.py", "test_hostile.py", "test_keys.py", "test_schemas.py"),
    *("test_cluster.py", "test_proof.py", "test_surroundings.py"),
)
"""Tests there that drive a terminal or a cluster, or take long for what they see of these modules."""
EARLY = ("rulebook", "rules", "files/test_scenario_files.py")
"""What is tried on code that is carried out at the import, beside the tests that are named like its module."""
MOST, OF_ONE_FILE = 45.0, 10.0
"""So many seconds of tests are run for one mutant at most, and so many of one file."""
LEARNT = 5.0
"""So many seconds of one file of tests are learnt, but for those of the folders that are learnt whole."""
UNLEARNT = 60
"""So many of the tests that were not learnt are tried in the end, of the files that are named like the module."""
WHOLE = ("features", "scenarios", "talk")
LONGEST = 240
"""So many seconds of work a trial may take, however busy the machine is; one that takes more hangs: it is noticed."""


MEMORY = 3 * 2**30
"""So many bytes it may take."""
QUIET = ("-p", "no:cacheprovider")


class Learnt(NamedTuple):
    """Of a test: how long it takes, and the mutants that it comes by."""

    test: str
    seconds: float
    come_by: list[int]


class Trials:
    """A plugin of pytest that takes the tests which were collected, and tries mutants on them.

    Mutants go by their number in the sample. `out` is where to tell how it goes, as what the tests print is caught.
    """

    def __init__(self, mutants: Sequence[Mutant], switch: Switch, jobs: int, out: TextIO) -> None:
        self.mutants, self.switch, self.jobs, self.out = mutants, switch, jobs, out
        self.early: frozenset[int] = frozenset()
        self.unnoticed: list[int] = []
        self.failed = ""
        """The last test that failed."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hears how a test went."""
        if report.failed:
            self.failed = report.nodeid
            if self.switch.on < 0:
                self.out.write(f"fails without a mutant, and is left out: {report.nodeid}\n{report.longreprtext}\n")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tries every mutant, each in a fork of this process."""
        self.early = frozenset(self.switch.come_by)
        began = time.monotonic()
        learnt: list[Learnt] = []
        shares = [session.items[first :: self.jobs] for first in range(self.jobs)]
        for share in self._forked({number: partial(self._learn, share) for number, share in enumerate(shares)}):
            learnt += [Learnt(*one) for one in json.loads(share[1])]
        items = {item.nodeid: item for item in session.items}
        self.out.write(f"{len(learnt)} tests learnt in {time.monotonic() - began:.0f} s\n")
        trials = {number: partial(self._try, number, items, learnt) for number in range(len(self.mutants))}
        for number, noticed in self._forked(trials):
            self.out.write(f"{noticed or 'SURVIVED'}  {self.mutants[number].told}\n")
            if not noticed:
                self.unnoticed.append(number)
        return True

    def _learn(self, items: Sequence[pytest.Item]) -> str:
        """Runs tests, and tells of each that holds how long it takes and which mutants it comes by."""
        learnt = []
        spent: dict[Path, float] = defaultdict(float)
        for item in items:
            if spent[item.path] * self.jobs > LEARNT and item.path.parent.name not in WHOLE:
                continue
            self.switch.come_by.clear()
            self.failed, began = "", time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            took = time.process_time() - began
            spent[item.path] += took
            if not self.failed:
                learnt.append(Learnt(item.nodeid, took, sorted(self.switch.come_by)))
        return json.dumps(learnt)

    def _try(self, number: int, items: Mapping[str, pytest.Item], learnt: Sequence[Learnt]) -> str:
        """The test that notices a mutant; "" if none does."""
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        self.switch.on = number
        known = {one.test for one in learnt}
        alike = set(named_like(self.mutants[number]))
        unlearnt = [one for one in items.values() if str(one.path) in alike and one.nodeid not in known]
        chosen = [*(items[name] for name in chosen_for(number, learnt)), *unlearnt[:UNLEARNT]]
        for item, following in zip_longest(chosen, chosen[1:]):
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            except (KeyboardInterrupt, MemoryError, pytest.exit.Exception):
                return item.nodeid
            if self.failed:
                return self.failed
        return self._try_alone(number) if number in self.early else ""

    def _try_alone(self, number: int) -> str:
        """What notices a mutant in a process in which it was there from the start."""
        tests = [*named_like(self.mutants[number]), *(str(TESTS / name) for name in EARLY)]
        words = [sys.executable, "-m", "tests.mutants", *sys.argv[1:], "--on", str(number)]
        done = subprocess.run([*words, "--tests", *tests], capture_output=True, text=True, check=False)
        if done.returncode < 0:
            return f"alone: stopped by signal {-done.returncode}"
        at_import = "alone: the import" if done.returncode == pytest.ExitCode.INTERRUPTED else ""
        return f"alone: {done.stdout}" if done.stdout else at_import

    def _forked(self, tasks: Mapping[int, Callable[[], str]]) -> Iterator[tuple[int, str]]:
        """What each task says, done in forks of this process, so many at a time, in the order in which they end.

        One that is stopped, because it takes too long or too much, has said that.
        """
        waiting, running = list(tasks), dict[int, tuple[int, IO[bytes]]]()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                number = waiting.pop(0)
                said = tempfile.TemporaryFile()  # noqa: SIM115 - it is closed when the fork has ended
                self.out.flush()
                if not (child := os.fork()):
                    self._be_a_fork(tasks[number], said)
                running[child] = number, said
            child, status = os.wait()
            number, said = running.pop(child)
            with said:
                said.seek(0)
                told = said.read().decode()
            assert not os.WIFEXITED(status) or os.WEXITSTATUS(status) == 0, told
            yield number, told if os.WIFEXITED(status) else f"stopped by signal {os.WTERMSIG(status)}"

    def _be_a_fork(self, task: Callable[[], str], said: IO[bytes]) -> NoReturn:
        """Does a task in folders of its own, and ends."""
        for variable in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            os.environ[variable] = tempfile.mkdtemp(dir=os.environ[variable])
        try:
            said.write(task().encode())
            said.flush()
            os._exit(0)
        except BaseException:
            said.write(traceback.format_exc().encode())
            said.flush()
            os._exit(1)


class Alone:
    """A plugin of pytest where a mutant was there from the start: the process ends at the first test that fails."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hears how a test went."""
        if report.failed:
            self.out.write(report.nodeid)
            self.out.flush()
            os._exit(1)


def named_like(mutant: Mutant) -> list[str]:
    """The files of tests that are named like the module of a mutant."""
    name = Path(mutant.path).stem.strip("_")
    return sorted(str(path) for path in TESTS.rglob(f"test_{name}*.py") if path.name not in LEFT_OUT)


def chosen_for(number: int, learnt: Sequence[Learnt]) -> list[str]:
    """The tests to try a mutant on: of those that come by it the ones that take least.

    One of each file comes first, then two, four and so on, as those of one file are often alike.
    """
    files: dict[str, list[Learnt]] = defaultdict(list)
    for one in sorted(learnt, key=lambda one: one.seconds):
        if number in one.come_by:
            file = files[one.test.partition("::")[0]]
            if sum(other.seconds for other in file) < OF_ONE_FILE:
                file.append(one)
    total, chosen = 0.0, []
    begin, many = 0, 1
    while total < MOST and (some := [one for file in files.values() for one in file[begin : begin + many]]):
        for one in some:
            if total < MOST:
                total += one.seconds
                chosen.append(one.test)
        begin, many = begin + many, many * 2
    return chosen


def apart() -> TextIO:
    """Where to tell how it goes; whatever else is printed from now on is not seen."""
    out = os.fdopen(os.dup(1), "w", buffering=1)
    with Path(os.devnull).open("w") as nothing:
        os.dup2(nothing.fileno(), 1)
    return out


def try_all(package: Path, mutants: Sequence[Mutant], jobs: int) -> list[Mutant]:
    """The mutants that no test notices."""
    switch = lay(package, mutants)
    out = apart()
    trials = Trials(mutants, switch, jobs, out)
    places = [str(path) for folder in TRIED for path in sorted((TESTS / folder).rglob("test_*.py"))]
    given = [place for place in places if Path(place).name not in LEFT_OUT]
    ended = pytest.main([*QUIET, *given], plugins=[trials])
    assert ended == pytest.ExitCode.OK, "the tests cannot be collected"
    os.dup2(out.fileno(), 1)
    return [mutants[number] for number in sorted(trials.unnoticed)]


def try_alone(package: Path, mutants: Sequence[Mutant], number: int, tests: Sequence[str]) -> int:
    """0 if the tests notice nothing of a mutant that is there from the start."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    lay(package, mutants, on=number)
    return int(pytest.main([*QUIET, *tests], plugins=[Alone(apart())]))
