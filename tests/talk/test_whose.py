"""Who has a card, or one of a kind, and where it lies."""

import pytest

from munch_cli.repl.session import Session
from munch_cli.table.ids import PlayerId

BOARD = (
    "new classic",
    "Ann is an Elf with Bow with Ribbons, holding Potion of Halitosis + Leather Armor",
    "Bob is a Level 4 Thief, carrying Short Wide Armor, holding Lose a Level",
    "Cy is Level 2, cursed with Malign Mirror",
    "it is Ann's turn",
)


def told(line: str, eyes: PlayerId | None = None) -> str:
    """What is answered at a table where three sit."""
    session = Session()
    for said in BOARD:
        assert not session.hear(said).is_unread, said
    session.eyes = eyes
    return " ".join(session.hear(line).lines)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("who has the bow", "Ann has Bow with Ribbons in play."),
        ("who's got the bow", "Ann has Bow with Ribbons in play."),
        ("where's the potion?", "Ann holds Potion of Halitosis."),
        ("who is an elf", "Ann is an Elf."),
        ("is anyone a thief?", "Bob is a Thief."),
        ("is there a thief at the table", "Bob is a Thief."),
        ("who wears armor", "Ann holds Leather Armor and Bob carries Short Wide Armor."),
        ("who has the malign mirror", "Cy suffers Malign Mirror."),
    ],
)
def test_whoever_has_it_is_named_and_how(line: str, says: str) -> None:
    assert told(line).startswith(says)


def test_a_monster_of_the_fight_is_before_nobody() -> None:
    session = Session()
    for said in (*BOARD, "Ann fights Net Troll"):
        session.hear(said)
    assert session.hear("where is the net troll").lines[0] == "Net Troll is in the fight."


def test_what_others_hold_is_told_to_nobody_else() -> None:
    assert "Lose a Level" in told("who holds lose a level", PlayerId(1))
    assert "Bob holds" not in told("who holds lose a level", PlayerId(0))
