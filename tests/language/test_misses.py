"""What is said to somebody whose sentence is not understood: what was, where it breaks off, what would fit there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.language.answers import Asked, NotHere, NotUnderstood, Session, Stated, Understood, WhatIf
from munch_cli.language.complete import complete
from munch_cli.language.parse import LONGEST, parse
from munch_cli.show.look import Look, caret_lines
from munch_cli.table import debts as d
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Decide, DieShows, RuleHouse
from munch_cli.table.saying import columns

from .boards import JENN, Laying, quarrel

LAID = quarrel()
STATE, BOX = LAID.state, LAID.catalogue


@pytest.mark.parametrize(
    ("sentence", "marked", "expected", "near", "understood"),
    [
        ("Jenn plays Flufy on Pumpkinhead", "Flufy", "a card in the hand", "Fluffy", "Jenn plays"),
        ("Jenn plays Fluffy on Pumpkinhed", "Pumpkinhed", "a monster, an Item or a player", "Pumpkinhead", "Fluffy on"),
        ("K.C. plays Horrific, Steped in Evil on Jenn", "Horrific, Steped", "a card in the hand", "", "K.C. plays"),
        ("Jen kicks open the door", "Jen", "a player's name or a verb", "Jenn", ""),
        ("Jenn kiks open the door", "kiks open the door", "a verb", "kicks", "Jenn"),
        ("Jenn plays Fluffy onto Bob", "onto Bob", "on, with or the end of the sentence", "", "Jenn plays Fluffy"),
        ("Jenn asks Darke for help", "Darke", "a player", "Drake", "Jenn asks"),
        ("Jenn asks Drake for hlp", "hlp", "help", "help", "Jenn asks Drake for"),
        ("Jenn uses Bersrek discarding Elf", "Bersrek", "an ability", "Berserk", "Jenn uses"),
        ("may Bobb play Fluffy?", "Bobb", "a player's name or a verb", "", "may"),
        ("may Jenn play Flufy?", "Flufy", "a card in the hand", "Fluffy", "may Jenn play"),
        ("what if Jenn claims the kill; Jenn plays Flufy", "Flufy", "a card in the hand", "Fluffy", "Jenn plays"),
        ("the card is Duck of Dom", "Duck of Dom", "the name of a card", "Duck of Doom", "the card is"),
        ("let Jenn be Level high", "high", "a Level from 1 to 10", "", "let Jenn be Level"),
        ("Jenn sells Coffin + Goth Bots", "Goth Bots", "an Item to sell", "Goth Boots", "Jenn sells Coffin +"),
        ("savee board.toml", "savee", "a player's name or a verb", "save", ""),
        ('Jenn plays "Flufy" on Pumpkinhead', '"Flufy"', "a card in the hand", "Fluffy", "Jenn plays"),
    ],
)  # fmt: skip
def test_the_caret_stands_under_what_is_not_understood(
    sentence: str, marked: str, expected: str, near: str, understood: str
) -> None:
    answer = parse(sentence, STATE, BOX)
    assert isinstance(answer, NotUnderstood), answer
    assert answer.expected == expected
    assert answer.understood.endswith(understood)
    assert sentence[answer.at :].startswith(marked[: answer.length or 1])
    if near:
        assert near in answer.nearest


def test_nothing_is_marked_where_a_card_that_is_made_up_ends_before_it_is_told() -> None:
    answer = parse('card "Big Stick": ', STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert (answer.at, answer.length, answer.understood) == (17, 0, 'card "Big Stick":')


@pytest.mark.parametrize("behind", ["with", "with pizza", "and"])
def test_a_helper_is_named_before_it_is_said_that_they_help(behind: str) -> None:
    answer = parse(f"Jenn fights Pumpkinhead {behind}", STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert "a player's name" in answer.expected and "helping" not in answer.expected


@pytest.mark.parametrize(("behind", "is_wanted"), [("with Drake pizza", True), ("helped by Drake pizza", False)])
def test_that_somebody_helps_is_wanted_only_where_it_was_not_said_before(behind: str, is_wanted: bool) -> None:
    answer = parse(f"Jenn fights Pumpkinhead {behind}", STATE, BOX)
    assert isinstance(answer, NotUnderstood) and answer.understood.endswith("Drake")
    assert ("helping" in answer.expected) is is_wanted


@pytest.mark.parametrize(
    ("sentence", "marked"),
    [
        ("Jenn kicks open the door, it's Pumpkinhead", "it's"),
        ("Jenn kicks open the door and draws Pumpkinhead", "and"),
        ("Jenn kicks open the door and then Drake claims the kill", "and"),
        ("Jenn has Coffin and Drake has Banshee", "and"),
        ("what if Jenn had Coffin in play and Drake had Banshee in hand", "and"),
    ],
)
def test_two_sentences_in_one_are_told_what_parts_them(sentence: str, marked: str) -> None:
    answer = parse(sentence, STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert answer.expected.endswith('or ";" before the next sentence')
    assert sentence[answer.at :].startswith(marked)


@pytest.mark.parametrize(
    "sentence", ["Jenn plays Fluffy onto Bob", "Jenn sells Coffin, please", "Jenn passes the turn"]
)
def test_what_is_no_sentence_is_not_said_to_be_parted(sentence: str) -> None:
    answer = parse(sentence, STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert ";" not in answer.expected


@pytest.mark.parametrize("sentence", ["Jenn passes the turn", "Jenn is Level 5 the", "the phase is loot the room"])
def test_nothing_is_proposed_that_nobody_could_type(sentence: str) -> None:
    answer = parse(sentence, STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert "the end of the sentence" not in answer.nearest


def test_a_sentence_that_breaks_off_is_marked_at_its_end() -> None:
    answer = parse("Jenn looks for trouble", STATE, BOX)
    assert answer == NotUnderstood(22, 0, "with", (), "Jenn looks for trouble")


@pytest.mark.parametrize("piece", ["Jenn ", "card Coffin of ", "Coffin of ", "(", '"', "+ Coffin ", "why; ", "?", "a "])
def test_endless_sentences_are_answered_too(piece: str) -> None:
    for count in (50, 100_000):
        answer = parse("Jenn plays " + piece * count, STATE, BOX)
        assert not isinstance(answer, Understood)


def test_the_longest_sentence_that_is_read() -> None:
    sentence = "Jenn loots the room"
    spaces = " " * (LONGEST - len(sentence))
    for longest in (sentence + spaces, spaces + sentence):
        assert isinstance(parse(longest, STATE, BOX), Understood)
    answer = parse(sentence + " " * (LONGEST + 2 - len(sentence)), STATE, BOX)
    assert answer == NotUnderstood(LONGEST, 2, "the end of the sentence", (), sentence)


def test_only_who_is_to_roll_can_have_rolled() -> None:
    state = STATE.copy()
    state.owed = (d.Die(JENN, 1, other=JENN),)
    assert parse("Jenn rolled 5", state, BOX) == Understood(DieShows(5))
    assert parse("Drake rolled 5", state, BOX) == NotUnderstood(0, 5, "Jenn", (), "")
    assert parse("may Drake roll 5", state, BOX) == NotUnderstood(4, 5, "Jenn", (), "")


def test_where_nobody_sits_a_name_is_lacking() -> None:
    empty = Laying()
    assert parse("  kick", empty.state, BOX, at_prompt=True) == NotUnderstood(2, 4, "a player's name", (), "")
    assert isinstance(parse("im dead", empty.state, BOX, at_prompt=True), NotUnderstood)
    assert isinstance(parse("Jenn helps me", STATE, BOX), NotUnderstood)


@pytest.mark.parametrize(
    ("text", "word", "rest"),
    [
        ("kick ?", "?", "kick"),
        ("kick ??", "??", "kick"),
        ("?", "?", ""),
        ("? kick", "?", "kick"),
        ("?? kick", "??", "kick"),
        ("combat.ties?", "?", "combat.ties"),
        ("Jenn plays Fluffy on ?", "?", "Jenn plays Fluffy on"),
        ("quit.", "quit", ""),
        ("exit", "quit", ""),
    ],
)
def test_help_is_asked_for_by_a_mark_apart(text: str, word: str, rest: str) -> None:
    assert parse(text, STATE, BOX, at_prompt=True) == Session(word, rest)


def test_a_whole_sentence_with_a_mark_apart_is_a_question() -> None:
    for text in ("Jenn loots the room ?", "why?", "loot the room ?"):
        assert isinstance(parse(text, STATE, BOX, at_prompt=True), Asked), text
    assert parse("quit now", STATE, BOX) == NotUnderstood(5, 3, "the end of the sentence", (), "quit")
    opened = parse("open the door", STATE, BOX, at_prompt=True)
    assert isinstance(opened, Understood)


def test_what_an_owner_decides_is_taken_as_it_stands() -> None:
    ruled = parse("Jenn rules the  hand limit: as classic because it is fair; so", STATE, BOX)
    assert ruled == Understood(RuleHouse(JENN, "the hand limit", "as classic", "it is fair; so"))
    assert parse("Jenn rules combat.x: as", STATE, BOX) == Understood(RuleHouse(JENN, "combat.x", "as"))
    supposed = parse("what if Jenn decides gap.x: yes because so; Jenn loots", STATE, BOX)
    assert isinstance(supposed, Asked) and isinstance(supposed.question, WhatIf)
    assert supposed.question.commands[0] == Decide(JENN, "gap.x", "yes", "so")
    for amiss in ("Jenn decides gap: yes", "Jenn decides .x: yes", "Jenn decides gap.: yes", "Jenn rules : 6"):
        assert isinstance(parse(amiss, STATE, BOX), NotUnderstood), amiss


ANSWERS = (Understood, Stated, Asked, Session, NotUnderstood, Asks, NotHere)
PIECES = st.sampled_from(
    [
        *(
            "Jenn",
            "K.C.",
            "Drake",
            "plays",
            "Fluffy",
            "on",
            "with",
            "+",
            ",",
            "(",
            ")",
            '"',
            "”",
            "’",
            "?",
            ";",
            ".",
            "of",
        ),
        *("may", "what if", "uses", "Charm ze Rival", "discarding", "taking", "offering", "2 treasures", "picks first"),
        *("asks", "for help", "let", "be Level", "have", "in play", "the", "die shows", "5", "no one says anything"),
        *(
            "decides",
            "gap.x: y",
            "because",
            "Mate",
            "chooses",
            "why",
            "not",
            "rule",
            "card",
            "save",
            "his hand",
            "nothing",
        ),
        *("\n", "\t", "\x00", "é", "\u0301", "🐉", "-", "\u2028", "K.C.’s", "sells", "Coffin", "saving", "Igor"),
    ]
)
SENTENCES = st.one_of(
    st.text(max_size=60),
    st.lists(PIECES, max_size=14).map(" ".join),
    st.lists(st.one_of(PIECES, st.text(max_size=4)), max_size=12).map("".join),
)


@settings(max_examples=133)
@given(SENTENCES, st.booleans())
def test_any_text_has_an_answer(text: str, at_prompt: bool) -> None:
    answer = parse(text, STATE, BOX, at_prompt=at_prompt)
    assert isinstance(answer, ANSWERS)
    if isinstance(answer, NotUnderstood):
        assert 0 <= answer.at <= answer.at + answer.length <= len(text)
        assert answer.expected
    if isinstance(answer, Asks):
        assert len(answer.shorts) == len(answer.sentences) > 1


@settings(max_examples=50)
@given(SENTENCES, st.integers(0, 80))
def test_any_text_can_be_completed(text: str, cursor: int) -> None:
    for completion in complete(text, min(cursor, len(text)), STATE, BOX):
        assert 0 <= completion.start <= min(cursor, len(text))
        assert completion.text


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize(
    "sentence", ["Jenn plays 漢字漢字", "Jenn plays " + "漢字" * 60, "漢字 " * 60 + "Jenn", "x" * 90]
)
def test_carets_stand_under_wide_signs_and_nothing_is_broader_than_the_screen(sentence: str, width: int) -> None:
    answer = parse(sentence, STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    shown, marks = caret_lines(sentence, answer.at, answer.length, Look(width))
    assert max(columns(shown), columns(marks)) <= width
    before = shown[2:].split(sentence[answer.at :][:2])[0]
    assert marks.index("^") == 2 + columns(before)
