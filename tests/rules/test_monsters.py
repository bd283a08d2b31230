"""What is true of monsters by the form of the board."""

import pytest

from munch_cli.engine.chance import draw
from munch_cli.engine.run import Batch, Nobody
from munch_cli.engine.table import Table
from munch_cli.files.cards import load_catalogue
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.table import events as e
from munch_cli.table.events import apply
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import DOOR, FOES, HAND, Player, Turn, add_copy, empty_board, seat_zone

ANN = PlayerId(0)
EDITIONS = tuple(load_rulebook().editions)


def table_with_monster(edition, name):
    """A table with one monster on top of the Door deck."""
    law, cards = law_of(load_rulebook().editions[edition]), load_catalogue(("plain", "classic"))
    state = empty_board([Player("Ann"), Player("Bob")], Turn(ANN))
    card = next(card for card in cards.values() if card.name == name)
    return Table(state, law, cards), add_copy(state, card.id, DOOR, DOOR)


@pytest.mark.parametrize("name", ["3,872 Orcs", "Snails on Speed", "Plain Monster 5"])
def test_each_card_is_one_monster(name):
    table, monster = table_with_monster("classic", name)
    apply(table.state, e.FightBegan(ANN, monster, "door"))
    assert table.foes == (monster,)
    assert len(table.total("monsters").terms) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_monster_gained_otherwise_goes_to_hand(edition):
    table, monster = table_with_monster(edition, "Plain Monster 5")
    batch = Batch(table, Nobody())
    for event in draw(table, "door", ANN, "hand"):
        batch.happen(event)
    assert table.state.zones[seat_zone(ANN, HAND)] == (monster,)
    assert table.fight is None and not table.state.zones[FOES]
