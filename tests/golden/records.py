"""Records: text files whose lines name a subject and end with a checksum of what munch does with it.

A board, a walk or a game that changes is named by the difference; ``python -m tests.golden RECORD`` writes it again.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ..bundled import NAMES
from . import boards, bot_games, strange_files, walks, wonders


class Record(NamedTuple):
    """The name of a record and its file, and the function that computes the result for a subject.

    ``subjects`` lists the subjects that must be recorded; if None, those in the file were once drawn by lot and stay.
    """

    name: str
    result: Callable[[str], str]
    subjects: Callable[[], list[str]] | None = None

    @property
    def path(self) -> Path:
        """The file of the record."""
        return Path(__file__).with_name(f"{self.name}.txt")

    @property
    def written(self) -> dict[str, str]:
        """The recorded results by their subjects."""
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        return {subject: result for subject, _, result in (line.rpartition(" ") for line in lines)}

    @property
    def parts(self) -> dict[str, list[str]]:
        """The subjects by the word that they begin with: a topic, a box, a kind of file."""
        found: dict[str, list[str]] = {}
        for subject in self.subjects() if self.subjects else self.written:
            found.setdefault(subject.partition(" ")[0].partition("/")[0], []).append(subject)
        return found

    def write(self) -> None:
        """Write the file with the results of today."""
        lines = [f"{subject} {self.result(subject)}\n" for part in self.parts.values() for subject in part]
        self.path.write_text("".join(lines), encoding="utf-8")


RECORDS = (
    Record("boards", boards.result, lambda: sorted(NAMES)),
    Record("walks", walks.result),
    Record("wonders", wonders.result),
    Record("strange_files", strange_files.result),
    Record("bot_games", bot_games.result, bot_games.subjects),
)
