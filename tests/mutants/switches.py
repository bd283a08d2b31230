"""Imports munch_cli with the mutants of a sample in its code, each switched off."""

import ast
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from .changes import SWITCH, Mutant, Switching


class Switch:
    """Which mutant is switched on, by its number (-1: none), and which of them the code has come by."""

    def __init__(self, on: int) -> None:
        self.on = on
        self.come_by: set[int] = set()

    def __call__(self, number: int) -> bool:
        self.come_by.add(number)
        return number == self.on


class Finder(MetaPathFinder):
    """Finds the modules that a mutant lies in."""

    def __init__(self, package: Path, mutants: Sequence[Mutant], switch: Switch) -> None:
        self.switch = switch
        self.mutants: dict[str, dict[int, Mutant]] = defaultdict(dict)
        for number, one in enumerate(mutants):
            self.mutants[str(package / one.path)][number] = one

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies, if there is a mutant in it."""
        found = PathFinder.find_spec(fullname, path) if fullname.startswith("munch_cli.") else None
        if found is None or found.origin is None or found.origin not in self.mutants:
            return None
        found.loader = Loader(fullname, found.origin, self.mutants[found.origin], self.switch)
        return found


class Loader(SourceFileLoader):
    """Loads one module with its mutants."""

    def __init__(self, name: str, path: str, mutants: Mapping[int, Mutant], switch: Switch) -> None:
        super().__init__(name, path)
        self.mutants, self.switch = mutants, switch

    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_bytes()
        switching = Switching(source, self.mutants)
        tree = switching.visit(ast.parse(source))
        assert not switching.at, f"{self.path}: {switching.at}"
        return compile(ast.fix_missing_locations(tree), self.path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__[SWITCH] = self.switch
        super().exec_module(module)


def lay(package: Path, mutants: Sequence[Mutant], on: int = -1) -> Switch:
    """From now on the package is imported with these mutants in it; gives the switch of them all."""
    assert not any(name.startswith("munch_cli.") for name in sys.modules)
    switch = Switch(on)
    sys.meta_path.insert(0, Finder(package, mutants, switch))
    return switch
