"""Every figure that a table shows, with the name people give it."""

from collections.abc import Iterator

from munch_cli.engine.sums import Total
from munch_cli.engine.table import Table
from munch_cli.table.ids import PlayerId


def totals(table: Table) -> Iterator[tuple[str, Total]]:
    """Every total that is to be seen on a table, with its name."""
    if table.fight is not None:
        yield "the munchkins' side", table.total("munchkins")
        yield "the monsters' side", table.total("monsters")
        for monster in table.foes:
            name = table.card(monster).name
            yield f"{name}'s strength", table.total("monster", monster)
            yield f"{name}'s Treasures", table.total("treasures", monster)
            yield f"levels for {name}", table.total("levels", monster)
    for seat, player in enumerate(table.state.players):
        who = PlayerId(seat)
        yield f"{player.name}'s strength", table.total("strength", who)
        yield f"{player.name}'s hand limit", table.total("hand_limit", who)
        yield f"{player.name}'s bonus to run away", table.total("run_away", who)
