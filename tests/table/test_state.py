"""The board: copies are whole, and every event knows what it changes."""

from typing import get_args

import pytest

from munch_cli.table import debts as d
from munch_cli.table.commands import COMMANDS, Command
from munch_cli.table.ids import CardId, PlayerId, RuleId
from munch_cli.table.state import (
    DOOR,
    FOES,
    HAND,
    MUNCHKINS,
    ON_FOES,
    PLAYED,
    TREASURE,
    Boost,
    Borrowed,
    Combat,
    Deal,
    FightPlay,
    Gone,
    Player,
    State,
    Turn,
    Use,
    add_copy,
    empty_board,
    seat_zone,
)

JENN, BOB = PlayerId(0), PlayerId(1)


def busy_board() -> State:
    """A board on which every field of every part holds something of its own."""
    state = empty_board([Player("Jenn", 1, 4), Player("Bob", 0, 9, dead=True, new=True)], Turn(BOB, "trouble", 7))
    monster = add_copy(state, CardId("bites.pumpkinhead"), DOOR, FOES)
    enhancer = add_copy(state, CardId("bites.fluffy"), DOOR, ON_FOES)
    potion = add_copy(state, CardId("bites.virgin-tears"), TREASURE, PLAYED)
    add_copy(state, CardId("bites.coffin"), TREASURE, seat_zone(JENN, HAND))
    state.host[enhancer] = monster
    state.turn.used = (Use("Berserk", JENN, BOB, "fight"),)
    state.turn.opened = CardId("bites.pumpkinhead")
    state.combat = Combat(
        JENN,
        "trouble",
        helper=BOB,
        deal=Deal(2, BOB, (potion,), (), compelled=True),
        claimed=(13, 11),
        running=True,
        plays=(FightPlay(potion, BOB, MUNCHKINS),),
        boosts=(Boost(MUNCHKINS, 3, "Berserk", (RuleId("card.classic.warrior"),)),),
        borrowed=(Borrowed(JENN, CardId("booty.french")),),
        declined=(BOB,),
        gone=(Gone(CardId("bites.banshee"), 2, (RuleId("card.x"),)),),
        caught=((JENN, monster),),
        escaped=((BOB, monster),),
        offer=(BOB, Deal(1, JENN)),
    )
    owed = d.Choice(JENN, 3, (RuleId("a.b"),), (potion,), ("yes",), 2, monster, BOB, (BOB,), 1, (BOB,), BOB)
    state.owed = (owed,)
    state.winners = (JENN,)
    state.owner = BOB
    state.rulings[RuleId("gap.x")] = "one"
    state.options = ("listen-at-the-door",)
    state.whole = True
    state.luck = 2**63 + 5
    return state


@pytest.mark.parametrize("part", [State, Player, Turn, Combat])
def test_no_field_is_forgotten_by_a_copy(part: type) -> None:
    """A copy of a busy board, field by field, for every part that has a copy of its own."""
    state = busy_board()
    whole = {State: state, Player: state.players[1], Turn: state.turn, Combat: state.combat}[part]
    copied = whole.copy()
    for slot in part.__slots__:
        assert getattr(copied, slot) == getattr(whole, slot), slot


def test_every_command_is_listed() -> None:
    assert set(COMMANDS) == set(get_args(Command))
