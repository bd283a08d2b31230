"""What is offered for help, and what becomes of it: Items, a share of the Treasure, cards to be played on the helper.

Sheets: Asking For Help, par. 2.
"""

from collections.abc import Iterator

from munch_cli.effects.abilities import entitled
from munch_cli.effects.gives import usable
from munch_cli.effects.looking import items_carried, items_in_use, last_fighter
from munch_cli.engine.law import always, bar, do, may, then
from munch_cli.engine.moments import FIGHTER, IN_FIGHT, SOMETHING_OWED
from munch_cli.engine.reasons import CARD, Reason, allow, refuse, silent
from munch_cli.engine.settle import is_allowed
from munch_cli.engine.table import Table
from munch_cli.rules.combat import FOLLOW_CARDS
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.commands import Agree, AskHelp, Decline, OfferHelp, PlayCard, Sell, UseAbility
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import Deal
from munch_cli.table.vocabulary import CompelHelp

Offering = AskHelp | OfferHelp
Spending = PlayCard | UseAbility | Sell

# ---- who cannot refuse


def pressing(table: Table, asker: PlayerId, asked: PlayerId) -> tuple[RuleId, CompelHelp] | None:
    """The Item in use by which a player of higher Level who is asked must help, and what it says of such help."""
    for copy in items_in_use(table, asker):
        card = table.card(copy)
        for ability in card.abilities if usable(table, asker, copy) else ():
            aimed = UseAbility(asker, ability.name, copy, on_player=asked)
            compels = [deed for deed in ability.do if isinstance(deed, CompelHelp)]
            if compels and ability.on == "higher_level" and entitled(table, aimed, ability):
                return card.rule, compels[0]
    return None


def cannot_refuse(table: Table, command: Decline) -> Reason | None:
    """Whoever is asked by one whose card says so does not refuse, as long as they may agree."""
    fight = table.fight
    if fight is None or fight.offer is None or command.who == fight.fighter or fight.offer[0] != command.who:
        return None
    found = pressing(table, fight.fighter, command.who)
    return refuse(found[0], rank=CARD) if found is not None and is_allowed(table, Agree(command.who)) else None


# ---- what may be offered


def bribes_are_allowed(table: Table, command: Offering) -> Reason | None:
    """Help may be bought."""
    offer = command.offer
    return allow() if offer.items or offer.treasures or offer.plays else None


def carried_items(table: Table, command: Offering) -> Reason | None:
    """Any Items that the main player carries may be offered, and no others."""
    items = command.offer.items
    if not items or table.fight is None:
        return None
    carried = items_carried(table, table.fight.fighter)
    amiss = tuple(item for item in items if item not in carried)
    return refuse(items=amiss) if amiss else allow(items=items)


def share_of_the_treasure(table: Table, command: Offering) -> Reason | None:
    """Any number of the monsters' Treasures may be offered, as far as there are so many."""
    if not command.offer.treasures:
        return None
    there = _treasures(table)
    return refuse(treasures=there) if command.offer.treasures > there else allow(treasures=command.offer.treasures)


def order_of_picking(table: Table, command: Offering) -> Reason | None:
    """An offer of a part of the Treasure says who picks first."""
    offer = command.offer
    if not offer.treasures or table.fight is None:
        return None
    if offer.first != NO_PLAYER:
        return allow(first=offer.first)
    return refuse() if offer.treasures < _treasures(table) else None


def _treasures(table: Table) -> int:
    return sum(max(0, table.total("treasures", monster).amount) for monster in table.foes)


def cards_played_on_the_helper(table: Table, command: Offering) -> Reason | None:
    """Cards in the main player's hand that can be played on the helper, now or after the fight, may be promised."""
    plays, fight = command.offer.plays, table.fight
    if not plays or fight is None:
        return None
    helper = command.whom if isinstance(command, AskHelp) else command.who
    over = table.onward()
    over.happen(e.FightEnded(won=True))
    playable = {card for when in (table, over) for card in _still_playable(when, fight.fighter, plays, helper)}
    amiss = tuple(card for card in plays if card not in playable)
    return refuse(cards=amiss) if amiss else allow(cards=plays)


def _still_playable(table: Table, giver: PlayerId, plays: tuple[CopyId, ...], helper: PlayerId) -> tuple[CopyId, ...]:
    """Those of the cards promised to a helper that the main player still holds, and may play on them now."""
    held = [card for card in plays if card in table.hand(giver)]
    return tuple(card for card in held if is_allowed(table, PlayCard(giver, card, on_player=helper)))


# ---- what becomes of it


def items_change_hands_at_once(table: Table, event: e.HelperJoined) -> Iterator[e.Event]:
    """When an Item given for help changes hands is left open: as the helper joins …"""
    if event.deal.items and table.fight is not None and table.reading(WHEN) == "at-once":
        yield from _handed_over(table, table.fight.fighter, event.who, event.deal)


def items_change_hands_at_the_end(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """… or when the fight is over, won or lost."""
    helped, giver = table.state.turn.helped, last_fighter(table)
    if helped is not None and _still_carried(table, giver, helped[1]) and table.reading(WHEN) == "when-the-fight-ends":
        yield from _handed_over(table, giver, *helped)


def _handed_over(table: Table, giver: PlayerId, helper: PlayerId, deal: Deal) -> Iterator[e.Event]:
    yield from (e.CardGiven(item, giver, helper) for item in _still_carried(table, giver, deal))


def _still_carried(table: Table, giver: PlayerId, deal: Deal) -> tuple[CopyId, ...]:
    """The Items agreed on that the main player has not lost since."""
    return tuple(item for item in deal.items if item in items_carried(table, giver))


def promised_plays(table: Table, event: e.FightEnded) -> Iterator[e.Event]:
    """Whether the main player must keep a promise to play cards on the helper is left open."""
    helped, giver = table.state.turn.helped, last_fighter(table)
    plays = _still_playable(table, giver, helped[1].plays, helped[0]) if helped is not None else ()
    if helped is not None and plays and table.reading(BINDS) == "binding":
        debt = d.Promise(giver, table.new_layer(), options=plays, count=len(plays), other=helped[0])
        yield e.DebtIncurred(debt)


def promise_kept(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """A promised card that is played on the helper is owed no more."""
    debt = table.owes(command.who, "promise")
    if debt is None or command.card not in debt.options or command.on_player != debt.other:
        return
    left = tuple(card for card in debt.options if card != command.card)
    yield e.DebtSettled(debt)
    if left:
        yield e.DebtIncurred(debt._replace(options=left, count=len(left)))


def nothing_left_to_keep(table: Table) -> Iterator[e.Event]:
    """A promise ends when none of the cards can be played on the helper: they are gone, or they may not have them."""
    for debt in table.owed("promise"):
        if not _still_playable(table, debt.who, debt.options, debt.other):
            yield e.DebtSettled(debt)


def promised_to_the_helper(table: Table, command: Spending) -> Reason | None:
    """What was promised to be played on the helper is not spent otherwise, if such a promise binds."""
    if not _breaks_a_promise(table, command) or table.reading(BINDS) != "binding":
        return None
    return silent(BINDS, allows=False)


def _breaks_a_promise(table: Table, command: Spending) -> bool:
    """Whether a card promised to the helper is sold, discarded to pay for something, or not played on them."""
    cards, helper = _promised(table, command.who)
    if not cards:
        return False
    if isinstance(command, PlayCard):
        return command.card in cards and command.on_player != helper
    spent = command.items if isinstance(command, Sell) else command.discards
    return any(card in cards for card in spent)


def _promised(table: Table, giver: PlayerId) -> tuple[tuple[CopyId, ...], PlayerId]:
    """The cards somebody has promised to play, and on whom."""
    fight, debt = table.fight, table.owes(giver, "promise")
    if fight is not None and fight.fighter == giver and fight.deal is not None:
        return fight.deal.plays, fight.helper
    return (debt.options, debt.other) if debt is not None else ((), NO_PLAYER)


WHEN = "gap.bribe-item-changes-hands"
BINDS = "gap.other-bargains-bind"
OFFERS: tuple[type[Offering], ...] = (AskHelp, OfferHelp)
WAYS_TO_SPEND: tuple[type[Spending], ...] = (PlayCard, UseAbility, Sell)

RULES = (
    bar(Decline, cannot_refuse, *FOLLOW_CARDS, when=IN_FIGHT),
    *(may(offer, bribes_are_allowed, "helping.bribes-are-allowed") for offer in OFFERS),
    *(may(offer, carried_items, "helping.carried-items-may-be-offered") for offer in OFFERS),
    *(may(offer, share_of_the_treasure, "helping.share-of-treasure-may-be-offered") for offer in OFFERS),
    *(may(offer, order_of_picking, "helping.order-of-picking-must-be-agreed") for offer in OFFERS),
    *(
        may(offer, cards_played_on_the_helper, "helping.playing-hand-cards-on-helper-may-be-offered")
        for offer in OFFERS
    ),
    then(e.HelperJoined, items_change_hands_at_once, WHEN),
    then(e.FightEnded, items_change_hands_at_the_end, WHEN),
    then(e.FightEnded, promised_plays, BINDS),
    do(PlayCard, promise_kept, BINDS),
    always(nothing_left_to_keep, BINDS, owed=("promise",)),
    *(bar(spending, promised_to_the_helper, BINDS, when=FIGHTER | SOMETHING_OWED) for spending in WAYS_TO_SPEND),
)
