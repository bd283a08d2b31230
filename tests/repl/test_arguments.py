"""An argument kept: as a scenario and as a feature, both of which pass at once; never over a file that is there."""

import random
from pathlib import Path

import pytest

from munch_cli.arbiter.answering import Judged
from munch_cli.arbiter.argument import argument
from munch_cli.arbiter.asking import Answered, NotDone, ask
from munch_cli.arbiter.board_text import board_told
from munch_cli.arbiter.legal import legal
from munch_cli.arbiter.replay import replay
from munch_cli.engine.run import Journal
from munch_cli.features.running import run_feature
from munch_cli.files.gherkin import read_feature
from munch_cli.files.scenario_writer import board_tables
from munch_cli.files.scenarios import read_scenario
from munch_cli.language.say import say, say_question
from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK, FAILED
from munch_cli.table.commands import PlayCard, UseAbility
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import top_layer
from tests.boards import board
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


def test_a_kept_argument_is_opened_where_it_ended() -> None:
    session = told(*ARGUED)
    keep(session, "mine")
    again = told("open mine.toml")
    assert session.table is not None and again.table is not None
    assert again.table.state == session.table.state
    assert told("open mine.toml", "no one says anything").table is not None


def test_what_is_only_laid_in_a_supposition_needs_no_rule() -> None:
    session = told(*QUARREL, "what if let Jenn be Level 6")
    scenario, feature = keep(session, "mine")
    assert read_scenario(str(scenario)).title == "What if let Jenn be Level 6?"
    told_so = [line.strip() for line in feature.read_text(encoding="utf-8").splitlines()]
    assert "When what if let Jenn be Level 6" in told_so
    assert "Then that is allowed" in told_so
    assert "And Jenn is Level 6" in told_so


def test_what_is_said_in_vain_of_a_card_that_no_source_tells_is_kept_as_a_question() -> None:
    session = told("new booty", "Jenn is Level 3", "K.C. is Level 2", "Jenn fights Jellyfish")
    session.hear("Jenn claims the kill")
    assert session.sitting is not None
    kept = argument(session.sitting.journal, session.sitting.puts)
    assert kept is not None and [move.says for move in kept.moves] == ["ask"]


FORESIGHT = """
[table]
turn = "Ann"
[player.Ann]
in_play = ["Mystic"]
[player.Bob]
[[card]]
name = "Mystic"
kind = "class"
unmodelled = ["Foresight: looks at the top of the pile"]
"""


@pytest.mark.parametrize("question", ["may Ann use Mystic?", "what if Ann kicks open the door; Ann uses Mystic"])
def test_what_cannot_be_judged_yet_is_no_argument_and_no_other_sheet_is_asked(question: str) -> None:
    table = board(FORESIGHT)
    answered = ask(table, question)
    assert isinstance(answered, Answered) and answered.last.verdict.outcome == "not-modelled"
    assert argument(Journal(table), [NotDone(answered, True)]) is None
    assert Judged(answered).elsewhere == {}


@pytest.mark.parametrize(("kind", "command"), [("class", UseAbility), ("race", UseAbility), ("item", PlayCard)])
def test_only_what_somebody_is_can_be_used_by_its_name_before_its_abilities_are_modelled(
    kind: str, command: type[UseAbility | PlayCard]
) -> None:
    answered = ask(board(FORESIGHT.replace('kind = "class"', f'kind = "{kind}"')), "may Ann use Mystic?")
    assert isinstance(answered, Answered) and isinstance(answered.last.command, command)


def test_it_begins_where_the_board_was_last_laid_or_the_turn_began() -> None:
    session = told(*ARGUED, "K.C. is Level 5", "may K.C. claim the kill?")
    scenario, _ = keep(session, "mine")
    assert [step.sentences for step in read_scenario(str(scenario)).steps] == [("may K.C. claim the kill?",)]


RUN_FROM = (
    "new bites",
    "Jenn is Level 2",
    "K.C. holds Fluffy",
    "Jenn fights Pumpkinhead",
    "Jenn runs",
    "the die shows 6",
)


def test_a_fight_that_is_over_is_kept_as_that() -> None:
    scenario, feature = keep(told(*RUN_FROM, "may K.C. loot the room?"), "mine")
    steps = read_scenario(str(scenario)).steps[:-1]
    assert [step.sentences for step in steps] == [("Jenn runs",), ("the die shows 6",)]
    assert steps[-1].expect == {"combat": False}
    assert not read_scenario(str(scenario)).ends_owed
    assert "Then there is no fight" in [line.strip() for line in feature.read_text(encoding="utf-8").splitlines()]


def test_who_died_is_kept_as_dead() -> None:
    laid = ("new classic", "Jenn is Level 5", "K.C. is Level 2", "Jenn fights Bullrog", "Jenn runs")
    scenario, feature = keep(told(*laid, "what if the die shows 1"), "mine")
    assert {"combat": False, "players": {"Jenn": {"dead": True}}} in [
        step.expect for step in read_scenario(str(scenario)).steps
    ]
    assert "Jenn is dead" in feature.read_text(encoding="utf-8")


def test_the_turn_before_is_no_part_of_it() -> None:
    scenario, _ = keep(told(*RUN_FROM, "Jenn ends the turn", "may K.C. kick open the door?"), "mine")
    assert [step.sentences for step in read_scenario(str(scenario)).steps] == [("may K.C. kick open the door?",)]


def test_what_was_taken_back_is_no_part_of_it() -> None:
    session = told(*QUARREL, "K.C. plays Fluffy on Pumpkinhead", "undo", "may Jenn claim the kill?")
    scenario, _ = keep(session, "mine")
    assert [step.says for step in read_scenario(str(scenario)).steps] == ["ask"]


def test_without_an_argument_the_table_itself_is_saved() -> None:
    session = told(*QUARREL, "K.C. plays Fluffy on Pumpkinhead")
    assert not session.hear("save mine").is_unread
    read = read_scenario("mine.toml")
    assert not read.steps
    assert session.table is not None
    assert board_tables(read.boards["bites"]) == board_tables(session.table)
    told(*QUARREL[:2], session=session)
    assert session.hear("export feature mine").word == FAILED


def test_a_board_that_was_laid_anew_since_does_not_hide_the_argument() -> None:
    session = told(*QUARREL, "may Jenn equip Goth Boots?", "Bob joins")
    assert not session.hear("export feature mine").is_unread
    assert "may Jenn equip Goth Boots?" in Path("mine.feature").read_text(encoding="utf-8")


def test_a_made_up_card_goes_along() -> None:
    session = told(
        "new bites",
        'card "Big Stick": item, +3, 1 hand, not by Werewolf',
        "Jenn has Big Stick in play",
        "Jenn fights Pumpkinhead",
        "may Jenn claim the kill?",
    )
    _, feature = keep(session, "mine")
    assert 'card "Big Stick": item, +3, 1 hand, not by Werewolf' in feature.read_text(encoding="utf-8")


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


def test_that_the_game_is_the_first_players_goes_without_saying() -> None:
    session = told("new classic: Ann, Bo")
    assert session.table is not None and "Ann owns the game" not in board_told(session.table)
    told("Bo owns the game", session=session)
    assert session.table is not None and "Bo owns the game" in board_told(session.table)


def test_a_bundled_board_is_given_by_its_name() -> None:
    session = told("open combat/pumpkinhead", "may K.C. kick open the door?")
    _, feature = keep(session, "mine")
    assert 'Given the board "combat/pumpkinhead" in bites' in feature.read_text(encoding="utf-8")


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


def test_an_argument_that_hangs_on_what_nobody_knows_is_not_kept_and_says_so() -> None:
    session = told("new bites", "Jenn fights Banshee", "may Jenn claim the kill?")
    heard = session.hear("export feature mine")
    assert heard.word == FAILED and "Banshee" in " ".join(heard.lines)
    heard = session.hear("save mine")
    assert not heard.is_unread and "Banshee" in " ".join(heard.lines)
    assert not read_scenario("mine.toml").steps


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
