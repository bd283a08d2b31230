"""The owner's word kept among a person's own settings: it holds at all his tables, unless a table says otherwise.

The file is written as it is read, and can be given to others: ``[rulings]`` and ``[[house]]`` as in a scenario, a house
rule perhaps with the key of an ``edition``, if it is for one box only.
"""

import json
import os
from collections.abc import Mapping
from contextlib import suppress

from munch_cli.engine.table import Table
from munch_cli.files.owners_word import (
    Ruling,
    house_written,
    houses_in,
    points_of,
    ruling_fault,
    ruling_written,
    rulings_in,
)
from munch_cli.files.places import config_dir, whole_path
from munch_cli.files.problems import Problem, Problems, did_you_mean
from munch_cli.files.toml import TomlFile, parse_toml, read_toml
from munch_cli.rulebook.book import Enough, Fault, Faults, HouseRule, Rulebook, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table.nearest import nearest
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import cast

FORMAT = 1
TOP = ("format", "rulings", "house")


class Housed(NamedTuple):
    """A house rule and the edition it is for, "" for every one in which it can be."""

    house: HouseRule
    edition: str = ""


class Word(NamedTuple):
    """All that an owner has said: rulings and house rules, in the order in which they stand."""

    rulings: tuple[Ruling, ...] = ()
    houses: tuple[Housed, ...] = ()

    def without(self, id: str) -> "Word":
        """The same without what was said of a point, rule or value."""
        rulings = tuple(ruling for ruling in self.rulings if ruling.point != id)
        return Word(rulings, tuple(one for one in self.houses if one.house.rule != id))

    def over(self, other: "Word") -> "Word":
        """This word, plus everything in ``other`` that it does not override; a house rule is overridden box by box."""
        points = {ruling.point for ruling in self.rulings}
        houses = {(one.house.rule, one.edition) for one in self.houses}
        left = tuple(ruling for ruling in other.rulings if ruling.point not in points)
        stays = tuple(one for one in other.houses if (one.house.rule, one.edition) not in houses)
        return Word((*left, *self.rulings), (*stays, *self.houses))


def own_path() -> str:
    """The file of the person's own word."""
    return os.path.join(config_dir(), "rulings.toml")


def own_word(book: Rulebook) -> Word:
    """What the person has said for all his tables, if anything; raises ``Problems`` with all that is wrong there."""
    path = own_path()
    return word_in(read_toml(path), book) if os.path.exists(path) else Word()


def word_in(file: TomlFile, book: Rulebook) -> Word:
    """The word that a file holds; raises ``Problems`` with all that is wrong in it."""
    word, faults = _read(file.tables, book)
    if faults:
        raise Problems(file.problem(fault.path, fault.code, fault.what, fault.remedy, fault.on_key) for fault in faults)
    return word


def _read(tables: Mapping[str, object], book: Rulebook) -> tuple[Word, list[Fault]]:
    """The word that tables tell, and all that is wrong with them."""
    faults = Faults()
    entry = Entry(cast("Mapping[str, Toml]", tables), (), faults)
    entry.only(*TOP)
    if entry.table.get("format") != FORMAT:
        what = f"the file does not begin with format = {FORMAT}"
        entry.fault("unknown-format", what, f"begin it with format = {FORMAT}", "format")
    points = points_of(book.gaps.values(), book.conflicts.values())
    try:
        rulings = [ruling for ruling, at in rulings_in(entry) if not ruling_fault(ruling, points, "by any sheet", at)]
        return Word(tuple(rulings), tuple(_houses(entry, book))), faults
    except Enough:
        return Word(), faults


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
    """What keeps a house rule from holding anywhere: code, what, remedy, field; None if nothing does."""
    from munch_cli.rulebook.house import flaw

    if one.edition and one.edition not in book.editions:
        near = did_you_mean(nearest(one.edition, book.editions, 1)) or f"use one of: {', '.join(book.editions)}"
        return ("unknown-edition", f'no edition is called "{one.edition}"', near, "edition")
    keys = (one.edition,) if one.edition else tuple(book.editions)
    flaws = [flaw(book.editions[key], one.house, book.rules, book.editions) for key in keys]
    if any(found is None for found in flaws):
        return None
    first = next(found for found in flaws if found is not None)
    return ("no-such-house-rule", first.what, first.remedy, first.at)


# ---- writing


def word_text(word: Word) -> str:
    """The text of a file that holds a word."""
    import tomli_w

    return tomli_w.dumps(_tables(word))


def word_line(word: Word) -> str:
    """A word in one line, for the diary of a game."""
    return json.dumps(_tables(word), ensure_ascii=False)


def word_json(word: Word) -> dict[str, object]:
    """A word as programs read it."""
    rulings = [{"point": one.point, "reading": one.reading, **one.ruled._asdict()} for one in word.rulings]
    return {"rulings": rulings, "house": [{**one.house._asdict(), "edition": one.edition} for one in word.houses]}


def word_again(line: str, book: Rulebook) -> Word:
    """The word that such a line holds; raises ``Problems`` if it holds none."""
    try:
        tables = json.loads(line)
    except (ValueError, RecursionError):
        tables = None
    word, faults = _read(tables if isinstance(tables, dict) else {}, book)
    if faults:
        raise Problems(Problem(line, 0, 0, fault.code, fault.what, fault.remedy) for fault in faults)
    return word


def _tables(word: Word) -> dict[str, object]:
    """A word as it stands in a file."""
    whole: dict[str, object] = {"format": FORMAT}
    if word.rulings:
        whole["rulings"] = {one.point: ruling_written(one.reading, one.ruled) for one in word.rulings}
    if word.houses:
        whole["house"] = [
            house_written(one.house) | ({"edition": one.edition} if one.edition else {}) for one in word.houses
        ]
    return whole


def keep(word: Word, path: str = "") -> None:
    """Writes a word into a file, the person's own if none is named, in one stroke; raises ``Problems`` if it cannot."""
    from munch_cli.files.writing import write_text

    path = path or own_path()
    with suppress(OSError):  # a folder that cannot be made is told by the writing
        os.makedirs(os.path.dirname(whole_path(path)) or ".", exist_ok=True)
    write_text(path, word_text(word))


def said_by_hand(rule: str, how: str, by: str, on: str, because: str, edition: str, book: Rulebook) -> Word:
    """One word, said on a command line; raises ``Problems`` if it cannot be."""
    if rule.startswith(("gap.", "conflict.")):
        text = word_text(Word((_ruling(rule, how, by, on, because),)))
    else:
        text = word_text(Word((), (Housed(HouseRule(rule, how, by, on, because), edition),)))
    return word_in(parse_toml(text, "what was said"), book)


def _ruling(point: str, reading: str, by: str, on: str, because: str) -> Ruling:
    """A ruling from its parts."""
    from munch_cli.table.ids import RuleId
    from munch_cli.table.state import Ruled

    return Ruling(RuleId(point), reading, Ruled(by, on, because))


# ---- at a table


def with_own_word(table: Table) -> tuple[Table, Word]:
    """The table with the person's own word on what its file does not speak of, and what of it applies there."""
    if not os.path.exists(own_path()):
        return table, Word()
    from munch_cli.files.rulebook import load_rulebook

    return with_word(table, own_word(load_rulebook()))


def with_word(table: Table, word: Word) -> tuple[Table, Word]:
    """The table with a word on what it does not speak of itself, and what of it applies there.

    What is said for this box goes before what is said for all.
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
    applied = Word(tuple(rulings), tuple(houses))
    return (Table(state, law, table.catalogue) if any(applied) else table), applied
