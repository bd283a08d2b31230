"""What is said of a board: read as one statement and no other, said back so that it is read the same, asked about."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.arbiter.stating import NowSo, stated
from munch_cli.engine.table import Table
from munch_cli.language.answers import NotUnderstood, Stated
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.language.statements.facts import FACTS, FactForm
from munch_cli.repl.sitting import new_table
from munch_cli.table.asks import Asks
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS
from munch_cli.table.state import PHASES
from munch_cli.table.statements import (
    Being,
    Fact,
    FactValue,
    Fighting,
    Helping,
    NextCards,
    NextRolls,
    NoFight,
    OwnedBy,
    Seating,
    Statement,
    Terms,
    Thing,
    Things,
    TurnIs,
)

TABLE = new_table("bites: Jenn, K.C.").table
BOX = TABLE.catalogue


def thing(name: str, *upon: str, of: str = "") -> Thing:
    """A card of the bites box."""
    made = {card.name: card.id for card in BOX.values() if card.set == "bites"}
    return Thing(made[name], tuple(made[other] for other in upon), made[of] if of else Thing(made[name]).of)


def things(*names: str) -> Things:
    return tuple(thing(name) for name in names)


TWIN_OF_BANSHEE = thing("Evil Twin")._replace(of=thing("Banshee").card)


def read(sentence: str, table: Table = TABLE) -> Statement:
    answer = parse(sentence, table.state, table.catalogue, at_prompt=True)
    assert isinstance(answer, Stated), answer
    return answer.statement


@pytest.mark.parametrize(
    ("sentence", "statement"),
    [
        (
            "Jenn is a female Level 4 Werewolf with Finger Claws",
            Being("Jenn", "female", 4, in_play=things("Werewolf", "Finger Claws")),
        ),
        ("jenn is level 4, a woman and a werewolf.", Being("Jenn", "female", 4, in_play=things("Werewolf"))),
        (
            "Jenn is a Werewolf holding Fluffy + Coffin, carrying Goth Boots sideways",
            Being("Jenn", in_play=things("Werewolf"), hand=things("Fluffy", "Coffin"), sideways=things("Goth Boots")),
        ),
        (
            "Jenn is a Werewolf with Goth Boots sideways",
            Being("Jenn", in_play=things("Werewolf"), sideways=things("Goth Boots")),
        ),
        ("K.C. holds Fluffy, Coffin and the Goth Boots", Being("K.C.", hand=things("Fluffy", "Coffin", "Goth Boots"))),
        ("KC is holding Fluffy", Being("K.C.", hand=things("Fluffy"))),
        ("Jenn carries Goth Boots", Being("Jenn", sideways=things("Goth Boots"))),
        ("Jenn wears Goth Boots", Being("Jenn", in_play=things("Goth Boots"))),
        ("Jenn has Goth Boots in play", Being("Jenn", in_play=things("Goth Boots"))),
        ("Jenn has Sunrise, Again in play", Being("Jenn", curses=things("Sunrise, Again"))),
        (
            "Jenn is with Sunrise, Again + Goth Boots in play",
            Being("Jenn", in_play=things("Goth Boots"), curses=things("Sunrise, Again")),
        ),
        ("Jenn has Fluffy in her hand", Being("Jenn", hand=things("Fluffy"))),
        ("Jenn has no Fluffy", Being("Jenn", lacks=(thing("Fluffy").card,))),
        ("Jenn has no Fluffy in hand", Being("Jenn", lacks=(thing("Fluffy").card,), lacks_in="hand")),
        ("Jenn holds no Fluffy", Being("Jenn", lacks=(thing("Fluffy").card,), lacks_in="hand")),
        ("Jenn carries no Goth Boots", Being("Jenn", lacks=(thing("Goth Boots").card,), lacks_in="sideways")),
        ("Jenn is no Werewolf", Being("Jenn", lacks=(thing("Werewolf").card,), lacks_in="in_play")),
        ("Jenn is not a Werewolf", Being("Jenn", lacks=(thing("Werewolf").card,), lacks_in="in_play")),
        ("Jenn is no longer a Werewolf", Being("Jenn", lacks=(thing("Werewolf").card,), lacks_in="in_play")),
        ("Jenn is at Level 4", Being("Jenn", level=4)),
        ("Jenn has Level 4", Being("Jenn", level=4)),
        ("Jenn's Level is 4", Being("Jenn", level=4)),
        ("Jenn Level is 4", Being("Jenn", level=4)),
        ("kc level is 4", Being("K.C.", level=4)),
        ("Jenn has Goth Boots equipped", Being("Jenn", in_play=things("Goth Boots"))),
        ("Jenn has Goth Boots in front of her", Being("Jenn", in_play=things("Goth Boots"))),
        ("Jenn has Goth Boots on the table", Being("Jenn", in_play=things("Goth Boots"))),
        ("Jenn has Goth Boots in her backpack", Being("Jenn", sideways=things("Goth Boots"))),
        ("Jenn has Goth Boots turned sideways", Being("Jenn", sideways=things("Goth Boots"))),
        ("Jenn is Human", Being("Jenn", human=True)),
        ("Jenn holds nothing", Being("Jenn", only=("hand",))),
        ("Jenn holds only Fluffy", Being("Jenn", hand=things("Fluffy"), only=("hand",))),
        ("Jenn is dead", Being("Jenn", life="dead")),
        ("Bob joins the table", Being("Bob")),
        ("Bob and Tom sit down at the table", Seating(("Bob", "Tom"))),
        ("Bob, Kim Lee, and Jenn join", Seating(("Bob", "Kim Lee", "Jenn"))),
        ("Old Bob is a man", Being("Old Bob", "male")),
        ("old bob is a man", Being("old bob", "male")),
        ("Bob the Third joins", Being("Bob the Third")),
        ("Joan of Arc is dead", Being("Joan of Arc", life="dead")),
        ("Bob today (new) joins", Being("Bob today")),
        ("Jenn fights Banshee helped by Rob.", Fighting("Jenn", things("Banshee"), "Rob")),
        ("Jenn fights Banshee helped by J.R.", Fighting("Jenn", things("Banshee"), "J.R.")),
        ("Bob Jr. is dead", Being("Bob Jr.", life="dead")),
        ('"Mr. Bo" is alive', Being("Mr. Bo", life="alive")),
        ("Jan (new) is dead", Being("Jan", life="dead")),
        ("Dread (new) is dead", Being("Dread", life="dead")),
        (
            "Jenn fights Pumpkinhead + Banshee with K.C. helping",
            Fighting("Jenn", things("Pumpkinhead", "Banshee"), "K.C."),
        ),
        ("Jenn fights Pumpkinhead with K.C.'s help", Fighting("Jenn", things("Pumpkinhead"), "K.C.")),
        ("Jenn fights Pumpkinhead alone", Fighting("Jenn", things("Pumpkinhead"))),
        ("Jenn fights Fluffy Pumpkinhead", Fighting("Jenn", (thing("Pumpkinhead", "Fluffy"),))),
        ("Jenn fights Pumpkinhead (Fluffy)", Fighting("Jenn", (thing("Pumpkinhead", "Fluffy"),))),
        (
            "Jenn fights Banshee + Evil Twin (Evil Twin) of Banshee",
            Fighting("Jenn", (thing("Banshee"), TWIN_OF_BANSHEE, TWIN_OF_BANSHEE)),
        ),
        ("Jenn fights Pumpkinhead (+ Fluffy)", Fighting("Jenn", (thing("Pumpkinhead", "Fluffy"),))),
        ("Jenn fights Pumpkinhead with Fluffy", Fighting("Jenn", (thing("Pumpkinhead", "Fluffy"),))),
        ("Jenn fights Banshee + Evil Twin", Fighting("Jenn", (thing("Banshee"), TWIN_OF_BANSHEE))),
        ("Jenn were Level 8", Being("Jenn", level=8)),
        ("Jenn's dead", Being("Jenn", life="dead")),
        ("Jenn’s a Level 4 Werewolf", Being("Jenn", level=4, in_play=things("Werewolf"))),
        ("K.C.'s helping Jenn", Helping("K.C.", "Jenn")),
        ("Jenn's fighting Banshee", Fighting("Jenn", things("Banshee"))),
        ("I'm Level 5", Being("Jenn", level=5)),
        ("I'm a woman", Being("Jenn", "female")),
        ("I've Coffin in hand", Being("Jenn", hand=things("Coffin"))),
        ("K.C. had Coffin in play", Being("K.C.", in_play=things("Coffin"))),
        ("Jenn fights Banshee (Fluffy and Evil Twin)", Fighting("Jenn", (thing("Banshee", "Fluffy"), TWIN_OF_BANSHEE))),
        (
            "Jenn fights Banshee (Evil Twin + Fluffy)",
            Fighting("Jenn", (thing("Banshee", "Fluffy"), TWIN_OF_BANSHEE)),
        ),
        ("Jenn is fighting Banshee helped by K.C.", Fighting("Jenn", things("Banshee"), "K.C.")),
        (
            "Jenn fights Banshee with Rob helping for 2 treasures, Rob picks first, looking for trouble",
            Fighting("Jenn", things("Banshee"), "Rob", Terms(2, "Rob"), trouble=True),
        ),
        ("Jenn also fights Banshee", Fighting("Jenn", things("Banshee"), also=True)),
        ("K.C. helps Jenn for Coffin", Helping("K.C.", "Jenn", Terms(items=(thing("Coffin").card,)))),
        ("nobody fights", NoFight()),
        ("it is Jenn's turn", TurnIs("Jenn")),
        ("it is now Jenn's turn, looting", TurnIs("Jenn", "loot")),
        ("Jenn's turn", TurnIs("Jenn")),
        ("it’s K.C.’s turn, in the charity phase", TurnIs("K.C.", "charity")),
        ("it is Drake's turn, looking for trouble", TurnIs("Drake", "trouble")),
        ("the phase is loot", TurnIs("", "loot")),
        ("next roll 5", NextRolls((5,))),
        ("the next rolls are 5, 1 and six", NextRolls((5, 1, 6))),
        ("the next card is Banshee", NextCards((thing("Banshee").card,))),
        ("next cards Banshee + Coffin", NextCards((thing("Banshee").card, thing("Coffin").card))),
        ("the next door is Banshee", NextCards((thing("Banshee").card,))),
        ("next treasure Coffin", NextCards((thing("Coffin").card,))),
        ("K.C. owns the game", OwnedBy("K.C.")),
        ('"Zoe Lee"\'s turn', TurnIs("Zoe Lee")),
        ("Jenn Lee (new)'s Level is 4", Being("Jenn Lee", level=4)),
        ("Skip is at Level 4", Being("Skip", level=4)),
        ("Skip's turn", TurnIs("Skip")),
        ("Turn (new) joins", Being("Turn")),
        ("Accepts (new) and Tom join", Seating(("Accepts", "Tom"))),
        ("Jenn fights Banshee with me helping", Fighting("Jenn", things("Banshee"), "Jenn")),
        ("there is no fight on", NoFight()),
        ("Jenn Lee (new) and Bob join", Seating(("Jenn Lee", "Bob"))),
        ("Jenn has Werewolf + Goth Boots in play", Being("Jenn", in_play=things("Werewolf", "Goth Boots"))),
        ("Jenn has Goth Boots + Werewolf in play", Being("Jenn", in_play=things("Goth Boots", "Werewolf"))),
        ("Jenn has Werewolf + Banshee in play", Being("Jenn", in_play=things("Werewolf", "Banshee"))),
        (
            "Jenn has Werewolf + Goth Boots + Vampire in play",
            Being("Jenn", in_play=things("Werewolf", "Goth Boots", "Vampire")),
        ),
        (
            "Jenn is Level 4, with Goth Boots, holding Fluffy",
            Being("Jenn", level=4, in_play=things("Goth Boots"), hand=things("Fluffy")),
        ),
        ("no fight is on", NoFight()),
        ("no one fights", NoFight()),
        (
            "Jenn fights Banshee + Evil Twin + Evil Twin",
            Fighting("Jenn", (thing("Banshee"), TWIN_OF_BANSHEE, TWIN_OF_BANSHEE)),
        ),
        (
            "Jenn fights Banshee + Pumpkinhead + Evil Twin of Banshee",
            Fighting("Jenn", (*things("Banshee", "Pumpkinhead"), TWIN_OF_BANSHEE)),
        ),
        ("Jenn fights against Banshee, and K.C. helps", Fighting("Jenn", things("Banshee"), "K.C.")),
        ("Jenn fights Banshee with Zoe's help for 1 treasure", Fighting("Jenn", things("Banshee"), "Zoe", Terms(1))),
        ("K.C. helps Jenn in the fight", Helping("K.C.", "Jenn")),
        ("K.C. helps Jenn in combat for 1 treasure", Helping("K.C.", "Jenn", Terms(1))),
        ("K.C. joins the fight", Helping("K.C.")),
        ("Bob sits down here", Being("Bob")),
        ("Bob and, Tom join", Seating(("Bob", "Tom"))),
        ("Jenn suffers from Sunrise, Again", Being("Jenn", curses=things("Sunrise, Again"))),
        ("Jenn is cursed with Sunrise, Again", Being("Jenn", curses=things("Sunrise, Again"))),
        ("Jenn is cursed by Sunrise, Again", Being("Jenn", curses=things("Sunrise, Again"))),
        ("Jenn has Goth Boots as a curse", Being("Jenn", curses=things("Goth Boots"))),
        ("I hold Fluffy", Being("Jenn", hand=things("Fluffy"))),
        ("I am a woman", Being("Jenn", "female")),
        ("Jenn is holding nothing", Being("Jenn", only=("hand",))),
        (
            "Jenn is holding Fluffy, carrying Goth Boots",
            Being("Jenn", hand=things("Fluffy"), sideways=things("Goth Boots")),
        ),
        ("Jenn is carrying no Goth Boots", Being("Jenn", lacks=(thing("Goth Boots").card,), lacks_in="sideways")),
        ("Jenn is wearing only Goth Boots", Being("Jenn", in_play=things("Goth Boots"), only=("in_play",))),
        ("Jenn is carrying Goth Boots in her bag", Being("Jenn", sideways=things("Goth Boots"))),
        ("Jenn has no more Coffin", Being("Jenn", lacks=(thing("Coffin").card,))),
        ("next roll is 4", NextRolls((4,))),
        ("the phase is setting up", TurnIs("", "setup")),
        ("it is Jenn's turn now, before the door", TurnIs("Jenn", "start")),
    ],
)
def test_a_sentence_and_what_it_says(sentence: str, statement: Statement) -> None:
    found = read(sentence)
    assert (type(found), found) == (type(statement), statement)
    again = say(statement, TABLE.state, BOX)
    assert (type(read(again)), read(again)) == (type(statement), statement), again


@pytest.mark.parametrize(
    "sentence",
    ["Jenn fights Evil Twin", "Jenn fights Evil Twin + Banshee", "Jenn fights Banshee (Virgin Tears)"],
)
def test_a_twin_of_nothing_and_what_lies_on_no_monster_are_no_fight(sentence: str) -> None:
    assert isinstance(parse(sentence, TABLE.state, BOX, at_prompt=True), NotUnderstood)


@pytest.mark.parametrize(
    ("sentence", "question", "choices"),
    [
        ("Jen is dead", "who is Jen: Jenn or somebody new?", ("Jenn", "somebody new")),
        ("Jen and Bob join", "who is Jen: Jenn or somebody new?", ("Jenn", "somebody new")),
        ("it is Jen's turn", "who is Jen: Jenn or somebody new?", ("Jenn", "somebody new")),
        ("it is Bansheee's turn", "is Bansheee a new player, not Banshee: yes or no?", ("yes", "no")),
        ("Today Jenn is dead", "who is Today Jenn: Jenn or somebody new?", ("Jenn", "somebody new")),
        ("Jenn's Hand holds Fluffy", "who is Jenn's Hand: Jenn or somebody new?", ("Jenn", "somebody new")),
        ("Jenn Two joins", "who is Jenn Two: Jenn or somebody new?", ("Jenn", "somebody new")),
        (
            "Jenn fights Banshee with K.C. Two helping",
            "who is K.C. Two: K.C. or somebody new?",
            ("K.C.", "somebody new"),
        ),
        ("Jenn has Coffin", "where: in hand, in play or sideways?", ("in hand", "in play", "sideways")),
        ("Bansheee is dead", "is Bansheee a new player, not Banshee: yes or no?", ("yes", "no")),
    ],
)
def test_what_could_be_taken_two_ways_is_asked(sentence: str, question: str, choices: tuple[str, ...]) -> None:
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, Asks)
    assert (answer.question, answer.shorts) == (question, choices)
    for said in answer.sentences:
        assert said.startswith("#") or isinstance(parse(said, TABLE.state, BOX, at_prompt=True), Stated), said


@pytest.mark.parametrize(
    ("sentence", "marked", "near"),
    [
        ("Jenn is a Werwolf", "Werwolf", "Werewolf"),
        ("Jenn is a Level 11 Werewolf", "11 Werewolf", ""),
        ("Jenn fights Pumkinhead", "Pumkinhead", "Pumpkinhead"),
        ("Jenn fihgts Pumpkinhead", "fihgts", "fights"),
        ("Jenn holds Flufy and Coffin", "Flufy", "Fluffy"),
        ("Jenn holds Fluffy on Banshee", "on Banshee", ""),
        ("Jenn is a Coffin", "Coffin", ""),
        ("Jenn fights Coffin", "Coffin", ""),
        ("Banshee is dead", "Banshee", ""),
        ("next roll 7", "7", ""),
        ("next door Coffin", "Coffin", ""),
        ("the next treasure is Banshee", "Banshee", ""),
        ("next roll -3", "3", ""),
        ("Jenn is no Werewolf, holding Coffin", "holding", ""),
        ("Jenn fights Banshee with K.C. helping with Jenn helping", "", ""),
        ("Jenn wears Banshee", "Banshee", ""),
        ("Jenn suffers Coffin", "Coffin", ""),
        ("Jenn is dead and alive", "alive", ""),
        ("Jenn has Level eleven", "eleven", ""),
        ("Jenn has no Fluffi", "Fluffi", "Fluffy"),
        ("Jenn is no Werwolf", "Werwolf", "Werewolf"),
        ('"Old Bob joins', "", ""),
        ("Jenn is a man and a woman", "woman", ""),
        ("Jenn is Level 4 and Level 5", "Level 5", ""),
        ("Jenn is Level 0", "0", ""),
        ("Jenn is Level -4", "4", ""),
        ("next roll 5, 7", "7", ""),
        ("Jenn is not a Werewolf but a Vampire", "but", ""),
        ("the phase is chairty", "chairty", "charity"),
        ("Jenn is dead?", "?", ""),
        ("may Jenn is dead?", "dead", ""),
        ("Jenn owns Coffin", "Coffin", ""),
        ("he is dead", "he is dead", ""),
        ("Jenn fights Pumpkinhead (Goth Boots)", "Goth Boots)", ""),
        ("Jenn fights Pumpkinhead + Banshee (Goth Boots)", "Goth Boots)", ""),
        ("Jenn fights Pumpkinhead (Fluffy, Goth Boots)", "Goth Boots)", ""),
        ("Jenn fights Pumpkinhead (Flufy)", "Flufy)", "Fluffy"),
        ("Jenn fights Evil Twin of Goth Boots", "Goth Boots", ""),
        ("Jenn fights Evil Twin + Banshee", "+ Banshee", ""),
        ("Jenn wears Goth Boots (Fluffy)", "Fluffy)", ""),
        ("Jenn wears Goth Boots (Coffin)", "Coffin)", ""),
        ("K.C. helps Jenn in Coffin", "in Coffin", ""),
        ("Jenn holds Coffin in play", "in play", ""),
        ("Jenn is holding Coffin in play", "in play", ""),
        ("next rolls 3 5", "5", ""),
        ("Jenn also has Banshee in hand", "also", ""),
        ("Jenn has nothing", "", ""),
        ("Jenn has Level - 5", "5", ""),
        ("Jenn has Coffin (Evil Twin) in play", "Evil Twin)", ""),
    ],
)
def test_what_is_not_understood_is_taken_for_nothing_else(sentence: str, marked: str, near: str) -> None:
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood), answer
    assert sentence[answer.at :].startswith(marked[:3].strip()), (sentence[answer.at :], marked)
    assert near in answer.nearest or not near, answer.nearest


@pytest.mark.parametrize("sentence", ["Jenn has no hat", "Jenn has no longer a hat"])
def test_where_somebody_lacks_a_card_is_told_only_behind_a_card(sentence: str) -> None:
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood)
    assert answer.expected == "the name of a card"


@pytest.mark.parametrize("sentence", ["it is kcs turn", "it is k.c's turn"])
def test_whose_turn_it_is_is_not_guessed_where_two_are_called_alike(sentence: str) -> None:
    table = new_table("bites: Jenn, K.C., KC").table
    assert isinstance(parse(sentence, table.state, table.catalogue, at_prompt=True), NotUnderstood)


def test_whose_twin_it_is_is_asked_with_a_name() -> None:
    answer = parse("Jenn fights Evil Twin", TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood)
    assert re.fullmatch(r'whose Evil Twin it is \("(.+) \+ Evil Twin of \1"\)', answer.expected), answer.expected


@pytest.mark.parametrize(
    "sentence",
    [
        "I'll help for 2 treasures",
        "I’ll help for 2 treasures",
        "we'll help Jenn",
        "please help Jenn",
        "please helps Jenn",
        "don't fight Pumpkinhead",
        "Bob help Jenn",
        "Bob and Undo join",
        "both hold Fluffy",
        "all players hold Fluffy",
        "each player holds Fluffy",
        "my friend holds Fluffy",
        "Jenn no longer fights Banshee",
        "Bob never fights Banshee",
        "Bob maybe is dead",
        "bob maybe is dead",
        "unless Bob is dead",
        "doesn't Bob fights Banshee",
        "today Jenn is dead",
        "then Bob fights Banshee",
        "Bob also fights Banshee",
        "it is nobody's turn",
        "it is not Jenn's turn",
        "it is Jenn turn",
        "Jenn second Level is 4",
        'Old Bob" joins',
        "it is perhaps Bob's turn",
        "it is Jenn's second turn",
        "it is Bob today's turn",
        "Jenn's hand holds Fluffy",
        "it is Banshee's turn",
        "end zoe's turn",
        "Skip Zoe's turn",
        "after zoe's turn",
        "zoe joins; zoe's turn",
        "ann and tom's turn",
        "Ann (Tom)'s turn",
        "Let's turn",
        "Monster's Level is 4",
        "Anyone's turn",
        "Jenn fights Banshee with ann and tom's help",
        "Jenn fights Banshee with Werewolf's help",
        "zoe holds Fluffy and tom joins",
        "zoe wins and tom joins",
        "zoe kicks and tom joins",
        "One Two Three Four Five Six is dead",
        "Zoe: Zed is dead",
        "12 joins",
        "Well, Jenn joins",
        "Hey, Zoe joins",
        "Ann and two friends join",
        "Ann and join",
        "Ann and me join",
        "Jenn has Goth Boots in front of",
        "Jenn has Goth Boots in front of me",
        "let us be Level 3",
    ],
)
def test_nobody_sits_down_whom_no_one_named(sentence: str) -> None:
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood)
    assert answer.at + answer.length <= len(sentence)


@pytest.mark.parametrize(
    ("helped", "strange", "could_help"),
    [
        ("with K.C. zzz", "zzz", True),
        ("helped by K.C. zzz", "zzz", False),
        ("with zzz", "zzz", False),
        ("with helping K.C.", "helping K.C.", False),
    ],
)
def test_helping_is_wanted_only_behind_whoever_is_named_for_it(helped: str, strange: str, could_help: bool) -> None:
    sentence = f"Jenn fights Banshee {helped}"
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood)
    assert sentence[answer.at :] == strange
    assert ("helping" in answer.expected) is could_help


def test_a_card_that_a_turn_is_said_to_be_of_is_marked() -> None:
    sentence = "it is Banshee's turn"
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood)
    assert sentence[answer.at : answer.at + answer.length] == "Banshee"


def test_a_name_that_is_also_said_without_its_dots_has_the_turn_too() -> None:
    for owner in ("K.C.'s", "KC's", "kc’s", "K.C's", "K.C.’s"):
        assert read(f"it is {owner} turn") == TurnIs("K.C."), owner


@pytest.mark.parametrize(
    ("people", "sentence", "whom"),
    [
        ("Jenn, Jenns, Bob", "Jenns' Level is 6", "Jenns"),
        ("Jenn, Jenns, Bob", "Jenn's Level is 6", "Jenn"),
        ("Jenn, Jenns, Bob", "Jenns Level is 6", "Jenns"),
        ("K.C., KC, Bob", "KC's Level is 6", "KC"),
        ("K.C., KC, Bob", "K.C.'s Level is 6", "K.C."),
        ("Ann, Ann Lee", "Ann Lee's Level is 6", "Ann Lee"),
        ("Chris, Bob", "Chris' Level is 6", "Chris"),
        ("It, Bob", "It has Level 6", "It"),
    ],
)
def test_the_very_name_goes_before_one_that_is_like_it(people: str, sentence: str, whom: str) -> None:
    table = new_table(f"bites: {people}").table
    said = read(sentence, table)
    assert said == Being(whom, level=6)
    assert read(say(said, table.state, table.catalogue), table) == said
    turn = TurnIs(whom)
    assert read(say(turn, table.state, table.catalogue), table) == turn


def test_a_sentence_of_play_is_never_a_statement() -> None:
    laid = stated(TABLE, read("Jenn holds Fluffy"))
    assert isinstance(laid, NowSo)
    for sentence in ("Jenn is ready", "Jenn is silent", "Jenn discards Fluffy", "let Jenn be Level 3"):
        answer = parse(sentence, laid.outcome.table.state, BOX)
        assert not isinstance(answer, Stated), sentence


# ---- any statement, said back

KINDS = {kind: [card.id for card in BOX.values() if card.kind == kind] for kind in {c.kind for c in BOX.values()}}
ANY_CARD = st.sampled_from(sorted(BOX))
HERE = ("item", "one-shot", "minion", "special")
FRONT = st.sampled_from(sorted(id for kind in HERE for id in KINDS.get(kind, [])))
CHARACTER = st.sampled_from(sorted(id for kind in CHARACTER_KINDS for id in KINDS.get(kind, [])))
CURSES = st.sampled_from(sorted(id for kind in CURSE_KINDS for id in KINDS.get(kind, [])))
FOE = st.sampled_from(sorted(KINDS["monster"]))
ENHANCER = st.sampled_from(sorted(KINDS["monster-enhancer"]))
WHO = st.sampled_from(["Jenn", "K.C.", "Zoë", "Old Bob", "X", "Jenn Two", "O'Neil", "Bob today"])


def some(cards: st.SearchStrategy, most: int = 3) -> st.SearchStrategy:
    return st.lists(cards.map(lambda card: Thing(card)), max_size=most, unique=True).map(tuple)


BEINGS = st.builds(
    lambda who, sex, level, is_, uses, hand, sideways, curses: Being(
        who, sex, level, in_play=is_ + uses, hand=hand, sideways=sideways, curses=curses
    ),
    WHO,
    st.sampled_from(["", "male", "female"]),
    st.integers(0, 10),
    some(CHARACTER),
    some(FRONT),
    some(ANY_CARD),
    some(FRONT),
    some(CURSES),
)
FOES = st.lists(
    st.builds(lambda foe, upon: Thing(foe, tuple(upon)), FOE, st.lists(ENHANCER, max_size=2, unique=True)),
    min_size=1,
    max_size=3,
).map(tuple)
TERMS = st.builds(
    lambda treasures, items: Terms(treasures, items=tuple(items)),
    st.integers(0, 9),
    st.lists(FRONT, max_size=2, unique=True),
)
STATEMENTS = st.one_of(
    BEINGS,
    st.builds(lambda who, foes, trouble: Fighting(who, foes, trouble=trouble), WHO, FOES, st.booleans()),
    st.builds(lambda foes, terms: Fighting("Jenn", foes, "K.C.", terms), FOES, TERMS),
    st.builds(lambda terms: Helping("K.C.", "Jenn", terms), TERMS),
    st.builds(lambda who, phase: TurnIs(who, phase), WHO, st.sampled_from(["", *PHASES])),
    st.lists(st.integers(1, 6), min_size=1, max_size=4).map(lambda pips: NextRolls(tuple(pips))),
    st.lists(ANY_CARD, min_size=1, max_size=3).map(lambda cards: NextCards(tuple(cards))),
)


BLANKS: dict[str, FactValue] = {
    "player": "Jenn",
    "players": ("Jenn", "K.C."),
    "card": thing("Fluffy").card,
    "laid": (thing("Fluffy").card, thing("Coffin").card),
    "number": 3,
    "word": "monsters",
    "reading": "shared-victory",
    "ability": "Malediction",
}


@pytest.mark.parametrize("form", FACTS, ids=lambda form: form.sentence)
def test_every_fact_said_back_is_read_the_same(form: FactForm) -> None:
    fact = Fact(form.part, form.field.name, tuple((blank, BLANKS[slot.kind]) for blank, slot in form.slots.items()))
    assert read(say(fact, TABLE.state, BOX)) == fact


@settings(max_examples=100)
@given(STATEMENTS)
def test_any_statement_said_back_is_read_the_same(statement: Statement) -> None:
    said = say(statement, TABLE.state, BOX)
    found = read(said)
    assert (type(found), found) == (type(statement), statement), said


def test_what_lies_as_a_curse_is_told_with_what_else_is_had() -> None:
    had = Being("Jenn", hand=things("Fluffy"), curses=things("Coffin"))
    assert "Fluffy" in say(had, TABLE.state, BOX)
    assert say(had._replace(hand=()), TABLE.state, BOX) == "Jenn has Coffin as a curse"


def test_who_is_told_to_be_human_is_a_human_of_a_level() -> None:
    assert say(Being("Jenn", level=3, human=True), TABLE.state, BOX) == "Jenn is a Level 3 Human"
