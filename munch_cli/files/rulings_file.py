"""The owner's word, rulings on open points and house rules: as files write it, and kept among a person's settings.

    [rulings]
    "gap.x" = "reading"
    "gap.y" = { reading = "one-level", by = "Drake", on = "2026-11-21", because = "…" }

    [[house]]
    rule = "helping.only-one-helper"
    how = "off"
    by = "Drake"

What is kept holds at all their tables, unless a table says otherwise. Its file is written as it is read, and can be
given to others: a house rule perhaps with the key of an ``edition``, if it is for one box only.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import cast

from munch_cli.engine.law import Law
from munch_cli.engine.table import Table
from munch_cli.files.places import config_dir
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.toml import TomlFile, parse_toml, read_toml
from munch_cli.rulebook.book import Conflict, Enough, Fault, Faults, Gap, HouseRule, Rulebook, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table.ids import RuleId
from munch_cli.table.names import remedy_for
from munch_cli.table.state import Ruled
from munch_cli.table.typed import NamedTuple

RULING_FIELDS = ("reading", "by", "on", "because")
UNQUOTED = ("gap", "conflict")
"""The beginnings of ids. Without quotes the rest of an id would be read as a table in a table."""
SEARCH = "munch rule WORDS finds the id of an open point"
HOUSE_FIELDS = ("rule", "how", "by", "on", "because")


class Ruling(NamedTuple):
    """How an open point is read, and whose word that is."""

    point: RuleId
    reading: str
    ruled: Ruled = Ruled()


def rulings_in(entry: Entry) -> list[tuple[Ruling, Entry]]:
    """The rulings in a file, each with the table it stands in. Faults go to the entry."""
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
    """Note why a ruling cannot be about one of these points. Return whether there is a fault.

    ``where``: where the points are, in words.
    """
    readings = points.get(ruling.point)
    is_table = at.path[-1:] == (ruling.point,)
    above = Entry({}, at.path[:-1], at.faults) if is_table else at
    if readings is None:
        near = remedy_for(ruling.point, points, SEARCH)
        above.fault("unknown-point", f'nothing is left open under "{ruling.point}" {where}', near, ruling.point, True)
    elif ruling.reading and ruling.reading not in readings:
        what, remedy = f'"{ruling.reading}" is no way to read it', f"use: {' or '.join(readings)}"
        at.fault("unknown-reading", what, remedy, "reading" if is_table else ruling.point)
    return readings is None or ruling.reading not in readings


def houses_in(entry: Entry, *more: str) -> list[tuple[HouseRule, Entry]]:
    """The house rules in a file, each with its table. ``more``: other fields that may stand there."""
    found: list[tuple[HouseRule, Entry]] = []
    for fields in entry.tables("house"):
        fields.only(*HOUSE_FIELDS, *more)
        rule, how = fields.text("rule", needed=True), fields.text("how", needed=True)
        by, on, because = (fields.text(field) for field in HOUSE_FIELDS[2:])
        found.append((HouseRule(rule, how, by, on, because), fields))
    return found


def with_houses(law: Law, houses: list[tuple[HouseRule, Entry]]) -> Law:
    """The law with the sound house rules of a file. The others become faults."""
    for house, at in houses:
        if not (house.rule and house.how):
            continue
        if flaw := law.flaw(house):
            at.fault("no-such-house-rule", flaw.what, flaw.remedy, flaw.at)
        else:
            law = law.with_house(house)
    return law


def ruling_written(reading: str, ruled: Ruled) -> str | dict[str, str]:
    """A ruling as it stands in a file."""
    if ruled == Ruled():
        return reading
    return {"reading": reading, **_without_empty(ruled._asdict())}


def house_written(house: HouseRule) -> dict[str, str]:
    """A house rule as it stands in a file."""
    return _without_empty(house._asdict())


def _without_empty(fields: dict[str, str]) -> dict[str, str]:
    return {field: text for field, text in fields.items() if text}


FORMAT = 1
TOP = ("format", "rulings", "house")


class Housed(NamedTuple):
    """A house rule and the edition it is for, "" for every one in which it can be."""

    house: HouseRule
    edition: str = ""


class Decisions(NamedTuple):
    """All that an owner has said: rulings and house rules, in the order in which they stand."""

    rulings: tuple[Ruling, ...] = ()
    houses: tuple[Housed, ...] = ()

    def without(self, id: str) -> "Decisions":
        """The same without what was said of a point, rule or value."""
        rulings = tuple(ruling for ruling in self.rulings if ruling.point != id)
        return Decisions(rulings, tuple(one for one in self.houses if one.house.rule != id))

    def over(self, other: "Decisions") -> "Decisions":
        """This word, plus everything in ``other`` that it does not override. House rules are compared box by box."""
        points = {ruling.point for ruling in self.rulings}
        houses = {(one.house.rule, one.edition) for one in self.houses}
        left = tuple(ruling for ruling in other.rulings if ruling.point not in points)
        stays = tuple(one for one in other.houses if (one.house.rule, one.edition) not in houses)
        return Decisions((*left, *self.rulings), (*stays, *self.houses))


def own_path() -> str:
    """The file of the person's own word."""
    return os.path.join(config_dir(), "rulings.toml")


def own_word(book: Rulebook) -> Decisions:
    """What the person has decided for all their tables. Raises ``Problems`` with all faults of that file."""
    path = own_path()
    return word_in(read_toml(path, found=True), book) if os.path.exists(path) else Decisions()


def word_in(file: TomlFile, book: Rulebook) -> Decisions:
    """The decisions in a file. Raises ``Problems`` with all its faults."""
    word, faults = _decisions_in(file.tables, book)
    if faults:
        raise Problems(file.problem(fault.path, fault.code, fault.what, fault.remedy, fault.on_key) for fault in faults)
    return word


def _decisions_in(tables: Mapping[str, object], book: Rulebook) -> tuple[Decisions, list[Fault]]:
    """The word that tables tell, and all that is wrong with them."""
    faults = Faults()
    entry = Entry(cast("Mapping[str, Toml]", tables), (), faults)
    entry.only(*TOP)
    entry.check_format(FORMAT)
    points = points_of(book.gaps.values(), book.conflicts.values())
    try:
        rulings = [ruling for ruling, at in rulings_in(entry) if not ruling_fault(ruling, points, "by any sheet", at)]
        return Decisions(tuple(rulings), tuple(_houses(entry, book))), faults
    except Enough:
        return Decisions(), faults


def _houses(entry: Entry, book: Rulebook) -> list[Housed]:
    found: list[Housed] = []
    for house, at in houses_in(entry, "edition"):
        one = Housed(house, at.text("edition"))
        fault = house_fault(one, book) if house.rule and house.how else None
        if fault is not None:
            at.fault(*fault)
        else:
            found.append(one)
    return found


def house_fault(one: Housed, book: Rulebook) -> tuple[str, str, str, str] | None:
    """Why a house rule cannot hold anywhere: code, what, remedy, field. None if it can."""
    from munch_cli.rulebook.house import flaw

    if one.edition and one.edition not in book.editions:
        near = remedy_for(one.edition, book.editions)
        return ("unknown-edition", f'no edition is called "{one.edition}"', near, "edition")
    keys = (one.edition,) if one.edition else tuple(book.editions)
    flaws = [flaw(book.editions[key], one.house, book.rules, book.editions) for key in keys]
    if any(found is None for found in flaws):
        return None
    first = next(found for found in flaws if found is not None)
    return ("no-such-house-rule", first.what, first.remedy, first.at)


# ---- writing


def word_text(word: Decisions) -> str:
    """The text of a file that holds a word."""
    import tomli_w

    return tomli_w.dumps(_tables(word))


def word_line(word: Decisions) -> str:
    """A word in one line, for the diary of a game."""
    import json

    return json.dumps(_tables(word), ensure_ascii=False)


def word_json(word: Decisions) -> dict[str, object]:
    """A word as programs read it."""
    rulings = [{"point": one.point, "reading": one.reading, **one.ruled._asdict()} for one in word.rulings]
    return {"rulings": rulings, "house": [{**one.house._asdict(), "edition": one.edition} for one in word.houses]}


def word_again(line: str, book: Rulebook) -> Decisions:
    """The decisions in such a line. Raises ``Problems`` if it holds none."""
    import json

    try:
        tables = json.loads(line)
    except (ValueError, RecursionError):
        tables = None
    word, faults = _decisions_in(tables if isinstance(tables, dict) else {}, book)
    if faults:
        raise Problems(Problem(line, 0, 0, fault.code, fault.what, fault.remedy) for fault in faults)
    return word


def _tables(word: Decisions) -> dict[str, object]:
    whole: dict[str, object] = {"format": FORMAT}
    if word.rulings:
        whole["rulings"] = {one.point: ruling_written(one.reading, one.ruled) for one in word.rulings}
    if word.houses:
        whole["house"] = [
            house_written(one.house) | ({"edition": one.edition} if one.edition else {}) for one in word.houses
        ]
    return whole


def keep(word: Decisions, path: str = "") -> None:
    """Write decisions into a file, by default the person's own, in one step. Raise ``Problems`` if it cannot."""
    from munch_cli.files.writing import write_text

    path = path or own_path()
    with suppress(OSError):  # a folder that cannot be made is told by the writing
        os.makedirs(os.path.dirname(path), exist_ok=True)
    write_text(path, word_text(word))


def said_by_hand(rule: str, how: str, by: str, on: str, because: str, edition: str, book: Rulebook) -> Decisions:
    """One decision from the command line. Raises ``Problems`` if it cannot be."""
    if rule.startswith(("gap.", "conflict.")):
        text = word_text(Decisions((_ruling(rule, how, by, on, because),)))
    else:
        text = word_text(Decisions((), (Housed(HouseRule(rule, how, by, on, because), edition),)))
    return word_in(parse_toml(text, "what was said"), book)


def _ruling(point: str, reading: str, by: str, on: str, because: str) -> Ruling:
    from munch_cli.table.ids import RuleId
    from munch_cli.table.state import Ruled

    return Ruling(RuleId(point), reading, Ruled(by, on, because))


# ---- at a table


def with_own_word(table: Table) -> tuple[Table, Decisions]:
    """The table with the person's own decisions where its file says nothing, and those that apply there."""
    if not os.path.exists(own_path()):
        return table, Decisions()
    from munch_cli.files.rulebook import load_rulebook

    return with_word(table, own_word(load_rulebook()))


def with_word(table: Table, word: Decisions) -> tuple[Table, Decisions]:
    """The table with decisions on points that it does not settle itself, and those that apply there.

    A decision for this box goes before one for all boxes.
    """
    state, law, edition = table.state.copy(), table.law, table.law.printed.edition
    points = {*edition.gaps, *(conflict.id for conflict in edition.conflicts if not conflict.settled)}
    rulings: list[Ruling] = []
    houses: list[Housed] = []
    for ruling in word.rulings:
        if ruling.point in points and ruling.point not in state.rulings:
            state.rulings[ruling.point], state.ruled[ruling.point] = ruling.reading, ruling.ruled
            rulings.append(ruling)
    spoken_of = {house.rule for house in law.house}
    for one in sorted(word.houses, key=lambda one: one.edition == ""):
        rule = edition.meant(one.house.rule)
        fits = one.edition in ("", edition.key) and rule not in spoken_of
        if fits and law.flaw(one.house) is None:
            law = law.with_house(one.house)
            houses.append(one)
            spoken_of.add(rule)
    applied = Decisions(tuple(rulings), tuple(houses))
    return (Table(state, law, table.catalogue) if any(applied) else table), applied
