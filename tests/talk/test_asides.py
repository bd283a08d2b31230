"""What people want of the session in their own words: each line is taken as the one that the session knows."""

from pathlib import Path

import pytest

from munch_cli.repl.session import Session
from munch_cli.table.ids import PlayerId

TABLE = ("new bites: Ann f, Bo m, Cy m", "let Bo have Coffin", "Ann is Level 3", "Bo is Level 2")
SAID = {
    "show": (
        "board",
        "the board",
        "show me the board",
        "can I see the board?",
        "hey, what's the current state of the game?",
        "could you show me the table please",
        "bring up the board again",
        "what does the board look like?",
        "where do we stand",
        "what's going on here",
        "who has what",
        "list the players",
        "remind me where we are",
    ),
    "show fight": ("show the fight", "let me see the monsters"),
    "show piles": ("display the piles", "let me see the discard pile", "what's in the discard pile?"),
    "show rulings": ("what are the house rules?", "can you list the rulings"),
    "show owed": ("show what is owed",),
    "show Ann": ("what do I have?",),
    "show Bo": ("show me Bo", "let me see what bo has", "show bo's gear"),
    "hand": ("my hand", "show my cards", "I'd like to see my hand", "what cards do I have"),
    "hand Bo": ("let's see Bo's cards", "bo's hand"),
    "log": ("history", "log all", "show me the log", "recap", "print the moves so far"),
    "log 3": ("show me the last three moves", "last 3 moves"),
    "undo": ("undo that", "undo my last move", "please undo the last thing", "oh let me take that back", "oops undo"),
    "undo 2": ("undo the last two moves", "take back the last 2", "go back two steps"),
    "undo all": ("undo everything", "go back to the start"),
    "redo": ("redo that",),
    "save friday.toml": ("save the game as friday.toml", "save it to friday.toml"),
    "save": ("save the game", "save it"),
    "quit": ("bye", "exit please", "let's quit"),
    "?": (
        "help me",
        "what can I type?",
        "list the commands",
        "how does this work?",
        "how do I use it?",
        "show me the rules",
    ),
    "? trading": ("help with trading",),
    "? undo": ("how do I undo?",),
    "odds": ("show me the odds",),
    "Ann reveals the hand to Bo": ("show my hand to Bo",),
}


def at_a_table() -> Session:
    session = Session()
    for line in TABLE:
        assert not session.hear(line).is_unread
    return session


@pytest.mark.parametrize(("line", "taken"), [(line, taken) for taken, lines in SAID.items() for line in lines])
def test_it_is_taken_as_what_the_session_knows(
    line: str, taken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    session = at_a_table()
    heard = session.hear(line)
    assert session.exchanges[-1].line == taken
    assert heard.lines == () or heard.lines[0] == f"taken as: {taken}"
    assert [path.name for path in tmp_path.iterdir()] == (["friday.toml"] if "friday" in line else [])


@pytest.mark.parametrize(
    "line", ["what bo has", "show me who bo has", "show me what bo wants", "can I look at Bo's hand"]
)
def test_what_nobody_asked_to_see_is_not_shown(line: str) -> None:
    session = at_a_table()
    assert session.hear(line).is_unread
    assert session.exchanges[-1].line == line


@pytest.mark.parametrize("line", ["thanks", "hold on", "wait a sec", "no wait", "good game!", "hmm"])
def test_small_talk_says_nothing_of_the_game_and_nothing_comes_of_it(line: str) -> None:
    session = at_a_table()
    before = session.table
    assert session.hear(line).lines == ("nothing of the game was said.",)
    assert session.table is before and session.pending is None


def test_where_somebody_is_to_answer_small_talk_may_be_the_answer() -> None:
    session = at_a_table()
    for said in ("it is Ann's turn", "Ann fights Pumpkinhead", "Ann asks Bo for help"):
        assert not session.hear(said).is_unread
    session.hear("sure")
    assert session.table is not None and session.table.fight is not None
    assert session.table.fight.helper == PlayerId(1)


def test_where_nobody_sits_nobody_has_anything() -> None:
    session = Session()
    session.hear("new bites")
    for line in ("what do I have?", "who is it?", "what now?", "what happened?"):
        assert session.hear(line).word == "missed"


def test_a_new_start_is_asked_back_with_those_who_sit_there() -> None:
    session = at_a_table()
    for line in ("start over", "can we start again?", "new game"):
        assert session.hear(line).word == "asks" and session.pending is not None
        assert [choice.says for choice in session.pending.choices] == ["undo 3", "new bites: Ann f, Bo m, Cy m"]
    assert not session.hear("2").is_unread and not session.past


def test_everything_is_taken_back_and_done_again() -> None:
    session = at_a_table()
    session.hear("undo everything")
    assert not session.past
    for _ in TABLE[1:]:
        session.hear("redo that")
    assert len(session.past) == len(TABLE) - 1


def test_a_card_is_shown_by_its_name() -> None:
    assert at_a_table().hear("show me the coffin").lines == at_a_table().hear("card Coffin").lines


def test_help_that_a_player_asks_for_is_none_of_the_program() -> None:
    for line in ("can you help me", "I want help", "can I get help"):
        session = at_a_table()
        assert not session.hear("Ann fights Banshee").is_unread
        assert session.hear(line).lines[0] != "taken as: ?"


def test_help_is_found_under_what_people_call_it() -> None:
    told = at_a_table().hear("? board").lines
    assert told == at_a_table().hear("help show").lines and "show: the table as it lies" in " ".join(told)


def test_where_no_table_is_open_help_and_the_end_are_found() -> None:
    assert Session().hear("bye").leaves and Session().hear("what can I type?").lines[0] == "taken as: ?"


def test_another_hand_stays_hidden_in_a_game() -> None:
    session = at_a_table()
    session.eyes = PlayerId(0)
    heard = session.hear("show me Bo's cards")
    assert "Coffin" not in " ".join(heard.lines)
