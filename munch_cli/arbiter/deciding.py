"""The reason that decides a verdict: of several the one that answers "why?" on this board, and the id that says it."""

from munch_cli.engine.law import Row
from munch_cli.engine.reasons import CARD, Reason, Verdict
from munch_cli.engine.settle import cited, said_of
from munch_cli.engine.table import Table
from munch_cli.language.grounds import ground_said
from munch_cli.table.commands import UNJUDGED, Command
from munch_cli.table.ids import RuleId
from munch_cli.table.typed import NamedTuple

FORBIDDING = ("forbids", "commands")


class Deciding(NamedTuple):
    """The reason that leads an answer. ``id``: the rule or card whose words say it, None if the reason cites nothing.

    ``is_alone``: True if the answer turns once this reason is gone, False if others lead to it independently.
    """

    reason: Reason
    id: RuleId | None
    is_alone: bool


def deciding(verdict: Verdict, table: Table, command: Command | None) -> Deciding | None:
    """Return the reason that decides a verdict. None if it has none.

    Where several reasons lead to it, a refusal that would meet every such command at this moment comes first, because
    nothing else that the player could name would help: above all that it is not their turn. Then come a ruling of the
    owner, a card before a sheet, a reason with facts of this board, a rule that forbids, and the rule that speaks of
    fewer things.
    """
    because = [reason for reason in verdict.because if reason.kind != "silence"] or list(verdict.because)
    if not because:
        return None
    rows = _rows_of(because, table, command) if len(because) > 1 else [None]
    order = sorted(range(len(because)), key=lambda at: _precedence(because[at], rows[at], table, command))
    reason = because[order[0]]
    return Deciding(reason, _leading_id(reason, table), len(because) == 1)


def _rows_of(because: list[Reason], table: Table, command: Command | None) -> list[Row | None]:
    """Return the row that gave each reason, None where no row did."""
    found = [] if command is None or isinstance(command, UNJUDGED) else said_of(table, command)
    if isinstance(found, Row):
        found = []
    given = [(row, reason) for row, said in found if (reason := cited(table, row, said)) is not None]
    return [
        next((row for row, one in given if one.facts == reason.facts and set(reason.ids) <= set(one.ids)), None)
        for reason in because
    ]


def _precedence(reason: Reason, row: Row | None, table: Table, command: Command | None) -> tuple[bool | int, ...]:
    """Return a key that sorts the reason that decides first."""
    is_ruled = not table.state.rulings.keys().isdisjoint(reason.ids)
    breadth = min((_breadth(id, table) for id in reason.ids), default=0)
    has_facts = command is not None and bool(ground_said(reason, table, command))
    forbids = any(_forbids(id, table) for id in reason.ids)
    meets_all = _meets_all(row, table, command)
    out_of_turn = meets_all and any(name == "turn" for name, _ in reason.facts)
    return (not out_of_turn, not meets_all, not is_ruled, -reason.rank, not has_facts, not forbids, breadth)


def _meets_all(row: Row | None, table: Table, command: Command | None) -> bool:
    """True if the row refuses every command of this kind at this moment."""
    if command is None:
        return False
    names_nothing = command._fields == ("who",)
    return names_nothing or (row is not None and row.of is None and bool(row.shuts >> table.moment_of(command.who) & 1))


def _breadth(id: RuleId, table: Table) -> int:
    """Return how many rows of the law carry out a rule. A card has none, so it is the narrowest of all."""
    return sum(id in row.ids for rows in table.law.rows.values() for row in rows)


def _leading_id(reason: Reason, table: Table) -> RuleId | None:
    """Return the id that says most of a reason: a rule that forbids before a card that does; for a licence the card
    if it overrides the sheet.
    """
    telling = [id for id in reason.ids if not id.startswith("precedence.")] or list(reason.ids)
    cards = [id for id in telling if id.startswith("card.")]
    if reason.kind != "refusal":
        return next(iter((*cards, *telling) if reason.rank >= CARD else telling), None)
    forbids = [id for id in telling if _forbids(id, table)]
    return next(iter((*forbids, *cards, *telling)), None)


def _forbids(id: RuleId, table: Table) -> bool:
    """True if a rule of the sheet forbids or commands something."""
    rules = table.law.edition.rules
    return id in rules and rules[id].rule.force in FORBIDDING
