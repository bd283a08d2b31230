"""What is told of what happened: each thing once, and nothing that did not come."""

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.language.answers import Understood
from munch_cli.language.events import tale
from munch_cli.language.facts import Told, debt_said
from munch_cli.language.parse import parse
from munch_cli.rules.setup import FIRST
from munch_cli.table.debts import Die, Lose
from munch_cli.table.events import (
    CardGiven,
    DieRolled,
    ItemEquipped,
    MonsterEliminated,
    TreasureFellDue,
)
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import TREASURE_DISCARDS, Gone
from tests.boards import board


def told(table: Table, *sentences: str) -> tuple[Table, list[str]]:
    """The table after these sentences, and what is told of them."""
    lines: list[str] = []
    for sentence in sentences:
        read = parse(sentence, table.state, table.catalogue)
        assert isinstance(read, Understood), sentence
        outcome = perform(table, read.command)
        assert outcome.was_done, (sentence, outcome.verdict.ids)
        lines += tale(outcome.events, outcome.table)
        table = outcome.table
    return table, lines


FIGHT = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 4
{ann}
[player.Bo]
level = 4
{bo}
[player.Cy]
level = 2
"""


def test_a_card_taken_unseen_is_told_once() -> None:
    lawyers = FIGHT.replace("Plain Monster 10", "Lawyers").format(ann='hand = ["Elf"]', bo="")
    _, lines = told(board(lawyers), "Ann runs from Lawyers", "the die shows 1", "the card is Elf")
    assert [line for line in lines if "Elf" in line] == ["Bo draws Elf from the hand of Ann."]


@pytest.mark.parametrize(
    ("sentence", "eyes", "told"),
    [
        ("Bo shows hand to Cy", None, "Bo shows Cy Plain Ring and Plain Gem."),
        ("Bo shows hand to Cy", "Cy", "Bo shows Cy Plain Ring and Plain Gem."),
        ("Bo shows hand to Cy", "Bo", "Bo shows Cy Plain Ring and Plain Gem."),
        ("Bo shows hand to Cy", "Ann", "Bo shows Cy 2 cards."),
        ("Bo shows hand", "Ann", "Bo shows Plain Ring and Plain Gem."),
    ],
)
def test_only_whoever_is_shown_a_hand_is_told_of_its_cards(sentence: str, eyes: str | None, told: str) -> None:
    table = board(FIGHT.format(ann="", bo='hand = ["Plain Ring", "Plain Gem"]'))
    read = parse(sentence, table.state, table.catalogue)
    assert isinstance(read, Understood), sentence
    outcome = perform(table, read.command)
    names = [player.name for player in table.state.players]
    seen_by = None if eyes is None else PlayerId(names.index(eyes))
    assert tale(outcome.events, outcome.table, seen_by) == [told]


def test_of_a_body_only_the_next_looter_is_told_of_and_of_the_new_character_what_it_may_do() -> None:
    dies = """
[table]
turn = "Ann"
phase = "door"
[turn]
met_monster = true
[combat]
monsters = ["Plutonium Dragon"]
[player.Ann]
level = 6
hand = ["Elf", "Dwarf", "Cleric", "Halfling"]
[player.Bo]
level = 2
[player.Cy]
level = 5
"""
    table, lines = told(board(dies), "Ann runs from Plutonium Dragon", "the die shows 1")
    assert [line for line in lines if "from the body" in line] == [
        "Cy is to choose a card from the body: Elf, Dwarf, Cleric or Halfling."
    ]
    first = next(debt for debt in table.state.owed if debt.who == PlayerId(2))
    assert debt_said(first, Told(table, PlayerId(1))) in lines
    table, more = told(table, "Cy chooses Elf", "Bo chooses Dwarf", "Ann ends the turn")
    news = [line for line in lines + more if "new character" in line]
    assert news == [
        "A new character comes to the table for Ann, who may help from the next turn on.",
        "The new character of Ann is there, and may help.",
    ]


def test_it_is_told_that_nobody_was_enthralled() -> None:
    table = board(FIGHT.format(ann='in_play = ["Bard"]\nhand = ["Plain Curse"]', bo=""), "christmas-lite")
    _, lines = told(table, "Ann uses Enthrall on Bo discarding Plain Curse", "the die shows 3", "the die shows 3")
    assert lines[-1] == "Bo rolled no lower, and need not help."


def test_a_level_for_what_a_card_killed_is_told_beside_the_one_for_the_rest() -> None:
    scenario = read_scenario(path_of("multiple-monsters/killed-by-a-card-then-won"))
    last = list(replay(scenario, "lite").steps)[-1].last
    lines = tale(last.events, last.table)
    assert "The kill of Plain Nose counts now." in lines
    assert "Ann goes up 2 levels." in lines


def test_what_goes_from_hand_to_hand_and_lies_in_a_hand_is_told_to_those_who_see_it() -> None:
    table = board(FIGHT.format(ann="", bo='hand = ["Plain Ring", "Plain Gem"]\nsideways = ["Plain Sword"]'))
    ann, bo, cy = map(PlayerId, range(3))
    ring, gem = table.hand(bo)
    sword = table.sideways(bo)[0]
    given = [CardGiven(ring, bo, ann, to_hand=True)]
    assert tale(given, table, ann) == ["Bo gives Ann Plain Ring."]
    assert tale(given, table, cy) == ["Bo gives Ann a card."]
    assert tale([CardGiven(sword, bo, ann)], table, cy) == ["Bo gives Ann Plain Sword."]
    lost = Lose(bo, 1, options=(ring, gem, sword))
    assert debt_said(lost, Told(table, bo)) == "Bo is to choose what to lose: Plain Ring, Plain Gem or Plain Sword."
    assert debt_said(lost, Told(table, cy)) == "Bo is to choose what to lose: Plain Sword or 2 hidden cards."


def test_what_was_taken_into_use_and_is_gone_since_is_told_without_an_owner() -> None:
    table = board('[table]\ntreasure_discards = ["Plain Ring"]' + FIGHT.format(ann="", bo=""))
    ring = table.state.zones[TREASURE_DISCARDS][0]
    assert tale([ItemEquipped(ring)], table) == ["Plain Ring is in use now."]


def test_treasure_is_told_to_be_had_only_where_there_is_some() -> None:
    table = board(FIGHT.format(ann="", bo=""))
    assert tale([TreasureFellDue(0, False)], table) == ["There is no Treasure to be had."]
    assert tale([TreasureFellDue(2, False)], table) == ["2 Treasures to be had, face down."]
    assert tale([TreasureFellDue(1, True)], table) == ["1 Treasure to be had, face up."]


def test_a_monster_is_told_to_be_killed_or_to_leave() -> None:
    table = board(FIGHT.format(ann="", bo=""))
    monster = table.foes[0]
    gone = Gone(table.state.cards[monster], 0, ())
    for word, became in (("killed", "is killed"), ("", "leaves the fight"), ("denied", "leaves the fight")):
        assert tale([MonsterEliminated(monster, gone._replace(word=word))], table) == [f"Plain Monster 10 {became}."]
    for word, worth in (
        ("killed", "is killed; 2 Treasures to be had"),
        ("taken", "leaves the fight; 2 Treasures to be had"),
        ("denied", "leaves the fight, and its Treasure with it"),
        ("", "leaves the fight; it was worth 2 Treasures"),
    ):
        left = MonsterEliminated(monster, gone._replace(word=word, treasures=2))
        assert tale([left], table) == [f"Plain Monster 10 {worth}."]


def test_dice_are_told_together_and_for_the_first_turn_with_who_rolled_them() -> None:
    table = board(FIGHT.format(ann="", bo=""))
    ann, bo, cy = table.state.seats
    for words, told_of_them in (
        ((FIRST,), "The dice for the first turn: Ann 3 and Bo 5."),
        ((FIRST, "3", "5"), "The dice for the first turn: Ann 3 and Bo 5."),
        (("flight",), "The die shows 3 and 5."),
    ):
        rolls = [DieRolled(pips, Die(cy, 1, other=who, words=words)) for who, pips in ((ann, 3), (bo, 5))]
        assert tale(rolls, table) == [told_of_them], words


@pytest.mark.parametrize(
    ("name", "box", "sentence", "times"),
    [
        ("setup/who-begins-highest-roll", "classic", "The die shows 5.", 2),
        ("cards-booty/old-salt-shaker", "booty", "Anne goes down 1 level.", 2),
        ("charity/the-dead-tied-with-the-living", "bites", "A door card is to be drawn.", 1),
    ],
)
def test_what_happens_twice_is_told_twice_and_what_is_owed_several_times_once(
    name: str, box: str, sentence: str, times: int
) -> None:
    ways = [done.outcomes for done in replay(read_scenario(path_of(name)), box).steps]
    tales = [tale(outcome.events, outcome.table) for outcomes in ways for outcome in outcomes]
    assert max(lines.count(sentence) for lines in tales) == times
