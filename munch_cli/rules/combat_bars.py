"""What a fight bars: selling and trading. (What is barred for equipment and cards from the hand stands in ``items``.)

Sheets: Combat, the paragraph on equipment (the second in the first sheet); Selling Items.
"""

from munch_cli.effects.looking import is_main_player
from munch_cli.effects.shedding import gives_up_a_big_item
from munch_cli.engine.law import bar, may, shut
from munch_cli.engine.moments import CLAIMED, FIGHT_OPEN, FIGHTER, FIGHTING
from munch_cli.engine.reasons import Reason, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table.commands import GiveItems, Sell, Trade
from munch_cli.table.ids import PlayerId


def nothing_sold(table: Table, command: Sell) -> Reason | None:
    """The main player sells nothing during their fight."""
    return refuse() if is_main_player(table, command.who) and _is_on(table) else None


def nothing_traded(table: Table, command: Trade) -> Reason | None:
    """Nor do they trade, whoever proposes it."""
    bound = any(is_main_player(table, player) for player in (command.who, command.to))
    return refuse() if bound and _is_on(table) else None


def is_over_but_for_the_wait(table: Table) -> bool:
    """Whether the kill is claimed and only the waiting time is to pass."""
    return table.fight is not None and table.fight.claimed is not None


def _is_on(table: Table) -> bool:
    """Whether the fight is beyond doubt on: neither won but for the wait, nor lost but for the running."""
    return table.fight is not None and not table.fight.running and not is_over_but_for_the_wait(table)


def dealing_in_the_wait(table: Table, command: Sell | Trade | GiveItems) -> Reason | None:
    """Whether the waiting time is part of the combat is left open."""
    if not is_over_but_for_the_wait(table) or not any(table.is_fighting(player) for player in _who(command)):
        return None
    if isinstance(command, GiveItems) and gives_up_a_big_item(table, command.who):
        return None
    return silent(WAITING, allows=table.leaning(WAITING) == "no-longer-combat")


def _who(command: Sell | Trade | GiveItems) -> tuple[PlayerId, ...]:
    return (command.who,) if isinstance(command, Sell) else (command.who, command.to)


WAITING = "gap.wait-and-flight-are-combat"
BARRED = (
    "combat.no-selling-trading-or-stealing",
    "combat.no-selling-stealing-equipping-trading-or-playing-items",
    "combat.no-selling-equipping-trading-or-playing-treasures",
)

RULES = (
    shut(Sell, nothing_sold, *BARRED, at=FIGHT_OPEN & ~CLAIMED & FIGHTER),
    bar(Trade, nothing_traded, *BARRED, when=FIGHT_OPEN & ~CLAIMED, shuts=FIGHT_OPEN & ~CLAIMED & FIGHTER),
    may(Sell, dealing_in_the_wait, WAITING, when=CLAIMED & FIGHTING),
    may(Trade, dealing_in_the_wait, WAITING, when=CLAIMED),
    may(GiveItems, dealing_in_the_wait, WAITING, when=CLAIMED),
)
