"""The rules judge the boards of the scenarios as recorded."""

import pytest

from ..bundled import NAMES, of_topic
from .boards import judged, known

TOPICS = sorted({name.partition("/")[0] for name in NAMES})


@pytest.mark.parametrize("topic", TOPICS)
def test_the_rules_judge_the_boards_of_a_topic_as_recorded(topic: str) -> None:
    other = [name for name in of_topic(topic) if judged(name) != known().get(name, {}).get("judged")]
    assert not other, f"if the change is wanted: python -m tests.golden boards; otherwise: {other}"
