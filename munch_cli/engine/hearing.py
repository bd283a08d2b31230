"""Which of many commands go ahead at one moment: the same facts and rules as ``judge``, asked no longer than needed.

What is the same for all commands of a kind that somebody could give is asked once; a refusal that nothing can be over
ends the question. ``tests/engine`` holds this equal to ``judge`` over random games.
"""

from collections.abc import Callable

from munch_cli.engine.law import Row
from munch_cli.engine.owed import answered
from munch_cli.engine.physics import CHECKS, Check, absent, debt_bar, game_is_over
from munch_cli.engine.reasons import Reason
from munch_cli.engine.settle import cited, settle
from munch_cli.engine.sieve import BY_CARD, STUMBLES, CommandType, asks_at_once, rows_of, rows_to_try, said_by
from munch_cli.engine.table import Table
from munch_cli.table.commands import UNJUDGED, Choose, Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Literal, cast

Question = Callable[[Table, Command], "Reason | Literal[True] | None"]
"""What rows ask: for a reason, or whether a sentence cannot be judged yet."""
Said = tuple[Row, Reason]
"""A reason, and the row that gave it."""


class Heard(NamedTuple):
    """What is known of a kind of command and who gives it, before a card or a target is named.

    ``barred``: none of them goes ahead. Else ``check`` and ``rows`` are what is still to be asked of each command (rows
    that are None are looked up by its card), and ``found`` the reasons that hold for all.
    """

    barred: bool
    check: "Check | None" = None
    rows: list[Row] | None = None
    found: "tuple[Said, ...]" = ()


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
        table = self.table
        barred, check, rows, given = self._of(type(command), command.who)
        if barred or absent(table, command) or (check is not None and check(table, command)):
            return False
        if isinstance(command, UNJUDGED):
            return True
        found = list(given)
        tried = rows_to_try(table, command) if rows is None else rows
        for place, row in enumerate(tried):
            if ends_it(table, row, command, found):
                if rows is None and place:
                    tried.insert(0, tried.pop(place))
                return False
        if isinstance(command, Choose) and (debt := answered(table, command)) is not None:
            return is_carried(table, found, (Reason("licence", debt.because),))
        return is_carried(table, found)

    def _of(self, kind: CommandType, who: PlayerId) -> Heard:
        known = self._heard.get((kind, who))
        if known is None:
            known = self._heard[kind, who] = self.table.recalled(heard, kind, who)
        return known


def heard(table: Table, kind: CommandType, who: PlayerId) -> Heard:
    """What holds for all commands of a kind that somebody could give now."""
    if game_is_over(table, kind) or debt_bar(table, kind, who):
        return BARRED
    check = cast("Check | None", CHECKS.get(kind))
    if check is not None and not asks_at_once(check, kind):
        try:
            if check(table, said_by(kind, who)):
                return BARRED
            check = None
        except STUMBLES:  # it asks for more: so it does with every command
            pass
    if kind in BY_CARD:
        return Heard(False, check)
    barred, rows, found = table.remembered(rows_for_all, kind, who)
    return BARRED if barred else Heard(False, check, rows, found)


def rows_for_all(table: Table, kind: CommandType, who: PlayerId) -> tuple[bool, list[Row], tuple[Said, ...]]:
    """Asks the rows about a kind of command with nothing but who gives it: whether they bar it altogether, those that
    ask for more, and the reasons of the others.
    """
    half = said_by(kind, who)
    rows: list[Row] = []
    found: list[Said] = []
    tried = rows_of(table.law, kind)
    for place, row in enumerate(tried):
        if asks_at_once(row.function, kind):
            rows.append(row)
            continue
        try:
            if ends_it(table, row, half, found):
                tried.insert(0, tried.pop(place))
                return True, [], ()
        except STUMBLES:  # as above
            rows.append(row)
    return False, rows, tuple(found)


def ends_it(table: Table, row: Row, command: Command, found: list[Said]) -> bool:
    """Asks a row; whether its answer keeps the command from going ahead, whatever the others say.

    A licence is found as it was given, without the ids behind it: for most commands it is enough to have one.
    """
    said = cast("Question", row.function)(table, command)
    if not said:
        return False
    if said is True:
        return True
    if said.kind == "licence" and not said.over:
        if table.law.cited(said.ids, row):
            found.append((row, said))
        return False
    reason = cited(table, row, said)
    if reason is None:
        return False
    found.append((row, reason))
    return reason.kind == "refusal" and stands(table, reason, row)


def stands(table: Table, refusal: Reason, row: Row) -> bool:
    """Whether nothing can be over a refusal, and it is no side of an open contradiction."""
    law = table.law
    return law.contested.isdisjoint(refusal.ids) and not law.strikable[row.on].issuperset(refusal.ids)


def is_carried(table: Table, found: list[Said], given: tuple[Reason, ...] = ()) -> bool:
    """Whether a command goes ahead for all that was found; where some of it may strike other, it is settled in full.

    ``given``: reasons that no row gave.
    """
    allowed = bool(given)
    for _, reason in found:
        if reason.over or reason.kind == "refusal":
            named = [one for row, said in found if (one := cited(table, row, said)) is not None]
            return settle(table, [*named, *given]).goes_ahead
        if reason.kind == "silence" and not reason.allows:
            return False
        allowed = True
    return allowed
