"""What is said is kept as it is said, line by line, so that no end of the program costs the game.

A kept table is a transcript: the line that opens the table, then every sentence that was carried out, and undo, redo
and branch. `open last` goes on with it.
"""

import os
import time

from munch_cli.files.places import state_dir
from munch_cli.table.typed import Protocol

ENDING = ".munch"
KEPT_MOST = 20


class Keeper(Protocol):
    """Whoever keeps what is said."""

    def begin(self, line: str) -> None:
        """A table is opened by this line; what was kept of the one before stays."""

    def say(self, line: str) -> None:
        """A line that changed the table."""

    def forget(self) -> None:
        """The table need not be kept: it is saved elsewhere."""


class Forgetful:
    """Keeps nothing."""

    def begin(self, line: str) -> None:
        """Nothing."""

    def say(self, line: str) -> None:
        """Nothing."""

    def forget(self) -> None:
        """Nothing."""


class Notebook:
    """Keeps each table in a file of its own among the person's things; not being able to is no misfortune."""

    def __init__(self) -> None:
        self.path = ""
        self._opening = ""

    def begin(self, line: str) -> None:
        """Remembers how the table is opened; a file is made only when something happens on it."""
        self.path, self._opening = "", line

    def say(self, line: str) -> None:
        """Writes the line, and lets go of the file at once: whatever ends the program, the line is there."""
        try:
            first = "" if self.path else self._begun()
            with open(self.path, "a", encoding="utf-8") as file:
                file.write(f"{first}{line}\n")
        except OSError:
            self.path = ""

    def forget(self) -> None:
        """Takes the file away."""
        if self.path:
            take_away(self.path)
        self.path = ""

    def _begun(self) -> str:
        """Makes room for a new file; gives the line with which it is to begin."""
        os.makedirs(folder(), mode=0o700, exist_ok=True)
        for old in kept_tables()[KEPT_MOST - 1 :]:
            take_away(old)
        self.path = os.path.join(folder(), f"{time.time_ns():020d}-{os.getpid()}{ENDING}")
        return f"{self._opening}\n"


def folder() -> str:
    """Where kept tables lie."""
    return os.path.join(state_dir(), "tables")


def kept_tables() -> list[str]:
    """The files of kept tables, the newest first."""
    try:
        names = sorted(os.listdir(folder()), reverse=True)
    except OSError:
        return []
    return [os.path.join(folder(), name) for name in names if name.endswith(ENDING)]


def last_kept(except_for: str = "") -> str:
    """The file of the newest kept table, or ""; ``except_for`` is the one now being written."""
    return next((path for path in kept_tables() if path != except_for), "")


def kept_lines(path: str) -> list[str]:
    """What was said at a kept table; the first line opens it. A last line that was cut off by a crash is left out."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
    except OSError:
        return []
    whole = text[: text.rfind("\n") + 1]
    return [line for line in whole.splitlines() if line.strip()]


def take_away(path: str) -> None:
    """Deletes a kept table."""
    try:
        os.unlink(path)
    except OSError:
        return


def offer() -> str:
    """A word on the table that was left, or ""."""
    lines = kept_lines(last_kept())
    if len(lines) < 2:
        return ""
    many = "1 sentence" if len(lines) == 2 else f"{len(lines) - 1} sentences"
    return f"A table was left: {lines[0]}, {many}. open last goes on with it."
