"""What a run of the mutants has found so far, kept in ``build/mutants``: a run that is stopped goes on where it was.

    learnt.jsonl   for each file of tests: its tests, and the mutants that make a difference in each
    types.json     the mutants that mypy refuses, with its first error
    tried.jsonl    for each mutant that was tried: its number, and the test that noticed it ("": none)

It holds for one state of the code and the tests only: a run begins anew if any of their files has changed.
"""

import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from zlib import crc32

READ = ("munch_cli", "tests", "scenarios", "features", "cards", "tools/mutants")
"""The folders that a result depends on."""


class Kept:
    """The results of one sample in a folder. They are written as soon as they are known."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, root: Path) -> bool:
        """Make the folder ready; return True if it holds results for the code as it is now."""
        mark, now = self.folder / "code.txt", f"{code_of(root):08x}"
        if mark.exists() and mark.read_text(encoding="utf-8") == now:
            return True
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        mark.write_text(now, encoding="utf-8")
        return False

    def learnt(self) -> dict[str, list[list[object]]]:
        """Return the files of tests that were run, each with the fields of its tests."""
        return dict(self._lines("learnt.jsonl"))

    def note_learnt(self, file: str, tests: list[list[object]]) -> None:
        """Keep the tests of a file."""
        self._add("learnt.jsonl", [file, tests])

    def refused(self, ask: Callable[[], Mapping[int, str]]) -> dict[int, str]:
        """Return the mutants that mypy refuses; mypy is asked once."""
        path = self.folder / "types.json"
        if not path.exists():
            path.write_text(json.dumps([*ask().items()]), encoding="utf-8")
        return dict(json.loads(path.read_text(encoding="utf-8")))

    def tried(self) -> dict[int, str]:
        """Return the mutants that were tried, each with the test that noticed it."""
        return dict(self._lines("tried.jsonl"))

    def note_tried(self, number: int, noticed: str) -> None:
        """Keep the result of a trial."""
        self._add("tried.jsonl", [number, noticed])

    def _lines(self, name: str) -> Iterator[list[object]]:
        """Yield the lines of a file. The last one is left out if it was cut off."""
        path = self.folder / name
        for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else ():
            if line.endswith("\n"):
                yield json.loads(line)

    def _add(self, name: str, what: object) -> None:
        with (self.folder / name).open("a", encoding="utf-8") as file:
            file.write(json.dumps(what) + "\n")


def code_of(root: Path) -> int:
    """Return a checksum of all files that a result depends on."""
    whole = 0
    for path in sorted(path for folder in READ for path in (root / folder).rglob("*") if path.is_file()):
        if "__pycache__" not in path.parts:
            whole = crc32(path.read_bytes(), crc32(str(path.relative_to(root)).encode(), whole))
    return whole
