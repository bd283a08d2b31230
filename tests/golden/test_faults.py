"""What is found in scenarios with a broken line is as it is written down. What differs is told, line by line."""

import pytest

from .faults import TOPICS, found, path_of

REMEDY = "if the change is wanted: python -m tests.golden faults"


@pytest.mark.parametrize("topic", TOPICS)
def test_what_is_found_in_broken_scenarios_of_a_topic_is_as_it_was(topic: str) -> None:
    assert found(topic).splitlines() == path_of(topic).read_text(encoding="utf-8").splitlines(), REMEDY
