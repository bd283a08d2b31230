"""The owner's word: it holds, it is told with his name and its day, it is kept, shared and taken back."""

import errno
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from munch_cli.cli.start import main
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import (
    Decisions,
    keep,
    own_path,
    said_by_hand,
    with_own_word,
)
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from tests.boards import board

TWO_HELPERS = """
[table]
owner = "Ann"
[combat]
fighter = "Ann"
helper = "Bo"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 2
[player.Bo]
[player.Cy]
"""
OFF = "Ann rules helping.only-one-helper: off on 2026-11-21 because the more the merrier"


@pytest.fixture(autouse=True)
def own_place(tmp_path, monkeypatch):
    """Nobody's own settings are read or written."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def sitting(text: str = TWO_HELPERS, edition: str = "classic") -> Session:
    return Session(sitting=Sitting("a board", "open board", board(text, edition)))


def decided(munch: Callable[..., tuple[int, str, str]]) -> list[object]:
    """Return the rulings and the house rules that are kept."""
    kept = json.loads(munch("rulings", "--json")[1])
    return [*kept["rulings"], *kept["house"]]


def said(session: Session, line: str) -> str:
    return " ".join(" ".join(session.hear(line).lines).split())


def test_where_there_are_only_house_rules_they_alone_are_shown() -> None:
    session = sitting()
    assert "helping.only-one-helper" not in said(session, "show rulings")
    session.hear(OFF)
    assert "helping.only-one-helper" in said(session, "show rulings")


def test_only_the_owner_makes_house_rules() -> None:
    session = sitting()
    assert session.hear("Bo rules helping.only-one-helper: off").word == "refused"
    assert session.hear("may Ann ask Cy for help?").word == "refused"


@pytest.mark.parametrize(
    ("sentence", "near"),
    [
        ("Ann rules helping.only-one-helper: as clasic", "classic"),
        ("Ann rules deal.each: many", "number"),
        ("Ann rules the goal: off", "number"),
        ("Ann rules the goal: on", "switch on the rule that states it"),
        ("Ann rules protected: on", "value"),
        ("Ann rules setup.players-three-to-six: 5", "setup.players-least"),
    ],
)
def test_what_cannot_be_is_told_with_the_nearest_that_can(sentence: str, near: str) -> None:
    session = sitting()
    heard = session.hear(sentence)
    assert heard.undone and near in " ".join(heard.lines)
    assert session.table is not None and not session.table.law.house


# ---- for all tables


@pytest.fixture
def munch(monkeypatch, capsys):
    """Calls a command; its exit code and what it said."""

    def call(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["munch", *words])
        code = main()
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


@pytest.fixture
def quarrel(tmp_path: Path) -> str:
    path = tmp_path / "quarrel.toml"
    path.write_text(f'format = 1\ntitle = "a quarrel"\nedition = "classic"\n{TWO_HELPERS}', encoding="utf-8")
    return str(path)


def test_what_is_kept_for_all_tables_decides_and_says_so(munch, quarrel) -> None:
    assert munch("ask", quarrel, "may Ann ask Cy for help?")[0] == 1
    assert munch("rulings", "add", "helping.only-one-helper", "off", "--by", "Drake", "--because", "fun")[0] == 0
    code, out, _ = munch("ask", quarrel, "may Ann ask Cy for help?")
    assert code in (0, 3) and "house rule of Drake" in " ".join(out.split())
    told = json.loads(munch("ask", quarrel, "may Ann ask Cy for help?", "--json")[1])
    assert [house["rule"] for house in told["answers"]["classic"]["house"]] == ["helping.only-one-helper"]
    assert munch("rulings", "remove", "helping.only-one-helper")[0] == 0
    assert munch("ask", quarrel, "may Ann ask Cy for help?")[0] == 1


def test_a_ruling_for_all_tables_holds_where_the_point_is_open(munch, tmp_path) -> None:
    point, reading = "gap.help-when-already-winning", "refused"
    assert munch("rulings", "add", point, reading, "--by", "Drake")[0] == 0
    listed = json.loads(munch("rulings", "--json")[1])
    assert [(one["point"], one["reading"], one["by"]) for one in listed["rulings"]] == [(point, reading, "Drake")]
    path = tmp_path / "winning.toml"
    text = '[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 1"]\n[player.Ann]\nlevel = 5\n[player.Bo]\n'
    path.write_text(f'format = 1\ntitle = "winning"\nedition = "classic"\n{text}', encoding="utf-8")
    code, out, _ = munch("ask", str(path), "may Bo offer help?")
    assert code == 1 and "Drake" in out


def test_what_the_board_says_goes_before_what_is_kept_for_all_tables(munch) -> None:
    point = "gap.help-when-already-winning"
    munch("rulings", "add", point, "refused", "--by", "Drake")
    undecided, word = with_own_word(board(TWO_HELPERS))
    assert (undecided.state.rulings[point], len(word.rulings)) == ("refused", 1)
    decided, word = with_own_word(board(f'[rulings]\n"{point}" = "allowed"\n{TWO_HELPERS}'))
    assert (decided.state.rulings[point], word.rulings) == ("allowed", ())


def test_what_is_kept_is_shared(munch, tmp_path, monkeypatch) -> None:
    munch("rulings", "add", "deal.each", "3", "--box", "classic")
    munch("rulings", "add", "gap.help-when-already-winning", "refused")
    shared = str(tmp_path / "ours.toml")
    assert munch("rulings", "export", shared)[0] == 0
    said = munch("rulings", "export", shared)
    assert said[0] == 2 and "unwritable-file" in said[2] and "--force" in said[2]
    assert munch("rulings", "export", shared, "--force")[0] == 0
    told = munch("rulings")[1]
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    assert decided(munch) == []
    assert munch("rulings", "import", shared)[0] == 0
    assert munch("rulings")[1] == told


def test_what_is_said_for_one_box_goes_before_what_is_said_for_all(munch) -> None:
    munch("rulings", "add", "deal.each", "5", "--box", "booty")
    munch("rulings", "add", "deal.each", "3")
    kept = json.loads(munch("rulings", "--json")[1])["house"]
    assert [(one["how"], one["edition"]) for one in kept] == [("5", "booty"), ("3", "")]
    dealt = {}
    for edition in ("classic", "booty"):
        table, applied = with_own_word(board(TWO_HELPERS, edition))
        dealt[edition] = (table.value("deal.each"), len(applied.houses))
    assert dealt == {"classic": (3, 1), "booty": (5, 1)}
    munch("rulings", "add", "deal.each", "2")
    assert [one["how"] for one in json.loads(munch("rulings", "--json")[1])["house"]] == ["5", "2"]


def test_what_is_decided_goes_before_what_was_and_leaves_the_rest(munch) -> None:
    said = (("help-when-already-winning", "refused"), ("selling-2000-at-level-8", "one-level"))
    for point, reading in (*said, ("help-when-already-winning", "allowed")):
        assert munch("rulings", "add", f"gap.{point}", reading)[0] == 0
    kept = json.loads(munch("rulings", "--json")[1])["rulings"]
    assert [(one["point"], one["reading"]) for one in kept] == [
        ("gap.selling-2000-at-level-8", "one-level"),
        ("gap.help-when-already-winning", "allowed"),
    ]


@pytest.mark.parametrize("words", [("add", "deal.eech", "3"), ("add", "gap.no-such-thing", "x"), ("add", "deal.each")])
def test_what_cannot_be_kept_is_refused(munch, words) -> None:
    assert munch("rulings", *words)[0] == 2
    assert decided(munch) == []


def test_a_full_disk_leaves_what_was_decided_and_no_draft(tmp_path, monkeypatch) -> None:
    said = said_by_hand("deal.each", "3", "Ann", "2026-11-21", "", "", load_rulebook())
    keep(said)
    before = Path(own_path()).read_text()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Problems):
        keep(Decisions())
    assert Path(own_path()).read_text() == before
    assert [path.name for path in Path(own_path()).parent.iterdir()] == ["rulings.toml"]
