"""A diary: lines added to a file one by one, each safe on the disk before anything else is said.

Whatever ends the program, and wherever the file is cut off, all whole lines before that place are there; a torn tail is
told and cut off. One program at a time writes in a diary.
"""

from __future__ import annotations

import os

from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock

LOCK = ".lock"


class InUse(Exception):
    """Another program writes in this diary."""


class Reading(NamedTuple):
    """What stands in a diary: its whole lines, how many bytes they take, and the tail that was torn off (or b"")."""

    lines: tuple[str, ...]
    size: int
    torn: bytes


def read_diary(path: str) -> Reading:
    """The whole lines of a file; one that is not there has none."""
    try:
        with open(path, "rb") as file:
            whole = file.read()
    except OSError:
        return Reading((), 0, b"")
    lines: list[str] = []
    size = 0
    for raw in whole.splitlines(keepends=True):
        line = _whole(raw)
        if line is None:
            break
        lines += [line] if line else []
        size += len(raw)
    return Reading(tuple(lines), size, whole[size:])


def _whole(raw: bytes) -> str | None:
    """A line without its end; None for one that was not written to its end, or is no line of text."""
    if not raw.endswith(b"\n"):
        return None
    try:
        line = raw[:-1].decode("utf-8")
    except UnicodeDecodeError:
        return None
    return line if all(sign >= " " for sign in line) else None


class Diary:
    """A file in which lines are kept. Made by ``begin_diary`` and ``take_up``."""

    def __init__(self, path: str, lock: BaseFileLock | None, size: int) -> None:
        self.path = path
        self._lock = lock
        self._size = size
        self._left: list[str] = []

    def add(self, *lines: str) -> str:
        """Writes lines and sees them onto the disk; "" or why they are not there.

        What cannot be written is written along with the next line, so that nothing is lost for want of room in between.
        """
        self._left += lines
        text = "".join(f"{line}\n" for line in self._left).encode()
        try:
            _put(self.path, text, self._size)
        except OSError as problem:
            return (problem.strerror or str(problem)).lower()
        self._size += len(text)
        self._left.clear()
        return ""

    def close(self) -> None:
        """Lets others write in it."""
        if self._lock is not None:
            self._lock.release()
        self._lock = None

    def throw_away(self) -> None:
        """Deletes it."""
        _unlink(self.path)
        self.close()
        _unlink(self.path + LOCK)


def begin_diary(path: str) -> Diary:
    """A diary that is not there yet; its folder is made. Raises ``OSError``, ``InUse``."""
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    return Diary(path, _locked(path), 0)


def take_up(path: str) -> tuple[Diary, Reading]:
    """A diary to go on with; a torn tail is cut off. Raises ``OSError``, ``InUse``."""
    lock = _locked(path)
    reading = read_diary(path)
    if reading.torn:
        with open(path, "rb+") as file:
            file.truncate(reading.size)
            os.fsync(file.fileno())
    return Diary(path, lock, reading.size), reading


def throw_away(path: str) -> bool:
    """Deletes a diary, unless somebody writes in it; whether it is gone."""
    try:
        Diary(path, _locked(path), 0).throw_away()
    except (InUse, OSError):
        return False
    return True


def _put(path: str, text: bytes, size: int) -> None:
    """Writes at the end; what was written by halves is taken away again."""
    is_new = not os.path.exists(path)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
    try:
        os.ftruncate(handle, size)
        os.lseek(handle, size, os.SEEK_SET)
        written = 0
        try:
            while written < len(text):
                written += os.write(handle, text[written:])
            os.fsync(handle)
        except OSError:
            os.ftruncate(handle, size)
            raise
    finally:
        os.close(handle)
    if is_new:
        _see_the_name_onto_the_disk(os.path.dirname(path))


def _see_the_name_onto_the_disk(folder: str) -> None:
    """A new file is safe only when its folder is; not every system can say so."""
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError:
        return


def _locked(path: str) -> BaseFileLock | None:
    """The lock on a diary, or None on a disk that has no locks. Raises ``InUse``."""
    from filelock import FileLock, Timeout

    lock = FileLock(path + LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise InUse(path) from None
    except NotImplementedError:
        return None
    return lock


def _unlink(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        return
