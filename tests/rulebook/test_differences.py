"""What two boxes do differently."""

import itertools

import pytest

from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.sheet import differences

BOOK = load_rulebook()
PAIRS = list(itertools.permutations(BOOK.editions, 2))


def between(one, other):
    return differences(BOOK, BOOK.editions[one], BOOK.editions[other])


def test_the_deal_differs():
    deals = [found for found in between("classic", "booty") if "setup.deal-two-from-each-deck" in found.one]
    assert [(found.topic, found.other, found.why) for found in deals] == [
        ("setup", ("setup.deal-four-from-each-deck",), "differs")
    ]


def test_what_is_absent_is_told_apart_from_what_is_left_open():
    reasons = {found.one[0]: found.why for found in between("bites", "booty") if found.one and not found.other}
    assert reasons["minions.one-in-play-at-a-time"] == "absent"
    assert reasons["race.human-has-no-special-abilities"] == "absent"
    silences = {held for found in between("bites", "christmas-lite") if found.why == "silent" for held in found.one}
    assert "cards.hand-may-be-shown" in silences


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_everything_that_is_in_force_in_one_only_is_told_once(one, other):
    here, there = BOOK.editions[one], BOOK.editions[other]
    told = [rule_id for found in between(one, other) for rule_id in (*found.one, *found.other)]
    only = {held for held in set(here.rules) ^ set(there.rules) if not BOOK.rules[held].case}
    assert sorted(told) == sorted(only)
    for found in between(one, other):
        assert (found.why == "differs") == bool(found.one and found.other)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_it_is_the_same_seen_from_the_other_side(one, other):
    turned = {(found.other, found.one, found.why) for found in between(other, one)}
    assert {(found.one, found.other, found.why) for found in between(one, other)} == turned


def test_an_edition_does_not_differ_from_itself():
    assert between("bites", "bites") == ()
