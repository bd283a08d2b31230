"""The trials themselves; ``python -m tools.mutants`` begins them in a copy of the project.

The tests are imported once, with all mutants of the sample in the code, each switched off. A mutant is then switched on
in a fork of this process, and of the tests in which it makes a difference, as was learnt of them before, the cheapest
are run, up to the first that fails. Code that is carried out as early as the import cannot be switched on
afterwards: such a mutant is tried in a process of its own if no test has noticed it.
"""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import TextIO

import pytest

from .changes import Mutant
from .forks import forked
from .kept import Kept
from .learning import TESTS, Learning, chosen_for, files_of_tests, learnt_in, named_like
from .switches import Switch, lay, lay_comparisons

EARLY = ("rulebook", "rules", "files/test_scenario_files.py")
"""What is tried on code that is carried out at the import, beside the tests that are named like its module."""
LONGEST, ONE_TEST, SLOWER = 240, 20.0, 5
"""So many seconds of work a trial may take, however busy the machine is; one test so many, and so many times what it
takes without a mutant. One that takes more hangs: it is noticed."""
MEMORY = 3 * 2**30
"""So many bytes it may take."""
QUIET = ("-p", "no:cacheprovider", "-p", "no:unraisableexception", "--snapshot-warn-unused")


class Trials:
    """A plugin of pytest that takes the tests which were collected, and tries mutants on them.

    Mutants go by their number in the sample. Each result goes to `kept`; `out` is where to tell how it goes, as what
    the tests print is caught.
    """

    def __init__(
        self,
        mutants: Sequence[Mutant],
        switch: Switch,
        chosen: Mapping[int, Mapping[str, float]],
        jobs: int,
        kept: Kept,
        out: TextIO,
    ) -> None:
        self.mutants, self.switch, self.chosen, self.jobs = mutants, switch, chosen, jobs
        self.kept, self.out = kept, out
        self.early: frozenset[int] = frozenset()
        self.failed = ""
        """The last test that failed."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hears how a test went."""
        if report.failed:
            self.failed = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tries every mutant, each in a fork of this process."""
        self.early = frozenset(self.switch.come_by)
        items = {item.nodeid: item for item in session.items}
        trials: dict[int, Callable[[], str]] = {
            number: partial(
                self._try, number, {items[test]: seconds for test, seconds in tests.items() if test in items}
            )
            for number, tests in self.chosen.items()
        }
        for number, noticed in forked(trials, self.jobs, self.out):
            self.out.write(f"{noticed or 'SURVIVED'}  {self.mutants[number].told}\n")
            self.kept.note_tried(number, noticed)
        return True

    def _try(self, number: int, chosen: Mapping[pytest.Item, float]) -> str:
        """The test that notices a mutant; "" if none does."""
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        self.switch.on = number
        for item, following in zip_longest(chosen, list(chosen)[1:]):
            signal.setitimer(signal.ITIMER_PROF, ONE_TEST + SLOWER * chosen[item])
            try:
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            except (KeyboardInterrupt, MemoryError, pytest.exit.Exception):
                return item.nodeid
            if self.failed:
                return self.failed
        signal.setitimer(signal.ITIMER_PROF, 0)
        return self._try_alone(number) if number in self.early else ""

    def _try_alone(self, number: int) -> str:
        """What notices a mutant in a process in which it was there from the start."""
        tests = [*named_like(self.mutants[number]), *(str(TESTS / name) for name in EARLY)]
        words = [sys.executable, "-m", "tools.mutants", *sys.argv[1:], "--on", str(number)]
        done = subprocess.run([*words, "--tests", *tests], capture_output=True, text=True, check=False)
        if done.returncode < 0:
            return f"alone: stopped by signal {-done.returncode}"
        at_import = "alone: the import" if done.returncode == pytest.ExitCode.INTERRUPTED else ""
        return f"alone: {done.stdout}" if done.stdout else at_import


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


def apart() -> TextIO:
    """Where to tell how it goes; whatever else is printed from now on is not seen."""
    out = os.fdopen(os.dup(1), "w", buffering=1)
    with Path(os.devnull).open("w") as nothing:
        os.dup2(nothing.fileno(), 1)
    return out


def learn(package: Path, mutants: Sequence[Mutant], kept: Kept, jobs: int) -> None:
    """Learn in which tests the mutants make a difference; what is kept already is not run again."""
    differences = lay_comparisons(package, mutants)
    run_with(Learning(differences, kept, jobs, apart()))


def try_all(package: Path, mutants: Sequence[Mutant], kept: Kept, jobs: int, left: Collection[int]) -> None:
    """Try the mutants of these numbers, and keep the results."""
    learnt = learnt_in(kept)
    chosen = {number: chosen_for(number, mutants[number], learnt) for number in sorted(left)}
    switch = lay(package, mutants)
    out = apart()
    run_with(Trials(mutants, switch, chosen, jobs, kept, out))
    os.dup2(out.fileno(), 1)


def run_with(plugin: Learning | Trials) -> None:
    """Let pytest collect the tests and hand them to a plugin. Raises KeyboardInterrupt if it is stopped."""
    ended = pytest.main([*QUIET, *map(str, files_of_tests())], plugins=[plugin])
    if ended == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    assert ended == pytest.ExitCode.OK, "the tests cannot be collected"


def try_alone(package: Path, mutants: Sequence[Mutant], number: int, tests: Sequence[str]) -> int:
    """0 if the tests notice nothing of a mutant that is there from the start."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    lay(package, mutants, on=number)
    return int(pytest.main([*QUIET, *tests], plugins=[Alone(apart())]))
