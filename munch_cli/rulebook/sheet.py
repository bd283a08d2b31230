"""A rulesheet in its own order: sections, paragraphs and their rules; and what two editions do differently."""

import re
from collections.abc import Iterator
from typing import Literal, TypeAlias

from munch_cli.rulebook.book import Edition, Gap, Rule, Rulebook
from munch_cli.table.typed import NamedTuple

_PAGE = re.compile(r" \(p\. (\d+)\)")
_PLACE = re.compile(r", (?=(?:pars?\.|item) \d)")
_PARAGRAPH = re.compile(r"\b(par|item)[a-z]*\.? *(\d+)$", re.IGNORECASE)
_NUMBER = re.compile(r"\d+")


class Place(NamedTuple):
    """One place on a sheet. ``part``: "par. 2", "item 1", or "" for a whole section; ``page``: "" if it is not told."""

    section: str
    page: str
    part: str


class Paragraph(NamedTuple):
    """A paragraph of a sheet and its rules; ``part`` as in ``Place``."""

    part: str
    rules: tuple[Rule, ...]


class Section(NamedTuple):
    """A section of a sheet, with the points that it leaves open."""

    title: str
    page: str
    paragraphs: tuple[Paragraph, ...]
    gaps: tuple[Gap, ...]


def places_of(where: str) -> tuple[Place, ...]:
    """Return the places that a citation names.

    >>> places_of("Items (p. 4), par. 5; Combat (p. 2), par. 6")[1]
    Place(section='Combat', page='2', part='par. 6')
    """
    places = []
    for one in where.split("; "):
        heading, *part = _PLACE.split(one, maxsplit=1)
        page = _PAGE.search(heading)
        places.append(Place(_PAGE.sub("", heading), page[1] if page else "", part[0] if part else ""))
    return tuple(places)


def sections_of(edition: Edition, borrowed: bool = False) -> tuple[Section, ...]:
    """Return the sections of an edition's sheet in printed order; ``borrowed``: and behind them those it borrows."""
    held: dict[str, dict[str, list[Rule]]] = {title: {} for title in edition.sections}
    pages: dict[str, str] = {}
    for cited in edition.rules.values():
        for place in places_of(cited.where) if borrowed or not cited.borrowed_from else ():
            paragraph = held.setdefault(place.section, {}).setdefault(place.part, [])
            pages[place.section] = pages.get(place.section) or place.page
            paragraph.append(cited.rule)
    sections = []
    for title, parts in held.items():
        paragraphs = tuple(Paragraph(part, tuple(parts[part])) for part in sorted(parts, key=_order))
        inside = {rule.id for paragraph in paragraphs for rule in paragraph.rules}
        sections.append(Section(title, pages.get(title, ""), paragraphs, tuple(_left_open(edition, inside))))
    return tuple(section for section in sections if section.paragraphs)


def sections_named(words: str, edition: Edition) -> tuple[Section, ...]:
    """Return the sections whose headings hold the words; a paragraph behind them leaves only that one.

    "Combat, par. 3" is the third paragraph of the section called so, or else of those that hold the word.
    """
    found = _PARAGRAPH.search(words)
    title = (words[: found.start()] if found else words).strip(" ,").casefold()
    sections = [section for section in sections_of(edition) if title in section.title.casefold()]
    if found is None:
        return tuple(sections)
    exact = [section for section in sections if section.title.casefold() == title]
    kind, number = found[1].lower(), int(found[2])
    kept = []
    for section in exact or sections:
        there = tuple(one for one in section.paragraphs if one.part.startswith(kind) and number in _numbers(one.part))
        rules = {rule.id for paragraph in there for rule in paragraph.rules}
        kept.append(section._replace(paragraphs=there, gaps=tuple(_left_open(edition, rules))))
    return tuple(section for section in kept if section.paragraphs)


def is_place(words: str) -> bool:
    """Return True if the words name a paragraph: "Combat, par. 3"."""
    return _PARAGRAPH.search(words) is not None


def _numbers(part: str) -> range:
    """Return the numbers that a part such as "pars. 1-11" names."""
    named = [int(number) for number in _NUMBER.findall(part)]
    return range(min(named), max(named) + 1) if named else range(0)


def _order(part: str) -> tuple[int, str]:
    number = _NUMBER.search(part)
    return (int(number[0]) if number else 0, part)


def _left_open(edition: Edition, rules: set[str]) -> Iterator[Gap]:
    """The open points whose first hint on this sheet stands here."""
    for gap in edition.gaps.values():
        if next((hint for hint in gap.hints if edition.has(hint)), "") in rules:
            yield gap


Why: TypeAlias = Literal["differs", "silent", "absent", "otherwise", "unmentioned"]


class Difference(NamedTuple):
    """Rules of one edition against rules of the other, on the same point.

    ``why``: "differs" if both have rules. Else why one side has none: its sheet is silent, its box has no such thing,
    it comes to the same by other rules, or its sheet, if it is a person's own, does not mention it.
    """

    topic: str
    one: tuple[str, ...]
    other: tuple[str, ...]
    why: Why


def differences(rulebook: Rulebook, one: Edition, other: Edition) -> tuple[Difference, ...]:
    """Everything that is in force in only one of the two, paired where the two say different things.

    Worked examples are left out: an example belongs to its sheet.
    """
    only_one = _only(one, other)
    only_other = _only(other, one)
    found: list[Difference] = []
    done: set[str] = set()
    for rule_id in (rule_id for rule_id in rulebook.rules if rule_id in only_one or rule_id in only_other):
        if rule_id in done:
            continue
        together = _together(rulebook, rule_id, only_one, only_other)
        done |= together
        here = tuple(held for held in rulebook.rules if held in together and held in only_one)
        there = tuple(held for held in rulebook.rules if held in together and held in only_other)
        lacking = other if here else one
        why: Why = "differs" if here and there else _why(rulebook, rule_id, lacking)
        found.append(Difference(rulebook.rules[rule_id].topic, here, there, why))
    places = {topic: number for number, topic in enumerate(rulebook.topics)}
    return tuple(sorted(found, key=lambda difference: places[difference.topic]))


def _only(one: Edition, other: Edition) -> frozenset[str]:
    """The rules that only the one has, or that the two put in other words: one states another number, say."""
    return frozenset(
        rule_id
        for rule_id, cited in one.rules.items()
        if not cited.rule.case
        if not other.has(rule_id) or other.rules[rule_id].rule.says != cited.rule.says
    )


def _together(rulebook: Rulebook, rule_id: str, one: frozenset[str], other: frozenset[str]) -> set[str]:
    """The rules that hang together with this one by differing across the two editions."""
    reached = {rule_id}
    ahead = [rule_id]
    while ahead:
        here = ahead.pop()
        across = other if here in one else one
        for held in rulebook.rules[here].differs_from:
            if held in across and held not in reached:
                reached.add(held)
                ahead.append(held)
    return reached


def _why(rulebook: Rulebook, rule_id: str, lacking: Edition) -> Why:
    rule = rulebook.rules[rule_id]
    if lacking.key in rule.silent:
        return "silent"
    if lacking.key in rule.absent:
        return "absent"
    is_own = lacking.own or all(key in rulebook.editions and rulebook.editions[key].own for key in rule.cite)
    return "unmentioned" if is_own else "otherwise"
