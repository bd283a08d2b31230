"""From the tables of the TOML files to rules, open points, contradictions and editions, one fault per thing amiss.

A topic file holds `format = 1` and five lists of tables:

    [[rule]]      id, says, asked (questions of players that it answers; those that it answers with yes or no stand
                  under yes and no instead), cite.<edition>, silent, absent, differs_from, names_cards, case (a worked
                  example), ambiguity, note, numbers.<name> (those it states; {name} in says tells one of them,
                  {name:d} in figures), and how it is carried out:
                  code (functions in rules/<topic>.py, those of another as "topic.function") beside its numbers, and
                  value = {name = "protected", is = […]}, or one of
                  cards = "kind or field" | covered_by = [ids] | example = "topic/scenario"
                  | shape = "name of the invariant" | prose = "why"
    [[gap]]       id, asks, asked, editions, hints, closed_by, says.<edition>, readings, leans, note, code
    [[number]]    name, what, called (how people call it), usual, least, most: a number that rules state
    [[unspoken]]  id, about, asked: what players ask about and no sheet speaks of
    [[conflict]]  id, asked, editions, between, settled, leans, note

An edition file holds format, key, title, short, version, year, order, sets, sections, options, traits, keeps, borrow.
"""

from collections.abc import Mapping

from munch_cli.rulebook.book import (
    FORCES,
    Binding,
    Conflict,
    Edition,
    Fault,
    Gap,
    NamedValue,
    Number,
    Path,
    Rule,
    Toml,
    Unspoken,
    said_with,
)
from munch_cli.rulebook.entry import Entry

BINDINGS = ("code", "value", "cards", "covered_by", "example", "shape", "prose")
KINDS = ("number", "rule", "gap", "conflict", "unspoken")
MOST = 1000
"""How high the owner of a game may put a number of which its topic does not say otherwise: a deal has to end."""


class Read:
    """What was read so far: entries by id with the paths they stand at, editions, and faults."""

    __slots__ = ("conflicts", "editions", "faults", "gaps", "numbers", "paths", "rules", "topics", "unspoken")

    def __init__(self) -> None:
        self.topics: list[str] = []
        self.rules: dict[str, Rule] = {}
        self.gaps: dict[str, Gap] = {}
        self.conflicts: dict[str, Conflict] = {}
        self.numbers: dict[str, Number] = {}
        self.editions: dict[str, Edition] = {}
        self.paths: dict[str, Path] = {}
        self.unspoken: list[Unspoken] = []
        self.faults: list[Fault] = []

    def takes(self, entry_id: str, path: Path, field: str = "id") -> bool:
        """Note where an id stands. False if it stands somewhere already."""
        if entry_id in self.paths:
            what = f'the id "{entry_id}" is given twice'
            self.faults.append(Fault((*path, field), "duplicate-id", what, "give each entry an id of its own"))
            return False
        self.paths[entry_id] = path
        return bool(entry_id)


def read_topic(read: Read, name: str, tables: Mapping[str, Toml]) -> None:
    """Take in one topic file."""
    read.topics.append(name)
    path: Path = ("topics", name)
    file = Entry(tables, path, read.faults)
    file.only("format", *KINDS)
    _format(file)
    for entry in file.tables("number"):
        _number(read, name, entry)
    for entry in file.tables("rule"):
        _rule(read, name, entry)
    for entry in file.tables("gap"):
        _gap(read, name, entry)
    for entry in file.tables("conflict"):
        _conflict(read, name, entry)
    for entry in file.tables("unspoken"):
        _unspoken(read, name, entry)


def _number(read: Read, topic: str, entry: Entry) -> None:
    entry.only("name", "what", "called", "usual", "least", "most")
    name = entry.text("name", needed=True)
    number = Number(
        name=name,
        topic=topic,
        what=entry.text("what", needed=True),
        called=entry.words("called", needed=True),
        usual=entry.number("usual"),
        least=entry.number("least", 0),
        most=entry.number("most", MOST),
    )
    if not number.least <= number.usual <= number.most:
        what = f"the usual {number.usual} lies outside {number.least} to {number.most}"
        entry.fault("out-of-range", what, "mend one of the three", "usual")
    if read.takes(name, entry.path, "name"):
        read.numbers[name] = number


def _rule(read: Read, topic: str, entry: Entry) -> None:
    texts = ("ambiguity", "note", "case")
    lists = ("asked", "yes", "no", "silent", "absent", "differs_from", "names_cards")
    entry.only("id", "says", "force", "cite", "numbers", *texts, *lists, *BINDINGS)
    rule_id = entry.id_of(topic)
    cite = entry.texts("cite")
    if not cite:
        entry.fault("cited-nowhere", f'no sheet is cited for "{rule_id}"', "add cite.<edition>, or take the rule out")
    stated = entry.inner("numbers")
    numbers = {name: stated.number(name) for name in stated.table}
    pattern = entry.text("says", needed=True)
    rule = Rule(
        id=rule_id,
        topic=topic,
        says=said_with(pattern, numbers),
        cite=cite,
        silent=entry.words("silent"),
        absent=entry.words("absent"),
        differs_from=entry.words("differs_from"),
        ambiguity=entry.text("ambiguity"),
        note=entry.text("note"),
        names_cards=entry.words("names_cards"),
        case=entry.text("case"),
        binding=_binding(topic, entry),
        asked=(*entry.words("asked"), *entry.words("yes"), *entry.words("no")),
        force_said=_force(entry),
        numbers=numbers,
        pattern=pattern if numbers else "",
        code=_code(topic, entry),
        yes=entry.words("yes"),
        no=entry.words("no"),
    )
    if read.takes(rule_id, entry.path):
        read.rules[rule_id] = rule


def _force(entry: Entry) -> str:
    """The force that the rule states. "" if its words show it."""
    said = entry.text("force")
    if said and said not in FORCES:
        entry.fault("unknown-word", f'"force" cannot be "{said}"', f"use one of: {', '.join(FORCES)}", "force")
    return said


def _code(topic: str, entry: Entry) -> tuple[str, ...]:
    """The functions that carry out a rule or an open point, each with its topic."""
    named = entry.words("code", needed="code" in entry.table)
    return tuple(name if "." in name else f"{topic.replace('-', '_')}.{name}" for name in named)


def _binding(topic: str, entry: Entry) -> Binding | None:
    """The one binding of a rule. None if it has none yet. What has a value may be carried out by functions, too."""
    given = [kind for kind in BINDINGS if kind in entry.table]
    if len(given) > 1 and given != ["code", "value"]:
        what = f"the rule is bound {len(given)} times: {', '.join(given)}"
        entry.fault("two-bindings", what, "keep the one that carries it", given[-1], on_key=True)
    if not given:
        return Binding("value", tuple(entry.inner("numbers").table)) if "numbers" in entry.table else None
    kind = given[-1] if given == ["code", "value"] else given[0]
    if kind == "code":
        return Binding(kind, _code(topic, entry))
    if kind == "covered_by":
        return Binding(kind, entry.words(kind))
    if kind != "value":
        return Binding(kind, entry.text(kind, needed=True))
    value = entry.inner(kind)
    value.only("name", "is")
    name = value.text("name", needed=True)
    if "is" not in value.table:
        value.fault("missing-key", 'the value has no "is"', "add is = …, the value itself")
        return None
    return Binding(kind, NamedValue(name, value.table["is"]))


def _gap(read: Read, topic: str, entry: Entry) -> None:
    entry.only("id", "asks", "asked", "editions", "hints", "closed_by", "says", "readings", "leans", "note", "code")
    gap = Gap(
        id=entry.id_of("gap"),
        topic=topic,
        asks=entry.text("asks", needed=True),
        editions=entry.words("editions", needed=True),
        hints=entry.words("hints"),
        closed_by=entry.words("closed_by"),
        says=entry.texts("says"),
        readings=entry.words("readings", needed=True),
        leans=entry.text("leans", needed=True),
        note=entry.text("note"),
        asked=entry.words("asked"),
        code=_code(topic, entry),
    )
    if len(set(gap.readings)) < 2:
        entry.fault("too-few-readings", "an open point needs two readings or more", "name another reading", "readings")
    if gap.leans and gap.leans not in gap.readings:
        what = f'the reading "{gap.leans}" is not among the readings'
        entry.fault("unknown-reading", what, f"use one of: {', '.join(gap.readings)}", "leans")
    if read.takes(gap.id, entry.path):
        read.gaps[gap.id] = gap


def _conflict(read: Read, topic: str, entry: Entry) -> None:
    entry.only("id", "asked", "editions", "between", "settled", "leans", "note")
    conflict = Conflict(
        id=entry.id_of("conflict"),
        topic=topic,
        editions=entry.words("editions", needed=True),
        between=entry.lists("between"),
        settled=entry.truth("settled", needed=True),
        leans=entry.text("leans", needed=True),
        note=entry.text("note"),
        asked=entry.words("asked"),
    )
    if len(conflict.between) < 2 or not all(conflict.between):
        entry.fault("one-sided", "a contradiction needs two sides", "name the rules of each side", "between")
    if read.takes(conflict.id, entry.path):
        read.conflicts[conflict.id] = conflict


def _unspoken(read: Read, topic: str, entry: Entry) -> None:
    entry.only("id", "about", "asked")
    about, asked = entry.text("about", needed=True), entry.words("asked", needed=True)
    unspoken = Unspoken(entry.id_of("unspoken"), topic, about, asked)
    if read.takes(unspoken.id, entry.path):
        read.unspoken.append(unspoken)


def read_edition(read: Read, name: str, tables: Mapping[str, Toml]) -> None:
    """Take in one edition file."""
    entry = Entry(tables, ("editions", name), read.faults)
    texts = ("key", "title", "short", "version")
    entry.only("format", *texts, "year", "order", "sets", "sections", "options", "traits", "keeps", "borrow")
    _format(entry)
    key, title, short, version = (entry.text(text, needed=True) for text in texts)
    if key and key != name:
        what = f'the file is called {name}.toml and the key is "{key}"'
        entry.fault("wrong-name", what, f'use key = "{name}"', "key")
    edition = Edition(name, title, short, version, entry.number("year"), entry.number("order"))
    edition.sets = entry.words("sets", needed=True)
    edition.sections = entry.words("sections")
    edition.options = entry.words("options")
    traits = entry.inner("traits")
    edition.traits = {kind: traits.words(kind) for kind in traits.table}
    edition.keeps = entry.words("keeps")
    edition.borrow = entry.texts("borrow")
    read.editions[name] = edition


def _format(entry: Entry) -> None:
    if entry.table.get("format") != 1:
        entry.fault("unknown-format", "the file does not say format = 1", "begin it with format = 1", "format")
