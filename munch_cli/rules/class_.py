"""Class: what it makes of a character, its abilities, how it comes and goes, and what a Thief may not steal.

Sheets: Character Stats, Class.
"""

from munch_cli.effects.abilities import ability_named, no_hand_no_whole_hand, says_when, source_card
from munch_cli.effects.kinds import SharedIds, rules_of_having, second_left_open, so_many_of_a_kind, too_many
from munch_cli.engine.law import bar, each, may, sum_of
from munch_cli.engine.moments import IN_FIGHT
from munch_cli.engine.reasons import Reason, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table.cards import costs_a_whole_hand, is_paid_for, lets_steal_an_item
from munch_cli.table.commands import PlayCard, UseAbility
from munch_cli.table.ids import LYING, SHED
from munch_cli.table.vocabulary import StealItem

IDS = SharedIds(
    card_says="class.each-follows-its-card",
    gained="class.gained-on-play-lost-on-discard",
    thrown_out="class.may-be-discarded-any-time",
    paid="class.discards-power-class-abilities",
    most="class.one-at-a-time-without-super-munchkin",
    no_twins="class.no-two-copies-of-one-class",
)

# ---- what an ability is paid with


def paid_with_its_own_card(table: Table, command: UseAbility) -> Reason | None:
    """Whether the very card that gives an ability pays for it is left open."""
    ability = ability_named(table, command) if command.card in command.discards else None
    if ability is None or ability.price is None or ability.price.itself:
        return None
    return silent(OWN_CARD, allows=table.leaning(OWN_CARD) == "allowed")


# ---- what a Thief may not steal


def _is_theft(table: Table, command: UseAbility) -> bool:
    """Return True if a class ability that takes a player's Item is used."""
    card = source_card(table, command)
    ability = ability_named(table, command)
    return (
        card is not None
        and card.kind == "class"
        and ability is not None
        and any(isinstance(deed, StealItem) for deed in ability.do)
    )


def _thief_or_victim_fights(table: Table, command: UseAbility) -> bool:
    return table.is_fighting(command.who) or table.is_fighting(command.on_player)


def no_theft_in_a_fight(table: Table, command: UseAbility) -> Reason | None:
    """While a fight is going on a Thief does not steal: not when they or their victim are in it."""
    if not _is_theft(table, command) or not _thief_or_victim_fights(table, command):
        return None
    return refuse(fighter=command.who if table.is_fighting(command.who) else command.on_player)


def no_theft_by_or_from_a_fighter(table: Table, command: UseAbility) -> Reason | None:
    """A Thief steals neither while they fight nor from one who does."""
    return no_theft_in_a_fight(table, command)


def theft_while_others_fight(table: Table, command: UseAbility) -> Reason | None:
    """Whether a fight of two others stops them as well is left open."""
    if not _is_theft(table, command) or _thief_or_victim_fights(table, command):
        return None
    return silent(OTHERS_FIGHT, allows=table.leaning(OTHERS_FIGHT) == "allowed")


OWN_CARD = "gap.ability-paid-with-its-own-card"
OTHERS_FIGHT = "gap.stealing-while-others-fight"

RULES = (
    *rules_of_having("class", "classes", IDS),
    may(UseAbility, paid_with_its_own_card, of=is_paid_for),
    bar(UseAbility, no_hand_no_whole_hand("class"), of=costs_a_whole_hand),
    bar(UseAbility, no_theft_in_a_fight, of=lets_steal_an_item, when=IN_FIGHT),
    bar(UseAbility, no_theft_by_or_from_a_fighter, of=lets_steal_an_item, when=IN_FIGHT),
    may(UseAbility, theft_while_others_fight, of=lets_steal_an_item, when=IN_FIGHT),
    bar(UseAbility, says_when("class"), of=("class",)),
    sum_of("classes", so_many_of_a_kind("class.most", "Classes"), reads=LYING),
    each(too_many("class", "classes", IDS.most), reads=LYING | SHED),
    may(PlayCard, second_left_open("class"), of=("class",)),
)
