"""A card made up in one line: read as the [[card]] of a file would be, said back the same, wrong where it is wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.problems import Problems
from munch_cli.files.stating import made_up
from munch_cli.language.made_up import Raw, card_line, facts_of, split_card_line
from munch_cli.repl.sitting import new_table
from munch_cli.table.vocabulary import ChangeSex, DiscardHand, LoseLevels, LoseWorn

BOX = new_table("bites: Ann").table.catalogue


@pytest.mark.parametrize(
    ("line", "raw"),
    [
        (
            'card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard',
            {"kind": "item", "bonus": 3, "slot": "1 hand", "value": 300, "not_by": ["Wizard"]},
        ),
        (
            "card Boots: item; footgear; +2 to run away; big",
            {"name": "Boots", "kind": "item", "slot": "footgear", "run_away": 2},
        ),
        (
            "card “Hag”: Monster, level 4, 2 treasures, 2 levels, undead, +3 against elf or Wizard",
            {
                "name": "Hag",
                "kind": "monster",
                "level": 4,
                "treasures": 2,
                "levels_gained": 2,
                "tags": ["Undead"],
                "effects": [{"gives": "strength", "amount": 3, "against": ["Elf", "Wizard"]}],
            },
        ),
        ('card "Huge": enhancer, +10, +2 treasures', {"kind": "monster-enhancer", "strength": 10}),
        (
            'card "Bad Day": curse, lose a level, lose your footgear or 1 level',
            {
                "kind": "curse",
                "effects": [
                    {"do": "lose_levels", "amount": 1},
                    {"do": "lose_worn", "slot": "footgear", "otherwise": 1},
                ],
            },
        ),
        ('card "Fizz": one-shot, +5, 100 gp', {"kind": "one-shot", "bonus": 5, "value": 100}),
        ('card "Gnome": race, +1 to run away', {"effects": [{"gives": "run_away", "amount": 1}]}),
        ('card "Stare": power, rank 3, wins ties', {"kind": "power", "rank": 3, "marks": ["wins_ties"]}),
        ('card "Belt": item, only female', {"only": ["female"]}),
        ('card "Belt": item, not by Wizard or Elf', {"not_by": ["Wizard", "Elf"]}),
        ('card "Odd": monster, level 3, 1 treasure, tag iMp', {"tags": ["iMp"]}),
        ('card "Crown": item, +3,1,500 gp, big', {"bonus": 3, "value": 1500}),
        ('card "Crown": item, 1.500 gold pieces', {"value": 1500}),
        ('card "Banshee": like bites, level 8', {"like": "bites", "level": 8}),
        (
            'card "Dust": monster, level 5, 1 treasure, ability in a fight to eliminate the monster',
            {"ability": [{"when": "fighting", "do": [{"do": "eliminate"}]}]},
        ),
        (
            'card "Cutpurse": class, ability Theft at any time on a rival by discarding 1 card to steal small item',
            {
                "ability": [
                    {
                        "name": "Theft",
                        "when": "any_time",
                        "on": "rival",
                        "price": {"least": 1, "most": 1},
                        "do": [{"do": "steal_item", "size": "small"}],
                    }
                ]
            },
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


def test_bad_stuff_is_several_deeds() -> None:
    card, _ = made_up('card "Hag": monster, level 1, bad stuff lose 2 levels and discard your hand + change sex', BOX)
    assert [type(deed) for deed in card.bad_stuff] == [LoseLevels, DiscardHand, ChangeSex]
    card, _ = made_up('card "Hag": monster, level 1, lose your headgear', BOX)
    assert card.bad_stuff == (LoseWorn("headgear"),)


@pytest.mark.parametrize(
    ("line", "code", "marked", "near"),
    [
        ('card "Stick": item, +3x', "unknown-word", "+3x", "+3"),
        ('card "Stick": item, . gp', "unknown-word", ". gp", "gp"),
        ('card "Stick": itme, +3', "unknown-word", "itme", "item"),
        ('card "Stick": +3', "missing-key", "Stick", ""),
        ('card "Stick": item, not by Wizrad', "unknown-trait", "not by Wizrad", "Wizard"),
        ('card "Stick": item, level 4', "not-on-this-kind", "level 4", ""),
        ('card "Stick": item, +3, 1 hand, 2 hands', "unknown-word", "2 hands", ""),
        ('card "Hag": monster', "missing-fact", "Hag", ""),
        ('card "Hag": monster, level 0', "out-of-range", "level 0", ""),
        ('card "Hag": monster, level 4, bad stuff lose your temper', "unknown-word", "bad stuff lose your temper", ""),
        ('card "Coffin": item', "card-twice", "Coffin", ""),
        ("a stick: item", "not-understood", "a stick: item", "commas"),
    ],
)
def test_what_is_wrong_points_into_the_line(line: str, code: str, marked: str, near: str) -> None:
    with pytest.raises(Problems) as caught:
        made_up(line, BOX)
    problem = next(problem for problem in caught.value.problems if problem.code == code)
    assert problem.line == 1 and line[problem.column - 1 :][: problem.width] == marked
    assert near in problem.remedy


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(Problems) as caught:
        made_up('card "Stick": item, +3x, level 4, not by Wizrad', BOX)
    assert len(caught.value.problems) == 3


@settings(max_examples=100)
@given(st.text(alphabet='abcd +-123,;:"hand level item not by or\n', max_size=60))
def test_no_line_breaks_the_reader(facts: str) -> None:
    try:
        card, raw = made_up(f'card "Odd": {facts}', BOX)
    except Problems as problems:
        assert problems.problems
    else:
        assert raw["name"] == card.name


def test_one_of_a_thing_is_said_as_one() -> None:
    raw = {"name": "Odd", "kind": "monster", "level": 3, "treasures": 1, "levels_gained": 1, "copies": 1}
    assert card_line(raw) == 'card "Odd": monster, level 3, 1 treasure, 1 level, 1 copy'
    raw |= {"treasures": 2, "levels_gained": 2, "copies": 2}
    assert card_line(raw) == 'card "Odd": monster, level 3, 2 treasures, 2 levels, 2 copies'
    for delta, worth in ((-2, "-2 treasures"), (-1, "-1 treasure"), (1, "+1 treasure"), (2, "+2 treasures")):
        raw = {"name": "Odd", "kind": "monster-enhancer", "strength": 5, "treasures_delta": delta}
        assert worth in card_line(raw).split(", ")
    deeds = [{"do": "lose_kind", "kind": "class", "every": True}, {"do": "lose_levels", "amount": 1}]
    said = 'card "Odd": monster, level 3, bad stuff lose all classes and lose 1 level'
    assert card_line({"name": "Odd", "kind": "monster", "level": 3, "bad_stuff": deeds}) == said
    assert card_line(
        {"name": "Odd", "kind": "monster", "level": 3, "tags": ["Undead", "Damp"]}, {"Undead"}, {"Damp"}
    ) == ('card "Odd": monster, level 3, tag Undead, tag Damp')


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
