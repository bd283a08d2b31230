"""What is said to somebody whose sentence is not understood: what was, where it breaks off, what would fit there."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.language.answers import Asked, NotHere, NotUnderstood, Session, Stated, Understood, WhatIf
from munch_cli.language.complete import complete
from munch_cli.language.parse import parse
from munch_cli.show.look import Look, caret_lines
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Decide, RuleHouse
from munch_cli.table.saying import columns

from .boards import JENN, quarrel

LAID = quarrel()
STATE, BOX = LAID.state, LAID.catalogue


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
