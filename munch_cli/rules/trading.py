"""Trading: Items from table to table, and gifts.

Sheets: Trading; Combat, the sentence on what is barred in a fight.
"""

from collections.abc import Iterator

from munch_cli.effects.losses import gives_up_a_big_item
from munch_cli.effects.queries import is_item, is_main_player
from munch_cli.engine.law import bar, do, may
from munch_cli.engine.moments import CLAIMED, FIGHT_OPEN, FIGHTER, FIGHTING, IN_FIGHT, SOMETHING_OWED
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.settle import objection
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import Agree, Decline, GiveItems, Trade
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import HAND, seat_zone

Dealing = Trade | GiveItems
ANSWERS = ("agrees", "declines")


def _cards_dealt(command: Dealing) -> tuple[CopyId, ...]:
    return command.gives + command.gets if isinstance(command, Trade) else command.items


def items_only(table: Table, command: Dealing) -> Reason | None:
    """Nothing but Items changes hands."""
    others = tuple(copy for copy in _cards_dealt(command) if not is_item(table.card(copy)))
    return refuse(cards=others) if others else None


def from_the_table_only(table: Table, command: Trade) -> Reason | None:
    """What lies in a hand is not traded."""
    held = _held(table, command)
    return refuse(cards=held) if held else None


def given_from_the_hand(table: Table, command: GiveItems) -> Reason | None:
    """Whether what lies in the hand may be given away, as a gift is no trade, is left open."""
    held = _held(table, command)
    return silent(FROM_HAND, allows=table.leaning(FROM_HAND) == "allowed", cards=held) if held else None


def _held(table: Table, command: Dealing) -> tuple[CopyId, ...]:
    hands = (seat_zone(command.who, HAND), seat_zone(command.to, HAND))
    return tuple(copy for copy in _cards_dealt(command) if table.state.place[copy] in hands)


# ---- when


def any_time(table: Table, command: Trade) -> Reason | None:
    """Items are traded at any time, by players who are not in combat."""
    return None if is_main_player(table, command.to) else allow()


def not_in_combat(table: Table, command: Trade) -> Reason | None:
    """A player in combat does not trade, and no player trades with them."""
    return refuse(fighter=table.the_fight.fighter) if _is_barred(table, command) else None


def gift_in_a_fight(table: Table, command: GiveItems) -> Reason | None:
    """Trading is barred in a fight. Of gifts, which are no trades, nothing is said there."""
    if not _is_barred(table, command):
        return None
    return silent(GIFT, allows=table.leaning(GIFT) == "allowed", fighter=table.the_fight.fighter)


def _is_barred(table: Table, command: Dealing) -> bool:
    """Return True if the main player is one of the two, and gives up no Big item that they may not keep."""
    one_fights = is_main_player(table, command.who) or is_main_player(table, command.to)
    return one_fights and not gives_up_a_big_item(table, command.who)


def bystanders(table: Table, command: Dealing) -> Reason | None:
    """Whether two who have no part in a fight may trade while it goes on is left open."""
    if table.is_fighting(command.to):
        return None
    gap = "gap.bystanders-trade-during-a-fight"
    return silent(gap, allows=table.leaning(gap) == "allowed")


# ---- offering and answering


def proposing(table: Table, command: Trade) -> Iterator[e.Event]:
    """The other player owes an answer."""
    yield _trade_offered(table, command.who, command.to, command.gives, command.gets)


def _trade_offered(
    table: Table, who: PlayerId, to: PlayerId, gives: tuple[CopyId, ...], gets: tuple[CopyId, ...]
) -> e.Event:
    layer, count = table.new_layer(), len(gives)
    return e.DebtIncurred(d.TradeAnswer(to, layer, options=gives + gets, words=ANSWERS, count=count, other=who))


def gift(table: Table, command: GiveItems) -> Reason | None:
    """Items may be given away for nothing."""
    return None if is_main_player(table, command.to) or gives_up_a_big_item(table, command.who) else allow()


def willing_receiver(table: Table, command: GiveItems) -> Iterator[e.Event]:
    """A gift is for one who wants it: they are asked."""
    if not gives_up_a_big_item(table, command.who):
        yield _trade_offered(table, command.who, command.to, command.items, ())


def giving(table: Table, command: GiveItems) -> Iterator[e.Event]:
    """Where no player need be asked the Items change hands at once."""
    if not table.in_force(WILLING) and not gives_up_a_big_item(table, command.who):
        yield from _given(table, command.items, command.who, command.to)


def answer(table: Table, command: Agree | Decline) -> Reason | None:
    """The player who is offered a trade or a gift takes it or leaves it."""
    debt = table.owes(command.who, "trade-answer")
    if debt is None:
        return None
    return allow(*TIME) if len(debt.options) > debt.count else allow(WILLING)


def _offered(table: Table, command: Agree) -> Dealing | None:
    """The trade or the gift that is answered, as if it were offered only now."""
    debt = table.owes(command.who, "trade-answer")
    if debt is None:
        return None
    gives, gets = debt.options[: debt.count], debt.options[debt.count :]
    return Trade(debt.other, gives, debt.who, gets) if gets else GiveItems(debt.other, gives, debt.who)


def barred_by_now(table: Table, command: Agree) -> Reason | None:
    """What by now keeps a trade or a gift from being offered keeps it from being taken as well."""
    dealing = _offered(table, command)
    return None if dealing is None else objection(table, dealing)


def exchanging(table: Table, command: Agree) -> Iterator[e.Event]:
    """What each received goes into play in front of them."""
    debt = table.owes(command.who, "trade-answer")
    if debt is None:
        return
    yield e.DebtSettled(debt)
    yield from _given(table, debt.options[: debt.count], debt.other, debt.who)
    yield from _given(table, debt.options[debt.count :], debt.who, debt.other)


def _given(table: Table, items: tuple[CopyId, ...], giver: PlayerId, to: PlayerId) -> Iterator[e.Event]:
    """The Items change hands. What lies on one of them goes with it, named or not."""
    alone = [copy for copy in items if table.state.host.get(copy) not in items]
    yield from (e.CardGiven(copy, giver, to) for copy in alone)


def leaving_it(table: Table, command: Decline) -> Iterator[e.Event]:
    """Nothing changes hands."""
    debt = table.owes(command.who, "trade-answer")
    if debt is not None:
        yield e.DebtSettled(debt)


GIFT = "gap.gift-in-a-fight"
FROM_HAND = "gap.gift-from-the-hand"
WILLING = "trading.gift-needs-a-willing-receiver"
TIME = ("trading.any-time-the-trader-is-not-in-combat", "trading.any-time-neither-trader-is-in-combat")

RULES = (
    bar(Trade, items_only),
    bar(GiveItems, items_only),
    bar(Trade, from_the_table_only),
    may(GiveItems, given_from_the_hand),
    may(Trade, any_time, when=~FIGHTER),
    bar(Trade, not_in_combat, when=FIGHT_OPEN & ~CLAIMED),
    may(GiveItems, gift_in_a_fight, when=FIGHT_OPEN & ~CLAIMED),
    may(Trade, bystanders, when=IN_FIGHT & ~FIGHTING),
    may(GiveItems, bystanders, when=IN_FIGHT & ~FIGHTING),
    do(Trade, proposing),
    may(GiveItems, gift, when=~FIGHTER),
    do(GiveItems, willing_receiver),
    do(GiveItems, giving),
    may(Agree, answer, when=SOMETHING_OWED),
    may(Agree, barred_by_now, when=SOMETHING_OWED),
    may(Decline, answer, when=SOMETHING_OWED),
    do(Agree, exchanging),
    do(Decline, leaving_it),
)
