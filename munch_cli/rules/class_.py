"""Class: what it makes of a character, and its abilities.

Sheets: Character Stats, Class.
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


def class_in_play(table: Table, player: PlayerId) -> Iterator[Term]:
    """A character is of a class while its card is in play."""
    for copy in kind_in_play(table, player, "class"):
        card = table.card(copy)
        yield Term(1, card.name, (card.rule,), player, copy)


def ability(table: Table, command: UseAbility) -> Reason | None:
    """An ability may be used as its class card says."""
    return judged(table, command, "class")


def using_it(table: Table, command: UseAbility) -> Iterator[e.Event]:
    """It does what the card says."""
    return used(table, command, "class")


RULES = (
    sum_of("traits", class_in_play, "class.gained-on-play-lost-on-discard"),
    *(sum_of(name, from_kind("class", name), "class.each-follows-its-card") for name in ("strength", "run_away")),
    may(UseAbility, ability, "class.each-follows-its-card"),
    do(UseAbility, using_it, "class.each-follows-its-card"),
)
