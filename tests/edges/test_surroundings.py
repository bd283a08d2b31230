"""munch wherever it is begun: poor terminals, no home, a full disk, closed output, a folder that is gone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EVENING = "open combat/pumpkinhead\nJenn kicks open the door\nmay Jenn equip Goth Boots?\n"


def run(*words: str, typed: str = EVENING, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    """munch in a process of its own; a variable that is "" is not there."""
    given = {**os.environ, **env}
    kept = {name: value for name, value in given.items() if env.get(name, value)}
    command = [sys.executable, "-m", "munch_cli", *words]
    options = {"capture_output": True, "text": True, "encoding": "utf-8", "errors": "replace", "timeout": 120}
    return subprocess.run(command, input=typed, cwd=cwd, env=kept, check=False, **options)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    """A file where a home should be: nothing can be written below it, whoever runs the test."""
    path = tmp_path / "home"
    path.write_text("")
    return path


PLACES = {"HOME": "", "XDG_STATE_HOME": "", "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": ""}
LETTERS_ONLY = {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
SURROUNDINGS = {
    "no terminal, no home, a screen of no sense": {"TERM": "", "COLUMNS": "²" * 9, **PLACES},
    "a screen without end": {"COLUMNS": "9" * 5000},
}


@pytest.mark.parametrize("where", SURROUNDINGS)
def test_an_evening_goes_on_anywhere(where):
    done = run(**SURROUNDINGS[where])
    assert done.returncode == 1, done.stderr
    assert "No: " in done.stdout
    assert "Traceback" not in done.stderr


COMMANDS = {
    "prompt": (),
    "play": ("play", "lite", "--people", "Ann f", "--bots", "sensible, sensible", "--seed", "5"),
    "check": ("check", "--json", "combat/pumpkinhead"),
    "ask": ("ask", "combat/pumpkinhead", "may Jenn loot the room?"),
    "resume": ("resume", "--pace", "0"),
}
SAID = {"prompt": EVENING, "play": "1\n", "resume": "show\n"}
AS_USUAL = {"prompt": 1, "ask": 1}
"""What a command ends with, if it is not 0."""


def in_a_shell(words: str, command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, begun by a line of a shell in which it is called "$@"."""
    begun = ("sh", "-c", words, "sh", sys.executable, "-m", "munch_cli", *COMMANDS[command])
    options = {"capture_output": True, "text": True, "timeout": 120, "check": False}
    source = {"PYTHONPATH": str(Path(__file__).parents[2])}
    return subprocess.run(begun, input=SAID.get(command, ""), env=os.environ | source | env, **options)


def left_before(command: str) -> None:
    """A game is there that can be taken up again, if that is what the command does."""
    if command == "resume":
        assert in_a_shell('exec "$@"', "play").returncode == 0


@pytest.mark.parametrize("command", ["prompt", "play"])
def test_a_dumb_and_narrow_terminal_that_shows_letters_only_is_enough(command):
    left_before(command)
    done = in_a_shell('exec "$@"', command, **LETTERS_ONLY, TERM="dumb", COLUMNS="30")
    assert done.returncode == AS_USUAL.get(command, 0), done.stderr
    assert (done.stdout + done.stderr).isascii()
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("command", ["prompt", "play", "resume"])
def test_where_nothing_can_be_kept_and_no_folder_is_left_all_is_answered_as_usual(command, locked, tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    left_before(command)
    usual = in_a_shell('exec "$@"', command)
    nowhere = {name: str(locked) for name in PLACES if (command, name) != ("resume", "XDG_STATE_HOME")}
    poor = in_a_shell(f'cd {gone} && rmdir {gone} && ulimit -f 0 && exec "$@"', command, **nowhere)
    assert (poor.returncode, usual.returncode) == (AS_USUAL.get(command, 0),) * 2, poor.stderr
    assert {line for line in usual.stdout.splitlines() if " kept" not in line} <= set(poor.stdout.splitlines())


@pytest.mark.parametrize("command", ["prompt", "check", "resume"])
def test_where_the_disk_is_full_before_the_answer_is_out_it_is_told(command):
    left_before(command)
    done = in_a_shell('exec "$@" >/dev/full', command)
    assert (done.returncode, "could not be written" in done.stderr) == (74, True), done.stderr


@pytest.mark.parametrize("command", ["prompt", "ask"])
@pytest.mark.parametrize("closed", [">&- 2>&-", "<&-"])
def test_where_no_streams_are_given_nothing_breaks(command, closed):
    left_before(command)
    done = in_a_shell(f'exec "$@" {closed}', command)
    assert done.returncode == (0 if (command, closed) == ("prompt", "<&-") else AS_USUAL.get(command, 0))
    assert "bug of ours" not in done.stderr
