"""What comes of a command: its events, what happens instead of them, what follows, and what always holds."""

from collections.abc import Iterator

import pytest

from munch_cli.engine.law import Row, always, do, may, then
from munch_cli.engine.reasons import Reason, allow
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Edition
from munch_cli.table.commands import EndTurn
from munch_cli.table.events import Event, LevelsGained, LevelsLost, LevelStayed, MonsterMet
from munch_cli.table.ids import PlayerId, RuleId

from .small_law import ANN, A, B, C, carries, sheet, table_under


def allowed(table: Table, command: EndTurn) -> Reason:
    """Everybody may end any turn."""
    return allow()


def goes_up(table: Table, command: EndTurn) -> Iterator[Event]:
    """Whoever ends a turn goes up a level."""
    yield LevelsGained(command.who, 1)


MAY, UP = carries(A, may(EndTurn, allowed)), carries(A, do(EndTurn, goes_up))


def outcome(*rows: Row, edition: Edition | None = None) -> Outcome:
    """What comes of Ann's ending her turn."""
    return perform(table_under(edition or sheet(), MAY, *rows), EndTurn(ANN))


def level(done: Outcome, who: PlayerId = ANN) -> int:
    """Somebody's Level after it."""
    return done.table.state.players[who].level


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


def test_limits_that_never_come_to_rest_are_no_endless_loop() -> None:
    def up(table: Table) -> Iterator[Event]:
        yield LevelsLost(ANN, 1) if table.state.players[ANN].level > 1 else LevelsGained(ANN, 1)

    with pytest.raises(RuntimeError, match="never come to rest"):
        outcome(carries(A, always(up)))
