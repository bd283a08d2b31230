"""Cards are read strictly: what means nothing is a problem with its place and a remedy, all problems at once."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files import cards as loading
from munch_cli.files.cards import load_catalogue, read_cards
from munch_cli.files.problems import Problems
from munch_cli.table import vocabulary as v
from munch_cli.table.cards import Card

MONSTER = {"name": "Grue", "kind": "monster", "level": 4}


def read(**facts):
    return read_cards({"card": [{**MONSTER, **facts}]})


def faults(**facts):
    return [(fault.path[2:], fault.code) for fault in read(**facts)[1]]


def test_a_plain_card_is_read():
    cards, wrong = read(treasures=2, bad_stuff=[{"do": "lose_levels", "amount": 2}], tags=["Undead"])
    assert not wrong
    assert [card.id for card in cards] == ["own.grue"]
    assert cards[0].bad_stuff == (v.LoseLevels(2),)
    assert (cards[0].deck, cards[0].levels_gained) == ("door", 1)


def test_effects_are_lasting_or_happen_at_once():
    effects = [{"gives": "strength", "amount": -5, "next_combat": True}, {"do": "change_sex"}]
    (card,), wrong = read_cards({"card": [{"name": "Hex", "kind": "curse", "effects": effects}]})
    assert not wrong
    assert card.gives == (v.Gives("strength", -5, next_combat=True),)
    assert card.do == (v.ChangeSex(),)


def test_a_field_that_is_said_by_another_word_is_not_offered():
    (fault,) = read(effects=[{"gives": "strength", "whta": "strength", "amount": 1}])[1]
    assert fault.code == "unknown-key" and '"what"' not in fault.remedy and "what," not in fault.remedy


def test_of_a_card_that_a_box_has_not_the_three_nearest_are_offered():
    (fault,) = read_cards({"card": [{"name": "Potion", "kind": "one-shot", "like": "classic"}]})[1]
    assert fault.code == "unknown-card" and fault.remedy.count('"') == 2 * 3


def test_of_a_go_up_a_level_that_is_not_modelled_nothing_is_taken_for_granted():
    go_up = {"name": "Up", "kind": "go-up-a-level"}
    for more, deeds in (({}, 1), ({"unmodelled": ["it raises someone else"]}, 0), ({"unknown": ["effects"]}, 0)):
        (card,), wrong = read_cards({"card": [{**go_up, **more}]})
        assert not wrong and len(card.do) == deeds


def test_a_go_up_a_level_that_raises_nobody_is_told_whatever_else_is_wrong():
    go_up = {"name": "Up", "kind": "go-up-a-level", "effects": [{"gives": "luck", "amount": 1}]}
    assert {fault.code for fault in read_cards({"card": [go_up]})[1]} == {"unknown-word", "not-on-this-kind"}
    go_up["effects"] = [{"do": "gain_levles"}]
    assert {fault.code for fault in read_cards({"card": [go_up]})[1]} == {"unknown-word"}


def test_an_ability_without_a_name_goes_by_its_card():
    ability = {"when": "fighting", "do": [{"do": "eliminate"}]}
    assert read(ability=[ability])[0][0].abilities[0].name == "Grue"


WRONG = {
    "a mistyped fact": ({"levle": 3}, ("levle",), "unknown-key"),
    "an inner fact": ({"id": "x"}, ("id",), "unknown-key"),
    "a text for a number": ({"level": "4"}, ("level",), "wrong-type"),
    "yes for a number": ({"treasures": True}, ("treasures",), "wrong-type"),
    "level 0": ({"level": 0}, ("level",), "out-of-range"),
    "an unknown kind": ({"kind": "monstre"}, ("kind",), "unknown-word"),
    "an unknown deed": ({"bad_stuff": [{"do": "lose_levle"}]}, ("bad_stuff", 0, "do"), "unknown-word"),
    "a deed with too much": ({"bad_stuff": [{"do": "perish", "amount": 1}]}, ("bad_stuff", 0, "amount"), "unknown-key"),
    "a deed without a word": ({"bad_stuff": [{"amount": 1}]}, ("bad_stuff", 0), "missing-key"),
    "losing less than nothing": (
        {"bad_stuff": [{"do": "lose_levels", "amount": -1}]},
        ("bad_stuff", 0, "amount"),
        "out-of-range",
    ),
    "no number of levels": (
        {"bad_stuff": [{"do": "lose_levels", "amount": False}]},
        ("bad_stuff", 0, "amount"),
        "wrong-type",
    ),
    "what is given said twice": (
        {"effects": [{"gives": "strength", "what": "strength", "amount": 1}]},
        ("effects", 0, "what"),
        "unknown-key",
    ),
    "a price that asks for more at least than at most": (
        {"ability": [{"when": "losing", "do": [], "price": {"least": 3, "most": 2}}]},
        ("ability", 0, "price"),
        "out-of-range",
    ),
    "an unknown sum": ({"effects": [{"gives": "luck", "amount": 1}]}, ("effects", 0, "gives"), "unknown-word"),
    "an unknown trait": (
        {"effects": [{"gives": "strength", "amount": 1, "against": ["Elv"]}]},
        ("effects", 0, "against", 0),
        "unknown-trait",
    ),
    "an unknown tag": (
        {"effects": [{"gives": "strength", "amount": 1, "facing": ["Undeed"]}]},
        ("effects", 0, "facing", 0),
        "unknown-tag",
    ),
    "an unknown mark": ({"marks": ["wins_tie"]}, ("marks", 0), "unknown-word"),
    "a fact of another kind": ({"bonus": 3}, ("bonus",), "not-on-this-kind"),
    "known and unknown": ({"unknown": ["level"]}, ("unknown",), "given-and-unknown"),
    "an unknown unknown": ({"unknown": ["colour"]}, ("unknown", 0), "unknown-word"),
    "a list for a text": ({"says": ["x"]}, ("says",), "wrong-type"),
    "a word twice": ({"tags": ["Bat", "Bat"]}, ("tags", 1), "named-twice"),
    "an unknown box": ({"like": "clasic"}, ("like",), "unknown-set"),
    "a card that box has not": ({"like": "classic"}, ("like",), "unknown-card"),
    "an unknown keyword": (
        {"ability": [{"when": "losing", "do": [], "price": {"keywords": ["wnad"]}}]},
        ("ability", 0, "price", "keywords", 0),
        "unknown-keyword",
    ),
    "an unknown moment": ({"ability": [{"when": "asleep", "do": []}]}, ("ability", 0, "when"), "unknown-word"),
    "a price that is a number": (
        {"ability": [{"when": "losing", "do": [], "price": 3}]},
        ("ability", 0, "price"),
        "wrong-type",
    ),
    "an ability that is a text": ({"ability": ["losing"]}, ("ability", 0), "wrong-type"),
    "a function of another card": (
        {"bad_stuff": [{"do": "odd", "rule": "card.own.other"}]},
        (),
        "odd-name",
    ),
    "a function that is not there": ({"bad_stuff": [{"do": "odd", "rule": "card.own.grue"}]}, (), "odd-name"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_mistake_is_told_with_its_place(case):
    facts, path, code = WRONG[case]
    assert (path, code) in faults(**facts)


def test_a_mistake_is_told_with_a_remedy():
    ((fault,),) = [read(levle=3)[1]]
    assert fault.remedy == 'did you mean "level"?'
    ((fault,),) = [read(effects=[{"gives": "strength", "amount": 1, "against": ["Elv"]}])[1]]
    assert '"Elf"' in fault.remedy


def test_all_mistakes_are_told_at_once():
    assert len(faults(levle=3, bonus=1, tags="Bat", bad_stuff=[{"do": "dei"}])) == 4


@pytest.mark.parametrize("rule", ["own.grue", "card.own.other"])
def test_a_function_of_another_name_is_told_as_that(rule):
    (fault,) = read(bad_stuff=[{"do": "odd", "rule": rule}])[1]
    assert fault.what.startswith(f'"{rule}" is not the id')


@pytest.mark.parametrize(("kind", "fact"), [("monster", "level"), ("power", "rank"), ("special", "deck")])
def test_a_card_lacks_what_it_cannot_be_played_without(kind, fact):
    cards, (fault,) = read_cards({"card": [{"name": "Grue", "kind": kind}]})
    assert (cards, fault.code) == ([], "missing-fact")
    (card,), wrong = read_cards({"card": [{"name": "Grue", "kind": kind, "unknown": [fact]}]})
    assert not wrong and card.unknown == {fact}


def test_a_name_stands_once():
    _, (fault,) = read_cards({"card": [MONSTER, {**MONSTER, "name": "grue"}]})
    assert (fault.path, fault.code) == (("card", 1, "name"), "card-twice")


def test_a_card_of_ones_own_may_be_like_a_printed_one():
    (card,), wrong = read_cards({"card": [{"name": "Bullrog", "like": "classic", "treasures": 9}]})
    assert not wrong
    assert (card.id, card.level, card.treasures, card.bad_stuff) == ("own.bullrog", 18, 9, (v.Perish(),))


def test_cards_may_speak_of_cards_beside_them():
    race = {"name": "Gnome", "kind": "race"}
    cards, wrong = read_cards({"card": [race, {"name": "Hat", "kind": "item", "only": ["Gnome"]}]})
    assert not wrong and cards[1].only == ("Gnome",)


def test_cards_may_speak_of_tags_and_keywords_of_cards_beside_them():
    gives = {"gives": "strength", "amount": 1, "facing": ["Zapper"], "using": ["zap"]}
    rod = {"name": "Rod", "kind": "item", "keywords": ["zap"], "effects": [gives]}
    cards, wrong = read_cards({"card": [{**MONSTER, "tags": ["Zapper"]}, rod]})
    assert not wrong and cards[1].gives[0].facing == ("Zapper",)


def test_what_a_card_inherits_may_be_of_another_kind():
    hex_of_it = {"name": "Bullrog", "like": "classic", "kind": "curse", "effects": [{"do": "change_sex"}]}
    (card,), wrong = read_cards({"card": [hex_of_it]})
    assert not wrong and card.kind == "curse"


def test_the_marks_of_a_kind_may_be_unknown():
    (card,), wrong = read_cards({"card": [{"name": "Mixture", "kind": "half-breed", "unknown": ["marks"]}]})
    assert not wrong and not card.marks
    (card,), wrong = read_cards({"card": [{"name": "Mixture", "kind": "half-breed"}]})
    assert not wrong and card.marks == {"two_races"}


@pytest.mark.parametrize(
    "does",
    [
        {"effects": [{"do": "change_sex"}]},
        {"effects": [{"gives": "strength", "amount": -1}]},
        {"ability": [{"when": "losing", "do": [{"do": "perish"}]}]},
        {"marks": ["no_helper"]},
    ],
)
def test_a_curse_strikes_in_one_way_or_another(does):
    assert read_cards({"card": [{"name": "Hex", "kind": "curse", **does}]})[1] == []
    assert [fault.code for fault in read_cards({"card": [{"name": "Hex", "kind": "curse"}]})[1]] == ["missing-fact"]


def test_a_name_without_letters_of_ours_has_an_id_of_its_own():
    cards, wrong = read_cards({"card": [{**MONSTER, "name": name} for name in ("\u9f8d \u706b", "\u706b\u9f8d")]})
    assert not wrong and [card.id for card in cards] == ["own.9f8d-706b", "own.706b-9f8d"]


# ---------------------------------------------------------------- files


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "mine" / "bites").mkdir(parents=True)
    return tmp_path / "mine"


def write(folder, text):
    (folder / "bites" / "mine.toml").write_text(text)


def test_a_persons_own_folder_fills_in_what_is_unknown(folder):
    write(folder, 'format = 1\n[[card]]\nname = "Banshee"\nlevel = 8\ntreasures = 2\nunknown = ["tags"]\n')
    for _ in range(2):
        banshee = load_catalogue(("bites",), (str(folder),))["bites.banshee"]
        assert (banshee.level, banshee.treasures) == (8, 2)
        assert banshee.unknown == {"bad_stuff", "tags"}
        assert banshee.gives == load_catalogue(("bites",))["bites.banshee"].gives


def test_problems_in_a_folder_are_told_with_file_line_and_column(folder):
    write(folder, 'format = 1\n[[card]]\nname = "Grue"\nkind = "monster"\nlevle = 8\n')
    with pytest.raises(Problems) as caught:
        load_catalogue(("bites",), (str(folder),))
    told = str(caught.value)
    assert "mine.toml:5:1: error[unknown-key]" in told
    assert 'did you mean "level"?' in told
    assert "error[missing-fact]" in told


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ("", (1, 1, "unknown-format")),
        ("format = 2\n", (1, 10, "unknown-format")),
        ("format = true\n", (1, 10, "unknown-format")),
        ("format = 1\nformta = 1\n", (2, 1, "unknown-key")),
    ],
)
def test_a_file_begins_with_its_format(folder, head, place):
    write(folder, head + '[[card]]\nname = "Grue"\nkind = "monster"\nlevel = 1\n')
    with pytest.raises(Problems) as caught:
        load_catalogue(("bites",), (str(folder),))
    assert told(caught.value) == [place]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("card = [3]", ["wrong-type"]),
        ('[[card]]\nkind = "monster"\nlevel = 1', ["missing-key"]),
        ('[[card]]\nname = "Rope"\nkind = "item"\nprintings = 3', ["wrong-type"]),
        ('[[card]]\nname = "Rope"\nkind = "item"\nprintings.2010 = 3', ["wrong-type"]),
    ],
)
def test_what_is_no_card_of_a_file_is_told_once(folder, text, codes):
    write(folder, f"format = 1\n{text}\n")
    with pytest.raises(Problems) as caught:
        load_catalogue(("bites",), (str(folder),))
    assert [problem.code for problem in caught.value.problems] == codes


def test_only_card_files_that_are_not_hidden_are_read(folder):
    for name in ("notes.txt", ".mine.toml", ".mine.swp"):
        (folder / "bites" / name).write_text("no card")
    assert load_catalogue(("bites",), (str(folder),)).keys() == load_catalogue(("bites",)).keys()


def test_what_hangs_on_the_victim_may_be_nothing_for_the_others(folder):
    bad = '{ do = "depending", victim = ["male"], then = [{ do = "perish" }] }'
    write(folder, f'format = 1\n[[card]]\nname = "Grue"\nkind = "monster"\nlevel = 1\nbad_stuff = [{bad}]\n')
    grue = load_catalogue(("bites",), (str(folder),))["bites.grue"]
    assert grue.bad_stuff == (v.Depending(("male",), (v.Perish(),)),)


def test_unreadable_files_and_folders_are_problems(folder):
    (folder / "bites" / "mine.toml").write_bytes(b"\x00\xff")
    with pytest.raises(Problems):
        load_catalogue(("bites",), (str(folder),))
    with pytest.raises(Problems) as caught:
        load_catalogue(("bites",), (str(folder / "nowhere"),))
    assert told(caught.value) == [(0, 0, "unreadable-file")]


def told(problems):
    """Line, column and code of each problem."""
    return [(problem.line, problem.column, problem.code) for problem in problems.problems]


def test_an_unknown_set_is_a_problem():
    with pytest.raises(Problems, match=r'no set of cards is called "bitse"') as caught:
        load_catalogue(("bitse",))
    assert 'did you mean "bites"' in str(caught.value)
    assert told(caught.value) == [(0, 0, "unknown-set")]


def test_a_set_is_not_named_with_a_printing():
    with pytest.raises(Problems) as caught:
        load_catalogue((f"classic{loading.AT}2010",))
    assert told(caught.value) == [(0, 0, "unknown-set")]


def test_what_is_kept_is_what_was_read(folder):
    read_anew = loading.read_card_files(loading.bundled_sources())
    for _ in range(2):
        for name, cards in read_anew.items():
            printing = name.partition(loading.AT)[2]
            kept = load_catalogue(loading.every_set(), printing=printing)
            for card in cards:
                if card.printing == printing or card.like:
                    assert all(getattr(kept[card.id], fact) == getattr(card, fact) for fact in Card.__slots__)


PRINTED = """
format = 1

[[card]]
name = "Rusty Nail"
kind = "item"
bonus = 1

[card.printings.2010]
bonus = %s
"""


def test_a_printing_changes_what_it_names_and_nothing_else(folder):
    (folder / "bites" / "mine.toml").write_text(PRINTED % 3)
    first = load_catalogue(("bites",), (str(folder),))["bites.rusty-nail"]
    later = load_catalogue(("bites",), (str(folder),), printing="2010")["bites.rusty-nail"]
    assert (first.bonus, later.bonus, first.printing, later.printing) == (1, 3, "", "2010")
    assert first.kind == later.kind


def test_a_fault_in_a_printing_is_told_where_it_stands(folder):
    (folder / "bites" / "mine.toml").write_text(PRINTED % '"much"')
    with pytest.raises(Problems) as caught:
        load_catalogue(("bites",), (str(folder),))
    assert [(problem.line, problem.code) for problem in caught.value.problems] == [(10, "wrong-type")]
    text = (PRINTED % 3).replace("bonus = 3", 'effects = [{ gives = "strength", amount = "much" }]')
    (folder / "bites" / "mine.toml").write_text(text)
    with pytest.raises(Problems) as caught:
        load_catalogue(("bites",), (str(folder),))
    assert [(problem.line, problem.code) for problem in caught.value.problems] == [(10, "wrong-type")]


def test_a_fault_that_a_printing_does_not_repeat_is_told_once(folder):
    text = (PRINTED % 3).replace("\nbonus = 1", '\nbonus = "much"').replace("bonus = 3", "value = 100")
    (folder / "bites" / "mine.toml").write_text(text)
    with pytest.raises(Problems) as caught:
        load_catalogue(("bites",), (str(folder),))
    assert [(problem.line, problem.code) for problem in caught.value.problems] == [(7, "wrong-type")]


def test_an_unknown_printing_is_a_problem():
    with pytest.raises(Problems, match="printing") as caught:
        load_catalogue(("classic",), printing="2011")
    assert 'did you mean "2010"' in str(caught.value)
    assert told(caught.value) == [(0, 0, "unknown-printing")]


# ---------------------------------------------------------------- anything at all

WORDS = st.sampled_from(
    [
        *v.DEEDS,
        *v.MARKS,
        "do",
        "gives",
        "kind",
        "name",
        "monster",
        "item",
        "curse",
        "classic",
        "Elf",
        "Undead",
        "fighting",
        "",
    ]
)
KEYS = st.one_of(
    st.sampled_from(
        [
            "name",
            "kind",
            "like",
            "level",
            "effects",
            "ability",
            "bad_stuff",
            "unknown",
            "marks",
            "price",
            "do",
            "gives",
            "when",
        ]
    ),
    WORDS,
    st.text(max_size=5),
)
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), WORDS, st.text(max_size=8), st.dates()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=6)),
    max_leaves=25,
)


@settings(max_examples=100)
@given(st.one_of(ANYTHING, st.lists(st.dictionaries(KEYS, ANYTHING, max_size=8), max_size=3)))
def test_whatever_stands_in_a_file_is_read_or_told(anything):
    cards, wrong = read_cards({"card": anything})
    assert all(isinstance(card, Card) for card in cards)
    assert all(fault.what and fault.path[0] == "card" for fault in wrong)
    assert cards or wrong or anything == []


@settings(max_examples=100)
@given(st.dictionaries(KEYS, ANYTHING, max_size=6))
def test_a_card_with_anything_in_it_is_read_or_told(anything):
    cards, wrong = read_cards({"card": [{**MONSTER, **anything}]})
    assert bool(cards) != bool(wrong)
