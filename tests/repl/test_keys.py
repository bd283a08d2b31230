"""Keys typed at the prompt, through a pipe in place of a keyboard; and one run at a real terminal."""

import errno
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from munch_cli.repl.completer import Sentences
from munch_cli.repl.screen import Screen
from munch_cli.repl.session import Session
from munch_cli.repl.teller import Terminal
from munch_cli.repl.warming import Warming
from munch_cli.show.look import PLAIN

ENTER, INTERRUPT, END = "\r", "\x03", "\x04"


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    """A keyboard to type on."""
    with create_pipe_input() as typed:
        yield typed


def typed(keyboard: PipeInput, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[Screen, str]:
    """Types at the prompt until the end; gives the screen and what was shown."""
    screen = Screen("open combat/pumpkinhead", lambda: PLAIN, keyboard, DummyOutput())
    keyboard.send_text(text)
    assert screen.loop() == 0
    return screen, capsys.readouterr().out


def test_what_is_typed_is_answered(keyboard: PipeInput, capsys: pytest.CaptureFixture[str]) -> None:
    _, shown = typed(keyboard, f"kick{ENTER}{END}", capsys)
    assert shown.index("Jenn kills Pumpkinhead.") < shown.index("Pumpkinhead attacks Jenn.")
    assert "the table is kept: open last goes on with it." in shown


@pytest.mark.parametrize(("keys", "begun"), [("qui", "qui"), (" ", ""), (ENTER, ""), ("\x1b[A", "")])
def test_what_is_typed_while_a_clock_runs_begins_the_line(keyboard: PipeInput, keys: str, begun: str) -> None:
    session = Session()
    with create_app_session(keyboard, DummyOutput()):
        terminal = Terminal(lambda: PLAIN)
        assert not terminal.wait(0.05, "does anybody speak up?")
        keyboard.send_text(keys)
        assert terminal.wait(30, "does anybody speak up?")
        keyboard.send_text(f"t{ENTER}")
        assert terminal.ask("Ann> ", session) == f"{begun}t"
        keyboard.send_text(f"q{ENTER}")
        assert terminal.ask("Ann> ", session) == "q"


def test_a_disk_on_which_no_line_can_be_remembered_costs_no_line(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(FileHistory, "store_string", full)
    monkeypatch.setattr(FileHistory, "load_history_strings", full)
    _, shown = typed(keyboard, f"kick{ENTER}{END}", capsys)
    assert "Pumpkinhead attacks Jenn." in shown and "kept" in shown


def test_a_table_that_cannot_be_kept_is_left_at_the_second_end_only(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "no-folder").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "no-folder"))
    _, shown = typed(keyboard, f"kick{ENTER}{END}no{ENTER}K.C. offers help{ENTER}{END}{END}", capsys)
    assert shown.count("would be lost: save FILE keeps it") == 2 and "the table stays open" in shown


def test_an_interrupt_clears_the_line_and_keeps_the_table(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str]
) -> None:
    screen, shown = typed(keyboard, f"kick{ENTER}K.C. offe{INTERRUPT}show owed{ENTER}{END}", capsys)
    table = screen.warming.wait().table
    assert table is not None
    assert table.fight is not None
    assert "not understood" not in shown


def test_a_question_mark_at_an_empty_line_helps(keyboard: PipeInput, capsys: pytest.CaptureFixture[str]) -> None:
    _, shown = typed(keyboard, f"?kick{ENTER}{END}", capsys)
    assert "the fight: asks" in shown
    assert "Pumpkinhead attacks Jenn." in shown
    assert "PLAYER kicks open the door" not in shown


def test_a_pasted_block_runs_line_by_line(keyboard: PipeInput, capsys: pytest.CaptureFixture[str]) -> None:
    paste = "\x1b[200~kick\nequip Goth Boots\nK.C. offers help\n\x1b[201~"
    _, shown = typed(keyboard, f"{paste}{ENTER}{END}", capsys)
    assert "refused" in shown
    assert "stopped there; not run:\n  K.C. offers help" in shown


def test_what_is_offered_says_what_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("munch_cli.repl.offers.AT_MOST_SECONDS", 60)  # however slow the machine is
    warming = Warming("open combat/pumpkinhead", PLAIN)
    sentences = Sentences(warming)
    text = Document("K.C. claims the k")
    assert list(sentences.get_completions(text, CompleteEvent())) == []
    warming.wait().hear("kick")
    offered = list(sentences.get_completions(text, CompleteEvent()))
    assert [(one.text, one.display_meta_text, one.style) for one in offered] == [
        ("claims the kill", "table.not-your-fight", "class:refused")
    ]


def test_a_mistake_of_ours_costs_no_table(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from munch_cli.repl import questions

    def breaks(*_: object) -> list[str]:
        raise KeyError("Pumpkinhead")

    monkeypatch.delenv("MUNCH_TRACEBACK", raising=False)
    monkeypatch.setattr(questions, "why", breaks)
    _, shown = typed(keyboard, f"kick{ENTER}why{ENTER}show fight{ENTER}{END}", capsys)
    assert "a bug of ours, not your mistake; the table is as it was." in shown
    assert "the fight: Jenn against Pumpkinhead." in shown


@pytest.mark.parametrize("problem", [KeyError("Pumpkinhead"), KeyboardInterrupt()])
def test_what_was_carried_out_and_not_told_is_said_to_be_so(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, problem: BaseException
) -> None:
    from munch_cli.repl import telling

    def breaks(*_: object) -> list[str]:
        raise problem

    monkeypatch.delenv("MUNCH_TRACEBACK", raising=False)
    monkeypatch.setattr(telling, "happened", breaks)
    _, shown = typed(keyboard, f"kick{ENTER}loot{ENTER}show fight{ENTER}{END}", capsys)
    assert shown.count("it was carried out, but could not be told to the end") == 1
    assert "the table is as it was" not in shown
    assert "the fight: Jenn against Pumpkinhead." in shown


def test_a_table_that_cannot_be_laid_at_all_is_not_waited_for(
    keyboard: PipeInput, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise KeyError("Pumpkinhead")

    monkeypatch.setattr("munch_cli.repl.session.Session", breaks)
    with pytest.raises(KeyError, match="Pumpkinhead"):
        Screen("open combat/pumpkinhead", lambda: PLAIN, keyboard, DummyOutput()).loop()


# ---- a real terminal


def at_terminal(*words: str, columns: int = 60, **surroundings: str) -> "pexpect.spawn[str]":
    """munch at a terminal."""
    around = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": "1", **surroundings}
    return pexpect.spawn(
        sys.executable, ["-m", "munch_cli", *words], dimensions=(30, columns), encoding="utf-8", timeout=20, env=around
    )


def say(terminal: "pexpect.spawn[str]", line: str, expected: str) -> None:
    """Types a line, and waits for a part of the answer."""
    terminal.send(line + ENTER)
    terminal.expect(re.escape(expected))
    terminal.expect("munch>")


def test_an_evening_at_a_terminal(own_folders: Path) -> None:
    first = at_terminal("open", "combat/pumpkinhead")
    first.expect("munch>")
    say(first, "kicc", "is this meant")
    say(first, "kick", "Pumpkinhead attacks Jenn.")
    first.send("K.C. offers he")
    first.send(INTERRUPT)
    say(first, "show fight", "Jenn against Pumpkinhead")
    say(first, "K.C. offers help", "Jenn is to agree or")
    say(first, "undo", "taken back: K.C. offers help.")
    say(first, "save mine.toml", "saved in mine.toml")
    first.send(END)
    first.expect(pexpect.EOF)
    first.close()
    assert first.exitstatus == 0

    second = at_terminal("open", "mine.toml")
    second.expect("munch>")
    say(second, "show fight", "munchkins 10")
    say(second, "K.C. offers help", "Jenn is to agree or")
    second.kill(9)
    second.expect(pexpect.EOF)
    second.close()

    third = at_terminal()
    third.expect(re.escape("open last goes on"))
    third.expect("munch>")
    say(third, "open last", "Jenn is to agree or decline")
    third.send(END)
    third.expect(pexpect.EOF)
    third.close()
    assert third.exitstatus == 0


def test_a_board_in_a_minute_at_a_narrow_terminal(own_folders: Path) -> None:
    terminal = at_terminal()
    terminal.expect("munch>")
    say(terminal, "new bites", "nobody sits there yet")
    terminal.send("Jenn is a female Level 4 Were")
    terminal.expect("Werewolf")
    terminal.send(INTERRUPT)
    terminal.expect("munch>")
    say(terminal, "Jenn is a female Level 4 Werewolf with Finger Claws", "Finger Claws in use.")
    say(terminal, "Jenn is a Werwolf", "Jenn is a Werewolf")
    say(terminal, "Jenn is a Vampire", "race.one-at-a-time-without-half-breed")
    say(terminal, "Jen is dead", "who is Jen: Jenn or somebody new?")
    say(terminal, "somebody new", "Jen, Level 1 Human, dead.")
    say(terminal, "undo", "taken back: Jen (new) is dead.")
    say(terminal, "Jenn fights Pumpkinhead", "munchkins 10")
    say(terminal, "may Jenn loot the room?", "refused")
    say(terminal, "export feature quarrel", "told in quarrel.feature")
    terminal.send(END)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    checked = at_terminal("check", "quarrel.feature")
    checked.expect(pexpect.EOF)
    checked.close()
    assert checked.exitstatus == 0


def test_a_dumb_terminal_is_spoken_to_plainly() -> None:
    terminal = at_terminal("open", "combat/pumpkinhead", TERM="dumb")
    terminal.expect("munch>")
    terminal.send("kick" + ENTER)
    terminal.expect("Pumpkinhead attacks Jenn")
    terminal.send(END)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert "\x1b[3" not in str(terminal.before)
