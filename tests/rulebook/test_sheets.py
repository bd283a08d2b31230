"""The rulebook as it is printed: every rule, open point and contradiction of the five sheets."""

from collections import Counter

import pytest

from munch_cli.files.rulebook import load_rulebook, read_rulebook
from munch_cli.rulebook.building import TOPICS
from munch_cli.rulebook.rows import from_rows, to_rows

BOOK = load_rulebook()


def test_every_topic_has_rules_and_every_rule_a_sheet():
    assert {rule.topic for rule in BOOK.rules.values()} == set(BOOK.topics) == set(TOPICS)
    assert all(rule.says and rule.cite for rule in BOOK.rules.values())


def test_editions_stand_in_the_order_they_were_printed():
    years = [edition.year for edition in BOOK.editions.values()]
    assert years == sorted(years)


@pytest.mark.parametrize("key", BOOK.editions)
def test_what_its_own_sheet_says(key):
    own = [rule_id for rule_id, cited in BOOK.editions[key].rules.items() if not cited.borrowed_from]
    assert own == [rule_id for rule_id, rule in BOOK.rules.items() if key in rule.cite]


def test_open_points_have_readings_and_lean_to_one():
    for gap in BOOK.gaps.values():
        assert gap.leans in gap.readings
        assert gap.editions
        assert gap.asks.endswith("?")


def test_contradictions_are_settled_or_open():
    assert Counter(conflict.settled for conflict in BOOK.conflicts.values()) == {True: 5, False: 5}
    assert all(conflict.leans in ("allowed", "refused") for conflict in BOOK.conflicts.values() if not conflict.settled)


def test_the_point_on_selling_at_level_8():
    gap = BOOK.gaps["gap.selling-2000-at-level-8"]
    assert gap.readings == ("one-level", "none")
    assert gap.leans == "none"


def test_citations_name_sheet_heading_and_paragraph():
    assert BOOK.editions["bites"].cite("combat.monster-wins-ties") == "Munchkin Bites! 1.6, Combat (p. 2), par. 1"
    borrowed = BOOK.editions["lite"].cite("charity.tied-lowest-share-evenly")
    assert borrowed.endswith("(borrowed from Munchkin Christmas Lite 1.0)")


def test_what_no_sheet_cites_is_in_force_nowhere():
    for edition in BOOK.editions.values():
        for rule_id, (rule, where, lender) in edition.rules.items():
            assert where == rule.cite[lender or edition.key]
            assert rule_id == rule.id


def test_lite_borrows_only_what_it_has_lost():
    lite = BOOK.editions["lite"]
    borrowed = {rule_id for rule_id, cited in lite.rules.items() if cited.borrowed_from}
    assert "charity.excess-goes-to-lowest-level-player" in borrowed
    assert "big-items.dwarf-may-carry-any-number" in borrowed
    for rule_id in borrowed:
        rule = BOOK.rules[rule_id]
        assert rule.topic not in lite.keeps
        assert "lite" not in rule.cite
        assert not rule.case, "worked examples belong to their sheet"
        assert not any(lite.has(other) and other not in borrowed for other in rule.differs_from)


def test_what_lite_says_nothing_of_is_not_guessed():
    lite = BOOK.editions["lite"]
    assert not lite.has("setup.box-112-cards-die-not-supplied")
    assert not lite.has("race.list-human-elf-orc-halfling")
    assert lite.has("race.list-human-elf-dwarf-halfling")


def test_open_points_and_contradictions_travel_with_what_is_borrowed():
    lite = BOOK.editions["lite"]
    assert "gap.selling-2000-at-level-8" in lite.gaps
    assert "gap.half-dwarf" in lite.gaps
    assert "gap.former-changeling-above-his-level" not in lite.gaps
    assert "conflict.former-dwarf-sells-in-a-fight" in [conflict.id for conflict in lite.conflicts]
    assert "conflict.new-item-in-own-fight" not in [conflict.id for conflict in lite.conflicts]


def test_switching_a_rule_off_leaves_the_edition_itself_alone():
    bites = BOOK.editions["bites"]
    without = bites.without("combat.monster-wins-ties", "gap.wait-starts-again", "conflict.second-card-of-one-power")
    assert not without.has("combat.monster-wins-ties")
    assert bites.has("combat.monster-wins-ties")
    assert len(without.rules) == len(bites.rules) - 1
    assert len(without.gaps) == len(bites.gaps) - 1
    assert len(without.conflicts) == len(bites.conflicts) - 1


def test_a_value_goes_with_its_rule():
    for edition in BOOK.editions.values():
        for name, (value, rule_id) in edition.values.items():
            assert edition.value(name) == value
            stating = [id for id, (rule, _, _) in edition.rules.items() if name in rule.numbers] or [rule_id]
            assert rule_id in stating
            assert name not in edition.without(*stating).values


def test_several_rules_may_state_one_number_and_one_of_them_is_enough():
    bites = BOOK.editions["bites"]
    assert bites.values["winning.goal"] == (10, "winning.first-to-level-10-wins")
    without = bites.without("winning.first-to-level-10-wins")
    assert without.values["winning.goal"][0] == without.number("winning.goal") == 10


def test_a_number_that_nothing_states_any_more_is_what_it_usually_is():
    classic = BOOK.editions["classic"]
    without = classic.without("setup.deal-two-from-each-deck")
    assert "deal.each" not in without.values
    assert without.number("deal.each") == BOOK.numbers["deal.each"].usual


def test_an_entry_is_found_by_its_id():
    assert BOOK.entry("gap.half-dwarf") is BOOK.gaps["gap.half-dwarf"]
    assert BOOK.entry("helping.only-one-helper") is BOOK.rules["helping.only-one-helper"]
    assert BOOK.entry("helping.no-such-rule") is None


def test_kept_rows_give_back_the_same_rulebook():
    read = read_rulebook()
    again = from_rows(to_rows(read))
    for part in ("topics", "rules", "gaps", "conflicts"):
        assert getattr(again, part) == getattr(read, part)
    for key, edition in read.editions.items():
        for slot in edition.__slots__:
            assert getattr(again.editions[key], slot) == getattr(edition, slot), slot


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("Bites!", "bites"),
        ("the classic box", "classic"),
        ("Munchkin", "classic"),
        ("Munchkin Lite 1.72", "lite"),
        ("christmas lite", "christmas-lite"),
        *((word, "") for word in ("", "the box", "bytes", "lite booty", "munchkin munchkin")),
    ],
)
def test_a_box_answers_to_its_key_and_to_its_title(said: str, key: str) -> None:
    assert BOOK.edition_called(said) == key
