"""Nothing can happen, be owed or stand in the way that has no words."""

import re
from pathlib import Path

import munch_cli
from munch_cli.engine.physics import ANSWERS
from munch_cli.show.events import DEBTS, WORDINGS
from munch_cli.show.facts import FACTS
from munch_cli.table.apply import HANDLERS

PACKAGE = Path(munch_cli.__file__).parent


def test_every_event_has_its_wording() -> None:
    assert set(WORDINGS) == set(HANDLERS)


def test_everything_that_can_be_owed_has_its_wording() -> None:
    assert set(ANSWERS) <= set(DEBTS)


def test_every_fact_of_the_table_has_its_wording() -> None:
    named = {fact for path in PACKAGE.rglob("*.py") for fact in re.findall(r'"(table\.[a-z-]+)"', path.read_text())}
    assert named == set(FACTS)
