"""Ids as people read them: the sheet, its heading and paragraph; the card; the open point and who decides it."""

from munch_cli.rulebook.book import Edition, Gap
from munch_cli.show.facts import FACTS
from munch_cli.table.cards import Catalogue
from munch_cli.table.ids import CardId
from munch_cli.table.saying import listed


def source(id: str, edition: Edition, catalogue: Catalogue) -> str:
    """Where an id comes from: "Munchkin Bites! 1.6, Combat (p. 2), par. 1", or the card it is printed on."""
    if edition.has(id):
        return edition.cite(id)
    if id in edition.gaps:
        return f"{edition.short} leaves this open; the owner of the game decides"
    if id.startswith("card."):
        card = catalogue.get(CardId(id.removeprefix("card.")))
        return f"the card {card.name}{'*' if card.stand_in else ''} ({card.set})" if card else "a card"
    if id.startswith("conflict."):
        return f"{edition.short} says both; the owner of the game decides"
    return "a fact of the table" if id.startswith("table.") else ""


def says(id: str, edition: Edition, catalogue: Catalogue) -> str:
    """What an id says, in our words, beginning small and without a final dot."""
    if edition.has(id):
        return _small(edition.rules[id].rule.says)
    if id in edition.gaps:
        return f"the sheet does not say: {_small(edition.gaps[id].asks)}"
    if id.startswith("card."):
        card = catalogue.get(CardId(id.removeprefix("card.")))
        return "" if card is None else _small(card.says) if card.says else f"{card.name} says so"
    if id.startswith("conflict."):
        return next((_sides(edition, conflict.between) for conflict in edition.conflicts if conflict.id == id), "")
    return FACTS.get(id, "")


def readings(gap: Gap, leaning: str) -> str:
    """The ways in which an open point can be read, and the one that play goes on with."""
    others = [reading for reading in gap.readings if reading != leaning]
    return f"play goes on with {leaning!r} (or: {listed(others, 'or')})" if others else f"play goes on with {leaning!r}"


def _sides(edition: Edition, between: tuple[tuple[str, ...], ...]) -> str:
    sides = ["; ".join(_small(edition.rules[id].rule.says) for id in side if edition.has(id)) for side in between]
    return "; but ".join(side for side in sides if side)


NAMES = ("Super Munchkin", "Wandering Monster", "Bad Stuff", "Bilingual", "Half-Breed")
"""Names of several words with which a rule may begin."""


def _small(text: str) -> str:
    """A sentence as it continues another: beginning small, unless it begins with a name, and without its dot."""
    first = text.split(" ", 1)[0]
    if text.startswith(NAMES):
        return text.rstrip(".")
    if (text[:1].isupper() and first[1:].islower()) or len(first) == 1:
        text = text[:1].lower() + text[1:]
    return text.rstrip(".")
