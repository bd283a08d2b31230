"""A board told at the prompt: from nothing to an argument, what clashes, what is taken back, what a file keeps."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from munch_cli.arbiter.stating import sentences_of
from munch_cli.arbiter.view import view
from munch_cli.engine.run import unrest
from munch_cli.files.scenario_writer import board_tables
from munch_cli.repl.arguing import own_cards
from munch_cli.repl.block import run_block
from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK, FAILED, MISSED, Heard
from munch_cli.repl.transcript import transcript_lines
from munch_cli.table.commands import ClaimKill
from munch_cli.table.typed import Json


def told(*lines: str, session: Session | None = None) -> Session:
    """A session in which these lines were said, none of them in vain."""
    session = session or Session()
    for line in lines:
        heard = session.hear(line)
        assert not heard.is_unread and not heard.undone, (line, heard.lines)
    return session


def seen(session: Session, *path: str) -> Json:
    """What the view of the table shows at a path."""
    assert session.table is not None
    here: Json = view(session.table)
    for name in path:
        assert isinstance(here, dict) and name in here, here
        here = here[name]
    return here


def refused(session: Session, line: str) -> str:
    """What is told of a line that cannot be so; nothing changes."""
    assert session.table is not None
    before = session.table
    heard = session.hear(line)
    assert heard.word == "refused" and heard.undone, heard
    assert session.table is before
    return "\n".join(heard.lines)


@pytest.mark.parametrize("who", ["Ann", "Bob"])
@pytest.mark.parametrize(
    ("before", "line", "of"),
    [
        ((), "{} has Elf + Dwarf in play", "{}"),
        ((), "{} wears Helm of Courage + Horny Helmet", "Horny Helmet"),
        ((), "{} is a Wizard with Broad Sword", "Broad Sword"),
        (("{} has Wizard in play",), "{} is a Cleric", "{}"),
        (("{} is female", "{} wields Broad Sword"), "{} is male", "Broad Sword"),
    ],
)
def test_what_cannot_be_so_names_the_card_or_the_player_in_every_seat(
    who: str, before: tuple[str, ...], line: str, of: str
) -> None:
    session = told("new classic: Ann, Cy, Bob", *(one.format(who) for one in before))
    assert of.format(who) in session.hear(line.format(who)).lines[0]


QUARREL = (
    "new bites",
    "Jenn is a female Level 4 Werewolf with Finger Claws",
    "Jenn carries Goth Boots sideways",
    "K.C. holds Fluffy",
    "Jenn fights Pumpkinhead",
)


def test_of_a_newcomer_what_can_be_is_laid_and_told_why_the_rest_cannot() -> None:
    session = told("new classic")
    heard = session.hear("Ann is a Level 4 Elf Dwarf with Boots of Butt-Kicking and a Big Thing")
    said = " ".join(" ".join(heard.lines).split())
    assert heard.word == "refused" and heard.undone
    assert "race.one-at-a-time-without-half-breed" in said and "big thing" in said
    assert seen(session, "players", "Ann", "level") == 4
    assert seen(session, "players", "Ann", "race") == ["Elf"]
    assert "Boots of Butt-Kicking" in str(seen(session, "players", "Ann"))
    assert not session.hear("undo").is_unread and session.table is not None and not session.table.state.players


def test_of_a_newcomer_with_whom_nothing_can_be_nothing_is_laid() -> None:
    session = told("new classic")
    heard = session.hear("Ann has Crabs + King Tut in play")
    assert heard.word == "refused" and "the rest is laid" not in " ".join(heard.lines)
    assert session.table is not None and not session.table.state.players


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Jenn wears Plain Monster 5", "refused"),
        ("Drake has Coffin in hand", "refused"),
        ("K.C. is helping Drake", ASKED_BACK),
        ("Jenn also fights Nothing", MISSED),
        ("K.C. also fights Banshee", "refused"),
        ("it is K.C.'s turn", "refused"),
        ("Jen is dead", ASKED_BACK),
        ("Jenn is Level 12", MISSED),
        ('card "Coffin": item, +2', MISSED),
        ('card "Stick": monster', MISSED),
    ],
)
def test_what_cannot_be_changes_nothing(line: str, word: str) -> None:
    session = told(*QUARREL, "Jenn has Coffin in play")
    before = session.table
    assert session.hear(line).word == word
    assert session.table is before


def test_the_twin_of_the_only_monster_needs_no_of() -> None:
    session = told("new bites", "Jenn fights Pumpkinhead", "Jenn also fights Evil Twin")
    assert session.table is not None
    assert session.table.total("monsters").amount == 2 * 8
    heard = session.hear("Jenn fights Evil Twin of Banshee")
    assert heard.lines == ('Not possible: "Banshee" is not in the fight: say Jenn fights Banshee + Evil Twin.',)


def test_every_statement_can_be_taken_back_and_done_again() -> None:
    session = told(*QUARREL, 'card "Big Stick": item, +3, 1 hand, 300 gp', "Jenn has Big Stick in play")
    assert session.table is not None
    last = session.table
    for _ in range(6):
        assert not session.hear("undo").is_unread
    assert session.table.state.players == []
    assert session.hear("undo").word == FAILED
    for _ in range(6):
        assert not session.hear("redo").is_unread
    assert session.table.state == last.state


def test_nobody_sits_there_yet() -> None:
    session = told("new lite", "show", "log", "rule wins ties", "?")
    for line in ("hand", "kick", "may Jenn kick open the door?", "the die shows 5", "why", "next roll 5"):
        heard = session.hear(line)
        assert heard.word in (FAILED, MISSED, "refused", ""), (line, heard)
        assert heard.lines


def test_a_transcript_of_statements_says_the_same_again() -> None:
    lines = (*QUARREL, "Jenn is a Vampire", "Jen is dead", "somebody new", "next roll 5", "undo", "may K.C. claim?")
    session = Session()
    for line in lines:
        session.hear(line)
    written = transcript_lines(session.exchanges)
    again, heard = Session(), Heard()
    heard = run_block(again, written, lambda lines, is_answer: None)
    assert not heard.is_unread
    assert session.table is not None and again.table is not None
    assert again.table.state == session.table.state


def test_a_made_up_card_may_be_told_anew_unless_its_owner_could_not_have_it_then() -> None:
    session = told(
        "new bites", 'card "Stick": item, +3, 1 hand', "Jenn is a Werewolf with Stick", "Jenn fights Pumpkinhead"
    )
    before = seen(session, "combat", "munchkins", "total")
    told('card "Stick": item, +5, 1 hand', session=session)
    after = seen(session, "combat", "munchkins", "total")
    assert isinstance(before, int) and after == before + 2
    told("nobody fights", session=session)
    assert "items.useless" in refused(session, 'card "Stick": item, +5, 1 hand, not by Werewolf')


CARDS = ("Fluffy", "Coffin", "Goth Boots", "Finger Claws", "Ankh of Angst", "Plain Helmet", "Plain Sword", "Plain Wand")
WHO = ("Jenn", "K.C.", "Bob", "Zoë")
SAYINGS = st.one_of(
    st.builds("{} is Level {}".format, st.sampled_from(WHO), st.integers(1, 9)),
    st.builds("{} is a {}".format, st.sampled_from(WHO), st.sampled_from(("man", "woman", "Werewolf", "Vampire"))),
    st.builds(
        "{} {} {} + {}".format,
        st.sampled_from(WHO),
        st.sampled_from(("holds", "carries", "wears", "has no", "holds only")),
        st.sampled_from(CARDS),
        st.sampled_from(CARDS),
    ),
    st.builds(
        "{} has {} {}".format, st.sampled_from(WHO), st.sampled_from(CARDS), st.sampled_from(("in play", "in hand"))
    ),
    st.builds("{} is {}".format, st.sampled_from(WHO), st.sampled_from(("dead", "alive"))),
    st.builds("{} and {} join".format, st.sampled_from(WHO), st.sampled_from(WHO)),
    st.builds(
        "{} fights {}".format, st.sampled_from(WHO), st.sampled_from(("Pumpkinhead", "Plain Monster 5 (Fluffy)"))
    ),
    st.builds("{} is helping".format, st.sampled_from(WHO)),
    st.builds("it is {}'s turn".format, st.sampled_from(WHO)),
    st.builds("next roll {}".format, st.integers(1, 6)),
    st.builds("next card {}".format, st.sampled_from((*CARDS, "Pumpkinhead"))),
    st.sampled_from(("nobody fights", "the phase is loot", "K.C. owns the game", "undo")),
    st.just('card "Big Stick": item, +3, 1 hand, 300 gp'),
    st.just("Jenn has Big Stick in hand"),
)


@settings(max_examples=50)
@given(st.lists(SAYINGS, min_size=1, max_size=12))
@example(["Jenn wears Plain Sword + Goth Boots", "Jenn wears Plain Sword + Plain Sword"])
def test_whatever_is_said_the_board_is_sound_and_is_told_so_that_it_is_laid_again(sayings: list[str]) -> None:
    session = Session()
    session.hear("new bites")
    for saying in sayings:
        before = session.table
        heard = session.hear(saying)
        if heard.word != "allowed" and saying != "undo" and "the rest is laid" not in " ".join(heard.lines):
            assert session.table is before, saying
    table = session.table
    assert table is not None and session.sitting is not None
    if not table.state.players:
        return
    assert unrest(table) == ()
    sentences = sentences_of(table, own_cards(session.sitting, table))
    assert sentences is not None, board_tables(table)
    again = told("new bites", *sentences)
    assert again.table is not None
    assert board_tables(again.table) == board_tables(table)


def test_what_lies_by_itself_nowhere_is_laid_on_the_only_card_that_bears_it() -> None:
    session = told("new booty: Jenn, Bob", "Bob is Level 2", "Jenn has Poop Deck + Brig in play")
    assert seen(session, "players", "Jenn", "attached") == {"Brig": ["Poop Deck"]}
    before = session.table
    for said in (
        "Bob has Poop Deck in play",
        "Bob is a Pirate with Poop Deck",
        "Bob has Brig + Cutter + Poop Deck in play",
    ):
        assert session.hear(said).word == "refused", said
        assert session.table is before, said


def test_what_comes_to_lie_on_a_card_leaves_the_hand() -> None:
    session = told("new booty: Jenn, Bob", "Jenn has Brig in play", "Jenn has Poop Deck in hand")
    assert seen(session, "players", "Jenn", "hand") == ["Poop Deck"]
    told("Jenn has Poop Deck in play", session=session)
    assert seen(session, "players", "Jenn", "attached") == {"Brig": ["Poop Deck"]}
    assert seen(session, "players", "Jenn", "hand") == []


def test_what_lies_on_a_card_is_laid_on_it_once_and_stays() -> None:
    session = told("new booty: Jenn, Bob", "Jenn has Brig in play", "Jenn has Brig (Poop Deck) in play")
    assert seen(session, "players", "Jenn", "attached") == {"Brig": ["Poop Deck"]}
    assert session.table is not None and len(session.table.state.cards) == 2
    before = session.table
    for said in ("Jenn has Brig (Poop Deck) in play", "Jenn has Poop Deck in play", "Jenn has Brig in play"):
        assert session.hear(said).word == "", said
        assert session.table is before, said
    told("Jenn has Cheat! in play", session=session)
    assert seen(session, "players", "Jenn", "attached") == {"Brig": ["Poop Deck", "Cheat!"]}


def test_where_nobody_sits_a_level_that_cannot_be_is_told() -> None:
    lines = " ".join(told("new classic").hear("Ann is Level 12").lines)
    assert "a Level from 1 to 10 was expected" in lines and "nobody sits" not in lines


def test_whoever_is_human_has_no_race_but_half_of_one() -> None:
    session = told("new classic: Ann, Bo")
    for said in ("Ann is a Human Elf", "Ann is a level 4 elf, human", "Ann is a Human and an Elf"):
        assert session.hear(said).word == "refused", said
    told("Ann is a Human Elf with Half-Breed", session=session)
    assert seen(session, "players", "Ann", "race") == ["Elf"]


def test_a_human_with_cards_that_are_only_counted_is_human() -> None:
    session = told("new classic: Ann, Bo", "Ann is a Level 3 Elf")
    told("Ann is a human with 2 cards", session=session)
    assert seen(session, "players", "Ann", "race") == ["Human"]
    assert seen(session, "players", "Ann", "hand") == ["Unnamed Card", "Unnamed Card"]


LAID = (
    "Ann is Level 4 with Horny Helmet",
    "Bob is Level 2",
    "Cy is Level 3",
    "Ann fights Lame Goblin with Bob helping",
)


@pytest.mark.parametrize(
    ("fact", "part", "field", "value"),
    [
        ("Cy would not help", "combat", "declined", ["Cy"]),
        ("Bob has got away from Lame Goblin", "combat", "escaped", {"Bob": ["Lame Goblin"]}),
        (
            "Cy has played Sleep Potion for the munchkins",
            "combat",
            "played",
            [{"card": "Sleep Potion", "by": "Cy", "for": "munchkins"}],
        ),
    ],
)
def test_a_fact_lays_its_field_and_is_said_of_the_board(fact: str, part: str, field: str, value: object) -> None:
    session = told("new classic", *LAID, fact)
    assert session.table is not None
    laid = board_tables(session.table)[part]
    assert isinstance(laid, dict) and laid[field] == value
    assert fact in (sentences_of(session.table) or ())


@pytest.mark.parametrize(("line", "supposes"), [("what happens if they win", True), ("what happens if it wins", False)])
def test_they_win_supposes_the_kill_and_it_wins_asks_about_the_monster(line: str, supposes: bool) -> None:
    session = told("new classic: Jenn, K.C.", "Jenn is Level 8", "Jenn fights Lame Goblin")
    session.hear(line)
    claimed = session.answered is not None and isinstance(session.answered.last.command, ClaimKill)
    assert claimed == supposes
