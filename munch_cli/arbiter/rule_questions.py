"""Questions about the rules that are asked at a table: whether a line is one, and what the sheet has on it."""

import re

from munch_cli.arbiter.lookup import Found, asks, is_about_rules, look_up, may_be_about_rules, nearness
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_lexicon
from munch_cli.rulebook.wording import content_of, words_of

AHEAD = 0.2
"""By how much a rule must be ahead of what a line can mean on this board."""
TERSE = 0.5
"""So near a few words must come to a question that players ask, where nobody has laid anything yet; and any question
to be told beside what was not understood."""
HERE = 0.7
"""The least nearness on a board, for a line without the form of a question that names or points at a player or card:
most such lines are about the board."""
ASKED_HERE = 0.6
"""The least nearness on a board, for any other question."""
NAMED = 0.75
"""The least nearness for a question that names a player or a card of the board."""
VERY = 0.98
"""So near to what players ask of a rule, a question on a board is about the rules, whomever it names."""
OURS = 0.86
"""So near has to come a question with a word that may be said of who sits there."""
SHOWING = frozenset(["this", "that", "these", "those"])
POINTING = SHOWING | {"he", "she", "they", "him", "her", "his", "them", "their", "it"}
"""Words that point at a player or a card of the table."""
_IMPERSONAL = re.compile(
    r"\b(?:is|isn't|was|be|does) it (?=(?:allowed|legal|illegal|ok|okay|fair|possible|matter|true)\b)"
)
_SUPPOSING = re.compile(r"^(?:(?:ok|so|and|but)\s+)*(?:what\s+)?if (?:i|we|you)\b")
_TELLING = re.compile(r"^(?:don't|do not)\b")
_FOLLOWING = re.compile(r"^(?:(?:and|so|but|or)\b|(?:what|how) about\b)")


def rules_asked(text: str, table: Table | None, explained: float = 0.0, least: float = 0.0) -> tuple[Found, ...] | None:
    """Return what the sheet (any sheet, if no table is open) has on a question about the rules; None for other lines.

    ``explained``: how much of the line is explained by the best that it can mean on this board, from 0 to 1. It is
    about the rules if it comes clearly nearer than that to a question that players ask of a rule. A line that names a
    player who sits there, or that points at something and means something on this board, is about the board.
    ``least``: how near it has to come at any rate.
    """
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
    return None if least and near <= least else found


def is_of_the_rules(text: str, table: Table) -> bool:
    """Return True if a question that the sheet answers is surely about the rules, and not about what lies here.

    It asks for several things at once, comes very near to what players ask, or neither names anybody nor points.
    """
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
