"""Enhancers give the same result in whatever order they are played."""

from itertools import permutations

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.boards import boards
from munch_cli.files.rulebook import load_rulebook
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse
from munch_cli.rulebook.entry import Entry

PLAYS = ("Plain Enhancer", "Plain Weakener", "Plain Prize", "Plain Mate")


def board(edition):
    """Ann fights a monster and holds everything there is to lay on it."""
    file = {
        "table": {"turn": "Ann", "phase": "trouble"},
        "turn": {"met_monster": True},
        "combat": {"fighter": "Ann", "began": "trouble", "monsters": ["Plain Monster 10"]},
        "player": {"Ann": {"level": 5, "hand": list(PLAYS)}, "Bob": {}},
        "sets": ["plain"],
    }
    faults = []
    table = boards(Entry(file, (), faults), (edition,), load_rulebook())[edition]
    assert not faults
    return table


@pytest.mark.parametrize("edition", ["classic", "booty", "bites", "lite"])
def test_order_of_play_does_not_matter(edition):
    came_to = set()
    for order in permutations(PLAYS):
        table = board(edition)
        for card in order:
            said = parse(f"Ann plays {card} on Plain Monster 10", table.state, table.catalogue)
            assert isinstance(said, Understood)
            outcome = perform(table, said.command)
            assert outcome.was_done
            table = outcome.table
        came_to.add((table.total("monsters").amount, sum(table.total("treasures", foe).amount for foe in table.foes)))
    assert len(came_to) == 1
