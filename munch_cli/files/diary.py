"""A diary: lines added to a file one by one, each safe on the disk before anything else is said.

Whatever ends the program, and wherever the file is cut off, all whole lines before that place are there; a torn tail is
told and cut off. A file that is damaged before its end stays as it is. One program at a time writes in a diary.
"""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING

from munch_cli.files.places import take_away
from munch_cli.files.writing import see_the_name_onto_the_disk
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from filelock import BaseFileLock

LOCK = ".lock"
MARK = "\t"
"""Stands between a line and its checksum, and in no line itself."""


class InUse(Exception):
    """Another program writes in this diary."""


class DiaryContents(NamedTuple):
    """What stands in a diary: its whole lines, how many bytes they take, and what behind them cannot be read."""

    lines: tuple[str, ...]
    size: int
    torn: bytes
    was_changed: bool = False
    """Whether what cannot be read is a line that was written otherwise: its checksum does not fit."""
    chain: int | None = 0
    """The checksum of all whole lines; None in a diary of the time before there were any."""

    @property
    def is_damaged(self) -> bool:
        """Return True if more than the tail is damaged: readable lines follow, or a line was changed later."""
        return self.was_changed or bool(self.torn.partition(b"\n")[2].strip(b"\0\r\n"))


def read_diary(path: str) -> DiaryContents:
    """The whole lines of a file, none if it does not exist. Raises ``OSError`` if it cannot be read."""
    return _reading(_raw(path))


def _raw(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def _reading(whole: bytes) -> DiaryContents:
    lines: list[str] = []
    size, chain, was_changed = 0, _first_sum(whole), False
    for raw in whole.split(b"\n")[:-1]:
        line = _line(raw.partition(MARK.encode())[0] if chain is not None else raw)
        if line is None:
            break
        if chain is not None and line:
            chain = _sum(chain, line)
            was_changed = _marked(line, chain) != raw.removesuffix(b"\r")
            if was_changed:
                break
        lines += [line] if line else []
        size += len(raw) + 1
    return DiaryContents(tuple(lines), size, whole[size:], was_changed, chain)


def _first_sum(whole: bytes) -> int | None:
    """The place where the checksums of a diary begin. None if its first line has none, as in early versions."""
    first = next((raw for raw in whole.split(b"\n")[:-1] if raw.strip()), MARK.encode())
    return 0 if MARK.encode() in first else None


def _sum(chain: int, line: str) -> int:
    """The checksum of a line and all before it: a line that was changed, put in or taken out does not fit."""
    return zlib.crc32(line.encode("utf-8", "replace"), chain)


def _marked(line: str, chain: int) -> bytes:
    """A line with the checksum of itself and all before it."""
    return f"{line}{MARK}{chain:08x}".encode("utf-8", "replace")


def _line(raw: bytes) -> str | None:
    """A line as it was written. None if it is no line of text."""
    try:
        line = raw.removesuffix(b"\r").decode("utf-8")
    except UnicodeDecodeError:
        return None
    return line if all(sign >= " " for sign in line) else None


class Diary:
    """A file in which lines are kept. Made by ``begin_diary`` and ``take_up``."""

    def __init__(self, path: str, lock: BaseFileLock | None, written: bytes) -> None:
        self.path = path
        self._lock = lock
        self._written = written
        self._left = b""
        self._chain = _reading(written).chain

    def add(self, *lines: str) -> str:
        """Write lines and wait until they are on the disk. "", or the reason why they are not.

        What cannot be written is written along with the next line, so nothing is lost if room was short for a while. A
        file that was deleted meanwhile is written anew, from its first line on.
        """
        for line in lines:
            if self._chain is None:
                self._left += f"{line}\n".encode("utf-8", "replace")
            else:
                self._chain = _sum(self._chain, line)
                self._left += _marked(line, self._chain) + b"\n"
        if not self._left:
            return ""
        try:
            if _size_of(self.path) >= len(self._written):
                _put(self.path, self._left, len(self._written))
            else:
                self._lay_anew()
        except InUse:
            return "another munch writes there"
        except OSError as problem:
            return (problem.strerror or str(problem)).lower()
        self._written, self._left = self._written + self._left, b""
        return ""

    def _lay_anew(self) -> None:
        """Write everything again where the file has been deleted, under a lock that others see."""
        os.makedirs(os.path.dirname(self.path), mode=0o700, exist_ok=True)
        self._let_go()
        self._lock = _locked(self.path)
        _put(self.path, self._written + self._left, 0)

    def close(self) -> None:
        """Let others write in it."""
        self.add()
        self._let_go()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.release()
        self._lock = None

    def throw_away(self) -> None:
        """Deletes the file, and the lock while it is held, so that no program can lock it in between."""
        take_away(self.path)
        take_away(self.path + LOCK)
        self._let_go()
        if os.name == "nt":  # what is open cannot be deleted there, so whoever has locked it by now keeps it
            take_away(self.path + LOCK)


def _size_of(path: str) -> int:
    """How many bytes the file has. 0 if there is no file."""
    try:
        return os.stat(path).st_size
    except FileNotFoundError:
        return 0


def begin_diary(path: str) -> Diary:
    """A new diary in a folder that is made if needed. Raises ``OSError``, ``InUse``."""
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    return Diary(path, _locked(path), b"")


def take_up(path: str) -> tuple[Diary | None, DiaryContents]:
    """A diary to go on with, and its contents. A torn tail is cut off. Raises ``OSError``, ``InUse``.

    None if it is damaged or has no whole line. The file then stays as it is.
    """
    lock = _locked(path)
    diary = None
    try:
        whole = _raw(path)
        reading = _reading(whole)
        if reading.lines and not reading.is_damaged:
            if reading.torn:
                with open(path, "rb+") as file:
                    file.truncate(reading.size)
                    os.fsync(file.fileno())
            diary = Diary(path, lock, whole[: reading.size])
    finally:
        if diary is None and lock is not None:
            lock.release()
    return diary, reading


def throw_away(path: str) -> bool:
    """Deletes a diary unless a program is writing in it. Returns whether it is gone."""
    try:
        Diary(path, _locked(path), b"").throw_away()
    except (InUse, OSError):
        return False
    return True


def _put(path: str, text: bytes, size: int) -> None:
    """Write at the end. A line that could be written only in part is cut off again."""
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
    if not size:
        see_the_name_onto_the_disk(os.path.dirname(path))


def _locked(path: str) -> BaseFileLock | None:
    """The lock on a diary. None on a disk without locks. Raises ``InUse``."""
    from filelock import FileLock, Timeout

    lock = FileLock(path + LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise InUse(path) from None
    except NotImplementedError:
        return None
    return lock
