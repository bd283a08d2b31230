"""A rulesheet in its own order: its sections, their paragraphs, and the rules that stand in each."""

import re
from collections.abc import Iterator

from munch_cli.rulebook.book import Edition, Gap, Rule
from munch_cli.table.typed import NamedTuple

_PAGE = re.compile(r" \(p\. (\d+)\)")
_PLACE = re.compile(r", (?=(?:pars?\.|item) \d)")
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


def _order(part: str) -> tuple[int, str]:
    number = _NUMBER.search(part)
    return (int(number[0]) if number else 0, part)


def _left_open(edition: Edition, rules: set[str]) -> Iterator[Gap]:
    """The open points whose first hint on this sheet stands here."""
    for gap in edition.gaps.values():
        if next((hint for hint in gap.hints if edition.has(hint)), "") in rules:
            yield gap
