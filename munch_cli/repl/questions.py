"""Lines that are no sentence of the table: questions about the rules in general, and cards of any box."""

from __future__ import annotations

import re
from collections.abc import Sequence

from munch_cli.arbiter.answering import Cards
from munch_cli.arbiter.lookup import Found
from munch_cli.engine.table import Table
from munch_cli.language.answers import AboutCard, Asked
from munch_cli.language.parse import parse
from munch_cli.repl.talk import NOTHING, Heard
from munch_cli.rulebook.wording import content_of, words_of
from munch_cli.show.answers import lines_of
from munch_cli.show.look import Look
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.saying import listed
from munch_cli.table.typed import NamedTuple


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


AHEAD = 0.2
"""By how much a rule must be ahead of what a line can mean on this board."""
BARE = 0.2
"""What can be read into a line about a table on which nothing lies explains no more of it."""
TERSE = 0.5
"""So near a few words must come to a question that players ask, where nobody has laid anything yet; and any question
to be told beside what was not understood."""
BESIDE_CHOICES = 0.42
"""So near has to come a question that is asked back, for a rule to be told before the choices."""
HERE = 0.7
"""The same on a board, for a line without the form of a question, that points at something, or names somebody or a
card: most of those are about the board."""
ASKED_HERE = 0.6
"""The same on a board, for any other question."""
NAMED = 0.75
"""The same for the very words of a question that names somebody here, or a card."""
OF_SOMEBODY = 0.69
"""The same for such a question without the names."""
VERY = 0.98
"""So near to what players ask of a rule, a question on a board is about the rules, whomever it names."""
OURS = 0.86
"""So near has to come a question with a word that may be said of who sits there."""
SHOWING = frozenset(["this", "that", "these", "those"])
POINTING = SHOWING | {"he", "she", "they", "him", "her", "his", "them", "their", "it"}
"""Words that point at somebody or something at the table."""
_IMPERSONAL = re.compile(
    r"\b(?:is|isn't|was|be|does) it (?=(?:allowed|legal|illegal|ok|okay|fair|possible|matter|true)\b)"
)
_SUPPOSING = re.compile(r"^(?:(?:ok|so|and|but)\s+)*(?:what\s+)?if (?:i|we|you)\b")
_TELLING = re.compile(r"^(?:don't|do not)\b")
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+")
_FOLLOWING = re.compile(r"^(?:(?:and|so|but|or)\b|(?:what|how) about\b)")


def general(
    text: str,
    table: Table | None,
    look: Look,
    explained: float = 0.0,
    least: float = 0.0,
    of_somebody: bool = False,
) -> Heard | None:
    """What the sheet (any sheet, if no table is open) says to a question about the rules; None for any other line.

    ``explained``: how much of the line is explained by the best that it can mean on this board, from 0 to 1. It is
    about the rules if it comes clearly nearer than that to a question that players ask of a rule. A line that names a
    player who sits there, or that points at something and means something on this board, is about the board.
    ``least``: how near it has to come at any rate. ``of_somebody``: True if it was asked about a player by name.
    """
    from munch_cli.arbiter.lookup import asks, is_about_rules, look_up, may_be_about_rules, nearness

    seated = () if table is None else tuple(player.name for player in table.state.players)
    has_form = is_about_rules(text, seated)
    if not has_form and not (seated and not explained and may_be_about_rules(text, seated)):
        return None
    found = look_up(text, table.law.edition if table is not None else None)
    near = nearness(text, found)
    least = max(least, explained + AHEAD if explained else 0.0, 0.0 if has_form else TERSE)
    if table is not None and not is_bare(table):
        is_why, points = text.casefold().startswith("why"), is_about_this(text)
        if points and (explained or is_why or not asks(text) or _FOLLOWING.match(text.casefold())):
            return None
        least = max(least, HERE if points or is_why or not has_form else ASKED_HERE)
    if least and near <= least:
        return None
    names = {word for name in seated for word in words_of(name)}
    of_somebody |= not names.isdisjoint(words_of(text))
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
    """The rule that comes nearest to a question on a board. ``whole``: with those beside it."""

    alone: Heard
    whole: Heard


def nearest_rule(text: str, table: Table, look: Look, least: float = TERSE) -> Nearest | None:
    """Return the rule or open point that comes nearest to a question on a board, be it asked of somebody.

    The question is looked up as it was typed and without names, whole and without what was told before it.
    ``least``: how near it has to come. None if nothing does, and other boxes have nothing either.
    """
    from munch_cli.arbiter.lookup import asks, look_up, nearness
    from munch_cli.arbiter.understanding import asked_in_general
    from munch_cli.files.rulebook import load_lexicon, load_rulebook
    from munch_cli.rulebook.book import Rule
    from munch_cli.show.rules import NEAREST, answer_lines

    if is_bare(table) or not asks(text):
        return None
    typed = dict.fromkeys((text, *(part for part in _SENTENCE_ENDS.split(text) if part.endswith("?"))))
    asked = [way for one in typed for way in (one, asked_in_general(table, one, load_lexicon()).question)]
    found = [look_up(question, table.law.edition) for question in asked]
    near, best = max(((nearness(*one), one[1]) for one in zip(asked, found, strict=True)), key=lambda one: one[0])
    one = next((one for one in best if one.hits), None)
    if near <= least or one is None:
        said = best if near > least else found[0]
        told = _told(said, look, of_somebody=True, points=False)
        return Nearest(told, told) if all(one.unspoken or one.elsewhere is not None for one in said) else None
    entry = one.hits[0][1]
    is_rule = isinstance(entry, Rule)
    begins = ("In general: " if is_rule else "") if one.is_sure else NEAREST[not is_rule]
    alone = Heard(tuple(answer_lines(entry, one.box, load_rulebook(), look, begins)), cites=(entry.id,))
    return Nearest(alone, _told(best, look, of_somebody=True, points=is_about_this(text)))


def is_of_the_rules(text: str, table: Table) -> bool:
    """Return True if a question that the sheet answers is surely about the rules, and not about what lies here.

    It asks for several things at once, comes very near to what players ask, or neither names anybody nor points.
    """
    from munch_cli.arbiter.lookup import asks, look_up, nearness
    from munch_cli.files.rulebook import load_lexicon

    if is_bare(table):
        return True
    told = load_lexicon().words
    words = {word.partition("'")[0] for word in words_of(text)}
    near = nearness(text, look_up(text, table.law.edition))
    if not told["several at once"].isdisjoint(words) and near > NAMED and not is_about_this(text):
        return True
    names = {word for player in table.state.players for word in words_of(player.name)}
    points = is_about_this(text) or not words.isdisjoint(names)
    least = 0.0 if not asks(text) else NAMED if words.isdisjoint(told["of who sits there"]) else OURS
    return near >= VERY or (not points and near >= least)


def is_about_this(text: str) -> bool:
    """Return True if a line points at a player or thing without a name, or refers to an earlier line."""
    line = text.casefold()
    words = {word.partition("'")[0] for word in words_of(_IMPERSONAL.sub("", line))}
    if not POINTING.isdisjoint(words) or _TELLING.match(line) or _SUPPOSING.match(line):
        return True
    return bool(_FOLLOWING.match(line)) and len(content_of(line)) < 2


def is_bare(table: Table) -> bool:
    """Return True if nothing is laid on the table yet but people: what is asked there is asked about the rules."""
    state = table.state
    return not state.cards and table.fight is None and all(player.level == 1 for player in state.players)


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
