"""Every card has a scenario in which it does what it says, clause by clause, and one in which it must not."""

import pytest

from munch_cli.files.cards import load_catalogue

from .cases import has_case, has_counter, unshown

SETS = ("classic",)
GROUPED = [pytest.param(set, marks=pytest.mark.xdist_group(f"cases-{set}")) for set in SETS]


@pytest.mark.parametrize("set", GROUPED)
def test_every_card_does_what_it_says_in_a_scenario(set: str) -> None:
    assert [card.id for card in load_catalogue((set,)).values() if not has_case(card)] == []


@pytest.mark.parametrize("set", GROUPED)
def test_every_card_does_nothing_in_a_scenario_where_it_must_not(set: str) -> None:
    assert [card.id for card in load_catalogue((set,)).values() if not has_counter(card)] == []


@pytest.mark.parametrize("set", GROUPED)
def test_every_clause_of_every_card_is_missed_by_a_scenario(set: str) -> None:
    lacking = {card.id: list(unshown(card)) for card in load_catalogue((set,)).values()}
    assert {id: clauses for id, clauses in lacking.items() if clauses} == {}
