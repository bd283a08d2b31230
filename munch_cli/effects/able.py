"""Whether what a card says can be done at all: whether it finds what it acts on."""

from collections.abc import Callable

from munch_cli.effects.aim import Aim
from munch_cli.effects.deeds import in_play_named
from munch_cli.effects.slipping import slipping
from munch_cli.effects.taking import turns_the_fight
from munch_cli.engine.table import Table
from munch_cli.table import vocabulary as v
from munch_cli.table.ids import NO_COPY, NO_PLAYER
from munch_cli.table.typed import cast


def is_able(table: Table, deed: v.Deed, aim: Aim) -> bool:
    """Whether a deed finds what it acts on; true of the words that always find something, or ask nothing."""
    asks = ASKS.get(type(deed))
    return asks is None or cast("Asks", asks)(table, deed, aim)


def _has_a_rival(table: Table, deed: v.StealLevel, aim: Aim) -> bool:
    return aim.rival not in (NO_PLAYER, aim.who)


def _has_a_monster(table: Table, deed: v.Eliminate, aim: Aim) -> bool:
    return bool(table.foes) if deed.every else aim.monster in table.foes


def _has_both_monsters(table: Table, deed: v.ReplaceMonster, aim: Aim) -> bool:
    in_hand = aim.along != NO_COPY and aim.along in table.hand(aim.who)
    return aim.monster in table.foes and in_hand and table.card(aim.along).kind == "monster"


def _has_somebody_else(table: Table, deed: v.HandOver, aim: Aim) -> bool:
    fight = table.fight
    if fight is None or aim.rival == NO_PLAYER or aim.rival == fight.fighter or aim.rival == aim.who:
        return False
    return not table.state.players[aim.rival].dead


def _lets_somebody_go(table: Table, deed: v.SlipAway, aim: Aim) -> bool:
    return bool(slipping(table, deed, aim))


def _waits_to_be_answered(table: Table, deed: v.RollAgain, aim: Aim) -> bool:
    """The player or monster named for an escape is in one that can still be answered."""
    escapes = table.owed("escape")
    if not escapes:
        return True
    by_him = aim.rival == NO_PLAYER or any(debt.other == aim.rival for debt in escapes)
    return by_him and (aim.taking == NO_COPY or any(debt.copy == aim.taking for debt in escapes))


def _lies_somewhere(table: Table, deed: v.DiscardInPlay, aim: Aim) -> bool:
    return bool(in_play_named(table, deed.named))


Asks = Callable[[Table, v.Deed, Aim], bool]

ASKS: dict[type[v.Deed], object] = {
    v.StealLevel: _has_a_rival,
    v.Eliminate: _has_a_monster,
    v.ReplaceMonster: _has_both_monsters,
    v.HandOver: _has_somebody_else,
    v.SlipAway: _lets_somebody_go,
    v.GrabItem: turns_the_fight,
    v.RollAgain: _waits_to_be_answered,
    v.DiscardInPlay: _lies_somewhere,
}
"""Word -> what it asks for."""
