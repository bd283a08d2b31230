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
def test_every_open_point_of_an_edition_can_be_decided_in_every_way(edition):
    table = read_scenario(path_of("precedence/the-owner-decides")).boards[edition]
    for gap in table.law.edition.gaps.values():
        for reading in gap.readings:
            after = perform(table, Decide(BO, RuleId(gap.id), reading)).table
            assert after.reading(gap.id) == reading
            assert after.relied[RuleId(gap.id)] == "ruling"
