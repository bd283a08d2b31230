"""Which rules a step showed at work, of its verdict, of what happened, of its sums; and what the owner's word decided.

A house rule decided if the answer would have been another without it, which is found by trying.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from munch_cli.effects.looking import monsters, munchkins
from munch_cli.engine.law import Law
from munch_cli.engine.run import Outcome, counted, decisive, perform
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import Step
from munch_cli.rulebook.book import HouseRule, Toml, house_said
from munch_cli.show.look import Look, wrapped
from munch_cli.table import events as e
from munch_cli.table.commands import COMMANDS, UNJUDGED
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.typed import Json

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


def decided_by(before: Table, outcome: Outcome) -> tuple[HouseRule, ...]:
    """The house rules that decided what came of a sentence; none where the sheet would have said the same.

    Where none decides alone, as two that each suffice, all are named.
    """
    law = before.law
    is_judged = isinstance(outcome.command, COMMANDS) and not isinstance(outcome.command, UNJUDGED)
    if not law.house or not is_judged or "table.not-there" in outcome.verdict.ids:
        return ()
    said = _came_of(before, outcome, law)
    if _came_of(before, outcome, law.printed) == said:
        return ()
    alone = tuple(house for house in law.house if _came_of(before, outcome, _without(law, house)) != said)
    return alone or law.house


def _without(law: Law, house: HouseRule) -> Law:
    return law.with_houses(tuple(one for one in law.house if one is not house))


def _came_of(before: Table, outcome: Outcome, law: Law) -> object:
    """What comes of the sentence under a law, as far as it can be compared."""
    here = perform(Table(before.state, law, before.catalogue), outcome.command)
    verdict = here.verdict
    events = tuple((type(event), event._replace(because=())) for event in here.events)
    fight = here.table.fight
    sums = (munchkins(here.table), monsters(here.table)) if fight is not None else ()
    return (verdict.outcome, verdict.goes_ahead, verdict.ids, verdict.all_open, events, sums)


def house_lines(houses: tuple[HouseRule, ...], look: Look, indent: str = "  ") -> Iterator[str]:
    """A line for each house rule."""
    for house in houses:
        yield from wrapped(f"{told(house)}.", look, indent, indent * 2)


def told(house: HouseRule) -> str:
    """A house rule in a sentence without its dot: whose it is, from when, which rule is how, and why."""
    why = f", because {house.because}" if house.because else ""
    return f"{house_said(house)}: {house.rule} is {house.how}{why}"


def house_json(houses: tuple[HouseRule, ...]) -> list[Json]:
    """House rules as JSON values."""
    return [dict[str, Json](house._asdict()) for house in houses]
