"""Examples of all that munch says to people, word for word: one file for each kind of answer.

A page begins with ``==`` and the sentences that set up its board, or ``shell`` for commands. Each line that is not
indented is said there on a fresh board; one that begins with ``+`` follows the line above it. The reply is indented.
``python -m tests.golden answers`` writes the replies again.
"""

import contextlib
import io
import os
import shlex
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from munch_cli.cli.start import main
from munch_cli.repl.session import Session

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "answers"
BOARD, THEN, INDENT = "== ", "+ ", "    "
DAY = "2026-01-31"
"""The date on which every answer is given."""


class Page(NamedTuple):
    """A board, and the lines said there: one or several in succession."""

    board: str
    talks: list[tuple[str, ...]]


def files() -> list[Path]:
    """Return the files of examples."""
    return sorted(HERE.glob("*.txt"))


def pages(text: str) -> list[Page]:
    """Return what a file says, without the replies."""
    found: list[Page] = []
    for line in text.splitlines():
        if line.startswith(BOARD):
            found.append(Page(line.removeprefix(BOARD), []))
        elif line.startswith(THEN):
            found[-1].talks[-1] += (line.removeprefix(THEN),)
        elif line and not line.startswith((INDENT, "#")):
            found[-1].talks.append((line,))
    return found


def written(text: str) -> str:
    """Return a file with the replies of today."""
    head = "".join(f"{line}\n" for line in text.splitlines() if line.startswith("#"))
    return head + "".join(f"\n{BOARD}{page.board}\n{_answered(page)}" for page in pages(text))


def _answered(page: Page) -> str:
    lines: list[str] = []
    for talk in page.talks:
        with tempfile.TemporaryDirectory() as folder, patch("time.strftime", lambda *_: DAY):
            say = _speaker(page.board, Path(folder))
            for place, line in enumerate(talk):
                lines.append(f"{THEN}{line}" if place else line)
                lines += [f"{INDENT}{reply}".rstrip() for reply in say(line) if reply.strip()]
    return "".join(f"{line}\n" for line in lines)


def _speaker(board: str, folder: Path) -> Callable[[str], Iterable[str]]:
    """Return the function that answers the lines of a page."""
    if board == "shell":
        return lambda line: _ran(folder, line)
    session = Session()
    for sentence in board.split("; "):
        heard = session.hear(sentence)
        assert not heard.is_unread, (sentence, heard.lines)
    return lambda line: session.hear(line).lines


def _ran(folder: Path, line: str) -> Iterator[str]:
    """Yield what a command prints, and how it ends."""
    printed = io.StringIO()
    with (
        patch.dict(os.environ, {"XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder), "COLUMNS": "100"}),
        patch.object(sys, "argv", ["munch", *shlex.split(line)]),
        patch.object(sys, "stdin", io.StringIO()),
        contextlib.chdir(ROOT),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
    ):
        code = main()
    yield from printed.getvalue().replace(str(folder), "").replace(str(ROOT), "").splitlines()
    yield f"(exit {code})"
