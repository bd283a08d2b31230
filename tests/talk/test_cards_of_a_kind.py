"""A question about a card of some kind, where no hand is told, is judged on the board and not from the rules alone."""

import pytest

from munch_cli.repl.session import Session
from munch_cli.show.look import PLAIN

DEADLY = ("classic", "booty", "bites", "lite")


def asked(box: str, *lines: str) -> tuple[str, tuple[str, ...]]:
    """The outcome of the last line, and the ids that decide."""
    session = Session(PLAIN, None)
    for line in (f"new {box}", "Ann is Level 3; Bo is Level 5", *lines):
        heard = session.hear(line)
    assert session.answered is not None, heard.lines
    verdict = session.answered.last.verdict
    return heard.word, (*verdict.open, *verdict.ids)


@pytest.mark.parametrize("box", (*DEADLY, "christmas-lite"))
def test_anybody_may_play_a_curse(box: str) -> None:
    word, ids = asked(box, "may Ann play a curse on Bo?")
    assert word == "allowed"
    assert "curses.gained-otherwise-playable-on-anyone-any-time" in ids


@pytest.mark.parametrize("box", DEADLY)
@pytest.mark.parametrize(
    ("question", "point"),
    [
        ("may Ann play a curse on Bo?", "gap.dead-player-plays-cards"),
        ("may Ann curse Bo?", "gap.dead-player-plays-cards"),
        ("can Bo curse Ann?", "gap.cards-on-the-dead"),
    ],
)
def test_death_is_looked_at(box: str, question: str, point: str) -> None:
    word, ids = asked(box, "Ann is dead", question)
    assert word == "silent"
    assert point in ids


def test_a_hand_that_is_known_holds_no_more() -> None:
    session = Session(PLAIN, None)
    for line in ("new classic", "Ann is Level 3; Bo is Level 5", "Ann holds nothing", "may Ann play a curse?"):
        heard = session.hear(line)
    assert heard.word != "allowed"
