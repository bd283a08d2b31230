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
