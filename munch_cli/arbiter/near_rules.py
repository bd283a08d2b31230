"""The rules that come nearest to a question on a board, and the deed that it asks about.

A question is looked up in several ways: whole and from each clause on that asks something, as it was typed and with
what the people and cards are here in the place of their names. The rules behind the verdicts on the deeds that it may
mean count as well. Where the first rules found and such a verdict agree, the deed is meant: two ways that know nothing
of each other have led to it.
"""

from itertools import chain, repeat

from munch_cli.arbiter.certainty import Taken
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.lookup import BESIDE, Found, asked_clauses, found_for, led_by, nearness, scores_of
from munch_cli.arbiter.understanding import asked_in_general
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.language.talk.asking import may_begins
from munch_cli.language.talk.lexicon import Lexicon, tokens_of, trimmed
from munch_cli.reader.reading import asked_of, read_line, told_deeds
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.typed import NamedTuple

TYPED, CLAUSE = 0.2, 0.5
"""How much the words as they were typed count beside those without names, and a clause beside the whole line."""
VERDICT, BEHIND = 0.25, 0.5
"""How much the first reason of the verdict on a deed that is surely asked about counts beside all that was looked up,
and a later reason beside the first."""
HERE = 0.5
"""How much the question counts with what the board is like added to it."""
MOST = 12
"""How many entries of each way of asking are weighed."""
AGREED = 4
"""A verdict agrees with what was looked up if its first reason is among so many of the first entries."""
DEEDS = 4
"""How many of the likeliest deeds are judged."""
MEANT, PERHAPS, ALONE = 0.5, 0.3, 0.8
"""How likely a deed has to be that is meant if its verdict agrees with what was looked up; that is meant perhaps; and
that is meant perhaps although its verdict does not agree, where no rule found is surely the answer."""

_NONE = Taken((), fit=0.0)


class NearRules(NamedTuple):
    """What comes nearest to a question on a board.

    ``nearness``: how near it comes to a question that players are known to ask, from 0 to 1. ``found``: the entries,
    the best first. ``deed``: the question about the deed that is meant, surely (``is_sure``) or perhaps; or None.
    ``asks_leave``: the question asks whether somebody may do something.
    """

    nearness: float
    found: tuple[Found, ...]
    deed: Taken | None = None
    is_sure: bool = False
    asks_leave: bool = True


def near_rules(table: Table, text: str, lexicon: Lexicon, context: Context, eyes: PlayerId | None) -> NearRules:
    """Return the rules that come nearest to a question on a board, and the deed that it asks about.

    ``context``: what was said before. ``eyes``: the player who asks and sees only their own hand, or None.
    """
    clauses = asked_clauses(text, [player.name for player in table.state.players])
    here = _situation(table)
    ways: list[tuple[float, Found]] = []
    near, best = -1.0, found_for(text, table.law.edition)
    for part, clause in zip(chain((1.0,), repeat(CLAUSE)), clauses, strict=False):
        general = asked_in_general(table, clause, lexicon).question
        for share, question in ((1.0, general), (TYPED, clause), *([(HERE, f"{general} {here}")] if here else [])):
            found = found_for(question, table.law.edition, MOST)
            nearer = nearness(question, [one._replace(hits=one.hits[: BESIDE + 1]) for one in found])
            ways.append((part * share * nearer, found[0]))
            near, best = max((near, best), (nearer, found), key=lambda one: one[0])
    if not any(one.hits for one in best):
        return NearRules(near, best)
    scores = scores_of(ways)
    first = frozenset(sorted(scores, key=lambda id: -scores[id])[:AGREED])
    weights = sum(weight for weight, _ in ways)
    read = read_line(table, text, lexicon, context, eyes)
    agreed, alone = _NONE, _NONE
    for deed in told_deeds(read, DEEDS):
        verdict = judge(table, deed.deed.command)
        reasons = tuple(dict.fromkeys((*verdict.open, *verdict.ids)))
        for id in set(reasons) & set(scores):
            weighs = VERDICT * weights * read.moods.get("may", 0.0) * deed.chance
            scores[id] += weighs * (1.0 if id == reasons[0] else BEHIND)
        asked = asked_of(read, deed, deed.chance)
        if all(id.startswith("table.") for id in reasons):
            continue  # the table refuses it, no rule does
        if first.isdisjoint(reasons[:1]):
            alone = max(alone, asked, key=lambda one: one.fit)
        else:
            agreed = max(agreed, asked, key=lambda one: one.fit)
    rules = led_by(ways, scores)
    if may_begins(trimmed(tokens_of(clauses[-1], lexicon), lexicon), lexicon) is None:
        return NearRules(near, (rules,), asks_leave=False)
    if agreed.fit >= PERHAPS:
        return NearRules(near, (rules,), agreed, is_sure=agreed.fit >= MEANT)
    return NearRules(near, (rules,), alone if alone.fit >= ALONE and not rules.is_sure else None)


def _situation(table: Table) -> str:
    """What the board is like, in words that rules speak of it with: "with several monsters with a helper"."""
    words = []
    if len(table.foes) > 1:
        words.append("with several monsters")
    if table.helper != NO_PLAYER:
        words.append("with a helper")
    return " ".join(words)
