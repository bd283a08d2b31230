"""Changes the code in one place at a time and tells what no test notices: python -m tests.mutants [-h].

Why not mutmut or cosmic-ray: they run one test command for each mutant, and the whole suite takes minutes; 300 mutants
would take a day. Here all scenarios are run once with a look at who reaches which line. A mutant is then tried on the
scenarios that reach its line, in one process, up to the first that fails; only if all hold, on the tests of its topic.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from .changes import Mutant, mutants_of, sample
from .equivalent import EQUIVALENT

ROOT = Path(__file__).parents[2]
TAKEN = (
    "munch_cli",
    "cards",
    "scenarios",
    "features",
    "tests",
    "pyproject.toml",
    "README.md",
    "Makefile",
    "SECURITY.md",
)
FLOOR = 0.92
LONGEST = 240
"""So many seconds of work a trial may take, however busy the machine is; one that takes more hangs: it is noticed."""
TOPICS = {
    "rules": ("tests/golden", "tests/perft", "tests/cards/test_cases.py"),
    "effects": ("tests/cards/test_cases.py", "tests/golden", "tests/rules/test_abilities.py"),
    "engine": ("tests/engine", "tests/golden", "tests/rules/test_precedence.py"),
    "arbiter": (
        "tests/arbiter",
        "tests/lookup",
        "tests/ways",
        "tests/repl/test_session.py",
        "tests/play/test_moments.py",
    ),
    "language": ("tests/language", "tests/lookup", "tests/golden"),
    "files": ("tests/files", "tests/errors", "tests/rulings", "tests/cards/test_strictness.py"),
}
"""The folder of the package -> the tests that speak of it, beside those that are named like the module."""


def main() -> int:
    """Tries a sample, or the mutants of places that are named; 0 if enough are noticed."""
    given = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    given.add_argument("--sample", type=int, default=300, metavar="N", help="so many mutants (default: 300)")
    given.add_argument("--seed", type=int, default=0, help="which ones (default: 0)")
    given.add_argument("--jobs", type=int, default=2, metavar="N", help="so many at a time (default: 2)")
    given.add_argument(
        "places", nargs="*", metavar="FILE:LINE", help="all of a line instead, such as rules/level.py:25"
    )
    asked = given.parse_args()
    package = ROOT / "munch_cli"
    chosen = sample(package, asked.sample, asked.seed)
    if asked.places:
        named = [place.removeprefix("munch_cli/").rsplit(":", 1) for place in asked.places]
        chosen = [one for path, line in named for one in mutants_of(package, path) if one.line == int(line)]
    began = time.monotonic()
    survived = _survivors(chosen, asked.jobs)
    unnoticed = [one for one in survived if (one.path, one.change) not in EQUIVALENT]
    score = 1 - len(unnoticed) / max(1, len(chosen) - (len(survived) - len(unnoticed)))
    print(f"{len(chosen)} mutants, {len(unnoticed)} unnoticed, {len(survived) - len(unnoticed)} that change nothing")
    print(f"score {score:.1%} (floor {FLOOR:.0%}), seed {asked.seed}, {time.monotonic() - began:.0f} s")
    for mutant in unnoticed:
        print(f"survived: {mutant.told}")
    return 0 if score >= FLOOR else 1


def _survivors(mutants: Sequence[Mutant], jobs: int) -> list[Mutant]:
    """The mutants that nothing noticed; each worker changes a copy of the project of its own."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copies.put(_copied(Path(folder) / str(number)))
        first = copies.get()
        reaching = _reaching(first, mutants)
        copies.put(first)

        def tried(mutant: Mutant) -> bool:
            copy = copies.get()
            by = _noticed_by(copy, mutant, reaching.get(f"{mutant.path}:{mutant.line}", ()))
            copies.put(copy)
            print(f"{by or 'SURVIVED':<10} {mutant.told}", flush=True)
            return not by

        with ThreadPoolExecutor(jobs) as pool:
            return [one for one, survived in zip(mutants, pool.map(tried, mutants), strict=True) if survived]


def _copied(folder: Path) -> Path:
    folder.mkdir()
    for name in TAKEN:
        whole = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        whole(ROOT / name, folder / name)
    return folder


def _reaching(copy: Path, mutants: Sequence[Mutant]) -> Mapping[str, Sequence[str]]:
    """FILE:LINE -> the scenarios that carry the line out."""
    lines = sorted({f"{one.path}:{one.line}" for one in mutants})
    told = _run(copy, ["-m", "tests.mutants.scenarios", "reach"], "\n".join(lines))
    assert told.returncode == 0, told.stderr
    return {line: names.split() for line, _, names in (row.partition(" ") for row in told.stdout.splitlines())}


def _noticed_by(copy: Path, mutant: Mutant, scenarios: Sequence[str]) -> str:
    """What notices a mutant: "scenario" or "test"; "" if nothing does. One that hangs is stopped, and is noticed."""
    file = copy / "munch_cli" / mutant.path
    sound = file.read_bytes()
    file.write_bytes(mutant.made_in(sound))
    try:
        if scenarios and _run(copy, ["-m", "tests.mutants.scenarios", "hold"], "\n".join(scenarios)).returncode:
            return "scenario"
        tests = _tests_of(mutant.path)
        return "test" if _run(copy, ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]).returncode else ""
    finally:
        file.write_bytes(sound)


def _tests_of(path: str) -> list[str]:
    """The tests of a module: those that have its name, then those of its folder."""
    name = Path(path).stem.strip("_")
    named = sorted(str(test.relative_to(ROOT)) for test in (ROOT / "tests").rglob(f"test_{name}*.py"))
    return list(dict.fromkeys([*named, *TOPICS[Path(path).parts[0]]]))


def _run(copy: Path, words: Sequence[str], said: str = "") -> subprocess.CompletedProcess[str]:
    """Python in a copy, where the copy is the package that is imported."""
    world = {
        **os.environ,
        "PYTHONPATH": str(copy),
        "XDG_CACHE_HOME": str(copy / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    within = ["-c", f'ulimit -t {LONGEST}; exec "$@"', "sh", sys.executable, *words]
    return subprocess.run(["sh", *within], cwd=copy, env=world, input=said, text=True, capture_output=True)


if __name__ == "__main__":
    sys.exit(main())
