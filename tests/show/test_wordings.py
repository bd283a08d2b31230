"""Nothing can happen, be owed or stand in the way that has no words."""

import re
from pathlib import Path
from string import Formatter

import pytest

import munch_cli
from munch_cli.language.events import WORDINGS
from munch_cli.language.facts import FACTS, SPANS, TIMES, source
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import new_table
from munch_cli.table.debts import KINDS, Silence, TurnOver
from munch_cli.table.typed import words_of
from munch_cli.table.vocabulary import Ability, When

PACKAGE = Path(munch_cli.__file__).parent


def test_a_wording_names_only_what_its_event_says() -> None:
    for event, wording in WORDINGS.items():
        named = {field for _, field, _, _ in Formatter().parse(wording) if field} if isinstance(wording, str) else set()
        assert named <= set(event._fields), event


def test_what_can_be_owed_has_its_wording_and_is_answered_or_waits() -> None:
    for kind in KINDS.values():
        assert kind.says or kind in (Silence, TurnOver)
        assert bool(kind.answers) != (kind.waits or kind is TurnOver), kind
        assert set(kind.has) <= set(kind._fields[3:]), kind


def test_every_fact_of_the_table_has_its_wording() -> None:
    boards = PACKAGE / "arbiter" / "features" / "boards.py"  # it names fields of the board
    paths = [path for path in PACKAGE.rglob("*.py") if path != boards]
    named = {fact for path in paths for fact in re.findall(r'"(table\.[a-z-]+)"', path.read_text())}
    assert named == set(FACTS)


def test_a_fact_of_the_table_is_called_one_and_what_nothing_says_has_no_source() -> None:
    table = new_table("bites: Ann").table
    sources = {id: source(id, table.law.edition, table.catalogue) for id in (*FACTS, "card.none", "none.such", "")}
    assert sources == {**dict.fromkeys(FACTS, "a fact of the table"), "card.none": "a card", "none.such": "", "": ""}


def test_every_time_that_a_card_names_has_its_wording() -> None:
    assert set(TIMES) == set(words_of(When))
    assert set(SPANS) == set(words_of(Ability.__annotations__["once"])) - {""}


@pytest.mark.parametrize(
    "said", ["Ann decides gap.selling-2000-at-level-8: one-level", "Ann rules helping.only-one-helper: off"]
)
def test_a_reason_is_told_where_one_is_given(said: str) -> None:
    plain, reasoned = Session(), Session()
    for session in (plain, reasoned):
        session.hear("new bites: Ann f, Bob m, Cy m")
    assert not any("because" in line for line in plain.hear(said).lines)
    assert any("because it rains" in line for line in reasoned.hear(f"{said} because it rains").lines)
