"""Lines that are no sentence of the table: questions about the rules in general, and cards of any box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from munch_cli.arbiter.answering import Cards
from munch_cli.arbiter.lookup import Found
from munch_cli.arbiter.rule_questions import (
    POINTING,
    SHOWING,
    TERSE,
    is_about_this,
    is_bare,
    rules_asked,
)
from munch_cli.engine.table import Table
from munch_cli.language.answers import AboutCard, Asked
from munch_cli.language.parse import parse
from munch_cli.repl.talk import NOTHING, Heard
from munch_cli.rulebook.wording import words_of
from munch_cli.show.answers import lines_of
from munch_cli.show.look import Look
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.saying import listed
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from munch_cli.arbiter.certainty import Taken
    from munch_cli.arbiter.clauses import Clauses


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


BESIDE_CHOICES = 0.3
"""So near has to come a question that is asked back, for a rule to be told before the choices."""
OF_SOMEBODY = 0.69
"""The same for such a question without the names."""
BARE = 0.2
"""What can be read into a line about a table on which nothing lies explains no more of it."""


def general(
    text: str,
    table: Table | None,
    look: Look,
    explained: float = 0.0,
    least: float = 0.0,
    of_somebody: bool = False,
) -> Heard | None:
    """What the sheet (any sheet, if no table is open) says to a question about the rules; None for any other line.

    ``explained``, ``least``: as in ``rules_asked``. ``of_somebody``: True if it was asked about a player by name.
    """
    found = rules_asked(text, table, explained, least)
    if found is None:
        return None
    names = () if table is None else [word for player in table.state.players for word in words_of(player.name)]
    of_somebody |= not set(names).isdisjoint(words_of(text))
    points = table is not None and not is_bare(table) and not POINTING.isdisjoint(words_of(text))
    return _told(found, look, of_somebody, points)


def _told(found: Sequence[Found], look: Look, of_somebody: bool, points: bool) -> Heard:
    """What was found for a question, in lines, and its word."""
    from munch_cli.show.rules import found_lines

    lines = tuple(line for one in found for line in found_lines(one, look, of_somebody, points))
    words = {one.word for one in found}
    ids = tuple(entry.id for one in found for _, entry in (*one.hits, *([one.elsewhere] if one.elsewhere else [])))
    return Heard(lines, next((word for word in ("no", "silent") if word in words), ""), cites=ids)


def general_of_somebody(question: str, table: Table, look: Look, of_kinds: tuple[str, ...] = ()) -> Heard | None:
    """What the sheet says to a question about somebody here, asked without the names; none of its words is strange to
    the sheet, and none shows a thing that lies there.

    ``of_kinds``: the same, asked of each kind that the player has; a rule about that kind goes first.
    """
    from munch_cli.arbiter.lookup import may_be_about_rules

    for one in of_kinds:
        if _is_of_a_kind(one, question, table) and (answer := general(one, table, look, least=TERSE, of_somebody=True)):
            return answer
    if not may_be_about_rules(question) or not SHOWING.isdisjoint(words_of(question)):
        return None
    return general(question, table, look, least=OF_SOMEBODY, of_somebody=True)


def _is_of_a_kind(question: str, plain: str, table: Table) -> bool:
    """Return True if a rule that names a kind of character is what answers a question about that kind."""
    from munch_cli.arbiter.lookup import look_up
    from munch_cli.rulebook.book import Rule

    kind = set(words_of(question)) - set(words_of(plain))
    best = [one.hits[0][1] for one in look_up(question, table.law.edition) if one.hits]
    return any(isinstance(entry, Rule) and not kind.isdisjoint(words_of(entry.says)) for entry in best)


class Nearest(NamedTuple):
    """The rule that comes nearest to a question on a board. ``whole``: with those beside it.

    ``nearness``: how near it comes, from 0 to 1. ``deed``: the question whether a player may do what is meant, surely
    (``is_sure``) or perhaps; or None. ``asks_leave``: the question asks whether somebody may do something.
    ``is_of_the_fight``: it does not, and no rule is sure, so that it may be about the sum of the fight that is on.
    """

    alone: Heard
    whole: Heard
    nearness: float
    deed: Taken | None = None
    is_sure: bool = False
    asks_leave: bool = False
    is_of_the_fight: bool = False


def nearest_rule(text: str, table: Table, look: Look, line: Clauses, least: float = TERSE) -> Nearest | None:
    """Return the rule or open point that comes nearest to a question on a board, be it asked of somebody.

    ``least``: how near it has to come. None if nothing does, and other boxes have nothing either.
    """
    from munch_cli.arbiter.lookup import asks
    from munch_cli.arbiter.near_rules import near_rules
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.rulebook.book import Rule
    from munch_cli.show.rules import NEAREST, answer_lines

    if is_bare(table) or not asks(text):
        return None
    near = near_rules(table, text, line.lexicon, line.context, line.eyes)
    one = near.found[0]
    if near.nearness <= least or not one.hits:
        told = _told(near.found, look, of_somebody=True, points=False)
        is_nothing = all(one.unspoken or one.elsewhere is not None for one in near.found)
        return Nearest(told, told, 1.0) if is_nothing else None
    entry = one.hits[0][1]
    is_rule = isinstance(entry, Rule)
    begins = ("In general: " if is_rule else "") if one.is_sure else NEAREST[not is_rule]
    alone = Heard(tuple(answer_lines(entry, one.box, load_rulebook(), look, begins)), cites=(entry.id,))
    whole = _told(near.found, look, of_somebody=True, points=is_about_this(text))
    is_of_the_fight = table.fight is not None and not near.asks_leave and not one.is_sure
    return Nearest(alone, whole, near.nearness, near.deed, near.is_sure, near.asks_leave, is_of_the_fight)


def card_of_any_box(text: str, look: Look) -> list[str]:
    """What is known of the card that ``card …`` asks about, whichever box it is in; nothing for other lines.

    The beginning of a name, or of a word of it, will do where no other card begins so.
    """
    if not text.casefold().startswith("card "):
        return []
    everything = every_card()
    answer = parse(text, NOTHING, everything)
    if isinstance(answer, Asked) and isinstance(answer.question, AboutCard):
        return lines_of(Cards(tuple(everything[card] for card in answer.question.cards)), look)
    begun = f" {' '.join(text.casefold().split()[1:])}"
    meant = [card for card in everything.values() if begun in f" {card.name.casefold()}"]
    return lines_of(Cards(tuple(meant)), look) if len({card.name for card in meant}) == 1 else []
