"""Lines said to a session, and what comes of them."""

from pathlib import Path

import pytest

from munch_cli.arbiter.answering import NOTHING_TO_COMPARE
from munch_cli.arbiter.view import view
from munch_cli.files.scenarios import read_scenario
from munch_cli.repl.party import members_named
from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK, FAILED, MISSED
from munch_cli.table.state import FEMALE, MALE, ON_FOES

HORRIFIC = "K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead"


def said(session: Session, *lines: str) -> str:
    """The answer to the last of several lines."""
    return "\n".join([session.hear(line) for line in lines][-1].lines)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("new bytes: Ann", FAILED),
        ("undo ²", FAILED),
        ("open last ²", FAILED),
        ("log", ""),
        ("??", ""),
    ],
)
def test_what_sort_of_answer_a_line_gets(quarrel: Session, line: str, word: str) -> None:
    assert quarrel.hear(line).word == word


def test_what_is_not_done_leaves_the_board(quarrel: Session) -> None:
    assert quarrel.table is not None
    before = quarrel.table.state.copy()
    for line in ("claim", "may Jenn kick open the door?", "what if Jenn kicks open the door", "kicc", "odds", "show"):
        quarrel.hear(line)
        assert quarrel.table.state == before, line


def test_a_card_of_another_box_is_known_for_one(quarrel: Session) -> None:
    assert "another box (classic)" in said(quarrel, "Jenn plays Duck of Doom")


# ---- short questions


@pytest.mark.parametrize(
    ("line", "word", "led"),
    [
        ("can bo play Fluffy on it?", "allowed", "if Bo holds Fluffy:"),
        ("what if bo plays Fluffy on it; jenn plays Virgin Tears", "allowed", "if Bo holds Fluffy and Jenn holds"),
        ("Bo plays Fluffy on Pumpkinhead", ASKED_BACK, "is this meant? Nobody was given the card"),
        ("bo chucks fluffy at it", ASKED_BACK, "is this meant?"),
    ],
)
def test_a_question_of_a_card_that_lies_nowhere_supposes_that_it_is_held(line: str, word: str, led: str) -> None:
    session = lines_of(
        "new bites: Jenn f, Bo m", "Jenn is a Level 4 Werewolf with Finger Claws", "Jenn fights Pumpkinhead"
    )
    before = session.table
    heard = session.hear(line)
    assert heard.word == word
    assert heard.lines[0].startswith(led or "No: ")
    assert session.table is before


@pytest.mark.parametrize(
    ("worn", "line", "word"),
    [
        ("Plain Helmet", "Jenn stows Plain Cap", "allowed"),
        ("Plain Boots", "Jenn stows Plain Cap", "refused"),
        ("Plain Boots", "Jenn equips Plain Cap", "allowed"),
    ],
)
def test_what_is_in_the_hand_is_played_if_it_then_lies_as_it_was_said(worn: str, line: str, word: str) -> None:
    session = lines_of("new bites: Jenn f, Bo m", f"Jenn has {worn} in use", "Jenn holds Plain Cap")
    heard = session.hear(line)
    assert heard.word == word
    assert (heard.lines[0] == "taken as: Jenn plays Plain Cap") is (word == "allowed")


def test_what_is_done_with_a_card_that_nobody_was_given_is_laid_and_done_once_it_is_meant() -> None:
    session = lines_of(
        "new bites: Jenn f, Bo m", "Jenn is a Level 4 Werewolf with Finger Claws", "Jenn fights Pumpkinhead"
    )
    for line in ("bo chucks fluffy at it", "Bo plays Fluffy on Pumpkinhead"):
        assert session.hear(line).word == ASKED_BACK
        assert session.hear("1").word == "allowed"
        assert session.table.total("monsters").amount == 1
        session.hear("undo 2")


def test_what_no_sheet_speaks_of_is_answered_with_that(quarrel: Session) -> None:
    heard = quarrel.hear("how long does a game take?")
    assert heard.word == "silent"
    assert "says nothing about" in heard.lines[0] and " - " not in "".join(heard.lines)


@pytest.mark.parametrize(
    "line",
    [
        "What if Jenn is Level 5; K.C. is Level 6; K.C. is Levl 7",
        "what, if Jenn is Level 5; K.C. is Level 8; K.C. is Levl 7",
        "what if Jenn is Level 5; K.C. is Level 6",
        "may Jenn kick open the door?; what if Jenn is Level 5; K.C. is Level 6",
        "what happens if Jenn is Level 5; K.C. is Level 6?",
    ],
)
def test_what_is_supposed_is_never_carried_out(quarrel: Session, line: str) -> None:
    before = quarrel.table
    quarrel.hear(line)
    assert quarrel.table is before


@pytest.mark.parametrize("second", ["Jenn loots the room", "Jenn dances"])
def test_what_follows_a_sentence_that_comes_to_nothing_is_not_said(quarrel: Session, second: str) -> None:
    heard = quarrel.hear(f"Jenn kicks open the door; {second}; K.C. offers help")
    assert heard.undone or heard.is_unread
    assert quarrel.sitting is not None and len(quarrel.sitting.journal.outcomes) == 1
    assert "K.C. offers help" in heard.lines[-1]


# ---- why


def test_why_not_tells_every_refusal(quarrel: Session) -> None:
    told = said(quarrel, "kick", "may Jenn equip Goth Boots?", "why not")
    for id in ("items.not-switched-in-combat-or-while-running", "combat.equipment-frozen-once-monster-is-exposed"):
        assert id in told
    assert "nothing stands in the way" in said(quarrel, "may Jenn play Fluffy on Pumpkinhead?", "why not")


@pytest.mark.parametrize(
    ("lines", "number", "found"),
    [
        (("kick",), 10, "the munchkins' side: 10 = 4 Level + 4 Werewolf + 2 Finger Claws"),
        (("kick",), 6, "the monsters' side: 6 = 8 Pumpkinhead - 2 against Werewolf"),
        (("kick", HORRIFIC), 6, "after Jenn kicks open the door:"),
    ],
)
def test_a_figure_is_taken_apart(quarrel: Session, lines: tuple[str, ...], number: int, found: str) -> None:
    assert found in said(quarrel, *lines, f"why {number}")


# ---- chance


def test_the_table_says_what_the_die_shows_and_which_card_came() -> None:
    session = Session()
    session.hear("new bites: Ann, Bo")
    session.hear("kick")
    assert session.table is not None and [debt.what for debt in session.table.state.owed] == ["draw"]
    session.hear("Plain Monster 5")
    assert [session.table.card(foe).name for foe in session.table.foes] == ["Plain Monster 5"]
    session.hear("run")
    assert [debt.what for debt in session.table.state.owed] == ["die"]
    session.hear("5")
    assert session.table.fight is None and not session.table.state.players[0].dead
    assert session.hear("5").word == MISSED


# ---- back and forth


def test_undo_and_redo_give_the_very_same_board(quarrel: Session) -> None:
    boards = []
    for line in ("kick", HORRIFIC, "K.C. offers help"):
        assert quarrel.table is not None
        boards.append(quarrel.table.state.copy())
        assert quarrel.hear(line).word == "allowed"
    after = quarrel.table.state.copy()
    for board in reversed(boards):
        quarrel.hear("undo")
        assert quarrel.table.state == board
    assert quarrel.hear("undo").word == FAILED
    for _ in boards:
        quarrel.hear("redo")
    assert quarrel.table.state == after


def enhancers(session: Session) -> int:
    """Return how many cards lie on the monsters."""
    assert session.table is not None
    return len(session.table.state.zones[ON_FOES])


def test_branches_stay_as_they_are(quarrel: Session) -> None:
    quarrel.hear("kick")
    quarrel.hear("branch")
    quarrel.hear(HORRIFIC)
    assert enhancers(quarrel) == 1
    quarrel.hear("branch 1")
    assert enhancers(quarrel) == 0
    quarrel.hear("branch 2")
    assert enhancers(quarrel) == 1


# ---- files


def test_a_saved_table_is_opened_equal(quarrel: Session, tmp_path: Path) -> None:
    for line in ("kick", HORRIFIC, "K.C. offers help"):
        quarrel.hear(line)
    assert quarrel.table is not None
    assert not quarrel.hear("save mine").is_unread
    saved = read_scenario(str(tmp_path / "mine.toml")).boards["bites"]
    other = Session()
    other.hear("open mine")
    assert other.table is not None
    assert other.table.state == saved.state
    assert said(other, "show") == said(quarrel, "show")
    for line in ("Jenn agrees", "claim", "silence"):
        assert said(other, line) == said(quarrel, line), line


def test_a_file_is_overwritten_only_when_that_is_wanted(quarrel: Session, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("kept")
    quarrel.hear("save mine.toml")
    assert said(quarrel, "no") == "mine.toml is left as it is."
    assert mine.read_text() == "kept"
    quarrel.hear("save mine.toml")
    assert "saved" in said(quarrel, "yes")
    assert "Pumpkinhead" in mine.read_text()


def test_an_empty_table_is_laid_piece_by_piece() -> None:
    session = Session()
    for line in (
        "new bites: Jenn, K.C.",
        "let Jenn be Level 4",
        "let Jenn be female",
        "let Jenn have Werewolf in play",
    ):
        assert not session.hear(line).is_unread, line
    assert session.table is not None
    seen = view(session.table)["players"]
    jenn, kc = seen["Jenn"], seen["K.C."]
    assert (jenn["level"], jenn["sex"], jenn["race"], kc["level"]) == (4, "female", ["Werewolf"], 1)


def test_what_the_owner_decided_holds_and_is_told(quarrel: Session) -> None:
    assert quarrel.hear("kick").word == "allowed"
    assert "gap.help-when-already-winning" in said(quarrel, "may K.C. offer help?")
    assert quarrel.hear("decide gap.help-when-already-winning: refused").word == "allowed"
    assert quarrel.hear("K.C. offers help").word == "refused"
    assert "gap.help-when-already-winning" in said(quarrel, "why")


# ---- help


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("kick?", "turn up the top Door card"),
        ("plays ?", "here: Fluffy, Virgin Tears"),
        ("helping.only-one-helper ?", "Munchkin Bites! 1.6, Asking For Help"),
        ("helping.only-one-helper ??", "carried out by"),
        ("? plaus", 'there is no help on "plaus"'),
        ("compare ?", "the same question under the other sheets"),
    ],
)
def test_help_on(quarrel: Session, line: str, found: str) -> None:
    assert found in said(quarrel, line)


@pytest.mark.parametrize(
    "line", ["\x00\x1b[31m", "?" * 300, "a" * 5000, "«“", "((((", "may may may", "what if ;;", "5", "\t"]
)
def test_odd_lines_do_no_harm(quarrel: Session, line: str) -> None:
    assert quarrel.table is not None
    before = quarrel.table.state.copy()
    for told in quarrel.hear(line).lines:
        assert told.isprintable()
    assert quarrel.table.state == before


def lines_of(*board: str) -> Session:
    """A session at a new table of the first box, with a board told in sentences."""
    session = Session()
    for line in ("new classic", *board):
        session.hear(line)
    return session


def test_a_curse_that_is_given_is_played_on_its_receiver() -> None:
    session = lines_of("Ann is Level 3, holding Duck of Doom", "Bo is Level 4", "it is Ann's turn")
    assert session.hear("Ann gives Duck of Doom to Bo").word == "allowed"
    assert session.table is not None
    assert [player.level for player in session.table.state.players] == [3, 2]


def test_a_card_comes_from_the_deck_that_is_drawn_from() -> None:
    session = lines_of("Ann is Level 3", "Bo is Level 3", "it is Ann's turn, looting", "Ann loots the room")
    assert session.hear("the card is Huge Rock").word == "refused"
    assert "Crabs" in said(session, "the card is Crabs")


def test_a_name_keeps_its_capitals_and_two_rules_of_one_side_stand_apart() -> None:
    session = lines_of("Ann holds Super Munchkin + Helm of Courage")
    assert "No: Ann does not have two Classes." in said(session, "may Ann play Super Munchkin?")
    told = " ".join(said(session, "Ann fights Bigfoot", "may Ann play Helm of Courage?").split())
    assert "use it immediately; a Treasure card may be put on the table" in told


@pytest.mark.parametrize(
    "line",
    [
        "Ann kicks open the door and finds a Potted Plant",
        "behind the door is a Potted Plant",
        "door: Potted Plant",
    ],
)
def test_what_was_behind_the_door_is_told_in_one_line(line: str) -> None:
    session = Session()
    said(session, "new classic: Ann, Bo", "it is Ann's turn", line)
    assert session.said_as == "Ann kicks open the door; the card is Potted Plant"


@pytest.mark.parametrize("line", ["new classic: Ann f, Bo m, Cy", "new classic Ann f Bo m Cy"])
def test_a_new_table_is_told_who_is_a_woman(line: str) -> None:
    session = Session()
    said(session, line)
    assert session.table is not None
    assert [player.name for player in session.table.state.players] == ["Ann", "Bo", "Cy"]
    assert [player.sex for player in session.table.state.players] == [FEMALE, MALE, MALE]


def test_a_card_is_found_by_the_beginning_of_a_word_of_its_name_where_only_one_begins_so() -> None:
    session = lines_of("Ann is Level 3")
    assert session.hear("card insur").lines[0].startswith("Insurance Salesman")
    assert session.hear("card sales").lines[0].startswith("Insurance Salesman")
    assert session.hear("card pl").is_unread


@pytest.mark.parametrize("line", ["play", "show hand", "what may I do"])
def test_whoever_wants_to_play_at_an_empty_table_is_told_how(line: str) -> None:
    session = Session()
    session.hear("new classic")
    assert "munch play" in " ".join(session.hear(line).lines)


@pytest.mark.parametrize(
    ("before", "line", "means", "word"),
    [
        ("may Bob play Boots of Butt-Kicking?", "and Ann?", "may Ann play Boots of Butt-Kicking?", "allowed"),
        (
            "what if Ann holds Boots of Butt-Kicking; Ann plays Boots of Butt-Kicking",
            "what about Bob",
            "what if Bob plays Boots of Butt-Kicking",
            "refused",
        ),
        (
            "what if Bob is an Elf; kick open the door; the card is Crabs",
            "what about Bob",
            "what if Bob is an Elf; Bob kicks open the door; the card is Crabs",
            "refused",
        ),
    ],
)
def test_what_hangs_on_a_line_may_be_about_a_card_that_was_only_supposed(
    before: str, line: str, means: str, word: str
) -> None:
    session = Session()
    session.hear("new classic: Ann, Bob")
    session.hear(before)
    assert (session.hear(line).word, session.exchanges[-1].line) == (word, means)


@pytest.mark.parametrize("supposed", ["Jenn is Level 4", "Jenn carries Finger Claws"])
def test_how_the_board_lies_is_no_ruling_to_compare_or_to_ask_again(quarrel: Session, supposed: str) -> None:
    assert quarrel.hear(f"what if {supposed}").word == "allowed"
    assert NOTHING_TO_COMPARE in " ".join(quarrel.hear("compare").lines)
    assert not quarrel.hear("and can he do it twice?").lines[0].startswith("taken as")


def test_more_bots_than_any_box_seats_are_told_so() -> None:
    for many in range(6, 15):
        assert len(members_named("Ann f", ", ".join(["random"] * many))) == many + 1


@pytest.mark.parametrize(
    "sentence", ["may Jenn play Fluffy?", "Jenn sells Finger Claws + Goth Boots", "Jenn plays Fluffy and"]
)
def test_a_sentence_said_over_and_over_is_not_read_as_talk(sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, calls = Session(), []
    said(session, "open combat/pumpkinhead")
    monkeypatch.setattr("munch_cli.arbiter.understanding.understand", lambda *given: calls.append(given))
    monkeypatch.setattr("munch_cli.reader.reading.choices_of", lambda *given: calls.append(given))
    heard = session.hear(" ".join([sentence] * 40))
    assert heard.word == MISSED and "too much" in " ".join(heard.lines)
    assert calls == []
