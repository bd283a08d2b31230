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


# ---------------------------------------------------------------- files


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "mine" / "bites").mkdir(parents=True)
    return tmp_path / "mine"


def write(folder, text):
    (folder / "bites" / "mine.toml").write_text(text)


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ("", (1, 1, "unknown-format")),
        ("format = 2\n", (1, 10, "unknown-format")),
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
