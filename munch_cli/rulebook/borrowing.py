"""What is in force in an edition: what its own sheet says, and what it borrows for the sections it has lost."""

from munch_cli.rulebook.book import Cited, Conflict, Edition, Fault, Gap, Path, Rule
from munch_cli.rulebook.reading import Read
from munch_cli.table.nearest import nearest


def fill(read: Read) -> None:
    """Gives every edition its rules, open points and contradictions."""
    for edition in read.editions.values():
        key = edition.key
        own = {rule.id: Cited(rule, rule.cite[key], "") for rule in read.rules.values() if key in rule.cite}
        borrowed = _borrowed(read, edition, own) if edition.borrow else {}
        edition.rules = {
            rule_id: own.get(rule_id) or borrowed[rule_id]
            for rule_id in read.rules
            if rule_id in own or rule_id in borrowed
        }
        edition.shorts = {key: read.editions[key].short for key in _sources(read, edition)}
        edition.gaps = {gap.id: gap for gap in read.gaps.values() if _gap_in(edition, gap)}
        edition.conflicts = tuple(conflict for conflict in read.conflicts.values() if _conflict_in(edition, conflict))


def _sources(read: Read, edition: Edition) -> tuple[str, ...]:
    return tuple(key for key in read.editions if key in edition.borrow.values())


def _borrowed(read: Read, edition: Edition, own: dict[str, Cited]) -> dict[str, Cited]:
    """The rules it borrows: those named one by one first, then whole topics, as far as they agree with the rest.

    A topic leaves behind what the edition says itself or says otherwise, worked examples (they belong to their sheet),
    and what differs from a rule that was borrowed by its id.
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
    """Whether a sheet says anything of a topic, or leaves anything open in it."""
    open_there = any(gap.topic == topic and source in gap.editions for gap in read.gaps.values())
    return open_there or bool(_of_topic(read, topic, source))


def _against(rule: Rule, others: dict[str, Cited]) -> str:
    """A rule among the others that says something else on the same point, or ""."""
    return next((other for other in rule.differs_from if other in others), "")


def _is_sound(read: Read, edition: Edition, name: str, source: str, path: Path) -> bool:
    """Whether an edition may borrow this topic or rule from there."""
    topic = name.partition(".")[0]
    if source not in read.editions or source == edition.key or read.editions[source].borrow:
        what = f'"{source}" is no edition to borrow from'
        lenders = ", ".join(key for key, lender in read.editions.items() if not lender.borrow)
        fault = Fault((*path, name), "unknown-lender", what, f"borrow from one of: {lenders}")
    elif name not in read.topics and name not in read.rules:
        what, remedy = f'"{name}" is neither a topic nor a rule', _near(name, (*read.topics, *read.rules))
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


def _near(name: str, known: tuple[str, ...]) -> str:
    near = nearest(name, known, 1)
    return f'did you mean "{near[0]}"?' if near else "check the spelling"


def _may_take(
    read: Read, own: dict[str, Cited], taken: dict[str, Cited], rule_id: str, source: str, path: Path
) -> bool:
    """Whether a rule named by its id can be taken from there, beside what is there already."""
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
