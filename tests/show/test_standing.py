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
UNREWARDED = ("new booty: Jenn f, Bob m", "Jenn is Level 8", "Jenn fights Squid Pro Quo with Bob helping")
OVER = (
    "new classic: Jenn f, Bob m",
    "Jenn is Level 9",
    "Jenn fights Lame Goblin",
    "Jenn claims the kill",
    "no one says anything",
)
CLAIMED = OVER[:-1]
UNKNOWN = ("new bites: Jenn f, Bob m", "Jenn is Level 5", "Jenn fights Wom Bat")
TOO_MANY = (
    "new bites",
    "Jenn is Level 4 holding Fluffy + Corrupt + Venomous + Virgin Tears + Wishing Ring + Evil Twin",
    "Bob is Level 2",
    "Cy is Level 3",
    "it is Jenn's turn, charity",
)
DWARF = ("new classic", "Jenn is a Level 3 Dwarf with Huge Rock", "Bob is Level 2")
NO_LIMIT = ("new christmas-lite", "Jenn is Level 3", "Bob is Level 2")
DISCARDED = ("new classic", "Jenn is a Level 6 Wizard", "Bob is Level 2", "Jenn discards Wizard")

WARRIOR, TIES, TEN = "card.classic.warrior", "combat.monster-wins-ties", "winning.first-to-level-10-wins"


@pytest.mark.parametrize(
    ("board", "question", "tells"),
    [
        (TIE, "who is winning?", ("Jenn is winning: 2 to 2", "Warrior", WARRIOR)),
        (TIE, "is Jenn winning?", ("Yes: ", WARRIOR)),
        (TIE, "is Jenn losing?", ("No: ", WARRIOR)),
        (TIE, "does Jenn win ties?", ("Yes: ", WARRIOR)),
        (TIE, "must Jenn run?", ("No: ",)),
        (LOST_TIE, "who is winning?", ("Jenn is not winning: 2 to 2", "1 point short", TIES)),
        (LOST_TIE, "does Jenn win ties?", ("No: ", TIES)),
        (LOST_TIE, "must Jenn run?", ("Yes: ",)),
        (SHORT, "who is winning?", ("9 to 10", "1 point short")),
        (SHORT, "must Bob help?", ("No: ", "helping.any-other-player-may-be-asked")),
        (SHORT, "may Bob refuse to help?", ("Yes: ", "helping.any-other-player-may-be-asked")),
        (SHORT, "can Bob decline to help Jenn?", ("Yes: ", "helping.any-other-player-may-be-asked")),
        (SHORT, "how much does Jenn need?", ("1 point",)),
        (BEHIND, "who is winning?", ("9 to 10", "2 points short")),
        (BEHIND, "how much does Jenn need?", ("2 points",)),
        (UNKNOWN, "who is winning?", ("if Wom Bat's Level is 4 or less",)),
        (UNKNOWN, "must Jenn run?", ("if Wom Bat's Level is 4 or less",)),
        (PEACE, "does Bob win ties?", ("No: ", TIES)),
        (PEACE, "how many cards must Jenn give away?", ("none has to go",)),
        (DEAD, "can Jenn win?", ("No: Jenn is dead",)),
        (DEAD, "is Jenn dead?", ("Yes: ",)),
        (DEAD, "is Bob dead?", ("No: ",)),
        (PEACE, "is Jenn level 5?", ("Yes: ",)),
        (PEACE, "is Bob female?", ("No: ",)),
        (PEACE, "is it Bob's turn?", ("No: Jenn's turn",)),
        (DEAD, "when is Jenn back?", ("The new character appears", "death.new-character-appears")),
        (DEAD, "what does Jenn keep?", ("Level 9", "keeps their Races and Classes", "death.race-and-class-are-kept")),
        (HELPED, "does Bob go up a level if they win?", ("Yes: Bob goes up 1 level", "card.classic.elf")),
        (UNREWARDED, "does Bob go up a level if they win?", ("No: ", "helping.helper-gains-no-level")),
        (CLAIMED, "how long must she wait?", ("Jenn has claimed the kill", "combat.wait-about-2-6-seconds")),
        (OVER, "who wins?", ("the game is over: Jenn won", TEN)),
        (OVER, "who is winning?", ("the game is over: Jenn won", TEN)),
        (OVER, "can Bob win?", ("the game is over: Jenn won", TEN)),
        (TOO_MANY, "what is owed?", ("1 too many", "Bob")),
        (TOO_MANY, "how many cards must Jenn give away?", ("1 card must go", "Bob")),
        (TOO_MANY, "must Jenn give a card?", ("Yes: ",)),
        (DWARF, "is Jenn allowed more than one big item?", ("Yes: Jenn may have any number", "card.classic.dwarf")),
        (DWARF, "may Bob have two big items?", ("No: Bob may have 1", "big-items.one-big-any-number-of-small")),
        (NO_LIMIT, "may Bob have two big items?", ("no limit",)),
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
