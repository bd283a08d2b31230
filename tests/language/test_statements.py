"""What is said of a board: read as one statement and no other, said back so that it is read the same, asked about."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
    FactValue,
    FieldStated,
    Fighting,
    Helping,
    LaidCard,
    NextCards,
    NextRolls,
    Statement,
    Terms,
    Things,
    TurnIs,
)

TABLE = new_table("bites: Jenn, K.C.").table
BOX = TABLE.catalogue


def thing(name: str, *upon: str, of: str = "") -> LaidCard:
    """A card of the bites box."""
    made = {card.name: card.id for card in BOX.values() if card.set == "bites"}
    return LaidCard(made[name], tuple(made[other] for other in upon), made[of] if of else LaidCard(made[name]).of)


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
        ("Jenn holds no Fluffy", Being("Jenn", lacks=(thing("Fluffy").card,), lacks_in="hand")),
        ("Jenn has Level 4", Being("Jenn", level=4)),
        ("Jenn's Level is 4", Being("Jenn", level=4)),
        ("Jenn Level is 4", Being("Jenn", level=4)),
        ("kc level is 4", Being("K.C.", level=4)),
        ("Jenn holds nothing", Being("Jenn", only=("hand",))),
        ("Jenn fights Banshee helped by J.R.", Fighting("Jenn", things("Banshee"), "J.R.")),
        ("Jenn fights Fluffy Pumpkinhead", Fighting("Jenn", (thing("Pumpkinhead", "Fluffy"),))),
        (
            "Jenn fights Banshee + Evil Twin (Evil Twin) of Banshee",
            Fighting("Jenn", (thing("Banshee"), TWIN_OF_BANSHEE, TWIN_OF_BANSHEE)),
        ),
        ("Jenn fights Banshee + Evil Twin", Fighting("Jenn", (thing("Banshee"), TWIN_OF_BANSHEE))),
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
        ("next roll 5", NextRolls((5,))),
        ("Jenn fights Banshee with me helping", Fighting("Jenn", things("Banshee"), "Jenn")),
        ("Jenn has Werewolf + Banshee in play", Being("Jenn", in_play=things("Werewolf", "Banshee"))),
        (
            "Jenn has Werewolf + Goth Boots + Vampire in play",
            Being("Jenn", in_play=things("Werewolf", "Goth Boots", "Vampire")),
        ),
        (
            "Jenn fights Banshee + Evil Twin + Evil Twin",
            Fighting("Jenn", (thing("Banshee"), TWIN_OF_BANSHEE, TWIN_OF_BANSHEE)),
        ),
        ("K.C. helps Jenn in the fight", Helping("K.C.", "Jenn")),
        ("K.C. helps Jenn in combat for 1 treasure", Helping("K.C.", "Jenn", Terms(1))),
    ],
)
def test_a_sentence_and_what_it_says(sentence: str, statement: Statement) -> None:
    found = read(sentence)
    assert (type(found), found) == (type(statement), statement)
    again = say(statement, TABLE.state, BOX)
    assert (type(read(again)), read(again)) == (type(statement), statement), again


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
        ("Banshee is dead", "Banshee", ""),
        ("Jenn has Level eleven", "eleven", ""),
        ("Jenn wears Goth Boots (Fluffy)", "Fluffy)", ""),
        ("K.C. helps Jenn in Coffin", "in Coffin", ""),
        ("Jenn has Level - 5", "5", ""),
    ],
)
def test_what_is_not_understood_is_taken_for_nothing_else(sentence: str, marked: str, near: str) -> None:
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood), answer
    assert sentence[answer.at :].startswith(marked[:3].strip()), (sentence[answer.at :], marked)
    assert near in answer.nearest or not near, answer.nearest


@pytest.mark.parametrize(
    "sentence",
    [
        "I'll help for 2 treasures",
        "I’ll help for 2 treasures",
        "Bob and Undo join",
    ],
)
def test_nobody_sits_down_whom_no_one_named(sentence: str) -> None:
    answer = parse(sentence, TABLE.state, BOX, at_prompt=True)
    assert isinstance(answer, NotUnderstood)
    assert answer.at + answer.length <= len(sentence)


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
    return st.lists(cards.map(lambda card: LaidCard(card)), max_size=most, unique=True).map(tuple)


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
    st.builds(lambda foe, upon: LaidCard(foe, tuple(upon)), FOE, st.lists(ENHANCER, max_size=2, unique=True)),
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
    fact = FieldStated(
        form.part, form.field.name, tuple((blank, BLANKS[slot.kind]) for blank, slot in form.slots.items())
    )
    assert read(say(fact, TABLE.state, BOX)) == fact


@settings(max_examples=100)
@given(STATEMENTS)
def test_any_statement_said_back_is_read_the_same(statement: Statement) -> None:
    said = say(statement, TABLE.state, BOX)
    found = read(said)
    assert (type(found), found) == (type(statement), statement), said
