"""Games with cards that somebody rewrote go on: no word of a card breaks one, whenever and whereby it comes up."""

import pytest

from munch_cli.arbiter.candidates import candidates
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.sim.batch import GameBatch, game_of
from munch_cli.sim.bots import BotGame
from munch_cli.table.ids import PlayerId

from ..play.moments import watched
from ..play.rewritten import rewritten

LONGEST = 60
"""Games of more turns than this are broken off."""


def game(edition: str, number: int) -> BotGame:
    """A game with some of the box's cards rewritten, for each number others."""
    batch = GameBatch(edition, 3 + number % 2, ("sensible", "random", "ahead"), seed=5, longest=LONGEST)
    plain = game_of(batch, number)
    table = plain.table
    catalogue = {id: rewritten(edition, number).get(id, card) for id, card in table.catalogue.items()}
    return BotGame(Table(table.state.copy(), table.law, catalogue), plain.bots, LONGEST)


@pytest.mark.parametrize(
    ("edition", "number"),
    [
        ("classic", 8),  # an Item grabbed that lies nowhere
        ("classic", 10),  # a monster replaced where nobody fights
        ("bites", 117),  # help compelled where nobody fights
        ("bites", 128),  # a side strengthened where nobody fights
        ("bites", 219),  # a roll made again where a card is about to be drawn
        ("booty", 3),
        ("christmas-lite", 4),
        ("lite", 5),
    ],
)
def test_a_game_with_rewritten_cards_goes_on(edition: str, number: int) -> None:
    playing = game(edition, number)
    with watched():
        assert all(one.outcome.was_done for one in playing.sentences())
    assert playing.end in ("won", "broken off") or is_beyond_us(playing.table)


def is_beyond_us(table: Table) -> bool:
    """Whether a way on is one of which munch says that it cannot carry it out."""
    ways = (one for seat in range(len(table.state.players)) for one in candidates(table, PlayerId(seat)))
    return any(judge(table, one).outcome == "not-modelled" for one in ways)
