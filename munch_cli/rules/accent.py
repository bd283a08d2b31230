"""Accent: what it makes of a character, its abilities, and how it comes and goes.

Sheets: Character Stats, Accent.
"""

from munch_cli.effects.kinds import SharedIds, from_kind, rules_of_having, so_many_of_a_kind, too_many
from munch_cli.effects.queries import BORROWED_FOR
from munch_cli.engine.law import each, may, sum_of
from munch_cli.engine.reasons import Reason, silent
from munch_cli.engine.table import Table
from munch_cli.table.commands import UseAbility
from munch_cli.table.ids import A_CHARACTER, LYING, NO_COPY, PEOPLE, SHED
from munch_cli.table.state import Borrowed

IDS = SharedIds(
    card_says="accent.each-follows-its-card",
    gained="accent.gained-on-play-lost-on-discard",
    thrown_out="accent.may-be-discarded-any-time",
    paid="accent.discards-power-accent-abilities",
    most="accent.one-at-a-time-without-bilingual",
    no_twins="accent.no-two-copies-of-one-accent",
)


def borrowed_earlier(table: Table, command: UseAbility) -> Reason | None:
    """Whether abilities borrowed in a fight serve in the rest of the turn is left open."""
    if command.card == NO_COPY or command.card in table.in_play(command.who):
        return None
    lent = Borrowed(command.who, table.state.cards[command.card])
    now = table.fight.borrowed if table.fight is not None else ()
    if lent in now or lent not in table.state.turn.borrowed:
        return None
    return silent(BORROWED_FOR, allows=table.leaning(BORROWED_FOR) == "this-turn")


more_by_an_item = from_kind("item", "accents")


RULES = (
    *rules_of_having("accent", "accents", IDS),
    may(UseAbility, borrowed_earlier),
    sum_of("accents", so_many_of_a_kind("accent.most", "Accents"), reads=A_CHARACTER),
    sum_of("accents", more_by_an_item, reads=A_CHARACTER),
    each(too_many("accent", "accents", IDS.most), reads=LYING | PEOPLE | SHED),
)
