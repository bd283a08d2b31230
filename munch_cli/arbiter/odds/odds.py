"""What hangs on chance: a die that is owed, a run from the monsters, and a fight in which other hands are hidden."""

from collections.abc import Sequence
from fractions import Fraction

from munch_cli.arbiter.odds.fight import ROLLOUTS, Fight, fight_odds
from munch_cli.arbiter.odds.running import Case, Running, running
from munch_cli.arbiter.odds.spread import Leaf, spread_table
from munch_cli.arbiter.seen import seen
from munch_cli.engine.table import Table
from munch_cli.files.problems import Problem, Problems
from munch_cli.show.events import tale
from munch_cli.table import events as e
from munch_cli.table.apply import top_layer
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple

_UNTOLD = (e.DieRolled, e.LuckMoved)


class Odds(NamedTuple):
    """The chances on a table, for ``who``.

    ``die``: what each throw of a die that is owed brings, or a roll that waits, if nobody answers it; () if there is
    none. ``run``: if the munchkins run now; ``fight``: if they fight on while the hands of others are hidden.
    """

    table: Table
    who: PlayerId
    die: tuple[Case, ...] = ()
    run: Running | None = None
    fight: Fight | None = None


def odds(table: Table, who: PlayerId | None = None, rollouts: int = ROLLOUTS) -> Odds:
    """What hangs on chance, as ``who`` (None: the main player of the fight, or whose turn it is) knows the table.

    Neither piles nor the generator nor other hands are looked at. Raises ``Problems`` for less than one rollout.
    """
    if rollouts < 1:
        what = f"the odds of a fight are drawn from {rollouts} deals of hidden hands"
        raise Problems([Problem("odds", 0, 0, "out-of-range", what, "let it be 1 or more")])
    fight = table.fight
    asker = who if who is not None else fight.fighter if fight is not None else table.state.turn.player
    here = seen(table, asker)
    if any(debt.what in ("die", "respond") for debt in top_layer(here.state)):
        return Odds(here, asker, _die(here))
    return Odds(here, asker, run=running(here), fight=fight_odds(table, asker, rollouts))


def _die(table: Table) -> tuple[Case, ...]:
    """What comes of the die that is owed; throws that bring the same are one case."""
    cases: dict[str, Fraction] = {}
    for leaf in spread_table(table):
        said = _brings(leaf)
        cases[said] = cases.get(said, Fraction(0)) + leaf.chance
    found = [Case(chance, says) for says, chance in cases.items()]
    return tuple(sorted(found, key=lambda case: -case.chance))


def _brings(leaf: Leaf) -> str:
    """What a throw brings, the numbers on the die left out."""
    told: Sequence[e.Event] = [_without_total(event) for event in leaf.events if not isinstance(event, _UNTOLD)]
    return " ".join(tale(told, leaf.table)) or "Nothing comes of it."


def _without_total(event: e.Event) -> e.Event:
    return event._replace(total=e.NO_ROLL) if isinstance(event, e.MonsterEscaped | e.PlayerCaught) else event
