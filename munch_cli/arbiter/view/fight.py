"""The fight as the view shows it: both sides with their terms, monster by monster, and who would win as it stands."""

from collections.abc import Callable, Mapping

from munch_cli.arbiter.view.parts import free_name, names, total_view
from munch_cli.engine.settle import is_allowed
from munch_cli.engine.table import Table
from munch_cli.table import state as s
from munch_cli.table.commands import ClaimKill
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.plain import Json


def fight_view(table: Table, only: Mapping[str, object] | None = None) -> dict[str, Json] | None:
    """The fight that is on, or None; ``only``: the parts that are asked for."""
    fight = table.fight
    if fight is None:
        return None
    return {name: part(table, fight) for name, part in PARTS.items() if only is None or name in only}


PARTS: dict[str, Callable[[Table, s.Combat], Json]] = {
    "fighter": lambda table, fight: _name(table, fight.fighter),
    "helper": lambda table, fight: _name(table, fight.helper),
    "began": lambda table, fight: fight.began,
    "deal": lambda table, fight: None if fight.deal is None else _deal(table, fight.deal),
    "offer": lambda table, fight: None if fight.offer is None else _offer(table, *fight.offer),
    "declined": lambda table, fight: [_name(table, who) for who in fight.declined],
    "munchkins": lambda table, fight: total_view(table.total("munchkins")),
    "monsters": lambda table, fight: total_view(table.total("monsters")) | {"by_name": _by_name(table)},
    "treasures": lambda table, fight: treasures_at_stake(table),
    "winning": lambda table, fight: winning(table),
    "claimed": lambda table, fight: fight.claimed is not None,
    "running": lambda table, fight: fight.running,
    "escaped": lambda table, fight: _pairs(table, fight.escaped),
    "caught": lambda table, fight: _pairs(table, fight.caught),
    "played": lambda table, fight: [_play(table, play) for play in fight.plays],
}
"""The parts of the fight, in their order."""


def treasures_at_stake(table: Table) -> int:
    """How many Treasures the fight pays if it is won: for its monsters, and for those that left it."""
    fight = table.fight
    gone = () if fight is None else fight.gone
    earned = sum(max(0, table.total("treasures", monster).amount) for monster in table.foes)
    return earned + sum(table.total("treasures_of_the_gone", place).amount for place in range(len(gone)))


def winning(table: Table) -> str:
    """The side that would win as the fight stands: the munchkins, if the rules let the fighter claim the kill."""
    fight = table.fight
    assert fight is not None, "nobody can be winning: no fight is on"
    quiet = Table(table.state.copy(), table.law, table.catalogue)
    quiet.state.owed = ()
    return s.SIDES[s.MUNCHKINS if is_allowed(quiet, ClaimKill(fight.fighter)) else s.MONSTERS]


def _name(table: Table, who: PlayerId) -> str | None:
    return None if who == NO_PLAYER else table.state.players[who].name


def _deal(table: Table, deal: s.Deal) -> dict[str, Json]:
    return {
        "treasures": deal.treasures,
        "first": _name(table, deal.first),
        "items": names(table, deal.items),
        "plays": names(table, deal.plays),
        "compelled": deal.compelled,
        "unpaid": deal.unpaid,
        "no_win": deal.no_win,
        "nobody_wins": deal.nobody_wins,
    }


def _offer(table: Table, who: PlayerId, deal: s.Deal) -> dict[str, Json]:
    return {"who": _name(table, who), **_deal(table, deal)}


def _by_name(table: Table) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for monster in table.foes:
        found[free_name(table.card(monster).name, found)] = total_view(table.total("monster", monster)) | {
            "treasures": table.total("treasures", monster).amount,
            "enhancers": names(table, table.enhancers(monster)),
        }
    return found


def _pairs(table: Table, pairs: tuple[tuple[PlayerId, CopyId], ...]) -> dict[str, Json]:
    """Monsters under the name of the player who got away from them, or was caught."""
    found: dict[str, list[Json]] = {}
    for who, monster in pairs:
        found.setdefault(table.state.players[who].name, []).append(table.card(monster).name)
    return dict(found)


def _play(table: Table, play: s.Play) -> dict[str, Json]:
    return {"card": table.card(play.copy).name, "by": _name(table, play.by), "for": s.SIDES[play.side]}
