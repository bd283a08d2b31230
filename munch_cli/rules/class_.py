"""Class: what it makes of a character, its abilities, how it comes and goes, and what a Thief may not steal.

Sheets: Character Stats, Class.
"""

from munch_cli.effects.abilities import (
    beyond_the_words,
    does_what_it_says,
    follows_its_card,
    no_hand_no_whole_hand,
    paid_with_any_card,
    says_when,
)
from munch_cli.effects.gives import PERSONAL, from_kind
from munch_cli.effects.kinds import (
    first_of_its_kind,
    goes,
    laid_down,
    made_of,
    may_go,
    no_more_than,
    no_second_copy,
    too_many,
    twins,
)
from munch_cli.engine.law import always, do, may, not_yet, sum_of
from munch_cli.table.commands import DiscardCard, PlayCard, UseAbility

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
one_class = first_of_its_kind("class")
no_further_class = no_more_than("class", "classes")
too_many_classes = too_many("class", "classes", ONE)
no_second_copy_of_it = no_second_copy("class")
one_of_two_copies_goes = twins("class", NO_TWINS)

RULES = (
    *(sum_of(name, from_kind("class", name), CARD_SAYS) for name in PERSONAL),
    may(UseAbility, as_the_card_says, CARD_SAYS),
    do(UseAbility, doing_it, CARD_SAYS),
    not_yet(UseAbility, unmodelled, "class"),
    sum_of("traits", class_in_play, GAINED),
    do(PlayCard, laying_it_down, GAINED),
    may(UseAbility, paid_with_any, "class.discards-power-class-abilities"),
    may(UseAbility, no_whole_hand, "class.empty-hand-is-no-whole-hand"),
    may(UseAbility, only_when_it_says, "class.card-says-when-abilities-work"),
    may(DiscardCard, may_be_thrown_out, "class.may-be-discarded-any-time"),
    do(DiscardCard, throwing_it_out, "class.may-be-discarded-any-time"),
    sum_of("classes", one_class, ONE),
    may(PlayCard, no_further_class, ONE),
    always(too_many_classes, ONE),
    may(PlayCard, no_second_copy_of_it, NO_TWINS),
    always(one_of_two_copies_goes, NO_TWINS),
)
