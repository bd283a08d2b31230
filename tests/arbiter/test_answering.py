"""What an open point or contradiction is told as: the reading that play goes on with, and what the sheets hint at.

And whether a sentence was taken for another.
"""

import pytest

from munch_cli.arbiter.answering import Judged, Lacking, Put, answer_to, open_point
from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.legal import MayDo
from munch_cli.arbiter.odds.odds import Odds
from munch_cli.arbiter.ways.ways import Ways
from munch_cli.engine.table import Table
from munch_cli.files.boards import empty_table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.shapes import made
from munch_cli.language import answers as q
from munch_cli.rulebook.book import Conflict, Gap
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


@pytest.mark.parametrize("edition", BOOK.editions)
def test_every_point_is_told_with_how_play_goes_on_until_the_owner_decides(edition: str) -> None:
    table, sheet = empty_table(BOOK.editions[edition]), BOOK.editions[edition]
    entries: list[Gap | Conflict] = [*sheet.gaps.values(), *sheet.conflicts]
    for entry in entries:
        readings, hints = ["allowed", "refused"], []
        if isinstance(entry, Gap):
            readings, hints = list(entry.readings), list(entry.hints)
        else:
            hints = [id for side in entry.between for id in side]
        assert told(entry.id, table) == (readings, entry.leans, False, list(dict.fromkeys(hints)))
        ruled = Table(table.state.copy(), table.law, table.catalogue)
        ruled.state.rulings[RuleId(entry.id)] = "otherwise"
        assert told(entry.id, ruled)[1:3] == ("otherwise", True)


def test_of_what_a_sheet_settles_there_is_no_point() -> None:
    table = empty_table(BOOK.editions["lite"])
    assert open_point(RuleId("combat.kill-gives-one-level"), table, BOOK) is None


@pytest.mark.parametrize(
    ("said", "is_taken"),
    [
        ("Ann runs", False),
        ("may Ann run?", False),
        ("Ann legs it", True),
        ("Ann legs it?", True),
        ("Ann legs it, any objections?", True),
        ("could Ann still run though?", True),
    ],
)
def test_what_was_said_in_other_words_is_told_as_taken(said: str, is_taken: bool) -> None:
    table = board('[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 5"]\n[player.Ann]\n[player.Bo]\n')
    answered = ask(table, said)
    assert isinstance(answered, Answered)
    assert (answered.sentence, answered.is_taken) == ("Ann runs", is_taken)


def test_odds_and_ways_are_reckoned_for_whoever_they_are_asked_for() -> None:
    table = board('[combat]\nfighter = "Ann"\nmonsters = ["Plain Monster 5"]\n[player.Ann]\n[player.Bo]\n')
    ann, bo = table.state.seats
    for whom, eyes, odds_for, ways_for in (
        (NO_PLAYER, None, ann, ann),
        (ann, None, ann, ann),
        (bo, None, bo, bo),
        (NO_PLAYER, bo, bo, ann),
        (ann, bo, bo, ann),
    ):
        odds, ways = (answer_to(question, Put(table, eyes)) for question in (q.Odds(whom), q.Ways(whom)))
        assert isinstance(odds, Odds) and odds.who == odds_for, (whom, eyes)
        assert isinstance(ways, Ways) and ways.who == ways_for, (whom, eyes)


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
    assert isinstance(answer_to(q.WhatMay(ann), Put(table, bo)), Lacking)


def test_only_a_whole_answer_tells_under_which_sheets_it_would_be_otherwise() -> None:
    table = board('[table]\nturn = "Ann"\n[player.Ann]\nin_play = ["Plain Helmet"]\n[player.Bo]\n', "booty")
    answered = ask(table, "may Ann discard Plain Helmet?")
    assert isinstance(answered, Answered)
    for is_whole in (True, False):
        judged = Judged(answered, is_whole)
        assert judged.word == "refused"
        assert any(change.kind == "sheet" for way in judged.changes for change in way.changes) is is_whole
