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

from munch_cli.repl.editing import COLOURS, Sentences
from munch_cli.repl.screen import Screen, Warming
from munch_cli.repl.session import Session
from munch_cli.repl.teller import Terminal
from munch_cli.show.board import bottom_line
from munch_cli.show.look import CODES, PLAIN, Look

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


def test_enter_takes_the_first_of_what_may_be_meant(keyboard: PipeInput, capsys: pytest.CaptureFixture[str]) -> None:
    screen, shown = typed(keyboard, f"kick{ENTER}k.c. chucks venomous at it{ENTER}{ENTER}{ENTER}{END}", capsys)
    assert shown.count("Enter takes the first.") == 1
    table = screen.warming.wait().table
    assert table is not None
    assert "Venomous" in [term.label for term in table.total("monsters").terms]


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


@pytest.mark.parametrize("keys", ["vi", "emacs"])
def test_lines_are_edited_with_the_keys_of_vi_or_emacs(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, keys: str
) -> None:
    monkeypatch.setenv("MUNCH_KEYS", keys)
    begin = "\x1b0x" if keys == "vi" else "\x01\x04"
    _, shown = typed(keyboard, f"xshow fight{begin}{ENTER}{END}", capsys)
    assert "there is none." in shown


def test_signs_that_cannot_be_seen_are_shown_in_the_line_underneath_and_in_completions() -> None:
    session = Session()
    session.hear("open combat/pumpkinhead")
    table = session.table
    assert table is not None
    odd = table.copy()
    odd.state.players[0].name = "Je\u202enn\x1b[31m"
    line = bottom_line(odd, 200, Look())
    assert "\u202e" not in line and "\x1b" not in line and "\\u202e" in line


def test_a_pasted_block_runs_line_by_line(keyboard: PipeInput, capsys: pytest.CaptureFixture[str]) -> None:
    paste = "\x1b[200~kick\nequip Goth Boots\nK.C. offers help\n\x1b[201~"
    _, shown = typed(keyboard, f"{paste}{ENTER}{END}", capsys)
    assert "No: Jenn is in combat." in shown
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
        ("claims the kill", "not now: it is somebody else's fight", "class:refused")
    ]


def test_a_mistake_of_ours_costs_no_table(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> list[str]:
        raise KeyError("Pumpkinhead")

    monkeypatch.delenv("MUNCH_TRACEBACK", raising=False)
    monkeypatch.setattr("munch_cli.show.answers.reasons_lines", breaks)
    _, shown = typed(keyboard, f"kick{ENTER}why{ENTER}show fight{ENTER}{END}", capsys)
    assert "a bug of ours, not your mistake; the table is as it was." in shown
    assert "the fight: Jenn against Pumpkinhead." in shown


@pytest.mark.parametrize("problem", [KeyError("Pumpkinhead"), KeyboardInterrupt()])
def test_what_was_carried_out_and_not_told_is_said_to_be_so(
    keyboard: PipeInput, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, problem: BaseException
) -> None:
    def breaks(*_: object) -> list[str]:
        raise problem

    monkeypatch.delenv("MUNCH_TRACEBACK", raising=False)
    monkeypatch.setattr("munch_cli.show.outcomes.happened", breaks)
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
    around = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": "1", "PROMPT_TOOLKIT_NO_CPR": "1", **surroundings}
    return pexpect.spawn(
        sys.executable, ["-m", "munch_cli", *words], dimensions=(30, columns), encoding="utf-8", timeout=60, env=around
    )


def say(terminal: "pexpect.spawn[str]", line: str, expected: str) -> None:
    """Types a line, and waits for a part of the answer."""
    terminal.send(line + ENTER)
    terminal.expect(re.escape(expected))
    terminal.expect("munch>")


def leave(terminal: "pexpect.spawn[str]") -> None:
    """Ctrl-D at a prompt that stands already: typed before it does, the terminal itself takes the key away."""
    terminal.send(END)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_an_evening_at_a_terminal(own_folders: Path) -> None:
    first = at_terminal("open", "combat/pumpkinhead")
    first.expect("munch>")
    say(first, "kicc", "is this meant")
    say(first, "kick", "Pumpkinhead attacks Jenn.")
    first.send("K.C. offers he")
    first.send(INTERRUPT)
    say(first, "show fight", "Jenn against Pumpkinhead")
    say(first, "save mine.toml", "saved in mine.toml")
    leave(first)

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
    leave(third)


def test_a_verdict_stands_in_its_colour_and_strange_signs_in_none() -> None:
    terminal = at_terminal("open", "combat/pumpkinhead", NO_COLOR="", FORCE_COLOR="1")
    terminal.expect("munch>")
    terminal.send("may K.C. kick open the door?" + ENTER)
    terminal.expect("No")
    assert str(terminal.before).endswith(f"\x1b[{CODES['bad']}m✗ ") and "u001b" not in str(terminal.before)
    terminal.expect("munch>")
    leave(terminal)


def test_what_is_longer_than_the_screen_is_shown_page_by_page(own_folders: Path) -> None:
    terminal = at_terminal("open", "combat/pumpkinhead", MUNCH_PAGER="sed s/^/|/")
    terminal.expect("munch>")
    terminal.send(f"??{ENTER}")
    terminal.expect(re.escape("|the session"))
    terminal.expect("munch>")
    terminal.send(f"show fight{ENTER}")
    terminal.expect("there is none")
    assert "|there" not in str(terminal.before)
    terminal.expect("munch>")
    leave(terminal)


def test_what_takes_longer_says_how_far_it_has_come() -> None:
    terminal = at_terminal("check")
    terminal.expect(r"checked: [\d,]+", timeout=60)
    terminal.terminate(force=True)


# ---- colours

ANSI_256 = (0, 95, 135, 175, 215, 255)
"""The steps of the colour cube of 256 colours."""


def light(colour: str) -> float:
    """How light a colour is, as the contrast of texts is reckoned (WCAG 2.1); "#rrggbb", or a number of the 256."""
    if colour.isdecimal():
        at = int(colour) - 16
        whole = (ANSI_256[at // 36], ANSI_256[at // 6 % 6], ANSI_256[at % 6])
    else:
        whole = (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))
    linear = [part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in whole]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name", COLOURS)
def test_what_the_prompt_draws_can_be_read_on_any_background(name: str) -> None:
    words = COLOURS[name].split()
    ink = [word for word in words if word.startswith("#")]
    paper = [word.removeprefix("bg:") for word in words if word.startswith("bg:")]
    if name == "refused":
        paper = [COLOURS["completion-menu"].split()[0].removeprefix("bg:")]
    assert not ink or paper, "no colour can be read on every background that terminals have"
    assert all(contrast(ink[0], behind) >= 4.5 for behind in paper)


@pytest.mark.parametrize("tone", CODES)
def test_what_is_painted_can_be_read_on_light_and_dark(tone: str) -> None:
    ink = re.findall(r"38;5;(\d+)", CODES[tone])
    paper = re.findall(r"48;5;(\d+)", CODES[tone])
    assert bool(ink) == bool(paper)
    assert all(contrast(*pair) >= 4.5 for pair in zip(ink, paper, strict=True))
    assert not re.search(r"(?<![\d;])(2|[39]\d)(?![\d;])", CODES[tone])
