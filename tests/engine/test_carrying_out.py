"""What comes of a command: its events, what happens instead of them, what follows, and what always holds."""

from collections.abc import Iterator

import pytest

from munch_cli.engine.law import Instead, Row, always, do, each, instead, may, then
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.run import Outcome, perform, unrest
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Edition
from munch_cli.table.commands import EndTurn
from munch_cli.table.events import Event, LevelSet, LevelsGained, LevelsLost, LevelStayed, MonsterMet, PhaseBegan
from munch_cli.table.ids import PlayerId, RuleId

from .small_law import ANN, BO, GAP, A, B, C, carries, sheet, table_under


def allowed(table: Table, command: EndTurn) -> Reason:
    """Everybody may end any turn."""
    return allow()


def goes_up(table: Table, command: EndTurn) -> Iterator[Event]:
    """Whoever ends a turn goes up a level."""
    yield LevelsGained(command.who, 1)


MAY, UP = carries(A, may(EndTurn, allowed)), carries(A, do(EndTurn, goes_up))
OTHER = RuleId("gap.other")


def outcome(*rows: Row, edition: Edition | None = None) -> Outcome:
    """What comes of Ann's ending her turn."""
    return perform(table_under(edition or sheet(), MAY, *rows), EndTurn(ANN))


def level(done: Outcome, who: PlayerId = ANN) -> int:
    """Somebody's Level after it."""
    return done.table.state.players[who].level


def test_events_happen_for_the_rule_that_says_them_and_the_table_before_stays_as_it_was() -> None:
    table = table_under(sheet(), MAY, UP)
    done = perform(table, EndTurn(ANN))
    assert done.events == (LevelsGained(ANN, 1, because=(RuleId(A),)),)
    assert (level(done), table.state.players[ANN].level) == (2, 1)


def test_of_what_is_refused_nothing_happens() -> None:
    def refused(table: Table, command: EndTurn) -> Reason:
        return refuse()

    done = outcome(UP, carries(B, may(EndTurn, refused)))
    assert (done.was_done, done.events, level(done)) == (False, (), 1)


def test_a_rule_that_says_several_things_sees_the_board_after_each() -> None:
    def twice(table: Table, command: EndTurn) -> Iterator[Event]:
        yield LevelsGained(ANN, 1)
        yield LevelsGained(ANN, table.state.players[ANN].level)

    assert level(outcome(carries(A, do(EndTurn, twice)))) == 4


def test_what_a_rule_not_in_force_would_do_does_not_happen() -> None:
    def elsewhere(table: Table, command: EndTurn) -> Iterator[Event]:
        yield LevelsGained(ANN, 1, because=(RuleId("rule.elsewhere"),))
        yield LevelsGained(ANN, 1, because=(RuleId("rule.elsewhere"), RuleId(C)))

    (event,) = outcome(carries(A, do(EndTurn, elsewhere))).events
    assert event.because == (C,)


def test_what_follows_from_an_event_happens_before_the_next_one() -> None:
    def and_then(table: Table, command: EndTurn) -> Iterator[Event]:
        yield LevelsGained(ANN, 1)
        yield MonsterMet()

    def follows(table: Table, event: LevelsGained) -> Iterator[Event]:
        yield LevelStayed(event.who)

    done = outcome(carries(A, do(EndTurn, and_then)), carries(B, then(LevelsGained, follows)))
    assert [type(event) for event in done.events] == [LevelsGained, LevelStayed, MonsterMet]
    assert done.events[1].because == (B,)


def stays(table: Table, event: LevelsGained) -> Instead:
    """Nobody goes up."""
    return Instead((LevelStayed(event.who),))


def test_what_is_replaced_does_not_happen_itself() -> None:
    done = outcome(UP, carries(B, instead(LevelsGained, stays)))
    assert done.events == (LevelStayed(ANN, because=(RuleId(B),)),)
    assert level(done) == 1


@pytest.mark.parametrize(("rank", "after"), [(1, 6), (0, 1)])
def test_of_two_replacements_the_one_that_the_other_is_over_does_not_count(rank: int, after: int) -> None:
    def jumps(table: Table, event: LevelsGained) -> Instead:
        return Instead((LevelSet(event.who, 6),), over=(RuleId(B),), rank=rank)

    assert (
        level(outcome(UP, carries(B, instead(LevelsGained, stays)), carries(C, instead(LevelsGained, jumps)))) == after
    )


def test_a_limit_acts_until_it_has_nothing_to_say_seat_by_seat() -> None:
    def at_least_three(table: Table, who: PlayerId) -> Iterator[Event]:
        if table.state.players[who].level < 3:
            yield LevelsGained(who, 1)

    done = outcome(UP, carries(C, each(at_least_three)))
    assert (level(done), level(done, BO)) == (3, 3)
    assert [(event.who, event.because) for event in done.events if isinstance(event, LevelsGained)] == [
        (ANN, (A,)),
        (ANN, (C,)),
        (BO, (C,)),
        (BO, (C,)),
    ]
    assert unrest(done.table) == ()


def test_what_a_limit_would_do_to_a_board_as_it_lies_is_told_and_not_done() -> None:
    def at_the_start(table: Table) -> Iterator[Event]:
        if table.state.turn.phase == "start":
            yield PhaseBegan("loot")

    table = table_under(sheet(), carries(A, always(at_the_start)))
    assert unrest(table) == (PhaseBegan("loot", (RuleId(A),)),)
    assert table.state.turn.phase == "start"


def test_limits_that_never_come_to_rest_are_no_endless_loop() -> None:
    def up(table: Table) -> Iterator[Event]:
        yield LevelsLost(ANN, 1) if table.state.players[ANN].level > 1 else LevelsGained(ANN, 1)

    with pytest.raises(RuntimeError, match="never come to rest"):
        outcome(carries(A, always(up)))


@pytest.mark.parametrize("ruling", ["", "no"])
def test_an_open_point_in_what_follows_leaves_the_answer_as_it_is(ruling: str) -> None:
    def by_the_reading(table: Table, command: EndTurn) -> Iterator[Event]:
        if table.reading(GAP) == "yes":
            yield LevelsGained(ANN, 1)

    table = table_under(sheet(), MAY, carries(GAP, do(EndTurn, by_the_reading)))
    if ruling:
        table.state.rulings[RuleId(GAP)] = ruling
    done = perform(table, EndTurn(ANN))
    assert (done.was_done, done.verdict.outcome, level(done)) == (True, "allowed", 1 if ruling else 2)
    assert (done.verdict.open, done.verdict.open_after) == ((), () if ruling else (GAP,))


def test_a_refusal_that_another_reading_would_turn_is_silent_and_still_not_carried_out() -> None:
    def by_the_reading(table: Table, command: EndTurn) -> Reason | None:
        return refuse() if table.reading(GAP) == "yes" else None

    done = outcome(UP, carries(B, may(EndTurn, by_the_reading)))
    assert (done.was_done, done.verdict.outcome, done.verdict.open) == (False, "silent", (GAP,))


def test_a_licence_that_another_reading_would_take_away_is_silent_and_carried_out() -> None:
    def by_the_reading(table: Table, command: EndTurn) -> Reason | None:
        return refuse() if table.reading(GAP) == "no" else None

    done = outcome(UP, carries(B, may(EndTurn, by_the_reading)))
    assert (done.was_done, done.verdict.outcome, done.verdict.open) == (True, "silent", (GAP,))


def test_an_open_point_that_every_reading_answers_alike_leaves_the_answer_as_it_is() -> None:
    def asks_in_vain(table: Table, command: EndTurn) -> Reason | None:
        return refuse() if table.reading(GAP) == "never" else None

    done = outcome(UP, carries(B, may(EndTurn, asks_in_vain)))
    assert (done.was_done, done.verdict.outcome, done.verdict.all_open) == (True, "allowed", ())


def test_two_points_that_only_together_turn_an_answer_leave_it_open() -> None:
    def by_both(table: Table, command: EndTurn) -> Reason | None:
        return refuse() if table.reading(GAP) == "no" and table.reading(OTHER) == "no" else None

    edition = sheet()
    edition.gaps[OTHER] = edition.gaps[RuleId(GAP)]._replace(id=OTHER)
    done = outcome(UP, carries(B, may(EndTurn, by_both)), edition=edition)
    assert (done.was_done, done.verdict.outcome, done.verdict.open) == (True, "silent", (GAP, OTHER))
