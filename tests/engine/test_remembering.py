"""What is remembered of a board is what would be found out anew; what an event changes is noted."""

import pytest

from munch_cli.arbiter.candidates import KINDS, candidates
from munch_cli.arbiter.legal import legal, options_of
from munch_cli.engine import run
from munch_cli.engine.chance import Generator
from munch_cli.engine.hearing import Hearing
from munch_cli.engine.law import MayRule
from munch_cli.engine.physics import physical_bar
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.sieve import rows_about
from munch_cli.engine.table import Table
from munch_cli.table import parts
from munch_cli.table.apply import apply
from munch_cli.table.events import Event
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import Combat, State, Turn
from munch_cli.table.typed import cast
from tests.play.moments import written_boards
from tests.play.random_play import EDITIONS, played

EDITION_SEEDS = [(edition, seed) for edition in EDITIONS for seed in (1, 2)]


@pytest.mark.parametrize(("edition", "seed"), EDITION_SEEDS)
def test_what_somebody_may_do_is_what_would_go_ahead_if_it_were_judged(edition: str, seed: int) -> None:
    for table, _, outcome in played(edition, seed, 60, 3 + seed % 2):
        if not outcome.was_done:
            continue
        hearing = Hearing(table)
        for who in (PlayerId(seat) for seat in range(len(table.state.players))):
            thought_of = {(type(one), one): one for one in candidates(table, who)}.values()
            fresh = Table(table.state, table.law, table.catalogue)
            allowed = [one for one in thought_of if judge(fresh, one).goes_ahead]
            assert [one for one in thought_of if hearing.goes_ahead(one)] == allowed
            assert [(type(one), one) for one in legal(table, who)] == [(type(one), one) for one in allowed]


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_asks_for_some_kinds_alone_is_told_what_he_would_be_told_of_all(edition: str) -> None:
    for table, _, _ in played(edition, 3, 40, 3):
        for who in (PlayerId(seat) for seat in range(len(table.state.players))):
            every, some = legal(table, who), options_of(table, who).only(KINDS[::2])
            assert list(some) == [one for one in every if type(one) in KINDS[::2]]
            for kind in KINDS:
                alone, of_kind = options_of(table, who).only((kind,)), [one for one in every if type(one) is kind]
                assert list(alone) == of_kind
                assert {alone.drawn(lot) for lot in range(8)} <= set(of_kind or [None])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rule_that_is_left_out_for_a_card_has_nothing_to_say_of_it(edition: str) -> None:
    for table in written_boards(edition, 2, 9):
        for who in (PlayerId(seat) for seat in range(len(table.state.players))):
            for command in candidates(table, who):
                asked = {id(row.function) for row in rows_about(table, command)}
                for row in table.law.on("may", type(command)):
                    if id(row.function) not in asked and not physical_bar(table, command):
                        assert cast("MayRule", row.function)(table, command) is None, (row.ids, command)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_answered_at_one_table_holds_at_no_other_that_differs_in_what_decides(edition: str) -> None:
    for table in written_boards(edition, 5, 12):
        for who in (PlayerId(seat) for seat in range(len(table.state.players))):
            fresh = Table(table.state, table.law, table.catalogue)
            thought_of = {(type(one), one): one for one in candidates(table, who)}.values()
            assert legal(table, who) == [one for one in thought_of if judge(fresh, one).goes_ahead]


@pytest.mark.parametrize(("edition", "seed"), EDITION_SEEDS)
def test_what_is_remembered_is_what_would_be_found_out_anew(edition: str, seed: int) -> None:
    for table, command, _ in played(edition, seed, 60, 3 + seed % 2):
        after = perform(table, command, Generator()).table
        fresh = Table(after.state.copy(), after.law, after.catalogue)
        for (work, one, two), answer in after.holding():
            assert answer == work(fresh, one, two), (work, one, two, command)


@pytest.mark.parametrize(("edition", "seed"), EDITION_SEEDS)
def test_every_change_that_an_event_makes_is_noted(edition: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def watched_apply(state: State, event: Event) -> None:
        before = state.copy()
        apply(state, event)
        assert not changed(before, state) & ~state.log[-1], event

    monkeypatch.setattr(run, "apply", watched_apply)
    for _ in played(edition, seed, 150, 3 + seed % 2):
        pass


def changed(before: State, after: State) -> int:
    """The bits of all that differs between two boards."""
    bits = sum(
        bit
        for name, bit in (
            ("owed", parts.OWED),
            ("winners", parts.WINNERS),
            ("rulings", parts.RULINGS),
            ("host", parts.HOSTS),
            ("cards", parts.CARDS),
            ("luck", parts.LUCK),
            ("rolls", parts.LUCK),
        )
        if getattr(before, name) != getattr(after, name)
    )
    for seat, (one, other) in enumerate(zip(before.players, after.players, strict=True)):
        if one != other:
            bits |= parts.of_player(seat)
    kinds = {debt.what for debt in (*before.owed, *after.owed)}
    for kind in kinds:
        if before.owed_of(kind) != after.owed_of(kind):
            bits |= parts.of_debts(kind)
    for place, (old, new) in enumerate(zip(before.zones, after.zones, strict=True)):
        if old != new:
            bits |= parts.FIRST_ZONE << place
    bits |= sum(bit for slot, bit in parts.TURN_BITS.items() if getattr(before.turn, slot) != getattr(after.turn, slot))
    if (before.combat is None) != (after.combat is None):
        bits |= parts.FIGHT
    if before.combat is not None and after.combat is not None:
        bits |= sum(
            bit for slot, bit in parts.FIGHT_BITS.items() if getattr(before.combat, slot) != getattr(after.combat, slot)
        )
    if before.lent != after.lent:
        bits |= parts.of_fight("borrowed")
    return bits


def test_every_slot_of_a_turn_and_a_fight_has_its_bit() -> None:
    assert set(parts.TURN_BITS) == set(Turn.__slots__)
    assert set(parts.FIGHT_BITS) == set(Combat.__slots__)
