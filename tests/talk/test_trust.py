"""What players ask in their own words: no deed for an unknown verb, and the board of the second time."""

import pytest

from munch_cli.repl.session import Session
from munch_cli.repl.talk import MISSED, Heard
from munch_cli.show.look import PLAIN


def heard(session: Session, *lines: str) -> Heard:
    *before, last = lines
    for line in before:
        session.hear(line)
    return session.hear(last)


@pytest.mark.parametrize("line", ["Ann frobs the crabs over there", "Ann zorps the monster", "Ann hugs Crabs"])
def test_no_deed_is_offered_for_an_unknown_verb(line: str) -> None:
    session = Session(PLAIN, None)
    heard(session, "new classic: Ann, Bob, Cy", "Ann is a Level 5 Elf with Broad Sword", "Ann fights Crabs")
    before = session.table
    assert heard(session, line).word == MISSED and session.pending is None and session.table is before
