"""What is owed: no debt of a kind ever has a field that the kind does not say it has."""

from collections.abc import Iterable

import pytest

from munch_cli.table.debts import Debt
from munch_cli.table.events import DebtIncurred
from tests.play.moments import written_boards
from tests.play.random_play import EDITIONS, played


def beside_the_kind(debts: Iterable[Debt]) -> set[str]:
    """The fields that debts have, and their kinds do not say that they have."""
    return {
        f"{debt.what} {field}"
        for debt in debts
        for field, value in zip(debt._fields[3:], debt[3:], strict=True)
        if field not in debt.has and value != debt._field_defaults[field]
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_debt_has_only_the_fields_of_its_kind(edition: str) -> None:
    for table in written_boards(edition):
        assert not beside_the_kind(table.state.owed)
    for _, _, outcome in played(edition, 2, 200, 4):
        assert not beside_the_kind(event.debt for event in outcome.events if isinstance(event, DebtIncurred))
