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


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    """A file where a home should be: nothing can be written below it, whoever runs the test."""
    path = tmp_path / "home"
    path.write_text("")
    return path


PLACES = {"HOME": "", "XDG_STATE_HOME": "", "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": ""}
SURROUNDINGS = {
    "a dumb terminal": {"TERM": "dumb"},
    "no terminal named": {"TERM": ""},
    "letters only": {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    "no home": PLACES,
    "a narrow screen": {"COLUMNS": "20"},
    "a screen of no sense": {"COLUMNS": "²" * 9},
    "a screen without end": {"COLUMNS": "9" * 5000},
}


@pytest.mark.parametrize("where", SURROUNDINGS)
def test_an_evening_goes_on_anywhere(where):
    done = run(**SURROUNDINGS[where])
    assert done.returncode == 1, done.stderr
    assert "refused" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_home_that_cannot_be_written_is_no_misfortune(locked):
    places = {name: str(locked) for name in PLACES}
    assert run(**places).returncode == 1
    assert run("check", "combat/pumpkinhead", **places).returncode == 0
    game = run("play", "lite", "--people", "Ann f, Bo m", "--bots", "sensible", "--seed", "5", typed="", **places)
    assert game.returncode in (0, 2), game.stderr


@pytest.mark.parametrize("words", [("check", "any.toml"), ("replay", "combat/pumpkinhead"), ()])
def test_a_folder_that_was_deleted_is_told(words, tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    source = Path(__file__).parents[2]
    script = f"cd {gone} && rmdir {gone} && exec {sys.executable} -m munch_cli {' '.join(words)}"
    env = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(
        ["sh", "-c", script], input="open any.toml\n", capture_output=True, text=True, timeout=120, env=env, check=False
    )
    assert done.returncode in (0, 2), done.stderr
    assert "bug of ours" not in done.stderr


def test_a_full_disk_is_told():
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "munch_cli", "replay", "combat/pumpkinhead"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120, check=False)
    assert done.returncode == 74
    assert "could not be written" in done.stderr


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_bug(closed):
    words = f"{sys.executable} -m munch_cli check combat/pumpkinhead {closed}"
    done = subprocess.run(["sh", "-c", words], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
