"""Looking for trouble: fighting a monster from one's own hand.

Sheets: Turn Phases, Look For Trouble.
"""

from collections.abc import Iterator

from munch_cli.engine.law import bar, do, may
from munch_cli.engine.moments import CHARITY, LOOTING, TROUBLE
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import EndTurn, LookForTrouble, Loot


def no_monster_at_the_door(table: Table, command: LookForTrouble) -> Reason | None:
    """Trouble is for those who found no monster behind the door."""
    return refuse(already="met_monster") if table.state.turn.met_monster else allow()


def not_after_looting(table: Table, command: LookForTrouble) -> Reason | None:
    """Where the sheet names two choices, the player who has looted has made theirs."""
    return refuse(already="looted") if table.state.turn.looted else None


def leave_trouble_alone(table: Table, command: Loot) -> Reason | None:
    """No player has to look for trouble. They may loot instead."""
    return allow()


def neither(table: Table, command: EndTurn) -> Reason | None:
    """Where the sheet names two choices, whether one may do neither is left open."""
    turn = table.state.turn
    if turn.met_monster:
        return None
    gap = "gap.neither-trouble-nor-loot"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def from_own_hand(table: Table, command: LookForTrouble) -> Reason | None:
    """The monster comes from the player's own hand."""
    held = command.monster in table.hand(command.who) and table.card(command.monster).kind == "monster"
    return None if held else refuse(monster=command.monster)


def fought_like_a_door_monster(table: Table, command: LookForTrouble) -> Iterator[e.Event]:
    """It is fought as if it had been behind the door."""
    yield e.MonsterMet()
    yield e.FightBegan(command.who, command.monster, "trouble")


RULES = (
    may(LookForTrouble, no_monster_at_the_door),
    bar(LookForTrouble, not_after_looting, when=LOOTING | CHARITY),
    may(Loot, leave_trouble_alone, when=TROUBLE),
    may(EndTurn, neither, when=TROUBLE),
    bar(LookForTrouble, from_own_hand),
    do(LookForTrouble, fought_like_a_door_monster),
)
