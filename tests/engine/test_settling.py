"""From the reasons that rules give to a verdict, under sheets of a few rules made for it."""

import pytest

from munch_cli.engine.law import Row, may
from munch_cli.engine.reasons import CARD, EXPLICIT_CARD, Reason, Verdict, allow, refuse
from munch_cli.engine.settle import goes_ahead, judge
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Edition
from munch_cli.table.commands import EndTurn
from munch_cli.table.ids import RuleId

from .small_law import ANN, A, B, C, carries, contradiction, sheet, table_under

OVER = (A, B, C)
"""Every row here may be over every rule."""


def saying(reason: Reason | None, id: str) -> Row:
    """A row that gives a reason, whoever ends whatever turn."""

    def says(table: Table, command: EndTurn) -> Reason | None:
        return reason

    return carries(id, may(EndTurn, says, over=OVER))


def verdict(*rows: Row, edition: Edition | None = None, ruling: tuple[str, str] | None = None) -> Verdict:
    """What is said of Ann's ending her turn; whoever only asks whether she may is answered alike."""
    table = table_under(edition or sheet(), *rows)
    if ruling is not None:
        table.state.rulings[RuleId(ruling[0])] = ruling[1]
    found = judge(table, EndTurn(ANN))
    assert goes_ahead(table, EndTurn(ANN)) == found.goes_ahead
    return found


YES, NO = saying(allow(), A), saying(refuse(), B)


def test_a_licence_lets_it_through_and_is_cited() -> None:
    found = verdict(YES)
    assert (found.outcome, found.goes_ahead, found.ids) == ("allowed", True, (A,))


def test_what_a_reason_is_over_is_struck() -> None:
    found = verdict(NO, saying(allow(over=(B,)), A))
    assert (found.outcome, found.ids) == ("allowed", (A,))
    assert [reason.ids for reason in found.struck] == [(B,)]


@pytest.mark.parametrize(("rank", "outcome"), [(CARD, "refused"), (EXPLICIT_CARD, "allowed")])
def test_a_protected_rule_yields_only_to_a_card_that_says_so(rank: int, outcome: str) -> None:
    found = verdict(NO, saying(allow(over=(B,), rank=rank), A), edition=sheet(protected=B))
    assert found.outcome == outcome


@pytest.mark.parametrize(("leans", "goes"), [("allowed", True), ("refused", False)])
def test_of_a_contradiction_both_sides_are_told_and_one_is_leaned_to(leans: str, goes: bool) -> None:
    found = verdict(YES, NO, edition=sheet(contradiction(A, B, leans=leans)))
    assert (found.outcome, found.goes_ahead, set(found.ids)) == ("conflict", goes, {A, B})
    assert found.open == ("conflict.two",)


def test_one_side_of_a_contradiction_alone_is_none() -> None:
    assert verdict(YES, saying(refuse(), A), edition=sheet(contradiction(A, B))).outcome == "refused"


def test_two_that_are_over_each_other_are_both_struck() -> None:
    found = verdict(saying(allow(over=(B,)), A), saying(refuse(over=(A,)), B))
    assert (found.outcome, found.goes_ahead, len(found.struck)) == ("silent", False, 2)
