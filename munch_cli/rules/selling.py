"""Selling Items for levels.

Sheets: Character Stats (Items in the later ones), Selling Items; Combat, the sentence on what is barred in a fight.
"""

from collections.abc import Iterator

from munch_cli.effects.queries import is_item
from munch_cli.engine.law import bar, do, may, shut, sum_of
from munch_cli.engine.moments import CLAIMED, FIGHT_OPEN, OWN_TURN, RUNNING
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal
from munch_cli.table import events as e
from munch_cli.table.commands import Sell
from munch_cli.table.ids import HANDS, LYING, USED, WHOSE_TURN, CopyId, PlayerId, RuleId, rule_ids

A_THOUSAND = "selling.a-thousand-gold-buys-a-level"
EACH = "selling.each-full-thousand-buys-a-level"
NO_CHANGE = "selling.no-change-is-given"
FROM_HAND = "selling.from-hand-or-from-table"
DOUBLE = "double sale"


# ---- what Items bring


def carried_item(table: Table, copy: CopyId) -> Iterator[Term]:
    """An Item on the table brings the gold pieces on its card."""
    if not _in_hand(table, copy):
        yield Term(table.card(copy).value, table.card(copy).name, copy=copy)


def item_in_hand(table: Table, copy: CopyId) -> Iterator[Term]:
    """An Item in the hand counts as well."""
    if _in_hand(table, copy):
        yield Term(table.card(copy).value, table.card(copy).name, copy=copy)


def _in_hand(table: Table, copy: CopyId) -> bool:
    return any(copy in table.hand(seat) for seat in table.state.seats)


def double_sale(table: Table, player: PlayerId) -> Iterator[Term]:
    """Some characters sell an Item for double, once in each of their turns."""
    for copy in table.in_play(player):
        card = table.card(copy)
        used = any(use.by == player and use.ability == DOUBLE for use in table.state.turn.used)
        if "sells_double" in card.marks and not used:
            yield Term(1, card.name, (card.rule,), player, copy)


def proceeds(table: Table, command: Sell) -> tuple[int, tuple[Term, ...]]:
    """The gold pieces a sale brings, and the terms of the double sale if it counts.

    The dearest Item counts double where that buys a level more and is no bar to a sale that is one without it.
    """
    values = [table.total("gold", copy).amount for copy in _by_themselves(table, command)]
    gold = sum(values)
    bonus = table.total("double_sale", command.who)
    doubled = gold + max(values, default=0)
    level = table.state.players[command.who].level
    price = table.number("selling.price")
    helps = gold // price < doubled // price and (doubled // price < goal(table) - level or gold < price)
    return (doubled, bonus.terms) if bonus.amount and helps else (gold, ())


def _by_themselves(table: Table, command: Sell) -> tuple[CopyId, ...]:
    """The Items sold but those that lie on another and go with it."""
    return tuple(copy for copy in command.items if table.state.host.get(copy) not in command.items)


def levels_bought(table: Table, command: Sell) -> int:
    """How many levels a sale is worth."""
    full = proceeds(table, command)[0] // table.number("selling.price")
    return full if table.in_force(EACH) else min(full, 1)


# ---- whether, and when


def a_thousand_gold(table: Table, command: Sell) -> Reason | None:
    """In their own turn a player sells Items worth a thousand gold pieces or more for a level."""
    turn = table.state.turn.player
    others = tuple(copy for copy in command.items if not is_item(table.card(copy)))
    gold, bonus = proceeds(table, command)
    if turn != command.who:
        return refuse(turn=turn)
    if others:
        return refuse(not_items=others)
    double = tuple(id for term in bonus for id in term.because)
    return refuse(gold=gold) if gold < table.number("selling.price") else allow(A_THOUSAND, *double, gold=gold)


def never_to_level_ten(table: Table, command: Sell) -> Reason | None:
    """No sale takes any player to Level 10."""
    level = table.state.players[command.who].level
    return refuse(level=level) if level >= goal(table) - 1 and levels_bought(table, command) else None


def wasted_or_barred(table: Table, command: Sell) -> Reason | None:
    """Where the sheet does not bar it, a sale at Level 9 is barred, or wasted."""
    level = table.state.players[command.who].level
    if level < goal(table) - 1 or not levels_bought(table, command):
        return None
    return silent("gap.sale-at-level-9", allows=table.leaning("gap.sale-at-level-9") == "wasted", level=level)


def more_than_may_be_gained(table: Table, command: Sell) -> Reason | None:
    """Whether a part of a sale stands that would buy the winning level as well is left open."""
    level, bought = table.state.players[command.who].level, levels_bought(table, command)
    if level >= goal(table) - 1 or level + bought < goal(table):
        return None
    gap = "gap.selling-2000-at-level-8"
    return silent(gap, allows=table.leaning(gap) == "one-level", level=level, levels=bought)


def not_in_a_fight(table: Table, command: Sell) -> Reason | None:
    """Nothing is sold during a fight. Other rules say whether a claimed or lost fight still counts as one."""
    return refuse(fighter=table.the_fight.fighter)


def not_on_the_run(table: Table, command: Sell) -> Reason | None:
    """Nothing is sold while running away."""
    return refuse(already="running")


def selling(table: Table, command: Sell) -> Iterator[e.Event]:
    """The Items are discarded. Each full thousand gives a level, and the rest is lost."""
    gold, bonus = proceeds(table, command)
    levels = levels_bought(table, command)
    for term in bonus:
        yield e.AbilityUsed(command.who, DOUBLE, table.card(term.copy).id, span="turn", because=term.because)
    yield e.ItemsSold(command.who, command.items, gold, _rules_behind_sale(table, command, gold))
    for copy in _by_themselves(table, command):
        yield e.CardDiscarded(copy, command.who, rule_ids(A_THOUSAND))
    if levels:
        yield e.LevelsGained(command.who, levels, because=rule_ids(A_THOUSAND, *((EACH,) if levels > 1 else ())))


def _rules_behind_sale(table: Table, command: Sell, gold: int) -> tuple[RuleId, ...]:
    from_hand = any(_in_hand(table, copy) for copy in command.items)
    told = ((True, A_THOUSAND), (from_hand, FROM_HAND), (gold % table.number("selling.price") > 0, NO_CHANGE))
    return rule_ids(*(id for counts, id in told if counts))


RULES = (
    sum_of("gold", carried_item, reads=LYING | HANDS),
    sum_of("gold", item_in_hand, reads=LYING | HANDS),
    sum_of("double_sale", double_sale, reads=LYING | USED | WHOSE_TURN),
    may(Sell, a_thousand_gold, allows=OWN_TURN, shuts=~OWN_TURN),
    bar(Sell, never_to_level_ten),
    may(Sell, wasted_or_barred),
    may(Sell, more_than_may_be_gained),
    shut(Sell, not_in_a_fight, at=FIGHT_OPEN & ~CLAIMED),
    shut(Sell, not_on_the_run, at=RUNNING),
    do(Sell, selling),
)
