"""What an open point or contradiction is told as: the reading that play goes on with, and what the sheets hint at.

And whether a sentence was taken for another.
"""

from munch_cli.arbiter.answering import Put, Unanswerable, answer_to, open_point
from munch_cli.arbiter.legal import MayDo
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.shapes import made
from munch_cli.language import answers as q
from munch_cli.show.judged import POINT
from munch_cli.table.ids import NO_PLAYER, RuleId
from tests.boards import board

BOOK = load_rulebook()


def told(id: str, table: Table) -> tuple[object, ...]:
    """A point on a table: its readings, the one that play goes on with, whether the owner chose it, and its hints."""
    point = open_point(RuleId(id), table, BOOK)
    assert point is not None
    facts = made(POINT, point)
    return (facts["readings"], facts["leans"], facts["ruled"], [hint.id for hint in point.hints])


def test_who_sees_only_their_own_hand_is_told_what_they_may_do_themselves() -> None:
    table = board('[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 5"]\n[player.Ann]\n[player.Bo]\n')
    ann, bo = table.state.seats
    for whom, eyes, seats in (
        (NO_PLAYER, None, [ann]),
        (NO_PLAYER, ann, [ann]),
        (NO_PLAYER, bo, [bo]),
        (bo, bo, [bo]),
        (bo, None, [bo]),
    ):
        found = answer_to(q.WhatMay(whom), Put(table, eyes))
        assert isinstance(found, MayDo), (whom, eyes)
        assert ([who for who, _ in found.found], found.eyes) == (seats, eyes)
    assert isinstance(answer_to(q.WhatMay(ann), Put(table, bo)), Unanswerable)
