"""The law with its guards checked: a limit that sleeps is asked all the same, a sum that is kept is reckoned anew."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from munch_cli.engine import table as engine_table
from munch_cli.engine.law import Law
from munch_cli.engine.reasons import Total
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.table.events import Event
from munch_cli.table.state import State


@contextmanager
def unguarded() -> Iterator[None]:
    """Within it every law of a printed sheet asks all that it has, and fails on an answer outside of a guard.

    A sum is reckoned anew once after each event: nothing else changes what it hangs on.
    """
    laws: list[Law] = [law_of(edition) for edition in load_rulebook().editions.values()]
    check, apply = engine_table.check_total, engine_table.apply
    known: dict[tuple[int, str, int | tuple[int, int]], Table] = {}

    def checked(table: Table, name: str, subject: int | tuple[int, int], kept: Total) -> None:
        if (id(table), name, subject) not in known:
            check(table, name, subject, kept)
            known[id(table), name, subject] = table

    def applied(state: State, event: Event) -> int:
        known.clear()
        return apply(state, event)

    with patch.object(engine_table, "check_total", checked), patch.object(engine_table, "apply", applied):
        for law in laws:
            law.unguarded = True
        try:
            yield
        finally:
            for law in laws:
                law.unguarded = False
