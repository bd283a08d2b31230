"""Lines said to a session, and what comes of them."""

from pathlib import Path

import pytest

from munch_cli.arbiter.answering import NOTHING_TO_COMPARE
from munch_cli.files.scenarios import read_scenario
from munch_cli.repl.party import members_named
from munch_cli.repl.session import Session, sentences_of
from munch_cli.repl.talk import ASKED_BACK, FAILED, MISSED
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import FEMALE, MALE

HORRIFIC = "K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead"


def said(session: Session, *lines: str) -> str:
    """The answer to the last of several lines."""
    return "\n".join([session.hear(line) for line in lines][-1].lines)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("kick", "allowed"),
        ("open the door", "allowed"),
        ("Jenn kicks open the door.", "allowed"),
        ("may Jenn kick open the door?", "allowed"),
        ("may K.C. kick open the door?", "refused"),
        ("claim", "refused"),
        ("kicc", ASKED_BACK),
        ("K.C. plays Flufy", MISSED),
        ("open combat/pumpkinheat", FAILED),
        ("new bytes: Ann", FAILED),
        ("save", FAILED),
        ("redo", FAILED),
        ("undo ²", FAILED),
        ("branch ²", FAILED),
        ("open last ²", FAILED),
        ("branch 7", FAILED),
        ("hand Bob", FAILED),
        ("why", ""),
        ("why not", ""),
        ("show", ""),
        ("log", ""),
        ("?", ""),
        ("??", ""),
        ("odds", ""),
        ("ways", ""),
        ("rule wins ties", ""),
        ("card Pumpkinhead", ""),
        ("# a remark", ""),
        ("", ""),
    ],
)
def test_what_sort_of_answer_a_line_gets(quarrel: Session, line: str, word: str) -> None:
    assert quarrel.hear(line).word == word


def test_a_sentence_that_ends_with_initials_ends_once(quarrel: Session) -> None:
    assert said(quarrel, "hand Bob") == 'nobody here is called "Bob"; there are Jenn and K.C.'


def test_what_is_not_done_leaves_the_board(quarrel: Session) -> None:
    assert quarrel.table is not None
    before = quarrel.table.state.copy()
    for line in ("claim", "may Jenn kick open the door?", "what if Jenn kicks open the door", "kicc", "odds", "show"):
        quarrel.hear(line)
        assert quarrel.table.state == before, line


def test_a_card_of_another_box_is_known_for_one(quarrel: Session) -> None:
    assert "another box (classic)" in said(quarrel, "Jenn plays Duck of Doom")


def test_a_card_that_lies_elsewhere_cannot_be_played(quarrel: Session) -> None:
    heard = quarrel.hear("Jenn plays Coffin")
    assert (heard.word, heard.undone) == ("refused", True)
    assert '"let Jenn have Coffin"' in heard.lines[-1]


# ---- short questions


@pytest.mark.parametrize(
    ("line", "word", "led"),
    [
        ("can bo play Fluffy on it?", "allowed", "if Bo holds Fluffy:"),
        ("what if bo plays Fluffy on it; jenn plays Virgin Tears", "allowed", "if Bo holds Fluffy and Jenn holds"),
        ("may Jenn sell Coffin?", "refused", "if Jenn holds Coffin:"),
        ("may Bo stow Coffin?", "silent", "if Bo has Coffin in play:"),
        ("may Jenn play Finger Claws on Bo?", "refused", ""),
        ("may Bo play Fluffy on Banshee?", "refused", ""),
        ("may Bo equip Finger Claws?", "refused", ""),
        ("can bo chuck fluffy at it?", "allowed", "taken as: may Bo play Fluffy on Pumpkinhead?"),
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
        ("Plain Helmet", "Jenn equips Plain Cap", "refused"),
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


BOTH_RUN = """
format = 1
title = "Ann and Bo have lost, and both are to run"
edition = "bites"
ends_owed = true
[player.Ann]
[player.Bo]
[table]
turn = "Ann"
phase = "door"
[combat]
fighter = "Ann"
helper = "Bo"
deal = {}
monsters = ["Plain Monster 5"]
running = { Ann = ["Plain Monster 5"], Bo = ["Plain Monster 5"] }
[[owed]]
what = "run"
who = "Ann"
layer = 1
[[owed]]
what = "run"
who = "Bo"
layer = 1
"""


def test_two_who_could_be_meant_are_asked_about(tmp_path: Path) -> None:
    (tmp_path / "both.toml").write_text(BOTH_RUN)
    session = Session()
    assert not session.hear("open both.toml").is_unread
    heard = session.hear("run")
    assert (heard.word, heard.lines) == (ASKED_BACK, ("who: Ann or Bo?", "  1. Ann", "  2. Bo"))
    assert session.hear("bo").word != MISSED
    assert session.answered is not None
    assert session.answered.last.command.who == PlayerId(1)


@pytest.mark.parametrize(
    ("question", "id"),
    [
        ("how does charity work?", "charity.excess-goes-to-lowest-level-player"),
        ("does a helper gain a level?", "helping.helper-gains-no-level"),
        ("how many Big Items may I carry?", "big-items."),
    ],
)
def test_a_question_about_the_rules_is_answered_from_the_sheet_also_when_a_player_is_addressed(
    quarrel: Session, question: str, id: str
) -> None:
    heard = quarrel.hear(question)
    assert heard.word == ("no" if question.startswith("does") else "")
    assert next(line for line in heard.lines if " - " in line).rpartition(" - ")[2].startswith(id)
    about_jenn = quarrel.hear(f"Jenn {question}")
    assert about_jenn.is_unread or f" - {id}" in "\n".join(about_jenn.lines)


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


def test_a_line_may_end_or_begin_with_what_stands_between_sentences(quarrel: Session) -> None:
    for line in ("Jenn is Level 5;", "; K.C. is Level 6", "undo; undo; Jenn is Level 3"):
        assert quarrel.hear(line).word == "allowed", line
    assert quarrel.table is not None
    assert quarrel.table.state.players[0].level == 3
    assert quarrel.hear("new classic: Ann, Bo; Ann is Level 2").word == "allowed"
    assert [player.name for player in quarrel.table.state.players] == ["Ann", "Bo"]


@pytest.mark.parametrize("second", ["Jenn loots the room", "Jenn dances"])
def test_what_follows_a_sentence_that_comes_to_nothing_is_not_said(quarrel: Session, second: str) -> None:
    heard = quarrel.hear(f"Jenn kicks open the door; {second}; K.C. offers help")
    assert heard.undone or heard.is_unread
    assert quarrel.sitting is not None and len(quarrel.sitting.journal.outcomes) == 1
    assert "K.C. offers help" in heard.lines[-1]


def test_another_sentence_lets_the_question_drop(quarrel: Session, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("kept")
    assert quarrel.hear("save mine.toml").word == ASKED_BACK
    assert quarrel.hear("kick").word == "allowed"
    assert quarrel.hear("yes").word == "refused"
    assert (tmp_path / "mine.toml").read_text() == "kept"


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
        (("kick", HORRIFIC), 16, "card.bites.pumpkinhead"),
        (("kick", HORRIFIC, "what if K.C. offers help; Jenn agrees"), 17, "as it would be:"),
        (("kick", HORRIFIC), 6, "after Jenn kicks open the door:"),
        ((), 99, "nothing on the table comes to 99."),
    ],
)
def test_a_figure_is_taken_apart(quarrel: Session, lines: tuple[str, ...], number: int, found: str) -> None:
    assert found in said(quarrel, *lines, f"why {number}")


# ---- chance


def test_the_table_says_what_the_die_shows_and_which_card_came() -> None:
    session = Session()
    session.hear("new bites: Ann, Bo")
    assert "say which card came" in said(session, "kick")
    assert "Behind the door: Plain Monster 5." in said(session, "Plain Monster 5")
    assert "just 5" in said(session, "run")
    assert "gets away" in said(session, "5")
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


def test_several_are_taken_back_at_once(quarrel: Session) -> None:
    assert quarrel.table is not None
    first = quarrel.table.state.copy()
    assert "K.C. offers help" in said(quarrel, "kick", "K.C. offers help", "undo 2")
    assert quarrel.table.state == first


def test_branches_stay_as_they_are(quarrel: Session) -> None:
    quarrel.hear("kick")
    quarrel.hear("branch")
    quarrel.hear(HORRIFIC)
    assert "munchkins 10 : 6" not in said(quarrel, "show")
    assert "Pumpkinhead (Horrific" in said(quarrel, "show")
    assert "Pumpkinhead (Horrific" not in said(quarrel, "branch 1", "show")
    assert "Pumpkinhead (Horrific" in said(quarrel, "branch 2", "show")


def test_going_another_way_keeps_what_was_taken_back(quarrel: Session) -> None:
    told = said(quarrel, "kick", HORRIFIC, "undo", "K.C. offers help")
    assert "branch 2" in told
    assert quarrel.hear("redo").word == FAILED
    assert "Pumpkinhead (Horrific" in said(quarrel, "branch 2", "show")


def test_a_statement_goes_another_way_too(quarrel: Session) -> None:
    assert "branch 2" in said(quarrel, "kick", HORRIFIC, "undo", "K.C. is at Level 7")
    assert quarrel.hear("redo").word == FAILED


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


def test_a_file_full_of_mistakes_leaves_the_table(quarrel: Session, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('format = 1\ntitle = "x"\nedition = "bitess"\n[player.Ann]\nhand = ["Flufy"]\n')
    quarrel.hear("kick")
    heard = quarrel.hear("open bad.toml")
    assert heard.word == FAILED
    assert "bad.toml:3:" in "\n".join(heard.lines)
    assert quarrel.table is not None
    assert quarrel.table.fight is not None


def test_an_empty_table_is_laid_piece_by_piece() -> None:
    session = Session()
    for line in (
        "new bites: Jenn, K.C.",
        "let Jenn be Level 4",
        "let Jenn be female",
        "let Jenn have Werewolf in play",
    ):
        assert not session.hear(line).is_unread, line
    assert "Jenn, Level 4 Werewolf." in said(session, "show Jenn")
    assert said(session, "show K.C.").startswith("K.C., Level 1")


def test_what_the_owner_decided_holds_and_is_told(quarrel: Session) -> None:
    assert quarrel.hear("kick").word == "allowed"
    assert '"decide gap.help-when-already-winning: refused"' in said(quarrel, "may K.C. offer help?")
    assert quarrel.hear("decide gap.help-when-already-winning: refused").word == "allowed"
    assert "it was decided (refused, K.C., " in said(quarrel, "K.C. offers help")


# ---- help


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("?", "Jenn may now:"),
        ("??", "PLAYER kicks open the door"),
        ("kick?", "turn up the top Door card"),
        ("plays ?", "here: Fluffy, Virgin Tears"),
        ("? plays", "PLAYER plays CARD"),
        ("helping.only-one-helper ?", "Munchkin Bites! 1.6, Asking For Help"),
        ("helping.only-one-helper ??", "carried out by"),
        ("? plaus", 'there is no help on "plaus"'),
        ("undo ?", "take the last sentence back"),
        ("compare ?", "the same question under the other sheets"),
    ],
)
def test_help_on(quarrel: Session, line: str, found: str) -> None:
    assert found in said(quarrel, line)


def test_rules_and_cards_are_looked_up_without_a_table() -> None:
    session = Session()
    assert "Banshee (bites)" in said(session, "card Banshee")
    assert "helping.only-one-helper" in said(session, "rule helping.only-one-helper")
    assert session.hear("kick").word == FAILED
    assert "open combat/pumpkinhead" in said(session, "show")


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


def test_what_is_looted_comes_before_anything_is_given_away() -> None:
    hand = "Crabs + Mate + Enraged + Ancient + Humongous + Lame Goblin"
    session = lines_of("Ann is Level 3", f"Ann holds {hand}", "Bo is Level 1", "it is Ann's turn, looting")
    assert "is to be drawn" in said(session, "Ann ends the turn")
    assert "too many" in said(session, "the card is Maul Rat")
    assert "refused" not in said(session, "Ann gives Maul Rat + Crabs to Bo in charity")
    assert session.table is not None
    assert session.table.state.turn.player == 1


def test_a_curse_that_is_given_is_played_on_its_receiver() -> None:
    session = lines_of("Ann is Level 3, holding Duck of Doom", "Bo is Level 4", "it is Ann's turn")
    assert session.hear("Ann gives Duck of Doom to Bo").word == "allowed"
    assert session.table is not None
    assert [player.level for player in session.table.state.players] == [3, 2]


def test_a_card_comes_from_the_deck_that_is_drawn_from() -> None:
    session = lines_of("Ann is Level 3", "Bo is Level 3", "it is Ann's turn, looting", "Ann loots the room")
    assert session.hear("the card is Huge Rock").word == "refused"
    assert "Crabs" in said(session, "the card is Crabs")


def test_a_strength_below_nought_is_asked_about() -> None:
    session = lines_of("Bo is a Level 5 Thief", "Bo holds Crabs", "Ann fights Bigfoot")
    told = said(session, "Bo uses Backstab on Ann discarding Crabs", "why -1")
    assert "- 2 Backstab" in told
    assert "combat.total-is-level-plus-item-bonuses" in told


def test_a_name_keeps_its_capitals_and_two_rules_of_one_side_stand_apart() -> None:
    session = lines_of("Ann holds Super Munchkin + Helm of Courage")
    assert "No: Ann does not have two Classes." in said(session, "may Ann play Super Munchkin?")
    told = " ".join(said(session, "Ann fights Bigfoot", "may Ann play Helm of Courage?").split())
    assert "use it immediately; a Treasure card may be put on the table" in told


@pytest.mark.parametrize("line", ["undo Bo", "log Bo", "new"])
def test_a_word_about_the_session_that_lacks_its_own_does_nothing(line: str) -> None:
    session = lines_of("Ann is Level 3")
    before = session.table
    assert session.hear(line).is_unread
    assert session.table is before


def test_a_theft_that_finds_nothing_any_more_says_so() -> None:
    lines = (
        "new classic",
        "Ann is a Level 4 Thief holding Elf",
        "Bob wears Plain Armor",
        "Cy holds Plain Armor Curse",
        "Ann uses Theft on Bob taking Plain Armor discarding Elf",
        "Cy plays Plain Armor Curse on Bob",
        "the die shows 5",
    )
    assert "Plain Armor is no longer there: Ann steals nothing." in said(Session(), *lines)


REFUSED_ABILITIES = (
    "new classic: Ann, Bo, Cy",
    "Ann is a Level 9 Cleric",
    "Cy is a Thief",
    "Bo has Boots of Butt-Kicking",
    "Cy holds Baby",
    "it is Ann's turn",
    "Ann fights 3,872 Orcs",
)


@pytest.mark.parametrize(
    ("question", "telling"),
    [
        ("may Cy use Theft on Ann?", "No: Ann is in combat."),
        ("may Cy use Backstab on Bo discarding Baby?", "No: Bo is not in combat."),
        ("may Ann use Turning discarding Cleric?", "only facing Undead"),
    ],
)
def test_the_first_line_says_what_an_ability_lacks(question: str, telling: str) -> None:
    session = Session()
    told = said(session, *REFUSED_ABILITIES, question)
    first = told.split("\n    ", 1)[0].replace("\n  ", " ")
    assert telling in first


@pytest.mark.parametrize(
    "line",
    [
        "Ann kicks open the door and finds a Potted Plant",
        "Ann opens the door: Potted Plant",
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


@pytest.mark.parametrize("line", ["play", "show hand", "what may I do", "ls", "?"])
def test_whoever_wants_to_play_at_an_empty_table_is_told_how(line: str) -> None:
    session = Session()
    session.hear("new classic")
    assert "munch play" in " ".join(session.hear(line).lines)


@pytest.mark.parametrize(
    ("before", "line", "means", "word"),
    [
        ("may Bob play Boots of Butt-Kicking?", "and Ann?", "may Ann play Boots of Butt-Kicking?", "allowed"),
        (
            "may Bob play Boots of Butt-Kicking?",
            "ok, what if it is Bob's turn",
            "what if it is Bob's turn; Bob plays Boots of Butt-Kicking",
            "allowed",
        ),
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


def test_what_an_item_would_buy_is_told_for_the_one_who_has_it() -> None:
    session = Session()
    for line in ("new classic: Bob m, Ann f", "Ann is a Halfling", "Ann carries Plain Crown"):
        assert not session.hear(line).is_unread, line
    assert "2 levels" in said(session, "how many levels would Plain Crown buy?")  # a Halfling sells it at double price


def test_a_line_of_very_many_sentences_is_parted_in_no_time_and_a_supposition_takes_in_the_rest():
    assert sentences_of("; " * 100_000 + "Ann runs; what if Bo runs; why") == ("Ann runs", "what if Bo runs; why")


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
    monkeypatch.setattr("munch_cli.arbiter.heard_of.may_mean", lambda *given: calls.append(given))
    heard = session.hear(" ".join([sentence] * 40))
    assert heard.word == MISSED and "too much" in " ".join(heard.lines)
    assert calls == []
