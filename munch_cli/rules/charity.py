"""Charity: what becomes of the cards beyond the hand limit.

Sheets: Turn Phases, Charity.
"""

from collections.abc import Iterator

from munch_cli.engine.law import always, bar, do, may, then
from munch_cli.engine.moments import CHARITY, LOOTING, NO_FIGHT, NOTHING_OWED, OWN_TURN, SOMETHING_OWED, TROUBLE
from munch_cli.engine.physics import charity_for, shares
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import Choose, Decline, DiscardInCharity, EndTurn, GiveInCharity, PlayCard
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, PlayerId, RuleId
from munch_cli.table.state import Player

Changing = (
    e.LevelsGained | e.LevelsLost | e.LevelSet | e.PlayerDied | e.CharacterReturned | e.PlayerLeft | e.PointDecided
)
"""What may change who is lowest."""

LIVING = RuleId("charity.excess-goes-to-lowest-level-living-player")
EXCESS = (RuleId("charity.excess-goes-to-lowest-level-player"), LIVING)
DEAD = "gap.lowest-player-is-dead"
DECLINED = "gap.charity-may-be-declined"
LOWEST = RuleId("charity.lowest-giver-discards-instead")
PICKS = "gap.charity-cards-picked-by"
PLAYING = "gap.playing-in-charity"
FOR_A_FIGHT = ("monster", "monster-enhancer", "wandering-monster", "mate", "evil-twin")
ONLY_IN_A_FIGHT = (
    RuleId("enhancers.any-player-any-combat"),
    RuleId("enhancers.wandering-monster-and-mate-count-among-them"),
    RuleId("interfering.wandering-monster-brings-hand-monster"),
    RuleId("monsters.hand-monsters-for-trouble-or-wandering"),
)
"""The rules that keep such cards for a fight."""
AT_THE_END = RuleId("cards.hand-limit-only-at-own-turn-end")
TURN_OVER = "turn-over"


def excess(table: Table, player: PlayerId) -> int:
    """How many cards a player holds beyond their limit."""
    limit = table.total("hand_limit", player)
    return max(0, len(table.hand(player)) - limit.amount) if limit.terms else 0


def _there(table: Table) -> list[tuple[PlayerId, Player]]:
    """The players who have not left, with their seats."""
    return [(PlayerId(seat), one) for seat, one in enumerate(table.state.players) if seat not in table.state.left]


def lowest(table: Table, giver: PlayerId) -> list[PlayerId]:
    """The players of the lowest Level. The giver may be among them, the dead do not count."""
    there = _there(table)
    levels = {seat: player.level for seat, player in there if not player.dead or seat == giver}
    levels |= _back_already(table, min(levels.values()))
    least = min(levels.values())
    return [seat for seat, level in levels.items() if level == least]


def _back_already(table: Table, least: int) -> dict[PlayerId, int]:
    """New characters of no higher Level that wait for the next turn. Whether they count as living is left open."""
    waiting = {seat: one.level for seat, one in _there(table) if one.dead and one.level <= least}
    counts = bool(waiting) and table.reading("gap.new-character-and-charity") == "counts-as-living"
    return waiting if counts else {}


def _dead_is_lowest(table: Table, giver: PlayerId) -> bool:
    """Return True if a dead character is lower than all who could get the excess."""
    least = table.state.players[lowest(table, giver)[0]].level
    return any(one.level < least for _, one in _there(table))


def _receivers(table: Table, giver: PlayerId) -> tuple[PlayerId, ...]:
    """Who gets the excess: the lowest, unless the giver is among them. With a dead character lower it is left open."""
    there = lowest(table, giver)
    return () if giver in there or _is_the_deads(table, giver) else tuple(there)


def _is_the_deads(table: Table, giver: PlayerId) -> bool:
    """Return True if the excess is discarded because a dead character would get it, which is left open."""
    open_point = not table.in_force(LIVING) and _dead_is_lowest(table, giver)
    return open_point and table.reading(DEAD) == "excess-discarded"


def excess_is_owed(table: Table, event: e.PhaseBegan) -> Iterator[e.Event]:
    """The player who holds too many cards at the end of their own turn, and then only, owes the excess."""
    if event.phase == "charity" and not table.owed("draw"):
        yield from _excess(table, table.state.turn.player)


def too_many_when_it_is_over(table: Table) -> Iterator[e.Event]:
    """A turn does not end while its player holds too many cards, whether they got more or lost what let them hold more.

    What they have looted comes to their hand first.
    """
    for over in table.owed(TURN_OVER) if not table.owed("draw") else ():
        owed = table.owed("charity")
        if not owed:
            yield from _excess(table, over.who)
        for debt in owed:
            if (many := excess(table, debt.who)) > debt.count:
                yield e.DebtSettled(debt)
                yield e.DebtIncurred(_due(debt, many, _receivers(table, debt.who)))


def _excess(table: Table, who: PlayerId) -> Iterator[e.Event]:
    if many := excess(table, who):
        limit = table.total("hand_limit", who)
        yield e.DebtIncurred(_owed(table, who, many), because=(AT_THE_END, *EXCESS, *limit.ids))


def _owed(table: Table, who: PlayerId, many: int) -> Debt:
    return d.Charity(who, table.new_layer(), count=many, players=_receivers(table, who))


def _due_from(table: Table, who: PlayerId) -> Debt | None:
    """The charity that a player owes. On a board laid in the middle of it, what they would owe."""
    debt = table.owes(who, "charity")
    turn = table.state.turn
    if turn.phase != "charity" or turn.player != who or table.state.owed:
        return debt
    many = excess(table, who)
    return _owed(table, who, many) if many else None


def _settled(table: Table, debt: Debt) -> Iterator[e.Event]:
    """The debt is being paid. On a board laid in the middle of charity the turn ends with it as well."""
    if debt in table.state.owed:
        yield e.DebtSettled(debt)
    else:
        yield e.DebtIncurred(d.TurnOver(debt.who, 0))


def _due(debt: Debt, many: int, receivers: tuple[PlayerId, ...]) -> Debt:
    """How much is still to be given to those receivers who have not had their full share."""
    owed = debt._replace(count=many, players=receivers)
    return owed._replace(players=tuple(who for who, (_, most) in shares(owed).items() if most))


def playing_down(table: Table) -> Iterator[e.Event]:
    """Cards played from the hand need not be given away."""
    for debt in table.owed("charity"):
        if excess(table, debt.who) < debt.count:
            yield e.DebtSettled(debt)
            if many := excess(table, debt.who):
                yield e.DebtIncurred(_due(debt, many, debt.players))


def lowest_by_now(table: Table, event: Changing) -> Iterator[e.Event]:
    """Who is lowest is seen when the cards are given: as long as some are owed it may still change."""
    for debt in table.owed("charity"):
        owed = _due(debt, debt.count, _receivers(table, debt.who))
        if owed != debt:
            yield e.DebtSettled(debt)
            yield e.DebtIncurred(owed)


# ---- playing cards at the end of the turn


def _plays_out_of_time(table: Table, command: PlayCard) -> bool:
    """Return True if a player who owes charity plays a card for a fight from the hand while none is on."""
    owes = table.owes(command.who, "charity") is not None and table.fight is None
    return owes and command.card in table.hand(command.who)


def playing_in_charity(table: Table, command: PlayCard) -> Reason | None:
    """Whether a card may be played to get down to the limit that could not be played otherwise is left open."""
    if not _plays_out_of_time(table, command):
        return None
    return silent(PLAYING, allows=table.leaning(PLAYING) == "allowed")._replace(over=ONLY_IN_A_FIGHT)


def played_for_nothing(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """With nothing to act on it is discarded."""
    if _plays_out_of_time(table, command):
        yield from (e.CardDiscarded(copy, command.who) for copy in (command.card, command.along) if copy != NO_COPY)


# ---- giving


def only_at_the_end(table: Table, command: GiveInCharity | DiscardInCharity) -> Reason | None:
    """Before the end of one's own turn no player has too many cards, so there is nothing to give."""
    due = _due_from(table, command.who)
    return refuse(excess=excess(table, command.who)) if due is None else None


def first_of_all(table: Table, command: EndTurn) -> Reason | None:
    """Who ends the turn with too many cards in the hand first gets rid of the excess."""
    many = excess(table, command.who)
    if not many:
        return None
    duty = (LOWEST,) if command.who in lowest(table, command.who) else EXCESS
    return allow(*duty, AT_THE_END, excess=many)


def give_to_the_lowest(table: Table, command: GiveInCharity) -> Reason | None:
    """The excess goes to the player who has the lowest Level, and no more than the excess."""
    debt = _due_from(table, command.who)
    if debt is None or _keeps_it_from_all(table, debt) or _has_had_his_share(table, debt, command.to):
        return None
    if command.to not in debt.players or len(command.cards) > debt.count:
        return refuse(excess=debt.count, lowest=tuple(debt.players))
    return None if _is_bigger_share(debt, command) else allow(lowest=command.to)


def _keeps_it_from_all(table: Table, debt: Debt) -> bool:
    """Return True if the giver is one of the lowest, so that no player receives anything."""
    return not debt.players and debt.who in lowest(table, debt.who)


def _has_had_his_share(table: Table, debt: Debt, to: PlayerId) -> bool:
    """Return True if a player is one of the lowest, and it is now for the others of them to receive."""
    return bool(debt.players) and to in debt.had and to not in debt.players and to in lowest(table, debt.who)


def _is_bigger_share(debt: Debt, command: GiveInCharity) -> bool:
    """Whether, among several lowest players, this one gets a card more than others."""
    least, most = shares(debt).get(command.to, (0, 0))
    return most > least and len(command.cards) == most


def tied_lowest_share_evenly(table: Table, command: GiveInCharity) -> Reason | None:
    """Several lowest players get as nearly the same number as can be."""
    debt = _due_from(table, command.who)
    if debt is not None and _has_had_his_share(table, debt, command.to):
        return refuse(lowest=tuple(debt.players))
    if debt is None or len(debt.players) < 2 or command.to not in debt.players:
        return None
    least, most = shares(debt)[command.to]
    return None if least <= len(command.cards) <= most else refuse(least=least, most=most)


def giver_picks_the_bigger_share(table: Table, command: GiveInCharity) -> Reason | None:
    """Where the cards do not divide evenly, the giver says who gets more."""
    debt = _due_from(table, command.who)
    if debt is None or command.to not in debt.players:
        return None
    return allow(bigger=command.to) if _is_bigger_share(debt, command) else None


def giving(table: Table, command: GiveInCharity) -> Iterator[e.Event]:
    """The cards change hands. The other lowest players are still owed theirs."""
    debt = _due_from(table, command.who)
    if debt is None:
        return
    if len(table.hand(command.who)) > debt.count:
        table.reading(PICKS)
    yield from _settled(table, debt)
    for copy in command.cards:
        yield e.CardGiven(copy, command.who, command.to, to_hand=True)
    left = debt.count - len(command.cards)
    if left > 0:
        yield e.DebtIncurred(_due(_received(debt, command.to, len(command.cards)), left, debt.players))


def _received(debt: Debt, who: PlayerId, many: int) -> Debt:
    """The debt, with so many cards more received by a player."""
    return debt._replace(had=tuple(sorted((*debt.had, *(who for _ in range(many))))))


# ---- who picks the cards, and whether they must be taken


def receiver_picks(table: Table, command: Choose) -> Reason | None:
    """Whether the receiver picks the cards they are given is left open."""
    debt = charity_for(table, command.who)
    if debt is None or command.card not in table.hand(debt.who):
        return None
    least, _ = shares(debt)[command.who]
    return silent(PICKS, allows=table.leaning(PICKS) == "receiver" and least > 0)


def giver_leaves_the_picking(table: Table, command: GiveInCharity) -> Reason | None:
    """If the receivers pick, the giver names no cards before they have."""
    debt = _due_from(table, command.who)
    if debt is None or table.leaning(PICKS) != "receiver":
        return None
    waiting = any(least for least, _ in shares(debt).values())
    return silent(PICKS, allows=False) if waiting else None


def picking(table: Table, command: Choose) -> Iterator[e.Event]:
    """A picked card changes hands. When all have their share, the giver keeps giving the rest."""
    debt = charity_for(table, command.who)
    if debt is None or command.card not in table.hand(debt.who):
        return
    yield e.DebtSettled(debt)
    yield e.CardGiven(command.card, debt.who, command.who, to_hand=True)
    if debt.count > 1:
        yield e.DebtIncurred(_due(_received(debt, command.who, 1), debt.count - 1, debt.players))


def declining(table: Table, command: Decline) -> Reason | None:
    """Whether the lowest player must take the cards is left open."""
    due = charity_for(table, command.who)
    return silent(DECLINED, allows=table.leaning(DECLINED) == "may-decline") if due is not None else None


def declined(table: Table, command: Decline) -> Iterator[e.Event]:
    """The other lowest players get their share. If there are none, the excess is discarded."""
    debt = charity_for(table, command.who)
    if debt is not None:
        yield e.DebtSettled(debt)
        still = tuple(player for player in debt.players if player != command.who)
        yield e.DebtIncurred(_due(debt, debt.count, still))


# ---- the lowest giver


def lowest_giver_discards(table: Table, command: DiscardInCharity) -> Reason | None:
    """The player who is themselves lowest, or tied for it, discards instead."""
    own = _may_discard(table, command) and command.who in lowest(table, command.who)
    return allow() if own else None


def lowest_giver_gives_nobody(table: Table, command: GiveInCharity) -> Reason | None:
    """If the giver is one of the lowest, no other player is given any of it."""
    debt = _due_from(table, command.who)
    return refuse(lowest=command.who) if debt is not None and _keeps_it_from_all(table, debt) else None


def _may_discard(table: Table, command: DiscardInCharity) -> bool:
    debt = _due_from(table, command.who)
    return debt is not None and not debt.players and 0 < len(command.cards) <= debt.count


def for_the_dead(table: Table, command: DiscardInCharity) -> Reason | None:
    """With a dead character lowest, the owner of the game may have it that the excess is discarded."""
    if not _may_discard(table, command) or command.who in lowest(table, command.who):
        return None
    return silent(DEAD, allows=True) if _is_the_deads(table, command.who) else None


def nobody_wants_it(table: Table, command: DiscardInCharity) -> Reason | None:
    """What all its receivers declined is discarded."""
    if not _may_discard(table, command) or command.who in lowest(table, command.who):
        return None
    return None if _is_the_deads(table, command.who) else silent(DECLINED, allows=True)


def others_must_be_given(table: Table, command: DiscardInCharity) -> Reason | None:
    """While another player is lowest, the excess is theirs."""
    debt = _due_from(table, command.who)
    return refuse(lowest=tuple(debt.players)) if debt is not None and debt.players else None


def discarding(table: Table, command: DiscardInCharity) -> Iterator[e.Event]:
    """The cards are discarded."""
    debt = _due_from(table, command.who)
    if debt is None:
        return
    yield from _settled(table, debt)
    for copy in command.cards:
        yield e.CardDiscarded(copy, command.who)
    if debt.count > len(command.cards):
        yield e.DebtIncurred(debt._replace(count=debt.count - len(command.cards)))


CHANGES: tuple[type[Changing], ...] = (
    e.LevelsGained,
    e.LevelsLost,
    e.LevelSet,
    e.PlayerDied,
    e.CharacterReturned,
    e.PlayerLeft,
    e.PointDecided,
)

RULES = (
    then(e.PhaseBegan, excess_is_owed),
    always(too_many_when_it_is_over, owed=(TURN_OVER,)),
    *(then(change, lowest_by_now) for change in CHANGES),
    always(playing_down, owed=("charity",)),
    may(PlayCard, playing_in_charity, over=ONLY_IN_A_FIGHT, of=FOR_A_FIGHT, when=NO_FIGHT & SOMETHING_OWED),
    do(PlayCard, played_for_nothing, of=FOR_A_FIGHT),
    may(EndTurn, first_of_all, when=OWN_TURN & (TROUBLE | LOOTING | CHARITY)),
    bar(GiveInCharity, only_at_the_end, shuts=NOTHING_OWED & ~CHARITY),
    bar(DiscardInCharity, only_at_the_end, shuts=NOTHING_OWED & ~CHARITY),
    may(GiveInCharity, give_to_the_lowest, when=SOMETHING_OWED | CHARITY),
    bar(GiveInCharity, tied_lowest_share_evenly, when=SOMETHING_OWED | CHARITY),
    may(GiveInCharity, giver_picks_the_bigger_share, when=SOMETHING_OWED | CHARITY),
    bar(GiveInCharity, giver_leaves_the_picking, when=SOMETHING_OWED | CHARITY),
    do(GiveInCharity, giving),
    may(Choose, receiver_picks, when=SOMETHING_OWED),
    do(Choose, picking),
    may(Decline, declining, when=SOMETHING_OWED),
    do(Decline, declined),
    may(DiscardInCharity, lowest_giver_discards, when=SOMETHING_OWED | CHARITY),
    bar(GiveInCharity, lowest_giver_gives_nobody, when=SOMETHING_OWED | CHARITY),
    may(DiscardInCharity, for_the_dead, when=SOMETHING_OWED | CHARITY),
    may(DiscardInCharity, nobody_wants_it, when=SOMETHING_OWED | CHARITY),
    bar(DiscardInCharity, others_must_be_given, when=SOMETHING_OWED | CHARITY),
    do(DiscardInCharity, discarding),
)
