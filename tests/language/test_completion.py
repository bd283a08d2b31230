"""What could stand at the cursor."""

import pytest

from munch_cli.language.answers import NotUnderstood
from munch_cli.language.complete import complete, spans
from munch_cli.language.parse import parse
from munch_cli.repl.sitting import new_table
from munch_cli.table import debts as d
from munch_cli.table.cards import Catalogue
from munch_cli.table.state import HAND, State

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
        ("why n", ["why not", "no level", "no treasure"]),
    ],
)
def test_what_could_stand_at_the_cursor(text: str, choices: list[str]) -> None:
    assert offered(text) == choices


def test_other_hands_are_not_shown() -> None:
    assert "Chicken on Your Head" in offered("K.C. plays ")
    assert "Chicken on Your Head" not in offered("K.C. plays ", eyes=JENN)
    assert "Chicken on Your Head" in offered("K.C. plays ", eyes=KC)
    assert "Gentlemen's Club" in offered("Drake stows ", eyes=JENN)


def test_the_words_of_a_debt_are_offered() -> None:
    state = STATE.copy()
    state.owed = (d.Choice(JENN, 1, words=("one level",)),)
    assert "one level" in [one.text for one in complete("Jenn chooses ", 13, state, BOX)]


FINISHED = (
    "Jenn plays Fluffy on Pumpkinhead",
    "K.C. plays Horrific, Steeped in Evil, Yet Somewhat Pitiable on Pumpkinhead",
    "Jenn plays Wandering Monster with Banshee",
    'Jenn plays "Fluffy" on "Pumpkinhead"',
    "Jenn plays Elf (hand",
    "Jenn plays Elf of Banshee",
    "Jenn gives Fluffy + Elf to Drake in charity",
    "Jenn uses Berserk discarding Elf + Fluffy",
    "Drake uses Theft on Jenn taking Coffin discarding Half-Breed",
    "Jenn asks Drake for help offering Coffin + 2 treasures + playing Loaded Die, Drake picks first",
    "K.C. offers help for one treasure",
    "Jenn trades Coffin to Drake for nothing",
    "Jenn runs away from Pumpkinhead",
    "Jenn shows her hand to Drake",
    "Jenn looks through the treasure discards",
    "Drake decides gap.x: none on 2026-11-21 because so",
    "let Jenn be Level 5",
    "let K.C. have Coffin as a curse",
    "the die shows 5",
    "the card is Duck of Doom",
    "what if Jenn claims the kill; Drake passes",
    "may Jenn kick open the door",
    "why did Jenn lose a level",
    "why does Coffin not count",
    "odds for Drake",
    "card Duck of Doom",
    "Jenn is a female Level 4 Warrior with Coffin, carrying Goth Boots, cursed with Elf",
    "K.C. holds Fluffy + Elf",
    "Jenn carries Goth Boots sideways",
    "Jenn has no Coffin in play",
    "Bob is dead",
    "I'll hold Fluffy",
    "A Bob holds Fluffy",
    "Bob fights Pumpkinhead (Fluffy) + Wannabe Vampire with K.C. helping for 1 treasure, K.C. picks first",
    "Jenn fights Pumpkinhead, looking for trouble",
    "it is K.C.'s turn, looting",
    "the phase is charity",
    "next rolls 5 + 2",
    "next card Fluffy",
    "K.C. owns the game",
)


@pytest.mark.parametrize("sentence", FINISHED)
def test_whatever_is_offered_is_understood_up_to_its_end(sentence: str) -> None:
    for cursor in range(len(sentence) + 1):
        for begun in (sentence[:cursor], f"{sentence[:cursor]} "):
            for one in complete(begun, len(begun), STATE, BOX, rule_ids=("gap.x", "deal.each")):
                said = begun[: one.start] + one.text
                answer = parse(said, STATE, BOX, at_prompt=True)
                breaks_off = isinstance(answer, NotUnderstood) and answer.at < len(said.rstrip(" .!"))
                assert not breaks_off, (begun, one, answer)


TABLE = new_table("bites: Jenn f, K.C., Drake").table


@pytest.mark.parametrize(
    "sentence",
    [
        "Jenn |fights Pumpkinhead (|Fluffy",
        "Jenn fights Evil Twin |of Banshee",
        "|next roll |5",
    ],
)
def test_what_is_said_of_a_board_is_offered(sentence: str) -> None:
    goes_on(sentence, TABLE.state, TABLE.catalogue)


def goes_on(sentence: str, state: State, box: Catalogue) -> None:
    """Holds that at each mark what follows it is offered."""
    parts = sentence.split("|")
    for count in range(1, len(parts)):
        begun, whole = "".join(parts[:count]), "".join(parts)
        said = [begun[: one.start] + one.text for one in complete(begun, len(begun), state, box)]
        assert any(whole.startswith(one) and len(one) > len(begun) for one in said), begun


def test_the_parts_of_a_line_are_told_while_it_is_typed() -> None:
    def parts(text: str) -> list[tuple[str, str]]:
        return [(text[span.start : span.end], span.what) for span in spans(text, TABLE)]

    assert parts("Jenn plays Fluffy on Drake") == [
        ("Jenn", "player"),
        ("plays", "verb"),
        ("Fluffy", "card"),
        ("Drake", "player"),
    ]
    assert parts("may kick open the door") == [("may", "verb"), ("kick", "verb")]
    assert parts("kick; pass; pass kick") == [("kick", "verb"), ("pass", "verb"), ("pass", "verb")]
    assert parts("undo kick") == [("undo", "verb")]
    assert parts("Jenn plays Fluffi on Drake")[2:] == [("Fluffi", "unknown")]
    assert (parts("the card is Fluff"), parts("the card is Fluffi")) == ([], [("Fluffi", "unknown")])
    assert parts("Jenn plays zzzzzz")[2:] == []
    assert parts("undo may kick") == [("undo", "verb")]
    finger = new_table("bites: Finger, Bo").table
    assert [span.what for span in spans("Bo equips Finger Claws", finger)] == ["player", "verb", "card"]


def test_what_is_begun_in_quotes_is_offered_in_quotes() -> None:
    laying = Laying("Ann", "Bo")
    laying.put("Chicken", 0, HAND)
    laying.put("Chicken on Bo", 0, HAND)
    text = 'Ann plays "Chi'
    said = [one.text for one in complete(text, len(text), laying.state, laying.catalogue)]
    assert said == ['"Chicken"', '"Chicken on Bo"']
    assert offered('Jenn uses "Cha') == ['"Charm ze Rival"']
    assert offered('Jenn gives Coffin to "Dr') == ['"Drake"']
    assert offered('Jenn "pl') == []
