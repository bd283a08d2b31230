"""The journal of a table: every command with its outcome, undo and redo.

Every table is kept. Undo goes back to the one before without rolling again, and redo returns to the same table.
"""

from collections.abc import Sequence

from munch_cli.engine.chance import Chance
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.table.commands import Command


class Journal:
    """A line of outcomes from a first table to the present one."""

    def __init__(self, first: Table) -> None:
        self.first = first
        self._done: list[Outcome] = []
        self._undone: list[Outcome] = []

    def copy(self) -> "Journal":
        """An equal journal in which play can go another way."""
        new = Journal(self.first)
        new._done, new._undone = self._done[:], self._undone[:]
        return new

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._done[-1].table if self._done else self.first

    @property
    def outcomes(self) -> Sequence[Outcome]:
        """What was done, oldest first. Refused commands are not listed."""
        return self._done

    @property
    def can_redo(self) -> bool:
        """Return True if something was taken back that can be done again."""
        return bool(self._undone)

    def perform(self, command: Command, chance: Chance | None = None) -> Outcome:
        """Give a command. What it did is remembered, and what had been undone is forgotten."""
        outcome = perform(self.table, command, chance)
        if outcome.was_done:
            self.forget_undone()
            self._done.append(outcome)
        return outcome

    def lay(self, outcome: Outcome) -> None:
        """Continue from a newly set table, and forget the undone commands."""
        self.forget_undone()
        self._done.append(outcome)

    def undo(self) -> Outcome | None:
        """Take the last command back. None if there is none."""
        if not self._done:
            return None
        self._undone.append(self._done.pop())
        return self._undone[-1]

    def redo(self) -> Outcome | None:
        """Do again what was taken back, with the same rolls. None if there is nothing."""
        if not self._undone:
            return None
        self._done.append(self._undone.pop())
        return self._done[-1]

    def forget_undone(self) -> None:
        """What was taken back cannot be done again."""
        self._undone.clear()
