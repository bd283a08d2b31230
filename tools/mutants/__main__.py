"""Changes the code in one place at a time, tells what neither types nor tests notice: python -m tools.mutants [-h].

How mutants are tried here, ``trials.py`` tells; ``types.py`` asks mypy; ``kept.py`` keeps what was found, so that a
run that was stopped goes on. ``tools/README.md`` says what mutmut does not do.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from .changes import Mutant, mutants_of, sample
from .equivalent import EQUIVALENT
from .kept import Kept
from .learning import learnt_in, made_nowhere
from .trials import learn, try_all, try_alone
from .types import refused

ROOT = Path(__file__).parents[2]
FLOOR = 0.92
KEPT = ROOT / "build" / "mutants"
INSIDE = "MUNCH_MUTANTS_INSIDE"
"""Set in the copy of the project, to the folder in which the results are kept."""
STOPPED = 130
"""The exit code of a run that was stopped by Ctrl-C."""
LEFT_BEHIND = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "build", "dist")


def main() -> int:
    """Try a sample, or the mutants of lines that are named; return 0 if enough are noticed."""
    given = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.splitlines()[0])
    given.add_argument("--sample", type=int, default=300, metavar="N", help="so many mutants (default: 300)")
    given.add_argument("--seed", type=int, default=0, help="which ones (default: 0)")
    given.add_argument("--jobs", type=int, default=2, metavar="N", help="so many at a time (default: 2)")
    given.add_argument("lines", nargs="*", metavar="LINE", help="the mutants of these lines alone: rules/level.py:25")
    given.add_argument("--learn", action="store_true", help=argparse.SUPPRESS)
    given.add_argument("--on", type=int, help=argparse.SUPPRESS)
    given.add_argument("--tests", nargs="*", help=argparse.SUPPRESS)
    asked = given.parse_args()
    if INSIDE not in os.environ:
        return in_a_copy(sys.argv[1:], "-".join([str(asked.sample), str(asked.seed), *asked.lines]))
    package, kept = ROOT / "munch_cli", Kept(Path(os.environ[INSIDE]))
    lines = [place.rsplit(":", 1) for place in asked.lines]
    chosen = [one for path, line in lines for one in mutants_of(package, path) if one.line == int(line)]
    if not lines:
        chosen = sample(package, asked.sample, asked.seed)
    if asked.learn:
        try:
            learn(package, chosen, kept, asked.jobs)
        except KeyboardInterrupt:
            return STOPPED
        return 0
    if asked.on is not None:
        return try_alone(package, chosen, asked.on, asked.tests)
    began = time.monotonic()
    try:
        learning = subprocess.run([sys.executable, "-m", "tools.mutants", "--learn", *sys.argv[1:]], check=False)
        if learning.returncode == STOPPED:
            raise KeyboardInterrupt
        learning.check_returncode()
        print(f"learnt in {time.monotonic() - began:.0f} s in which tests they make a difference", flush=True)
        by_types = kept.refused(lambda: refused(package, chosen, kept.folder / "types"))
        try_all(package, chosen, kept, asked.jobs, set(range(len(chosen))) - set(by_types) - set(kept.tried()))
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")
        tell(package, chosen, kept)
        return STOPPED
    score = tell(package, chosen, kept)
    print(f"seed {asked.seed}, {time.monotonic() - began:.0f} s since it was begun or gone on with")
    return 0 if score >= FLOOR else 1


def tell(package: Path, chosen: Sequence[Mutant], kept: Kept) -> float:
    """Print what was found so far; return the share of mutants that were noticed."""
    by_types, tried = kept.refused(dict) if (kept.folder / "types.json").exists() else {}, kept.tried()
    if len(by_types) + len(tried) < len(chosen):  # types are asked about all at once: only as far as tests have come
        by_types = {number: error for number, error in by_types.items() if number <= max(tried, default=-1)}
    survived = [chosen[number] for number, noticed in sorted(tried.items()) if not noticed]
    unnoticed = [one for one in survived if (one.path, one.line_in(package), one.change) not in EQUIVALENT]
    idle, many = len(survived) - len(unnoticed), len(by_types) + len(tried)
    score = 1 - len(unnoticed) / max(1, many - idle)
    nowhere = made_nowhere(dict(enumerate(chosen)), learnt_in(kept))
    for mutant in unnoticed:
        print(f"survived{', and makes no difference in any test' if mutant in nowhere else ''}: {mutant.told}")
    print(
        f"{many} of {len(chosen)} mutants: {len(by_types)} refused by the types, {len(unnoticed)} unnoticed, "
        f"{idle} that change nothing; score {score:.1%} (floor {FLOOR:.0%})"
    )
    return score


def in_a_copy(words: list[str], name: str) -> int:
    """Do the work in a copy of the project, where a mutant that writes where it should not does no harm."""
    kept = Kept(KEPT / re.sub(r"[^\w.-]", "_", name))
    if kept.begin(ROOT):
        print(f"going on with {len(kept.learnt())} files of tests learnt and {len(kept.tried())} mutants tried")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder) / "munch"
        shutil.copytree(ROOT, copy, ignore=LEFT_BEHIND)
        own = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", INSIDE: str(kept.folder)}
        for variable in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "TMPDIR"):
            own[variable] = str(Path(folder) / variable)
            Path(own[variable]).mkdir()
        work = subprocess.Popen(
            [sys.executable, "-m", "tools.mutants", *words], cwd=copy, env=os.environ | own, stdin=subprocess.DEVNULL
        )
        while True:
            try:
                return work.wait()
            except KeyboardInterrupt:  # the work has heard it as well, and ends by itself
                continue


if __name__ == "__main__":
    sys.exit(main())
