"""What the rulebook says carries a rule out does: the functions, tests and scenarios named exist and carry the id."""

import importlib
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType

from munch_cli.effects import deeds
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.book import Rule
from munch_cli.rules import ALL_RULES

BOOK = load_rulebook()
ROOT = Path(__file__).parents[2]
CONFLICTS = {conflict.id for edition in BOOK.editions.values() for conflict in edition.conflicts}
OF_CARDS = {id(row.function) for row in deeds.ROWS}
"""Functions that carry out what cards say, for whatever rule sets them off."""


def bound(kind: str) -> Iterator[tuple[Rule, str]]:
    """The rules bound in one way, and to what."""
    for rule in BOOK.rules.values():
        if rule.binding is not None and rule.binding.kind == kind:
            yield rule, str(rule.binding.of)


def named(rule: Rule, of: str) -> FunctionType | None:
    """The function that a binding names: of the rule's own topic, or of the module before the dot; None if none is."""
    module, _, function = of.rpartition(".")
    module = module or rule.topic.replace("-", "_")
    for package, name in (("rules", module), ("rules", f"{module}_"), ("effects", module)):
        try:
            found = importlib.import_module(f"munch_cli.{package}.{name}")
        except ModuleNotFoundError:
            continue
        if hasattr(found, function):
            return getattr(found, function)
    return None


def test_every_row_cites_what_the_rulebook_has() -> None:
    known = {*BOOK.rules, *BOOK.gaps, *CONFLICTS, *BOOK.topics}
    unknown = {rule_id for row in ALL_RULES for rule_id in row.ids if rule_id not in known}
    assert {one for one in unknown if not one.startswith(("card.", "table."))} == set()


def test_every_code_binding_names_a_function() -> None:
    assert [f"{rule.id}: {of}" for rule, of in bound("code") if named(rule, of) is None] == []


def test_the_function_named_carries_the_rule() -> None:
    """It stands in a row with the rule, or makes one that does; or its own module names the rule for what it yields."""
    carriers: dict[str, list[FunctionType]] = {}
    for row in ALL_RULES:
        for rule_id in row.ids:
            carriers.setdefault(rule_id, []).append(row.function)
    lacking = []
    for rule, of in bound("code"):
        function = named(rule, of)
        carried = any(one is function or made_by(one, function) for one in carriers.get(rule.id, ()))
        if not carried and f'"{rule.id}"' not in inspect.getsource(sys.modules[function.__module__]):
            lacking.append(f"{rule.id}: {of}")
    assert lacking == []


def made_by(one: FunctionType, maker: FunctionType) -> bool:
    """Whether a function is made by another."""
    return one.__module__ == maker.__module__ and one.__qualname__.startswith(f"{maker.__qualname__}.<locals>.")


def test_every_row_carries_a_rule_that_is_bound_to_code() -> None:
    in_code = {rule.id for kind in ("code", "value") for rule, _ in bound(kind)} | set(BOOK.gaps) | CONFLICTS
    rows = [row for row in ALL_RULES if row.ids and row.kind != "not_yet" and id(row.function) not in OF_CARDS]
    assert [row.ids for row in rows if not in_code.intersection(row.ids)] == []


def test_every_example_is_a_bundled_scenario() -> None:
    missing = [f"{rule.id}: {of}" for rule, of in bound("example") if not (ROOT / "scenarios" / f"{of}.toml").exists()]
    assert missing == []


def test_every_shape_is_held_by_a_test() -> None:
    """A shape names a test, or is one of those that hold by what a board is made of."""
    lacking = []
    for rule, of in bound("shape"):
        file, _, test = of.partition("::")
        if not test:
            there = of in BY_FORM and (ROOT / "tests" / BY_FORM[of]).exists()
            lacking += [] if there else [f"{rule.id}: {of}"]
        elif not (ROOT / file).exists() or f"def {test}(" not in (ROOT / file).read_text(encoding="utf-8"):
            lacking.append(f"{rule.id}: {of}")
    assert lacking == []


BY_FORM = {
    "a seat begins at Level 1 with nothing in front of it": "rules/test_character.py",
    "a seat is male or female": "rules/test_character.py",
    "every pair of eyes sees every player's Level": "coverage/test_shapes.py",
    "no floor lies under a sum: a side of a fight may come to less than nothing": "coverage/test_shapes.py",
    "a Curse strikes only where it is turned up at the door or played; drawn in any other way it lies in a hand": (
        "rules/test_curses.py"
    ),
}
"""What the form of a board makes true, in words, and where it is tried."""
