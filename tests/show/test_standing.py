"""Standing questions on boards where their words mean something else: a tie, the dead, a game that is over."""

import pytest

from munch_cli.repl.session import Session

TIE = ("new classic: Jenn f, Bob m", "Jenn is a Level 2 Warrior", "Jenn fights Flying Frogs")
LOST_TIE = ("new classic: Jenn f, Bob m", "Jenn is Level 2", "Jenn fights Flying Frogs")
SHORT = ("new classic: Jenn f, Bob m", "Jenn is a Level 9 Warrior", "Jenn fights Net Troll")
BEHIND = ("new classic: Jenn f, Bob m", "Jenn is Level 9", "Jenn fights Net Troll")
PEACE = ("new classic: Jenn f, Bob m", "Jenn is Level 5", "Bob is Level 3")
DEAD = ("new lite: Jenn f, Bob m", "Jenn is Level 9", "Jenn is dead")
HELPED = (
    "new classic: Jenn f, Bob m",
    "Jenn is Level 8",
    "Bob is a Level 3 Elf",
    "Jenn fights Lame Goblin with Bob helping",
)


OVER = (
    "new classic: Jenn f, Bob m",
    "Jenn is Level 9",
    "Jenn fights Lame Goblin",
    "Jenn claims the kill",
    "no one says anything",
)


UNKNOWN = ("new bites: Jenn f, Bob m", "Jenn is Level 5", "Jenn fights Wom Bat")
TOO_MANY = (
    "new bites",
    "Jenn is Level 4 holding Fluffy + Corrupt + Venomous + Virgin Tears + Wishing Ring + Evil Twin",
    "Bob is Level 2",
    "Cy is Level 3",
    "it is Jenn's turn, charity",
)


DISCARDED = ("new classic", "Jenn is a Level 6 Wizard", "Bob is Level 2", "Jenn discards Wizard")

WARRIOR, TIES, TEN = "card.classic.warrior", "combat.monster-wins-ties", "winning.first-to-level-10-wins"


@pytest.mark.parametrize(
    ("board", "question", "tells"),
    [
        (TIE, "is Jenn winning?", ("Yes: ", WARRIOR)),
        (TIE, "does Jenn win ties?", ("Yes: ", WARRIOR)),
        (TIE, "must Jenn run?", ("No: ",)),
        (LOST_TIE, "does Jenn win ties?", ("No: ", TIES)),
        (SHORT, "how much does Jenn need?", ("1 point",)),
        (BEHIND, "how much does Jenn need?", ("2 points",)),
        (UNKNOWN, "who is winning?", ("if Wom Bat's Level is 4 or less",)),
        (PEACE, "does Bob win ties?", ("No: ", TIES)),
        (PEACE, "how many cards must Jenn give away?", ("none has to go",)),
        (DEAD, "can Jenn win?", ("No: Jenn is dead",)),
        (PEACE, "is Jenn level 5?", ("Yes: ",)),
        (HELPED, "does Bob go up a level if they win?", ("Yes: Bob goes up 1 level", "card.classic.elf")),
        (OVER, "who wins?", ("the game is over: Jenn won", TEN)),
        (OVER, "who is winning?", ("the game is over: Jenn won", TEN)),
        (OVER, "can Bob win?", ("the game is over: Jenn won", TEN)),
        (TOO_MANY, "what is owed?", ("1 too many", "Bob")),
        (DISCARDED, "where is Wizard?", ("in the Door discards, on top",)),
    ],
)
def test_a_standing_question_is_answered_from_the_board(
    board: tuple[str, ...], question: str, tells: tuple[str, ...]
) -> None:
    session = Session()
    for line in board:
        assert not session.hear(line).is_unread, line
    told = " ".join(" ".join(session.hear(question).lines).split())
    assert not [text for text in tells if text not in told], told
