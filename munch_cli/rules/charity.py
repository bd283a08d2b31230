"""Charity: what becomes of the cards beyond the hand limit.

Sheets: Turn Phases, Charity.
"""

from collections.abc import Iterator

from munch_cli.engine.law import always, do, may, then
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import DiscardInCharity, GiveInCharity
from munch_cli.table.ids import NO_PLAYER, PlayerId, RuleId
from munch_cli.table.state import Debt

EXCESS = (
    RuleId("charity.excess-goes-to-lowest-level-player"),
    RuleId("charity.excess-goes-to-lowest-level-living-player"),
)
OWED = (*EXCESS, RuleId("cards.hand-limit-only-at-own-turn-end"))


def excess(table: Table, player: PlayerId) -> int:
    """How many cards a player holds beyond his limit."""
    limit = table.total("hand_limit", player)
    return max(0, len(table.hand(player)) - limit.amount) if limit.terms else 0


def lowest_others(table: Table, giver: PlayerId) -> list[PlayerId]:
    """The players of the lowest Level, the giver among them if he is one; the dead do not count."""
    players = table.state.players
    dead_counted = not table.in_force("charity.excess-goes-to-lowest-level-living-player")
    levels = {PlayerId(seat): player.level for seat, player in enumerate(players) if not player.dead or seat == giver}
    if dead_counted and any(player.dead and player.level <= min(levels.values()) for player in players):
        table.reading("gap.lowest-player-is-dead")
    levels |= _back_already(table, min(levels.values()))
    least = min(levels.values())
    return [seat for seat, level in levels.items() if level == least]


def _back_already(table: Table, least: int) -> dict[PlayerId, int]:
    """New characters that wait for the next turn, of a Level no higher; whether they count as living is left open."""
    players = enumerate(table.state.players)
    waiting = {PlayerId(seat): one.level for seat, one in players if one.dead and one.new and one.level <= least}
    counts = bool(waiting) and table.reading("gap.new-character-and-charity") == "counts-as-living"
    return waiting if counts else {}


def excess_is_owed(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """Whoever holds too many cards at the end of his turn owes the excess."""
    who = table.state.turn.player
    if event.phase == "charity" and (many := excess(table, who)):
        limit = table.total("hand_limit", who)
        yield e.DebtIncurred(_owed(table, who, many), because=(*OWED, *limit.ids))


def _owed(table: Table, who: PlayerId, many: int) -> Debt:
    lowest = lowest_others(table, who)
    receivers = () if who in lowest else tuple(lowest)
    return Debt("charity", who, table.new_layer(), count=many, players=receivers)


def playing_down(table: Table) -> Iterator[e.Event]:
    """Cards played from the hand need not be given away."""
    for debt in table.state.owed:
        if debt.what == "charity" and excess(table, debt.who) < debt.count:
            yield e.DebtSettled(debt)
            if many := excess(table, debt.who):
                yield e.DebtIncurred(debt._replace(count=many))


# ---- giving


def give_to_the_lowest(table: Table, command: GiveInCharity) -> Reason | None:
    """The excess goes to whoever has the lowest Level, and no more than the excess."""
    debt = table.owes(command.who, "charity")
    if debt is None:
        return None
    if command.to not in debt.players or len(command.cards) > debt.count or not command.cards:
        return refuse(excess=debt.count, lowest=tuple(debt.players))
    return allow(lowest=command.to)


def tied_lowest_share_evenly(table: Table, command: GiveInCharity) -> Reason | None:
    """Several lowest players get as nearly the same number as can be."""
    debt = table.owes(command.who, "charity")
    if debt is None or len(debt.players) < 2 or command.to not in debt.players:
        return None
    least, over = divmod(debt.count, len(debt.players))
    many = len(command.cards)
    return None if many == least or (over and many == least + 1) else refuse(least=least, most=least + (over > 0))


def giver_picks_the_bigger_share(table: Table, command: GiveInCharity) -> Reason | None:
    """Where the cards do not divide evenly, the giver says who gets more."""
    debt = table.owes(command.who, "charity")
    if debt is None or not debt.players:
        return None
    least, over = divmod(debt.count, len(debt.players))
    return allow(bigger=command.to) if over and len(debt.players) > 1 and len(command.cards) == least + 1 else None


def giving(table: Table, command: GiveInCharity) -> Iterator[e.Event]:
    """The cards change hands; the other lowest players are still owed theirs."""
    debt = table.owes(command.who, "charity")
    if debt is None:
        return
    yield e.DebtSettled(debt)
    for copy in command.cards:
        yield e.CardGiven(copy, command.who, command.to, to_hand=True)
    left = debt.count - len(command.cards)
    if left > 0:
        still = tuple(player for player in debt.players if player != command.to)
        yield e.DebtIncurred(debt._replace(count=left, players=still))


# ---- the lowest giver


def lowest_giver_discards(table: Table, command: DiscardInCharity) -> Reason | None:
    """Whoever is himself lowest, or tied for it, discards instead."""
    debt = table.owes(command.who, "charity")
    if debt is None or debt.players or not command.cards or len(command.cards) > debt.count:
        return None
    return allow()


def others_must_be_given(table: Table, command: DiscardInCharity) -> Reason | None:
    """While somebody else is lowest, the excess is his."""
    debt = table.owes(command.who, "charity")
    return refuse(lowest=tuple(debt.players)) if debt is not None and debt.players else None


def discarding(table: Table, command: DiscardInCharity) -> Iterator[e.Event]:
    """The cards are discarded."""
    debt = table.owes(command.who, "charity")
    if debt is None:
        return
    yield e.DebtSettled(debt)
    for copy in command.cards:
        yield e.CardDiscarded(copy, command.who)
    if debt.count > len(command.cards):
        yield e.DebtIncurred(debt._replace(count=debt.count - len(command.cards), other=NO_PLAYER))


RULES = (
    then(e.PhaseBegan, excess_is_owed, *OWED),
    always(playing_down, "charity.may-play-down-to-the-limit-instead"),
    may(GiveInCharity, give_to_the_lowest, *EXCESS),
    may(GiveInCharity, tied_lowest_share_evenly, "charity.tied-lowest-share-evenly"),
    may(GiveInCharity, giver_picks_the_bigger_share, "charity.giver-picks-the-bigger-share"),
    do(GiveInCharity, giving, *EXCESS),
    may(DiscardInCharity, lowest_giver_discards, "charity.lowest-giver-discards-instead"),
    may(DiscardInCharity, others_must_be_given, *EXCESS),
    do(DiscardInCharity, discarding, "charity.lowest-giver-discards-instead"),
)
