"""Questions that the sheet could answer in general, where the board says more."""

import pytest

from munch_cli.repl.session import Session
from munch_cli.show.look import PLAIN


def heard(box: str, *lines: str):
    session = Session(PLAIN, None)
    for line in (f"new {box}", *lines):
        answer = session.hear(line)
    return answer


@pytest.mark.parametrize("box", ("classic", "booty", "bites", "lite"))
@pytest.mark.parametrize("question", ("who loots first?", "who chooses next?"))
def test_the_next_to_loot_is_named(box: str, question: str) -> None:
    lines = ("Ann is Level 3; Bo is Level 2; Cy is Level 5", "Ann holds Plain Cap + Plain Crown", "Ann dies")
    owed = " ".join(heard(box, *lines, question).lines)
    assert 0 < owed.index("Cy is to choose") < owed.index("Bo is to choose")


@pytest.mark.parametrize("box", ("booty", "bites", "christmas-lite"))
def test_a_helper_does_not_win_the_game_with_the_fighter(box: str) -> None:
    fight = ("Ann is Level 9; Bo is Level 9", "Ann fights Plain Monster 5 with Bo helping")
    assert heard(box, *fight, "does Bo win too?").word == "no"
    lower = ("Ann is Level 4; Bo is Level 9", "Ann fights Plain Monster 5 with Bo helping")
    assert heard(box, *lower, "does Bo win too?").word != "no"


@pytest.mark.parametrize("level", (2, 8))
def test_half_of_a_question_is_never_answered_for_the_whole(level: int) -> None:
    fight = (f"Ann is Level {level}; Bo is Level 2", "Ann fights Lame Goblin + Mr. Bones")
    said = heard("classic", *fight, "can Ann just beat up the goblin and run away from Mr. Bones?")
    assert said.word == "asks"


@pytest.mark.parametrize(
    ("lines", "outcome"),
    [
        (("Jenn is a Level 4 Thief", "Bo fights Lame Goblin", "may Jenn backstab Bo again?"), "refused"),
        (("Jenn holds Plain Potion", "Jenn fights Lame Goblin", "may Jenn play Plain Potion twice?"), "refused"),
        (("it is Jenn's turn, before the door", "may Jenn kick open the door twice?"), "asks"),
    ],
)
def test_what_is_asked_for_a_second_time_is_not_judged_as_the_first(lines: tuple[str, ...], outcome: str) -> None:
    assert heard("classic", "Jenn is Level 4; Bo is Level 3", *lines).word == outcome
