"""The owner's word: it holds, it is told with his name and its day, it is kept, shared and taken back."""

import errno
import json
import os
import re
import sys
from pathlib import Path

import pytest

from munch_cli.arbiter.asking import decided_by
from munch_cli.cli.start import main
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import (
    Word,
    keep,
    own_path,
    said_by_hand,
    with_own_word,
    word_again,
    word_in,
    word_line,
)
from munch_cli.files.scenarios import read_scenario
from munch_cli.files.toml import parse_toml
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.table.ids import PlayerId
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


def said(session: Session, line: str) -> str:
    return " ".join(" ".join(session.hear(line).lines).split())


def done(table: Table, sentence: str) -> tuple[Table, tuple[str, ...]]:
    """The table after a sentence, and the house rules that decided."""
    read = parse(sentence, table.state, table.catalogue)
    assert isinstance(read, Understood), sentence
    outcome = perform(table, read.command)
    return outcome.table, tuple(house.rule for house in decided_by(table, outcome))


def test_a_rule_that_is_off_no_longer_refuses_and_whoever_switched_it_off_is_told() -> None:
    session = sitting()
    assert session.hear("may Ann ask Cy for help?").word == "refused"
    assert session.hear(OFF).word == "allowed"
    heard = said(session, "may Ann ask Cy for help?")
    assert "house rule of Ann, 2026-11-21: helping.only-one-helper is off, because the more the merrier" in heard
    assert "house rule" not in said(session, "may Cy ask Bo for help?")


def test_of_several_house_rules_those_are_told_that_decide() -> None:
    session = sitting()
    for line in (OFF, "Ann rules selling.price: 700"):
        session.hear(line)
    assert session.table is not None
    _, houses = done(session.table, "Ann asks Cy for help")
    assert houses == ("helping.only-one-helper",)


def test_why_names_it_and_what_is_only_stated_is_no_matter_of_it() -> None:
    session = sitting()
    session.hear(OFF)
    session.hear("may Ann ask Cy for help?")
    assert "house rule of Ann" in said(session, "why")
    assert "house rule" not in said(session, "let Bo be Level 5")
    assert "house rule" not in said(session, "Bo is Level 4")


def test_it_is_dated_when_it_is_said_at_the_prompt_and_stays_dated() -> None:
    session = sitting()
    session.hear("Ann rules helping.only-one-helper off")
    assert session.sitting is not None
    (house,) = session.sitting.table.law.house
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", house.on) and house.by == "Ann"
    assert f"{house.on}" in said(session, "show rulings")


def test_where_there_are_only_house_rules_they_alone_are_shown() -> None:
    session = sitting()
    assert "nothing has been decided yet" in said(session, "show rulings")
    session.hear(OFF)
    assert "nothing has been decided" not in said(session, "show rulings")


def test_only_the_owner_makes_house_rules() -> None:
    session = sitting()
    assert session.hear("Bo rules helping.only-one-helper: off").word == "refused"
    assert session.hear("may Ann ask Cy for help?").word == "refused"


@pytest.mark.parametrize(
    ("sentence", "near"),
    [
        ("Ann rules helping.only-one-helpr: off", "helping.only-one-helper"),
        ("Ann rules helping.only-one-helper: as clasic", "classic"),
        ("Ann rules deal.each: many", "number"),
        ("Ann rules the hand limt: 6", "hand limit"),
        ("Ann rules the goal: 1", "from 2 to 1,000"),
        ("Ann rules the goal: 1001", "from 2 to 1,000"),
        ("Ann rules deal.each: 99999999999999999999", "from 1 to 1,000"),
        ("Ann rules deal.each: 0", "from 1 to 1,000"),
        ("Ann rules selling.price: 1000001", "from 1 to 1,000,000"),
        ("Ann rules the goal: off", "number"),
        ("Ann rules the goal: on", "switch on the rule that states it"),
        ("Ann rules race.most: on", "number"),
        ("Ann rules protected: on", "value"),
        ("Ann rules setup.players-three-to-six: 5", "setup.players-least"),
        ("Ann rules helping.only-one-helper: 3", "off, on, or as EDITION"),
        ("Ann rules helping.only-one-helper: on", "already"),
    ],
)
def test_what_cannot_be_is_told_with_the_nearest_that_can(sentence: str, near: str) -> None:
    session = sitting()
    heard = session.hear(sentence)
    assert heard.undone and near in " ".join(heard.lines)
    assert session.table is not None and not session.table.law.house


def test_it_is_taken_back_and_undone_and_done_again() -> None:
    session = sitting()
    session.hear(OFF)
    session.hear("undo")
    assert session.hear("may Ann ask Cy for help?").word == "refused"
    session.hear("redo")
    assert session.hear("may Ann ask Cy for help?").word != "refused"
    session.hear("Ann rules helping.only-one-helper: as printed")
    assert session.hear("may Ann ask Cy for help?").word == "refused"


def test_a_named_value_is_changed() -> None:
    table = board(TWO_HELPERS)
    after, _ = done(table, "Ann rules cards.hand-limit: 9")
    assert table.number("cards.hand-limit") == 5 and after.number("cards.hand-limit") == 9
    assert after.total("hand_limit", PlayerId(0)).amount == 9
    _, id = after.law.edition.values["cards.hand-limit"]
    assert "house rule of Ann" in after.law.edition.cite(id)
    assert "nine cards" in after.law.edition.rules[id].rule.says


@pytest.mark.parametrize(
    ("sentence", "name", "number"),
    [
        ("Ann rules the hand limit: 6", "cards.hand-limit", 6),
        ("Ann rules hand limit: 6 because we are six", "cards.hand-limit", 6),
        ("Ann rules the goal: 20", "winning.goal", 20),
        ("Ann rules the roll needed to escape: 4", "running-away.needed", 4),
        ("Ann rules price of a level: 800", "selling.price", 800),
        ("Ann rules the cards dealt: 3", "deal.each", 3),
    ],
)
def test_a_number_is_ruled_by_what_the_table_calls_it(sentence: str, name: str, number: int) -> None:
    session = sitting()
    session.hear(sentence)
    assert session.table is not None and session.table.number(name) == number
    assert [house.rule for house in session.table.law.house] == [name]
    session.hear(f"Ann rules {name}: as printed")
    assert not session.table.law.house


def test_a_game_can_go_on_to_another_level() -> None:
    """With the goal at 4 a kill at Level 3 wins; by the sheet it does not."""
    table = board(
        TWO_HELPERS.replace("Monster 10", "Monster 1").replace('helper = "Bo"\n', "").replace("level = 2", "level = 3")
    )
    for goal, winners in (("4", (0,)), ("10", ())):
        ruled, _ = done(table, f"Ann rules the goal: {goal}")
        claimed, _ = done(ruled, "Ann claims the kill")
        won, _ = done(claimed, "nobody says anything")
        assert won.state.winners == winners


def test_another_sheets_rule_is_adopted_in_place_of_ours() -> None:
    """The wait for others to speak up: 2.6 seconds in one sheet, a reasonable time in another."""
    table = board(TWO_HELPERS.replace("Monster 10", "Monster 1").replace('helper = "Bo"\n', ""))
    ours, theirs = "combat.wait-about-2-6-seconds", "combat.wait-a-reasonable-time"
    assert table.in_force(ours) and not table.in_force(theirs)
    after, _ = done(table, f"Ann rules {ours}: as lite")
    assert after.in_force(theirs) and not after.in_force(ours)
    claimed, houses = done(after, "Ann claims the kill")
    assert claimed.fight is not None and claimed.fight.claimed is not None and houses == (ours,)
    assert "house rule of Ann" in after.law.edition.cite(theirs) and "Lite" in after.law.edition.cite(theirs)


def test_a_saved_table_keeps_the_word_with_its_day(tmp_path: Path) -> None:
    session = sitting()
    session.hear(OFF)
    session.hear("Ann decides gap.help-when-already-winning: refused on 2026-11-20 because I say so")
    assert session.table is not None
    path = tmp_path / "kept.toml"
    session.hear(f"save {path}")
    kept = read_scenario(str(path)).boards["classic"]
    assert kept.law.house == session.table.law.house
    assert kept.state.rulings == session.table.state.rulings
    assert kept.state.ruled == session.table.state.ruled


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
    munch("rulings", "add", "deal.each", "3", "--edition", "classic")
    munch("rulings", "add", "gap.help-when-already-winning", "refused")
    shared = str(tmp_path / "ours.toml")
    assert munch("rulings", "export", shared)[0] == 0
    said = munch("rulings", "export", shared)
    assert said[0] == 2 and "unwritable-file" in said[2] and "--force" in said[2]
    assert munch("rulings", "export", shared, "--force")[0] == 0
    told = munch("rulings")[1]
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    assert "nothing has been decided" in munch("rulings")[1]
    assert munch("rulings", "import", shared)[0] == 0
    assert munch("rulings")[1] == told


def test_what_is_said_for_one_box_goes_before_what_is_said_for_all(munch) -> None:
    munch("rulings", "add", "deal.each", "5", "--edition", "booty")
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


@pytest.mark.parametrize("house", ['how = "off"', 'rule = "deal.each"'])
def test_half_a_house_rule_is_told_as_that_alone(house: str) -> None:
    with pytest.raises(Problems) as caught:
        word_in(parse_toml(f"format = 1\n[[house]]\n{house}\n", "shared.toml"), load_rulebook())
    assert [one.code for one in caught.value.problems] == ["missing-key"]


def test_a_file_of_rulings_is_read_strictly(munch, tmp_path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        'format = 1\n[rulings]\n"gap.help-when-alredy-winning" = "refused"\n[[house]]\nrule = "deal.each"\n'
        'how = "off"\nedition = "clasic"\nwhy = "no"\n',
        encoding="utf-8",
    )
    code, _, err = munch("rulings", "import", str(path))
    assert code == 2
    for line, what in ((3, "unknown-point"), (7, "unknown-edition"), (8, "unknown-key")):
        assert re.search(rf"wrong\.toml:{line}:\d+: error\[{what}\]", err), err
    assert "gap.help-when-already-winning" in err and "classic" in err


@pytest.mark.parametrize("words", [("add", "deal.eech", "3"), ("add", "gap.no-such-thing", "x"), ("add", "deal.each")])
def test_what_cannot_be_kept_is_refused(munch, words) -> None:
    assert munch("rulings", *words)[0] == 2
    assert "nothing has been decided" in munch("rulings")[1]


def test_a_full_disk_leaves_what_was_decided_and_no_draft(tmp_path, monkeypatch) -> None:
    said = said_by_hand("deal.each", "3", "Ann", "2026-11-21", "", "", load_rulebook())
    keep(said)
    before = Path(own_path()).read_text()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Problems):
        keep(Word())
    assert Path(own_path()).read_text() == before
    assert [path.name for path in Path(own_path()).parent.iterdir()] == ["rulings.toml"]


def test_what_was_decided_may_be_a_link(tmp_path) -> None:
    real = tmp_path / "dotfiles.toml"
    real.write_text("format = 1\n")
    Path(own_path()).parent.mkdir(parents=True)
    Path(own_path()).symlink_to(real)
    keep(said_by_hand("deal.each", "3", "Ann", "2026-11-21", "", "", load_rulebook()))
    assert Path(own_path()).is_symlink() and "deal.each" in real.read_text()


def test_a_reading_that_is_none_is_told_where_it_stands() -> None:
    text = 'format = 1\n[rulings."gap.help-when-already-winning"]\nby = "Ann"\nreading = "perhaps"\n'
    with pytest.raises(Problems) as caught:
        word_in(parse_toml(text, "shared.toml"), load_rulebook())
    assert [(one.line, one.code) for one in caught.value.problems] == [(4, "unknown-reading")]


def test_an_id_without_quotes_is_told_as_that(tmp_path) -> None:
    text = 'format = 1\n[rulings]\ngap.selling-2000-at-level-8 = "one-level"\n"gap.x" = 5\n'
    with pytest.raises(Problems) as caught:
        word_in(parse_toml(text, "shared.toml"), load_rulebook())
    told = [(one.line, one.code, one.remedy) for one in caught.value.problems]
    assert told == [
        (3, "unknown-point", 'put quotes round the whole id: "gap.selling-2000-at-level-8" = …'),
        (4, "unknown-point", "munch rule WORDS finds the id of an open point"),
        (4, "wrong-type", 'write it in quotes: "gap.x" = "…"'),
    ]


def test_in_a_diary_an_owner_is_called_as_everywhere() -> None:
    text = 'format = 1\n[rulings]\n"gap.playing-in-charity" = { reading = "refused", by = "Zoë" }\n'
    word = word_in(parse_toml(text, "word.toml"), load_rulebook())
    assert '"Zoë"' in word_line(word)
    assert word_again(word_line(word), load_rulebook()) == word
