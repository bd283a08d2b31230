"""Nothing is half there: commands with verbs, rules and help; events with handlers and wordings; facts with words."""

import ast
import re
from pathlib import Path

import pytest

from munch_cli.engine.law import Row
from munch_cli.files.rulebook import law_of, load_rulebook
from munch_cli.language.events import WORDINGS
from munch_cli.language.facts import FACTS
from munch_cli.language.grammar import VERB_OF
from munch_cli.rules import ALL_RULES
from munch_cli.table import commands as c
from munch_cli.table import events as e

BOOK = load_rulebook()
PACKAGE = Path(__file__).parents[2] / "munch_cli"
EVENTS = set(e.Event.__args__)

OF_THE_TABLE = {c.DieShows, c.CardIs, c.LetBe, c.LetHave, c.Die}
"""They state what is so and need no licence."""

NO_RULE = {
    c.Choose: "licensed by what is owed",
    c.KeepCard: "no sheet lets anybody choose what to keep: nothing owes it",
    c.SearchDiscards: "no sheet lets anybody, and most forbid it",
}
"""Commands that no rule speaks of in any edition, and why that is wanted."""

NO_MINIONS = "only the box with Minions has anybody to sacrifice"
NO_LISTENING = "listening at the door is an optional rule of other sheets"
OWN_SEX = "a character has its player's sex"
NOT_SHOWN = "only the sheets that let one trade with what one shows speak of a hand being shown"
NO_LICENCE = {
    ("DeclareSex", "classic"): OWN_SEX,
    ("DeclareSex", "booty"): OWN_SEX,
    ("DeclareSex", "bites"): OWN_SEX,
    ("ShowHand", "christmas-lite"): NOT_SHOWN,
    ("ShowHand", "lite"): NOT_SHOWN,
    ("Sacrifice", "classic"): NO_MINIONS,
    ("Sacrifice", "booty"): NO_MINIONS,
    ("Sacrifice", "christmas-lite"): NO_MINIONS,
    ("Sacrifice", "lite"): NO_MINIONS,
    ("Listen", "classic"): NO_LISTENING,
    ("Listen", "christmas-lite"): NO_LISTENING,
    ("Listen", "lite"): NO_LISTENING,
}
"""(command, edition) -> why that sheet lets nobody do it."""


def rows(kind: str, on: type, edition: str = "") -> list[Row]:
    """The rows of a kind about a command or event, of all editions or of one."""
    if edition:
        return list(law_of(BOOK.editions[edition]).on(kind, on))
    return [row for row in ALL_RULES if row.kind == kind and row.on is on]


def test_every_command_has_a_verb_with_help_and_examples() -> None:
    assert set(VERB_OF) == set(c.COMMANDS)
    assert [kind.__name__ for kind in c.COMMANDS if not VERB_OF[kind].help or not VERB_OF[kind].examples] == []


def test_every_command_is_spoken_of_by_a_rule_that_may_and_one_that_does() -> None:
    judged = [kind for kind in c.COMMANDS if kind not in OF_THE_TABLE and kind not in NO_RULE]
    assert [kind.__name__ for kind in judged if not rows("may", kind)] == []
    assert [kind.__name__ for kind in judged if not rows("do", kind)] == []


@pytest.mark.parametrize("edition", list(BOOK.editions))
def test_commands_that_a_sheet_never_licenses_are_wanted_so(edition: str) -> None:
    judged = [kind for kind in c.COMMANDS if kind not in OF_THE_TABLE and kind not in NO_RULE]
    never = {kind.__name__ for kind in judged if not rows("may", kind, edition) or not rows("do", kind, edition)}
    wanted = {name for name, key in NO_LICENCE if key == edition}
    assert never == wanted


def test_every_event_has_a_wording() -> None:
    assert {event.__name__ for event in EVENTS ^ set(WORDINGS)} == set()


def test_every_event_happens_by_some_rule_or_word() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("rules", "effects", "engine")
        for path in sorted((PACKAGE / folder).glob("*.py"))
    )
    happen = set(re.findall(r"\be\.([A-Z]\w+)\(", code))
    assert {event.__name__ for event in EVENTS} - happen == set()


def test_every_rule_about_an_event_or_command_speaks_of_a_real_one() -> None:
    known = {*EVENTS, *c.COMMANDS}
    assert [row.on for row in ALL_RULES if isinstance(row.on, type) and row.on not in known] == []


def test_every_fact_of_the_table_is_worded_and_every_wording_is_of_a_fact() -> None:
    named = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name != "facts.py" and path != PACKAGE / "arbiter" / "features" / "boards.py":  # it names board fields
            named |= set(re.findall(r"\"(table\.(?!html\")[a-z-]+)\"", path.read_text(encoding="utf-8")))
    assert named ^ set(FACTS) == set()


def test_no_box_is_named_in_code() -> None:
    """A rule is in force where the rulebook cites it: no code asks which box it is."""
    naming = {
        f"{path.name}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in BOOK.editions
    }
    assert naming == set()
