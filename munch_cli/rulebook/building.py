"""From the tables of all rulebook files to a Rulebook, or to all that is wrong with them."""

from collections.abc import Iterable, Mapping

from munch_cli.rulebook.book import (
    Cited,
    Conflict,
    Edition,
    Fault,
    Gap,
    NamedValue,
    Path,
    Rule,
    Rulebook,
    Toml,
    functions_of,
)
from munch_cli.rulebook.boxes import check_box, read_box, read_rules
from munch_cli.rulebook.reading import Read, read_edition, read_topic
from munch_cli.table.names import remedy_for
from munch_cli.table.typed import NamedTuple

TOPICS = (
    "setup",
    "cards",
    "precedence",
    "character",
    "race",
    "class",
    "accent",
    "power",
    "level",
    "winning",
    "timing",
    "turn",
    "look-for-trouble",
    "loot",
    "charity",
    "combat",
    "helping",
    "interfering",
    "monsters",
    "enhancers",
    "multiple-monsters",
    "tags",
    "running-away",
    "bad-stuff",
    "death",
    "treasure",
    "items",
    "big-items",
    "slots",
    "one-shot",
    "ships",
    "minions",
    "trading",
    "selling",
    "go-up-a-level",
    "curses",
    "half-breed",
    "faster-play",
    "blending",
)
"""The topics in the order of a rulesheet."""


# ---- what must hold between entries


def check(read: Read) -> None:
    """Add a fault for everything that does not hold."""
    for rule in read.rules.values():
        _check_rule(read, rule)
    for gap in read.gaps.values():
        path = read.paths[gap.id]
        _known_editions(read, gap.editions, (*path, "editions"))
        _known_editions(read, gap.says, (*path, "says"), keyed=True)
        _known_rules(read, gap.hints, (*path, "hints"))
        _known_rules(read, gap.closed_by, (*path, "closed_by"))
    for conflict in read.conflicts.values():
        path = read.paths[conflict.id]
        _known_editions(read, conflict.editions, (*path, "editions"))
        for number, side in enumerate(conflict.between):
            _known_rules(read, side, (*path, "between", number))
            _side_in_force(read, side, conflict.editions, (*path, "between", number))
    _circles(read)


def _check_rule(read: Read, rule: Rule) -> None:
    path = read.paths[rule.id]
    _known_editions(read, rule.cite, (*path, "cite"), keyed=True)
    _known_editions(read, rule.silent, (*path, "silent"))
    _known_editions(read, rule.absent, (*path, "absent"))
    _known_rules(read, rule.differs_from, (*path, "differs_from"))
    _one_way(read, rule, path)
    _known_numbers(read, rule, path)
    for number, other_id in enumerate(rule.differs_from):
        other = read.rules.get(other_id)
        if other is not None and rule.id not in other.differs_from:
            what = f'"{rule.id}" differs from "{other_id}", but not the other way round'
            remedy = f'add "{rule.id}" to differs_from of "{other_id}"'
            read.faults.append(Fault((*path, "differs_from", number), "differs-one-way", what, remedy))
    if rule.binding is not None and rule.binding.kind == "covered_by":
        covering = tuple(word for word in rule.binding.of if isinstance(word, str))
        _known_rules(read, covering, (*path, "covered_by"))
        _covered_everywhere(read, rule, covering, path)


def _one_way(read: Read, rule: Rule, path: Path) -> None:
    """An edition says a thing, is silent on it, or has no such thing. Only one of the three may be stated."""
    seen = dict.fromkeys(rule.cite, "cited")
    for word, editions in (("silent", rule.silent), ("absent", rule.absent)):
        for number, edition in enumerate(editions):
            before = seen.setdefault(edition, word)
            if before != word:
                what = f'"{edition}" is both {before} and {word}'
                read.faults.append(Fault((*path, word, number), "edition-twice", what, "keep one of the two"))


def _known_numbers(read: Read, rule: Rule, path: Path) -> None:
    """Check that every number a rule states is declared and within its bounds, and that its words name only its
    numbers.
    """
    for name, value in rule.numbers.items():
        number = read.numbers.get(name)
        at = (*path, "numbers", name)
        if number is None:
            remedy = remedy_for(name, read.numbers, "declare it under [[number]]")
            read.faults.append(Fault(at, "unknown-number", f'no number is called "{name}"', remedy, on_key=True))
        elif not number.least <= value <= number.most:
            remedy = f"it is {number.bounds}"
            read.faults.append(Fault(at, "out-of-range", f'"{name}" cannot be {value}', remedy))
    if "{" in rule.says:
        what = "the words name a number that the rule does not state"
        read.faults.append(Fault((*path, "says"), "unknown-number", what, "state it under numbers"))


def _known_editions(read: Read, keys: Iterable[str], path: Path, keyed: bool = False) -> None:
    for number, key in enumerate(keys):
        if key not in read.editions:
            at: Path = (*path, key) if keyed else (*path, number)
            what, remedy = f'there is no edition "{key}"', remedy_for(key, read.editions, most=2)
            read.faults.append(Fault(at, "unknown-edition", what, remedy, on_key=keyed))


def _known_rules(read: Read, ids: Iterable[str], path: Path) -> None:
    for number, rule_id in enumerate(ids):
        if rule_id not in read.rules:
            what, remedy = f'there is no rule "{rule_id}"', remedy_for(rule_id, read.rules, most=2)
            read.faults.append(Fault((*path, number), "unknown-rule", what, remedy))


def _side_in_force(read: Read, side: tuple[str, ...], editions: tuple[str, ...], path: Path) -> None:
    for edition in editions:
        if not any(rule_id in read.rules and edition in read.rules[rule_id].cite for rule_id in side):
            what = f"no rule of this side is in force in {edition}"
            read.faults.append(Fault(path, "not-in-force", what, "name the rule that the sheet pulls with"))


def _covered_everywhere(read: Read, rule: Rule, covering: tuple[str, ...], path: Path) -> None:
    for edition in rule.cite:
        if edition in read.editions and read.editions[edition].own:
            continue  # what it borrows is not known yet
        if not any(other in read.rules and edition in read.rules[other].cite for other in covering):
            what = f"in {edition} none of the rules that cover this one is in force"
            read.faults.append(Fault((*path, "covered_by"), "covered-nowhere", what, "name one that is"))


def _circles(read: Read) -> None:
    """No rule may be covered by rules that are covered, in the end, by itself."""
    covered = {
        rule.id: tuple(word for word in rule.binding.of if isinstance(word, str))
        for rule in read.rules.values()
        if rule.binding is not None and rule.binding.kind == "covered_by"
    }
    for rule_id in covered:
        reached: set[str] = set()
        ahead = list(covered[rule_id])
        while ahead:
            other = ahead.pop()
            if other not in reached:
                reached.add(other)
                ahead.extend(covered.get(other, ()))
        if rule_id in reached:
            what = f'"{rule_id}" is covered by itself in the end'
            path = (*read.paths[rule_id], "covered_by")
            read.faults.append(Fault(path, "covered-in-a-circle", what, "bind one of the rules in the circle"))


def values_in_force(read: Read, edition: Edition) -> None:
    """Give the edition the named values of its rules. Two rules may not set one name differently."""
    edition.numbers = read.numbers
    edition.functions = functions_of((*read.rules.values(), *read.gaps.values()))
    if any(name not in read.numbers for rule, _, _ in edition.rules.values() for name in rule.numbers):
        return
    edition.name_values()
    for rule, _, _ in edition.rules.values():
        named = rule.binding.of if rule.binding is not None else None
        if isinstance(named, NamedValue) and edition.values[named.name][1] != rule.id:
            what = f'in {edition.key} the value "{named.name}" is set by "{edition.values[named.name][1]}" already'
            path = (*read.paths[rule.id], "value", "name")
            read.faults.append(Fault(path, "value-twice", what, "give it another name"))
        for name, value in rule.numbers.items():
            said, by = edition.values[name]
            if said != value:
                what = f'in {edition.key} "{rule.id}" puts "{name}" at {value}, and "{by}" at {said}'
                path = ("boxes", f"{edition.key}/box") if edition.own else (*read.paths[rule.id], "numbers", name)
                read.faults.append(
                    Fault(
                        path,
                        "value-twice",
                        what,
                        "one sheet states one number: mend one, or state it under [values]"
                        if edition.own
                        else "mend one of the two",
                    )
                )


def fill(read: Read) -> None:
    """Give every edition its rules, open points and contradictions."""
    for edition in read.editions.values():
        key = edition.key
        own = {rule.id: Cited(rule, rule.cite[key], "") for rule in read.rules.values() if key in rule.cite}
        borrowed = _borrowed(read, edition, own) if edition.borrow else {}
        edition.rules = {
            rule_id: own.get(rule_id) or borrowed[rule_id]
            for rule_id in read.rules
            if rule_id in own or rule_id in borrowed
        }
        edition.shorts = {key: one.short for key, one in read.editions.items() if key in edition.borrow.values()}
        edition.gaps = {gap.id: gap for gap in read.gaps.values() if _gap_in(edition, gap)}
        edition.conflicts = tuple(conflict for conflict in read.conflicts.values() if _conflict_in(edition, conflict))


def _borrowed(read: Read, edition: Edition, own: dict[str, Cited]) -> dict[str, Cited]:
    """The rules it borrows: first those named one by one, then whole topics as far as they agree with the rest.

    Of a topic some rules are left out: those the edition says itself or differently, worked examples (they belong to
    their sheet), and rules that differ from one borrowed by its id.
    """
    path: Path = ("boxes", f"{edition.key}/box", "borrow") if edition.own else ("editions", edition.key, "borrow")
    taken: dict[str, Cited] = {}
    sound = {name: source for name, source in edition.borrow.items() if _is_sound(read, edition, name, source, path)}
    for name, source in sound.items():
        if name in read.rules and _may_take(read, own, taken, name, source, path):
            taken[name] = Cited(read.rules[name], read.rules[name].cite[source], source)
    named = dict(taken)
    for name, source in sound.items():
        if name not in read.rules:
            for rule in _of_topic(read, name, source):
                if edition.own and edition.key in rule.absent:
                    continue
                there = rule.id in own or rule.id in named
                if not there and not _against(rule, own) and not _against(rule, named):
                    taken[rule.id] = Cited(rule, rule.cite[source], source)
    return taken


def _of_topic(read: Read, topic: str, source: str) -> list[Rule]:
    return [rule for rule in read.rules.values() if rule.topic == topic and source in rule.cite and not rule.case]


def _speaks_of(read: Read, topic: str, source: str) -> bool:
    """Return True if a sheet says anything of a topic, or leaves anything open in it."""
    open_there = any(gap.topic == topic and source in gap.editions for gap in read.gaps.values())
    return open_there or bool(_of_topic(read, topic, source))


def _against(rule: Rule, others: dict[str, Cited]) -> str:
    """A rule among the others that says something else on the same point, or ""."""
    return next((other for other in rule.differs_from if other in others), "")


def _is_sound(read: Read, edition: Edition, name: str, source: str, path: Path) -> bool:
    """Return True if an edition may borrow this topic or rule from there."""
    topic = name.partition(".")[0]
    if source not in read.editions or source == edition.key or read.editions[source].borrow:
        borrows = source in read.editions and source != edition.key
        what = f'"{source}" borrows itself: nothing is borrowed from it' if borrows else f'no lender is "{source}"'
        lenders = ", ".join(key for key, lender in read.editions.items() if not lender.borrow)
        fault = Fault((*path, name), "unknown-lender", what, f"borrow from one of: {lenders}")
    elif name not in read.topics and name not in read.rules:
        what, remedy = f'"{name}" is neither a topic nor a rule', remedy_for(name, (*read.topics, *read.rules))
        fault = Fault((*path, name), "unknown-rule", what, remedy, on_key=True)
    elif topic in edition.keeps:
        what = f'the sheet still has its own section "{topic}"'
        fault = Fault((*path, name), "borrows-what-it-has", what, "take it out of [borrow]", on_key=True)
    elif name in read.topics and not _speaks_of(read, name, source):
        what = f'{source} says nothing under "{name}"'
        fault = Fault((*path, name), "nothing-to-borrow", what, "borrow it from another edition", on_key=True)
    else:
        return True
    read.faults.append(fault)
    return False


def _may_take(
    read: Read, own: dict[str, Cited], taken: dict[str, Cited], rule_id: str, source: str, path: Path
) -> bool:
    """Return True if a rule named by its id can be taken from there, beside what is there already."""
    rule = read.rules[rule_id]
    against = _against(rule, own) or _against(rule, taken)
    if source not in rule.cite:
        code, what, remedy = "nothing-to-borrow", f"{source} does not say this", "borrow it from one that does"
    elif rule_id in own:
        code, what, remedy = "borrows-what-it-has", "the sheet says this itself", "take it out of [borrow]"
    elif against:
        code, what, remedy = "borrows-against-itself", f'this differs from "{against}"', "borrow only one of the two"
    else:
        return True
    read.faults.append(Fault((*path, rule_id), code, what, remedy, on_key=True))
    return False


def _lent(edition: Edition, rule_id: str) -> str:
    cited = edition.rules.get(rule_id)
    return cited.borrowed_from if cited is not None else ""


def _gap_in(edition: Edition, gap: Gap) -> bool:
    """An open point is open where the sheet leaves it open, and travels with a borrowed topic or rule."""
    if edition.key in gap.editions or not edition.borrow:
        return edition.key in gap.editions
    if any(edition.has(rule_id) for rule_id in gap.closed_by):
        return False
    if edition.borrow.get(gap.topic) in gap.editions:
        return True
    return gap.topic not in edition.keeps and any(_lent(edition, hint) in gap.editions for hint in gap.hints)


def _conflict_in(edition: Edition, conflict: Conflict) -> bool:
    """A contradiction travels when both its sides do, one of them at least borrowed from where it stands."""
    if edition.key in conflict.editions or not edition.borrow:
        return edition.key in conflict.editions
    both = all(any(edition.has(rule_id) for rule_id in side) for side in conflict.between)
    return both and any(_lent(edition, rule_id) in conflict.editions for side in conflict.between for rule_id in side)


class BoxTables(NamedTuple):
    """What the files of a box tell: box.toml, its rules by topic, and whether it has cards."""

    tables: Mapping[str, Toml]
    rules: Mapping[str, Mapping[str, Toml]]
    has_cards: bool


def build(
    topics: Mapping[str, Mapping[str, Toml]],
    editions: Mapping[str, Mapping[str, Toml]],
    boxes: Mapping[str, BoxTables] | None = None,
) -> tuple[Rulebook, tuple[Fault, ...]]:
    """The rulebook from these tables by name of file, and every fault found. Use it only if there is no fault.

    ``boxes``: a person's own, by key.
    """
    read = Read()
    for name in sorted(topics, key=_topic_order):
        if name not in TOPICS:
            what = f'"{name}" is no topic'
            read.faults.append(Fault(("topics", name), "unknown-topic", what, "name the file after a topic"))
        read_topic(read, name, topics[name])
    for name in editions:
        read_edition(read, name, editions[name])
    for key, box in (boxes or {}).items():
        read_box(read, key, box.tables, box.has_cards)
    for key, box in (boxes or {}).items():
        if key in read.editions and read.editions[key].own:
            for topic in sorted(box.rules, key=_topic_order):
                read_rules(read, key, topic, box.rules[topic])
    read.editions = dict(sorted(read.editions.items(), key=lambda held: (held[1].order, held[0])))
    check(read)
    fill(read)
    for edition in read.editions.values():
        values_in_force(read, edition)
        if edition.own and not read.faults:
            check_box(read, edition)
    book = Rulebook(
        tuple(read.topics), read.rules, read.gaps, read.conflicts, read.editions, read.unspoken, read.numbers
    )
    return book, tuple(dict.fromkeys(read.faults))


def _topic_order(topic: str) -> tuple[int, str]:
    return (TOPICS.index(topic) if topic in TOPICS else len(TOPICS), topic)
