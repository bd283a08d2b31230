"""Questions that need no verdict of their own: why, why 13, why not, rule, card, ways, odds."""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.arbiter.answering import why_lines, why_not_lines
from munch_cli.arbiter.why import figure_lines, named_lines, named_values, totals
from munch_cli.engine.journal import moments
from munch_cli.engine.table import Table
from munch_cli.language.answers import (
    AboutCard,
    AboutRule,
    Asked,
    Compare,
    Odds,
    Question,
    Ways,
    WhatMay,
    Why,
    WhyHappened,
    WhyNot,
)
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.repl.talk import NOTHING, Heard, Talk
from munch_cli.show.look import Look, wrapped
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.saying import listed

NOTHING_ANSWERED = "nothing has been answered yet: ask may …?, or say what somebody does."
NOTHING_TO_COMPARE = "there is no ruling to compare yet: ask may …? first."


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


# ---- looking up


def looked_up(question: Question, table: Table | None, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """What is known of a rule or card, whatever lies on the table; nothing for other questions.

    ``eyes``: who asks, where hands are hidden; what they do not see is looked at by nothing that is reckoned here.
    """
    if isinstance(question, AboutRule):
        return rule_lines(question.words, table, look)
    if isinstance(question, AboutCard):
        return card_lines(question, table.catalogue if table is not None else every_card(), look)
    if isinstance(question, Ways) and table is not None:
        from munch_cli.arbiter.ways.ways import ways, ways_lines

        return ways_lines(ways(table, question.whom if question.whom >= 0 else None, eyes), look)
    if isinstance(question, Odds) and table is not None:
        from munch_cli.arbiter.odds.odds import odds, odds_lines

        asker = question.whom if question.whom >= 0 else None
        return odds_lines(odds(table, asker if eyes is None else eyes), look)
    if isinstance(question, WhatMay) and table is not None:
        from munch_cli.arbiter.legal import may_do_lines, who_acts

        seats = (question.whom,) if question.whom != NO_PLAYER else who_acts(table) if eyes is None else (eyes,)
        if eyes is not None and seats != (eyes,):
            name = table.state.players[seats[0]].name
            return wrapped(f"what {name} may do hangs on a hand that is hidden: {name} may ask.", look)
        return [line for seat in seats for line in may_do_lines(table, seat, look, eyes)]
    return []


def rule_lines(words: str, table: Table | None, look: Look) -> list[str]:
    """The rule of this id, else the rules that fit the words best."""
    from munch_cli.arbiter.lookup import found_lines, look_up
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.show.rules import entry_lines

    book = load_rulebook()
    entry = book.entry(words)
    if entry is not None:
        return entry_lines(entry, book, look)
    box = table.law.edition if table is not None else None
    return [line for found in look_up(words, box) for line in found_lines(found, look)]


SURE = 0.45
"""What fits a question so well answers it, whatever else it may mean."""
SURE_ON_A_BOARD = 0.55
"""The same where cards lie on the table."""
OF_A_BOARD = 0.65
"""The same there for a line that points at somebody or something, or is no question: most are about the board."""
BEYOND_DOUBT = 0.85
"""What fits so well is meant, even if the line could also be about this board."""
POINTING = frozenset(["player", "it", "this", "that", "he", "she", "they", "him", "her", "his", "their"])
"""Words that point at somebody or something at the table."""
LEAST_WORDS = 2
"""A question with such a word is one about the rules only if at least so many other words say what it is about."""


def general(text: str, table: Table | None, look: Look, sure: float = 0.0, may_be_short: bool = False) -> Heard | None:
    """What the sheet (any sheet, if no table is open) says to a question about the rules; None for any other line.

    A line that names somebody who sits there is about this board, and none of these. ``sure``: how well the answer has
    to fit; what no sheet speaks of is known for sure. ``may_be_short``: it may lack the form of a question.
    """
    from munch_cli.arbiter.lookup import found_lines, is_about_rules, look_up, may_be_about_rules

    seated = () if table is None else tuple(player.name for player in table.state.players)
    if not is_about_rules(text, seated):
        if not may_be_short or not may_be_about_rules(text, seated):
            return None
        sure = SURE
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
    from munch_cli.arbiter.lookup import ASKING, asks, content_of

    is_pointing = not POINTING.isdisjoint(text.casefold().replace("is it ", "").split())
    telling = [word for term in content_of(text) if term not in ASKING for word in term.split()]
    is_bare = len(telling) < LEAST_WORDS
    if (is_bare or has_other_sense) and (is_pointing or (is_bare and has_other_sense)):
        return None
    if has_other_sense:
        return general(text, table, look, BEYOND_DOUBT)
    return general(text, table, look, OF_A_BOARD if is_pointing or not asks(text) else SURE_ON_A_BOARD)


def card_of_any_box(text: str, look: Look) -> list[str]:
    """What is known of the card that ``card …`` asks about, whichever box it is in; nothing for other lines.

    The beginning of a name, or of a word of it, will do where no other card begins so.
    """
    if not text.casefold().startswith("card "):
        return []
    everything = every_card()
    answer = parse(text, NOTHING, everything)
    if isinstance(answer, Asked) and isinstance(answer.question, AboutCard):
        return card_lines(answer.question, everything, look)
    begun = f" {' '.join(text.casefold().split()[1:])}"
    meant = [card for card in everything.values() if begun in f" {card.name.casefold()}"]
    one_name = len({card.name for card in meant}) == 1
    return card_lines(AboutCard(tuple(card.id for card in meant)), everything, look) if one_name else []


def card_lines(question: AboutCard, catalogue: Catalogue, look: Look) -> list[str]:
    """Every printed card of the name."""
    from munch_cli.show.card import card_page

    return [line for card in question.cards for line in card_page(catalogue[card], look)]


# ---- why


def explained(question: Question, talk: Talk, table: Table) -> list[str]:
    """Why the last answer, or a figure, is so; why not; what the other sheets say."""
    if isinstance(question, Why) and question.number is not None:
        return why_number(question.number, talk, table)
    if isinstance(question, WhyHappened):
        return why_happened(question, talk, table)
    answered = talk.answered
    if answered is None:
        return wrapped(NOTHING_ANSWERED, talk.look, "", "  ")
    from munch_cli.files.rulebook import load_rulebook

    if isinstance(question, Compare):
        if not answered.is_within_reach:
            return wrapped(NOTHING_TO_COMPARE, talk.look, "", "  ")
        from munch_cli.arbiter.compare import compare_lines

        return compare_lines(answered.before, answered.last.command, load_rulebook(), talk.look)
    if isinstance(question, WhyNot):
        return why_not_lines(answered, load_rulebook(), talk.look)
    return why_lines(answered, load_rulebook(), talk.look, talk.eyes)


def why_happened(question: WhyHappened, talk: Talk, table: Table) -> list[str]:
    """Why something happened or did not, in what was said at this table and last imagined."""
    from munch_cli.arbiter.why import happening_lines

    past = []
    if talk.answered is not None and talk.answered.is_what_if:
        past += moments(talk.answered.table, talk.answered.outcomes)
    return happening_lines(question, past + talk.past, table, talk.look, talk.eyes)


# ---- why 13


def why_number(number: int, talk: Talk, table: Table) -> list[str]:
    """Which totals are that number, taken apart: on the table just imagined, as it lies, or as it last was so."""
    for when, here in _tables(talk, table):
        if lines := figure_lines(totals(here, number), here, talk.look):
            return [*(wrapped(when, talk.look) if when else ()), *lines]
    return named_lines(number, named_values(number, table), table, talk.look)


def _tables(talk: Talk, table: Table) -> Iterator[tuple[str, Table]]:
    """Where a figure may have been seen, the latest first, with a word on when that was."""
    if talk.answered is not None and talk.answered.is_what_if:
        yield "as it would be:", talk.answered.last.table
    yield "", table
    past = talk.past
    for before, outcome in past[1:]:
        yield f"after {say(outcome.command, before.state, before.catalogue, talk.eyes)}:", outcome.table
    if past:
        yield "at the beginning:", past[-1].before
