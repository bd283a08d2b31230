"""A question that is misunderstood is never answered as if it were another: near misses are missed, not bent."""

import pytest

from munch_cli.language.answers import Answer, Asked, MayAsk, NotHere, NotUnderstood, Understood, WhyHappened
from munch_cli.language.parse import parse
from munch_cli.table.asks import Asks

from .boards import quarrel

LAID = quarrel()
STATE, BOX = LAID.state, LAID.catalogue


def read(question: str) -> Answer:
    return parse(question, STATE, BOX, at_prompt=True)


@pytest.mark.parametrize(
    "question",
    [
        "may Jenn play Fluffy on Pumpkinhead tomorrow?",
        "may Jenn not play Fluffy on Pumpkinhead?",
        "may Jenn play?",
        "may Jenn plays and sells Coffin?",
        "may nobody play Fluffy?",
        "may Jenn or Drake kick open the door?",
        "may Jenn kick open the door twice?",
        "must Jenn run away?",
        "should Jenn run away?",
        "why may Jenn kick open the door?",
        "why did Jenn lose",
        "why did Jenn lose her temper?",
        "why did Jenn lose a level yesterday?",
        "why did Jenn almost lose a level?",
        "why did Jenn lose Finger Claws and a level?",
        "why did nobody lose a level?",
        "why did Jenn draw blood?",
        "why did Jenn draw minus 3 Treasures?",
        "why did Jenn draw -3 Treasures?",
        "why no",
        "why no beer?",
        "why no Treasure for the monsters?",
        "why is Jenn not",
        "why is Jenn Level?",
        "why am I not Level?",
        "why am I not Level five hundred thousand?",
        "why is the sky blue?",
        "why 13 or 14?",
        "why -x?",
        "why thirteen",
        "why not 13?",
        "why did Finger Claws not?",
        "what if",
        "what if Jenn",
        "what if why?",
        "compare Jenn with Drake",
        "odds of rain",
        "rule",
    ],
)
def test_a_near_miss_is_not_answered(question: str) -> None:
    assert isinstance(read(question), NotUnderstood | Asks), read(question)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("why did Jenn lose a level?", "why did Jenn not lose a level?"),
        ("why did Jenn lose a level?", "why did Jenn gain a level?"),
        ("why did Jenn lose a level?", "why did Drake lose a level?"),
        ("why did Jenn lose a level?", "why did Jenn lose 2 levels?"),
        ("why am I not Level 5?", "why am I Level 5?"),
        ("why am I not Level 5?", "why am I not Level 6?"),
        ("why no Treasure?", "why no level?"),
        ("why no Treasure?", "why no Treasure for Jenn?"),
        ("why did Jenn draw a card?", "why did Jenn draw a Treasure?"),
        ("why did Jenn win the fight?", "why did Jenn win the game?"),
        ("why Goth Boots?", "why does Goth Boots not count?"),
        ("why was Pumpkinhead killed?", "why was Pumpkinhead not killed?"),
        ("may Jenn play Fluffy on Pumpkinhead?", "may Drake play Fluffy on Pumpkinhead?"),
        ("may Jenn play Fluffy on Pumpkinhead?", "may Jenn discard Fluffy?"),
        ("may Jenn run from Pumpkinhead?", "may Jenn claim the kill?"),
    ],
)
def test_questions_that_differ_are_different_questions(one: str, other: str) -> None:
    first, second = read(one), read(other)
    assert not isinstance(first, NotUnderstood | Asks), one
    assert not isinstance(second, NotUnderstood | Asks), other
    assert (type(first), first) != (type(second), second)


@pytest.mark.parametrize(
    "question",
    [
        "why can't Jenn run from Pumpkinhead?",
        "why can’t I run from Pumpkinhead",
        "why cannot Jenn run from Pumpkinhead?",
        "why may Jenn not run from Pumpkinhead?",
        "why is Jenn not allowed to run from Pumpkinhead?",
        "can't Jenn run from Pumpkinhead?",
        "is Jenn not allowed to run from Pumpkinhead?",
        "is Jenn allowed to run from Pumpkinhead?",
        "am I not allowed to run from Pumpkinhead?",
        "why may not Jenn run from Pumpkinhead?",
        "why can Jenn not run from Pumpkinhead?",
        "why can we not run from Pumpkinhead?",
    ],
)
def test_why_somebody_may_not_is_the_question_whether_he_may(question: str) -> None:
    assert read(question) == read("may Jenn run from Pumpkinhead?")


@pytest.mark.parametrize("broken", ["why can't", "why can", "can't", "why may not", "why cannot Jenn", "why may I"])
def test_a_question_broken_off_says_what_is_lacking(broken: str) -> None:
    assert isinstance(read(broken), NotUnderstood)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("what are the odds?", "odds"),
        ("what are my chances?", "odds"),
        ("what are the odds for Drake?", "odds for Drake"),
        ("odds Drake", "odds for Drake"),
        ("ways Drake", "ways for Drake"),
        ("why is it 10?", "why 10"),
    ],
)
def test_a_question_in_other_words_is_the_same(said: str, meant: str) -> None:
    assert read(said) == read(meant)
    assert isinstance(read(said), Asked)


@pytest.mark.parametrize(
    "question",
    [
        "why did jenn lose a Level",
        "WHY DID JENN LOSE A LEVEL???",
        "why  did   Jenn drop a level?",
        "why did Jenn lose the level?",
    ],
)
def test_spelling_does_not_change_what_is_asked(question: str) -> None:
    assert read(question) == Asked(read_why("why did Jenn lose a level?"))


def read_why(question: str) -> WhyHappened:
    answer = read(question)
    assert isinstance(answer, Asked)
    assert isinstance(answer.question, WhyHappened)
    return answer.question


def test_a_question_is_never_carried_out() -> None:
    for sentence in ("Jenn kicks open the door", "Jenn claims the kill", "K.C. declines"):
        for question in (f"may {sentence}?", f"{sentence}?"):
            answer = read(question)
            assert isinstance(answer, NotUnderstood | NotHere | Asked), question
            assert not isinstance(answer, Understood)
            if isinstance(answer, Asked):
                assert isinstance(answer.question, MayAsk)


@pytest.mark.parametrize(
    ("said", "strange", "meant"),
    [
        ("Jenn berserks", "berserks", "use Berserk"),
        ("Jenn escapes", "escapes", "run"),
        ("Jenn draws a card", "draws", "the card is"),
        ("Jenn goes up a level", "goes", "let"),
        ("Drake steals Coffin from Jenn", "steals", "use Theft on"),
        ("Jenn kills Pumpkinhead", "kills", "claim the kill"),
        ("Jenn defeats Pumpkinhead", "defeats", "claim the kill"),
        ("how can I win this?", "how", "ways"),
        ("Drake theft on Jenn", "theft", "use Theft"),
        ("Jenn Fluffy on Pumpkinhead", "Fluffy", "play Fluffy"),
    ],
)
def test_what_stands_in_the_place_of_a_verb_says_how_the_sentence_begins(said: str, strange: str, meant: str) -> None:
    answer = read(said)
    assert isinstance(answer, NotUnderstood)
    assert (answer.at, answer.length) == (said.index(strange), len(strange))
    assert meant in answer.nearest
