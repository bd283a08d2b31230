"""List the tests that a change touches: python -m tools.quick [COMMIT]. ``make quick`` runs them.

A changed file of the package names its tests by its word: ``munch_cli/rules/loot.py`` goes with
``tests/rules/test_loot.py`` and ``scenarios/loot``, or with all of ``tests/rules`` if no test has its word. Pages of
the manual go with its tests, changed tests, scenarios and features with themselves. A few smoke tests are always among
them. The change is compared with COMMIT; the usual one is the last commit.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SMOKE = ("scenarios/combat", "scenarios/loot", "tests/api", "tests/language/test_round_trip.py", "tests/perft")
SLOW = ("golden", "kills", "packaging", "site", "fuzz")
"""Folders of tests that are too slow to go with a word; changed files in them still go with themselves."""


def changed(commit: str) -> list[Path]:
    """Return the files that differ from a commit, new ones included."""
    commands = (["git", "diff", "--name-only", commit], ["git", "ls-files", "--others", "--exclude-standard"])
    lines = [subprocess.run(one, cwd=ROOT, capture_output=True, text=True, check=True).stdout for one in commands]
    return [Path(line) for line in "".join(lines).splitlines() if (ROOT / line).exists()]


def tests_of(path: Path) -> list[Path]:
    """Return the tests that go with a changed file."""
    match path.parts:
        case ("tests", *_) if path.name.startswith("test_"):
            return [ROOT / path]
        case ("tests", folder, _) if folder not in SLOW:
            return sorted((ROOT / "tests" / folder).glob("test_*.py"))
        case ("scenarios", topic, _):
            return [ROOT / "scenarios" / topic]
        case ("features", _) if path.suffix == ".feature":
            return [ROOT / path]
        case ("docs", _) | ("README.md",):
            return [ROOT / "tests" / "packaging" / "test_manual.py"]
        case ("cards", box, _):
            return [ROOT / "tests" / "cards" / "test_facts.py", ROOT / "scenarios" / f"cards-{box}"]
        case ("munch_cli", *_, _):
            return _of_the_package(path)
        case _:
            return []


def _of_the_package(path: Path) -> list[Path]:
    """Return the tests that are named like a module, or those of its room; and the scenarios of its topic."""
    word, room = path.stem.strip("_"), path.parts[1]
    named = [one for one in sorted((ROOT / "tests").rglob(f"test_*{word}*.py")) if one.parent.name not in SLOW]
    if not named and room not in SLOW:
        named = sorted((ROOT / "tests" / room).glob("test_*.py"))
    topic = ROOT / "scenarios" / word.replace("_", "-")
    return [*named, topic] if topic.is_dir() else named


def main() -> None:
    """Print the tests, one a line."""
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    found = [*(one for path in changed(commit) for one in tests_of(path)), *(ROOT / name for name in SMOKE)]
    for path in dict.fromkeys(found):
        if path.exists():
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
