"""What does harm if it is taken wrongly: a wish is no deed, a potion falls on the side that the sheet says, a word of a
name lays no Curse, and words that decide are not dropped.
"""

import pytest

from munch_cli.files.rulebook import load_rulebook
from munch_cli.repl.session import Session
from munch_cli.table.cards import Card

BOXES = [box for box in load_rulebook().editions.values() if not box.made_up]


def table_with(*lines: str) -> Session:
    """A session in which these lines were said."""
    session = Session()
    for line in lines:
        session.hear(line)
    return session


QUARREL = (
    "new classic: Anna f, Ben m",
    "Anna is Level 2 with Horny Helmet",
    "Ben is a Level 3 Dwarf with Huge Rock, holding Lose a Level",
    "Anna fights Large Angry Chicken",
)
DEEDS = ("discard the Huge Rock", "curse Anna with Lose a Level", "help Anna", "play Lose a Level on Anna")
TOLD = (
    "Ben must {}",
    "Ben has to {}",
    "Ben is allowed to {}",
    "Ben is entitled to {}",
    "Ben is obliged to {}",
    "Ben is supposed to {}",
    "Ben has the right to {}",
    "Ben ought to {}",
    "i bet Ben will {}",
    "Ben may {}",
)
WISHED = ("Ben wants to {}", "Ben tries to {}", "Ben would like to {}", "Ben attempts to {}", "Ben is tempted to {}")


@pytest.mark.parametrize("told", [*TOLD, *WISHED])
def test_a_wish_a_duty_a_permission_a_try_or_a_bet_carries_out_nothing(told: str) -> None:
    for deed in DEEDS:
        if deed == "help Anna" and told in WISHED:
            continue  # help is offered by saying that one would
        session = table_with(*QUARREL)
        before = session.table
        session.hear(told.format(deed))
        assert session.table == before, told.format(deed)


def one_shots(session: Session) -> list[Card]:
    """The one-shots of a box that do no more than add to a side."""
    assert session.table is not None
    cards = session.table.catalogue.values()
    return [card for card in cards if card.kind == "one-shot" and card.bonus > 0 and not card.gives and not card.do]


@pytest.mark.parametrize("key", [box.key for box in BOXES])
def test_a_one_shot_against_a_side_counts_for_the_other(key: str) -> None:
    wordings = ("Cy uses {} against {}", "Cy throws {} at {}", "Cy hits {1} with {0}", "Cy plays {} against {}")
    start = (f"new {key}: Ann, Bo, Cy", 'card "Plain Ogre": monster, level 4', "Ann is Level 3")
    for number, card in enumerate(one_shots(table_with(*start))):
        wording = wordings[number % len(wordings)]
        for target, for_ann in (("Plain Ogre", True), ("the monster", True), ("Ann", False)):
            session = table_with(*start, f"Cy holds {card.name}", "Ann fights Plain Ogre")
            said = wording.format(card.name, target)
            heard = session.hear(said)
            assert session.table is not None and session.table.fight is not None
            sides = (session.table.total("munchkins").amount, session.table.total("monsters").amount)
            wrong = (3, 4 + card.bonus) if for_ann else (3 + card.bonus, 4)
            assert sides != wrong, said
            assert sides != (3, 4) or heard.word == "asks", said


@pytest.mark.parametrize("line", ["Ben has the Helm of Courage on his head", "Ben has a duck, and the Helm of Courage"])
def test_one_word_of_a_longer_name_lays_no_curse(line: str) -> None:
    session = table_with("new classic: Anna f, Ben m", line)
    assert session.table is not None
    kinds = {session.table.catalogue[card].kind for card in session.table.state.cards}
    assert "curse" not in kinds


def test_for_both_saves_the_helper_too() -> None:
    session = table_with(
        "new bites",
        "Jenn is Level 2 with Zombie Minion",
        "Bob is Level 1",
        "Jenn fights Pumpkinhead with Bob helping",
        "Jenn runs",
        "Jenn sacrifices Zombie Minion for both",
    )
    assert session.table is not None and session.table.fight is None


@pytest.mark.parametrize("box", [box.key for box in BOXES if "gap.helper-withdraws" in box.gaps])
@pytest.mark.parametrize("line", ["may Bo stop helping?", "can Bo still back out?", "Bo leaves the fight"])
def test_a_helper_who_withdraws_is_the_open_point(box: str, line: str) -> None:
    session = table_with(
        f"new {box}: Ann, Bo", 'card "Plain Ogre": monster, level 14', "Ann fights Plain Ogre with Bo helping"
    )
    before = session.table
    assert any("gap.helper-withdraws" in said for said in session.hear(line).lines)
    assert session.table == before


@pytest.mark.parametrize("line", ["can Ann refuse the curse?", "may Ann refuse to fight?", "may Ann refuse to run?"])
def test_to_refuse_is_not_always_to_refuse_help(line: str) -> None:
    session = table_with("new classic: Ann, Bo", "Bo holds Lose a Level", "Ann fights Lame Goblin")
    assert all("helping." not in said for said in session.hear(line).lines)


def test_a_rule_about_the_race_of_who_is_named_goes_first() -> None:
    session = table_with("new classic: Ann, Bo", "Ann is a Level 3 Dwarf with Huge Rock", "Bo is Level 2")
    assert session.hear("is Ann allowed more than one big item?").lines[0].startswith("Yes")
    assert session.hear("can Bo have two big items?").lines[0].startswith("No")


def test_a_monster_told_by_its_level_alone_is_a_plain_one() -> None:
    session = table_with("new classic: Ann, Bo", "Ann fights a level 8 monster")
    assert session.table is not None and session.table.fight is not None
    assert session.table.total("monsters").amount == 8


def test_who_looks_on_and_would_stop_the_fighter_asks_for_ways_of_their_own() -> None:
    session = table_with("new classic: Kim, Lee", "Kim is Level 9 with Horny Helmet", "Kim fights Lame Goblin")
    assert session.hear("can Lee stop Kim?").lines[0] == "taken as: ways for Lee"
    assert session.hear("can Kim win this?").lines[0] == "taken as: ways"
