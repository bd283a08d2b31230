"""Perft: how many sentences people may say one after another from a board, to a depth; the same number every time.

Depth 1 counts the legal sentences of everybody; depth 2 those after each of them, and so on. The die falls as the
board's generator has it.
"""

from collections.abc import Iterator
from pathlib import Path

from munch_cli.arbiter.legal import legal
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import path_of as scenario_path
from munch_cli.files.scenarios import read_scenario
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId

from ..golden.games import EDITIONS, board_of, path_of
from ..play.moments import with_luck

__all__ = ["EDITIONS", "FILE", "REMEDY", "count", "counts", "everybodys", "rows_of"]

FILE = Path(__file__).parent / "counts.txt"
REMEDY = "if the change is wanted: python -m tests.perft"
HEAD = """\
# Legal sentences of everybody, one after another, from fixed boards: after 1, 2, 3 sentences.
# Boards: a worked example of the sheet as it begins, or the golden game of the edition after so many sentences.
# Written anew by: python -m tests.perft
"""
GOLDEN = (("3", 2), ("30", 2), ("60", 3), ("90", 3))
"""After how many sentences of the golden game, and how deep."""
EXAMPLE_DEPTH = 3


def count(table: Table, depth: int) -> int:
    """How many ways there are to say so many sentences from here."""
    sayings = everybodys(table)
    if depth == 1:
        return len(sayings)
    return sum(count(perform(table, command, Generator()).table, depth - 1) for command in sayings)


def everybodys(table: Table) -> list[Command]:
    """The legal sentences of all players, each once."""
    seats = range(len(table.state.players))
    return list({(type(one), one): one for seat in seats for one in legal(table, PlayerId(seat))}.values())


def boards(edition: str) -> Iterator[tuple[str, Table, int]]:
    """The boards of an edition with their names, and to what depth they are counted."""
    example = _example(edition)
    scenario = read_scenario(scenario_path(example))
    yield example, with_luck(scenario.boards[edition], 1), EXAMPLE_DEPTH
    text = path_of(edition).read_text(encoding="utf-8")
    for sentences, depth in GOLDEN:
        yield f"golden-{sentences}", board_of(text, int(sentences)), depth


def _example(edition: str) -> str:
    """The first worked example of combat, or else of anything, that the edition's sheet has."""
    book = load_rulebook()
    rules = [cited.rule for cited in book.editions[edition].rules.values() if not cited.borrowed_from]
    found = [str(rule.binding.of) for rule in rules if rule.binding is not None and rule.binding.kind == "example"]
    return min(found, key=lambda name: (not name.startswith("combat/"), name))


def counts(edition: str) -> list[str]:
    """The lines of an edition, counted now."""
    lines = []
    for name, table, deepest in boards(edition):
        numbers = " ".join(str(count(table, depth)) for depth in range(1, deepest + 1))
        lines.append(f"{edition} {name} {numbers}")
    return lines


def rows_of(edition: str) -> list[str]:
    """The lines of an edition as they were written down."""
    return [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith(f"{edition} ")]
