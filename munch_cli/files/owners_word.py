"""The owner's word as it is written in files: rulings on open points, and house rules.

[rulings]
"gap.x" = "reading"
"gap.y" = { reading = "one-level", by = "Drake", on = "2026-11-21", because = "…" }

[[house]]
rule = "helping.only-one-helper"
how = "off"
by = "Drake"
on = "2026-11-21"
because = "…"
"""

from collections.abc import Iterable, Mapping, Sequence

from munch_cli.engine.law import Law
from munch_cli.files.problems import did_you_mean
from munch_cli.rulebook.book import Conflict, Gap, HouseRule
from munch_cli.rulebook.entry import Entry
from munch_cli.table.ids import RuleId
from munch_cli.table.nearest import nearest
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import Ruled

RULING_FIELDS = ("reading", "by", "on", "because")
UNQUOTED = ("gap", "conflict")
"""What an id begins with; without quotes round it the rest is taken for a table in a table."""
SEARCH = "munch rule WORDS finds the id of an open point"
HOUSE_FIELDS = ("rule", "how", "by", "on", "because")


class Ruling(NamedTuple):
    """How an open point is read, and whose word that is."""

    point: RuleId
    reading: str
    ruled: Ruled = Ruled()


def rulings_in(entry: Entry) -> list[tuple[Ruling, Entry]]:
    """The rulings that a file tells, each with the table it stands in; what is amiss goes to the entry's faults."""
    inner = entry.inner("rulings")
    found: list[tuple[Ruling, Entry]] = []
    for point, told in inner.table.items():
        if isinstance(told, dict) and point in UNQUOTED:
            for short in told:
                what = f'"{point}.{short}" is not in quotes'
                remedy = f'put quotes round the whole id: "{point}.{short}" = …'
                inner.inner(point).fault("unknown-point", what, remedy, short, on_key=True)
        elif isinstance(told, dict):
            fields = inner.inner(point)
            fields.only(*RULING_FIELDS)
            reading = fields.text("reading", needed=True)
            by, on, because = (fields.text(field) for field in RULING_FIELDS[1:])
            found.append((Ruling(RuleId(point), reading, Ruled(by, on, because)), fields))
        else:
            found.append((Ruling(RuleId(point), inner.text(point)), inner))
    return found


Points = Mapping[str, Sequence[str]]
"""An open point or contradiction -> the ways to read it."""


def points_of(gaps: Iterable[Gap], conflicts: Iterable[Conflict]) -> Points:
    """What rulings can be about."""
    points: dict[str, Sequence[str]] = {gap.id: gap.readings for gap in gaps}
    return points | {conflict.id: ("allowed", "refused") for conflict in conflicts}


def ruling_fault(ruling: Ruling, points: Points, where: str, at: Entry) -> bool:
    """Notes what keeps a ruling from being about one of these points; whether there is anything.

    ``where`` they are, in words, for a point that is none of them.
    """
    readings = points.get(ruling.point)
    is_table = at.path[-1:] == (ruling.point,)
    above = Entry({}, at.path[:-1], at.faults) if is_table else at
    if readings is None:
        near = did_you_mean(nearest(ruling.point, points, 1)) or SEARCH
        above.fault("unknown-point", f'nothing is left open under "{ruling.point}" {where}', near, ruling.point, True)
    elif ruling.reading and ruling.reading not in readings:
        what, remedy = f'"{ruling.reading}" is no way to read it', f"use: {' or '.join(readings)}"
        at.fault("unknown-reading", what, remedy, "reading" if is_table else ruling.point)
    return readings is None or ruling.reading not in readings


def houses_in(entry: Entry, *more: str) -> list[tuple[HouseRule, Entry]]:
    """The house rules that a file tells, each with its table; ``more``: other fields that may stand there."""
    found: list[tuple[HouseRule, Entry]] = []
    for place, table in enumerate(entry.tables("house")):
        fields = Entry(table, (*entry.path, "house", place), entry.faults)
        fields.only(*HOUSE_FIELDS, *more)
        rule, how = fields.text("rule", needed=True), fields.text("how", needed=True)
        by, on, because = (fields.text(field) for field in HOUSE_FIELDS[2:])
        found.append((HouseRule(rule, how, by, on, because), fields))
    return found


def with_houses(law: Law, houses: list[tuple[HouseRule, Entry]]) -> Law:
    """The law with the house rules of a file, as far as they are sound; the others become faults."""
    for house, at in houses:
        flaw = law.flaw(house) if house.rule and house.how else None
        if flaw is not None:
            at.fault("no-such-house-rule", flaw.what, flaw.remedy, flaw.at)
        elif house.rule and house.how:
            law = law.with_house(house)
    return law


def ruling_written(reading: str, ruled: Ruled) -> str | dict[str, str]:
    """A ruling as it stands in a file."""
    if ruled == Ruled():
        return reading
    return {"reading": reading, **_said(ruled._asdict())}


def house_written(house: HouseRule) -> dict[str, str]:
    """A house rule as it stands in a file."""
    return _said(house._asdict())


def _said(fields: dict[str, str]) -> dict[str, str]:
    return {field: text for field, text in fields.items() if text}
