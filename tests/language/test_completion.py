"""What could stand at the cursor."""

import pytest

from munch_cli.language.complete import complete
from munch_cli.language.parse import parse
from munch_cli.table.state import HAND, Debt

from .boards import JENN, KC, Laying, quarrel

LAID = quarrel()
STATE, BOX = LAID.state, LAID.catalogue


def offered(text: str, **more: object) -> list[str]:
    return [one.text for one in complete(text, len(text), STATE, BOX, **more)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("Jenn plays Flu", ["Fluffy"]),
        ("Jenn plays the flu", ["Fluffy"]),
        ('Jenn plays "Flu', ['"Fluffy"']),
        ("K.C. plays Horrific, Steeped i", ["Horrific, Steeped in Evil, Yet Somewhat Pitiable"]),
        ("Jenn equips G", ["Goth Boots"]),
        ("Jenn plays Fluffy on Pu", ["Pumpkinhead"]),
        ("Jenn plays Fluffy on D", ["Drake"]),
        ("Jenn uses Cha", ["Charm ze Rival"]),
        ("Drake uses Theft on Jenn taking C", ["Coffin"]),
        ("ki", ["kick open the door"]),
        ("Jenn ki", ["kicks open the door"]),
        ("may Jenn ki", ["kicks open the door"]),
        ("what if Jenn claims the kill; Dr", ["Drake"]),
        ("Jenn asks Drake f", ["for help"]),
        ("Jenn asks Drake for help offering C", ["Coffin"]),
        ("Jenn runs from ", ["Pumpkinhead", "Wannabe Vampire"]),
        ("und", ["undo"]),
        ("why n", ["why not", "no"]),
        ("export f", ["feature"]),
        ("card Duck", ["Duck of Doom"]),
        ("Jenn sells Coffin + Go", ["Goth Boots"]),
        ("Jenn kicks open the d", ["kicks open the door"]),
        ("Jenn dances with ", []),
    ],
)
def test_what_could_stand_at_the_cursor(text: str, choices: list[str]) -> None:
    assert offered(text) == choices


def test_the_likeliest_place_comes_first() -> None:
    assert offered("Jenn equips ")[0] == "Goth Boots"
    assert offered("Jenn plays ")[:2] == ["Fluffy", "Virgin Tears"]


def test_rules_are_completed_from_those_that_there_are() -> None:
    assert offered("rule help", rule_ids=("helping.only-one-helper", "combat.ties")) == ["helping.only-one-helper"]


def test_other_hands_are_not_shown() -> None:
    assert "Chicken on Your Head" in offered("K.C. plays ")
    assert "Chicken on Your Head" not in offered("K.C. plays ", eyes=JENN)
    assert "Chicken on Your Head" in offered("K.C. plays ", eyes=KC)


def test_the_words_of_a_debt_are_offered() -> None:
    state = STATE.copy()
    state.owed = (Debt("choice", JENN, 1, words=("one level",)),)
    assert "one level" in [one.text for one in complete("Jenn chooses ", 13, state, BOX)]


def test_a_completion_replaces_what_is_typed_of_it() -> None:
    text = "Jenn plays fluf on Pumpkinhead"
    only = complete(text, 15, STATE, BOX)
    assert [(one.text, one.start, one.kind) for one in only] == [("Fluffy", 11, "card")]


def test_what_is_offered_tells_copies_apart() -> None:
    laying = Laying("Ann", "Bo")
    laying.foe("Bullrog", "Ancient")
    laying.foe("Bullrog")
    laying.put("Bait", 0, HAND)
    text = "Ann plays Bait on Bu"
    choices = [one.text for one in complete(text, len(text), laying.state, laying.catalogue)]
    assert choices == ["Bullrog (Ancient)", "Bullrog (bare)"]
    for choice in choices:
        assert parse(f"Ann plays Bait on {choice}", laying.state, laying.catalogue)[1] is True


def test_nothing_typed_offers_everything_that_can_begin_a_sentence() -> None:
    choices = offered("")
    assert {"Jenn", "kick open the door", "no one says anything", "the die shows", "may", "what if", "undo"} <= set(
        choices
    )
