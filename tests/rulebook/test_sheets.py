"""The rulebook as it is printed: every rule, open point and contradiction of the five sheets."""

from collections import Counter

from munch_cli.files.rulebook import load_rulebook

BOOK = load_rulebook()


def test_open_points_have_readings_and_lean_to_one():
    for gap in BOOK.gaps.values():
        assert gap.leans in gap.readings
        assert gap.editions
        assert gap.asks.endswith("?")


def test_contradictions_are_settled_or_open():
    assert Counter(conflict.settled for conflict in BOOK.conflicts.values()) == {True: 5, False: 5}
    assert all(conflict.leans in ("allowed", "refused") for conflict in BOOK.conflicts.values() if not conflict.settled)


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
