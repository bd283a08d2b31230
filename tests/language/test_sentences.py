"""Sentences of every kind, as people write them, and the command or question that each one is."""

import pytest

from munch_cli.language.answers import (
    Asked,
    NotUnderstood,
    Understood,
)
from munch_cli.language.parse import parse
from munch_cli.table import commands as c
from munch_cli.table import debts as d
from munch_cli.table.asks import Asks
from munch_cli.table.ids import RuleId
from munch_cli.table.state import HAND

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


# ---- who says it


@pytest.mark.parametrize(
    ("sentence", "settled"),
    [
        ("run", "K.C. run"),
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


def test_the_owner_decides() -> None:
    state = STATE.copy()
    state.owner = KC
    answer = parse("decide gap.x: none", state, BOX, at_prompt=True)
    assert answer == Understood(c.Decide(KC, RuleId("gap.x"), "none"), False)
    nobodys = parse("decide gap.x: none", STATE, BOX, at_prompt=True)
    assert nobodys == Understood(c.Decide(JENN, RuleId("gap.x"), "none"), False)


# ---- what is owed


# ---- nothing is understood as something else


@pytest.mark.parametrize(
    "sentence",
    [
        "let Jenn be Level - 3",
        "let Jenn be Level .3",
        "Jenn rules the (hand limit): 3",
    ],
)
def test_half_a_sentence_is_no_sentence(sentence: str) -> None:
    assert isinstance(parse(sentence, STATE, BOX), NotUnderstood)
