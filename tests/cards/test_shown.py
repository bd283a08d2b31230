"""What munch says of a card."""

import json
import re

from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.language.card import card_lines, shown_name
from munch_cli.show.card import card_json

CATALOGUE = load_catalogue(every_set())


def told(id):
    return "\n".join(card_lines(CATALOGUE[id]))


def test_bad_stuff_is_none_only_where_there_is_none():
    assert "bad stuff: none" in told("classic.potted-plant")
    official = [id for id, card in CATALOGUE.items() if not card.stand_in]
    assert [id for id in official if "bad stuff: none" in told(id)] == ["classic.potted-plant", "lite.potted-plant"]


def test_every_card_can_be_told():
    for card in CATALOGUE.values():
        lines = card_lines(card)
        assert lines[0].startswith(shown_name(card))
        assert all(line == line.rstrip() and "_" not in line.split("note:")[0] for line in lines)
        mapping = json.loads(json.dumps(card_json(card)))
        assert mapping["id"] == card.id
        assert mapping.get("unknown", []) == sorted(card.unknown)


def test_a_card_of_another_printing_is_told_as_such():
    printed = next(card for card in load_catalogue(("classic",), printing="2010").values() if card.printing)
    assert f"  in the printing of {printed.printing}" in card_lines(printed)


def test_nothing_is_told_with_the_wrong_article():
    for id in CATALOGUE:
        assert not re.search(r"\ba [aeio](?!ne\b)|\b1 \w+s\b", "\n".join(card_lines(CATALOGUE[id])).split("note:")[0])
