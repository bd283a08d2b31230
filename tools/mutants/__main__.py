"""Changes the code in one place at a time, tells what neither types nor tests notice: python -m tools.mutants [-h].

What mutmut 3.8 does not do, and this does: it draws a blind sample over the whole package, tries a mutant
only on the tests in which it makes a difference, and counts what mypy refuses. mutmut forks as well: on rules/loot.py
and rules/charity.py it made 785 mutants and tried 59 of them in 75 s of CPU, set-up included, on tests/rules and three
topics of scenarios. That is quick for one room, and the better choice there; for a sample of the package it would first
write the mutants of every file, and it picks tests by the functions they call. How mutants are tried
here, ``trials.py`` tells; ``types.py`` asks mypy.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .changes import mutants_of, sample
from .equivalent import EQUIVALENT
from .learning import kept_in, made_nowhere
from .trials import learn, try_all, try_alone
from .types import refused

ROOT = Path(__file__).parents[2]
FLOOR = 0.92
INSIDE = "MUNCH_MUTANTS_INSIDE"
"""Set in the copy of the project, to a folder for what is learnt."""
LEARNT = "learnt.json"
LEFT_BEHIND = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "build", "dist")


def main() -> int:
    """Tries a sample, or the mutants of places that are named; 0 if enough are noticed."""
    given = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.splitlines()[0])
    given.add_argument("--sample", type=int, default=300, metavar="N", help="so many mutants (default: 300)")
    given.add_argument("--seed", type=int, default=0, help="which ones (default: 0)")
    given.add_argument("--jobs", type=int, default=2, metavar="N", help="so many at a time (default: 2)")
    given.add_argument(
        "places", nargs="*", metavar="PLACE", help="of these alone: rules, rules/level.py, or all of rules/level.py:25"
    )
    given.add_argument("--learn", action="store_true", help=argparse.SUPPRESS)
    given.add_argument("--on", type=int, help=argparse.SUPPRESS)
    given.add_argument("--tests", nargs="*", help=argparse.SUPPRESS)
    asked = given.parse_args()
    if INSIDE not in os.environ:
        return in_a_copy(sys.argv[1:])
    package, folder = ROOT / "munch_cli", Path(os.environ[INSIDE])
    lines = [place.rsplit(":", 1) for place in asked.places if ":" in place]
    chosen = [one for path, line in lines for one in mutants_of(package, path) if one.line == int(line)]
    if not lines:
        chosen = sample(package, asked.sample, asked.seed, asked.places)
    if asked.learn:
        learn(package, chosen, folder / LEARNT, asked.jobs)
        return 0
    if asked.on is not None:
        return try_alone(package, chosen, asked.on, asked.tests)
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "tools.mutants", "--learn", *sys.argv[1:]], check=True)
    print(f"learnt in {time.monotonic() - began:.0f} s in which tests they make a difference", flush=True)
    by_types = refused(package, chosen, folder / "types")
    for number, what in by_types.items():
        print(f"types: {what}  {chosen[number].told}", flush=True)
    learnt = kept_in(folder / LEARNT)
    survived = try_all(package, chosen, learnt, asked.jobs, frozenset(by_types))
    unnoticed = [one for one in survived if (one.path, one.line_in(package), one.change) not in EQUIVALENT]
    score = 1 - len(unnoticed) / max(1, len(chosen) - (len(survived) - len(unnoticed)))
    print(
        f"{len(chosen)} mutants, {len(by_types)} refused by the types, {len(unnoticed)} unnoticed, "
        f"{len(survived) - len(unnoticed)} that change nothing"
    )
    print(f"score {score:.1%} (floor {FLOOR:.0%}), seed {asked.seed}, {time.monotonic() - began:.0f} s")
    nowhere = made_nowhere(dict(enumerate(chosen)), learnt)
    for mutant in unnoticed:
        print(f"survived{', and makes no difference in any test' if mutant in nowhere else ''}: {mutant.told}")
    return 0 if score >= FLOOR else 1


def in_a_copy(words: list[str]) -> int:
    """Does the work in a copy of the project, where a mutant that writes where it should not does no harm."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder) / "munch"
        shutil.copytree(ROOT, copy, ignore=LEFT_BEHIND)
        own = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", INSIDE: folder}
        for variable in ("XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "TMPDIR"):
            own[variable] = str(Path(folder) / variable)
            Path(own[variable]).mkdir()
        command = [sys.executable, "-m", "tools.mutants", *words]
        return subprocess.run(command, cwd=copy, env=os.environ | own, stdin=subprocess.DEVNULL, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
