"""Slots: one headgear, one armor, one footgear, and two hands.

Sheets: Items, the paragraph on what one person can use.
"""

from collections.abc import Callable, Iterator, Sequence

from munch_cli.effects.kinds import usable
from munch_cli.effects.queries import has_mark, in_own_turn, items_in_use, just_gained
from munch_cli.engine.law import Instead, bar, do, each, instead, may, strike, sum_of
from munch_cli.engine.moments import FIGHTING
from munch_cli.engine.reasons import CARD, Reason, Term, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import ITEM_KINDS, lets_one_cheat
from munch_cli.table.commands import Equip, PlayCard
from munch_cli.table.ids import LYING, NO_COPY, OWN, CopyId, PlayerId, RuleId, rule_ids
from munch_cli.table.state import HAND, SIDEWAYS, seat_zone

PLACES = {place: f"slots.{place}" for place in ("headgear", "armor", "footgear", "hands")}
"""The places on a character, and the number of what each holds."""
FILLS = {
    "headgear": ("headgear", 1),
    "armor": ("armor", 1),
    "footgear": ("footgear", 1),
    "1 hand": ("hands", 1),
    "2 hands": ("hands", 2),
}
"""What an Item's slot takes of which place."""
EACH = "slots.one-of-each-and-two-hands"
HEADGEARS = "slots.only-one-of-two-headgears-helps"
ONLY_A_CARD = "slots.only-a-card-is-an-exception"


def filled(place: str) -> Callable[[Table, PlayerId], Iterator[Term]]:
    """A sum rule: what a player's Items in use take of one place."""

    def takes(table: Table, player: PlayerId) -> Iterator[Term]:
        for copy in items_in_use(table, player):
            card = table.card(copy)
            if card.slot in FILLS and FILLS[card.slot][0] == place:
                yield Term(FILLS[card.slot][1], card.name, who=player, copy=copy)

    return takes


headgear_filled = filled("headgear")


def a_card_lifts_it(table: Table, player: PlayerId, terms: Sequence[Term]) -> Iterator[int]:
    """An Item with a card on it that lets one cheat takes no place."""
    yield from (place for place, term in enumerate(terms) if has_mark(table, term.copy, "any_item"))


def _rules_on(place: str) -> tuple[RuleId, ...]:
    return rule_ids(EACH, HEADGEARS) if place == "headgear" else rule_ids(EACH)


def full_for(table: Table, player: PlayerId, copy: CopyId) -> str:
    """The place that is too full for an Item, or "" if there is room."""
    card = table.card(copy)
    if card.kind not in ITEM_KINDS or card.slot not in FILLS:
        return ""
    place, need = FILLS[card.slot]
    return place if table.total(place, player).amount + need > table.number(PLACES[place]) else ""


def could_be_used(table: Table, player: PlayerId, copy: CopyId) -> bool:
    """Return True if an Item would help a player who lays it down: it suits them, and there is room for it."""
    return usable(table, player, copy) and (has_mark(table, copy, "any_item") or not full_for(table, player, copy))


def place_is_taken(table: Table, command: Equip) -> Reason | None:
    """Where the place is taken, another Item cannot be put on."""
    place = full_for(table, command.who, command.item)
    if not place:
        return None
    return refuse(*_rules_on(place), place=place, taken=taken_by(table, command.who, place))


def taken_by(table: Table, player: PlayerId, place: str) -> tuple[CopyId, ...]:
    """Return the cards that fill a place of a player."""
    return tuple(term.copy for term in table.total(place, player).terms)


def nothing_but_a_card(table: Table, command: Equip) -> Reason | None:
    """Only a card could make it more."""
    place = full_for(table, command.who, command.item)
    return refuse(place=place, taken=taken_by(table, command.who, place)) if place else None


def cheating_card(table: Table, command: Equip) -> Reason | None:
    """A card that lies on the Item lifts the limit."""
    lying = [table.card(copy) for copy in table.laid(command.item) if "any_item" in table.card(copy).marks]
    needed = full_for(table, command.who, command.item)
    return allow(lying[0].rule, over=LIFTED, rank=CARD) if lying and needed else None


def cheats_unnoticed(table: Table, command: Equip) -> Reason | None:
    """Refuse more than the places hold: what a player announces, the others notice."""
    return refuse() if full_for(table, command.who, command.item) else None


def turned_sideways_as_it_comes(table: Table, event: e.CardLaidDown) -> Instead | None:
    """An Item whose place is taken is carried, not used."""
    if has_mark(table, event.copy, "any_item"):
        return None
    place = full_for(table, event.who, event.copy)
    return Instead((event._replace(sideways=True, because=()),)) if place else None


def no_more_than_the_places(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """More in use than there are places: at this table everybody sees it, and the last one put on goes."""
    taken = dict.fromkeys(PLACES, 0)
    for copy in items_in_use(table, player):
        place, need = FILLS.get(table.card(copy).slot, ("", 0))
        taken[place] = taken.get(place, 0) + need
    for place in [place for place, limit in PLACES.items() if taken[place] > table.number(limit)]:
        total = table.total(place, player)
        if total.amount > table.number(PLACES[place]):
            yield _caught(table, total.terms[-1].copy, player, _rules_on(place))
            return


def _caught(table: Table, copy: CopyId, who: PlayerId, ids: tuple[RuleId, ...]) -> e.Event:
    if table.reading("gap.caught-cheating") == "excess-discarded":
        return e.CardDiscarded(copy, who, ids)
    return e.ItemStowed(copy, ids)


# ---- the card that lets one cheat


def play_a_cheat(table: Table, command: PlayCard) -> Reason | None:
    """A card that lifts the limits is laid on one of one's own Items, in play or being played."""
    if not _cheats_on_own(table, command):
        return None
    timely = in_own_turn(table, command.who) or just_gained(table, command.card)
    return allow(table.card(command.card).rule, item=command.on_card) if timely else None


def _cheats_on_own(table: Table, command: PlayCard) -> bool:
    own = table.owner_of(command.on_card) == command.who
    return own and table.card(command.on_card).kind in ITEM_KINDS


def cheats_on_nothing_else(table: Table, command: PlayCard) -> Reason | None:
    """It lies on an Item, and on nothing else."""
    if command.on_card == NO_COPY:
        return None
    return None if table.card(command.on_card).kind in ITEM_KINDS else refuse(not_items=(command.on_card,))


def laying_the_cheat(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """It lies on its Item from then on, and the Item is in use."""
    if not _cheats_on_own(table, command):
        return
    zone = table.state.place[command.on_card]
    yield e.CardAttached(command.who, command.card, command.on_card)
    if zone == seat_zone(command.who, HAND):
        yield e.CardLaidDown(command.who, command.on_card)
    elif zone == seat_zone(command.who, SIDEWAYS):
        yield e.ItemEquipped(command.on_card)


LIFTED = (EACH, HEADGEARS, ONLY_A_CARD, "items.useless-ones-are-turned-sideways")

RULES = (
    sum_of("headgear", headgear_filled, reads=LYING | OWN),
    *(sum_of(place, filled(place), reads=LYING | OWN) for place in ("armor", "footgear", "hands")),
    *(strike(place, a_card_lifts_it, reads=LYING | OWN) for place in PLACES),
    bar(Equip, place_is_taken, of=ITEM_KINDS),
    bar(Equip, nothing_but_a_card, of=ITEM_KINDS),
    may(Equip, cheating_card, over=LIFTED, of=ITEM_KINDS),
    bar(Equip, cheats_unnoticed, of=ITEM_KINDS, when=~FIGHTING),
    instead(e.CardLaidDown, turned_sideways_as_it_comes),
    each(no_more_than_the_places, reads=LYING),
    may(PlayCard, play_a_cheat, of=lets_one_cheat, when=~FIGHTING),
    bar(PlayCard, cheats_on_nothing_else, of=("cheat",)),
    do(PlayCard, laying_the_cheat, of=lets_one_cheat),
)
