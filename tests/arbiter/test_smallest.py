"""The smallest change: what would make a refused sentence allowed, found by trying."""

from collections.abc import Iterator

import pytest

from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.changes.change_kinds import changed
from munch_cli.arbiter.changes.smallest import ChangeSet, smallest
from munch_cli.arbiter.replay import Done, board_after
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_names
from munch_cli.show.judged import ways_said
from munch_cli.table.commands import Command
from tests.bundled import run, scenario

BOOK = load_rulebook()


def put(board: str, steps: int, question: str, edition: str = "") -> tuple[Table, Command, tuple[ChangeSet, ...]]:
    """A question put to the board of a scenario, and all ways in which it would be allowed."""
    table = board_after(scenario(board), edition or scenario(board).editions[0], steps)
    answered = ask(table, question)
    assert isinstance(answered, Answered), answered
    return table, answered.last.command, smallest(table, answered.last.command, BOOK)


@pytest.mark.parametrize(
    ("board", "steps", "question", "said"),
    [
        ("combat/pumpkinhead", 0, "may K.C. kick open the door?", "if it were K.C.'s turn"),
        ("combat/pumpkinhead", 3, "may Jenn equip Goth Boots?", "out of combat and before Jenn opens the door"),
        ("ships/a-slow-ship-waits-for-a-curse", 0, "", "if Bob did not help and once the fight was lost"),
    ],
)
def test_what_would_turn_it(board: str, steps: int, question: str, said: str) -> None:
    if question:
        table, _, ways = put(board, steps, question)
        assert said in ways_said(ways, table, BOOK)
        return
    found = [ways_said(smallest(done.before, done.last.command, BOOK), done.before, BOOK) for done in refused_in(board)]
    assert any(said in ways for ways in found), found


def refused_in(board: str) -> Iterator[Done]:
    """The refused steps of a scenario in its first edition."""
    steps = run(board, scenario(board).editions[0]).steps
    return (done for done in steps if done.last.verdict.outcome == "refused" and len(done.outcomes) == 1)


def test_every_way_that_is_told_helps_and_none_is_told_twice() -> None:
    """One refusal for each set of rules that a refusal ever rests on."""
    seen: set[tuple[object, ...]] = set()
    for board in (name for name in bundled_names() if any(one.verdict == "refused" for one in scenario(name).steps)):
        for done in refused_in(board):
            rests = (type(done.last.command), *done.last.verdict.ids)
            if rests in seen:
                continue
            seen.add(rests)
            ways = smallest(done.before, done.last.command, BOOK)
            assert len({way.changes for way in ways}) == len(ways), board
            for way in ways:
                table: Table | None = done.before
                for change in way.changes:
                    assert table is not None
                    table = changed(table, change, BOOK.editions)
                assert table is not None
                verdict = perform(table, done.last.command).verdict
                assert verdict.goes_ahead, (board, way)
                assert verdict.outcome == ("silent" if way.open else "allowed"), (board, way)
                assert verdict.ids == way.ids, (board, way)


def test_the_board_asked_about_stays_as_it_is() -> None:
    table, command, _ = put("combat/pumpkinhead", 3, "may Jenn equip Goth Boots?")
    before = table.state.copy()
    smallest(table, command, BOOK)
    assert table.state == before
