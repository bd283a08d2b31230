"""A sheet of a few rules, made by hand: what the engine makes of them does not hang on any box."""

from munch_cli.engine.law import Law, Row, rows_in_force
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Cited, Conflict, Edition, Gap, Rule
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import Player, Turn, empty_board

A, B, C = RULES = ("rule.a", "rule.b", "rule.c")
GAP = "gap.open"
ANN, BO = PlayerId(0), PlayerId(1)


def sheet(*conflicts: Conflict, protected: str = "") -> Edition:
    """An edition with three rules, of which one may be protected, and an open point that leans to "yes"."""
    edition = Edition("small", "Small", "Small 1.0", "1.0", 2001, 0)
    edition.rules = {id: Cited(_rule(id), "p. 1", "") for id in RULES}
    edition.gaps = {GAP: Gap(GAP, "topic", "?", ("small",), (), (), {}, ("yes", "no"), "yes", "")}
    edition.functions = {id: (id,) for id in (*RULES, GAP)}
    edition.conflicts = conflicts
    edition.values = {"protected": ([protected], A)} if protected else {}
    return edition


def _rule(id: str) -> Rule:
    return Rule(id, "topic", "", {"small": "p. 1"}, (), (), (), "", "", (), "", None)


def carries(id: str, row: Row) -> Row:
    """A row whose function carries out this rule of the sheet."""
    return row._replace(name=id)


def contradiction(*between: str, leans: str = "refused") -> Conflict:
    """Rules that pull two ways, and nothing settles it."""
    return Conflict("conflict.two", "topic", ("small",), tuple((id,) for id in between), False, leans, "")


def table_under(edition: Edition, *rows: Row) -> Table:
    """A table of two players without a card, at which just these rows hold."""
    return Table(empty_board([Player("Ann"), Player("Bo")], Turn(ANN)), Law(edition, rows_in_force(edition, rows)), {})
