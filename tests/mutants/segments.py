"""The code as segments: statements of a function of which none is carried out without the one before it."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

from .changes import Mutant, begins_of, span

SEEN = "__seen__"
"""What a module writes down in that it has come by a segment: a byte for each."""


class Segment(NamedTuple):
    """A segment: its name, the same as long as its function is not made another, and from which byte to which it goes.

    What is within its statements lies in segments of their own.
    """

    name: str
    block: list[ast.stmt]
    """The statements it is among."""
    first: ast.stmt
    start: int
    end: int


def segments_of(source: bytes, tree: ast.Module, path: str) -> list[Segment]:
    """Every segment of a module, that of a statement before those in it."""
    begins = begins_of(source)
    found: list[Segment] = []

    def walk(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            inner = f"{name}.{child.name}" if isinstance(child, ast.FunctionDef | ast.ClassDef) else name
            if isinstance(child, ast.FunctionDef | ast.stmt | ast.excepthandler | ast.match_case) and inner:
                for block in () if isinstance(child, ast.ClassDef) else _blocks(child):
                    runs = list(_runs(block))
                    for run in runs:
                        start, end = span(run[0], begins)[0], span(run[-1], begins)[1]
                        found.append(Segment(f"{path} {inner} {len(found)}", block, run[0], start, end))
            walk(child, inner)

    walk(tree, "")
    first: dict[str, int] = {}
    named = []
    for number, one in enumerate(found):
        where, _, _ = one.name.rpartition(" ")
        named.append(one._replace(name=f"{where} {number - first.setdefault(where, number)}"))
    return named


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks of statements right in a node."""
    for field in ("body", "orelse", "finalbody"):
        block = getattr(node, field, None)
        if isinstance(block, list) and block:
            yield block


def _runs(block: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """A block, parted behind each statement that may leave it; what the docstring says is not carried out."""
    run: list[ast.stmt] = []
    for statement in block:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        run.append(statement)
        if not isinstance(statement, ast.Expr | ast.Assign | ast.AnnAssign | ast.AugAssign):
            yield run
            run = []
    if run:
        yield run


def with_probes(source: bytes, path: str, number: dict[str, int]) -> ast.Module:
    """The code of a module that writes down which segments it comes by; each new one gets the next number."""
    tree = ast.parse(source)
    for one in segments_of(source, tree, path):
        probe = ast.parse(f"{SEEN}[{number.setdefault(one.name, len(number))}] = 1").body[0]
        for node in ast.walk(probe):
            ast.copy_location(node, one.first)
        one.block.insert(next(at for at, there in enumerate(one.block) if there is one.first), probe)
    return ast.fix_missing_locations(tree)


def segment_of(mutant: Mutant, source: bytes) -> str:
    """The name of the segment that a mutant lies in."""
    around = [one for one in segments_of(source, ast.parse(source), mutant.path) if one.start <= mutant.start < one.end]
    return min(around, key=lambda one: one.end - one.start).name
