"""What the rulebook says carries a rule out does: the functions, tests and scenarios named are there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from munch_cli import rules
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.files.scenarios import bundled_names
from munch_cli.rulebook.book import Rule

BOOK = load_rulebook()
ROOT = Path(__file__).parents[2]


def bound(kind: str) -> Iterator[tuple[Rule, str]]:
    """The rules bound in one way, and to what."""
    for rule in BOOK.rules.values():
        if rule.binding is not None and rule.binding.kind == kind:
            yield rule, str(rule.binding.of)


def test_a_function_that_no_rule_names_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "FUNCTIONS", rules.FUNCTIONS | {"charity.taking_it_back"})
    with pytest.raises(Problems) as caught:
        law_of(BOOK.editions["lite"].without())
    assert [(one.file, one.code) for one in caught.value.problems] == [("rules/charity.py", "unbound-function")]


def test_a_rule_that_names_no_function_is_an_error_at_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "FUNCTIONS", rules.FUNCTIONS - {"charity.giving"})
    with pytest.raises(Problems) as caught:
        law_of(BOOK.editions["lite"].without())
    places = [(one.file, one.code, '"giving"' in one.excerpt) for one in caught.value.problems]
    assert places == [("topics/charity.toml", "unknown-function", True)] * 2


def test_every_example_is_a_bundled_scenario() -> None:
    missing = [f"{rule.id}: {of}" for rule, of in bound("example") if of not in bundled_names()]
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
