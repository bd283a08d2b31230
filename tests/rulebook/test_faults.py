"""The rulebook takes nothing on trust: each kind of mistake is a fault, and all are reported at once."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from munch_cli.files.codes import HELP
from munch_cli.rulebook.building import build

ONE = {
    "format": 1,
    "key": "one",
    "title": "One",
    "short": "One 1.0",
    "version": "1.0",
    "year": 2001,
    "order": 1,
    "sets": ["one"],
}
TWO = ONE | {"key": "two", "title": "Two", "short": "Two 2.0", "order": 2, "sets": ["two"]}
TOPICS = {
    "level": {
        "format": 1,
        "rule": [
            {"id": "level.floor", "says": "Never below 1.", "cite": {"one": "Level, par. 1", "two": "Level, par. 2"}},
            {
                "id": "level.ten",
                "says": "Up to 10.",
                "cite": {"one": "Level, par. 3"},
                "differs_from": ["level.twenty"],
            },
            {
                "id": "level.twenty",
                "says": "Up to 20.",
                "cite": {"two": "Level, par. 3"},
                "differs_from": ["level.ten"],
            },
        ],
    },
    "loot": {
        "format": 1,
        "rule": [{"id": "loot.one-card", "says": "One card.", "cite": {"one": "Loot, par. 1"}, "silent": ["two"]}],
        "gap": [
            {
                "id": "gap.empty-deck",
                "asks": "What if there is none?",
                "editions": ["one"],
                "hints": ["loot.one-card"],
                "says": {"one": "Nothing."},
                "readings": ["none", "shuffle"],
                "leans": "none",
            }
        ],
    },
    "items": {
        "format": 1,
        "rule": [
            {"id": "items.may", "says": "He may.", "cite": {"one": "Items, par. 1"}},
            {"id": "items.may-not", "says": "He may not.", "cite": {"one": "Items, par. 2"}},
        ],
        "conflict": [
            {
                "id": "conflict.may",
                "editions": ["one"],
                "between": [["items.may"], ["items.may-not"]],
                "settled": False,
                "leans": "refused",
            }
        ],
    },
}


def sheets():
    return copy.deepcopy(TOPICS), copy.deepcopy({"one": ONE, "two": TWO})


def codes(topics, editions):
    _, faults = build(topics, editions)
    assert all(fault.code in HELP for fault in faults)
    return {fault.code for fault in faults}


def test_a_sound_rulebook_has_no_faults():
    topics, editions = sheets()
    book, faults = build(topics, editions)
    assert not faults
    assert set(book.editions["one"].rules) == {
        "level.floor",
        "level.ten",
        "loot.one-card",
        "items.may",
        "items.may-not",
    }
    assert list(book.editions["one"].gaps) == ["gap.empty-deck"]
    assert not book.editions["two"].conflicts


RULE_MISTAKES = {
    "unknown-key": {"sais": "typo"},
    "missing-key": {"says": None},
    "wrong-type": {"note": 3},
    "malformed-id": {"id": "level.Floor!"},
    "wrong-topic": {"id": "loot.floor"},
    "duplicate-id": {"id": "level.ten"},
    "cited-nowhere": {"cite": {}},
    "unknown-edition": {"silent": ["three"]},
    "edition-twice": {"silent": ["one"]},
    "unknown-rule": {"differs_from": ["level.fifty"]},
    "differs-one-way": {"differs_from": ["level.ten"]},
    "two-bindings": {"code": "floor", "prose": "nothing to enforce"},
    "covered-in-a-circle": {"covered_by": ["level.floor"]},
    "covered-nowhere": {"covered_by": ["level.ten"]},
    "named-twice": {"names_cards": ["Elf", "Elf"]},
}


@pytest.mark.parametrize("code", RULE_MISTAKES)
def test_a_mistake_in_a_rule(code):
    topics, editions = sheets()
    rule = topics["level"]["rule"][0]
    rule |= RULE_MISTAKES[code]
    topics["level"]["rule"][0] = {field: held for field, held in rule.items() if held is not None}
    assert code in codes(topics, editions)


CONFLICT_MISTAKES = {
    "one-sided": {"between": [["items.may"]]},
    "not-in-force": {"editions": ["two"]},
    "unknown-rule": {"between": [["items.may"], ["items.must-not"]]},
    "wrong-type": {"settled": "yes"},
    "missing-key": {"leans": None},
}


@pytest.mark.parametrize("code", CONFLICT_MISTAKES)
def test_a_mistake_in_a_contradiction(code):
    topics, editions = sheets()
    conflict = topics["items"]["conflict"][0] | CONFLICT_MISTAKES[code]
    topics["items"]["conflict"][0] = {field: held for field, held in conflict.items() if held is not None}
    assert code in codes(topics, editions)


BORROW_MISTAKES = {
    "unknown-lender": {"loot": "three"},
    "unknown-rule": {"lute": "one"},
    "borrows-what-it-has": {"items": "one", "level.floor": "one"},
    "borrows-against-itself": {"level.ten": "one"},
    "nothing-to-borrow": {"ships": "one", "loot.one-card": "three"},
}


@pytest.mark.parametrize("code", BORROW_MISTAKES)
def test_a_mistake_in_borrowing(code):
    topics, editions = sheets()
    topics["ships"] = {"format": 1}
    editions["three"] = TWO | {"key": "three", "order": 3}
    if code == "unknown-lender":
        del editions["three"]
    editions["two"]["borrow"] = BORROW_MISTAKES[code]
    editions["two"]["keeps"] = ["items"]
    assert code in codes(topics, editions)


TOML_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    [
        "format",
        "rule",
        "gap",
        "conflict",
        "id",
        "says",
        "cite",
        "editions",
        "between",
        "value",
        "covered_by",
        "readings",
    ]
)


@settings(max_examples=50)
@given(
    st.sampled_from(["level", "loot", "items"]),
    st.sampled_from(["rule", "gap", "conflict", ""]),
    FIELDS,
    TOML_VALUES,
)
def test_nonsense_is_a_fault_and_never_a_crash(topic, kind, field, value):
    topics, editions = sheets()
    if kind in topics[topic]:
        topics[topic][kind][0][field] = value
    else:
        topics[topic][field] = value
    _, faults = build(topics, editions)
    for fault in faults:
        assert fault.path[:1] in (("topics",), ("editions",))
        assert fault.code in HELP
        assert fault.what


@settings(max_examples=50)
@given(st.sampled_from([*sorted(ONE), "borrow", "keeps", "traits", "options"]), TOML_VALUES)
def test_a_nonsensical_edition_is_a_fault_and_never_a_crash(field, value):
    topics, editions = sheets()
    editions["two"][field] = value
    _, faults = build(topics, editions)
    assert all(fault.code in HELP for fault in faults)
