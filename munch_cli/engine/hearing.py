"""Which of many commands go ahead at one moment: the same facts and rules as ``judge``, asked no longer than needed.

What is the same for all commands of a kind that somebody could give is asked once; a refusal that nothing can be over
ends the question. ``tests/play`` holds this equal to ``judge`` over random games.
"""

from typing import cast

from munch_cli.engine.law import MayRule, NotYetRule, Row
from munch_cli.engine.owed import answered
from munch_cli.engine.physics import CHECKS, Check, debt_bar, game_is_over
from munch_cli.engine.reasons import Reason
from munch_cli.engine.settle import cited, settle
from munch_cli.engine.sieve import BY_CARD, CommandType, rows_about, said_by
from munch_cli.engine.table import Table
from munch_cli.table.commands import UNJUDGED, Choose, Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple


class Heard(NamedTuple):
    """What holds for every command of a kind that somebody could give now.

    ``barred``: none goes ahead. Else the check and the rows that ask for more, and the reasons given already.
    """

    barred: bool
    check: "Check | None" = None
    rows: tuple[Row, ...] | None = None
    found: tuple[Reason, ...] = ()


BARRED = Heard(True)


class Hearing:
    """The commands that could be given at a table as it lies; made anew for every moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._heard: dict[tuple[CommandType, PlayerId], Heard] = {}

    def is_barred(self, kind: CommandType, who: PlayerId) -> bool:
        """Whether no command of a kind goes ahead for somebody, whatever it names."""
        return self._of(kind, who).barred

    def goes_ahead(self, command: Command) -> bool:
        """Whether a command would be carried out."""
        heard = self._of(type(command), command.who)
        if heard.barred or (heard.check is not None and heard.check(self.table, command)):
            return False
        if isinstance(command, UNJUDGED):
            return True
        found = list(heard.found)
        for row in rows_about(self.table, command) if heard.rows is None else heard.rows:
            if self._ends_it(row, command, found):
                return False
        if isinstance(command, Choose) and (debt := answered(self.table, command)) is not None:
            found.append(Reason("licence", debt.because))
        return _is_carried(self.table, found)

    def _ends_it(self, row: Row, command: Command, found: list[Reason]) -> bool:
        """Asks a row; whether its answer keeps the command from going ahead, whatever the others say."""
        if row.kind == "not_yet":
            return cast(NotYetRule, row.function)(self.table, command)
        reason = cast(MayRule, row.function)(self.table, command)
        if reason is None or (reason := cited(self.table, row, reason)) is None:
            return False
        found.append(reason)
        return reason.kind == "refusal" and self._stands(reason, row)

    def _stands(self, refusal: Reason, row: Row) -> bool:
        """Whether nothing can be over a refusal, and it is no side of an open contradiction."""
        law = self.table.law
        strikable = law.strikable[row.on]
        return law.contested.isdisjoint(refusal.ids) and not strikable.issuperset(refusal.ids)

    def _of(self, kind: CommandType, who: PlayerId) -> Heard:
        heard = self._heard.get((kind, who))
        if heard is None:
            heard = self._heard[kind, who] = self._hear(kind, who)
        return heard

    def _hear(self, kind: CommandType, who: PlayerId) -> Heard:
        table = self.table
        if game_is_over(table, kind) or debt_bar(table, kind, who):
            return BARRED
        half = said_by(kind, who)
        check = cast("Check | None", CHECKS.get(kind))
        try:
            if check is not None and check(table, half):
                return BARRED
            check = None
        except Exception:  # it asks for more: so it does with every command
            pass
        if kind in BY_CARD:
            return Heard(False, check)
        rows: list[Row] = []
        found: list[Reason] = []
        for row in (*table.law.on("not_yet", kind), *table.law.on("may", kind)):
            try:
                if self._ends_it(row, half, found):
                    return BARRED
            except Exception:
                rows.append(row)
        return Heard(False, check, tuple(rows), tuple(found))


def _is_carried(table: Table, found: list[Reason]) -> bool:
    """Whether a command goes ahead for the reasons found; where some may strike others, they are settled in full."""
    allowed = False
    for reason in found:
        if reason.over or reason.kind == "refusal":
            return settle(table, found).goes_ahead
        if reason.kind == "silence" and not reason.allows:
            return False
        allowed = True
    return allowed
