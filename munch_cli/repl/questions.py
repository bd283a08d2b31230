"""Lines that are no sentence of the table: questions about the rules in general, and cards of any box."""

from __future__ import annotations

from munch_cli.arbiter.answering import Cards
from munch_cli.engine.table import Table
from munch_cli.language.answers import AboutCard, Asked
from munch_cli.language.parse import parse
from munch_cli.repl.talk import NOTHING, Heard
from munch_cli.show.look import Look
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.saying import listed


def every_card() -> Catalogue:
    """The cards of all boxes."""
    from munch_cli.files.cards import every_set, load_catalogue

    return load_catalogue(every_set())


def other_box(name: str, table: Table | None) -> str:
    """A word on a card that is not on this table but in another box; "" if there is none of the name."""
    from munch_cli.table.names import NotFound, find_card

    found = find_card(every_card(), name) if name.strip() else NotFound(())
    cards = () if isinstance(found, NotFound) else (found,) if isinstance(found, Card) else found.cards
    if not cards or (table is not None and any(card.id in table.catalogue for card in cards)):
        return ""
    boxes = listed(list(dict.fromkeys(card.set for card in cards)), "or")
    return f"{cards[0].name} is a card of another box ({boxes}), which is not on this table."


SURE = 0.45
"""What fits a question so well answers it, whatever else it may mean."""
SURE_ON_A_BOARD = 0.55
"""The same where cards lie on the table."""
OF_A_BOARD = 0.6
"""The same there for a line that points at somebody or something, or is no question: most are about the board."""
BEYOND_DOUBT = 0.85
"""What fits so well is meant, even if the line could also be about this board."""
POINTING = frozenset(["player", "it", "this", "that", "he", "she", "they", "him", "her", "his", "their"])
"""Words that point at somebody or something at the table."""
LEAST_WORDS = 2
"""A question with such a word is one about the rules only if at least so many other words say what it is about."""


def general(text: str, table: Table | None, look: Look, sure: float = 0.0, if_short: float = 0.0) -> Heard | None:
    """What the sheet (any sheet, if no table is open) says to a question about the rules; None for any other line.

    A line that names somebody who sits there is about this board, and none of these. ``sure``: how well the answer has
    to fit; what no sheet speaks of is known for sure. ``if_short``: the same where the line lacks the form of a
    question; 0, if it must have it.
    """
    from munch_cli.arbiter.lookup import found_lines, is_about_rules, look_up, may_be_about_rules

    seated = () if table is None else tuple(player.name for player in table.state.players)
    if not is_about_rules(text, seated):
        if not if_short or not may_be_about_rules(text, seated):
            return None
        sure = if_short
    found = look_up(text, table.law.edition if table is not None else None)
    is_unspoken = any(one.unspoken for one in found)
    if sure and not is_unspoken and not any(one.hits and one.hits[0][0] >= sure for one in found):
        return None
    lines = tuple(line for one in found for line in found_lines(one, look))
    return Heard(lines, "" if any(one.hits for one in found) else "silent")


def general_on_a_board(text: str, table: Table, look: Look, has_other_sense: bool = False) -> Heard | None:
    """The same where cards lie on the table, at which most lines point.

    ``has_other_sense``: the line may be about this board, too; then it is one about the rules only beyond doubt.
    """
    from munch_cli.arbiter.lookup import ASKING, content_of

    is_pointing = not POINTING.isdisjoint(text.casefold().replace("is it ", "").split())
    telling = [word for term in content_of(text) if term not in ASKING for word in term.split()]
    is_bare = len(telling) < LEAST_WORDS
    if (is_bare or has_other_sense) and (is_pointing or (is_bare and has_other_sense)):
        return None
    if has_other_sense:
        return general(text, table, look, BEYOND_DOUBT)
    if is_pointing:
        return general(text, table, look, OF_A_BOARD)
    return general(text, table, look, SURE_ON_A_BOARD, if_short=OF_A_BOARD)


def card_of_any_box(text: str, look: Look) -> list[str]:
    """What is known of the card that ``card …`` asks about, whichever box it is in; nothing for other lines.

    The beginning of a name, or of a word of it, will do where no other card begins so.
    """
    if not text.casefold().startswith("card "):
        return []
    everything = every_card()
    answer = parse(text, NOTHING, everything)
    if isinstance(answer, Asked) and isinstance(answer.question, AboutCard):
        return Cards(tuple(everything[card] for card in answer.question.cards)).lines(look)
    begun = f" {' '.join(text.casefold().split()[1:])}"
    meant = [card for card in everything.values() if begun in f" {card.name.casefold()}"]
    return Cards(tuple(meant)).lines(look) if len({card.name for card in meant}) == 1 else []
