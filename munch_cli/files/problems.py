"""Problems in files: what was found, where, and one remedy.

Exception
  Problems      a file that cannot be read; carries every problem found (exit code 2)
"""

from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

from munch_cli.rulebook.book import Fault
from munch_cli.table.names import DID_YOU_MEAN
from munch_cli.table.saying import carets, visible
from munch_cli.table.typed import NamedTuple


class TextSpan(NamedTuple):
    """Where something stands: line and column from 1, and how many signs it takes on that line."""

    line: int
    column: int
    width: int


class Problem(NamedTuple):
    """One thing wrong in a file. Lines and columns count from 1; line 0 means the file as a whole.

    ``board``: the lines that lay the board on which something does not hold, as a feature has them.
    """

    file: str
    line: int
    column: int
    code: str
    what: str
    remedy: str = ""
    excerpt: str = ""
    width: int = 1
    board: tuple[str, ...] = ()

    def render(self) -> str:
        """The problem as people read it: place, what, the line with a caret under it, one remedy."""
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        lines = [f"{place}: error[{self.code}]: {self.what}"]
        if self.excerpt:
            text, before = _shortened(self.excerpt, self.column)
            lines.append(f"{self.line:>5} | {text}")
            lines.append(f"      | {carets(text, before, self.width)}")
        if self.remedy:
            lines.append(f"   {self.remedy}")
        if self.board:
            lines += ["   the board as it is:", *(f"     {line}" for line in self.board)]
        return "\n".join(visible(line) for line in lines)


class Problems(Exception):
    """Everything that is wrong with what was read, at once."""

    exit_code = 2

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(sorted(problems))
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(problem.render() for problem in self.problems)


Told = TypeVar("Told", Problem, Fault)


def together(told: Mapping[str, Iterable[Told]]) -> list[Told]:
    """What is wrong under each edition, by its key: the same thing once, with the editions it concerns if not all."""
    found: dict[Hashable, list[Told]] = {}
    concerned: dict[Hashable, dict[str, None]] = {}
    for edition, problems in told.items():
        for problem in problems:
            same = problem._replace(remedy="")
            found.setdefault(same, []).append(problem)
            concerned.setdefault(same, {})[edition] = None
    return [_once(several, tuple(concerned[same]), len(told)) for same, several in found.items()]


def _once(several: list[Told], editions: tuple[str, ...], most: int) -> Told:
    """One problem for several that differ only in their remedy: the first that offers a nearest name, if any."""
    remedies = [problem.remedy for problem in several if problem.remedy]
    remedy = next((remedy for remedy in remedies if remedy.startswith(DID_YOU_MEAN)), remedies[0] if remedies else "")
    under = f" ({', '.join(editions)})" if len(editions) < most else ""
    return several[0]._replace(what=several[0].what + under, remedy=remedy)


LINE_SHOWN = 140


def _shortened(line: str, column: int) -> tuple[str, int]:
    """The line without tabs and odd signs, cut to a readable length round the column, and what stands before it."""
    start = 0 if column <= LINE_SHOWN - 40 else column - 40
    part = line[start : start + LINE_SHOWN]
    return "".join(sign if sign.isprintable() else " " for sign in part), max(0, column - 1 - start)
