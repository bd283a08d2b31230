"""A table that was left is gone on with, wherever its file was cut off."""

import errno
import subprocess
import sys
import time
from pathlib import Path

import pytest

from munch_cli.repl import shelf, sitting
from munch_cli.repl.keeping import Notebook, kept_lines, kept_table
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from tests.inside import munch

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
    return munch("resume", *words, said=said)


def test_cut_off_at_any_byte_the_table_is_as_it_was_but_for_the_last_line() -> None:
    path, boards = evening()
    whole, said = Path(path).read_bytes(), kept_lines(path)
    for cut in range(whole.index(b"\n") + 1, len(whole) + 1):
        Path(path).write_bytes(whole[:cut])
        session = Session(keeper=Notebook())
        heard = session.hear("open last")
        lines = whole[:cut].count(b"\n")
        assert not heard.is_unread and session.table is not None
        assert session.table.state == boards[lines - 1], cut
        assert any("torn" in line for line in heard.lines) == (not whole[:cut].endswith(b"\n"))
        session.hear("let Jenn be Level 7")
        session.hear("quit")
        left = whole[: whole[:cut].rfind(b"\n") + 1]
        assert Path(path).read_bytes().startswith(left)
        assert kept_lines(path) == [*said[:lines], "let Jenn be Level 7"]


def test_cut_off_in_its_first_line_it_is_no_table_and_the_one_before_it_is_gone_on_with() -> None:
    evening()
    path, _ = evening()
    for cut in range(len(SAID[0]) + 1):
        Path(path).write_bytes(SAID[0].encode()[:cut])
        assert kept_table() != path and kept_table(2) == "", cut
    done = resumed(said="show\n")
    assert done.returncode == 0 and "with the 5 lines said there" in done.stdout


def rulings(*words: str) -> None:
    asked = [sys.executable, "-m", "munch_cli", "rulings", *words]
    assert subprocess.run(asked, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("opening", ["new classic: Ann, Bo, Cy", "new classic", "open helping/asked-and-agreed"])
def test_a_table_goes_on_by_what_was_decided_when_it_was_opened(opening: str) -> None:
    point = "gap.help-when-already-winning"
    rulings("add", point, "refused")
    first = Session(keeper=Notebook())
    for line in (opening, "Ann is Level 3"):
        assert not first.hear(line).is_unread
    first.keeper.close()
    rulings("add", point, "allowed")
    rulings("add", "helping.only-one-helper", "off")
    again = Session(keeper=Notebook())
    heard = again.hear("open last")
    assert again.table is not None and first.table is not None
    assert again.table.state == first.table.state and again.table.state.rulings[point] == "refused"
    assert again.table.law.house == first.table.law.house == ()
    assert heard.lines[0].startswith(f"{opening}, with the 1 line said there")
    fresh = Session()
    fresh.hear(opening)
    assert fresh.table is not None and fresh.table.state.rulings[point] == "allowed"


def test_a_file_that_was_saved_over_or_is_gone_is_opened_as_it_was(tmp_path: Path) -> None:
    first = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "save mine.toml", "open mine", "kick", "save surely mine.toml"):
        assert not first.hear(line).is_unread, line
    first.hear("let Jenn be Level 9")
    first.keeper.close()
    assert first.sitting is not None
    for change in ("saved over", "gone"):
        if change == "gone":
            Path("mine.toml").unlink()
        again = Session(keeper=Notebook())
        heard = again.hear("open last")
        assert heard.lines[0].startswith("open /") and "2 lines said there" in " ".join(heard.lines[:2]), change
        assert again.table is not None and again.table.state == first.sitting.table.state
        again.keeper.close()
    listed = resumed("--list")
    assert " ".join(listed.stdout.split()).startswith(f"1. open {tmp_path / 'mine.toml'}, 2 sentences (")


def test_damage_in_the_midst_costs_nothing_that_could_be_mended_by_hand() -> None:
    path, boards = evening()
    whole = Path(path).read_bytes()
    broken = whole.replace(b"undo", b"un\0o")
    Path(path).write_bytes(broken)
    session = Session(keeper=Notebook())
    heard = session.hear("open last")
    assert any("damaged" in line for line in heard.lines)
    assert session.table is not None and session.table.state == boards[2]
    session.hear("let Jenn be Level 7")
    session.hear("quit")
    assert Path(path).read_bytes() == broken and kept_table(2) == path
    assert kept_lines(kept_table())[-1] == "let Jenn be Level 7"


def test_an_interruption_on_the_way_back_to_a_table_leaves_both_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "kick", "K.C. offers help"):
        first.hear(line)
    first.hear("quit")
    second = Session(keeper=Notebook())
    second.hear("new bites: Ann")
    really = sitting.sit_down_again

    def interrupted(line: str) -> Sitting:
        opened = really(line)
        monkeypatch.setattr(opened.journal, "perform", breaks)
        return opened

    def breaks(*_: object) -> None:
        raise KeyboardInterrupt

    before = second.table
    with monkeypatch.context() as patch:
        patch.setattr(shelf, "sit_down_again", interrupted)
        with pytest.raises(KeyboardInterrupt):
            second.hear("open last")
    assert second.table is before
    assert "2 lines said there" in "".join(second.hear("open last").lines)


def test_nothing_in_it_can_be_read() -> None:
    path, _ = evening()
    for rubbish in (b"\xff" + Path(path).read_bytes(), b"\n\xff\n\n"):
        Path(path).write_bytes(rubbish)
        done = resumed()
        assert (done.returncode, done.stdout) == (2, "")
        assert "nothing can be read" in done.stderr and Path(path).read_bytes() == rubbish


def test_where_nothing_can_be_written_a_table_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    _, boards = evening()

    def read_only(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("filelock.FileLock.acquire", read_only)
    session = Session(keeper=Notebook())
    heard = session.hear("open last")
    assert session.table is not None and session.table.state == boards[-1]
    assert "read-only file system" in " ".join(heard.lines)


def test_a_clock_that_goes_wrong_mixes_up_no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    names = []
    for year in (2026, 1970, 2099, 2026):
        monkeypatch.setattr(time, "time_ns", lambda year=year: (year - 1970) * 365 * 86_400 * 10**9)
        session = Session(keeper=Notebook())
        for line in (f"new bites: Ann{len(names)}, Bo", f"let Bo be Level {len(names) + 1}"):
            session.hear(line)
        names.append(kept_table())
        assert kept_lines(names[-1])[0] == f"new bites: Ann{len(names) - 1}, Bo"
        session.hear("quit")
    assert names == sorted(names)


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
    assert listed.returncode == 0 and listed.stdout.startswith("1. open combat/pumpkinhead, 5 sentences (")
    done = resumed(said="let Jenn be Level 7\n")
    assert done.returncode == 0, done.stderr
    assert kept_lines(path)[-2:] == ["Jenn declines", "let Jenn be Level 7"]
    assert kept_table() == path


def test_there_is_nothing_to_go_on_with() -> None:
    done = resumed()
    assert (done.returncode, done.stdout) == (2, "")
    assert "no table was left" in done.stderr


def test_what_comes_out_otherwise_leaves_the_file_as_it_was() -> None:
    path, boards = evening()
    broken = "\n".join([*kept_lines(path)[:-1], "Jenn loots the room", ""])
    Path(path).write_text(broken)
    session = Session(keeper=Notebook())
    assert session.hear("open last").is_unread
    assert session.table is not None and session.table.state == boards[-2]
    session.hear("quit")
    assert Path(path).read_text() == broken
