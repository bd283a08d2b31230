"""Types are a gate as well as the tests: mutants that mypy refuses are noticed before any test is run.

A function's types hang on no other function's code. So one run of mypy tries a mutant in each of many functions, and
the place of an error tells whose it is.
"""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from .changes import Mutant

_ERROR = re.compile(r"munch_cli/(?P<path>.+?):(?P<line>\d+): error: (?P<what>.*)")


class Lines(NamedTuple):
    """A function that is within no other one: its first line and its last."""

    first: int
    last: int


def refused(package: Path, mutants: Sequence[Mutant], cache: Path) -> dict[int, str]:
    """The mutants that mypy refuses, by their number in the sample, with the first error of each.

    ``package`` is changed on the way, and in the end as it was; ``cache``: a folder in which mypy keeps what it knows.
    """
    sources = {one.path: (package / one.path).read_bytes() for one in mutants}
    functions = {path: _functions(source) for path, source in sources.items()}
    found: dict[int, str] = {}
    left = list(range(len(mutants)))
    while left:
        tried: dict[tuple[str, Lines], int] = {}
        for number in left:
            one = mutants[number]
            around = next(lines for lines in functions[one.path] if lines.first <= one.line <= lines.last)
            tried.setdefault((one.path, around), number)
        by_path: dict[str, list[Mutant]] = defaultdict(list)
        for number in tried.values():
            by_path[mutants[number].path].append(mutants[number])
        for path, some in by_path.items():
            (package / path).write_bytes(_with(sources[path], some))
        for path, line, what in _errors(package, cache):
            for (where, lines), number in tried.items():
                if where == path and lines.first <= line <= lines.last:
                    found.setdefault(number, what)
        for path in by_path:
            (package / path).write_bytes(sources[path])
        left = [number for number in left if number not in tried.values()]
    return found


def _functions(source: bytes) -> list[Lines]:
    """The functions of a module, those in others left out."""
    every = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    places = sorted(Lines(node.lineno, node.end_lineno or node.lineno) for node in every)
    return [one for one in places if not any(it.first < one.first and one.last <= it.last for it in places)]


def _with(source: bytes, mutants: Sequence[Mutant]) -> bytes:
    """The code with these mutants in it, each line at its place."""
    for one in sorted(mutants, key=lambda one: -one.start):
        lost = "\n" * (one.before.count("\n") - one.after.count("\n"))
        after = f"{one.after[:-1]}{lost})" if one.after.startswith("(") else one.after + lost
        source = source[: one.start] + after.encode() + source[one.end :]
    return source


def _errors(package: Path, cache: Path) -> list[tuple[str, int, str]]:
    """What mypy refuses now: the module, the line, and why."""
    words = [sys.executable, "-m", "mypy", "--no-error-summary", "--no-color-output", "--cache-dir", str(cache)]
    said = subprocess.run(words, cwd=package.parent, capture_output=True, text=True, check=False).stdout
    found = (_ERROR.match(line) for line in said.splitlines())
    return [(one["path"], int(one["line"]), one["what"]) for one in found if one is not None]
