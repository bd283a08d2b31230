"""What the owner of the game may decide, and what he may not."""

import pytest

from munch_cli.engine.run import perform
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import path_of, read_scenario
from munch_cli.table.commands import Decide
from munch_cli.table.ids import PlayerId, RuleId

BO = PlayerId(1)
EVERYWHERE = tuple(load_rulebook().editions)


@pytest.mark.parametrize("edition", EVERYWHERE)
@pytest.mark.parametrize(
    ("point", "reading"),
    [
        ("gap.selling-2000-at-level-8", "two-levels"),
        ("gap.no-such-thing", "allowed"),
        ("selling.no-change-is-given", "refused"),
    ],
)
def test_only_open_points_and_their_readings_are_decided(edition, point, reading):
    table = read_scenario(path_of("precedence/the-owner-decides")).boards[edition]
    outcome = perform(table, Decide(BO, RuleId(point), reading))
    assert outcome.verdict.ids == ("table.no-such-point",)
    assert outcome.table.state == table.state


@pytest.mark.parametrize("edition", EVERYWHERE)
def test_every_open_point_of_an_edition_can_be_decided_in_every_way(edition):
    table = read_scenario(path_of("precedence/the-owner-decides")).boards[edition]
    for gap in table.law.edition.gaps.values():
        for reading in gap.readings:
            after = perform(table, Decide(BO, RuleId(gap.id), reading)).table
            assert after.reading(gap.id) == reading
            assert after.relied[RuleId(gap.id)] == "ruling"
