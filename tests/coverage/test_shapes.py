"""What the form of the board makes true without a rule that acts."""

import pytest

from munch_cli.arbiter.view import view
from munch_cli.effects.queries import marked
from munch_cli.engine.reasons import Term
from munch_cli.engine.table import Table
from munch_cli.table.ids import PlayerId
from munch_cli.table.state import MONSTERS, MUNCHKINS, Boost

from ..golden.games import EDITIONS, board_of, path_of
from ..play.random_play import dealt


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_pair_of_eyes_sees_every_level(edition: str) -> None:
    table = board_of(path_of(edition).read_text(encoding="utf-8"), 60)
    levels = {player.name: player.level for player in table.state.players}
    for seat in range(len(table.state.players)):
        seen = view(table, PlayerId(seat))["players"]
        assert {name: player["level"] for name, player in seen.items()} == levels


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("name", "side"), [("munchkins", MUNCHKINS), ("monsters", MONSTERS)])
def test_no_floor_lies_under_a_side_of_a_fight(edition: str, name: str, side: int) -> None:
    table = with_a_fight(edition)
    table.fight.boosts = (Boost(side, -50, "a hex", ("card.plain.hex",)),)
    assert table.total(name).amount < 0
    assert any(isinstance(term, Term) and term.amount == -50 for term in table.total(name).terms)


def with_a_fight(edition: str) -> Table:
    """The first board of random play on which a fight is on in which all counts, as one's own copy."""
    from ..play.random_play import played

    for seed in range(20):
        for _, _, outcome in played(edition, seed, 60):
            if outcome.table.fight is not None and outcome.table.foes and not marked(outcome.table, "level_only"):
                return outcome.table.copy()
    raise AssertionError(f"no fight in {edition}: {dealt(edition, 0)}")
