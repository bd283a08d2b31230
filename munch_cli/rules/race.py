"""Race: what it makes of a character, and its abilities.

Sheets: Character Stats, Race.
"""

from collections.abc import Iterator

from munch_cli.effects.abilities import judged, used
from munch_cli.effects.gives import from_kind
from munch_cli.effects.looking import kind_in_play
from munch_cli.engine.law import do, may, sum_of
from munch_cli.engine.reasons import Reason
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import UseAbility
from munch_cli.table.ids import PlayerId


def race_in_play(table: Table, player: PlayerId) -> Iterator[Term]:
    """A character is of a race while its card is in play."""
    for copy in kind_in_play(table, player, "race"):
        card = table.card(copy)
        yield Term(1, card.name, (card.rule,), player, copy)


def ability(table: Table, command: UseAbility) -> Reason | None:
    """An ability may be used as its race card says."""
    return judged(table, command, "race")


def using_it(table: Table, command: UseAbility) -> Iterator[e.Event]:
    """It does what the card says."""
    return used(table, command, "race")


def human(table: Table, player: PlayerId) -> Iterator[Term]:
    """Without a Race card a character is human."""
    if not kind_in_play(table, player, "race"):
        yield Term(1, "Human", who=player)


RULES = (
    sum_of("traits", race_in_play, "race.gained-on-play-lost-on-discard"),
    sum_of("traits", human, "race.no-race-card-means-human"),
    *(
        sum_of(name, from_kind("race", name), "race.other-races-follow-their-cards")
        for name in ("strength", "run_away", "helper_levels", "hand_limit")
    ),
    may(UseAbility, ability, "race.other-races-follow-their-cards"),
    do(UseAbility, using_it, "race.other-races-follow-their-cards"),
)
