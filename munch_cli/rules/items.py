"""Items: carried, in use, sideways, and who may use them.

Sheets: Items; Combat, the sentences on equipment; When To Play Cards, Items.
"""

from collections.abc import Iterator, Sequence

from munch_cli.effects.abilities import does_what_it_says, follows_its_card
from munch_cli.effects.kinds import usable
from munch_cli.effects.losses import gives_up_a_big_item
from munch_cli.effects.queries import (
    before_the_door,
    in_own_turn,
    is_helping,
    items_in_use,
    just_gained,
    lays_item,
    plays_item,
    suits,
    switches_item,
    unfit,
)
from munch_cli.engine.law import Instead, bar, do, each, instead, may, shut, strike, then
from munch_cli.engine.moments import FIGHTER, FIGHTING, HELPING, IN_FIGHT, NO_FIGHT
from munch_cli.engine.reasons import Reason, Term, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.rules.slots import could_be_used
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS, ITEM_KINDS, SELLABLE_KINDS, is_not_for_all
from munch_cli.table.commands import DiscardCard, Equip, GiveItems, PlayCard, Stow, Trade, UseAbility
from munch_cli.table.ids import A_CHARACTER, FIGHT, LYING, NO_PLAYER, PEOPLE, CopyId, PlayerId
from munch_cli.table.state import ATTACHED, IN_PLAY, SIDEWAYS, seat_zone

# ---- from the hand to the table


def laying_it_down(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """An Item that is played lies in front of its owner from then on: it is carried."""
    if lays_item(table, command):
        yield e.CardLaidDown(command.who, command.card)


def anyone_may_carry_it(table: Table, command: PlayCard) -> Reason | None:
    """Anyone may carry an Item, also one that only others may use."""
    if suits(table, command.who, table.card(command.card)) or not _may_be_laid_now(table, command):
        return None
    return allow()


def unusable_may_stay(table: Table, command: PlayCard) -> Reason | None:
    """An Item may lie there although its owner cannot use it, for what they are or because its place is taken."""
    if not _may_be_laid_now(table, command):
        return None
    return None if could_be_used(table, command.who, command.card) else allow()


def _may_be_laid_now(table: Table, command: PlayCard) -> bool:
    timely = in_own_turn(table, command.who) or just_gained(table, command.card)
    return timely and lays_item(table, command)


def restricted_lies_sideways(table: Table, event: e.CardLaidDown) -> Instead | None:
    """What cannot help its owner is turned sideways as it is laid down."""
    card = table.card(event.copy)
    if card.kind not in ITEM_KINDS or usable(table, event.who, event.copy):
        return None
    return Instead((event._replace(sideways=True, because=()),))


def useless_are_turned(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """Outside a fight, Items in use that can no longer help their owner are turned sideways."""
    for copy in items_in_use(table, player):
        if not usable(table, player, copy):
            yield e.ItemStowed(copy)
            return


# ---- what they add


def unsuitable_gives_no_bonus(table: Table, subject: object, terms: Sequence[Term]) -> Iterator[int]:
    """A restricted Item helps only while its owner is of that kind."""
    for place, term in enumerate(terms):
        if not _helps(table, term.copy) and table.card(term.copy).kind in ITEM_KINDS:
            yield place


def _helps(table: Table, copy: CopyId) -> bool:
    """Return True if a card is of use to the player before whom it lies, if it lies before any."""
    owner = table.owner_of(copy)
    return owner == NO_PLAYER or usable(table, owner, copy)


def sideways_gives_no_bonus(table: Table, subject: object, terms: Sequence[Term]) -> Iterator[int]:
    """An Item turned sideways gives nothing."""
    sideways = {copy for seat in table.state.seats for copy in table.sideways(seat)}
    yield from (place for place, term in enumerate(terms) if term.copy in sideways)


# ---- in use or sideways


def at_other_times(table: Table, command: Equip | Stow) -> Reason | None:
    """Whether Items may be switched at other times, outside combat, is not said."""
    if before_the_door(table, command.who) and table.in_force("timing.arranging-at-start-of-turn"):
        return None
    gap = "gap.switching-at-other-times"
    return silent(gap, allows=table.leaning(gap) == "allowed")


def useless_stays_sideways(table: Table, command: Equip) -> Reason | None:
    """What cannot help its owner is shown by being turned sideways."""
    if usable(table, command.who, command.item):
        return None
    return refuse()._replace(facts=unfit(table, command.who, table.card(command.item)))


def equipping(table: Table, command: Equip) -> Iterator[e.Event]:
    """The Item is in use."""
    if switches_item(table, command):
        yield e.ItemEquipped(command.item)


def stowing(table: Table, command: Stow) -> Iterator[e.Event]:
    """The Item is carried and not in use."""
    if switches_item(table, command):
        yield e.ItemStowed(command.item)


# ---- in a fight


def not_switched_in_combat(table: Table, command: Equip | Stow) -> Reason | None:
    """During a combat, and while running away, no one in it, helpers included, puts anything on or takes it off."""
    return refuse(fighter=command.who)


def no_new_items_in_combat(table: Table, command: PlayCard) -> Reason | None:
    """A player in combat brings no Item into play and fits none to a Ship. One-shots are not barred."""
    return refuse(item=command.card) if plays_item(table, command) else None


def helper_in_combat(table: Table, command: PlayCard | Trade | GiveItems) -> Reason | None:
    """Whether the bans for one who is in combat bind a helper as well is left open."""
    if not _concerns_items(table, command):
        return None
    who = (command.who, command.to) if isinstance(command, Trade | GiveItems) else (command.who,)
    if not any(is_helping(table, one) for one in who):
        return None
    return None if table.leaning(HELPER) == "bystander" else silent(HELPER, allows=False)


def _concerns_items(table: Table, command: PlayCard | Trade | GiveItems) -> bool:
    laid = not isinstance(command, PlayCard) or plays_item(table, command)
    return laid and not gives_up_a_big_item(table, command.who)


def kind_lost_in_mid_fight(table: Table, event: e.CardDiscarded) -> Iterator[e.Event]:
    """Whether what a Race or Class gave in a fight is taken back when it is lost there is left open."""
    fight, card = table.fight, table.card(event.copy)
    if fight is None or card.kind not in CHARACTER_KINDS or event.who not in table.fighters():
        return
    given = tuple(boost for boost in fight.boosts if card.rule in boost.because)
    another = any(table.card(copy) is card for who in table.fighters() for copy in table.in_play(who))
    if given and not another and table.reading("gap.kind-lost-in-mid-fight") == "undone-from-the-start":
        for boost in given:
            yield e.SideBoosted(boost._replace(amount=-boost.amount))


# ---- what an Item lets one do

as_the_card_says = follows_its_card("item")
doing_it = does_what_it_says("item")


def nothing_for_the_unsuited(table: Table, command: UseAbility) -> Reason | None:
    """A restricted Item lets its owner do nothing while they are not of that kind."""
    if _helps(table, command.card):
        return None
    card = table.card(command.card)
    return refuse(card.rule)._replace(facts=unfit(table, command.who, card))


# ---- being rid of them


def leaves_by_discard(table: Table, command: DiscardCard) -> Reason | None:
    """The player who wants to be rid of an Item in play discards it."""
    return allow(item=command.card) if _is_carried(table, command) else None


def thrown_away_in_a_fight(table: Table, command: DiscardCard) -> Reason | None:
    """Whether one who has to finish a fight with the equipment they have may throw some of it away is left open."""
    if not _is_carried(table, command) or gives_up_a_big_item(table, command.who):
        return None
    return silent(THROWN_AWAY, allows=table.leaning(THROWN_AWAY) == "allowed")


def not_discarded_for_no_reason(table: Table, command: DiscardCard) -> Reason | None:
    """Item cards are not thrown away without a reason, neither from the table nor from the hand."""
    held = command.card in table.hand(command.who)
    return refuse(item=command.card) if held or _is_carried(table, command) else None


def _is_carried(table: Table, command: DiscardCard) -> bool:
    zones = (seat_zone(command.who, IN_PLAY), seat_zone(command.who, SIDEWAYS), ATTACHED)
    return table.state.place[command.card] in zones


def discarding_it(table: Table, command: DiscardCard) -> Iterator[e.Event]:
    """It is gone, with what lies on it."""
    if _is_carried(table, command):
        yield e.CardDiscarded(command.card, command.who)


HELPER = "gap.helper-is-in-combat"
THROWN_AWAY = "gap.equipment-thrown-away-in-a-fight"
IN_USE = ("strength", "run_away", "levels", "treasures", "big_items", "ships", "accents", "hand_limit")
"""Sums to which Items give."""

RULES = (
    do(PlayCard, laying_it_down, of=SELLABLE_KINDS - {"ship"}),
    may(PlayCard, anyone_may_carry_it, of=is_not_for_all, when=~FIGHTING),
    may(PlayCard, unusable_may_stay, of=SELLABLE_KINDS, when=~FIGHTING),
    instead(e.CardLaidDown, restricted_lies_sideways),
    each(useless_are_turned, when=NO_FIGHT, reads=LYING | PEOPLE | FIGHT),
    *(strike(name, unsuitable_gives_no_bonus, reads=A_CHARACTER) for name in IN_USE),
    *(strike(name, sideways_gives_no_bonus, reads=A_CHARACTER) for name in IN_USE),
    may(Equip, at_other_times, of=ITEM_KINDS, when=~FIGHTING),
    may(Stow, at_other_times, of=ITEM_KINDS, when=~FIGHTING),
    bar(Equip, useless_stays_sideways, of=ITEM_KINDS),
    do(Equip, equipping),
    do(Stow, stowing),
    shut(Equip, not_switched_in_combat, of=ITEM_KINDS, at=FIGHTING),
    shut(Stow, not_switched_in_combat, of=ITEM_KINDS, at=FIGHTING),
    shut(PlayCard, no_new_items_in_combat, of=SELLABLE_KINDS - {"one-shot"}, at=FIGHTER),
    may(PlayCard, helper_in_combat, of=SELLABLE_KINDS, when=HELPING),
    may(Trade, helper_in_combat, when=IN_FIGHT),
    may(GiveItems, helper_in_combat, when=IN_FIGHT),
    then(e.CardDiscarded, kind_lost_in_mid_fight),
    may(UseAbility, as_the_card_says, of=("item",)),
    bar(UseAbility, nothing_for_the_unsuited, of=("item",)),
    do(UseAbility, doing_it, of=("item",)),
    may(DiscardCard, leaves_by_discard, of=SELLABLE_KINDS),
    may(DiscardCard, thrown_away_in_a_fight, of=SELLABLE_KINDS, when=FIGHTER),
    do(DiscardCard, discarding_it, of=SELLABLE_KINDS),
    bar(DiscardCard, not_discarded_for_no_reason, of=SELLABLE_KINDS),
)
