"""What SECURITY.md promises of files and people nobody knows, promise by promise.

Hostile sizes and counts are beside this, in `test_hostile.py`; poor surroundings in `test_surroundings.py`; that the
seed of a game stays hidden is tried with the game itself, in `tests/repl/test_playing.py`.
"""

import io
import json
import os
import stat
from pathlib import Path

import pytest

from munch_cli.features.running import run_feature
from munch_cli.files.diary import begin_diary, read_diary, take_up
from munch_cli.files.gherkin import feature_in
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.files.writing import in_one_stroke, write_text
from munch_cli.repl.party import members_named, party_of
from munch_cli.repl.prompt import Manner, from_pipe
from munch_cli.repl.session import Session
from munch_cli.show.look import PLAIN, Look, paint, wrapped
from munch_cli.show.pictures import svg_of
from munch_cli.table.saying import BEYOND, amiss_in_name, figure, visible

ESCAPES = "\x1b]0;X\x07\x1b[31mred\x9b2J\u202eevil\u200b\U000e0041"
ACTING = {sign for sign in ESCAPES if not sign.isprintable()}


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """History, kept tables and settings go to a folder of the test."""
    for variable in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    monkeypatch.chdir(tmp_path)


# ---- what is shown


def test_every_sign_that_acts_or_hides_is_shown_as_its_number():
    shown = visible(ESCAPES)
    assert not ACTING & set(shown)
    assert json.loads(f'"{shown}"') == ESCAPES
    assert visible("Zoë \u00a0安娜 🎲") == "Zoë \u00a0安娜 🎲"


def test_lines_colours_problems_and_pictures_show_it():
    problem = Problem(ESCAPES, 1, 1, "unknown-key", ESCAPES, ESCAPES, ESCAPES)
    shown = [*wrapped(ESCAPES, PLAIN), problem.render(), svg_of((), ESCAPES)]
    assert not ACTING & set("".join(shown))
    assert paint(ESCAPES, "bad", Look(colours=True)).count("\x1b") == 2


BOARD = f"""format = 1
title = {json.dumps(ESCAPES)}
edition = "bites"
source = {json.dumps(ESCAPES)}
note = {json.dumps(ESCAPES)}
{{}}
[player.Ann]
[rulings]
"gap.deck-runs-out" = {{{{ reading = "none", because = {json.dumps(ESCAPES)} }}}}
[[step]]
ask = "may Ann kick open the door?"
"""


FEATURE = f"""@tag{ESCAPES}
Feature: {ESCAPES}
  # {ESCAPES}
  @rule:{ESCAPES}
  Scenario: {ESCAPES}
    Given the bites board "combat/pumpkinhead"
    When Jenn kicks open the door {ESCAPES}
    Then Jenn is Level 9 {ESCAPES}
  Scenario Outline: {ESCAPES}
    Given the board "{ESCAPES}"
    When <{ESCAPES}>
    Then {ESCAPES}
    Examples:
      | {ESCAPES} |
      | {ESCAPES} |
"""
RULINGS = f"""format = 1
[rulings]
{json.dumps(ESCAPES)} = {{ reading = {json.dumps(ESCAPES)}, because = {json.dumps(ESCAPES)} }}
"""
STRANGE = {
    f"f{ESCAPES}.toml": BOARD.format(""),
    f"unknown{ESCAPES}.toml": BOARD.format(f"{json.dumps(ESCAPES)} = 1"),
    f"shows{ESCAPES}.toml": BOARD.format(f"shows = [{json.dumps(ESCAPES)}]"),
    f"f{ESCAPES}.feature": FEATURE,
    "broken.feature": FEATURE + ESCAPES,
}


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: object) -> tuple[int, str, str]:
    """How a command ends, and what it says without the colours that are ours."""
    from munch_cli.cli.start import main

    monkeypatch.setattr("sys.argv", ["munch", *map(str, words)])
    code = main()
    told = list(capsys.readouterr())
    for colour in ("0", "1", "2", "31", "32", "33"):
        told = [text.replace(f"\x1b[{colour}m", "") for text in told]
    assert code != 70, told
    return code, told[0], told[1]


@pytest.mark.parametrize("name", STRANGE)
@pytest.mark.parametrize("words", [("replay",), ("check", "--json"), ("ask",)])
@pytest.mark.parametrize("colour", ["always"])
def test_nothing_of_a_strangers_file_acts_on_the_terminal(name, words, colour, tmp_path, monkeypatch, capsys):
    path = tmp_path / name
    path.write_text(STRANGE[name], encoding="utf-8")
    question = ["may Ann kick open the door?"] if words == ("ask",) else []
    _, out, err = run(capsys, monkeypatch, words[0], path, *question, *words[1:], "--color", colour)
    assert out + err
    assert not ACTING & set(out + err)
    if "--json" in words and out:
        json.loads(out)


@pytest.mark.parametrize("words", [("rulings",), ("ask", "combat/pumpkinhead", "may Jenn loot the room?"), ("resume",)])
def test_nothing_of_what_was_kept_acts_on_the_terminal(words, tmp_path, monkeypatch, capsys):
    own, kept = (tmp_path / name / "munch" for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME"))
    own.mkdir(parents=True)
    (own / "rulings.toml").write_text(RULINGS, encoding="utf-8")
    (kept / "tables").mkdir(parents=True)
    diary = f"open combat/pumpkinhead\nJenn is Level 4 {ESCAPES}\n"
    (kept / "tables" / f"{1:020d}-1.munch").write_text(diary, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    _, out, err = run(capsys, monkeypatch, *words, "--color", "never")
    assert out + err
    assert not ACTING & set(out + err)


# ---- names


@pytest.mark.parametrize("name", ["A\x01nn", "A\u202enn", "x" * 100, "\u200b"])
def test_a_name_nobody_can_see_is_refused_where_it_is_given(name):
    assert amiss_in_name(name)
    with pytest.raises(Problems):
        members_named(f"{name} f, Bo m", "")
    text = f'format = 1\ntitle = "x"\nedition = "bites"\n[player.{json.dumps(name)}]\n[player.Bo]\n'
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(text, "x.toml"))
    assert {problem.code for problem in caught.value.problems} == {"odd-player"}


@pytest.mark.parametrize("name", ["1", " 42 ", "1 2", "٣"])
def test_nobody_is_called_a_number(name):
    """A menu would take it for one of its lines."""
    with pytest.raises(Problems, match="is a number"):
        members_named(f"{name} f, Bo m", "")
    text = f'format = 1\ntitle = "x"\nedition = "bites"\n[player.{json.dumps(name)}]\n[player.Bo]\n'
    with pytest.raises(Problems, match="is a number"):
        scenario_in(parse_toml(text, "x.toml"))
    session = Session()
    session.hear("new bites")
    assert session.hear(f"{name} is a male Level 3 Werewolf").is_unread
    assert session.table is not None and not session.table.state.players
    assert not session.hear("R2 is a male Level 3 Werewolf").is_unread


@pytest.mark.parametrize("people", ["Ann (female) f, Bo", "Ann (male), (x) f, Bo", "Zoë f, 安娜 m", "Bo; seed 9 m, Cy"])
def test_whoever_is_let_in_can_take_the_game_up_again(people):
    from munch_cli.repl.party import Party, box_mark

    try:
        members = members_named(people, "")
    except Problems:
        return
    assert party_of(Party("lite", members, 5, box_mark("lite")).line).members == members


# ---- features


def faults_of(*steps: str) -> list[Problem]:
    """What is wrong with a feature of these steps."""
    lines = "".join(f"    {step}\n" for step in steps)
    return run_feature(feature_in(f"Feature: x\n  Scenario: s\n{lines}", "x.feature"))[1]


def problems_of(*steps: str) -> list[tuple[int, str]]:
    """The lines and codes of what is wrong with a feature of these steps."""
    return [(problem.line, problem.code) for problem in faults_of(*steps)]


PUMPKINHEAD = 'Given the bites board "combat/pumpkinhead"'


NINES = "9" * 5_000


@pytest.mark.parametrize(
    "then",
    [
        f"the fight stands at {NINES} to 1",
        f"the munchkins' total is -{NINES}",
        f"{NINES} counts for the munchkins from Level",
        f"{NINES} Treasures are at stake",
        f"Jenn is Level {NINES}",
        f"Jenn's strength is {NINES}",
        f"Jenn holds {NINES} cards",
    ],
)
def test_an_endless_number_in_a_feature_is_not_so(then):
    steps = (PUMPKINHEAD, "When Jenn kicks open the door", f"Then {then}")
    assert problems_of(*steps) == [(5, "not-as-expected")]


def test_endless_numbers_anywhere_are_beyond_every_limit():
    assert (figure(NINES), figure(f"- {NINES}"), figure("12")) == (BEYOND, -BEYOND, 12)
    session = Session()
    session.hear("open combat/pumpkinhead")
    lines = (f"undo {NINES}", f"log {NINES}", f"branch {NINES}", f"open last {NINES}", NINES)
    for line in (*lines, f'card "X": item, +{NINES}', f'card "Y": item, {NINES} copies', f"let Jenn be Level {NINES}"):
        assert session.hear(line).lines, line[:20]


@pytest.mark.parametrize("rest", [f"seed {NINES}", "seed 7; ruled {" + "[" * 100_000 + "}", 'seed 7; ruled {"a": 1}'])
def test_a_line_that_lays_no_table_is_told(rest):
    with pytest.raises(Problems) as caught:
        party_of(f"play bites: Ann (female), Bob (male), Cy (male); {rest}")
    assert {(problem.line, problem.column) for problem in caught.value.problems} == {(0, 0)}


# ---- cards


# ---- an empty table


# ---- files


def test_nothing_is_overwritten_from_a_pipe_unless_that_was_asked_for(tmp_path):
    names = ("board.toml", "talk.txt", "told.feature")
    for name in names:
        (tmp_path / name).write_text("precious")
    lines = ("save surely board.toml", "transcript surely talk.txt", "export feature surely told.feature")
    for line in (*lines, "save board.toml\nyes"):
        assert from_pipe("open combat/pumpkinhead", ["may Jenn kick open the door?", *line.split("\n")], lambda: PLAIN)
    assert [(tmp_path / name).read_text() for name in names] == ["precious"] * 3
    for line in lines:
        said = ["may Jenn kick open the door?", line]
        assert not from_pipe("open combat/pumpkinhead", said, lambda: PLAIN, Manner(may_overwrite=True))
    assert "precious" not in [(tmp_path / name).read_text() for name in names]


def test_a_kept_table_writes_no_files(tmp_path):
    victim = tmp_path / "victim.toml"
    victim.write_text("precious")
    folder = tmp_path / "XDG_STATE_HOME" / "munch" / "tables"
    folder.mkdir(parents=True)
    for number, line in enumerate((f"save surely {victim}", f"Ann ends the turn; transcript {tmp_path / 'new.txt'}")):
        kept = folder / f"{number + 1:020d}-1.munch"
        kept.write_text(f"open combat/pumpkinhead\nJenn kicks open the door\n{line}\n")
        assert Session().hear("open last").lines
        kept.unlink()
    assert victim.read_text() == "precious"
    assert not (tmp_path / "new.txt").exists()


def test_a_dangling_link_is_there_already(tmp_path):
    link, target = tmp_path / "link.toml", tmp_path / "target"
    link.symlink_to(target)
    assert from_pipe("open combat/pumpkinhead", [f"save {link}"], lambda: PLAIN)
    assert not target.exists()
    with pytest.raises(Problems):
        write_text(str(link), "x", over=False)
    assert link.is_symlink()


def test_a_draft_cannot_be_foreseen_and_leaves_nothing(tmp_path, monkeypatch):
    path = tmp_path / "board.toml"
    drafts = []
    replace = os.replace
    monkeypatch.setattr(os, "replace", lambda draft, to: (drafts.append(draft), replace(draft, to)))
    for text in (b"one", b"two"):
        in_one_stroke(str(path), text)
    assert path.read_bytes() == b"two"
    assert len(set(drafts)) == 2
    assert not any(str(os.getpid()) == part for draft in drafts for part in draft.split("."))
    assert [one.name for one in tmp_path.iterdir()] == ["board.toml"]
    assert stat.S_IMODE(path.stat().st_mode) & 0o600 == 0o600


def test_a_picture_is_not_drawn_over_a_file(tmp_path, monkeypatch, capsys):
    from munch_cli.cli.start import main

    path = tmp_path / "old.svg"
    path.write_text("precious")
    words = ["munch", "sim", "--games", "1", "--jobs", "1", "--svg", str(path)]
    monkeypatch.setattr("sys.argv", words)
    assert main() == 2
    assert path.read_text() == "precious"
    monkeypatch.setattr("sys.argv", [*words, "--force"])
    assert main() == 0
    assert path.read_text().startswith("<svg")


# ---- diaries


def kept(path: Path, *lines: str) -> str:
    """A diary of these lines."""
    diary = begin_diary(str(path))
    for line in lines:
        assert diary.add(line) == ""
    diary.close()
    return path.read_text(encoding="utf-8")


def test_a_changed_line_of_a_diary_is_noticed(tmp_path):
    path = tmp_path / "d.munch"
    text = kept(path, "new bites", "Ann is Level 7", "Ann is Level 8")
    assert read_diary(str(path)).lines == ("new bites", "Ann is Level 7", "Ann is Level 8")
    lines = text.splitlines(keepends=True)
    for changed, whole in (
        (text.replace("Level 7", "Level 5"), 1),
        (text.replace("Level 8", "Level 9"), 2),
        (lines[0] + lines[2], 1),
        (text + "Ann is Level 9\n", 3),
        (text.replace("Level 7\t", "Level 7\t0"), 1),
    ):
        path.write_text(changed, encoding="utf-8")
        reading = read_diary(str(path))
        assert (len(reading.lines), reading.was_changed, reading.is_damaged) == (whole, True, True)
        assert take_up(str(path))[0] is None
        assert path.read_text(encoding="utf-8") == changed


# ---- from Python
