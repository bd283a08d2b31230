"""Which rules were decisive: live in a verdict, named by an event that happened, or by a term that counted."""

from collections.abc import Iterable

from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.table.ids import RuleId


def decisive(outcome: Outcome, sums: Iterable[tuple[str, int | tuple[int, int]]] = ()) -> frozenset[RuleId]:
    """The ids that decided an outcome, and those behind the named sums of the table it left."""
    ids = set(outcome.verdict.ids) | set(outcome.verdict.all_open)
    for event in outcome.events:
        ids.update(event.because)
    return frozenset(ids) | counted(outcome.table, sums)


def counted(table: Table, sums: Iterable[tuple[str, int | tuple[int, int]]]) -> frozenset[RuleId]:
    """The ids behind named sums, each for a subject: of the terms that count, and of what struck others out."""
    totals = [table.total(name, subject) for name, subject in sums]
    struck = frozenset(id for total in totals for one in total.struck for id in one.because)
    return struck | {id for total in totals for id in total.ids}
