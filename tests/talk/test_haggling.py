"""Other terms of help than those that wait for an answer."""

import pytest

from munch_cli.repl.session import Session
from munch_cli.repl.talk import ASKED_BACK

BOARD = ("new classic: Ann, Bob, Cy", "Ann is a Level 5 Elf", "Bob is Level 4", "Ann fights Net Troll")
ANN_ASKS = "Ann asks Bob for help offering 1 treasure, Ann picks first"
BOB_OFFERS = "Bob offers help for 2 treasures, Bob picks first"


def told(*lines: str) -> Session:
    """A session in which a fight is laid out and these lines were said."""
    session = Session()
    for line in (*BOARD, *lines):
        assert not session.hear(line).is_unread, line
    return session


@pytest.mark.parametrize(
    ("waits", "line", "means"),
    [
        (ANN_ASKS, "bob wants two", "Bob declines; Bob offers help for 2 treasures, Ann picks first"),
        (ANN_ASKS, "make it two", "Bob declines; Bob offers help for 2 treasures, Ann picks first"),
        (ANN_ASKS, "two", "Bob declines; Bob offers help for 2 treasures, Ann picks first"),
        (ANN_ASKS, "Bob: two treasures", "Bob declines; Bob offers help for 2 treasures, Ann picks first"),
        (ANN_ASKS, "how about two?", "Bob declines; Bob offers help for 2 treasures, Ann picks first"),
        (ANN_ASKS, "bob wants first pick", "Bob declines; Bob offers help for 1 treasure, Bob picks first"),
        (
            ANN_ASKS,
            "bob's in, but he wants first pick",
            "Bob declines; Bob offers help for 1 treasure, Bob picks first",
        ),
        (ANN_ASKS, "bob agrees if he gets both", "Bob declines; Bob offers help for 2 treasures, Ann picks first"),
        (ANN_ASKS, "ok, one treasure", "Bob agrees"),
        (BOB_OFFERS, "only one", "Ann declines; Ann asks Bob for help offering 1 treasure, Bob picks first"),
        (BOB_OFFERS, "Bob, one treasure", "Ann declines; Ann asks Bob for help offering 1 treasure, Bob picks first"),
    ],
)
def test_whoever_is_to_answer_says_what_they_want_instead(waits: str, line: str, means: str) -> None:
    session = told(waits)
    heard = session.hear(line)
    assert session.said_as == means and not heard.undone, heard.lines


@pytest.mark.parametrize(
    ("waits", "line", "means"),
    [
        (ANN_ASKS, "I'll give you two", "Bob declines; Ann asks Bob for help offering 2 treasures, Ann picks first"),
        (ANN_ASKS, "ann raises it to 2", "Bob declines; Ann asks Bob for help offering 2 treasures, Ann picks first"),
        (ANN_ASKS, "Bob, two then", "Bob declines; Ann asks Bob for help offering 2 treasures, Ann picks first"),
        (BOB_OFFERS, "bob takes one", "Ann declines; Bob offers help for 1 treasure, Bob picks first"),
    ],
)
def test_an_offer_that_is_changed_before_the_answer_is_asked_back(waits: str, line: str, means: str) -> None:
    session = told(waits)
    before = session.table
    assert session.hear(line).word == ASKED_BACK and session.table is before
    assert session.pending is not None and session.pending.choices[0].says == means


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("bob agrees but wants first pick", "Bob declines; Bob offers help for 1 treasure, Bob picks first"),
        ("bob's in", "Bob agrees"),
    ],
)
def test_what_may_be_a_yes_or_other_terms_is_asked_back(line: str, first: str) -> None:
    session = told(ANN_ASKS)
    before = session.table
    assert session.hear(line).word == ASKED_BACK and session.table is before
    assert session.pending is not None and first in [choice.says for choice in session.pending.choices]


@pytest.mark.parametrize("line", ["two big cards for cy", "cy wants two", "bob has two", "two hands", "one more level"])
def test_what_says_more_than_terms_is_no_haggling(line: str) -> None:
    session = told(ANN_ASKS)
    session.hear(line)
    assert "declines;" not in session.said_as


def test_terms_are_named_only_where_an_offer_waits() -> None:
    session = told()
    before = session.table
    session.hear("make it two")
    assert session.table is before


def test_what_is_on_offer_is_told() -> None:
    lines = " ".join(told(ANN_ASKS).hear("what did ann offer?").lines)
    assert "still to be agreed: Bob's help for 1 treasure and Ann picks first" in lines
    agreed = " ".join(told(ANN_ASKS, "Bob agrees").hear("what's the deal?").lines)
    assert "Bob helps Ann for 1 treasure and Ann picks first" in agreed


@pytest.mark.parametrize("line", ["Ann fights Bigfoot, Cy wants to help", "Ann fights Bigfoot and Cy would help"])
def test_whoever_wants_to_help_is_not_in_the_fight_yet(line: str) -> None:
    session = Session()
    for said in ("new classic: Ann, Bob, Cy", line):
        session.hear(said)
    assert session.said_as == "Ann fights Bigfoot; Cy offers help"
