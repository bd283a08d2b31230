"""From the reasons that rules give to a verdict, under sheets of a few rules made for it."""

import pytest

from munch_cli.engine.chance import RUN
from munch_cli.engine.law import Row, may, not_yet
from munch_cli.engine.physics import settles
from munch_cli.engine.reasons import CARD, EXPLICIT_CARD, Reason, Verdict, allow, refuse, silent
from munch_cli.engine.settle import goes_ahead, judge
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Edition
from munch_cli.table.commands import Command, EndTurn, Sacrifice
from munch_cli.table.debts import Die
from munch_cli.table.ids import NO_COPY, NO_PLAYER, RuleId

from .small_law import ANN, GAP, A, B, C, carries, contradiction, sheet, table_under

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


def test_where_no_rule_says_anything_the_sheet_is_silent() -> None:
    assert verdict(saying(None, A)) == Verdict("silent", ())


def test_a_licence_lets_it_through_and_is_cited() -> None:
    found = verdict(YES)
    assert (found.outcome, found.goes_ahead, found.ids) == ("allowed", True, (A,))


@pytest.mark.parametrize("rows", [(YES, NO), (NO, YES)])
def test_a_refusal_stands_whoever_else_allows(rows: tuple[Row, ...]) -> None:
    found = verdict(*rows)
    assert (found.outcome, found.goes_ahead, found.ids) == ("refused", False, (B,))


def test_every_refusal_is_cited() -> None:
    assert set(verdict(NO, YES, saying(refuse(), C)).ids) == {B, C}


def test_what_a_reason_is_over_is_struck() -> None:
    found = verdict(NO, saying(allow(over=(B,)), A))
    assert (found.outcome, found.ids) == ("allowed", (A,))
    assert [reason.ids for reason in found.struck] == [(B,)]


def test_a_reason_of_lower_rank_strikes_nothing() -> None:
    found = verdict(saying(refuse(rank=CARD), B), saying(allow(over=(B,)), A))
    assert (found.outcome, found.ids, found.struck) == ("refused", (B,), ())


def test_a_licence_that_cites_nothing_has_its_rank() -> None:
    found = verdict(saying(allow(rank=CARD), A), saying(refuse(over=(A,)), B))
    assert (found.outcome, found.struck) == ("refused", ())
    assert verdict(saying(allow(rank=CARD, over=(B,)), A), NO).outcome == "allowed"


@pytest.mark.parametrize(("rank", "outcome"), [(CARD, "refused"), (EXPLICIT_CARD, "allowed")])
def test_a_protected_rule_yields_only_to_a_card_that_says_so(rank: int, outcome: str) -> None:
    found = verdict(NO, saying(allow(over=(B,), rank=rank), A), edition=sheet(protected=B))
    assert found.outcome == outcome


def test_of_a_reason_by_two_rules_the_one_that_is_not_struck_stands() -> None:
    found = verdict(saying(refuse(B, C), B), saying(allow(over=(B,)), A))
    assert (found.outcome, found.ids) == ("refused", (C,))


def test_whoever_is_over_a_rule_says_so_beforehand() -> None:
    def says(table: Table, command: Command) -> Reason:
        return allow(over=(B,))

    with pytest.raises(ValueError, match="its row does not say so"):
        judge(table_under(sheet(), carries(A, may(EndTurn, says))), EndTurn(ANN))


def test_a_rule_that_is_not_in_force_is_neither_asked_nor_cited() -> None:
    assert verdict(saying(refuse(), "rule.elsewhere"), YES).ids == (A,)
    assert verdict(saying(refuse("rule.elsewhere"), B), YES).ids == (A,)
    assert verdict(saying(refuse("rule.elsewhere", C), B), YES).ids == (C,)
    assert verdict(saying(refuse("rule.elsewhere", "card.x"), B), YES).ids == (A,)


@pytest.mark.parametrize("allows", [True, False])
def test_an_open_point_is_told_and_its_reading_decides(allows: bool) -> None:
    def by_the_reading(table: Table, command: EndTurn) -> Reason:
        return silent(GAP, allows=(table.leaning(GAP) == "yes") is allows)

    found = verdict(YES, carries(GAP, may(EndTurn, by_the_reading)))
    assert (found.outcome, found.goes_ahead, found.open) == ("silent", allows, (GAP,))
    assert set(found.ids) == {GAP, A}


def test_a_point_that_no_reading_turns_the_answer_by_is_open_only_in_what_follows() -> None:
    found = verdict(YES, saying(silent(GAP, allows=True), GAP))
    assert (found.outcome, found.goes_ahead, found.open, found.open_after) == ("allowed", True, (), (GAP,))
    assert found.ids == (A,)


@pytest.mark.parametrize(("turns", "rests"), [("perhaps", True), ("never", False)])
def test_an_answer_rests_on_a_point_of_which_any_other_reading_would_change_it(turns: str, rests: bool) -> None:
    edition = sheet()
    edition.gaps = {GAP: edition.gaps[GAP]._replace(readings=("yes", "no", "perhaps"))}
    table = table_under(edition)

    def turned(table: Table, by: str, otherwise: str) -> str:
        return by if table.reading(GAP) == by else otherwise

    assert table.where_it_matters(turned, turns, "as it is", str) == "as it is"
    assert (GAP in table.relied) is rests


@pytest.mark.parametrize(("allows", "outcome"), [(True, "allowed"), (False, "refused")])
def test_a_point_that_the_owner_has_decided_is_open_no_more(allows: bool, outcome: str) -> None:
    found = verdict(saying(silent(GAP, allows=allows), GAP), ruling=(GAP, "either"))
    assert (found.outcome, found.goes_ahead, found.open, found.ids) == (outcome, allows, (), (GAP,))


@pytest.mark.parametrize(("allows", "kind"), [(True, "licence"), (False, "refusal")])
def test_a_point_that_turns_nothing_speaks_for_what_comes_of_it(allows: bool, kind: str) -> None:
    found = verdict(saying(silent(GAP, allows=allows), GAP))
    assert (found.goes_ahead, [reason.kind for reason in found.because]) == (allows, [kind])


def test_no_open_point_comes_up_where_a_rule_refuses() -> None:
    found = verdict(NO, saying(silent(GAP, allows=True), GAP))
    assert (found.outcome, found.open, found.ids) == ("refused", (), (B,))


@pytest.mark.parametrize(("leans", "goes"), [("allowed", True), ("refused", False)])
def test_of_a_contradiction_both_sides_are_told_and_one_is_leaned_to(leans: str, goes: bool) -> None:
    found = verdict(YES, NO, edition=sheet(contradiction(A, B, leans=leans)))
    assert (found.outcome, found.goes_ahead, set(found.ids)) == ("conflict", goes, {A, B})
    assert found.open == ("conflict.two",)


@pytest.mark.parametrize(("ruling", "id"), [("allowed", A), ("refused", B)])
def test_the_owner_settles_a_contradiction(ruling: str, id: str) -> None:
    found = verdict(YES, NO, edition=sheet(contradiction(A, B)), ruling=("conflict.two", ruling))
    assert (found.outcome, found.goes_ahead, found.ids) == (ruling, ruling == "allowed", (id,))


def test_a_refusal_that_is_no_side_of_a_contradiction_ends_it() -> None:
    found = verdict(YES, NO, saying(refuse(), C), edition=sheet(contradiction(A, B, leans="allowed")))
    assert found.outcome == "refused"
    assert C in found.ids


def test_sides_that_say_the_same_do_not_contradict_each_other() -> None:
    assert verdict(NO, saying(refuse(), A), edition=sheet(contradiction(A, B))).outcome == "refused"
    assert verdict(YES, saying(None, B), edition=sheet(contradiction(A, B))).outcome == "allowed"


def test_one_side_of_a_contradiction_alone_is_none() -> None:
    assert verdict(YES, saying(refuse(), A), edition=sheet(contradiction(A, B))).outcome == "refused"


def test_what_is_not_modelled_is_said_before_any_reason() -> None:
    def is_odd(table: Table, command: EndTurn) -> bool:
        return True

    found = verdict(YES, not_yet(EndTurn, is_odd, "odd.turns"))
    assert (found.outcome, found.goes_ahead, found.topic) == ("not-modelled", False, "odd.turns")


def test_two_that_are_over_each_other_are_both_struck() -> None:
    found = verdict(saying(allow(over=(B,)), A), saying(refuse(over=(A,)), B))
    assert (found.outcome, found.goes_ahead, len(found.struck)) == ("silent", False, 2)


@pytest.mark.parametrize(("word", "answers"), [(RUN, True), ("loss", False)])
def test_a_minion_given_up_settles_the_die_for_running_away_and_no_other(word: str, answers: bool) -> None:
    table = table_under(sheet())
    table.state.owed = (Die(NO_PLAYER, 1, words=(word,), other=ANN),)
    assert settles(table, Sacrifice(ANN, NO_COPY)) is answers
    assert not settles(table, EndTurn(ANN))
