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
        (("Jenn holds Plain Potion", "Jenn fights Lame Goblin", "may Jenn play Plain Potion twice?"), "asks"),
        (("it is Jenn's turn, before the door", "may Jenn kick open the door twice?"), "asks"),
    ],
)
def test_what_is_asked_for_a_second_time_is_not_judged_as_the_first(lines: tuple[str, ...], outcome: str) -> None:
    assert heard("classic", "Jenn is Level 4; Bo is Level 3", *lines).word == outcome


@pytest.mark.parametrize(
    ("box", "lines", "outcome", "rule"),
    [
        (
            "classic",
            (
                "Ann has Plain Cap sideways; Dan is a Thief",
                "Ann fights Lame Goblin",
                "Dan's a thief all right, could he pinch the Plain Cap off her while she's tied up?",
            ),
            "refused",
            "class.thief-cannot-steal-during-a-fight",
        ),
        (
            "bites",
            (
                "Ann is a Werewolf",
                "Ann fights Pumpkinhead",
                "in the thick of it - can Ann throw away her werewolf card?",
            ),
            "allowed",
            "race.may-be-discarded-any-time",
        ),
        (
            "classic",
            ("Ann is a Dwarf; Ann holds Elf", "it is Ann's turn", "a dwarf already, so may she lay down the Elf too?"),
            "refused",
            "race.one-at-a-time-without-half-breed",
        ),
    ],
)
def test_a_deed_is_judged_where_its_verdict_rests_on_what_the_words_find(
    box: str, lines: tuple[str, ...], outcome: str, rule: str
) -> None:
    said = heard(box, "Ann is Level 3; Dan is Level 4", *lines)
    assert (said.word, rule in " ".join(said.lines)) == (outcome, True)


def test_what_a_remark_supposes_is_not_judged_as_the_board_stands() -> None:
    lines = ("Sue is Level 5", "Sue holds Pit Bull", "it is Sue's turn", "Sue fights Potted Plant")
    assert heard("classic", *lines, "may Sue sell it once the Pit Bull is gone?").word not in ("allowed", "refused")
