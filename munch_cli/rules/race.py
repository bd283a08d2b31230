"""Race: what it makes of a character, its abilities, and how it comes and goes.

Sheets: Character Stats, Race; When To Play Cards.
"""

from collections.abc import Iterator

from munch_cli.effects.abilities import says_when
from munch_cli.effects.kinds import SharedIds, in_force, rules_of_having, second_left_open, so_many_of_a_kind
from munch_cli.effects.losses import is_shedding, shedding
from munch_cli.effects.queries import kind_in_play
from munch_cli.engine.law import bar, each, may, sum_of
from munch_cli.engine.reasons import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard, UseAbility
from munch_cli.table.ids import LYING, SHED, WHAT_ONE_IS, PlayerId, RuleId

IDS = SharedIds(
    card_says="race.other-races-follow-their-cards",
    gained="race.gained-on-play-lost-on-discard",
    thrown_out="race.may-be-discarded-any-time",
    paid="race.discards-power-race-abilities",
    most="race.one-at-a-time-without-half-breed",
    no_twins="race.no-two-copies-of-one-race",
)
WHICH_GOES = "gap.race-lost-with-half-breed"


def human(table: Table, player: PlayerId) -> Iterator[Term]:
    """Without a Race card a character is human."""
    if not kind_in_play(table, player, "race"):
        yield Term(1, "Human", who=player)


def too_many_races(table: Table, player: PlayerId) -> Iterator[e.Event]:
    """A player with more races than they may have gives up the excess. No sheet says which."""
    races = tuple(kind_in_play(table, player, "race"))
    if len(races) < 2 and not table.owed("shed"):
        return
    because = in_force(table, IDS.most)
    if len(races) <= table.total("races", player).amount:
        yield from shedding(table, player, (), because)
    elif not is_shedding(table, player, because) and table.reading(WHICH_GOES) == "later-one":
        yield e.CardDiscarded(races[-1], player, because=(*because, RuleId(WHICH_GOES)))
    else:
        yield from shedding(table, player, races, because)


RULES = (
    sum_of("traits", human, reads=WHAT_ONE_IS),
    *rules_of_having("race", "races", IDS),
    sum_of("races", so_many_of_a_kind("race.most", "Races"), reads=LYING),
    each(too_many_races, reads=LYING | SHED),
    may(PlayCard, second_left_open("race"), of=("race",)),
    bar(UseAbility, says_when("race"), of=("race",)),
)
