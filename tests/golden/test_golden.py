"""Every edition has a golden game, and saying it again gives the same verdicts, reasons and boards."""

import pytest

from . import walks, wonders
from .games import EDITIONS, path_of, played_again

REMEDY = "if the change is wanted: python -m tests.golden"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_golden_game_goes_as_it_went(edition: str) -> None:
    assert path_of(edition).exists(), f"{edition} has no golden game; {REMEDY}"
    text = path_of(edition).read_text(encoding="utf-8")
    now, before = played_again(text).splitlines(), text.splitlines()
    differing = next((place for place, pair in enumerate(zip(now, before, strict=False)) if pair[0] != pair[1]), None)
    if differing is not None:
        told = "\n".join(before[max(0, differing - 3) : differing])
        pytest.fail(f"{told}\nwas: {before[differing]}\nnow: {now[differing]}\n{REMEDY}")
    assert now == before, REMEDY


@pytest.mark.parametrize("line", walks.known(), ids=lambda line: " ".join(line.split()[:4]))
def test_a_walk_on_a_strange_board_goes_as_it_went(line: str) -> None:
    assert walks.again(line) == line, walks.REMEDY


@pytest.mark.parametrize("line", wonders.known(), ids=lambda line: " ".join(line.split()[:3]))
def test_questions_on_a_strange_board_are_answered_as_they_were(line: str) -> None:
    assert wonders.again(line) == line, wonders.REMEDY
