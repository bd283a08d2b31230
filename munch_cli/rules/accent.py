"""Accent: what it makes of a character, its abilities, and how it comes and goes.

Sheets: Character Stats, Accent.
"""

from munch_cli.effects.abilities import beyond_the_words, does_what_it_says, follows_its_card, paid_with_any_card
from munch_cli.effects.kinds import (
    PERSONAL,
    from_kind,
    goes,
    laid_down,
    made_of,
    may_go,
    no_more_than,
    no_second_copy,
    so_many_of_a_kind,
    too_many,
    twins,
)
from munch_cli.effects.looking import BORROWED_FOR
from munch_cli.engine.law import bar, do, each, may, not_yet, sum_of
from munch_cli.engine.reasons import Reason, silent
from munch_cli.engine.table import Table
from munch_cli.table.cards import BRINGING_ANOTHER
from munch_cli.table.commands import DiscardCard, PlayCard, UseAbility
from munch_cli.table.ids import A_CHARACTER, LYING, NO_COPY, PEOPLE, SHED
from munch_cli.table.state import (
    Borrowed,
)

GAINED = "accent.gained-on-play-lost-on-discard"
CARD_SAYS = "accent.each-follows-its-card"
ONE = "accent.one-at-a-time-without-bilingual"
NO_TWINS = "accent.no-two-copies-of-one-accent"

as_the_card_says = follows_its_card("accent")
doing_it = does_what_it_says("accent")
unmodelled = beyond_the_words("accent")
accent_in_play = made_of("accent")
laying_it_down = laid_down("accent", GAINED, limit="accents")
paid_with_any = paid_with_any_card("accent")
may_be_thrown_out = may_go("accent")
throwing_it_out = goes("accent")
one_accent = so_many_of_a_kind("accent.most", "Accents")
no_further_accent = no_more_than("accent", "accents")
too_many_accents = too_many("accent", "accents", ONE)
no_second_copy_of_it = no_second_copy("accent")
one_of_two_copies_goes = twins("accent", NO_TWINS)


def borrowed_earlier(table: Table, command: UseAbility) -> Reason | None:
    """Whether abilities borrowed in a fight serve in the rest of the turn is left open."""
    if command.card == NO_COPY or command.card in table.in_play(command.who):
        return None
    lent = Borrowed(command.who, table.state.cards[command.card])
    now = table.fight.borrowed if table.fight is not None else ()
    if lent in now or lent not in table.state.turn.borrowed:
        return None
    return silent(BORROWED_FOR, allows=table.leaning(BORROWED_FOR) == "this-turn")


RULES = (
    *(sum_of(name, from_kind("accent", name), CARD_SAYS, reads=A_CHARACTER) for name in PERSONAL),
    may(UseAbility, as_the_card_says, CARD_SAYS, of=("accent",)),
    do(UseAbility, doing_it, CARD_SAYS, of=("accent",)),
    not_yet(UseAbility, unmodelled, "accent", of=("accent",)),
    sum_of("traits", accent_in_play, GAINED, reads=A_CHARACTER),
    do(PlayCard, laying_it_down, GAINED, of=("accent",)),
    may(DiscardCard, may_be_thrown_out, "accent.may-be-discarded-any-time", of=("accent",)),
    do(DiscardCard, throwing_it_out, "accent.may-be-discarded-any-time", of=("accent",)),
    sum_of("accents", one_accent, ONE, reads=A_CHARACTER),
    sum_of("accents", from_kind("item", "accents"), ONE, reads=A_CHARACTER),
    bar(PlayCard, no_further_accent, ONE, of=("accent",)),
    each(too_many_accents, ONE, reads=LYING | PEOPLE | SHED),
    bar(PlayCard, no_second_copy_of_it, NO_TWINS, of=("accent", *BRINGING_ANOTHER)),
    each(one_of_two_copies_goes, NO_TWINS, reads=LYING | SHED),
    may(UseAbility, borrowed_earlier, BORROWED_FOR),
    may(UseAbility, paid_with_any, "accent.discards-power-accent-abilities", of=("accent",)),
)
