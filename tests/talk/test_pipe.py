"""From a pipe, one line that is not understood need not be the end."""

from munch_cli.repl.block import run_block
from munch_cli.repl.session import Session

LINES = ("new classic: Ann, Bob", "the pizza is here", "Ann is Level 4")


def test_a_pipe_stops_at_the_first_problem_or_goes_on_and_tells_it_by_its_answer() -> None:
    for goes_on, level in ((False, 1), (True, 4)):
        session = Session()
        heard = run_block(session, LINES, lambda lines, is_answer: None, goes_on=goes_on)
        assert heard.is_unread
        assert session.table is not None
        assert session.table.state.players[0].level == level
