"""Somebody leaves at any moment of a game: his cards are put away, and the others can go on."""

import pytest

from munch_cli.arbiter.legal import legal
from munch_cli.engine.table import Table
from munch_cli.repl.session import Session
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import SEAT_ZONES, seat_zone, top_layer

from ..drawn import seeds
from .moments import check_command, watched, written_boards
from .random_play import IN_TURN, played


def check_leaving(table: Table) -> None:
    for seat in range(len(table.state.players)):
        who = PlayerId(seat)
        if table.state.is_over or who in table.state.left:
            continue
        with watched():
            outcome = check_command(table, c.LeaveGame(who))
        after, state = outcome.table, outcome.table.state
        gone = [event.who for event in outcome.events if isinstance(event, e.HelperLeft | e.HelpDeclined)]
        assert NO_PLAYER not in gone, "nobody helped"
        if table.leaning("gap.player-leaves") == "game-ends":
            assert state.is_over
            continue
        assert who in state.left
        assert not any(state.zones[seat_zone(who, zone)] for zone in range(SEAT_ZONES)), "he left cards behind"
        assert not any(debt.who == who and debt.what != "turn-over" for debt in state.owed), (
            f"he still owes {state.owed}"
        )
        assert state.turn.player != who or state.owed, "it is still his turn"
        assert can_go_on(after), f"nobody can go on: {state.turn.phase}, owed {state.owed}"


def can_go_on(table: Table) -> bool:
    """Whether somebody may say something, or the die, a pile or the owner of a card that nobody knows whole is asked.

    Too few may be left to begin at all.
    """
    state = table.state
    if any(table.card(foe).unknown for foe in table.foes):
        return True
    if state.is_over or any(debt.what in ("die", "draw", "blind") for debt in top_layer(state)):
        return True
    seats = [PlayerId(seat) for seat in range(len(state.players)) if seat not in state.left]
    return state.turn.phase == "setup" or any(legal(table, who) for who in seats)


@pytest.mark.parametrize("edition", IN_TURN)
@pytest.mark.parametrize("seed", seeds(2))
def test_whoever_leaves_a_game_is_done_with_it(edition: str, seed: int) -> None:
    for step, (_, _, outcome) in enumerate(played(edition, seed, 60, 3 + seed % 4)):
        if outcome.was_done and step % 15 == seed % 15 and not outcome.table.state.is_over:
            check_leaving(outcome.table)


@pytest.mark.parametrize("edition", IN_TURN)
def test_whoever_leaves_a_board_people_wrote_down_is_done_with_it(edition: str) -> None:
    for table in written_boards(edition, 3, 25):
        check_leaving(table)


def test_what_is_owed_in_charity_goes_on_without_a_receiver_who_leaves_and_counts_what_others_had() -> None:
    hand = "Potted Plant + Gazebo + Bullrog + Platycore + Net Troll + Lame Goblin + Large Angry Chicken + Squidzilla"
    session = Session()
    for line in (
        "new classic: Ann, Bo, Cy, Di",
        f"Ann is a Level 5, holding {hand}",
        "it is Ann's turn, charity",
        "Ann gives Gazebo to Bo in charity",
        "Di leaves the game",
    ):
        assert not session.hear(line).is_unread, line
    assert session.table is not None
    (owed,) = session.table.owed("charity")
    assert (owed.count, owed.players, owed.had) == (2, (1, 2), (1,))
