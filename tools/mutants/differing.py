"""Which mutants never make a difference where they stand: no test, however good, can notice those.

Each piece of code that a mutant changes is worked out twice, as it is and as the mutant has it, and the two are
compared: all mutants at once, in one run of the tests.
"""

import ast
import re
import signal
from collections.abc import Callable, Mapping

from .changes import Laying, Mutant

REACHED, DIFFERS, DIFFERS_IN_TRUTH = "__reached__", "__differs__", "__differs_in_truth__"
"""What a module tells that it came by a mutant, or asks to compare two values, or what they decide."""
ONLY_ONCE = re.compile(
    "acquire|add|append|choice|clear|close|discard|draw|extend|fsync|input|insert|link|mkdir|next|open|pop|popitem"
    "|popleft|random|read|reading|readline|remove|rename|sample|send|setdefault|shuffle|unlink|update|write|write_bytes"
    "|write_text"
)
"""Calls that do something: a mutant with one of them is not worked out beside, it counts as soon as it is reached."""
ALSO_TWICE = re.compile(
    "all|any|endswith|exists|get|int|is_file|isinstance|items|join|keys|len|list|lower|max|min|set|sorted|split"
    "|startswith|str|strip|sum|tuple|values"
)
"""The only calls that are worked out twice where files are read: there a call may note what is wrong with them."""
LONGEST = 0.5
"""So many seconds a mutant is worked out; one that takes more differs."""


def _hangs(*_: object) -> None:
    raise TimeoutError


class Differences:
    """Which mutants have made a difference, a byte for each by its number."""

    def __init__(self, many: int) -> None:
        self.made = bytearray(many)
        self.busy = False
        """Whether a mutant is worked out right now: nothing else is compared meanwhile."""
        signal.signal(signal.SIGVTALRM, _hangs)

    def forget(self) -> None:
        """No mutant has made a difference yet."""
        self.made = bytearray(len(self.made))

    def all_made(self) -> list[int]:
        """The numbers of the mutants that have made a difference."""
        return [number for number, made in enumerate(self.made) if made]

    @property
    def given(self) -> dict[str, object]:
        """What the modules need."""
        return {REACHED: self.reached, DIFFERS: self.differs, DIFFERS_IN_TRUTH: self.differs_in_truth}

    def reached(self, number: int) -> None:
        """The code came by a mutant."""
        if not self.busy:
            self.made[number] = 1

    def differs(self, number: int, was: object, mutant: Callable[[], object]) -> object:
        """What the code gives, after it was compared with what the mutant would give."""
        if not self.busy and not self.made[number]:
            self.busy = True
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
            try:
                self.made[number] = bool(mutant() != was)
            except Exception:
                self.made[number] = 1
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
                self.busy = False
        return was

    def differs_in_truth(self, number: int, was: object, mutant: Callable[[], object]) -> object:
        """The same where only the truth of it is asked for."""
        return self.differs(number, was, lambda: was if bool(mutant()) is bool(was) else object())


class Comparing(Laying):
    """Lays into the code of a module what compares it with its mutants."""

    def __init__(self, source: bytes, mutants: Mapping[int, Mutant]) -> None:
        super().__init__(source, mutants)
        self.truths: set[int] = set()
        """The nodes of which only the truth is asked for, by their ``id``."""

    def visit(self, node: ast.AST) -> ast.AST:
        """The node with every mutant of it, and of what is in it."""
        match node:
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                self.truths.add(id(test))
            case ast.comprehension(ifs=ifs):
                self.truths.update(map(id, ifs))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self.truths.add(id(operand))
            case ast.BoolOp(values=values) if id(node) in self.truths:
                self.truths.update(map(id, values))
            case _:
                pass
        return super().visit(node)

    def laid(self, number: int, mutant: Mutant, node: ast.AST, whole: ast.expr | ast.stmt) -> ast.AST:
        """A piece of code that is compared with its mutant."""
        if isinstance(whole, ast.Return):
            assert whole.value is not None
            whole.value = self._compared(number, mutant.path, "None", whole.value, DIFFERS)
            return whole
        if isinstance(whole, ast.stmt):
            (reached,) = ast.parse(f"if {REACHED}({number}) is None: pass").body
            assert isinstance(reached, ast.If)
            reached.body = [whole]
            return reached
        return self._compared(
            number, mutant.path, mutant.after, whole, DIFFERS_IN_TRUTH if id(node) in self.truths else DIFFERS
        )

    def _compared(self, number: int, path: str, after: str, whole: ast.expr, asked: str) -> ast.expr:
        calls = [one.func for one in ast.walk(ast.parse(after, mode="eval")) if isinstance(one, ast.Call)]
        names = {one.attr if isinstance(one, ast.Attribute) else getattr(one, "id", "") for one in calls}
        notes = path.startswith("files/") and not all(map(ALSO_TWICE.fullmatch, names))
        if notes or any(map(ONLY_ONCE.fullmatch, names)):
            both = ast.parse(f"({REACHED}({number}), 0)[1]", mode="eval").body
            assert isinstance(both, ast.Subscript) and isinstance(both.value, ast.Tuple)
            both.value.elts[1] = whole
            return both
        compared = ast.parse(f"{asked}({number}, 0, lambda: ({after}))", mode="eval").body
        assert isinstance(compared, ast.Call)
        compared.args[1] = whole
        return compared
