"""What a card says beyond the words that cards are written in is owned up to, never answered wrongly."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.boards import boards
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.entry import Entry
from munch_cli.table.commands import UseAbility
from munch_cli.table.ids import CopyId, PlayerId


def table_with(edition, card):
    """Ann's turn; she has this card in play."""
    file = {"table": {"turn": "Ann"}, "player": {"Ann": {"in_play": [card]}, "Bob": {}}}
    faults = []
    table = boards(Entry(file, (), faults), (edition,), load_rulebook())[edition]
    assert not faults
    return table


@pytest.mark.parametrize(
    ("edition", "card", "ability", "topic"),
    [
        ("classic", "Cleric", "Turning", "class"),
        ("christmas-lite", "Bard", "Enthrall", "class"),
        ("bites", "Changeling", "Changeling", "race"),
        ("bites", "Celeritousness", "Celeritousness", "power"),
    ],
)
def test_an_ability_beyond_the_words_is_not_modelled_yet(edition, card, ability, topic):
    outcome = perform(table_with(edition, card), UseAbility(PlayerId(0), ability, CopyId(0)))
    assert (outcome.verdict.outcome, outcome.verdict.topic) == ("not-modelled", topic)
    assert not outcome.was_done
