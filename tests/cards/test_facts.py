"""The facts of the cards: every card that a source tells of is there, with its numbers, and nothing is made up."""

import pytest

from munch_cli.arbiter.dealing import is_playable
from munch_cli.files.card_reading import OF_KIND
from munch_cli.files.cards import every_set, load_catalogue
from munch_cli.language.card import card_lines, shown_name
from munch_cli.table import vocabulary as v
from munch_cli.table.names import find_card
from tests.boards import board

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


def test_no_stand_in_makes_the_name_of_a_card_of_the_box_longer():
    for stand_in in (drawn for drawn in CATALOGUE.values() if drawn.stand_in):
        longer = [drawn.name for drawn in CATALOGUE.values() if not drawn.stand_in and drawn.set == stand_in.set]
        assert not [name for name in longer if stand_in.name.startswith(f"{name} ")], stand_in.name


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


def test_bites_has_two_each_of_two_powers():
    assert card("bites.celeritousness").copies == card("bites.rodomontade").copies == 2


MONSTERS = {
    # level, treasures, levels for the kill, tags, strength against whom
    "bites.pumpkinhead": (8, 2, 1, ("Undead",), {("Werewolf",): -2}),
    "booty.greenbeard": (6, 2, 1, (), {("female",): 3}),
    "classic.3872-orcs": (10, 3, 1, (), {("Dwarf",): 6}),
    "classic.bigfoot": (12, 3, 1, (), {("Dwarf", "Halfling"): 3}),
    "classic.bullrog": (18, 5, 2, (), {}),
    "classic.drooling-slime": (1, 1, 1, (), {("Elf",): 4}),
    "classic.king-tut": (16, 4, 2, ("Undead",), {}),
    "classic.mr-bones": (2, 1, 1, ("Undead",), {}),
    "classic.plutonium-dragon": (20, 5, 2, (), {}),
    "classic.potted-plant": (1, 1, 1, (), {}),
    "classic.undead-horse": (4, 2, 1, ("Undead",), {("Dwarf",): 5}),
    "classic.wannabe-vampire": (12, 3, 1, (), {}),
    "classic.wight-brothers": (16, 4, 2, ("Undead",), {}),
    "lite.net-troll": (10, 3, 1, (), {}),
    "lite.drooling-slime": (1, 1, 1, (), {("Elf",): 4}),
    "christmas-lite.net-troll": (10, 3, 1, (), {}),
    "christmas-lite.pit-bull": (2, 1, 1, (), {}),
    "plain.plain-monster-1": (1, 1, 1, (), {}),
    "plain.plain-monster-5": (5, 1, 1, (), {}),
    "plain.plain-monster-10": (10, 2, 1, (), {}),
    "plain.plain-monster-15": (15, 4, 2, (), {}),
}


def test_a_monster_has_its_numbers():
    for id in MONSTERS:
        monster = card(id)
        against = {word.against: word.amount for word in monster.gives if word.what == "strength"}
        assert (monster.level, monster.treasures, monster.levels_gained, monster.tags, against) == MONSTERS[id]


CLASSIC_LEVELS = {
    1: "Crabs, Drooling Slime, Lame Goblin, Maul Rat, Potted Plant",
    2: "Flying Frogs, Gelatinous Octahedron, Large Angry Chicken, Mr. Bones, Pit Bull",
    4: "Harpies, Leperchaun, Snails on Speed, Undead Horse",
    6: "Lawyers, Platycore, Pukachu, Shrieking Geek",
    8: "Amazon, Face Sucker, Gazebo, Ghoulfiends",
    10: "3,872 Orcs, Floating Nose, Net Troll",
    12: "Bigfoot, Tongue Demon, Wannabe Vampire",
    14: "Insurance Salesman, Stoned Golem, Unspeakably Awful Indescribable Horror",
    16: "Hippogriff, King Tut, Wight Brothers",
    18: "Bullrog, Squidzilla",
    20: "Plutonium Dragon",
}


def test_the_monsters_of_classic_by_level():
    found = {}
    for monster in of("classic", "monster"):
        found.setdefault(monster.level, set()).add(monster.name)
    spelled = {level: set(names.replace("3,872", "3;872").split(", ")) for level, names in CLASSIC_LEVELS.items()}
    assert found == {level: {name.replace(";", ",") for name in names} for level, names in spelled.items()}


REACTIONS = {
    "bites.banshee": ("Changeling", -4),
    "bites.sunbeam": ("Vampire", 4),
    "booty.almighty-cod": ("Merchant", -3),
    "booty.sir-francis-drake": ("Spanish", 5),
    "christmas-lite.evan-a-mouse": ("Elf", 4),
    "classic.maul-rat": ("Cleric", 3),
    "classic.harpies": ("Wizard", 5),
    "classic.leperchaun": ("Elf", 5),
    "classic.platycore": ("Wizard", 6),
    "classic.shrieking-geek": ("Warrior", 6),
    "classic.face-sucker": ("Elf", 6),
    "classic.tongue-demon": ("Cleric", 4),
    "classic.unspeakably-awful-indescribable-horror": ("Warrior", 4),
}


def test_a_monster_reacts_to_a_kind_of_character():
    for id in REACTIONS:
        trait, amount = REACTIONS[id]
        assert card(id).gives == (v.Gives("strength", amount, against=(trait,)),)


ENHANCERS = {
    "bites.horrific-steeped-in-evil-yet-somewhat-pitiable": (10, 2),
    "bites.fluffy": (-5, -1),
    "booty.legendary": (10, 2),
    "classic.ancient": (10, 2),
    "classic.humongous": (10, 2),
    "classic.enraged": (5, 1),
    "classic.intelligent": (5, 1),
    "classic.baby": (-5, -1),
    "lite.ancient": (10, 2),
    "lite.enraged": (5, 1),
    "plain.plain-enhancer": (5, 1),
}


def test_an_enhancer_has_its_numbers():
    for id in ENHANCERS:
        assert (card(id).strength, card(id).treasures_delta) == ENHANCERS[id]


BONUSES = {
    "bites.finger-claws": 2,
    "bites.coffin": 3,
    "bites.sword-of-beheading-people-just-like-in-that-movie": 4,
    "bites.virgin-tears": 3,
    "booty.brig": 3,
    "booty.demon-rum": 4,
    "christmas-lite.snow-shovel": 3,
    "christmas-lite.christmas-coral": 4,
    "christmas-lite.boots-of-butt-kicking": 2,
    "lite.mace-of-sharpness": 4,
    "lite.magic-missile": 5,
    "classic.staff-of-napalm": 5,
    "classic.rat-on-a-stick": 0,
    "classic.boots-of-running-really-fast": 0,
    "classic.sleep-potion": 2,
    "plain.plain-helmet": 1,
    "plain.plain-potion": 3,
}


def test_a_treasure_has_its_bonus():
    for id in BONUSES:
        assert card(id).bonus == BONUSES[id], id


ATTIRE = {
    # slot, Big, value, only, not by
    "classic.bad-ass-bandana": ("headgear", False, 400, ("Human",), ()),
    "classic.mithril-armor": ("armor", True, 600, (), ("Wizard",)),
    "classic.broad-sword": ("1 hand", False, 400, ("female",), ()),
    "classic.gentlemens-club": ("1 hand", False, 400, ("male",), ()),
    "classic.bow-with-ribbons": ("2 hands", False, 800, ("Elf",), ()),
    "classic.huge-rock": ("2 hands", True, 0, (), ()),
    "classic.stepladder": ("none", True, 400, ("Halfling",), ()),
    "classic.boots-of-butt-kicking": ("footgear", False, 400, (), ()),
    "lite.mace-of-sharpness": ("1 hand", False, 600, ("Cleric",), ()),
    "plain.plain-big-sword": ("2 hands", True, 600, (), ()),
    "plain.plain-sword": ("1 hand", False, 400, (), ()),
    "plain.plain-gem": ("none", False, 1000, (), ()),
}


def test_an_item_has_its_place_and_price():
    for id in ATTIRE:
        item = card(id)
        assert (item.slot, item.big, item.value, item.only, item.not_by) == ATTIRE[id]


def test_what_the_worked_examples_rest_on():
    assert card("bites.werewolf").gives == (v.Gives("strength", 4, facing=("Undead", "Demon")),)
    assert card("bites.changeling").marks == {"keeps_powers", "doors_for_treasures"}
    assert card("bites.vampire").abilities[0].do == (v.StealLevel(),)
    assert card("bites.coffin").only == ("Vampire",)
    assert card("booty.silver-long-johns").only == ("Pirate",)
    assert "bonus" in card("booty.silver-long-johns").unknown
    merchant = card("booty.merchant").abilities[0]
    assert (merchant.name, merchant.when, merchant.price, merchant.do) == (
        "Merchant",
        "fighting",
        v.Price(kind="accent"),
        (v.BorrowAbilities(),),
    )
    charm = card("booty.french").abilities[0]
    assert (charm.name, charm.when, charm.on, charm.do) == (
        "Charm ze Rival",
        "fighting",
        "opposite_sex",
        (v.CompelHelp(picks_first=True),),
    )


@pytest.mark.parametrize("box", ["classic", "lite", "christmas-lite"])
def test_the_elf_and_the_warrior(box):
    elf, warrior = card(f"{box}.elf"), card(f"{box}.warrior")
    assert {(word.what, word.amount) for word in elf.gives} == {("run_away", 1), ("helper_levels", 1)}
    assert warrior.marks == {"wins_ties"}
    berserk = warrior.abilities[0]
    assert (berserk.name, berserk.when, berserk.once, berserk.price) == (
        "Berserk",
        "fighting",
        "fight",
        v.Price(most=3),
    )
    assert berserk.do == (v.Strengthen(1, each=True),)


def test_abilities_of_monsters():
    vampire = card("lite.wannabe-vampire").abilities[0]
    assert (vampire.name, vampire.by, vampire.do) == ("Wannabe Vampire", ("Cleric",), (v.Eliminate(treasure=True),))
    bull = card("christmas-lite.pit-bull").abilities[0]
    assert bull.when == "losing"
    assert bull.price is not None
    assert set(bull.price.keywords) == {"wand", "pole", "staff"}
    assert bull.do == (v.EscapeFrom(),)


LIKE = [card for card in CATALOGUE.values() if card.like]


def test_a_card_like_a_classic_one_has_its_facts_but_not_its_number():
    for drawn in LIKE:
        original = load_catalogue(every_set(), printing=drawn.printing)[drawn.id.replace(drawn.set, drawn.like, 1)]
        assert original.set == "classic"
        for fact in ("kind", "deck", "gives", "do", "bad_stuff", "abilities", "marks", *sum(OF_KIND.values(), ())):
            assert getattr(drawn, fact) == getattr(original, fact)
        assert "copies" in drawn.chosen


def test_numbers_taken_over_for_christmas_lite_are_not_passed_off_as_confirmed():
    assert all("not confirmed" in drawn.note for drawn in of("christmas-lite") if drawn.like)


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


@pytest.mark.parametrize(
    ("says", "is_dealt"),
    [("", True), ('unknown = ["effects"]', False), ('unmodelled = ["Foresight: looks at the top of the pile"]', False)],
)
def test_a_card_is_dealt_only_if_all_it_says_is_known_and_carried_out(says, is_dealt):
    table = board(f'[player.Ann]\n[player.Bob]\n[[card]]\nname = "Mystic"\nkind = "class"\nstand_in = true\n{says}\n')
    (mystic,) = (one for one in table.catalogue.values() if one.name == "Mystic")
    assert is_playable(mystic) is is_dealt


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


def test_a_card_whose_bad_stuff_is_not_played_yet_says_so():
    for monster in of("classic", "monster"):
        told = monster.bad_stuff or any(clause.startswith("bad stuff:") for clause in monster.unmodelled)
        assert told or monster.name == "Potted Plant"


def test_other_names():
    assert find_card(CATALOGUE, "Lose 1 Level") is card("classic.lose-a-level")
    assert find_card(CATALOGUE, "Horrific") is card("bites.horrific-steeped-in-evil-yet-somewhat-pitiable")


def test_a_hireling_fights_in_the_later_printing_only():
    assert card("classic.hireling").bonus == 0
    assert load_catalogue(("classic",), printing="2010")["classic.hireling"].bonus == 1


def test_nothing_that_a_card_says_is_left_out():
    assert not [drawn.id for drawn in CATALOGUE.values() if drawn.unmodelled]
