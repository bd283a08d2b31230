"""Class: what it makes of a character, its abilities, how it comes and goes, and what a Thief may not steal.

Sheets: Character Stats, Class.
"""

from munch_cli.effects.abilities import (
    ability_named,
    beyond_the_words,
    does_what_it_says,
    follows_its_card,
    no_hand_no_whole_hand,
    paid_with_any_card,
    says_when,
    source_card,
)
from munch_cli.effects.kinds import (
    PERSONAL,
    SECOND,
    from_kind,
    goes,
    laid_down,
    made_of,
    may_go,
    no_more_than,
    no_second_copy,
    second_left_open,
    so_many_of_a_kind,
    too_many,
    twins,
)
from munch_cli.engine.law import bar, do, each, may, not_yet, sum_of
from munch_cli.engine.moments import IN_FIGHT
from munch_cli.engine.reasons import Reason, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table.cards import BRINGING_ANOTHER, is_paid_for
from munch_cli.table.commands import DiscardCard, PlayCard, UseAbility
from munch_cli.table.ids import A_CHARACTER, LYING, SHED
from munch_cli.table.vocabulary import StealItem

GAINED = "class.gained-on-play-lost-on-discard"
CARD_SAYS = "class.each-follows-its-card"
ONE = "class.one-at-a-time-without-super-munchkin"
NO_TWINS = "class.no-two-copies-of-one-class"

as_the_card_says = follows_its_card("class")
doing_it = does_what_it_says("class")
unmodelled = beyond_the_words("class")
class_in_play = made_of("class")
laying_it_down = laid_down("class", GAINED, limit="classes")
paid_with_any = paid_with_any_card("class")
no_whole_hand = no_hand_no_whole_hand("class")
only_when_it_says = says_when("class")
may_be_thrown_out = may_go("class")
throwing_it_out = goes("class")
one_class = so_many_of_a_kind("class.most", "Classes")
no_further_class = no_more_than("class", "classes")
too_many_classes = too_many("class", "classes", ONE)
no_second_copy_of_it = no_second_copy("class")
beside_another = second_left_open("class")
one_of_two_copies_goes = twins("class", NO_TWINS)

# ---- what an ability is paid with


def paid_with_its_own_card(table: Table, command: UseAbility) -> Reason | None:
    """Whether the very card that gives an ability pays for it is left open."""
    ability = ability_named(table, command)
    goes_itself = ability is None or ability.price is None or ability.price.itself
    if goes_itself or command.card not in command.discards:
        return None
    return silent(OWN_CARD, allows=table.leaning(OWN_CARD) == "allowed")


# ---- what a Thief may not steal


def _is_theft(table: Table, command: UseAbility) -> bool:
    """Whether a class ability that takes a player's Item is used."""
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
    return refuse() if _is_theft(table, command) and _thief_or_victim_fights(table, command) else None


def no_theft_by_or_from_a_fighter(table: Table, command: UseAbility) -> Reason | None:
    """A Thief steals neither while they fight nor from one who does."""
    return no_theft_in_a_fight(table, command)


def theft_while_others_fight(table: Table, command: UseAbility) -> Reason | None:
    """Whether a fight of two others stops them as well is left open."""
    if table.fight is None or not _is_theft(table, command) or _thief_or_victim_fights(table, command):
        return None
    return silent(OTHERS_FIGHT, allows=table.leaning(OTHERS_FIGHT) == "allowed")


OWN_CARD = "gap.ability-paid-with-its-own-card"
OTHERS_FIGHT = "gap.stealing-while-others-fight"

RULES = (
    *(sum_of(name, from_kind("class", name), CARD_SAYS, reads=A_CHARACTER) for name in PERSONAL),
    may(UseAbility, as_the_card_says, CARD_SAYS, of=("class",)),
    do(UseAbility, doing_it, CARD_SAYS, of=("class",)),
    not_yet(UseAbility, unmodelled, "class", of=("class",)),
    sum_of("traits", class_in_play, GAINED, reads=A_CHARACTER),
    do(PlayCard, laying_it_down, GAINED, of=("class",)),
    may(UseAbility, paid_with_any, "class.discards-power-class-abilities", of=("class",)),
    may(UseAbility, paid_with_its_own_card, OWN_CARD, of=is_paid_for),
    bar(UseAbility, no_whole_hand, "class.empty-hand-is-no-whole-hand", of=("class",)),
    bar(UseAbility, no_theft_in_a_fight, "class.thief-cannot-steal-during-a-fight", of=("class",), when=IN_FIGHT),
    bar(
        UseAbility,
        no_theft_by_or_from_a_fighter,
        "class.thief-cannot-steal-if-thief-or-target-is-fighting",
        of=("class",),
        when=IN_FIGHT,
    ),
    may(UseAbility, theft_while_others_fight, OTHERS_FIGHT, of=("class",), when=IN_FIGHT),
    bar(UseAbility, only_when_it_says, "class.card-says-when-abilities-work", of=("class",)),
    may(DiscardCard, may_be_thrown_out, "class.may-be-discarded-any-time", of=("class",)),
    do(DiscardCard, throwing_it_out, "class.may-be-discarded-any-time", of=("class",)),
    sum_of("classes", one_class, ONE, reads=LYING),
    bar(PlayCard, no_further_class, ONE, of=("class",)),
    each(too_many_classes, ONE, reads=LYING | SHED),
    bar(PlayCard, no_second_copy_of_it, NO_TWINS, of=("class", *BRINGING_ANOTHER)),
    may(PlayCard, beside_another, SECOND, of=("class",)),
    each(one_of_two_copies_goes, NO_TWINS, reads=LYING | SHED),
)
