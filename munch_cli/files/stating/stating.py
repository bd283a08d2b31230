"""Carrying out what is said of a board: its tables, as a scenario file has them, are changed and the board laid anew.

A statement makes itself true with the least change: what is so already stays. What then cannot lie like that is a
clash, and nothing changes.
"""

from collections.abc import Callable

from munch_cli.engine.run import unrest
from munch_cli.engine.table import Table
from munch_cli.files.board_fields import Tables
from munch_cli.files.boards import lay_board
from munch_cli.files.scenario_writer import board_tables
from munch_cli.files.stating.draft import Draft
from munch_cli.files.stating.fight import nobody_fights, somebody_fights, somebody_helps
from munch_cli.files.stating.somebody import owned_by, people_sit, somebody_is
from munch_cli.files.stating.turn import next_cards, next_rolls, turn_is
from munch_cli.rulebook.book import Fault, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table.ids import CopyId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.statements import (
    Being,
    Fighting,
    Helping,
    NextCards,
    NextRolls,
    NoFight,
    OwnedBy,
    Seating,
    Statement,
    TurnIs,
)
from munch_cli.table.typed import cast


class Clash(NamedTuple):
    """Why something cannot be so: in words, and the rules that say so."""

    what: str
    ids: tuple[RuleId, ...] = ()


def laid_anew(table: Table, statement: Statement) -> Table | tuple[Clash, ...]:
    """The table on which a statement is true, or why it cannot be. To make up a card changes no board, only the box."""
    draft = Draft(table)
    clash = MAKING_TRUE[type(statement)](draft, statement)
    if clash:
        return (Clash(clash),)
    found: list[Fault] = []
    laid = _laid(table, draft.tables, found)
    return _clashes(found, laid, table) or laid


def clashes_of(after: Table, before: Table) -> tuple[Clash, ...]:
    """Why a board cannot lie so, now that a card is another; what was so before does not count."""
    found: list[Fault] = []
    if after.state.players:
        laid = _laid(after, board_tables(after), found)
        return _clashes(found, laid, before)
    return ()


def _clashes(found: list[Fault], laid: Table, before: Table) -> tuple[Clash, ...]:
    """What is wrong with a board and was not wrong with the one before."""
    was: list[Fault] = []
    if found and before.state.players:
        _laid(before, board_tables(before), was)
    known = {(fault.code, fault.what) for fault in was}
    amiss = [fault for fault in found if (fault.code, fault.what) not in known]
    return tuple(dict.fromkeys(_clash(fault, laid) for fault in amiss))


def _laid(table: Table, tables: Tables, faults: list[Fault]) -> Table:
    laid = lay_board(
        Entry(cast("dict[str, Toml]", tables), (), faults), table.law.edition, table.catalogue, impossible=False
    )
    return Table(laid.state, table.law, table.catalogue)


def _clash(fault: Fault, laid: Table) -> Clash:
    if fault.code != "board-at-odds":
        return Clash(fault.what)
    for event in unrest(laid):
        ids = tuple(id for id in event.because if laid.law.edition.has(id))
        if ids and f"({ids[0]})" in fault.what:
            what = fault.what.removesuffix(f" ({ids[0]})")
            return Clash(f"{what}{_about(event, laid)}", ids)
    return Clash(fault.what)


def _about(event: object, laid: Table) -> str:
    """The card or the player that a standing limit has something to say to, in brackets."""
    debt = getattr(event, "debt", None)
    copy, who = getattr(event, "copy", None), getattr(debt or event, "who", None)
    if isinstance(copy, int) and 0 <= copy < len(laid.state.cards):
        return f" ({laid.card(CopyId(copy)).name})"
    if isinstance(who, int) and 0 <= who < len(laid.state.players):
        return f" ({laid.state.players[who].name})"
    return ""


MAKING_TRUE: dict[type[Statement], Callable[..., str]] = {
    Being: somebody_is,
    Seating: people_sit,
    OwnedBy: owned_by,
    Fighting: somebody_fights,
    Helping: somebody_helps,
    NoFight: nobody_fights,
    TurnIs: turn_is,
    NextRolls: next_rolls,
    NextCards: next_cards,
}
"""Statement -> what changes the tables so that they say it too; it gives back why they cannot, or ""."""
