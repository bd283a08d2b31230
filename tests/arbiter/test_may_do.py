"""What somebody may do is what would be carried out, and rests on the open points that are named."""

import json
from pathlib import Path

import pytest

from munch_cli.api import load
from munch_cli.cli.start import main
from munch_cli.repl.session import Session

BOARDS = ("combat/pumpkinhead", "helping/asked-and-agreed", "running-away/both-are-caught")


def asked(board: str, *more: str) -> Session:
    session = Session()
    session.hear(f"open {board}")
    for line in more:
        session.hear(line)
    return session


@pytest.mark.parametrize("board", BOARDS)
def test_all_that_is_told_would_be_carried_out_and_nothing_that_would_be_is_missing(
    board: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = load(board)
    for who in table.players:
        monkeypatch.setattr("sys.argv", ["munch", "ask", board, f"what may {who} do?", "--json"])
        main()
        (his,) = next(iter(json.loads(capsys.readouterr().out)["answers"].values()))
        assert his["who"] == who
        told = [f"may {who} {one['says']}?" for one in his["may"]]
        assert len(told) == len(table.legal(who))
        session = asked(board)
        for question, one in zip(told, his["may"], strict=True):
            said = session.hear(question)
            assert said.word == ("silent" if one["open"] else "allowed") or said.word == "conflict", question


def test_it_is_told_sentence_by_sentence_and_what_is_alike_is_counted() -> None:
    lines = asked("combat/pumpkinhead").hear("what may Jenn do?").lines
    assert lines[0] == "Jenn may:"
    assert "    kick open the door" in lines
    assert not any("loot" in line for line in lines)


def test_the_same_card_on_one_or_another_is_one_line_and_no_card_is_left_out() -> None:
    cursing = ("new classic: Ann, Bo, Cy", "Ann holds Duck of Doom + Lose Your Race + Lose Your Class + Hoard")
    session = Session()
    session.hear(cursing[0])
    for line in (cursing[1], "Ann holds Yuppie Water + Spiky Knees + Leather Armor"):
        assert session.hear(line).word == "allowed", line
    lines = session.hear("what may Ann do?").lines
    assert "    play Duck of Doom on Ann, Bo or Cy" in lines
    for card in ("Lose Your Race", "Lose Your Class", "Spiky Knees", "Leather Armor"):
        assert any(f"play {card}" in line for line in lines), card


def test_of_several_escapes_any_can_be_named() -> None:
    session = Session()
    for line in (
        "new classic: Ann, Bo, Cy",
        "Ann is Level 6, holding Instant Wall",
        "Bo holds Flask of Glue",
        "Ann fights Net Troll + Bullrog",
        "Ann plays Instant Wall",
    ):
        assert session.hear(line).word != "refused", line
    assert "    play Flask of Glue on Ann, Net Troll or Bullrog" in session.hear("what may Bo do?").lines
    assert session.hear("may Bo play Flask of Glue on Cy?").word == "refused"


def test_who_has_to_speak_first_is_told_to_the_others() -> None:
    horrific = "K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead"
    session = asked("combat/pumpkinhead", "Jenn kicks open the door", horrific, "Jenn asks K.C. for help")
    assert session.hear("what may I do").lines[0] == "K.C. may:"
    assert "agree" in " ".join(session.hear("what may K.C. do?").lines)


def test_nothing_is_carried_out_by_asking() -> None:
    session = asked("combat/pumpkinhead")
    before = session.table
    assert not session.hear("what may Jenn do?").undone
    assert session.table is before


def test_a_sale_of_many_cheap_items_is_found(tmp_path: Path) -> None:
    names = [f"Button {number}" for number in range(14)]
    cards = "\n".join(f'[[card]]\nname = "{name}"\nkind = "item"\nvalue = 80\n' for name in names)
    board = tmp_path / "buttons.toml"
    board.write_text(
        f'format = 1\ntitle = "Buttons"\nedition = "classic"\n\n{cards}\n[table]\nturn = "Ann"\n\n'
        f"[player.Ann]\nin_play = {json.dumps(names)}\n\n[player.Bo]\n"
    )
    (sale,) = (says for says in load(str(board)).legal("Ann") if says.startswith("Ann sells"))
    assert sale.count("Button") == 13


def test_of_several_curses_each_is_named_and_nobody_without_one() -> None:
    session = asked("curses/the-one-named-is-cancelled")
    lines = session.hear("what may Bo do?").lines
    assert "    play Plain Wishing Potion on Ann, Fog or Drizzle" in lines
