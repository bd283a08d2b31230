"""Every figure that a table shows, with the name people give it."""

from collections.abc import Iterator

from munch_cli.engine.sums import Total
from munch_cli.engine.table import Table
from munch_cli.table.ids import PlayerId


def totals(table: Table) -> Iterator[tuple[str, Total]]:
    """Every total that is to be seen on a table, with its name; what stands alone on its side is told once."""
    sides: list[Total] = []
    if table.fight is not None:
        sides = [table.total("munchkins"), table.total("monsters")]
        yield "the munchkins' side", sides[0]
        yield "the monsters' side", sides[1]
        for monster in table.foes:
            name = table.card(monster).name
            if (strength := table.total("monster", monster)) not in sides:
                yield f"{name}'s strength", strength
            yield f"{name}'s Treasures", table.total("treasures", monster)
            yield f"levels for {name}", table.total("levels", monster)
    for seat, player in enumerate(table.state.players):
        who = PlayerId(seat)
        if (strength := table.total("strength", who)) not in sides:
            yield f"{player.name}'s strength", strength
        yield f"{player.name}'s hand limit", table.total("hand_limit", who)
        yield f"{player.name}'s bonus to run away", table.total("run_away", who)
