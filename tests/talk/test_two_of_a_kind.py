"""Two Items of one place: both at once, and a switch to the other one, are judged Item by Item on the board."""

import pytest

from munch_cli.repl.session import Session
from munch_cli.show.look import PLAIN

CLASSIC = "Ann is Level 3 with Horny Helmet"


def word(box: str, *lines: str) -> str:
    session = Session(PLAIN, None)
    for line in (f"new {box}", *lines):
        heard = session.hear(line)
    return heard.word


@pytest.mark.parametrize("box", ("classic", "booty", "bites", "christmas-lite", "lite"))
@pytest.mark.parametrize("place", ("carries", "holds"))
@pytest.mark.parametrize("question", ("may Ann use both helmets at once?", "can Ann wear both of her hats?"))
def test_two_headgears_are_not_used_at_once(box: str, place: str, question: str) -> None:
    cards = ('card "Red Hat": item, +1, headgear', 'card "Blue Hat": item, +1, headgear')
    assert word(box, *cards, "Ann has Red Hat in play", f"Ann {place} Blue Hat", question) == "refused"


@pytest.mark.parametrize(("place", "outcome"), [("carries", "silent"), ("holds", "allowed")])
def test_two_swords_are_used_where_two_hands_hold_them(place: str, outcome: str) -> None:
    """When Items may be switched, apart from the start of a turn, the sheet leaves open."""
    cards = ('card "Red Sword": item, +1, 1 hand', 'card "Blue Sword": item, +1, 1 hand')
    said = ("Ann has Red Sword in play", f"Ann {place} Blue Sword", "it is Ann's turn, at its start")
    assert word("classic", *cards, *said, "may Ann use both swords?") == outcome
    big = ('card "Red Sword": item, +1, 1 hand', 'card "Blue Sword": item, +1, 2 hands')
    assert word("classic", *big, *said, "may Ann use both swords?") == "refused"


def test_a_switch_to_one_item_takes_the_other_off() -> None:
    assert word("classic", f"{CLASSIC}, carrying Plain Cap", "may Ann switch to Plain Cap?") in ("allowed", "silent")
    fighting = (f"{CLASSIC}, carrying Plain Cap", "Ann fights Lame Goblin", "may Ann swap to Plain Cap?")
    assert word("classic", *fighting) == "refused"
