"""Nothing can happen, be owed or stand in the way that has no words."""

from string import Formatter

from munch_cli.language.events import WORDINGS
from munch_cli.language.facts import FACTS, source
from munch_cli.repl.sitting import new_table
from munch_cli.table.debts import KINDS, Silence, TurnOver


def test_a_wording_names_only_what_its_event_says() -> None:
    for event, wording in WORDINGS.items():
        named = {field for _, field, _, _ in Formatter().parse(wording) if field} if isinstance(wording, str) else set()
        assert named <= set(event._fields), event


def test_what_can_be_owed_has_its_wording_and_is_answered_or_waits() -> None:
    for kind in KINDS.values():
        assert kind.says or kind in (Silence, TurnOver)
        assert bool(kind.answers) != (kind.waits or kind is TurnOver), kind
        assert set(kind.has) <= set(kind._fields[3:]), kind


def test_a_fact_of_the_table_is_called_one_and_what_nothing_says_has_no_source() -> None:
    table = new_table("bites: Ann").table
    sources = {id: source(id, table.law.edition, table.catalogue) for id in (*FACTS, "card.none", "none.such", "")}
    assert sources == {**dict.fromkeys(FACTS, "a fact of the table"), "card.none": "a card", "none.such": "", "": ""}
