"""What the search of the site looks through: rules, open points, contradictions and cards, with players' questions."""

from collections.abc import Iterator

from munch_cli.rulebook.book import Conflict, Gap, Rulebook
from munch_cli.rulebook.wording import STOP, stem, words_of
from munch_cli.show.card import card_lines, shown_name
from munch_cli.show.rules import said_of
from munch_cli.site.linking import Addresses
from munch_cli.table.cards import Catalogue
from munch_cli.table.plain import Json


def search_rows(book: Rulebook, catalogue: Catalogue, addresses: Addresses) -> Iterator[list[Json]]:
    """A row for everything that can be found: kind, id, title, text, questions, keys of the boxes, address."""
    for rule in book.rules.values():
        boxes = [key for key, edition in book.editions.items() if edition.has(rule.id)]
        more = " ".join((rule.note, rule.case, " ".join(rule.names_cards))).strip()
        yield ["rule", rule.id, rule.says, more, _told_apart(rule.asked), list(boxes), addresses.entry(rule.id)]
    open_points: list[Gap | Conflict] = [*book.gaps.values(), *book.conflicts.values()]
    for entry in open_points:
        boxes = [key for key, edition in book.editions.items() if edition.knows(entry.id)]
        yield [*_open_point(entry, book), _told_apart(entry.asked), list(boxes), addresses.entry(entry.id)]
    for card in catalogue.values():
        if not card.stand_in:
            boxes = [key for key, edition in book.editions.items() if card.set in edition.sets]
            what = " · ".join(line.strip() for line in card_lines(card)[1:] if not _is_about_sources(line))
            yield ["card", card.id, shown_name(card), what, list(card.also), list(boxes), addresses.card(card)]


def _told_apart(asked: tuple[str, ...]) -> list[Json]:
    """The questions without those whose telling words all stand in another: they find nothing more."""
    words = [frozenset(stem(word) for word in words_of(question) if word not in STOP) for question in asked]
    return [
        question
        for place, question in enumerate(asked)
        if not any(words[place] < more or (words[place] == more and at < place) for at, more in enumerate(words))
    ]


def _open_point(entry: Gap | Conflict, book: Rulebook) -> list[Json]:
    if isinstance(entry, Gap):
        return ["open", entry.id, entry.asks, " ".join(entry.says.values())]
    return ["conflict", entry.id, entry.note, said_of(entry, book)]


def _is_about_sources(line: str) -> bool:
    return line.strip().startswith(("source:", "note:", "not known:", "in doubt:", "our choice", "older printings:"))
