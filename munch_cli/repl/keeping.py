"""What is said is kept as it is said, line by line, so that no end of the program costs the game.

A kept table is a transcript: the line that opens the table, then every sentence that was carried out, and undo, redo
and branch. `open last` goes on with it, in the same file.
"""

import os
import time
from typing import Protocol

from munch_cli.files.diary import Diary, InUse, begin_diary, read_diary, throw_away
from munch_cli.files.places import state_dir
from munch_cli.table.saying import counted, whole

ENDING = ".munch"
KEPT_MOST = 20
LAID = "; laid "
"""In the line that opens a file: before its text, for the file may be another when the table is taken up again."""
RULED = "; ruled "
"""In the line that opens a table, what stands before the decisions of its owner for all their tables at that time."""
PLAYED = "play "
"""A kept table whose first line begins so is a game with hidden hands."""

OVER = "# over: "
"""The last line of a game that is over: before who has won."""


class Keeper(Protocol):
    """What keeps the lines that are said."""

    @property
    def path(self) -> str:
        """The file that is being written, or ""."""

    def begin(self, line: str) -> None:
        """A table is opened by this line. What was kept of the one before stays."""

    def say(self, line: str) -> None:
        """A line that changed the table."""

    def forget(self) -> None:
        """The table need not be kept: it is saved elsewhere."""

    def close(self) -> None:
        """No more is said here: others may go on with what is kept."""

    def complaint(self) -> str:
        """Why a line could not be kept, told once; or ""."""

    def unkept(self) -> str:
        """Try once more to keep what is not kept yet; "" or why it cannot be."""


class Forgetful:
    """Keeps nothing."""

    path = ""

    def begin(self, line: str) -> None:
        """Nothing."""

    def say(self, line: str) -> None:
        """Nothing."""

    def forget(self) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""

    def complaint(self) -> str:
        """Nothing."""
        return ""

    def unkept(self) -> str:
        """Nothing."""
        return ""


class Notebook:
    """Keeps each table in a file of its own among the person's things. If it cannot, it says so and tries again."""

    def __init__(self) -> None:
        self._diary: Diary | None = None
        self._ahead: list[str] = []
        self._trouble = ""
        self._told = ""

    @property
    def path(self) -> str:
        """The file that is being written, or ""."""
        return self._diary.path if self._diary is not None else ""

    def begin(self, line: str) -> None:
        """Remember how the table is opened. A file is made only when something happens on it."""
        self.close()
        self._ahead = [line]

    def go_on(self, diary: Diary) -> None:
        """Go on in a file that is there already."""
        self.close()
        self._diary = diary

    def say(self, line: str) -> None:
        """Write the line. It is there even if the program breaks off."""
        self._ahead.append(line)
        self._trouble = self._kept()

    def unkept(self) -> str:
        """Try once more to keep what is not kept yet; "" or why it cannot be."""
        return self._kept() if self._diary is not None or len(self._ahead) > 1 else ""

    def _kept(self) -> str:
        """Keep everything that waits. Return "" or the reason why it is not kept."""
        try:
            if self._diary is None:
                self._diary = _new_diary()
        except (OSError, InUse) as problem:
            return why_not(problem)
        lines, self._ahead = self._ahead, []
        return self._diary.add(*lines)

    def forget(self) -> None:
        """Take the file away."""
        if self._diary is not None:
            self._diary.throw_away()
        self._diary = None

    def close(self) -> None:
        """Let go of the file."""
        if self._diary is not None:
            self._diary.close()
        self._diary, self._ahead = None, []

    def complaint(self) -> str:
        """Why what is said is not kept, when that has changed."""
        trouble, told = self._trouble, self._told
        self._told = trouble
        return trouble if trouble != told else ""


def why_not(problem: OSError | InUse) -> str:
    """Why a file cannot be read or written, in a few words."""
    return (getattr(problem, "strerror", None) or str(problem)).lower()


def _new_diary() -> Diary:
    """Make room for a new file. Its name sorts after all others, even if the clock was set back."""
    os.makedirs(folder(), mode=0o700, exist_ok=True)
    kept = kept_tables()
    for old in (*(path for path in _files() if path not in kept), *kept[KEPT_MOST - 1 :]):
        throw_away(old)
    newest = max((_number(path) for path in kept), default=0)
    return begin_diary(os.path.join(folder(), f"{max(time.time_ns(), newest + 1):020d}-{os.getpid()}{ENDING}"))


def _number(path: str) -> int:
    """The number that the name of a kept table begins with."""
    figures = os.path.basename(path).partition("-")[0]
    return max(0, whole(figures))


def folder() -> str:
    """Where kept tables lie."""
    return os.path.join(state_dir(), "tables")


def _files() -> list[str]:
    """The files that kept tables are written into, the newest first."""
    try:
        names = sorted(os.listdir(folder()), reverse=True)
    except OSError:
        return []
    paths = [os.path.join(folder(), name) for name in names if name.endswith(ENDING)]
    return [path for path in paths if os.path.isfile(path)]


def kept_tables() -> list[str]:
    """The files of kept tables, the newest first. A file without one complete line does not count."""
    return [path for path in _files() if _holds(path)]


def _holds(path: str) -> bool:
    try:
        reading = read_diary(path)
    except OSError:
        return True
    return bool(reading.lines) or b"\n" in reading.torn


def kept_table(number: int = 1, except_for: str = "") -> str:
    """The file of a kept table, 1 for the newest, or "". ``except_for``: the one now being written."""
    others = [path for path in kept_tables() if path != except_for]
    return others[number - 1] if 0 < number <= len(others) else ""


def kept_lines(path: str) -> list[str]:
    """What was said at a kept table. The first line opens it, and lines that a crash cut off are left out.

    A file that cannot be read has no lines.
    """
    try:
        return list(read_diary(path).lines)
    except OSError:
        return []


def is_played(path: str) -> bool:
    """Return True if a kept table is a game with hidden hands."""
    lines = kept_lines(path)
    return bool(lines) and lines[0].startswith(PLAYED)


def is_over(path: str) -> bool:
    """Return True if a kept table is a game that has been played to its end."""
    lines = kept_lines(path)
    return bool(lines) and lines[-1].startswith(OVER)


def kept_said(path: str) -> str:
    """A kept table in a few words: how it was opened, and how much was said there."""
    lines = kept_lines(path)
    if not lines:
        return f"nothing that can be read, in {path}"
    end = f"; {lines[-1].removeprefix(OVER)}" if lines[-1].startswith(OVER) else ""
    many = counted(len(lines) - 1 - bool(end), "sentence")
    seconds = _number(path) // 1_000_000_000
    since = time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds)) if 0 < seconds < 1 << 33 else ""
    return f"{opened_by(lines[0])}, {many}{end}{f' ({since})' if since else ''}"


def opened_by(line: str) -> str:
    """The line that opens a table, without the parts that only the program reads."""
    if line.startswith(PLAYED):
        return line.partition("; box ")[0].rpartition("; seed ")[0]
    return without_ruled(line)[0].partition(LAID)[0]


def without_ruled(line: str) -> tuple[str, str]:
    """A line that opens a table without its owner's decisions, and those decisions. "" if there are none."""
    head, ruled, said = line.rpartition(RULED)
    return (head, said) if ruled and said.endswith("}") else (line, "")


def offer() -> str:
    """A word on the table that was left, or ""."""
    path = kept_table()
    if len(kept_lines(path)) < 2:
        return ""
    if is_over(path):
        return ""
    way = "munch resume" if is_played(path) else "open last"
    return f"A table was left: {kept_said(path)}. {way} goes on with it."
