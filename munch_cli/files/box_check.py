"""What munch check tells of a box of one's own: what it is, what nothing carries out, what cannot be dealt."""

import os
from functools import partial

from munch_cli.files import boxes
from munch_cli.files.boards import catalogue_of
from munch_cli.files.cards import load_catalogue
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.toml import read_toml
from munch_cli.rulebook.book import Edition, Rule
from munch_cli.table.cards import Catalogue

REMEDY = "say what carries it: cards = …, covered_by = […], or prose = why there is nothing to carry out"


def findings(folder: str) -> tuple[list[str], list[Problem]]:
    """What a box at hand is, in lines, and what is to be mended in it; raises ``Problems`` if it cannot be read."""
    key = os.path.basename(os.path.abspath(folder))
    unreadable: list[Problem] = []
    for read in (load_rulebook, partial(load_catalogue, (key,) if boxes.card_files(folder) else ())):
        try:
            read()
        except Problems as amiss:
            unreadable += amiss.problems
    if unreadable:
        raise Problems(unreadable)
    book = load_rulebook()
    edition = book.editions[key]
    said = [rule_id for rule_id, cited in edition.rules.items() if not cited.borrowed_from]
    added = [book.rules[rule_id] for rule_id in said if set(book.rules[rule_id].cite) == {key}]
    problems = [_unbound(folder, rule) for rule in added if rule.binding is None]
    spoken = {book.rules[rule_id].topic for rule_id in edition.rules}
    silent = [topic for topic in book.topics if topic not in spoken]
    catalogue = catalogue_of(edition)
    decks = {deck: _dealt(catalogue, edition, deck) for deck in ("door", "treasure")}
    lines = [
        f"{edition.short}: {len(said)} rules of its own sheet ({len(added)} of them new), "
        f"{len(edition.rules) - len(said)} borrowed; {decks['door']} Door cards, {decks['treasure']} Treasure cards",
    ]
    if silent:
        lines.append(f"nothing is said or borrowed of: {', '.join(silent)}")
    for deck, count in decks.items():
        if not count:
            what = f"no {deck.title()} card of this box can be dealt"
            problems.append(Problem(os.path.join(folder, boxes.SHEET), 0, 0, "no-deck", what, "name sets = […]"))
    for card in catalogue.values():
        if card.set == key and card.unknown:
            what = f'of "{card.name}" is not known: {", ".join(sorted(card.unknown))}'
            problems.append(Problem(folder, 0, 0, "not-dealt", what, "it is not dealt before that is told"))
    return lines, problems


def _unbound(folder: str, rule: Rule) -> Problem:
    """A new rule of the box that nothing carries out."""
    file = read_toml(boxes.rule_files(folder)[rule.topic])
    tables = file.tables.get("adds", [])
    told = tables if isinstance(tables, list) else []
    place = next(n for n, table in enumerate(told) if isinstance(table, dict) and table.get("id") == rule.id)
    return file.problem(("adds", place, "id"), "rule-unbound", f'nothing carries out "{rule.id}"', REMEDY)


def _dealt(catalogue: Catalogue, edition: Edition, deck: str) -> int:
    """How many cards of a deck a game in this box is dealt from."""
    cards = (card for card in catalogue.values() if card.set in edition.sets and card.deck == deck)
    return sum(card.copies for card in cards if not card.unknown and not card.unmodelled)
