"""The way in and out of the program: the version, broken pipes, interruptions and our own mistakes."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from munch_cli import __version__
from munch_cli.cli.start import main

Run = Callable[[BaseException | int], int]


@pytest.fixture
def ends_with(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `munch rule 'my board'` as a command that ends in the given way: a code, or something raised."""

    def run(end: BaseException | int) -> int:
        def ends(_: object) -> int:
            if isinstance(end, BaseException):
                raise end
            return end

        monkeypatch.setattr("munch_cli.cli.lookups.rule", ends)
        monkeypatch.setattr(sys, "argv", ["munch", "rule", "my board"])
        return main()

    return run


@pytest.mark.parametrize("flag", ["--version", "-V"])
def test_the_version_is_told(flag: str) -> None:
    asked = [sys.executable, "-m", "munch_cli", flag]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"munch {__version__}\n")


@pytest.mark.parametrize(("end", "code"), [(0, 0), (1, 1), (3, 3), (SystemExit(2), 2), (SystemExit(), 0)])
def test_what_the_command_answers_is_the_exit_code(end: BaseException | int, code: int, ends_with: Run) -> None:
    assert ends_with(end) == code


def test_a_last_word_goes_to_stderr(ends_with: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert ends_with(SystemExit("no such board")) == 2
    assert capsys.readouterr().err == "munch: error[bad-usage]: no such board\n"


def test_an_interruption_is_not_a_mistake(ends_with: Run, capsys: pytest.CaptureFixture[str]) -> None:
    from click import Abort

    assert ends_with(KeyboardInterrupt()) == ends_with(Abort()) == 130
    assert capsys.readouterr().err == ""


def test_a_wish_that_cannot_be_read_says_so(ends_with: Run, capsys: pytest.CaptureFixture[str]) -> None:
    from click import ClickException

    assert ends_with(ClickException("no such board")) == 2
    assert "no such board" in capsys.readouterr().err


def test_our_own_mistake_is_owned_up_to(
    ends_with: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MUNCH_TRACEBACK", raising=False)
    assert ends_with(KeyError("Pumpkinhead")) == 70
    said = capsys.readouterr()
    assert said.out == ""
    assert "a bug of ours" in said.err
    assert "KeyError: 'Pumpkinhead'" in said.err
    assert "MUNCH_TRACEBACK=1 munch rule 'my board'" in said.err
    assert "Traceback" not in said.err


def test_the_whole_traceback_is_there_for_the_asking(
    ends_with: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MUNCH_TRACEBACK", "1")
    assert ends_with(KeyError("Pumpkinhead")) == 70
    assert capsys.readouterr().err.startswith("Traceback")


def test_a_reader_who_leaves_early_hears_no_complaint() -> None:
    asked = subprocess.Popen(
        [sys.executable, "-c", "input(); import sys; sys.argv[1:] = ['-V']; import munch_cli.__main__"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert asked.stdout is not None
    asked.stdout.close()
    asked.stdout = None
    _, complaint = asked.communicate(b"\n")
    assert (asked.returncode, complaint) == (141, b"")


@pytest.mark.parametrize("line", ["-h", "sim -h", "rule wins", "card Fluffy", "schema scenario"])
def test_every_command_ends_quietly_when_the_reader_has_left(line: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody:
        asked = [sys.executable, "-m", "munch_cli", *line.split()]
        done = subprocess.run(asked, stdout=nobody, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (141, b"")


def test_the_prompt_is_there_before_the_engine_is_loaded() -> None:
    names = "import sys, munch_cli.repl.screen; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", names], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "munch_cli.repl.editing" in loaded
    assert not {"munch_cli.repl.session", "munch_cli.engine.run", "munch_cli.language.parse"} & loaded
