"""An argument kept: as a scenario and as a feature, both of which pass at once; never over a file that is there."""

import random
from pathlib import Path

import pytest

from munch_cli.arbiter.board_text import board_told
from munch_cli.arbiter.legal import legal
from munch_cli.arbiter.replay import replay
from munch_cli.features.running import run_feature
from munch_cli.files.gherkin import read_feature
from munch_cli.files.scenarios import read_scenario
from munch_cli.language.say import say, say_question
from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK, FAILED
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import top_layer
from tests.bundled import scenario

from .test_statements import QUARREL, told

ARGUED = (
    *QUARREL,
    "may Jenn equip Goth Boots?",
    "K.C. plays Fluffy on Pumpkinhead",
    "what if K.C. offers help; Jenn agrees",
    "Jenn claims the kill",
)


def keep(session: Session, name: str) -> tuple[Path, Path]:
    """The scenario and the feature of the last argument; both pass."""
    for line in (f"save {name}", f"export feature {name}"):
        heard = session.hear(line)
        assert not heard.is_unread, (line, heard.lines)
    scenario, feature = Path(f"{name}.toml"), Path(f"{name}.feature")
    read = read_scenario(str(scenario))
    for edition in read.editions:
        assert replay(read, edition).passed, scenario.read_text(encoding="utf-8")
    ran, problems = run_feature(read_feature(str(feature)), str(feature.parent))
    assert ran == 1 and not problems, (problems, feature.read_text(encoding="utf-8"))
    return scenario, feature


def test_an_argument_is_kept_with_its_verdicts_and_their_rules(tmp_path: Path) -> None:
    session = told(*ARGUED)
    scenario, feature = keep(session, "mine")
    steps = read_scenario(str(scenario)).steps
    assert [step.says for step in steps] == ["ask", "do", "what_if", "do"]
    assert read_scenario(str(scenario)).ends_owed
    assert steps[0].verdict == "refused"
    assert "items.not-switched-in-combat-or-while-running" in steps[0].cites
    lines = [line.strip() for line in feature.read_text(encoding="utf-8").splitlines()]
    assert "Given a new table in bites" in lines
    assert "And Jenn is a female Level 4 Werewolf with Finger Claws, carrying Goth Boots" in lines
    assert "When may Jenn equip Goth Boots?" in lines
    assert "Then the fight stands at 10 to 1" in lines


def test_what_would_not_come_out_the_same_again_is_left_out_and_counted() -> None:
    board = ("new bites", "K.C. joins", "Jenn is Level 3", "it is Jenn's turn")
    session = told(*board, "may Jenn end the turn?", "Jenn kicks open the door", "may K.C. end the turn?")
    scenario, _ = keep(session, "mine")
    assert [step.sentences for step in read_scenario(str(scenario)).steps] == [("may K.C. end the turn?",)]
    assert "1 question; 2 before them left out" in " ".join(session.hear("save other").lines)


def test_it_begins_where_the_board_was_last_laid_or_the_turn_began() -> None:
    session = told(*ARGUED, "K.C. is Level 5", "may K.C. claim the kill?")
    scenario, _ = keep(session, "mine")
    assert [step.sentences for step in read_scenario(str(scenario)).steps] == [("may K.C. claim the kill?",)]


def test_a_board_that_was_laid_anew_since_does_not_hide_the_argument() -> None:
    session = told(*QUARREL, "may Jenn equip Goth Boots?", "Bob joins")
    assert not session.hear("export feature mine").is_unread
    assert "may Jenn equip Goth Boots?" in Path("mine.feature").read_text(encoding="utf-8")


def test_what_sentences_cannot_tell_lies_in_a_board_beside_the_feature() -> None:
    session = told(
        "open combat/pumpkinhead",
        "kick",
        "K.C. offers help for 1 treasure, K.C. picks first",
        "Jenn is Level 5",
        "may Jenn agree?",
    )
    _, feature = keep(session, "mine")
    assert 'the board "mine-board.toml" in bites' in feature.read_text(encoding="utf-8")
    assert Path("mine-board.toml").exists()


def test_what_the_owner_has_struck_is_told_of_a_board() -> None:
    told_so = board_told(scenario("combat/any-defeat-gives-a-level-where-that-is-said").boards["classic"])
    assert "Bo rules combat.nonlethal-win-gives-no-level: off" in told_so


def test_a_file_that_is_there_is_left_unless_that_is_wanted() -> None:
    session = told(*ARGUED)
    keep(session, "mine")
    for line, name in (("save mine", "mine.toml"), ("export feature mine", "mine.feature")):
        Path(name).write_text("mine alone", encoding="utf-8")
        assert session.hear(line).word == ASKED_BACK
        assert not session.hear("no").is_unread
        assert Path(name).read_text(encoding="utf-8") == "mine alone"
        assert session.hear(line).word == ASKED_BACK
        assert not session.hear("yes").is_unread
        assert Path(name).read_text(encoding="utf-8") != "mine alone"
    assert list(Path().glob("*.new")) == []


@pytest.mark.parametrize("line", ["export", "export feature", "export mine.feature", "save", "save no/such/folder/x"])
def test_what_cannot_be_kept_says_why(line: str) -> None:
    session = told(*ARGUED)
    heard = session.hear(line)
    assert heard.word == FAILED and heard.lines


BOARDS = ("combat/pumpkinhead", "combat/greenbeard", "helping/two-would-be-helpers", "running-away/two-monsters")


@pytest.mark.parametrize("seed", (*range(12), 131))
def test_any_argument_that_is_kept_passes(seed: int) -> None:
    """Something legal is done, or asked of anybody, again and again; what is kept of it comes out the same."""
    chance = random.Random(seed)
    session = told(f"open {BOARDS[0]}" if seed % 3 == 0 else QUARREL[0])
    if seed % 3:
        told(*QUARREL[1:], session=session)
    for _ in range(chance.randint(3, 9)):
        table = session.table
        assert table is not None
        asked = [debt.what for debt in top_layer(table.state) if debt.what in ("die", "draw")]
        if asked:
            session.hear(f"the die shows {chance.randint(1, 6)}" if asked[0] == "die" else "the card is Banshee")
            continue
        who = PlayerId(chance.randrange(len(table.state.players)))
        commands = sorted(legal(table, who), key=repr)
        if not commands or table.state.winners:
            break
        command = chance.choice(commands)
        said = say_question if chance.random() < 0.4 else say
        heard = session.hear(said(command, table.state, table.catalogue))
        assert not heard.is_unread, heard
        session.hear(chance.choice(("may K.C. loot the room?", "Jenn runs", "may Jenn sell Coffin?", "why")))
    session.hear("may Jenn equip Goth Boots?")
    keep(session, "kept")


def test_a_feature_that_cannot_be_tried_for_want_of_room_is_told(
    quarrel: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    quarrel.hear("may Jenn kick open the door?")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    heard = quarrel.hear("export feature mine")
    assert heard.is_unread and "no room" in " ".join(heard.lines)
    assert not Path("mine.feature").exists()
