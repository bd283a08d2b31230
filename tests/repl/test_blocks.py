"""Several lines at once, from a paste, a pipe or a transcript; and what is kept for the next start."""

import json
from pathlib import Path

import pytest

from munch_cli.repl.block import run_block
from munch_cli.repl.keeping import Notebook, kept_lines, kept_tables, offer
from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK
from munch_cli.repl.transcript import transcript_lines
from munch_cli.show.look import Look
from tests.inside import munch


def told(session: Session, *lines: str) -> tuple[str, list[str]]:
    """Runs lines as one block; gives the word it ended with, and everything that was shown."""
    shown: list[str] = []
    heard = run_block(session, lines, lambda lines, _: shown.extend(lines))
    return heard.word, shown


@pytest.mark.parametrize("trouble", ["kicc", "equip Goth Boots", "open nowhere", "run from Banshee"])
def test_a_block_stops_at_the_first_problem_and_says_what_was_not_run(quarrel: Session, trouble: str) -> None:
    told(quarrel, "kick")
    _, shown = told(quarrel, trouble, "# a remark", "K.C. offers help", "Jenn agrees")
    assert shown[-3:] == ["stopped there; not run:", "  K.C. offers help", "  Jenn agrees"]
    assert quarrel.table is not None
    assert not quarrel.table.state.owed


def test_a_question_put_back_is_answered_by_the_next_line(quarrel: Session, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("kept")
    told(quarrel, "save mine.toml", "yes", "kick")
    assert "Pumpkinhead" in (tmp_path / "mine.toml").read_text()
    assert quarrel.table is not None
    assert quarrel.table.fight is not None


def test_a_transcript_said_again_says_the_same(quarrel: Session) -> None:
    told(quarrel, "kick", "foo")
    told(quarrel, "# and now", "equip Goth Boots")
    told(quarrel, "K.C. offers help", "undo", "branch", "why 10", "what if Jenn claims the kill", "save x.toml", "?")
    lines = transcript_lines(quarrel.exchanges)
    again = Session()
    word, _ = told(again, *lines)
    assert word == ""
    assert quarrel.table is not None
    assert again.table is not None
    assert again.table.state == quarrel.table.state
    assert [line for line in transcript_lines(again.exchanges) if not line.startswith("#")] == [
        line for line in lines if not line.startswith("#")
    ]


@pytest.fixture
def transcript(quarrel: Session, own_folders: Path) -> Path:
    """The file of a talk at a coloured terminal of 60 columns."""
    quarrel.look = Look(60, colours=True)
    told(quarrel, "kick", "K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead", "why 16")
    told(quarrel, "equip Goth Boots")
    assert not quarrel.hear("transcript talk.txt").is_unread
    return own_folders / "talk.txt"


def test_a_transcript_is_the_same_whatever_the_terminal(transcript: Path, quarrel: Session) -> None:
    text = transcript.read_text()
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) > 100
    wide = Session(Look(200))
    told(wide, *text.splitlines())
    wide.hear("transcript wide.txt")
    assert Path("wide.txt").read_text() == text


def test_a_transcript_that_comes_out_alike_is_a_yes_although_it_ends_with_a_no(transcript: Path) -> None:
    text = transcript.read_text()
    assert "No: Jenn is in combat." in text
    code, _, err = piped(text)
    assert (code, err) == (0, "")
    assert main_code("check", "talk.txt") == 0


def test_a_changed_sum_in_a_transcript_is_noticed_shown_and_taken(transcript: Path) -> None:
    text = transcript.read_text()
    changed = text.replace("16 =", "17 =")
    assert changed != text
    transcript.write_text(changed)
    code, _, err = piped(changed)
    assert code == 1 and "17 =" in err and "16 =" in err
    assert main_code("check", "talk.txt") == 1
    assert main_code("check", "talk.txt", "--update") == 0
    assert transcript.read_text() == text


# ---- what is kept


def test_a_table_that_was_left_is_gone_on_with() -> None:
    first = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "kick", "K.C. offers help", "undo", "branch", "K.C. offers help"):
        first.hear(line)
    assert "open combat/pumpkinhead, 5 sentences" in offer()
    first.hear("quit")
    second = Session(keeper=Notebook())
    assert not second.hear("open last").is_unread
    assert first.table is not None
    assert second.table is not None
    assert second.table.state == first.table.state
    assert len(kept_tables()) == 1


def test_a_line_cut_off_by_a_crash_is_left_out() -> None:
    session = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "kick"):
        session.hear(line)
    with Path(kept_tables()[0]).open("a", encoding="utf-8") as file:
        file.write("K.C. offe")
    assert kept_lines(kept_tables()[0]) == ["open combat/pumpkinhead", "Jenn kicks open the door"]


def test_a_saved_table_need_not_be_kept() -> None:
    session = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "kick", "save mine.toml"):
        session.hear(line)
    assert session.hear("quit").leaves
    assert (kept_tables(), offer()) == ([], "")


def test_nothing_can_be_kept_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "no-folder").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "no-folder"))
    session = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "kick"):
        assert not session.hear(line).is_unread
    assert session.hear("quit").word == ASKED_BACK
    assert not session.hear("no").leaves and session.table is not None
    session.hear("K.C. offers help")
    assert session.hear("new bites: Ann, Bo").word == ASKED_BACK
    assert not session.hear("save elsewhere.toml").is_unread
    assert session.hear("quit").leaves


def test_a_table_that_was_left_is_opened_from_the_shell_too() -> None:
    first = Session(keeper=Notebook())
    for line in ("open combat/pumpkinhead", "kick", "quit"):
        first.hear(line)
    code, out, _ = piped("may K.C. claim the kill?\n", "open", "last")
    assert code == 1 and "with the 1 line said there" in out


# ---- from a pipe


def main_code(*words: str) -> int:
    """The exit code of a command."""
    return munch(*words).returncode


def piped(lines: str, *words: str) -> tuple[int, str, str]:
    """munch with lines on its standard input."""
    done = munch(*words, said=lines)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("may Jenn kick open the door?", 0),
        ("may K.C. kick open the door?", 1),
        ("kick\nequip Goth Boots\nshow\n", 1),
        ("kicc\nkick\n", 2),
        ("open nowhere\n", 2),
        ("", 0),
    ],
)
def test_the_last_answer_is_the_exit_code(lines: str, code: int) -> None:
    assert piped(lines, "open", "combat/pumpkinhead")[0] == code


def test_messages_go_to_stderr() -> None:
    code, out, err = piped("kicc\nkick\n", "open", "combat/pumpkinhead")
    assert (code, out) == (2, "")
    assert "Jenn kicks open the door" in err
    assert err.endswith("stopped there; not run:\n  kick\n")


def test_a_sentence_on_the_command_line_is_answered_like_one_from_a_pipe() -> None:
    code, out, err = piped("", "open", "combat/pumpkinhead", "-c", "kick; may Jenn equip Goth Boots?")
    assert (code, err) == (1, "") and "No: Jenn is in combat." in out
    assert piped("", "-c", "can two people help me?")[0] == 0
    assert piped("", "open", "combat/pumpkinhead", "-c", "kicc")[0] == 2


def test_in_json_every_line_is_answered_by_one_object() -> None:
    code, out, _ = piped("kick\nmay Jenn equip Goth Boots?\nkicc\n", "open", "combat/pumpkinhead", "--json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert [(one["said"], one["outcome"]) for one in answers] == [
        ("kick", "allowed"),
        ("may Jenn equip Goth Boots?", "refused"),
        ("kicc", "asks"),
    ]
    assert answers[1]["rules"] and all(answers[1]["sources"][id] for id in answers[1]["rules"])


def test_a_pipe_ends_with_no_where_a_question_how_it_stands_is_denied() -> None:
    fight = "open helping/a-helper-turns-a-trade-down\n"
    assert [piped(fight + line)[0] for line in ("do both win the game?", "am I winning?")] == [1, 0]
