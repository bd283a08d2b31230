"""Abilities: what a card lets a player do when they say so; who has one, when, at what price, and what it does."""

from collections.abc import Callable, Iterator

from munch_cli.effects.card_moments import is_now, is_too_low, left_to_pay, roll_to_escape
from munch_cli.effects.deeds import carry_out, needed
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.losses import is_worth
from munch_cli.effects.queries import (
    borrowed_by,
    held_against,
    items_carried,
    kind_in_play,
    original_of,
    tags,
    traits,
)
from munch_cli.engine.reasons import Facts, Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import Card
from munch_cli.table.commands import PlayCard, UseAbility
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId
from munch_cli.table.names import UNNAMED
from munch_cli.table.state import ATTACHED, CURSES, seat_zone
from munch_cli.table.vocabulary import Ability, Deed, DrawDiscard, Price, StealLevel


def source_card(table: Table, command: UseAbility) -> Card | None:
    """The card whose ability is meant: the one named, or a borrowed one that has an ability of that name."""
    if command.card != NO_COPY:
        return table.card(command.card)
    for borrowed in borrowed_by(table, command.who):
        card = table.catalogue[borrowed]
        if any(ability.name == command.ability for ability in card.abilities):
            return card
    return None


def ability_named(table: Table, command: UseAbility) -> Ability | None:
    """The ability meant, or None if the card has none of that name."""
    card = source_card(table, command)
    if card is None:
        return None
    return next((ability for ability in card.abilities if command.ability in (ability.name, card.name)), None)


def belongs(table: Table, command: UseAbility, kind: str) -> tuple[Card, Ability] | None:
    """The ability meant and its card, if that is of this kind and the player has the use of it."""
    card, ability = source_card(table, command), ability_named(table, command)
    if card is None or card.kind != kind or ability is None:
        return None
    if ability.price is not None and ability.price.itself and command.card in items_carried(table, command.who):
        return card, ability
    if kind == "monster":
        is_theirs = standing_for(table, command.card) != NO_COPY
    else:
        lies_there = command.card in table.in_play(command.who) or _is_laid_on_his(table, command)
        is_theirs = card.id in borrowed_by(table, command.who) or lies_there
    return (card, ability) if is_theirs else None


def _is_laid_on_his(table: Table, command: UseAbility) -> bool:
    """Return True if the card lies on one of the user's own."""
    return table.state.place[command.card] == ATTACHED and table.owner_of(command.card) == command.who


def timely(table: Table, command: UseAbility, ability: Ability) -> bool:
    """Return True if now is a time at which the card lets the ability be used."""
    return is_now(table, command.who, ability.when)


def entitled(table: Table, command: UseAbility, ability: Ability) -> bool:
    """Return True if the user is what the ability asks for, and the target is one it allows."""
    return not demanded(table, command, ability)


def demanded(table: Table, command: UseAbility, ability: Ability) -> Facts:
    """The conditions of an ability on its user or target that do not hold."""
    if ability.by and traits(table, command.who).isdisjoint(ability.by):
        return (("only_by", ", ".join(ability.by)),)
    if not held_against(table, command.who).isdisjoint(ability.not_by):
        return (("not_by", ", ".join(ability.not_by)),)
    if is_too_low(table, command.who, ability):
        return (("from_level", ability.from_level),)
    if ability.facing and not any(tags(table, foe).intersection(ability.facing) for foe in table.foes):
        return (("facing", ", ".join(ability.facing)),)
    return () if _is_aimed_well(table, command, ability) else (("on", ability.on),)


def _is_aimed_well(table: Table, command: UseAbility, ability: Ability) -> bool:
    target = command.on_player
    if ability.on in RIVALS and (target == NO_PLAYER or target == command.who):
        return False
    if ability.on == "opposite_sex":
        return table.state.players[target].sex != table.state.players[command.who].sex
    if ability.on == "higher_level":
        return table.state.players[target].level > table.state.players[command.who].level
    if ability.on == "same_race":
        return not _races(table, target).isdisjoint(_races(table, command.who))
    if ability.on == "fighter" and (target != NO_PLAYER or ability.once == "victim"):
        return table.is_fighting(target) and target != command.who
    return True


RIVALS = ("rival", "opposite_sex", "same_race", "higher_level")
"""What an ability is aimed at that is meant for another player."""


def _races(table: Table, player: PlayerId) -> set[str]:
    """The names of a player's races; one without any is human."""
    return {table.card(copy).name for copy in kind_in_play(table, player, "race")} or {"Human"}


def payable(table: Table, command: UseAbility, price: Price | None) -> bool:
    """Return True if the cards named pay the price. A card that nobody has named may be what it takes."""
    if price is None:
        return not command.discards
    if price.itself:
        return command.discards in ((), (command.card,))
    hand = table.hand(command.who)
    if price.from_hand and not set(command.discards) <= set(hand):
        return False
    if price.whole_hand:
        return set(command.discards) == set(hand) and len(hand) >= price.least
    if not price.least <= len(command.discards) <= price.most:
        return False
    named = [copy for copy in command.discards if table.card(copy).name != UNNAMED]
    cards = [table.card(copy) for copy in named]
    if price.worth and not all(is_worth(table, copy, price.worth) for copy in named):
        return False
    fits_kind = all(not price.kind or card.kind == price.kind for card in cards)
    return fits_kind and all(
        not price.keywords or any(word in price.keywords for word in card.keywords) for card in cards
    )


def already_used(table: Table, command: UseAbility, ability: Ability) -> bool:
    """Return True if a once-only ability was used in this fight, turn or roll; paid by instalments: used up."""
    if not ability.once:
        return False
    if ability.instalments:
        return left_to_pay(table, command.who, ability) < len(command.discards)
    same = [use for use in table.state.turn.used if use.by == command.who and use.ability == ability.name]
    return any(use.on == command.on_player for use in same) if ability.once == "victim" else bool(same)


def pays_with_kept_curse(table: Table, command: UseAbility) -> bool:
    """Return True if a Curse that hangs over the user is among what they pay with."""
    zone = seat_zone(command.who, CURSES)
    return any(table.state.place[copy] == zone for copy in command.discards)


def judged(table: Table, command: UseAbility, kind: str) -> Reason | None:
    """What a card says about the use of its ability: a licence, a refusal, or nothing if it is of another kind."""
    found = belongs(table, command, kind)
    if found is None:
        return None
    card, ability = found
    if not timely(table, command, ability):
        return refuse(card.rule, when=ability.when)
    if already_used(table, command, ability):
        return refuse(card.rule, once=ability.once)
    if lacking := demanded(table, command, ability):
        return refuse(card.rule)._replace(facts=lacking)
    if lacks := needed(table, ability.do, _aim(table, command, card, ability)):
        return refuse(card.rule, needs=lacks)
    if not payable(table, command, ability.price):
        few = _cards_too_few(table, command, ability.price)
        return refuse(card.rule, unpaid=ability.name) if few is None else refuse(card.rule, too_few=few)
    return allow(card.rule)


def _cards_too_few(table: Table, command: UseAbility, price: Price | None) -> int | None:
    """Return how many cards a player has to pay a price with, if those are too few; else None.

    The card that gives the ability does not count.
    """
    if price is None or price.itself:
        return None
    who = command.who
    is_from_hand = price.from_hand or price.whole_hand
    zones = (table.hand(who),) if is_from_hand else (table.hand(who), table.in_play(who), table.sideways(who))
    copies = [copy for zone in zones for copy in zone if copy != command.card]
    return len(copies) if len(copies) < max(price.least, 1) else None


def _aim(table: Table, command: UseAbility, card: Card, ability: Ability) -> Aim:
    """Whom and what the use of an ability is meant for."""
    paid = tuple(table.state.cards[copy] for copy in command.discards)
    monster = _monster(table, command)
    return Aim(command.who, (card.rule,), command.on_player, monster, paid, ability.name, command.taking)


def steals_a_level(table: Table, command: UseAbility | PlayCard) -> bool:
    """Return True if a level is stolen, by an ability or by a card."""
    if isinstance(command, PlayCard):
        return _has_theft_of_a_level(table.card(command.card).do)
    ability = ability_named(table, command)
    return ability is not None and _has_theft_of_a_level(ability.do)


def _has_theft_of_a_level(deeds: tuple[Deed, ...]) -> bool:
    return any(isinstance(deed, StealLevel) for deed in deeds)


# ---- rules made for one kind of card


def follows_its_card(kind: str) -> Callable[[Table, UseAbility], Reason | None]:
    """A may rule: an ability of a card of this kind is used as the card says."""

    def as_printed(table: Table, command: UseAbility) -> Reason | None:
        return judged(table, command, kind)

    return as_printed


def does_what_it_says(kind: str) -> Callable[[Table, UseAbility], Iterator[e.Event]]:
    """A do rule: an ability of a card of this kind does what the card says."""

    def doing(table: Table, command: UseAbility) -> Iterator[e.Event]:
        return used(table, command, kind)

    return doing


def says_when(kind: str) -> Callable[[Table, UseAbility], Reason | None]:
    """A may rule: the card of this kind says when its ability may be used."""

    def untimely(table: Table, command: UseAbility) -> Reason | None:
        found = belongs(table, command, kind)
        if found is None or timely(table, command, found[1]):
            return None
        return refuse(found[0].rule, when=found[1].when)

    return untimely


def paid_with_any_card(kind: str) -> Callable[[Table, UseAbility], Reason | None]:
    """A may rule: where an ability of this kind is paid for by discarding, cards in hand and in play will do alike."""

    def paid(table: Table, command: UseAbility) -> Reason | None:
        reason = judged(table, command, kind) if command.discards else None
        return reason if reason is not None and reason.kind == "licence" else None

    return paid


def no_hand_no_whole_hand(kind: str) -> Callable[[Table, UseAbility], Reason | None]:
    """A may rule: with no card in hand no player can discard their whole hand for an ability of this kind."""

    def empty_handed(table: Table, command: UseAbility) -> Reason | None:
        found = belongs(table, command, kind)
        price = found[1].price if found is not None else None
        return refuse() if price is not None and price.whole_hand and not table.hand(command.who) else None

    return empty_handed


def beyond_the_words(kind: str) -> Callable[[Table, UseAbility], bool]:
    """A not_yet rule: what a card of this kind says of the ability is not in the words that cards are written in."""

    def unmodelled(table: Table, command: UseAbility) -> bool:
        card = source_card(table, command)
        if card is None or card.kind != kind:
            return False
        ability = ability_named(table, command)
        told = any(clause.startswith(f"{command.ability}:") for clause in card.unmodelled)
        return ability is None or (told and already_used(table, command, ability))

    return unmodelled


def used(table: Table, command: UseAbility, kind: str) -> Iterator[e.Event]:
    """The price is paid, and the ability does what its card says."""
    found = belongs(table, command, kind)
    if found is None:
        return
    card, ability = found
    because, aim = (card.rule,), _aim(table, command, card, ability)
    given_up = ability.price is not None and ability.price.itself
    price = (command.card,) if given_up else command.discards
    paid_later = any(isinstance(deed, DrawDiscard) for deed in ability.do)
    for copy in price if not paid_later else ():
        yield e.CardDiscarded(copy, command.who, because)
    span = "fight" if ability.once == "victim" else ability.once
    yield e.AbilityUsed(command.who, ability.name, card.id, command.on_player, span, because, len(command.discards))
    for deed in ability.do:
        yield from carry_out(table, deed, aim)
    for copy in price if paid_later else ():
        yield e.CardDiscarded(copy, command.who, because)


def standing_for(table: Table, copy: CopyId) -> CopyId:
    """The monster of the fight that has what a card says: the card itself, or its Mate once it is gone."""
    if copy in table.foes:
        return copy
    return next((foe for foe in table.foes if original_of(table, foe) == copy), NO_COPY)


def _monster(table: Table, command: UseAbility) -> CopyId:
    """The monster an ability is aimed at: the one named or that has it, else the one they run from, or the only one."""
    for copy in (command.on_card, command.card):
        if copy != NO_COPY and (foe := standing_for(table, copy)) != NO_COPY:
            return foe
    roll = roll_to_escape(table, command.who)
    if roll is not None:
        return roll.copy
    return table.foes[0] if len(table.foes) == 1 else NO_COPY
