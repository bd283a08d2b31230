"""The line that makes up a card, cut into the card's name and its facts as written, each with its column."""

import re

from munch_cli.table.records import NamedTuple

_LINE = re.compile(r"""\s*(?:an?\s+)?card\s+(?:"([^"]+)"|“([^”]+)”|([^:"“]+?))\s*:(.*)$""", re.IGNORECASE | re.DOTALL)
_FACT = re.compile(r"\s*\d{1,3}(?:,\d{3})+ ?g[^,;]*|[^,;]+", re.IGNORECASE)
"""A fact, which ends at a comma; but not at those in "1,000 gp", as the box has it."""


class CardLine(NamedTuple):
    """The name of a card, its facts as written, and the column at which they begin, counted from 0."""

    name: str
    facts: str
    at: int = 0


class Fact(NamedTuple):
    """One fact as written, and its column in the line, counted from 0."""

    text: str
    at: int


def split_card_line(text: str) -> CardLine | None:
    """The name and the facts of a line that makes up a card; None for other lines.

    >>> split_card_line('card "Big Stick": item, +3')
    CardLine(name='Big Stick', facts='item, +3', at=18)
    """
    found = _LINE.match(text)
    if found is None:
        return None
    name = " ".join((found[1] or found[2] or found[3]).split())
    facts = found[4].rstrip().rstrip(".").rstrip()
    return CardLine(name, facts.strip(), found.start(4) + len(facts) - len(facts.lstrip())) if name else None


def facts_in(line: CardLine) -> list[Fact]:
    """The facts between commas and semicolons."""
    facts = []
    for found in _FACT.finditer(line.facts):
        text = found.group().strip()
        if text:
            facts.append(Fact(text, line.at + found.start() + len(found.group()) - len(found.group().lstrip())))
    return facts


def straight(text: str) -> str:
    """The text with one kind of minus sign and single spaces, as the patterns of facts have them."""
    return " ".join(text.replace("−", "-").replace("–", "-").split())


def plain(text: str) -> str:
    """The text folded, for comparing it with words that are known.

    >>> plain("Wins_Ties")
    'wins ties'
    """
    return straight(text.casefold().replace("_", " "))
