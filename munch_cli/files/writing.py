"""The one way to write a file: nothing is overwritten by accident, and nothing is left half-written.

A draft with an unpredictable name is written beside the file, brought safely to the disk, and takes its place in one
step. No link is followed to write a draft.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

from munch_cli.files.places import take_away
from munch_cli.files.problems import Problems
from munch_cli.files.toml import whole


def write_text(path: str, text: str, over: bool = True) -> None:
    """Write a file in one step. Raise ``Problems`` if it cannot, and leaves the old file as it was.

    ``over``: replace a file that exists; otherwise that is a problem. A link stays a link, and its target is replaced.
    A device such as a terminal is written to directly.
    """
    with _told_of(path):
        whole = text.encode("utf-8")
        if _is_no_file(path):
            with open(path, "wb") as stream:
                stream.write(whole)
        else:
            in_one_stroke(os.path.realpath(path) if over else path, whole, over)


def see_it_can_be_written(path: str) -> None:
    """Raise ``Problems`` now if ``write_text`` could not write there later. Leave nothing behind."""
    with _told_of(path):
        if not _is_no_file(path):
            draft, handle = _draft(os.path.realpath(path))
            os.close(handle)
            take_away(draft)
        elif os.path.isdir(path) or not os.access(path, os.W_OK):
            open(path, "wb").close()  # this says why not; a pipe that can be written is opened only once


def may_be_written(path: str, force: bool) -> None:
    """Raise ``Problems`` if a file exists and must not be replaced. A terminal or a pipe may always be written to."""
    if not force and os.path.lexists(path) and not _is_no_file(path):
        what = "the file is there already"
        raise Problems([whole(path, "unwritable-file", what, "name another file, or overwrite it with --force")])


def in_one_stroke(path: str, whole: bytes, over: bool = True) -> None:
    """Write a file so that it is there whole or not at all. Raise ``OSError``."""
    draft, handle = _draft(path)
    try:
        with open(handle, "wb") as file:
            file.write(whole)
            file.flush()
            os.fsync(file.fileno())
        if os.path.exists(path):
            os.chmod(draft, os.stat(path).st_mode & 0o777)
        if over:
            os.replace(draft, path)
        else:
            _laid_where_nothing_is(draft, path)
    except OSError:
        take_away(draft)
        raise
    see_the_name_onto_the_disk(os.path.dirname(path))


def _draft(path: str) -> tuple[str, int]:
    """A new file beside another, and a handle to write it with."""
    draft = f"{path}.{os.urandom(8).hex()}.new"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    return draft, os.open(draft, flags, 0o666)


def _laid_where_nothing_is(draft: str, path: str) -> None:
    """Give a draft its name, unless something has that name by now."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without hard links
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), path) from None
        os.replace(draft, path)
    else:
        take_away(draft)


@contextmanager
def _told_of(path: str) -> Iterator[None]:
    """Within it, what keeps a file from being written is told as ``Problems``."""
    try:
        yield
    except (OSError, ValueError) as why:
        reason = (getattr(why, "strerror", None) or str(why)).lower()
        what = f"the file cannot be written: {reason}"
        raise Problems([whole(path, "unwritable-file", what, "choose another place")]) from None


def _is_no_file(path: str) -> bool:
    return os.path.exists(path) and not os.path.isfile(path)


def see_the_name_onto_the_disk(folder: str) -> None:
    """Flushes a folder: a new file survives a power cut only once its folder is on the disk. Not every system can."""
    try:
        handle = os.open(folder or ".", os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError:
        return
