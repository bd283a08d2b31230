"""Big Items: how many may be carried, and how a former Dwarf is rid of what is too many.

Sheets: Items, the paragraphs on Big Items (and on Dwarves, in the first sheet).
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.kinds import from_kind, in_force
from munch_cli.effects.losses import is_shedding, shedding
from munch_cli.effects.queries import counts_as_human, has_mark, in_own_turn, is_helping, lays_item, others
from munch_cli.engine.chance import die_owed
from munch_cli.engine.law import bar, do, each, may, strike, sum_of, then
from munch_cli.engine.moments import FIGHTING, IN_FIGHT, OWN_TURN, SETUP, SOMETHING_OWED
from munch_cli.engine.reasons import CARD, Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import is_big_to_sell
from munch_cli.table.commands import DiscardCard, GiveItems, PlayCard, Sell, Trade
from munch_cli.table.debts import Debt
from munch_cli.table.ids import (
    A_CHARACTER,
    ANYBODY,
    LYING,
    NO_COPY,
    NO_PLAYER,
    OWN,
    PEOPLE,
    SHED,
    CopyId,
    PlayerId,
)

ONE_BIG = "big-items.one-big-any-number-of-small"
COVERS = "big-items.limit-covers-cards-turned-sideways"
ANY_NUMBER = "big-items.dwarf-may-carry-any-number"
FORMER = "big-items.former-dwarf-must-shed-the-excess"
NO_TRADE = ("gap.bystanders-trade-during-a-fight",)
HAS_ONE = "gap.big-item-for-one-who-has-one"
KEEPS = "gap.former-dwarf-keeps-which"
TIED = "gap.former-dwarf-tied-receivers"
TO_HELPER = "gap.former-dwarf-gives-to-a-helper"
OWN_TURN_ANY_WAY = "gap.former-dwarf-in-his-own-turn"
NOBODY = "gap.big-item-nobody-can-carry"
DIE = "who receives"
"""What the die is asked for when it picks among tied receivers."""

# ---- what is carried, and what may be


def big_in_use(table: Table, player: PlayerId) -> Iterator[Term]:
    """Each Big Item in use is one."""
    return _bigs_among(table, player, table.in_play(player))


def big_sideways(table: Table, player: PlayerId) -> Iterator[Term]:
    """A Big Item that is turned sideways counts, too."""
    return _bigs_among(table, player, table.sideways(player))


def _bigs_among(table: Table, player: PlayerId, copies: Sequence[CopyId]) -> Iterator[Term]:
    facts = table.facts
    for copy in copies:
        card = facts[copy]
        if card.big:
            yield Term(1, card.name, who=player, copy=copy)


def a_card_lets_him(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """A Big Item with a card on it that allows it does not count."""
    yield from (place for place, term in enumerate(terms) if has_mark(table, term.copy, "any_item"))


def one_big(table: Table, player: PlayerId) -> Iterator[Term]:
    """One Big Item may be carried."""
    yield Term(table.number("big-items.most"), "limit of Big Items", who=player)


def _carried(table: Table, player: PlayerId) -> tuple[CopyId, ...]:
    return tuple([term.copy for term in table.total("big_carried", player).terms])


def _may_carry(table: Table, player: PlayerId, more: int = 1, fewer: int = 0) -> bool:
    """Return True if a player may carry this many more Big Items, after giving up so many of those they have."""
    if lifts_the_limit(table, player) != NO_COPY:
        return True
    return len(_carried(table, player)) - fewer + more <= table.total("big_items", player).amount


def lifts_the_limit(table: Table, player: PlayerId) -> CopyId:
    """Return the card that lets a player carry any number of Big Items, or NO_COPY."""
    if counts_as_human(table, player):
        return NO_COPY
    return next((copy for copy in table.in_play(player) if has_mark(table, copy, "any_big_items")), NO_COPY)


def _counts(table: Table, copy: CopyId) -> bool:
    card = table.card(copy)
    return card.big and not (card.kind == "ship" and table.in_force("ships.are-big-but-do-not-count"))


def no_second_big(table: Table, command: PlayCard) -> Reason | None:
    """The player who carries a Big Item, used or not, lays down no other."""
    if not lays_item(table, command) or not _counts(table, command.card):
        return None
    carried = _carried(table, command.who)
    limit = table.total("big_items", command.who).amount
    return refuse(carried=carried) if len(carried) + 1 > limit else None


def room_for_more(table: Table, command: PlayCard) -> Reason | None:
    """A card they have in use lets them carry more."""
    if not lays_item(table, command) or not _counts(table, command.card):
        return None
    room = table.total("big_items", command.who)
    carried = len(_carried(table, command.who))
    if not 1 <= carried < room.amount:
        return None
    return allow(*(id for term in room.terms if term.copy != NO_COPY for id in term.because))


def dwarf_carries_any(table: Table, command: PlayCard) -> Reason | None:
    """Their Race lets them carry any number."""
    if not lays_item(table, command) or not _counts(table, command.card):
        return None
    unlimited = lifts_the_limit(table, command.who)
    if unlimited == NO_COPY:
        return None
    return allow(table.card(unlimited).rule, over=(ONE_BIG, COVERS))


def card_against_the_sheet(table: Table, command: PlayCard) -> Reason | None:
    """Where the sheet makes no exception for Dwarves, a card of another box that is one is followed all the same."""
    is_needed = table.in_force(ONE_BIG) and not table.in_force(ANY_NUMBER)
    reason = dwarf_carries_any(table, command) if is_needed else None
    return None if reason is None else reason._replace(rank=CARD)


def not_discarded_for_another(table: Table, command: DiscardCard) -> Reason | None:
    """A Big Item is not discarded to make room."""
    return refuse(item=command.card) if command.card in _carried(table, command.who) else None


# ---- too many


def too_many(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """The player who has more Big Items than they may carry must be rid of the rest."""
    carried = _carried(table, player)
    if not carried and not table.owed("shed"):
        return
    ids = in_force(table, ONE_BIG, COVERS)
    over = () if _may_carry(table, player, 0) else carried
    if is_shedding(table, player, ids) or not table.in_force(FORMER):
        yield from shedding(table, player, over, ids)


def received_one_too_many(table: Table, event: e.CardGiven) -> Iterator[e.Event]:
    """If a player with a Big Item receives another, one of the two is discarded."""
    if not event.to_hand and not _may_carry(table, event.to, 0):
        ids = in_force(table, ONE_BIG, COVERS)
        yield from shedding(table, event.to, _carried(table, event.to), ids)


def for_one_who_has_one(table: Table, command: Trade | GiveItems) -> Reason | None:
    """Whether one who has a Big Item may receive another is left open."""
    if _owes(table, command.who) is not None:
        return None
    given, got = (command.gives, command.gets) if isinstance(command, Trade) else (command.items, ())
    back, forth = _big(table, got), _big(table, given)
    if not back and not forth:
        return None
    if _may_carry(table, command.to, forth, back) and _may_carry(table, command.who, back, forth):
        return None
    return silent(HAS_ONE, allows=table.leaning(HAS_ONE) == "one-is-discarded")


def _big(table: Table, copies: tuple[CopyId, ...]) -> int:
    return sum(_counts(table, copy) and not has_mark(table, copy, "any_item") for copy in copies)


# ---- the former Dwarf


def former_dwarf_sheds(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """Who may carry any number no longer must be rid of all but one at once."""
    bigs, debt = _carried(table, player), _owes(table, player)
    if not bigs and debt is None:
        return
    ids = in_force(table, ONE_BIG, COVERS)
    if is_shedding(table, player, ids):
        return
    count = 0 if _may_carry(table, player, 0) else len(bigs) - table.total("big_items", player).amount
    discards = bool(count) and not _receivers(table, player)
    if discards and table.reading(NOBODY) == "kept":
        count = 0
    if debt is not None and (debt.count != count or bool(debt.options) != discards):
        yield e.DebtSettled(debt)
        debt = None
    if debt is None and count:
        yield e.DebtIncurred(d.ShedBig(player, table.new_layer(), options=bigs if discards else (), count=count))


def _owes(table: Table, player: PlayerId) -> Debt | None:
    for debt in table.owed("shed-big"):
        if debt.who == player:
            return debt
    return None


def _receivers(table: Table, giver: PlayerId) -> list[PlayerId]:
    """The players of the lowest Level among those who can carry another Big Item."""
    return _lowest_able(table, giver, table.leaning(TO_HELPER) == "allowed")


def _lowest_able(table: Table, giver: PlayerId, helper_too: bool) -> list[PlayerId]:
    able = [
        player
        for player in others(table, giver)
        if not table.state.players[player].dead
        and _may_carry(table, player)
        and (helper_too or not is_helping(table, player))
    ]
    lowest = min((table.state.players[player].level for player in able), default=0)
    return [player for player in able if table.state.players[player].level == lowest]


def former_dwarf_sells(table: Table, command: Sell) -> Reason | None:
    """In their own turn they may sell what is too many."""
    debt = _owes(table, command.who)
    if debt is None:
        return None
    return allow() if set(command.items) <= set(_carried(table, command.who)) else None


def former_dwarf_gives(table: Table, command: GiveItems) -> Reason | None:
    """What they do not sell goes to the player of the lowest Level who can carry it. As they must give it, it is no
    trade.
    """
    debt = _owes(table, command.who)
    if debt is None:
        return None
    receivers = _receivers(table, command.who)
    proper = len(command.items) == 1 and command.items[0] in _carried(table, command.who)
    if proper and command.to not in receivers and in_own_turn(table, command.who):
        return silent(OWN_TURN_ANY_WAY, allows=table.leaning(OWN_TURN_ANY_WAY) == "any-way", receivers=tuple(receivers))
    if not proper or command.to not in receivers:
        return refuse(receivers=tuple(receivers))
    return allow(over=NO_TRADE, to=command.to)


def former_dwarf_does_not_discard(table: Table, command: DiscardCard) -> Reason | None:
    """Nor do they throw away what another player is to have."""
    due = _owes(table, command.who) is not None and command.card in _carried(table, command.who)
    receivers = tuple(_receivers(table, command.who)) if due else ()
    if receivers and in_own_turn(table, command.who):
        return silent(OWN_TURN_ANY_WAY, allows=table.leaning(OWN_TURN_ANY_WAY) == "any-way", receivers=receivers)
    return refuse(receivers=receivers) if receivers else None


def helper_receives(table: Table, command: GiveItems) -> Reason | None:
    """Whether a helper in the fight may receive it is left open, and so is who is lowest without them."""
    if _owes(table, command.who) is None or table.helper == NO_PLAYER:
        return None
    if is_helping(table, command.to):
        able = _may_carry(table, command.to)
        return silent(TO_HELPER, allows=table.leaning(TO_HELPER) == "allowed") if able else None
    with_helper, without = (_lowest_able(table, command.who, one) for one in (True, False))
    any_way = in_own_turn(table, command.who) and table.leaning(OWN_TURN_ANY_WAY) == "any-way"
    if command.to in with_helper or command.to not in without or any_way:
        return None
    return silent(TO_HELPER, allows=table.leaning(TO_HELPER) == "refused")


def handing_over(table: Table, command: GiveItems) -> Iterator[e.Event]:
    """It is handed over. If several are tied, who receives it and who decides that is left open."""
    if _owes(table, command.who) is None:
        return
    tied = _receivers(table, command.who)
    if len(tied) > 1 and table.reading(TIED) == "by-die":
        yield die_owed(table, command.who, DIE, copy=command.items[0])
    else:
        yield from _handed(table, command.who, command.items[0], command.to)


def die_picks_the_receiver(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """The die picks among tied receivers, from the giver's left around."""
    debt = event.debt
    tied = _receivers(table, debt.other)
    yield from _handed(table, debt.other, debt.copy, tied[(event.pips - 1) * len(tied) // 6])


def _handed(table: Table, giver: PlayerId, item: CopyId, to: PlayerId) -> Iterator[e.Event]:
    if table.reading(KEEPS) == "receivers-choose":
        yield e.DebtIncurred(d.Choice(to, table.new_layer(), options=_carried(table, giver), other=giver))
    else:
        yield e.CardGiven(item, giver, to)


def receiver_chooses(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The receiver says which Big Item they take."""
    if event.debt.other != NO_PLAYER and event.card != NO_COPY:
        yield e.CardGiven(event.card, event.debt.other, event.debt.who)


def nobody_could_carry_it(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What no player can carry is discarded."""
    yield e.CardDiscarded(event.card, event.debt.who)


RULES = (
    sum_of("big_carried", big_in_use, reads=LYING | OWN),
    sum_of("big_carried", big_sideways, reads=LYING | OWN),
    strike("big_carried", a_card_lets_him, reads=LYING | OWN),
    sum_of("big_items", one_big, reads=A_CHARACTER),
    sum_of("big_items", from_kind("item", "big_items"), reads=A_CHARACTER),
    bar(PlayCard, no_second_big, of=is_big_to_sell),
    may(PlayCard, room_for_more, of=is_big_to_sell, when=OWN_TURN & ~SETUP & ~FIGHTING),
    may(PlayCard, dwarf_carries_any, over=(ONE_BIG, COVERS), of=is_big_to_sell, when=OWN_TURN & ~SETUP),
    may(PlayCard, card_against_the_sheet, over=(ONE_BIG, COVERS), of=is_big_to_sell, when=OWN_TURN & ~SETUP),
    bar(DiscardCard, not_discarded_for_another, of=is_big_to_sell),
    each(too_many, reads=LYING | PEOPLE | SHED),
    may(Trade, for_one_who_has_one),
    may(GiveItems, for_one_who_has_one),
    then(e.CardGiven, received_one_too_many),
    each(former_dwarf_sheds, reads=LYING | PEOPLE | SHED | ANYBODY),
    may(Sell, former_dwarf_sells, when=OWN_TURN & ~SETUP & SOMETHING_OWED),
    may(GiveItems, former_dwarf_gives, over=NO_TRADE, when=SOMETHING_OWED),
    may(DiscardCard, former_dwarf_does_not_discard, when=SOMETHING_OWED),
    may(GiveItems, helper_receives, when=IN_FIGHT & SOMETHING_OWED),
    do(GiveItems, handing_over),
    then(e.RollStands, die_picks_the_receiver, of=(DIE,)),
    then(e.ChoiceMade, receiver_chooses, of=("choose",)),
    then(e.ChoiceMade, nobody_could_carry_it, of=("shed-big",)),
)
