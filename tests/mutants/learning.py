"""Which code each test comes by, and how long it takes: learnt once for each test, a fork for each file of them.

What was learnt is kept, and learnt anew when the file of tests is another; a new board or case is learnt when it is
there. Where the code has changed meanwhile it may be a little wrong: then a mutant is tried on tests that do not come
by it, or on too few. To learn all anew, delete it.
"""

import hashlib
import json
import random
import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path
from typing import NamedTuple, TextIO

import pytest

from .forks import forked

TESTS = Path(__file__).parents[1]
TRIED = (
    *(
        "api",
        "arbiter",
        "assistant",
        "boxes",
        "cards",
        "cli",
        "compare",
        "coverage",
        "edges",
        "engine",
        "errors",
        "features",
        "files",
    ),
    *("golden", "language", "lookup", "perft", "play", "repl", "rulebook", "rules", "rulings", "scenarios", "screens"),
    *("show", "sim", "table", "talk", "ways"),
)
"""The folders of tests that a mutant is tried on."""
LEFT_OUT = (
    *("test_blocks.py", "test_hostile.py", "test_keys.py"),
    *("test_batch.py", "test_cluster.py", "test_proof.py", "test_surroundings.py"),
)
"""Tests there that drive a terminal or a cluster, or take long for what they see of these modules."""
LEARNT = 120.0
"""So many seconds of one file of tests are learnt at a time, spread over the file; the rest is learnt the next time."""
FIRST, MOST, OTHERS = 8.0, 60.0, 5.0
"""So many seconds of tests that come by a mutant are run from all files in turns, so many in all, and so many of
other tests."""


def files_of_tests() -> list[Path]:
    """The files of tests that a mutant is tried on."""
    every = [path for folder in TRIED for path in sorted((TESTS / folder).rglob("test_*.py"))]
    return [path for path in every if path.name not in LEFT_OUT]


class Learnt(NamedTuple):
    """What is known of a file of tests: each test with its seconds, and for each segment the tests as bits."""

    tests: list[tuple[str, float]]
    come_by: dict[str, int]

    def come_by_any(self, segments: Iterable[str]) -> list[tuple[str, float]]:
        """The tests that come by one of these segments: the cheapest and the nearest in turns.

        Near is what comes by much of these segments' module.
        """
        bits = 0
        for segment in segments:
            bits |= self.come_by.get(segment, 0)
        found = [number for number in range(len(self.tests)) if bits >> number & 1]
        modules = {segment.partition(" ")[0] for segment in segments}
        around = [f"{bits:b}"[::-1] for name, bits in self.come_by.items() if name.partition(" ")[0] in modules]
        much = {number: sum(number < len(each) and each[number] == "1" for each in around) for number in found}
        cheapest = sorted(found, key=lambda number: self.tests[number][1])
        nearest = sorted(found, key=lambda number: (-much[number], self.tests[number][1]))
        turns = chain.from_iterable(zip(cheapest, nearest, strict=True))
        return [self.tests[number] for number in dict.fromkeys(turns)]


class Library:
    """What was learnt, in a folder, one file for each file of tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _kept(self, path: Path) -> Path:
        name = "-".join(path.relative_to(TESTS).with_suffix("").parts)
        return self.folder / f"{name}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"

    def keep(self, path: Path, learnt: Learnt) -> None:
        """Keeps what was learnt of a file of tests."""
        self.folder.mkdir(parents=True, exist_ok=True)
        written = json.dumps([learnt.tests, {name: f"{bits:x}" for name, bits in learnt.come_by.items()}])
        self._kept(path).write_bytes(zlib.compress(written.encode()))

    def of(self, path: Path) -> Learnt:
        """What is known of a file of tests."""
        if not (kept := self._kept(path)).exists():
            return Learnt([], {})
        tests, come_by = json.loads(zlib.decompress(kept.read_bytes()))
        return Learnt([(test, seconds) for test, seconds in tests], {name: int(come_by[name], 16) for name in come_by})

    def all(self) -> list[Learnt]:
        """What is known of every file of tests."""
        return [self.of(path) for path in files_of_tests()]


class Learning:
    """A plugin of pytest that takes the tests which were collected, and learns what they come by.

    `seen` is where the code writes down what it comes by, `number` the numbers of the segments there.
    """

    def __init__(self, library: Library, seen: bytearray, number: Mapping[str, int], jobs: int, out: TextIO) -> None:
        self.library, self.seen, self.number, self.jobs, self.out = library, seen, number, jobs, out
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hears how a test went."""
        if report.failed:
            self.failed = True
            self.out.write(f"fails without a mutant, and is left out: {report.nodeid}\n{report.longreprtext}\n")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learns each file of tests, in a fork of this process."""
        files: dict[Path, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            files[item.path].append(item)
        tasks: dict[int, Callable[[], str]] = {}
        for number, path in enumerate(files):
            known = self.library.of(path)
            there = {test for test, _ in known.tests}
            if new := [item for item in files[path] if item.nodeid not in there]:
                tasks[number] = partial(self._learn, path, new, known)
        for _, said in forked(tasks, self.jobs, self.out):
            self.out.write(f"{said}\n")
        return True

    def _learn(self, path: Path, items: Sequence[pytest.Item], known: Learnt) -> str:
        tests, come_by = list(known.tests), dict(known.come_by)
        began = time.process_time()
        mixed = random.Random(0).sample(items, len(items))
        for item, following in zip_longest(mixed, mixed[1:]):
            if time.process_time() - began > LEARNT:
                break
            self.seen[:] = bytes(len(self.seen))
            self.failed, before = False, time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if not self.failed:
                names = list(self.number)
                for segment in _places(self.seen):
                    come_by[names[segment]] = come_by.get(names[segment], 0) | 1 << len(tests)
                tests.append((item.nodeid, round(time.process_time() - before, 4)))
        self.library.keep(path, Learnt(tests, come_by))
        took, many = time.process_time() - began, len(tests) - len(known.tests)
        return f"{path.relative_to(TESTS)}: {many} of {len(items)} tests learnt in {took:.0f} s"


def _places(seen: bytearray) -> Iterator[int]:
    """The places of what is written down."""
    at = seen.find(1)
    while at >= 0:
        yield at
        at = seen.find(1, at + 1)


def chosen_for(segment: str, library: Sequence[Learnt]) -> list[tuple[str, float]]:
    """The tests to try a mutant of a segment on, with their seconds: the cheapest and nearest that come by it.

    One of each file comes first, then two, four and so on, as those of one file are often alike; then all others that
    come by it, the cheapest first. In the end some more of these files are tried: what a file makes once, for all its
    tests, was learnt of its first test alone. Of a segment that nothing is known of, those of its module count.
    """
    segments = [segment]
    if not any(segment in one.come_by for one in library):
        path = segment.partition(" ")[0] + " "
        segments = [name for one in library for name in one.come_by if name.startswith(path)]
    files = [(learnt, come_by) for learnt in library if (come_by := learnt.come_by_any(segments))]
    files.sort(key=lambda file: file[1][0][1])
    chosen = dict[tuple[str, float], None]()
    begin, many = 0, 1
    while sum(seconds for _, seconds in chosen) < FIRST and any(begin < len(come_by) for _, come_by in files):
        chosen.update((test, None) for _, come_by in files for test in come_by[begin : begin + many])
        begin, many = begin + many, many * 2
    total = sum(seconds for _, seconds in chosen)
    for test in sorted((test for _, come_by in files for test in come_by), key=lambda test: test[1]):
        if test not in chosen and total + test[1] < MOST:
            chosen[test] = None
            total += test[1]
    others = sorted({test for learnt, _ in files for test in learnt.tests} - chosen.keys())
    random.Random(segment).shuffle(others)
    total = 0.0
    for test in others:
        if total + test[1] < OTHERS:
            chosen[test] = None
            total += test[1]
    return list(chosen)
