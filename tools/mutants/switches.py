"""Imports munch_cli with its code changed on the way: with mutants, each switched off, or compared with them."""

import ast
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from .changes import SWITCH, Laying, Mutant, Switching
from .differing import Comparing, Differences


class Switch:
    """Which mutant is switched on, by its number (-1: none), and which of them the code has come by."""

    def __init__(self, on: int) -> None:
        self.on = on
        self.come_by: set[int] = set()

    def __call__(self, number: int) -> bool:
        self.come_by.add(number)
        return number == self.on


class Finder(MetaPathFinder):
    """Finds the modules whose code is changed: where a module lies -> how its tree is made of its source."""

    def __init__(self, changed: Mapping[str, Callable[[bytes], ast.Module]], given: Mapping[str, object]) -> None:
        self.changed, self.given = changed, given

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies, if its code is changed."""
        found = PathFinder.find_spec(fullname, path) if fullname.startswith("munch_cli.") else None
        if found is None or found.origin is None or found.origin not in self.changed:
            return None
        found.loader = Loader(fullname, found.origin, self.changed[found.origin], self.given)
        return found


class Loader(SourceFileLoader):
    """Loads one module with its code changed, and gives it the names that the change needs."""

    def __init__(
        self, name: str, path: str, change: Callable[[bytes], ast.Module], given: Mapping[str, object]
    ) -> None:
        super().__init__(name, path)
        self.change, self.given = change, given

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.change(Path(self.path).read_bytes()), self.path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__.update(self.given)
        super().exec_module(module)


def lay(package: Path, mutants: Sequence[Mutant], on: int = -1) -> Switch:
    """From now on the package is imported with these mutants in it; gives the switch of them all."""
    switch, by_path = Switch(on), _by_path(package, mutants)
    _import_with(Finder({path: partial(_with_mutants, some) for path, some in by_path.items()}, {SWITCH: switch}))
    return switch


def _with_mutants(mutants: Mapping[int, Mutant], source: bytes) -> ast.Module:
    return _laid(Switching(source, mutants), source)


def lay_comparisons(package: Path, mutants: Sequence[Mutant]) -> Differences:
    """From now on the package is imported with what compares it with its mutants; gives which make a difference."""
    differences = Differences(len(mutants))
    by_path = _by_path(package, mutants)
    changed = {path: partial(_with_comparisons, some) for path, some in by_path.items()}
    _import_with(Finder(changed, differences.given))
    return differences


def _with_comparisons(mutants: Mapping[int, Mutant], source: bytes) -> ast.Module:
    return _laid(Comparing(source, mutants), source)


def _laid(laying: Laying, source: bytes) -> ast.Module:
    tree = laying.visit(ast.parse(source))
    assert isinstance(tree, ast.Module) and not laying.at, laying.at
    return ast.fix_missing_locations(tree)


def _by_path(package: Path, mutants: Sequence[Mutant]) -> dict[str, dict[int, Mutant]]:
    """Where a module lies -> its mutants by their numbers."""
    by_path: dict[str, dict[int, Mutant]] = defaultdict(dict)
    for number, one in enumerate(mutants):
        by_path[str(package / one.path)][number] = one
    return by_path


def _import_with(finder: Finder) -> None:
    assert not any(name.startswith("munch_cli.") for name in sys.modules)
    sys.meta_path.insert(0, finder)
