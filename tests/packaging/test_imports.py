"""No module needs, by whatever way, a module that needs it: not for types alone, and not late inside a function."""

import ast
from collections.abc import Iterator, Mapping
from contextlib import suppress
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path

import pytest

import munch_cli

ROOT = Path(munch_cli.__file__).parent
ONE_IDEA = frozenset(f"munch_cli.engine.{name}" for name in ("law", "table"))
"""A table is under a law whose rules read that table, and remembers what they answered: these count as one module."""

Imports = Mapping[str, frozenset[str]]


def sources() -> dict[str, str]:
    """Every module of the program and what is written in it."""
    found = {}
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.read_text(encoding="utf-8")
    return found


def imports_in(texts: Mapping[str, str]) -> Imports:
    """Which of these modules each of them imports, wherever in it that is written."""
    packages = {name.rpartition(".")[0] for name in texts}

    def named(module: str) -> Iterator[str]:
        package = module if module in packages else module.rpartition(".")[0]
        for node in ast.walk(ast.parse(texts[module])):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = resolve_name("." * node.level + (node.module or ""), package)
                for alias in node.names:
                    whole = f"{base}.{alias.name}"
                    yield whole if whole in texts else base

    return {module: frozenset(named(module)) & texts.keys() - {module} for module in texts}


def circle_in(imports: Imports) -> list[str]:
    """Modules of which each imports the next, and the last is the first again; none if there is no circle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        return list(reversed(found.args[1]))
    return []


def as_one(imports: Imports, group: frozenset[str]) -> Imports:
    """The same with a group of modules taken for one."""
    name = " + ".join(sorted(group))
    beyond = frozenset().union(*(imports.get(module, frozenset()) for module in group)) - group
    rest = {
        module: needed - group | ({name} if needed & group else frozenset())
        for module, needed in imports.items()
        if module not in group
    }
    return {**rest, name: beyond}


def test_no_modules_import_each_other_in_a_circle() -> None:
    circle = circle_in(as_one(imports_in(sources()), ONE_IDEA))
    assert not circle, " -> ".join(circle)


@pytest.mark.parametrize(
    "late",
    [
        "from pack.told import told",
        "import pack.told as told",
        "from pack import told",
        "from .told import told",
        "from . import told",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pack.told import Told",
        "def tell():\n    from pack.told import told\n    return told()",
    ],
)
def test_a_circle_is_seen_wherever_the_import_is_written(late: str) -> None:
    imports = imports_in({"pack": "", "pack.compare": late, "pack.told": "from pack.compare import compare"})
    circle = circle_in(imports)
    assert (circle[0], set(circle)) == (circle[-1], {"pack.compare", "pack.told"})


def test_a_circle_is_named_in_the_order_of_its_imports() -> None:
    circle = circle_in({"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")})
    assert "".join(circle) in ("abca", "bcab", "cabc")


def test_modules_that_count_as_one_may_need_each_other_but_nobody_above_them() -> None:
    imports = {"a": frozenset("b"), "b": frozenset("a"), "c": frozenset("a")}
    assert not circle_in(as_one(imports, frozenset("ab")))
    assert "c" in circle_in(as_one({**imports, "b": frozenset("ac")}, frozenset("ab")))


def ours_in(source: str, package: str) -> Iterator[tuple[str, str]]:
    """The modules of ours and the names in them that a file imports or reads, in programs it has as text too."""
    tree = ast.parse(source)
    modules = dict[str, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            if base.partition(".")[0] in ("munch_cli", "tests"):
                yield from ((base, alias.name) for alias in node.names)
                modules |= {alias.asname or alias.name: f"{base}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "import" in node.value:
            with suppress(SyntaxError):
                yield from ours_in(node.value, package)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield modules[node.value.id], node.attr


def is_there(module: str, name: str) -> bool:
    """Whether a module has a name, or a module of that name is in it; a name in what is no module is not looked at."""
    try:
        found = import_module(module)
    except ModuleNotFoundError:
        base, _, last = module.rpartition(".")
        return hasattr(import_module(base), last)
    with suppress(ModuleNotFoundError):
        import_module(f"{module}.{name}")
    return hasattr(found, name)


@pytest.mark.parametrize("folder", ["tests", "tools", "web"])
def test_what_no_test_runs_imports_only_what_is_there(folder: str) -> None:
    missing = []
    for path in sorted((ROOT.parent / folder).rglob("*.py")):
        if "node_modules" not in path.parts and not path.name.startswith("test_"):
            package = ".".join(path.parent.relative_to(ROOT.parent).parts)
            for module, name in set(ours_in(path.read_text(encoding="utf-8"), package)):
                if not is_there(module, name):
                    missing.append(f"{path.relative_to(ROOT.parent)}: {module}.{name}")
    assert not missing


@pytest.mark.parametrize(
    "source",
    [
        "from munch_cli.engine.table import Chair",
        "def late():\n    from munch_cli.engine.table import Chair",
        "from munch_cli.engine import table\ntable.Chair",
        "PROGRAM = 'from munch_cli.engine.table import Chair'",
    ],
)
def test_an_import_of_what_is_not_there_is_seen(source: str) -> None:
    assert not all(is_there(module, name) for module, name in ours_in(source, "tools.bench"))
