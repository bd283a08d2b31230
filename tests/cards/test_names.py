"""Cards are found by what people call them."""

from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.table.names import find_card

CATALOGUE = load_catalogue(every_set())


def test_every_card_is_found_by_its_name_and_set():
    assert [
        card.id for card in CATALOGUE.values() if find_card(CATALOGUE, f"{card.name} ({card.set})") is not card
    ] == []
