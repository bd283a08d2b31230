"""A card made up in one line: read as the [[card]] of a file would be, said back the same, wrong where it is wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.board_edits import made_up
from munch_cli.files.problems import Problems
from munch_cli.language.made_up import Raw, card_line, facts_of, split_card_line
from munch_cli.repl.sitting import new_table

BOX = new_table("bites: Ann").table.catalogue


@pytest.mark.parametrize(
    ("line", "raw"),
    [
        ('card "Huge": enhancer, +10, +2 treasures', {"kind": "monster-enhancer", "strength": 10}),
        ('card "Gnome": race, +1 to run away', {"effects": [{"gives": "run_away", "amount": 1}]}),
        (
            'card "Dust": monster, level 5, 1 treasure, ability in a fight to eliminate the monster',
            {"ability": [{"when": "fighting", "do": [{"do": "eliminate"}]}]},
        ),
    ],
)
def test_a_line_and_the_table_it_stands_for(line: str, raw: Raw) -> None:
    card, found = made_up(line, BOX)
    assert {field: found.get(field) for field in raw} == raw
    assert card.set == "own"
    tags = frozenset({"Undead"})
    again = card_line(found, tags)
    split = split_card_line(again)
    assert split is not None and facts_of(split, tags).raw == found, again


@pytest.mark.parametrize(
    ("line", "code", "marked", "near"),
    [
        ('card "Stick": itme, +3', "unknown-word", "itme", "item"),
        ('card "Stick": item, +3, 1 hand, 2 hands', "unknown-word", "2 hands", ""),
        ("a stick: item", "not-understood", "a stick: item", "commas"),
    ],
)
def test_what_is_wrong_points_into_the_line(line: str, code: str, marked: str, near: str) -> None:
    with pytest.raises(Problems) as caught:
        made_up(line, BOX)
    problem = next(problem for problem in caught.value.problems if problem.code == code)
    assert problem.line == 1 and line[problem.column - 1 :][: problem.width] == marked
    assert near in problem.remedy


NUMBERS = st.integers(1, 20)
LEVELS = st.integers(1, 3)
DEEDS = st.one_of(
    LEVELS.map(lambda n: {"do": "lose_levels", "amount": n}),
    st.sampled_from(["headgear", "armor", "footgear"]).map(lambda slot: {"do": "lose_worn", "slot": slot}),
    st.just({"do": "discard_hand"}),
    st.just({"do": "perish"}),
    st.just({"do": "change_sex"}),
    st.sampled_from(["race", "class", "power"]).map(lambda kind: {"do": "lose_kind", "kind": kind}),
    LEVELS.map(lambda n: {"do": "set_level", "to": n}),
)
RAWS = st.one_of(
    st.fixed_dictionaries(
        {"name": st.just("Odd"), "kind": st.sampled_from(["item", "one-shot"]), "bonus": NUMBERS},
        optional={
            "slot": st.sampled_from(["1 hand", "2 hands", "headgear", "armor", "footgear"]),
            "value": st.integers(0, 2000),
            "big": st.just(True),
            "only": st.just(["Elf", "Dwarf"]),
            "not_by": st.just(["female"]),
            "run_away": st.integers(-3, 3),
            "copies": LEVELS,
        },
    ),
    st.fixed_dictionaries(
        {"name": st.just("Odd"), "kind": st.just("monster"), "level": NUMBERS},
        optional={
            "treasures": st.integers(0, 5),
            "copies": LEVELS,
            "levels_gained": LEVELS,
            "bad_stuff": st.lists(DEEDS, max_size=3),
            "tags": st.just(["Undead"]),
            "run_away": st.integers(-3, 3),
            "spares": LEVELS,
            "marks": st.just(["no_helper"]),
        },
    ),
    st.fixed_dictionaries(
        {"name": st.just("Odd"), "kind": st.sampled_from(["curse", "trap"]), "effects": st.lists(DEEDS, min_size=1)},
        optional={"keeps": st.just(True)},
    ),
)


@settings(max_examples=66)
@given(RAWS)
def test_any_such_card_said_in_a_line_is_read_the_same(raw: Raw) -> None:
    line = card_line(raw, {"Undead"})
    assert line
    split = split_card_line(line)
    assert split is not None
    assert facts_of(split, {"Undead"}).raw == raw
