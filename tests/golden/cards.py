"""What munch says of every printed card, in full and in short: a block for each card of a set; and of cards as somebody
might rewrite them, what it refuses, too.
"""

from munch_cli.files.cards import load_catalogue
from munch_cli.language.card import bad_stuff, brief, card_lines, in_brackets
from munch_cli.rulebook.book import Fault
from munch_cli.table.cards import Card

from ..play.rewritten import Try, tries

REWRITTEN = "-rewritten"


def told(part: str) -> str:
    """What is said now of a set's cards, or of those of a box as they were rewritten."""
    if part.endswith(REWRITTEN):
        return "\n".join(map(_tried, tries(part.removesuffix(REWRITTEN), 0)))
    return "\n".join(map(_told, load_catalogue((part,)).values()))


def _told(card: Card) -> str:
    lines = [*card_lines(card), f"in short: {in_brackets(card.name, card)}; {brief(card)}; {bad_stuff(card)}"]
    return "".join(f"{line}\n" for line in lines)


def _tried(one: Try) -> str:
    return told_of(one.read, one.faults, f"{one.card.name}, ")


def told_of(read: list[Card], faults: list[Fault], lead: str = "") -> str:
    """What is wrong with a card that was rewritten, each line led by its name, or what it says."""
    wrong = [f"{fault.code} {'.'.join(map(str, fault.path[2:]))}: {fault.what} ({fault.remedy})" for fault in faults]
    return "".join(f"{lead}{line}\n" for line in wrong) or _told(read[0])
