"""What a character is: its stats and its sex.

Sheets: Character Creation; Character Stats.
"""

from collections.abc import Iterator

from munch_cli.engine.law import sum_of
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import SEXES


def sex(table: Table, player: PlayerId) -> Iterator[Term]:
    """A character is male or female."""
    yield Term(1, SEXES[table.state.players[player].sex], who=player)


RULES = (
    sum_of(
        "traits",
        sex,
        "character.sex-starts-as-players-own",
        "character.sex-starts-as-players-own-unless-declared",
        "character.sex-is-male-or-female",
    ),
)
