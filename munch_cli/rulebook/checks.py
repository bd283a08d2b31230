"""What must hold between the entries of the rulebook: every name known, nothing said twice, nothing in circles."""

from collections.abc import Iterable, Mapping

from munch_cli.rulebook.book import Edition, Fault, Named, Path, Rule
from munch_cli.rulebook.reading import Read
from munch_cli.table.nearest import nearest


def check(read: Read) -> None:
    """Adds a fault for everything that does not hold."""
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
    """An edition says a thing, or is silent on it, or has no such thing: one of the three."""
    seen = dict.fromkeys(rule.cite, "cited")
    for word, editions in (("silent", rule.silent), ("absent", rule.absent)):
        for number, edition in enumerate(editions):
            before = seen.setdefault(edition, word)
            if before != word:
                what = f'"{edition}" is both {before} and {word}'
                read.faults.append(Fault((*path, word, number), "edition-twice", what, "keep one of the two"))


def _known_numbers(read: Read, rule: Rule, path: Path) -> None:
    """Every number a rule states is declared, and within its bounds; every name in its words is a number it states."""
    for name, value in rule.numbers.items():
        number = read.numbers.get(name)
        at = (*path, "numbers", name)
        if number is None:
            near = nearest(name, read.numbers, 1)
            remedy = f'did you mean "{near[0]}"?' if near else "declare it under [[number]]"
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
            what, remedy = f'there is no edition "{key}"', _offer(key, read.editions)
            read.faults.append(Fault(at, "unknown-edition", what, remedy, on_key=keyed))


def _known_rules(read: Read, ids: Iterable[str], path: Path) -> None:
    for number, rule_id in enumerate(ids):
        if rule_id not in read.rules:
            what, remedy = f'there is no rule "{rule_id}"', _offer(rule_id, read.rules)
            read.faults.append(Fault((*path, number), "unknown-rule", what, remedy))


def _offer(word: str, known: Mapping[str, Rule] | Mapping[str, Edition]) -> str:
    near = nearest(word, known, 2)
    return "did you mean " + " or ".join(f'"{name}"' for name in near) + "?" if near else "check the spelling"


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
    """Gives the edition the named values of its rules; two rules may not set one name otherwise."""
    edition.numbers = read.numbers
    if any(name not in read.numbers for rule, _, _ in edition.rules.values() for name in rule.numbers):
        return
    edition.name_values()
    for rule, _, _ in edition.rules.values():
        named = rule.binding.of if rule.binding is not None else None
        if isinstance(named, Named) and edition.values[named.name][1] != rule.id:
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
