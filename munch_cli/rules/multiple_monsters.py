"""Several monsters in one fight.

Sheets: Combat (classic); Fighting Multiple Monsters.
"""

from collections.abc import Iterator

from munch_cli.engine.law import sum_of
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table.ids import RuleId


def further_monsters_strength(table: Table, subject: int) -> Iterator[Term]:
    """Every further monster's strength is added to the first one's."""
    for monster in table.foes[1:]:
        for term in table.total("monster", monster).terms:
            yield term._replace(because=(*COMBINED, *term.because))


COMBINED = (RuleId("multiple-monsters.beat-combined-levels"), RuleId("multiple-monsters.beat-combined-strengths"))

RULES = (sum_of("monsters", further_monsters_strength, *COMBINED),)
