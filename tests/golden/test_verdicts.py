"""On every written board the rules judge, and do, as is written down. What differs is told, line by line."""

import pytest

from .verdicts import TOPICS, counted, path_of

REMEDY = "if the change is wanted: python -m tests.golden verdicts"


@pytest.mark.parametrize("topic", TOPICS)
def test_what_is_judged_and_done_on_the_boards_of_a_topic_is_as_it_was(topic: str) -> None:
    now, before = (text.splitlines() for text in (counted(topic), path_of(topic).read_text(encoding="utf-8")))
    gone, new = ([line for line in one if line not in other] for one, other in ((before, now), (now, before)))
    assert now == before, "\n".join([*(f"was: {line}" for line in gone), *(f"now: {line}" for line in new), REMEDY])
