"""The facts of the cards: every card that a source tells of is there, with its numbers, and nothing is made up."""

import pytest

from munch_cli.files.card_reading import OF_KIND
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.language.card import card_lines, shown_name
from munch_cli.table import vocabulary as v

BOXES = tuple(name for name in every_set() if name != "plain")
CATALOGUE = load_catalogue(every_set())


def card(id):
    return CATALOGUE[id]


def of(box, *kinds):
    return [card for card in CATALOGUE.values() if card.set == box and (not kinds or card.kind in kinds)]


@pytest.mark.parametrize(
    ("box", "names"), [("bites", 48), ("booty", 33), ("christmas-lite", 21), ("lite", 17), ("classic", 147)]
)
def test_every_card_that_is_told_of_is_there(box, names):
    assert len([drawn for drawn in of(box) if not drawn.stand_in and drawn.source != "our-choice"]) == names


SIZES = {
    "classic": (95, 73),
    "booty": (100, 68),
    "bites": (106, 62),
    "christmas-lite": (68, 44),
    "lite": (68, 44),
}


def dealt(box, *kinds):
    """The cards that are dealt, each as often as there are copies of it."""
    return [card for card in of(box, *kinds) if not card.unknown for _ in range(card.copies)]


@pytest.mark.parametrize("box", BOXES)
def test_a_box_is_whole(box):
    decks = [card.deck for card in dealt(box)]
    assert (decks.count("door"), decks.count("treasure")) == SIZES[box]
    assert len(decks) == (112 if "lite" in box else 168)


@pytest.mark.parametrize("box", BOXES)
def test_a_box_has_something_of_everything_in_natural_numbers(box):
    size = len(dealt(box))
    assert 0.2 < len(dealt(box, "monster")) / size < 0.3
    assert 0.15 < len(dealt(box, "item")) / size < 0.3
    assert 0.05 < len(dealt(box, "curse", "trap")) / size < 0.15
    for kind in ("one-shot", "go-up-a-level", "monster-enhancer", "wandering-monster"):
        assert 0.01 < len(dealt(box, kind)) / size < 0.2, kind
    levels = {card.level for card in dealt(box, "monster")}
    assert {1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20} <= levels


def test_bites_has_all_that_is_its_own():
    powers = dealt("bites", "power")
    assert len(powers) == 21
    assert {card.rank for card in powers} == {1, 2, 3}
    limits = {trait for card in powers for trait in (*card.only, *card.not_by)}
    assert limits == {"Vampire", "Werewolf", "Changeling"}
    for kind, least in {"race": 9, "half-breed": 2, "minion": 4, "trap": 4, "evil-twin": 1}.items():
        assert len(dealt("bites", kind)) >= least, kind
    for tag in ("Bat", "Undead", "Demon"):
        assert sum(tag in card.tags for card in dealt("bites", "monster")) >= 5, tag


def test_booty_has_all_that_is_its_own():
    for kind, least in {"class": 9, "accent": 12, "bilingual": 2, "ship": 6, "ship-enhancer": 4, "cheat": 2}.items():
        assert len(dealt("booty", kind)) >= least, kind
    assert sum("Shark" in card.tags for card in dealt("booty", "monster")) >= 6


def test_christmas_lite_has_all_that_is_its_own():
    assert {card.name for card in dealt("christmas-lite", "race")} == {"Elf", "Halfling", "Orc"}
    assert {card.name for card in dealt("christmas-lite", "class")} == {"Bard", "Thief", "Warrior", "Wizard"}
    assert sum("Santa" in card.tags for card in dealt("christmas-lite", "monster")) >= 6
    assert not any(card.big for card in dealt("christmas-lite"))
    deadly = [card.name for card in dealt("christmas-lite") if any(map(kills, v.all_of(card.bad_stuff)))]
    assert deadly == []


def kills(deed):
    return isinstance(deed, v.Perish) or bool(getattr(deed, "deadly", 0))


def test_lite_is_chosen_from_classic_in_its_later_printing():
    assert all((drawn.like, drawn.printing) == ("classic", "2010") for drawn in of("lite"))
    chosen = [drawn for drawn in of("lite") if drawn.source == "our-choice"]
    assert len(chosen) > 50
    assert all("presence" in drawn.chosen for drawn in chosen)


def test_a_stand_in_never_passes_for_a_card_of_the_box():
    official = {drawn.name for drawn in CATALOGUE.values() if not drawn.stand_in}
    for drawn in CATALOGUE.values():
        if drawn.stand_in:
            assert drawn.name not in official and not drawn.source and not drawn.unknown
            assert "stand-in of our own" in "\n".join(card_lines(drawn)) and shown_name(drawn).endswith("*")


def test_classic_is_known_whole():
    copies = {deck: sum(card.copies for card in of("classic") if card.deck == deck) for deck in ("door", "treasure")}
    assert copies == {"door": 95, "treasure": 73}
    assert not any(card.unknown or card.chosen for card in of("classic"))


LIKE = [card for card in CATALOGUE.values() if card.like]


def test_a_card_like_a_classic_one_has_its_facts_but_not_its_number():
    for drawn in LIKE:
        original = load_catalogue(every_set(), printing=drawn.printing)[drawn.id.replace(drawn.set, drawn.like, 1)]
        assert original.set == "classic"
        for fact in ("kind", "deck", "gives", "do", "bad_stuff", "abilities", "marks", *sum(OF_KIND.values(), ())):
            assert getattr(drawn, fact) == getattr(original, fact)
        assert "copies" in drawn.chosen


USUAL = {
    "monster": ("level", "treasures", "bad_stuff"),
    "monster-enhancer": ("strength", "treasures_delta"),
    "item": ("bonus", "slot", "value"),
    "one-shot": ("value",),
    "ship": ("bonus", "value"),
    "power": ("rank",),
}


@pytest.mark.parametrize("box", BOXES)
def test_a_fact_is_given_or_said_to_be_unknown(box):
    fresh = [drawn for drawn in of(box) if not drawn.like and not drawn.stand_in and drawn.set != "classic"]
    for drawn in fresh:
        for fact in USUAL.get(drawn.kind, ()):
            assert getattr(drawn, fact) or fact in drawn.unknown, f"{drawn.id}: {fact}"


def test_what_is_unknown_is_not_given():
    blank = {"copies": 1, "deck": ("door", "treasure"), "levels_gained": 1, "slot": "none"}
    for drawn in CATALOGUE.values():
        for fact in drawn.unknown - {"abilities", "ability", "effects", "deck"}:
            assert getattr(drawn, fact) in (0, (), False, blank.get(fact)), f"{drawn.id}: {fact}"


def test_every_official_card_says_who_says_so():
    for drawn in CATALOGUE.values():
        assert drawn.stand_in or drawn.set != "plain"
        assert drawn.stand_in or drawn.source in ("rulesheet", "two-sources", "one-source", "inferred", "our-choice")


def test_facts_that_rest_on_one_source_stay_marked():
    assert card("bites.dominion").source == card("bites.malediction").source == "one-source"
    assert card("booty.navy").source == card("classic.hireling").source == "one-source"
    assert any("one source" in doubt for doubt in card("bites.werewolf").doubts)


def test_nothing_that_a_card_says_is_left_out():
    assert not [drawn.id for drawn in CATALOGUE.values() if drawn.unmodelled]
