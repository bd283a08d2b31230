"""A box of one's own: its folder becomes an edition, and what its sheet says becomes rules in force there.

box.toml        the box itself: BOX below
rules/*.toml    one file for each topic of the sheet, with four lists of tables: ENTRIES below
cards/*.toml    its cards, as any file of cards; they are the set called after the folder

The sheet has what it says itself, and what it borrows. What it does not mention is neither, and never counts as
something that it says differently.
"""

from collections.abc import Callable, Mapping

from munch_cli.rulebook.book import Binding, Edition, Fault, Path, Rule, Toml, said_with
from munch_cli.rulebook.entry import Entry
from munch_cli.rulebook.reading import Read
from munch_cli.table.names import remedy_for
from munch_cli.table.typed import NamedTuple

ORDER = 100
"""The place of a box of one's own among the editions: behind the bundled ones, unless it says otherwise."""


class BoxField(NamedTuple):
    """A field of a table that people write: what it holds, what it is for, and whether it is required.

    ``sort``: text, words (a list of texts), number, truth, texts (a table of texts), lists (a table of lists of texts),
    numbers (a table of numbers), values (a table of numbers with their places).
    """

    sort: str
    about: str
    needed: bool = False


BOX: dict[str, BoxField] = {
    "format": BoxField("number", "1, so that a later munch knows how to read it", needed=True),
    "title": BoxField("text", "what is printed on the box", needed=True),
    "short": BoxField("text", "what the sheet is called where it is cited; else the title and the version"),
    "version": BoxField("text", "the version of its sheet", needed=True),
    "year": BoxField("number", "the year it was printed", needed=True),
    "made_up": BoxField("truth", "true, if there is no such box in the shops"),
    "borrows": BoxField("text", "the box that all topics are borrowed from that are named nowhere below"),
    "borrow": BoxField("texts", "a topic, or the id of a rule -> the box that it is borrowed from"),
    "keeps": BoxField("words", "topics that its own sheet has whole, so that nothing of them is borrowed"),
    "sets": BoxField("words", "the sets of cards in the box; else those of the box it borrows from, and its own"),
    "sections": BoxField("words", "the headings of its sheet in their order; else as its rules name them"),
    "options": BoxField("words", "the optional rules one may play with; else those of the box it borrows from"),
    "traits": BoxField("lists", "race, class, accent -> the cards of that kind that the box knows"),
    "values": BoxField("values", "a number that the sheet states -> { is = 6, where = the place }"),
}
"""What box.toml tells."""

ENTRIES: dict[str, dict[str, BoxField]] = {
    "says": {
        "rule": BoxField("text", "the id of a rule of the rulebook that this sheet has, too", needed=True),
        "where": BoxField("text", "the place on the sheet that says it", needed=True),
        "words": BoxField("text", "what it says here, where it says it otherwise"),
        "numbers": BoxField("numbers", "the numbers it states here, where they are others"),
    },
    "adds": {
        "id": BoxField("text", "a new id: topic.short-name", needed=True),
        "says": BoxField("text", "what the sheet says, in words of your own", needed=True),
        "where": BoxField("text", "the place on the sheet that says it", needed=True),
        "asked": BoxField("words", "questions it answers, as players ask them"),
        "yes": BoxField("words", "questions it answers with yes"),
        "no": BoxField("words", "questions it answers with no"),
        "note": BoxField("text", "a remark"),
        "replaces": BoxField("words", "rules that it takes the place of, so that they are not borrowed"),
        "cards": BoxField("text", "which cards carry it out"),
        "covered_by": BoxField("words", "rules that say as much already"),
        "prose": BoxField("text", "why there is nothing to carry out"),
    },
    "leaves_out": {
        "rule": BoxField(
            "text", "the id of a rule that is not borrowed, because this box has no such thing", needed=True
        ),
    },
    "leaves_open": {
        "point": BoxField("text", "the id of an open point that this sheet leaves open, too: gap.…", needed=True),
        "says": BoxField("text", "what the sheet hints at"),
    },
}
"""What a file of rules tells -> the fields of each table."""
BINDINGS = ("cards", "covered_by", "prose")
"""How a rule of a box can be carried out: there is no code in a box."""
FIND = "munch rule WORDS finds the id"


def read_box(read: Read, key: str, tables: Mapping[str, Toml], has_cards: bool) -> None:
    """Take in the box.toml of a box, after the bundled editions."""
    path: Path = ("boxes", f"{key}/box")
    entry = Entry(tables, path, read.faults)
    entry.only(*BOX)
    if entry.table.get("format") != 1:
        entry.fault("unknown-format", "the file does not say format = 1", "begin it with format = 1", "format")
    if key in read.editions:
        what = f'a box is called "{key}" already'
        entry.fault("wrong-name", what, "give the folder another name")
        return
    if not all(sign.isalnum() or sign == "-" for sign in key) or key != key.lower():
        what = f'"{key}" is no name for a box'
        entry.fault("wrong-name", what, "name the folder in small letters, figures and hyphens")
    title, version = entry.text("title", needed=True), entry.text("version", needed=True)
    short = entry.text("short") or f"{title} {version}"
    edition = Edition(key, title, short, version, entry.number("year"), ORDER)
    edition.own = True
    edition.made_up = entry.truth("made_up")
    edition.keeps = entry.words("keeps")
    edition.sections = entry.words("sections")
    for place, topic in enumerate(edition.keeps):
        if topic not in read.topics:
            at, remedy = (*path, "keeps", place), remedy_for(topic, read.topics, "munch rule lists the topics", 2)
            read.faults.append(Fault(at, "unknown-topic", f'"{topic}" is no topic', remedy))
    edition.borrow = entry.texts("borrow")
    lender = _lender(read, entry, edition)
    named = entry.words("sets")
    edition.sets = named or (*(lender.sets if lender else ()), *((key,) if has_cards else ()))
    if not edition.sets and "borrows" not in entry.table:
        known = next((name for other in read.editions.values() for name in other.sets), "…")
        entry.fault("missing-key", "the box has no cards", f'name sets = ["{known}"], or write cards/*.toml')
    edition.options = entry.words("options") if "options" in entry.table or lender is None else lender.options
    traits = entry.inner("traits")
    edition.traits = (lender.traits if lender else {}) | {kind: traits.words(kind) for kind in traits.table}
    edition.stated = _values(read, entry)
    read.editions[key] = edition
    read.paths[_place_key(key)] = path


def _lender(read: Read, entry: Entry, edition: Edition) -> Edition | None:
    """The box from which everything is borrowed that is not named elsewhere. Its topics are entered."""
    said = entry.text("borrows")
    lenders = [key for key, one in read.editions.items() if not one.borrow]
    if not said:
        return None
    if said not in lenders:
        is_known = said in read.editions
        what = f'"{said}" borrows itself: nothing is borrowed from it' if is_known else f'no box is called "{said}"'
        remedy = f"use one of: {', '.join(lenders)}" if is_known else remedy_for(said, lenders, most=2)
        entry.fault("unknown-lender", what, remedy, "borrows")
        return None
    spoken = {rule.topic for rule in read.rules.values() if said in rule.cite and not rule.case}
    spoken |= {gap.topic for gap in read.gaps.values() if said in gap.editions}
    for topic in read.topics:
        if topic in spoken and topic not in edition.keeps:
            edition.borrow.setdefault(topic, said)
    return read.editions[said]


def _values(read: Read, entry: Entry) -> dict[str, tuple[int, str]]:
    """The numbers that the sheet states, with the places that say so."""
    inner = entry.inner("values")
    stated: dict[str, tuple[int, str]] = {}
    for name in inner.table:
        told = inner.inner(name)
        told.only("is", "where")
        value, where = told.number("is"), told.text("where", needed=True)
        if isinstance(told.table.get("is"), int) and _is_number(read, inner, name, value):
            stated[name] = (value, where)
    return stated


def _is_number(read: Read, at: Entry, name: str, value: int) -> bool:
    """Return True if there is a number of this name that may have this value. Faults are noted."""
    number = read.numbers.get(name)
    if number is None:
        remedy = remedy_for(name, read.numbers, "munch boxes tells the numbers", 2)
        at.fault("unknown-number", f'no number is called "{name}"', remedy, name, on_key=True)
    elif not number.least <= value <= number.most:
        at.fault("out-of-range", f'"{name}" cannot be {value}', f"it is {number.bounds}", name)
    else:
        return True
    return False


def read_rules(read: Read, key: str, topic: str, tables: Mapping[str, Toml]) -> None:
    """Take in one file of rules of a box whose box.toml was read."""
    path: Path = ("boxes", f"{key}/rules/{topic}")
    file = Entry(tables, path, read.faults)
    file.only("format", *ENTRIES)
    if file.table.get("format") != 1:
        file.fault("unknown-format", "the file does not say format = 1", "begin it with format = 1", "format")
    if topic not in read.topics:
        remedy = remedy_for(topic, read.topics, "name the file after a topic: munch rule lists them", 2)
        file.fault("unknown-topic", f'"{topic}" is no topic', remedy)
        return
    for kind, fields in ENTRIES.items():
        for entry in file.tables(kind):
            entry.only(*fields)
            _READERS[kind](read, read.editions[key], topic, entry)


def _says(read: Read, edition: Edition, topic: str, entry: Entry) -> None:
    rule = _rule(read, topic, entry)
    where, words = entry.text("where", needed=True), entry.text("words")
    inner = entry.inner("numbers")
    numbers = {name: inner.number(name) for name in inner.table}
    if rule is None:
        return
    for name, value in numbers.items():
        if name not in rule.numbers:
            remedy = remedy_for(name, rule.numbers, f"it states {', '.join(rule.numbers) or 'none'}", 2)
            inner.fault("unknown-number", f'"{rule.id}" states no number "{name}"', remedy, name, on_key=True)
        elif isinstance(inner.table[name], int):
            _is_number(read, inner, name, value)
    stated = {**rule.numbers, **numbers}
    if "{" in said_with(words, stated):
        what = "the words name a number that the rule does not state"
        entry.fault("unknown-number", what, f"it states {', '.join(rule.numbers) or 'none'}", "words")
    if _is_new(edition, rule, entry):
        read.rules[rule.id] = rule._replace(cite={**rule.cite, edition.key: where})
        edition.changed[rule.id] = (numbers, words)
        read.paths[_place_key(edition.key, rule.id)] = entry.path


def _adds(read: Read, edition: Edition, topic: str, entry: Entry) -> None:
    rule_id = entry.id_of(topic)
    given = [kind for kind in BINDINGS if kind in entry.table]
    if len(given) > 1:
        what = f"the rule is bound {len(given)} times: {', '.join(given)}"
        entry.fault("two-bindings", what, "keep the one that carries it", given[-1], on_key=True)
    binding = None
    if given:
        covering = given[0] == "covered_by"
        binding = Binding(given[0], entry.words(given[0]) if covering else entry.text(given[0], needed=True))
    replaces = entry.words("replaces")
    for place, other in enumerate(replaces):
        if other in read.rules:
            was = read.rules[other]
            read.rules[other] = was._replace(differs_from=(*was.differs_from, rule_id))
        else:
            at, remedy = (*entry.path, "replaces", place), remedy_for(other, read.rules, FIND, 2)
            read.faults.append(Fault(at, "unknown-rule", f'there is no rule "{other}"', remedy))
    rule = Rule(
        id=rule_id,
        topic=topic,
        says=entry.text("says", needed=True),
        cite={edition.key: entry.text("where", needed=True)},
        silent=(),
        absent=(),
        differs_from=tuple(other for other in replaces if other in read.rules),
        ambiguity="",
        note=entry.text("note"),
        names_cards=(),
        case="",
        binding=binding,
        asked=(*entry.words("asked"), *entry.words("yes"), *entry.words("no")),
        yes=entry.words("yes"),
        no=entry.words("no"),
    )
    if read.takes(rule_id, entry.path):
        read.rules[rule_id] = rule
        read.paths[_place_key(edition.key, rule_id)] = entry.path


def _leaves_out(read: Read, edition: Edition, topic: str, entry: Entry) -> None:
    rule = _rule(read, topic, entry)
    if rule is not None and _is_new(edition, rule, entry):
        read.rules[rule.id] = rule._replace(absent=(*rule.absent, edition.key))


def _is_new(edition: Edition, rule: Rule, entry: Entry) -> bool:
    """Return True if the sheet has not stated the rule before. Otherwise a fault is noted."""
    before = "said" if edition.key in rule.cite else "left out" if edition.key in rule.absent else ""
    if before:
        entry.fault("edition-twice", f'"{rule.id}" is {before} already', "keep one of the two", "rule")
    return not before


def _leaves_open(read: Read, edition: Edition, topic: str, entry: Entry) -> None:
    point, says = entry.text("point", needed=True), entry.text("says")
    gap = read.gaps.get(point)
    if gap is None:
        if point:
            remedy = remedy_for(point, read.gaps, FIND, 2)
            entry.fault("unknown-point", f'no open point is called "{point}"', remedy, "point")
        return
    if edition.key in gap.editions:
        entry.fault("edition-twice", f'"{point}" is left open already', "keep one of the two", "point")
        return
    told = {**gap.says, **({edition.key: says} if says else {})}
    read.gaps[point] = gap._replace(editions=(*gap.editions, edition.key), says=told)


_READERS: dict[str, Callable[[Read, Edition, str, Entry], None]] = {
    "says": _says,
    "adds": _adds,
    "leaves_out": _leaves_out,
    "leaves_open": _leaves_open,
}


def _rule(read: Read, topic: str, entry: Entry) -> Rule | None:
    rule_id = entry.text("rule", needed=True)
    rule = read.rules.get(rule_id)
    if rule is None:
        if rule_id:
            remedy = remedy_for(rule_id, read.rules, FIND, 2)
            entry.fault("unknown-rule", f'there is no rule "{rule_id}"', remedy, "rule")
        return None
    if rule.topic != topic:
        entry.fault("wrong-topic", f'"{rule_id}" belongs to {rule.topic}', f"move it to {rule.topic}.toml", "rule")
        return None
    return rule


def check_box(read: Read, edition: Edition) -> None:
    """Add a fault for all that does not hold in a box when its rules are in force."""
    path = read.paths[_place_key(edition.key)]
    stated = {name for rule, _, _ in edition.rules.values() for name in rule.numbers}
    for name in edition.stated:
        if name not in stated:
            what = f'no rule in force in this box states "{name}"'
            remedy = f"borrow {read.numbers[name].topic}, or say the rule under rules/{read.numbers[name].topic}.toml"
            read.faults.append(Fault((*path, "values", name), "not-in-force", what, remedy, on_key=True))
    for rule_id, cited in edition.rules.items():
        rule = cited.rule
        covering = rule.binding.of if rule.binding is not None and rule.binding.kind == "covered_by" else None
        is_own = not cited.borrowed_from
        at = read.paths.get(_place_key(edition.key, rule_id), path)
        if is_own and isinstance(covering, tuple) and not any(edition.has(other) for other in covering):
            what = f'none of the rules that cover "{rule_id}" is in force in this box'
            read.faults.append(Fault(at, "covered-nowhere", what, "name one that is, or say it under [[says]]"))
        for other in rule.differs_from if is_own else ():
            if edition.has(other) and not edition.rules[other].borrowed_from and other < rule_id:
                what = f'the sheet says "{rule_id}" and "{other}", which say different things'
                read.faults.append(Fault(at, "said-both", what, "keep one of the two"))


def _place_key(key: str, rule_id: str = "") -> str:
    """The key under which the place of a box, or of its word on a rule, is noted. No id looks like this."""
    return f"box {key} {rule_id}"
