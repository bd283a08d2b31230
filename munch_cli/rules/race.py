"""Race: what it makes of a character, its abilities, and how it comes and goes.

Sheets: Character Stats, Race; When To Play Cards.
"""

from collections.abc import Iterator

from munch_cli.effects.abilities import (
    beyond_the_words,
    does_what_it_says,
    follows_its_card,
    paid_with_any_card,
    says_when,
)
from munch_cli.effects.kinds import (
    PERSONAL,
    SECOND,
    from_kind,
    goes,
    in_force,
    laid_down,
    made_of,
    may_go,
    no_more_than,
    no_second_copy,
    second_left_open,
    so_many_of_a_kind,
    twins,
)
from munch_cli.effects.looking import kind_in_play
from munch_cli.effects.losing import is_shedding, shedding
from munch_cli.engine.law import bar, do, each, may, not_yet, sum_of
from munch_cli.engine.reasons import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import BRINGING_ANOTHER
from munch_cli.table.commands import DiscardCard, PlayCard, UseAbility
from munch_cli.table.ids import A_CHARACTER, LYING, SHED, PlayerId, RuleId

GAINED = "race.gained-on-play-lost-on-discard"
CARD_SAYS = "race.other-races-follow-their-cards"
ONE = "race.one-at-a-time-without-half-breed"
NO_TWINS = "race.no-two-copies-of-one-race"
WHICH_GOES = "gap.race-lost-with-half-breed"


def human(table: Table, player: PlayerId) -> Iterator[Term]:
    """Without a Race card a character is human."""
    if not kind_in_play(table, player, "race"):
        yield Term(1, "Human", who=player)


def too_many_races(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """The player who has more races than they may have gives up what is too much; which, no sheet says."""
    races = tuple(kind_in_play(table, player, "race"))
    if len(races) < 2 and not table.owed("shed"):
        return
    because = in_force(table, ONE)
    if len(races) < 2 or len(races) <= table.total("races", player).amount:
        yield from shedding(table, player, (), because)
    elif not is_shedding(table, player, because) and table.reading(WHICH_GOES) == "later-one":
        yield e.CardDiscarded(races[-1], player, because=(*because, RuleId(WHICH_GOES)))
    else:
        yield from shedding(table, player, races, because)


as_the_card_says = follows_its_card("race")
doing_it = does_what_it_says("race")
unmodelled = beyond_the_words("race")
race_in_play = made_of("race")
laying_it_down = laid_down("race", GAINED, limit="races")
paid_with_any = paid_with_any_card("race")
only_when_it_says = says_when("race")
may_be_thrown_out = may_go("race")
throwing_it_out = goes("race")
one_race = so_many_of_a_kind("race.most", "Races")
no_further_race = no_more_than("race", "races")
no_second_copy_of_it = no_second_copy("race")
beside_another = second_left_open("race")
one_of_two_copies_goes = twins("race", NO_TWINS)

RULES = (
    sum_of("traits", human, "race.no-race-card-means-human", reads=A_CHARACTER),
    *(sum_of(name, from_kind("race", name), CARD_SAYS, reads=A_CHARACTER) for name in PERSONAL),
    may(UseAbility, as_the_card_says, CARD_SAYS, of=("race",)),
    do(UseAbility, doing_it, CARD_SAYS, of=("race",)),
    not_yet(UseAbility, unmodelled, "race", of=("race",)),
    sum_of("traits", race_in_play, GAINED, reads=A_CHARACTER),
    do(PlayCard, laying_it_down, GAINED, of=("race",)),
    may(UseAbility, paid_with_any, "race.discards-power-race-abilities", of=("race",)),
    may(DiscardCard, may_be_thrown_out, "race.may-be-discarded-any-time", of=("race",)),
    do(DiscardCard, throwing_it_out, "race.may-be-discarded-any-time", of=("race",)),
    sum_of("races", one_race, ONE, reads=LYING),
    bar(PlayCard, no_further_race, ONE, of=("race",)),
    each(too_many_races, ONE, reads=LYING | SHED),
    bar(PlayCard, no_second_copy_of_it, NO_TWINS, of=("race", *BRINGING_ANOTHER)),
    may(PlayCard, beside_another, SECOND, of=("race",)),
    each(one_of_two_copies_goes, NO_TWINS, reads=LYING | SHED),
    bar(UseAbility, only_when_it_says, "race.card-says-when-abilities-work", of=("race",)),
)
