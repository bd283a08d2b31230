"""Lines keep to their width, and every answer can be read without colours and symbols."""

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.show.look import PLAIN, Look, wrapped
from munch_cli.show.replay import narrated
from munch_cli.table.saying import listed, sum_said


@pytest.fixture(scope="module")
def told():
    scenario = read_scenario(path_of("combat/pumpkinhead"))
    return replay(scenario, "bites")


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_replay_keeps_to_the_width(told, width: int) -> None:
    too_long = [line for line in narrated(told, Look(width)) if len(line) > width and " " in line.strip()]
    assert too_long == []


def test_colours_add_nothing_but_colours(told) -> None:
    import re

    coloured = "\n".join(narrated(told, Look(80, colours=True)))
    assert "\033[" in coloured
    assert re.sub(r"\033\[[\d;]*m", "", coloured) == "\n".join(narrated(told, Look(80)))


def test_a_plain_replay_is_letters_only(told) -> None:
    whole = "\n".join(narrated(told, PLAIN))
    assert "\033" not in whole
    assert not set("✓✗·") & set(whole)


def test_the_pumpkinhead_sums_are_told_with_their_terms(told) -> None:
    whole = "\n".join(narrated(told, Look(100)))
    assert "munchkins 10 = 4 Level + 4 Werewolf + 2 Finger Claws" in whole
    assert "monsters   6 = 8 Pumpkinhead - 2 against Werewolf" in whole
    assert "munchkins 17 = 4 Jenn's Level" in whole
    assert "munchkins 13 = 4 Level" in whole
    assert "Munchkin Bites! 1.6, Asking For Help, par. 1" in whole


def test_turns_of_phrase() -> None:
    assert wrapped("a " * 60, Look(40), "  ")[0].startswith("  a")
    assert sum_said(-1, [(-3, "Curse"), (2, "Hat")]) == "-1 = -3 Curse + 2 Hat"
    assert listed(["a", "b", "c"], "or") == "a, b or c"


def test_signs_that_are_wide_on_a_screen_count_double() -> None:
    lines = wrapped("安娜安娜 " * 10, Look(40))
    assert lines == ["安娜安娜 安娜安娜 安娜安娜 安娜安娜"] * 2 + ["安娜安娜 安娜安娜 "]
