"""A table that was left is gone on with, wherever its file was cut off."""

import subprocess
import sys
from pathlib import Path

from munch_cli.repl.keeping import Notebook, kept_table
from munch_cli.repl.session import Session

SAID = ("open combat/pumpkinhead", "kick", "K.C. offers help", "undo", "K.C. offers help", "Jenn declines")


def evening() -> tuple[str, list[object]]:
    """A kept table, and its boards after each line of its file."""
    session = Session(keeper=Notebook())
    boards: list[object] = []
    for line in SAID:
        session.hear(line)
        assert session.table is not None
        boards.append(session.table.state)
    path = kept_table()
    session.hear("quit")
    return path, boards


def resumed(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-m", "munch_cli", "resume", *words]
    return subprocess.run(asked, input=said, capture_output=True, text=True, check=False)


def test_cut_off_at_any_byte_the_table_is_as_it_was_but_for_the_last_line() -> None:
    path, boards = evening()
    whole = Path(path).read_bytes()
    for cut in range(len(SAID[0]) + 1, len(whole) + 1):
        Path(path).write_bytes(whole[:cut])
        session = Session(keeper=Notebook())
        heard = session.hear("open last")
        lines = whole[:cut].count(b"\n")
        assert not heard.is_unread and session.table is not None
        assert session.table.state == boards[lines - 1], cut
        assert any("torn" in line for line in heard.lines) == (not whole[:cut].endswith(b"\n"))
        session.hear("let Jenn be Level 7")
        session.hear("quit")
        assert Path(path).read_bytes() == whole[: whole[:cut].rfind(b"\n") + 1] + b"let Jenn be Level 7\n"


def test_one_table_is_not_opened_twice() -> None:
    evening()
    first = Session(keeper=Notebook())
    assert not first.hear("open last").is_unread
    second = Session(keeper=Notebook())
    assert second.hear("open last").is_unread
    assert second.table is None
    done = resumed(said="show\n")
    assert done.returncode == 2 and "open in another munch" in done.stderr
    first.hear("quit")
    assert not second.hear("open last").is_unread
    second.hear("quit")


def test_resume_goes_on_in_the_same_file() -> None:
    path, _ = evening()
    listed = resumed("--list")
    assert (listed.returncode, listed.stdout) == (0, "1. open combat/pumpkinhead, 5 sentences\n")
    done = resumed(said="let Jenn be Level 7\n")
    assert done.returncode == 0, done.stderr
    assert Path(path).read_text().endswith("Jenn declines\nlet Jenn be Level 7\n")
    assert kept_table() == path


def test_there_is_nothing_to_go_on_with() -> None:
    done = resumed()
    assert (done.returncode, done.stdout) == (2, "")
    assert "no table was left" in done.stderr


def test_what_comes_out_otherwise_leaves_the_file_as_it_was() -> None:
    path, boards = evening()
    broken = Path(path).read_text().replace("Jenn declines", "Jenn loots the room")
    Path(path).write_text(broken)
    session = Session(keeper=Notebook())
    assert session.hear("open last").is_unread
    assert session.table is not None and session.table.state == boards[-2]
    session.hear("quit")
    assert Path(path).read_text() == broken
