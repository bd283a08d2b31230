"""munch from the outside: files of every sort, exit codes, colours, narrow terminals, readers who leave."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from munch_cli.files import places

BOARD = (Path(places.bundled("scenarios")) / "combat" / "pumpkinhead.toml").read_bytes()
FIGHT = "combat/pumpkinhead"


def run(*words: object, typed: bytes = b"", **surroundings: str) -> subprocess.CompletedProcess[bytes]:
    """munch in a process of its own; ``typed`` comes to it through a pipe."""
    command = [sys.executable, "-m", "munch_cli", *map(os.fsencode, map(str, words))]
    env = {**os.environ, **surroundings}
    return subprocess.run(command, input=typed, capture_output=True, timeout=120, env=env, check=False)


# ---- files


def test_a_folder_stands_for_all_in_it(munch, tmp_path):
    assert munch("check", tmp_path).code == 2
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "sound.toml").write_bytes(BOARD)
    assert munch("check", tmp_path).code == 0
    (tmp_path / "inner" / "unsound.toml").write_bytes(BOARD.replace(b"level = 4", b"levle = 4"))
    (tmp_path / "other.toml").write_bytes(b"format = \n")
    said = munch("check", tmp_path)
    assert said.code == 2
    assert "unknown-key" in said.err and "toml-syntax" in said.err


def test_a_name_that_is_no_text(tmp_path):
    sound, unsound = (os.fsencode(tmp_path) + name for name in (b"/caf\xe9.toml", b"/bad\xe9.toml"))
    Path(os.fsdecode(sound)).write_bytes(BOARD)
    Path(os.fsdecode(unsound)).write_bytes(b"x = ")
    assert run("check", os.fsdecode(sound)).returncode == 0
    for words in ((), ("--json",)):
        said = run("check", *words, os.fsdecode(unsound))
        assert said.returncode == 2
        assert b"Traceback" not in said.stderr and b"toml-syntax" in said.stdout + said.stderr


# ---- questions


def test_an_open_point_answers_neither_yes_nor_no(munch):
    said = munch("ask", "selling/gold-to-levels", "--json", "may Ann sell Plain Gem?")
    assert said.code in (0, 1, 3)
    open_board = "combat/new-item-in-own-fight"
    assert munch("ask", open_board, "--after", "1", "may Ann play Plain Helmet?", "--box", "classic").code in (1, 3)


@pytest.mark.parametrize(
    "words",
    [
        ("ask",),
        ("ask", FIGHT),
        ("chek",),
    ],
)
def test_a_wish_that_cannot_be_read(munch, words):
    said = munch(*words)
    assert (said.code, said.out) == (2, "")
    assert said.err.strip()


# ---- what comes through a pipe


def test_garbage_through_a_pipe():
    said = run("open", FIGHT, typed=bytes(range(256)) * 20)
    assert said.returncode == 2
    assert b"Traceback" not in said.stderr


# ---- terminals


def test_a_narrow_terminal(munch, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    asked = (
        ("replay", FIGHT),
        ("ask", FIGHT, "may Jenn loot the room?", "--box", "all"),
        ("ask", FIGHT, "may Jen loot the room?"),
        ("card", "Cleric"),
        ("card", "Wishing Ring"),
    )
    for words in asked:
        said = munch(*words)
        for line in (said.out + said.err).splitlines():
            assert len(line) <= 60 or len(line.split(" \u00b7")[0].split()) == 1, "only an id may be longer"


def test_what_a_narrow_prompt_answers(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    typed = b"card Cleric\ncompare\nsave my-very-own-quarrel-of-tonight\nsave my-very-own-quarrel-of-tonight\nno\n"
    said = run("open", FIGHT, typed=typed, COLUMNS="60")
    assert "overwrite" in said.stderr.decode()
    assert max(len(line) for line in (said.stdout + said.stderr).decode().splitlines()) <= 60


def test_a_reader_who_leaves_early():
    """``munch schema scenario | head -1``: the end of it is quiet."""
    command = [sys.executable, "-m", "munch_cli", "schema", "scenario"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as munch:
        assert munch.stdout.readline()
        munch.stdout.close()
        messages = munch.stderr.read()
        assert munch.wait(timeout=120) == 141
    assert messages == b""
