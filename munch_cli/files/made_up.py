"""A card made up in one line, read as a [[card]] of a file is; what is wrong points into the line."""

from munch_cli.files.cards import read_cards
from munch_cli.files.problems import Problem, Problems, did_you_mean
from munch_cli.language.made_up.facts import Raw
from munch_cli.language.made_up.line import CardLine, split_card_line
from munch_cli.language.made_up.reading import Facts, facts_of
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.names import OWN, folded

REMEDY = 'write facts with commas between them: card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard'
LINE = "card"
"""What messages call the line."""


def words_known(catalogue: Catalogue) -> tuple[frozenset[str], frozenset[str]]:
    """The tags and the keywords that cards on the table bear."""
    cards = catalogue.values()
    return (
        frozenset(tag for card in cards for tag in card.tags),
        frozenset(word for card in cards for word in card.keywords),
    )


def made_up(line: str, catalogue: Catalogue) -> tuple[Card, Raw]:
    """The card that a line makes up, and the [[card]] table that says the same.

    Raises ``Problems`` with all that is wrong.
    """
    split = split_card_line(line)
    if split is None:
        raise Problems([Problem(LINE, 1, 1, "not-understood", "this makes up no card", REMEDY, line)])
    facts = facts_of(split, *words_known(catalogue))
    problems = [
        _at(line, fact.at, len(fact.text), "unknown-word", what, did_you_mean(near) or REMEDY)
        for fact, what, near in facts.unread
    ]
    taken = [card for card in catalogue.values() if folded(card.name) == folded(split.name) and card.set != OWN]
    if taken:
        what = f'there is a card called "{taken[0].name}" in the box ({taken[0].set})'
        problems.append(_of_name(line, split, "card-twice", what, "give your card a name of its own"))
    cards, faults = read_cards({"card": [facts.raw]}, OWN, catalogue)
    for fault in faults:
        problems.append(_of_fault(line, split, facts, fault.path, fault.code, fault.what, fault.remedy))
    if problems or not cards:
        raise Problems(dict.fromkeys(problems))
    return cards[0], facts.raw


def _of_fault(
    line: str, split: CardLine, facts: Facts, path: tuple[str | int, ...], code: str, what: str, remedy: str
) -> Problem:
    """A problem of the card's table, at the fact that it came from."""
    field = next((str(part) for part in path[2:] if isinstance(part, str)), "")
    fact = facts.said.get(field)
    if code == "missing-key" and path[2:] == ():
        return _of_name(line, split, code, "it is not said what kind of card it is", "say item, monster, curse, …")
    if fact is None:
        return _of_name(line, split, code, what, _plainly(remedy))
    return _at(line, fact.at, len(fact.text), code, what, _plainly(remedy))


def _plainly(remedy: str) -> str:
    """A remedy, unless it speaks of keys of a table: a line has none."""
    return "" if "unknown = [" in remedy else remedy


def _of_name(line: str, split: CardLine, code: str, what: str, remedy: str) -> Problem:
    at = line.casefold().find(split.name.casefold())
    return _at(line, max(at, 0), len(split.name), code, what, remedy)


def _at(line: str, at: int, length: int, code: str, what: str, remedy: str) -> Problem:
    return Problem(LINE, 1, at + 1, code, what, remedy, line, length)


def with_card(catalogue: Catalogue, card: Card) -> Catalogue:
    """The cards of a table with one more."""
    return {**catalogue, card.id: card}
