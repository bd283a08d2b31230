"""What the owner's word decided: the house rules without which an answer would have been another, found by trying."""

from collections.abc import Iterator

from munch_cli.effects.looking import monsters, munchkins
from munch_cli.engine.law import Law
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import HouseRule, house_said
from munch_cli.show.look import Look, wrapped
from munch_cli.table.commands import COMMANDS, UNJUDGED
from munch_cli.table.plain import Json


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
