"""The books of what munch says and does, each written down in a folder of its own, a file for each part."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ..play.moments import SCENARIOS
from .verdicts import counted

HERE = Path(__file__).parent
TOPICS = tuple(sorted(path.name for path in SCENARIOS.iterdir() if path.is_dir()))


class Book(NamedTuple):
    """The name of a book and its folder, its parts, and what makes the text of a part."""

    name: str
    parts: tuple[str, ...]
    text_of: Callable[[str], str]

    def path(self, part: str) -> Path:
        """Where a part is written down."""
        return HERE / self.name / f"{part}.txt"


BOOKS = (Book("verdicts", TOPICS, counted),)
