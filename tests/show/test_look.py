"""Lines keep to their width, and every answer can be read without colours and symbols."""

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.show.look import PLAIN, Look, wrapped
from munch_cli.show.replay import narrated


@pytest.fixture(scope="module")
def told():
    scenario = read_scenario(path_of("combat/pumpkinhead"))
    return replay(scenario, "bites")


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_replay_keeps_to_the_width(told, width: int) -> None:
    too_long = [line for line in narrated(told, Look(width)) if len(line) > width and " " in line.strip()]
    assert too_long == []


def test_a_plain_replay_is_letters_only(told) -> None:
    whole = "\n".join(narrated(told, PLAIN))
    assert "\033" not in whole
    assert not set("✓✗·") & set(whole)


def test_signs_that_are_wide_on_a_screen_count_double() -> None:
    lines = wrapped("安娜安娜 " * 10, Look(40))
    assert lines == ["安娜安娜 安娜安娜 安娜安娜 安娜安娜"] * 2 + ["安娜安娜 安娜安娜 "]
