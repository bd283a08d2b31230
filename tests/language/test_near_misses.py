"""A question that is misunderstood is never answered as if it were another: near misses are missed, not bent."""

import pytest

from munch_cli.language.answers import Answer, Asked, MayAsk, NotHere, NotUnderstood, Understood
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
        "what if why?",
    ],
)
def test_a_near_miss_is_not_answered(question: str) -> None:
    assert isinstance(read(question), NotUnderstood | Asks), read(question)


@pytest.mark.parametrize("broken", ["why can't", "why can", "why may not"])
def test_a_question_broken_off_says_what_is_lacking(broken: str) -> None:
    assert isinstance(read(broken), NotUnderstood)


def test_a_question_is_never_carried_out() -> None:
    for sentence in ("Jenn kicks open the door", "Jenn claims the kill", "K.C. declines"):
        for question in (f"may {sentence}?", f"{sentence}?"):
            answer = read(question)
            assert isinstance(answer, NotUnderstood | NotHere | Asked), question
            assert not isinstance(answer, Understood)
            if isinstance(answer, Asked):
                assert isinstance(answer.question, MayAsk)
