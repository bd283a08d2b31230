"""A diary keeps every whole line, whatever cut it off, and lets one program at a time write in it."""

import errno
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import filelock
import pytest
from filelock import BaseFileLock

from munch_cli.files.diary import LOCK, Diary, InUse, begin_diary, read_diary, take_up, throw_away

LINES = ("open combat/pumpkinhead", "Jenn kicks open the door", "K.C. plays Fluffÿ — on Pumpkinhead", "undo")


def sound(path: str) -> Diary:
    """The diary that lies there, taken up."""
    diary, _ = take_up(path)
    assert diary is not None
    return diary


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "tables" / "one.munch")


def written(path: str) -> bytes:
    diary = begin_diary(path)
    for line in LINES:
        assert diary.add(line) == ""
    diary.close()
    return Path(path).read_bytes()


def test_cut_off_at_any_byte_only_the_line_that_was_cut_is_missing(path: str) -> None:
    whole = written(path)
    for cut in range(len(whole) + 1):
        Path(path).write_bytes(whole[:cut])
        diary, reading = take_up(path)
        assert reading.lines == LINES[: whole[:cut].count(b"\n")], cut
        assert whole[:cut].endswith(reading.torn) and len(reading.torn) < max(map(len, LINES)) + 13
        assert (diary is None) == (not reading.lines)
        if diary is None:
            assert Path(path).read_bytes() == whole[:cut]
            continue
        assert diary.add("and on") == ""
        diary.close()
        assert read_diary(path)[:3:2] == ((*reading.lines, "and on"), b""), cut


def test_no_file_is_left_open(path: str) -> None:
    handles = []
    diary = begin_diary(path)
    for line in LINES:
        assert diary.add(line) == ""
        handles.append(os.dup(0))
        os.close(handles[-1])
    diary.close()
    assert len(set(handles)) == 1


@pytest.mark.parametrize("rubbish", [b"\0" * 512, b"\xff\xfe\n", b"Jenn \x00 kicks\n", b"half a line"])
def test_what_a_power_cut_leaves_behind_is_cut_off(path: str, rubbish: bytes) -> None:
    whole = written(path)
    Path(path).write_bytes(whole + rubbish)
    diary, reading = take_up(path)
    assert diary is not None
    diary.close()
    assert (reading.lines, reading.torn) == (LINES, rubbish)
    assert Path(path).read_bytes() == whole


def test_what_a_full_disk_refuses_is_written_once_there_is_room(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    diary = begin_diary(path)
    assert diary.add(LINES[0]) == ""
    really = os.write

    def by_halves(handle: int, text: bytes) -> int:
        if len(text) > 5:
            return really(handle, text[:5])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", by_halves)
    assert diary.add(LINES[1]) == "no space left on device"
    assert read_diary(path)[:3] == ((LINES[0],), len(LINES[0]) + len("\t12345678\n"), b"")
    monkeypatch.setattr(os, "write", really)
    assert diary.add(LINES[2]) == ""
    assert read_diary(path).lines == LINES[:3]
    diary.close()


@pytest.mark.parametrize("place", range(0, 60, 7))
def test_damage_before_the_end_leaves_the_file_as_it_is(path: str, place: int) -> None:
    whole = written(path)
    broken = whole[:place] + b"\xff" + whole[place + 1 :]
    Path(path).write_bytes(broken)
    diary, reading = take_up(path)
    assert diary is None
    assert reading.is_damaged and reading.lines == LINES[: whole[:place].count(b"\n")]
    assert Path(path).read_bytes() == broken


def test_a_file_that_an_editor_gave_windows_lines_is_read(path: str) -> None:
    Path(path).write_bytes(written(path).replace(b"\n", b"\r\n"))
    assert read_diary(path)[:3:2] == (LINES, b"")


@pytest.mark.parametrize("gone", ["file", "lock", "folder"])
def test_a_file_that_is_taken_away_is_written_anew_whole_and_locked(path: str, gone: str) -> None:
    folder = Path(path).parent
    diary = begin_diary(path)
    diary.add(*LINES[:2])
    if gone == "folder":
        shutil.rmtree(folder)
    else:
        Path(path).unlink()
        Path(path + LOCK).unlink() if gone == "lock" else None
    assert diary.add(*LINES[2:]) == ""
    assert read_diary(path)[:3:2] == (LINES, b"")
    assert gone != "folder" or stat.S_IMODE(folder.stat().st_mode) == 0o700
    with pytest.raises(InUse):
        take_up(path)
    diary.close()


def test_where_a_diary_was_taken_away_it_is_not_written_over_another_that_is_kept_there_by_now(path: str) -> None:
    diary = begin_diary(path)
    diary.add(*LINES[:3])
    shutil.rmtree(Path(path).parent)
    other = begin_diary(path)
    other.add("open loot/one-card-only")
    assert diary.add(LINES[3]) == "another munch writes there"
    assert read_diary(path).lines == ("open loot/one-card-only",)
    other.throw_away()
    assert diary.add() == ""
    assert read_diary(path).lines == LINES
    diary.close()


def test_a_lock_that_was_taken_away_is_let_go_when_another_is_taken(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    really, taken = filelock.FileLock, list[filelock.BaseFileLock]()

    def watched(name: str, timeout: float) -> filelock.BaseFileLock:
        taken.append(really(name, timeout=timeout))
        return taken[-1]

    monkeypatch.setattr(filelock, "FileLock", watched)
    diary = begin_diary(path)
    diary.add(LINES[0])
    shutil.rmtree(Path(path).parent)
    diary.add(LINES[1])
    assert [lock.is_locked for lock in taken] == [False, True]
    diary.close()
    assert not any(lock.is_locked for lock in taken)


def test_a_file_that_cannot_be_read_is_not_taken_for_an_empty_one(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = written(path)

    def breaks(*_: object) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr("builtins.open", breaks)
        with pytest.raises(OSError, match="Input/output"):
            take_up(path)
    assert Path(path).read_bytes() == whole
    sound(path).close()


def test_what_waits_for_room_is_written_when_the_diary_is_closed(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    diary = begin_diary(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        assert diary.add(*LINES)
    diary.close()
    assert read_diary(path).lines == LINES


def test_two_in_one_program_do_not_write_in_one_diary(path: str) -> None:
    diary = begin_diary(path)
    diary.add("open")
    with pytest.raises(InUse):
        take_up(path)
    assert not throw_away(path)
    diary.close()
    sound(path).close()
    assert throw_away(path) and not Path(path).exists()


def test_nobody_locks_a_diary_while_it_is_thrown_away(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    really = os.unlink
    seen = []

    def watched(name: str) -> None:
        with pytest.raises(InUse):
            take_up(path)
        seen.append(name)
        really(name)

    diary = begin_diary(path)
    diary.add("open")
    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", watched)
        diary.throw_away()
    assert seen == [path, path + LOCK] and list(Path(path).parent.iterdir()) == []


def test_where_what_is_open_cannot_be_deleted_the_lock_goes_once_it_is_let_go(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, release = os.unlink, BaseFileLock.release
    let_go: list[str] = []

    def released(lock: BaseFileLock, force: bool = False) -> None:
        release(lock, force)
        let_go.append(lock.lock_file)

    def as_there(name: str) -> None:
        if name.endswith(LOCK) and name not in let_go:
            raise PermissionError(errno.EACCES, "another process uses it")
        really(name)

    diary = begin_diary(path)
    diary.add("open")
    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", as_there)
        patch.setattr(BaseFileLock, "release", released)
        patch.setattr(os, "name", "nt")
        diary.throw_away()
    assert list(Path(path).parent.iterdir()) == []


def test_a_damaged_diary_can_be_taken_up_by_others_at_once(path: str) -> None:
    Path(path).write_bytes(b"\xff" + written(path)[1:])
    for _ in range(2):
        diary, reading = take_up(path)
        assert diary is None and reading.is_damaged


WRITER = """
import sys, time
from munch_cli.files.diary import begin_diary
diary = begin_diary(sys.argv[1])
diary.add("open")
print("there", flush=True)
number = 0
while True:
    number += 1
    diary.add(f"sentence {number}")
    print(number, flush=True)
"""


def test_a_program_killed_while_it_writes_loses_the_last_line_at_most(path: str) -> None:
    program = subprocess.Popen([sys.executable, "-c", WRITER, path], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    assert program.stdout.readline() == "there\n"
    with pytest.raises(InUse):
        take_up(path)
    told = [int(program.stdout.readline()) for _ in range(20)]
    program.kill()
    told += [int(line) for line in program.stdout.read().splitlines()]
    program.wait()
    program.stdout.close()
    diary, reading = take_up(path)
    assert diary is not None
    diary.close()
    assert len(reading.lines) - 1 in (told[-1], told[-1] + 1)
