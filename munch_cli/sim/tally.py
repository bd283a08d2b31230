"""The results of many games, counted. The counts of parts add up to those of the whole, in any order."""

from collections import Counter
from collections.abc import Iterable, Sequence

from munch_cli.arbiter.replay import fight_sums, flight_sums
from munch_cli.engine.run import counted, decisive
from munch_cli.sim.bots import Game, Said
from munch_cli.table import events as e
from munch_cli.table.typed import Json

COUNTS = (
    "ends",
    "seats_won",
    "seats_played",
    "bots_won",
    "bots_played",
    "turns",
    "sentences",
    "deaths",
    "outcomes",
    "cards",
    "rules",
    "points",
    "games_with_point",
)
NO_RULES = ("card.", "gap.", "conflict.", "table.")
"""How the ids begin of what decides and is no rule of a sheet."""


class Tally:
    """Counts of games.

    ``ends``: how games ended. ``seats_won``, ``bots_won``: victories. ``turns``, ``sentences``: how many games had a
    length. ``deaths``: of each seat. ``outcomes``: of sentences. ``cards``, ``rules``, ``points``: in how many
    sentences each decided or came up. ``games_with_point``: in how many games an open point came up.
    """

    def __init__(self) -> None:
        self.games = 0
        self.of: dict[str, Counter[str | int]] = {name: Counter() for name in COUNTS}

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.games += other.games
        for name in COUNTS:
            self.of[name].update(other.of[name])

    def count(self, game: Game, bots: Sequence[str]) -> None:
        """Play a game to its end and count it."""
        here: Counter[str | int] = Counter()
        points: Counter[str | int] = Counter()
        many = 0
        for said in game.sentences():
            many += 1
            here.update(_decided(said))
            points.update(said.outcome.verdict.all_open)
            self.of["outcomes"][said.outcome.verdict.outcome] += 1
            self.of["deaths"].update(one.who for one in said.outcome.events if isinstance(one, e.PlayerDied))
        self.games += 1
        self.of["ends"][game.end] += 1
        self.of["turns"][game.table.state.turn.number] += 1
        self.of["sentences"][many] += 1
        self.of["cards"].update({id: times for id, times in here.items() if str(id).startswith("card.")})
        self.of["rules"].update({id: times for id, times in here.items() if not str(id).startswith(NO_RULES)})
        self.of["points"].update(points)
        self.of["games_with_point"].update(points.keys())
        for seat, name in enumerate(bots):
            won = seat in game.table.state.winners
            self.of["seats_played"][seat] += 1
            self.of["bots_played"][name] += 1
            self.of["seats_won"][seat] += won
            self.of["bots_won"][name] += won

    def json(self) -> dict[str, Json]:
        """The same as plain values, in a fixed order. Seats are counted from 1."""
        found: dict[str, Json] = {"games": self.games}
        for name in COUNTS:
            shift = 1 if name in ("seats_won", "seats_played", "deaths") else 0
            found[name] = {
                str(key + shift if isinstance(key, int) else key): times for key, times in in_order(self.of[name])
            }
        return found


def in_order(counts: Counter[str | int]) -> list[tuple[str | int, int]]:
    """Numbers in their order, names by how often they came up."""
    return sorted(counts.items(), key=lambda one: (0, one[0], "") if isinstance(one[0], int) else (-one[1], 0, one[0]))


def _decided(said: Said) -> Iterable[str]:
    """The ids that were decisive for a sentence and all that came of it."""
    outcome = said.outcome
    yield from decisive(outcome, fight_sums(outcome.table))
    yield from counted(said.before, flight_sums(outcome.events))
