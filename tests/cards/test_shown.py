"""What munch says of a card."""

import json
import re

from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.language.card import ANY_NUMBER, ability_said, card_lines, deeds_said, does, shown_name
from munch_cli.show.card import card_json
from munch_cli.table.vocabulary import Ability, CompelHelp, GrabItem, Levy, Price, RollAgain

CATALOGUE = load_catalogue(every_set())


def told(id):
    return "\n".join(card_lines(CATALOGUE[id]))


def test_what_is_known_is_told_with_what_is_not():
    lines = told("bites.pumpkinhead")
    for part in (
        "Level 8",
        "2 Treasures",
        "Undead",
        "-2 to strength against Werewolf",
        "not known: bad stuff",
        "the rulesheet",
    ):
        assert part in lines


def test_a_number_that_nobody_knows_is_not_told_as_a_number():
    lines = told("bites.banshee")
    assert "Level " not in lines.replace("Level, ", "").split("not known")[0]
    assert "0 Treasures" not in lines
    assert "gold pieces ·" not in told("bites.goth-boots")
    assert "no value" not in told("bites.goth-boots")
    assert "no value" in told("classic.huge-rock")


def test_doubts_older_printings_and_what_is_not_played_are_told():
    assert "in doubt: " in told("bites.vampire")
    assert "older printings: " in told("classic.halfling")
    for card in CATALOGUE.values():
        assert ("not played by munch yet: " in told(card.id)) == bool(card.unmodelled)
    assert "one source only" in told("bites.dominion")
    assert "facts from the card of this name in classic" in told("lite.warrior")


def test_a_stand_in_has_a_star():
    assert shown_name(CATALOGUE["plain.plain-sword"]) == "Plain Sword *"
    assert "stand-in of our own" in told("plain.plain-sword")


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


def test_prices_are_said_as_one_would_say_them():
    for price, said in (
        (Price(kind="accent"), "an accent card"),
        (Price(2, 2), "2 cards"),
        (Price(1, 3, from_hand=True), "1 to 3 cards from the hand"),
        (Price(keywords=("wand", "pole")), "a card that is a wand or pole"),
        (Price(2, 2, keywords=("wand", "pole")), "2 cards, each a wand or pole,"),
        (Price(1, ANY_NUMBER), "any number of cards"),
        (Price(whole_hand=True), "the whole hand, 1 card at least"),
    ):
        ability = Ability("Flight", "any_time", price=price, do=(RollAgain(),))
        assert f"discarding {said}: roll once more" in ability_said(ability, CATALOGUE["classic.wizard"])


def test_what_a_deed_can_do_besides_is_told_where_it_does():
    for deed, bare, besides in (
        (Levy(1), Levy(0), " level"),
        (CompelHelp(no_win=True), CompelHelp(), "such a fight does not win the user the game"),
        (GrabItem(discard_first=True), GrabItem(), "after discarding an own one"),
    ):
        assert besides in deeds_said((deed,))
        assert besides not in deeds_said((bare,))


def test_a_clause_of_bad_stuff_that_is_not_played_is_no_lack_of_bad_stuff():
    plant = CATALOGUE["classic.potted-plant"].copy()
    assert "bad stuff: none" in does(plant)
    plant.unmodelled = ("bad stuff: you sneeze",)
    assert "bad stuff: none" not in does(plant)


def test_a_card_of_another_printing_is_told_as_such():
    printed = next(card for card in load_catalogue(("classic",), printing="2010").values() if card.printing)
    assert f"  in the printing of {printed.printing}" in card_lines(printed)


def test_nothing_is_told_with_the_wrong_article():
    for id in CATALOGUE:
        assert not re.search(r"\ba [aeio](?!ne\b)|\b1 \w+s\b", "\n".join(card_lines(CATALOGUE[id])).split("note:")[0])
