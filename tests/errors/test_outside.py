"""munch from the outside: files of every sort, exit codes, colours, narrow terminals, readers who leave."""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pexpect
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


@pytest.mark.parametrize("content", [b"", b"\n", b"# only a remark\n", b"\xef\xbb\xbf"])
def test_an_empty_file_tells_all_that_it_lacks(munch, tmp_path, content):
    path = tmp_path / "empty.toml"
    path.write_bytes(content)
    said = munch("check", "--json", path)
    codes = [problem["code"] for problem in json.loads(said.out)["problems"]]
    assert said.code == 2
    assert codes == ["missing-key", "missing-key", "no-players", "unknown-format"]


def test_windows_lines_and_a_byte_order_mark(munch, tmp_path):
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xef\xbb\xbf" + BOARD.replace(b"\n", b"\r\n"))
    assert munch("check", path) == (0, "", "")


def test_places_are_right_in_a_file_of_windows_lines(munch, tmp_path):
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xef\xbb\xbf" + BOARD.replace(b"\n", b"\r\n").replace(b'"Coffin"', b'"Cofin"'))
    said = munch("check", "--json", path)
    (problem,) = json.loads(said.out)["problems"]
    line = path.read_text(encoding="utf-8-sig").split("\n")[problem["line"] - 1]
    assert (said.code, problem["code"]) == (2, "unknown-card")
    assert line[problem["column"] - 1 :].startswith('"Cofin"')


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


def test_a_folder_is_no_scenario_to_ask_about(munch, tmp_path):
    said = munch("ask", tmp_path, "may Jenn loot the room?")
    assert said.code == 2
    assert "unreadable-file" in said.err


def test_a_named_pipe_is_read_like_a_file(munch, tmp_path):
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_bytes, args=(BOARD,))
    writer.start()
    said = munch("check", path)
    writer.join()
    assert said == (0, "", "")


def test_what_was_said_at_a_prompt_is_no_more_than_a_file_may_hold(munch, tmp_path):
    path = tmp_path / "talk.txt"
    for content, code in ((bytes(9), "not-text"), (b"\n" * 5_000_001, "file-too-large")):
        path.write_bytes(content)
        said = munch("check", path)
        assert said.code == 2
        assert code in said.err


def test_a_name_that_is_no_text(tmp_path):
    sound, unsound = (os.fsencode(tmp_path) + name for name in (b"/caf\xe9.toml", b"/bad\xe9.toml"))
    Path(os.fsdecode(sound)).write_bytes(BOARD)
    Path(os.fsdecode(unsound)).write_bytes(b"x = ")
    assert run("check", os.fsdecode(sound)).returncode == 0
    for words in ((), ("--json",)):
        said = run("check", *words, os.fsdecode(unsound))
        assert said.returncode == 2
        assert b"Traceback" not in said.stderr and b"toml-syntax" in said.stdout + said.stderr


def test_a_mistyped_name_is_met_with_the_nearest(munch):
    for name in ("pumpkinhed", "combat/pumkinhead", "pumpkinhead"):
        said = munch("replay", name)
        assert (said.code, said.out) == (2, "")
        assert f'did you mean "{FIGHT}"' in said.err
    assert munch("replay", "nonsense-name").code == munch("check", "").code == munch("open", "nowhere").code == 2


# ---- questions


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("may Jenn kick open the door?", 0),
        ("may Jenn loot the room?", 1),
        ("may Jenn equip the Moon?", 2),
        ("undo", 2),
        ("", 2),
        ("may Jenn kick open the door? " * 400, 2),
    ],
)
def test_the_exit_code_answers_the_question(munch, question, code):
    assert munch("ask", FIGHT, question).code == code


def test_an_open_point_answers_neither_yes_nor_no(munch):
    said = munch("ask", "selling/gold-to-levels", "--json", "may Ann sell Plain Gem?")
    assert said.code in (0, 1, 3)
    open_board = "combat/new-item-in-own-fight"
    assert munch("ask", open_board, "--after", "1", "may Ann play Plain Helmet?", "--edition", "classic").code in (1, 3)


@pytest.mark.parametrize(
    "words",
    [
        ("ask",),
        ("ask", FIGHT),
        ("ask", "nowhere", "may Jenn loot the room?"),
        ("ask", FIGHT, "--after", "x", "may Jenn loot the room?"),
        ("ask", FIGHT, "--after", "²", "may Jenn loot the room?"),
        ("ask", FIGHT, "--after", "99", "may Jenn loot the room?"),
        ("ask", FIGHT, "--edition", "nope", "may Jenn loot the room?"),
        ("check", "--edition", "nope", FIGHT),
        ("check", "--edition", "lite", FIGHT),
        ("replay", "--edition", "lite", FIGHT),
        ("check", "--colour"),
        ("chek",),
        ("editions", "bites", "nope"),
        ("schema", "nope"),
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


def test_a_table_that_cannot_be_saved_there(tmp_path):
    said = run("open", FIGHT, typed=b"save " + os.fsencode(tmp_path / "nowhere" / "board.toml") + b"\n")
    assert said.returncode == 2
    assert b"unwritable-file" in said.stdout + said.stderr


# ---- terminals


def test_colours_are_for_those_who_want_them():
    refused = ("ask", FIGHT, "may Jenn loot the room?")
    assert b"\x1b[" in run(*refused, FORCE_COLOR="1", NO_COLOR="").stdout
    assert b"\x1b[" not in run(*refused, FORCE_COLOR="1", NO_COLOR="1").stdout
    assert b"\x1b[" not in run(*refused, FORCE_COLOR="", NO_COLOR="").stdout


def test_a_narrow_terminal(munch, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    asked = (
        ("replay", FIGHT),
        ("ask", FIGHT, "may Jenn loot the room?", "--edition", "all"),
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


def test_a_refusal_to_begin_on_a_narrow_terminal():
    surroundings = {**os.environ, "TERM": "xterm", "NO_COLOR": "1"}
    surroundings.pop("COLUMNS", None)
    words = ["-m", "munch_cli", "schema", "foo"]
    with pexpect.spawn(sys.executable, words, env=surroundings, dimensions=(24, 60), encoding="utf-8") as terminal:
        terminal.expect(pexpect.EOF, timeout=60)
        lines = terminal.before.splitlines()
    assert lines[0].startswith("munch: there are schemas of scenario") and max(map(len, lines)) <= 60


def test_a_terminal_without_our_signs():
    said = run("ask", FIGHT, "may Jenn loot the room?", PYTHONIOENCODING="ascii")
    assert said.returncode == 1
    assert said.stdout.startswith(b"No: ")


def test_an_answer_for_which_there_is_no_room(tmp_path):
    """A file that may not grow any more is no bug of ours."""
    munch = f"{sys.executable} -m munch_cli replay"
    said = subprocess.run(
        ["bash", "-c", f"ulimit -f 1; {munch} > {tmp_path}/answer"], capture_output=True, timeout=120, check=False
    )
    assert said.returncode == 74
    assert b"could not be written" in said.stderr


def test_a_reader_who_leaves_early():
    """``munch replay | head -1``: the end of it is quiet."""
    command = [sys.executable, "-m", "munch_cli", "replay"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as munch:
        assert munch.stdout.readline()
        munch.stdout.close()
        messages = munch.stderr.read()
        assert munch.wait(timeout=120) == 141
    assert messages == b""
