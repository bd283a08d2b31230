"""What can be changed in a module: one comparison, number, truth value, condition or deed at a time."""

import ast
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

PLACES = ("rules", "effects", "engine", "arbiter", "language", "files")
"""The folders of the package that mutants are drawn from."""
SWITCH = "__mutant__"
"""What a module asks whether a mutant of it is the one that is tried."""
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
CALLS = {"any": "all", "all": "any", "max": "min", "min": "max"}


class Mutant(NamedTuple):
    """One change: the file as a path in the package, its line, and the text before and after."""

    path: str
    line: int
    before: str
    after: str
    start: int
    end: int
    """From where to where in the file, in bytes, the text is another."""

    @property
    def told(self) -> str:
        """The place and the change on one line."""
        return f"munch_cli/{self.path}:{self.line}: {self.change}"

    @property
    def change(self) -> str:
        """The text before and after, on one line."""
        return f"{_one_line(self.before)}  ->  {_one_line(self.after)}"

    def line_in(self, package: Path) -> str:
        """The line of the code that it begins on."""
        return (package / self.path).read_text(encoding="utf-8").splitlines()[self.line - 1].strip()

    @property
    def is_statement(self) -> bool:
        """Whether a whole statement is another, no expression in one."""
        return self.after == "pass" or self.after.startswith(("return ", "yield "))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def mutants_of(package: Path, path: str) -> list[Mutant]:
    """Every mutant of one module."""
    source = (package / path).read_bytes()
    begins = begins_of(source)
    found = []
    for node in _in_functions(ast.parse(source)):
        start, end = span(node, begins)
        before = source[start:end].decode()
        for after in _changed(node, before):
            found.append(Mutant(path, node.lineno, before, after, start, end))
    return found


class Laying(ast.NodeTransformer):
    """Lays mutants into the code of their module; how, ``laid`` says."""

    def __init__(self, source: bytes, mutants: Mapping[int, Mutant]) -> None:
        self.begins = begins_of(source)
        self.at: dict[tuple[int, int, bool], dict[int, Mutant]] = defaultdict(dict)
        for number, one in mutants.items():
            self.at[one.start, one.end, one.is_statement][number] = one

    def visit(self, node: ast.AST) -> ast.AST:
        """The node with every mutant of it, and of what is in it."""
        if isinstance(node, ast.pattern | ast.JoinedStr):
            return node
        there = {}
        if isinstance(node, ast.expr | ast.stmt):
            there = self.at.pop((*span(node, self.begins), isinstance(node, ast.stmt)), {})
        whole = self.generic_visit(node)
        for number, one in there.items():
            assert isinstance(whole, ast.expr | ast.stmt)
            before, whole = whole, self.laid(number, one, node, whole)
            for new in _new_nodes(whole, before):
                ast.copy_location(new, node)
        return whole

    def laid(self, number: int, mutant: Mutant, node: ast.AST, whole: ast.expr | ast.stmt) -> ast.AST:
        """A piece of code with one mutant of it: `node` as it stood in the source, `whole` with mutants already."""
        raise NotImplementedError


def _new_nodes(node: ast.AST, old: ast.AST) -> Iterator[ast.AST]:
    if node is not old:
        yield node
        for child in ast.iter_child_nodes(node):
            yield from _new_nodes(child, old)


class Switching(Laying):
    """Lays mutants into the code, each behind the question whether it is the one that is tried."""

    def laid(self, number: int, mutant: Mutant, node: ast.AST, whole: ast.expr | ast.stmt) -> ast.AST:
        """A piece of code, or its mutant if that is tried."""
        asked = f"{SWITCH}({number})"
        if isinstance(whole, ast.stmt):
            (either,) = ast.parse(f"if {asked}: {mutant.after}\nelse: pass").body
            assert isinstance(either, ast.If)
            either.orelse = [whole]
            return either
        switched = ast.parse(f"(({mutant.after}) if {asked} else 0)", mode="eval").body
        assert isinstance(switched, ast.IfExp)
        switched.orelse = whole
        return switched


def begins_of(source: bytes) -> list[int]:
    """The byte at which each line begins."""
    return [0, *accumulate(map(len, source.splitlines(keepends=True)))]


def span(node: ast.expr | ast.stmt, begins: Sequence[int]) -> tuple[int, int]:
    """From which byte to which the text of a node goes."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return begins[node.lineno - 1] + node.col_offset, begins[node.end_lineno - 1] + node.end_col_offset


def _in_functions(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    """What is carried out when a function is called: no tables of names, nor what a ``case`` looks like.

    Nothing inside f-strings either, whose places lie. Nor what can make no difference to a player: what is asserted,
    what is asked of a type that has no more members, what is told to developers, and the hash of a thing.
    """
    left_out = ast.JoinedStr | ast.pattern
    seen = {inner for whole in ast.walk(tree) if isinstance(whole, left_out) for inner in ast.walk(whole)}
    seen |= {inner for whole in ast.walk(tree) if _is_for_developers(whole) for inner in ast.walk(whole)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                for node in ast.walk(statement):
                    if isinstance(node, ast.expr | ast.stmt) and node not in seen:
                        seen.add(node)
                        yield node


def _is_for_developers(node: ast.AST) -> bool:
    """Whether a piece of code only guards against faults of ours, or is the same to a player whatever it gives."""
    match node:
        case ast.Assert() | ast.FunctionDef(name="__repr__" | "__hash__"):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) | ast.Name(id=name)):
            return name in ("AssertionError", "NotImplementedError", "TypeError")
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.If(body=[statement], orelse=[]):
            return isinstance(statement, ast.Raise) and _is_for_developers(statement)
    return False


def _changed(node: ast.expr | ast.stmt, before: str) -> Iterator[str]:
    """What a piece of code can be changed into."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=comparators) if type(op) in COMPARED:
            yield f"({ast.unparse(ast.Compare(left, [COMPARED[type(op)]()], comparators))})"
        case ast.BoolOp(values=values):
            yield f"({ast.unparse(ast.BoolOp(ast.And() if isinstance(node.op, ast.Or) else ast.Or(), values))})"
            for left_out in range(len(values)):
                rest = [one for place, one in enumerate(values) if place != left_out]
                yield f"({ast.unparse(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SUMS:
            yield f"({ast.unparse(ast.BinOp(left, SUMS[type(op)](), right))})"
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield f"({value + 1})"
        case ast.IfExp(body=body, orelse=orelse):
            yield f"({ast.unparse(body)})"
            yield f"({ast.unparse(orelse)})"
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield CALLS[name] + before[len(name) :]
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            yield "yield from ()"
        case ast.Expr(value=ast.Call()):
            yield "pass"
        case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
            yield "return None"


def paths_of(package: Path) -> list[str]:
    """The modules that mutants are drawn from."""
    return sorted(str(path.relative_to(package)) for folder in PLACES for path in (package / folder).rglob("*.py"))


def sample(package: Path, many: int, seed: int) -> list[Mutant]:
    """Return mutants drawn over the whole package, more where there is more code; the same ones for the same seed.

    They come in random order: those that are tried first are a fair sample, too.
    """
    every = [mutant for path in paths_of(package) for mutant in mutants_of(package, path)]
    return random.Random(seed).sample(every, min(many, len(every)))
