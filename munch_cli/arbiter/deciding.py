"""Which rules a step showed at work: of its verdict, of what happened, of the sums that count or are expected."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from munch_cli.engine.run import Outcome, counted, decisive
from munch_cli.engine.table import Table
from munch_cli.files.scenario import Step
from munch_cli.rulebook.book import Toml
from munch_cli.table import events as e
from munch_cli.table.ids import PlayerId, RuleId

SumOf = tuple[str, int | tuple[int, int]]


def deciding(step: Step, before: Table, outcomes: Sequence[Outcome]) -> frozenset[RuleId]:
    """The ids that were decisive in a step; of what is only asked, those of the answer."""
    if step.says == "ask" and len(outcomes) == 1:
        verdict = outcomes[0].verdict
        return frozenset((*verdict.ids, *verdict.all_open))
    ids: set[RuleId] = set()
    table = before
    for outcome in outcomes:
        ids |= decisive(outcome, fight_sums(outcome.table))
        ids |= counted(table, flight_sums(outcome.events))
        table = outcome.table
    return frozenset(ids) | counted(table, expected_sums(step.expect, table))


def fight_sums(table: Table) -> Iterator[SumOf]:
    """The sums of the fight: both sides, and each monster's strength, Treasures and levels."""
    if table.fight is None:
        return
    yield from (("strength", who) for who in table.fighters())
    yield "munchkins", 0
    yield "monsters", 0
    for monster in table.foes:
        yield from ((name, monster) for name in ("monster", "treasures", "levels"))


def flight_sums(events: Iterable[e.Event]) -> Iterator[SumOf]:
    """What was added to the rolls with which somebody ran, and what the dead kept."""
    for event in events:
        if isinstance(event, e.MonsterEscaped | e.PlayerCaught) and event.total != e.NO_ROLL:
            yield "run_away", event.who
            yield "run_away_from", (event.who, event.monster)
        elif isinstance(event, e.PlayerDied):
            yield "kept", event.who


CHARACTER = ("race", "class", "accent")
"""What the view says of a character that comes from the sum of traits."""


def expected_sums(expect: Mapping[str, Toml], table: Table) -> Iterator[SumOf]:
    """The sums of players that a step names in what it expects."""
    players = expect.get("players")
    if not isinstance(players, dict):
        return
    for seat, player in enumerate(table.state.players):
        named = players.get(player.name)
        if isinstance(named, dict):
            if "strength" in named:
                yield "strength", PlayerId(seat)
            if any(word in named for word in CHARACTER):
                yield "traits", PlayerId(seat)
