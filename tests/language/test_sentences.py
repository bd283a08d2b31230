"""Sentences of every kind, as people write them, and the command or question that each one is."""

import pytest

from munch_cli.language.answers import (
    Answer,
    Asked,
    MayAsk,
    NotUnderstood,
    Stated,
    Understood,
)
from munch_cli.language.parse import parse
from munch_cli.table import commands as c
from munch_cli.table import debts as d
from munch_cli.table.asks import Asks
from munch_cli.table.ids import NO_PLAYER, RuleId
from munch_cli.table.state import HAND, IN_PLAY, SIDEWAYS
from munch_cli.table.statements import Being

from .boards import DRAKE, JENN, KC, Laying, quarrel

LAID = quarrel()
STATE, BOX = LAID.state, LAID.catalogue


def test_a_monster_that_stands_alone_needs_no_name() -> None:
    laying = Laying("Jenn", "Drake")
    laying.put("Fluffy", JENN, HAND, "monster-enhancer")
    laying.foe("Pumpkinhead")
    state, box = laying.state, laying.catalogue
    said = parse("Jenn plays Fluffy on Pumpkinhead", state, box)
    assert isinstance(said, Understood)
    assert parse("Jenn plays Fluffy on it", state, box) == said
    assert parse("Jenn plays Fluffy on the monster", state, box) == said
    assert parse("Jenn runs from it", state, box) == parse("Jenn runs from Pumpkinhead", state, box)
    laying.foe("Banshee")
    assert isinstance(parse("Jenn plays Fluffy on it", state, box), NotUnderstood)


def test_what_somebody_rolls_answers_no_roll_of_another() -> None:
    state = STATE.copy()
    state.owed = (d.Die(NO_PLAYER, 1, other=JENN),)
    assert parse("Jenn rolls 6", state, BOX) == Understood(c.DieShows(6))
    assert isinstance(parse("Drake rolls 6", state, BOX), NotUnderstood)


@pytest.mark.parametrize(
    ("of_me", "of_jenn"),
    [
        ("why did I lose a level?", "why did Jenn lose a level?"),
        ("why didn't I draw a Treasure?", "why didn't Jenn draw a Treasure?"),
        ("why am I not Level 5?", "why is Jenn not Level 5?"),
    ],
)
def test_at_the_prompt_i_am_whoever_is_to_speak(of_me: str, of_jenn: str) -> None:
    answer = parse(of_me, STATE, BOX, at_prompt=True)
    assert isinstance(answer, Asked), answer
    assert answer == parse(of_jenn, STATE, BOX, at_prompt=True)


def test_quitting_takes_no_more_words() -> None:
    answer = parse("quit now", STATE, BOX)
    assert isinstance(answer, NotUnderstood)
    assert (answer.at, answer.expected, answer.understood) == (5, "the end of the sentence", "quit")


# ---- who says it


def test_at_the_prompt_a_debtor_speaks_first() -> None:
    state = STATE.copy()
    state.owed = (d.Answer(DRAKE, 1),)
    assert parse("agree", state, BOX, at_prompt=True) == Understood(c.Agree(DRAKE), False)
    state.owed = (d.Run(DRAKE, 1), d.Run(KC, 1), d.Loot(JENN, 0))
    answer = parse("run", state, BOX, at_prompt=True)
    assert isinstance(answer, Asks)
    assert (answer.shorts, answer.sentences) == (("Drake", "K.C."), ("Drake run", "K.C. run"))
    assert parse("Drake run", state, BOX) == Understood(c.RunAway(DRAKE))


@pytest.mark.parametrize(
    ("sentence", "settled"),
    [
        ("run", "K.C. run"),
        ("I run", "K.C. run"),
        ("we run away", "K.C. run away"),
        ("may I run?", "may K.C. run?"),
        ("can run", "can K.C. run"),
        ("what if I run", "what if K.C. run"),
        ("what if Drake passes; run", "what if Drake passes; K.C. run"),
        ("why am I not Level 5?", "why am K.C. not Level 5?"),
        ("why did I lose a level?", "why did K.C. lose a level?"),
    ],
)
def test_who_is_asked_and_his_name_settles_it(sentence: str, settled: str) -> None:
    state = STATE.copy()
    state.owed = (d.Run(DRAKE, 1), d.Run(KC, 1))
    answer = parse(sentence, state, BOX, at_prompt=True)
    assert isinstance(answer, Asks)
    assert answer.shorts == ("Drake", "K.C.")
    assert answer.sentences[1] == settled
    for said in answer.sentences:
        assert isinstance(parse(said, state, BOX, at_prompt=True), Understood | Asked), said


@pytest.mark.parametrize(
    ("sentence", "meant"),
    [
        ("May kicks open the door", Understood(c.KickOpen(KC))),
        ("May kicks open the door?", Asked(MayAsk(c.KickOpen(KC)))),
        ("may May kick open the door?", Asked(MayAsk(c.KickOpen(KC)))),
        ("may kick open the door?", Asked(MayAsk(c.KickOpen(JENN)))),
        ("may I kick open the door?", Asked(MayAsk(c.KickOpen(JENN)))),
        ("May is Level 5", Stated(Being("May", level=5))),
    ],
)
def test_somebody_called_may_speaks_for_herself(sentence: str, meant: Answer) -> None:
    laying = Laying("Jenn", "May")
    assert parse(sentence, laying.state, laying.catalogue, at_prompt=True) == meant


def test_the_owner_decides() -> None:
    state = STATE.copy()
    state.owner = KC
    answer = parse("decide gap.x: none", state, BOX, at_prompt=True)
    assert answer == Understood(c.Decide(KC, RuleId("gap.x"), "none"), False)
    nobodys = parse("decide gap.x: none", STATE, BOX, at_prompt=True)
    assert nobodys == Understood(c.Decide(JENN, RuleId("gap.x"), "none"), False)


# ---- what is owed


def test_a_card_that_is_owed_goes_before_its_double() -> None:
    laying = Laying("Ann", "Bo")
    hand = laying.put("Helmet", 0, HAND)
    aside = laying.put("Helmet", 0, SIDEWAYS)
    laying.state.owed = (d.Lose(JENN, 1, options=(hand,)),)
    assert parse("Ann discards Helmet", laying.state, laying.catalogue) == Understood(c.DiscardCard(JENN, hand))
    laying.state.owed = ()
    assert parse("Ann discards Helmet", laying.state, laying.catalogue) == Understood(c.DiscardCard(JENN, aside))


def test_what_is_discarded_at_will_lies_on_the_table_rather_than_in_the_hand() -> None:
    laying = Laying("Ann", "Bo")
    laying.put("Helmet", 0, HAND)
    worn = laying.put("Helmet", 0, IN_PLAY)
    assert parse("Ann discards Helmet", laying.state, laying.catalogue) == Understood(c.DiscardCard(JENN, worn))


# ---- nothing is understood as something else


@pytest.mark.parametrize(
    "sentence",
    [
        "Jenn does not play Fluffy",
        "may Jenn not play Fluffy",
        "Jenn plays Fluffy and Virgin Tears",
        "Jenn plays Fluffy on Pumpkinhead twice",
        "let Jenn be Level -3",
        "let Jenn be Level - 3",
        "let Jenn be Level .3",
        "the die shows ²",
        "Jenn asks Drake for help offering -2 treasures",
        "Jenn asks Drake for help offering .5 treasures",
        "Jenn trades hand to Drake for Coffin",
        "Jenn rules the (hand limit): 3",
        "card Coffin of Coffin of Coffin of Coffin of Coffin",
        "Jenn sells nothing",
        'Jenn plays "Virgin Tears now',
        "the die shows -1",
        "the die shows 5.5",
        "the die shows 11111111111111111111111111111",
        "Jenn sells Coffin, Pumpkinhood",
        "Jenn sells Coffin and",
        "Jenn sells Coffin and the kill",
        "Jenn sells Coffin and Drake passes",
        "Jenn discards Elf +",
        "Jenn kicks open the window",
        "why because",
        "what if",
        "may",
        "what if Jenn claims; what if Jenn claims",
        "Jenn plays Chicken on Your Foot",
        "",
        "...",
    ],
)
def test_half_a_sentence_is_no_sentence(sentence: str) -> None:
    assert isinstance(parse(sentence, STATE, BOX), NotUnderstood)
