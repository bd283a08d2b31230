"""What rows say of themselves holds: a bar lets nothing through, no limit sleeps that would speak, and no sum changes
while what it reads is untouched.

A law that is ``unguarded`` asks every limit and sum afresh, and fails on any answer that is none by its row.
"""

from collections.abc import Iterator
from functools import partial
from itertools import islice

import pytest

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.arbiter.legal import legal, number_of, options_of
from munch_cli.engine import moments as m
from munch_cli.engine.chance import Generator
from munch_cli.engine.law import Row, bar, each, may, shut, sum_of
from munch_cli.engine.reasons import Reason, Term, allow, silent
from munch_cli.engine.run import perform
from munch_cli.engine.settle import goes_ahead, judge
from munch_cli.engine.table import Table
from munch_cli.sim.batch import GameBatch, game_of
from munch_cli.sim.bots import seen
from munch_cli.sim.sensible import NO_LESS, at_most, merit
from munch_cli.table import events as e
from munch_cli.table import ids as parts
from munch_cli.table.commands import EndTurn
from munch_cli.table.events import Event, apply
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import Combat, State
from tests.play.moments import written_boards
from tests.play.random_play import EDITIONS, played

from .small_law import ANN, GAP, A, carries, sheet, table_under
from .unguarded import unguarded

GAMES, SENTENCES = 1, 120
"""So many games of each box, so many sentences of each."""


def everybody(table: Table) -> list[PlayerId]:
    """All seats."""
    return [PlayerId(seat) for seat in range(len(table.state.players))]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(GAMES))
def test_no_rule_limit_or_sum_speaks_outside_its_guard_in_a_game(edition: str, number: int) -> None:
    with unguarded():
        game = game_of(GameBatch(edition, players=3 + number % 2), 100 + number)
        for place, said in enumerate(game.sentences()):
            if place % 25 == number:
                for who in everybody(said.before):
                    for command in legal(said.before, who)[:1]:
                        perform(seen(said.before, who, place), command, Generator())
            if place == SENTENCES:
                break


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_rule_limit_or_sum_speaks_outside_its_guard_on_a_written_board(edition: str) -> None:
    with unguarded():
        for place, table in enumerate(written_boards(edition, 0, 3)):
            for who in everybody(table) if place % 24 == 0 else ():
                legal(table, who)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_somebody_may_do_is_all_that_would_go_ahead(edition: str) -> None:
    for table in (*written_boards(edition, 2, 45), *(said[0] for said in played(edition, 1, 20, 3))):
        fresh = Table(table.state, table.law, table.catalogue)
        for who in everybody(table):
            thought_of = list(dict.fromkeys(candidates(table, who)))
            allowed = [one for one in thought_of if judge(fresh, one).goes_ahead]
            assert [one for one in thought_of if goes_ahead(table, one)] == allowed
            assert legal(table, who) == allowed


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sentences_of_most_points_come_first_whatever_the_least_is(edition: str) -> None:
    for table in (said[0] for said in islice(played(edition, 5, 60, 3), 0, None, 30)):
        for who in everybody(table):
            every = [(merit(table, one), one) for one in legal(table, who)]
            points = {many for many, _ in every}
            for least in {*points, *(many + 1 for many in points)}:
                told = options_of(table, who).ranked(partial(merit, table), at_most, least)
                enough = [one for one in every if one[0] >= least]
                assert list(told) == sorted(enough, key=lambda one: -one[0])
            for lot in (0, 1):
                told = options_of(table, who).ranked(partial(merit, table), at_most, NO_LESS, lot)
                assert list(told) == sorted(every, key=lambda one: (-one[0], number_of(lot, one[1])))
            for kind in KINDS:
                of_kind = [one for _, one in every if type(one) is kind]
                drawn = options_of(table, who).drawn(5, kind)
                assert drawn == min(of_kind, key=partial(number_of, 5), default=None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_part_that_an_event_touches_is_told(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def watched(state: State, event: Event) -> int:
        before = state.copy()
        told = apply(state, event)
        assert not changed(before, state) & ~told, event
        return told

    monkeypatch.setattr("munch_cli.engine.table.apply", watched)
    for _ in played(edition, 2, 80, 4):
        pass


def changed(before: State, after: State) -> int:
    """The parts of all that differs between two boards, with the seats they belong to."""
    bits = parts.OWED * (before.owed != after.owed) | parts.RULED * (before.rulings != after.rulings)
    bits |= parts.OTHER * ((before.winners, before.luck, before.rolls) != (after.winners, after.luck, after.rolls))
    for seat, (one, other) in enumerate(zip(before.players, after.players, strict=True)):
        if one != other:
            bits |= parts.PEOPLE | parts.of_seat(seat)
    for kind in {type(debt) for debt in (*before.owed, *after.owed)}:
        if [debt for debt in before.owed if type(debt) is kind] != [debt for debt in after.owed if type(debt) is kind]:
            bits |= kind.part
    for copy, (old, new) in enumerate(zip(before.place, after.place, strict=False)):
        if old != new:
            bits |= part_of(old) | part_of(new)
        assert copy < len(after.cards)
    if before.turn.player != after.turn.player:
        bits |= parts.WHOSE_TURN
    if before.turn.used != after.turn.used:
        bits |= parts.USED
    (fight, talk), (fight_after, talk_after) = fight_of(before), fight_of(after)
    return bits | parts.FIGHT * (fight != fight_after) | parts.TALK * (talk != talk_after)


def part_of(zone: int) -> int:
    """The part that a zone belongs to: hands, what lies before a player, or the fight; none for the others."""
    if zone >= 11:
        seat, own = divmod(zone - 11, 5)
        return (0, parts.HANDS, parts.LYING)[0 if own == 4 else 1 if own == 0 else 2] | parts.of_seat(seat) * (own != 4)
    return parts.FIGHT if zone in (5, 6, 7) else 0


TALK = ("offer", "declined", "claimed", "laid", "escaped", "caught")
"""What is said and done about a fight, and adds to no sum."""


def fight_of(state: State) -> tuple[dict[str, object], dict[str, object]]:
    """The fight, and apart from it what is said and done about it."""
    whole = {} if state.combat is None else {slot: getattr(state.combat, slot) for slot in Combat.__slots__}
    return {slot: it for slot, it in whole.items() if slot not in TALK}, {slot: whole.get(slot) for slot in TALK}


# ---- a guard that is wrong is found


def speaks(table: Table, command: EndTurn) -> Reason:
    """A licence, whenever it is asked."""
    return allow()


def leaves_open(table: Table, command: EndTurn) -> Reason:
    """An open point, whose reading lets it through."""
    return silent(GAP, allows=True)


def leaves_shut(table: Table, command: EndTurn) -> Reason:
    """An open point, whose reading does not let it through."""
    return silent(GAP, allows=False)


def says_nothing(table: Table, command: EndTurn) -> None:
    """No answer."""


@pytest.mark.parametrize(
    "row",
    [
        carries(A, bar(EndTurn, speaks)),
        carries(GAP, bar(EndTurn, leaves_open)),
        carries(GAP, shut(EndTurn, leaves_shut, at=m.ALWAYS)),
        carries(A, shut(EndTurn, says_nothing, at=m.ALWAYS)),
    ],
)
def test_a_row_that_says_what_it_cannot_is_found(row: Row) -> None:
    table = table_under(sheet(), row)
    table.law.unguarded = True
    with pytest.raises(AssertionError, match=" says "):
        judge(table, EndTurn(ANN))


def test_a_sum_that_hangs_on_more_than_it_reads_is_found() -> None:
    def level(table: Table, who: PlayerId) -> Iterator[Term]:
        yield Term(table.state.players[who].level, "Level")

    table = table_under(sheet(), carries(A, sum_of("level", level, reads=parts.LYING)))
    table.law.unguarded = True
    assert table.total("level", ANN).amount == 1
    table.happen(e.LevelsGained(ANN, 1))
    with pytest.raises(AssertionError, match="level"):
        table.total("level", ANN)


def test_a_limit_that_speaks_unasked_is_found() -> None:
    def too_high(table: Table, who: PlayerId) -> Iterator[Event]:
        if table.state.players[who].level > 1:
            yield e.LevelsLost(who, 1)

    table = table_under(sheet(), carries(A, may(EndTurn, speaks)), carries(A, each(too_high, reads=parts.LYING)))
    table.law.unguarded = True
    table = perform(table, EndTurn(ANN)).table
    table.happen(e.LevelsGained(ANN, 1))
    with pytest.raises(AssertionError, match="too_high"):
        perform(table, EndTurn(ANN))


# ---- moments
