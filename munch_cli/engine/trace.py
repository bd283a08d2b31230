"""Which rules were decisive: live in a verdict, named by an event that happened, or by a term that counted."""

from collections.abc import Iterable

from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.table.ids import RuleId


def decisive(outcome: Outcome, sums: Iterable[tuple[str, int]] = ()) -> frozenset[RuleId]:
    """The ids that decided an outcome, and those behind the named sums of the table it left."""
    ids = set(outcome.verdict.ids) | set(outcome.verdict.open)
    for event in outcome.events:
        ids.update(event.because)
    return frozenset(ids) | counted(outcome.table, sums)


def counted(table: Table, sums: Iterable[tuple[str, int]]) -> frozenset[RuleId]:
    """The ids behind named sums, each for a subject."""
    return frozenset(id for name, subject in sums for id in table.total(name, subject).ids)
