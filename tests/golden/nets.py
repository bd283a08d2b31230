"""Nets: files of lines, each of which says what was drawn by lot and ends with a checksum of what came of it."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from . import strange_files, walks, wonders


class Net(NamedTuple):
    """The name of a net and of its file, and what gives the checksum for the words of a line before it."""

    name: str
    sum_of: Callable[[str], str]

    @property
    def path(self) -> Path:
        """Where its lines are written down."""
        return Path(__file__).with_name(f"{self.name}.txt")

    @property
    def written(self) -> dict[str, str]:
        """The lines that are written down: the words, and the checksum."""
        lines = self.path.read_text(encoding="utf-8").splitlines()
        return {words: checksum for words, _, checksum in (line.rpartition(" ") for line in lines)}

    def now(self, words: str) -> str:
        """The checksum of what comes of a line now."""
        return self.sum_of(words)

    @property
    def remedy(self) -> str:
        """What to do if another checksum is wanted."""
        return f"if the change is wanted: python -m tests.golden {self.name}"


NETS = (Net("walks", walks.again), Net("wonders", wonders.again), Net("strange_files", strange_files.again))
