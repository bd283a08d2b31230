"""What is told of what happened: each thing once, and nothing that did not come."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Understood
from munch_cli.language.events import tale
from munch_cli.language.parse import parse
from munch_cli.rules.setup import FIRST
from munch_cli.table.debts import Die
from munch_cli.table.events import (
    DieRolled,
)
from munch_cli.table.ids import PlayerId
from tests.boards import board


def told(table: Table, *sentences: str) -> tuple[Table, list[str]]:
    """The table after these sentences, and what is told of them."""
    lines: list[str] = []
    for sentence in sentences:
        read = parse(sentence, table.state, table.catalogue)
        assert isinstance(read, Understood), sentence
        outcome = perform(table, read.command)
        assert outcome.was_done, (sentence, outcome.verdict.ids)
        lines += tale(outcome.events, outcome.table)
        table = outcome.table
    return table, lines


FIGHT = """
[combat]
fighter = "Ann"
monsters = ["Plain Monster 10"]
[player.Ann]
level = 4
{ann}
[player.Bo]
level = 4
{bo}
[player.Cy]
level = 2
"""


@pytest.mark.parametrize(
    ("sentence", "eyes", "told"),
    [
        ("Bo shows hand to Cy", None, "Bo shows Cy Plain Ring and Plain Gem."),
        ("Bo shows hand to Cy", "Cy", "Bo shows Cy Plain Ring and Plain Gem."),
        ("Bo shows hand to Cy", "Bo", "Bo shows Cy Plain Ring and Plain Gem."),
    ],
)
def test_only_whoever_is_shown_a_hand_is_told_of_its_cards(sentence: str, eyes: str | None, told: str) -> None:
    table = board(FIGHT.format(ann="", bo='hand = ["Plain Ring", "Plain Gem"]'))
    read = parse(sentence, table.state, table.catalogue)
    assert isinstance(read, Understood), sentence
    outcome = perform(table, read.command)
    names = [player.name for player in table.state.players]
    seen_by = None if eyes is None else PlayerId(names.index(eyes))
    assert tale(outcome.events, outcome.table, seen_by) == [told]


def test_dice_are_told_together_and_for_the_first_turn_with_who_rolled_them() -> None:
    table = board(FIGHT.format(ann="", bo=""))
    ann, bo, cy = table.state.seats
    for words, told_of_them in (
        ((FIRST,), "The dice for the first turn: Ann 3 and Bo 5."),
        ((FIRST, "3", "5"), "The dice for the first turn: Ann 3 and Bo 5."),
        (("flight",), "The die shows 3 and 5."),
    ):
        rolls = [DieRolled(pips, Die(cy, 1, other=who, words=words)) for who, pips in ((ann, 3), (bo, 5))]
        assert tale(rolls, table) == [told_of_them], words
