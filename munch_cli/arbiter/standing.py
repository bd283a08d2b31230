"""Questions about how things stand, answered from the table: who is winning, whose turn it is, what a player holds."""

from __future__ import annotations

from munch_cli.arbiter.certainty import Taken, Unsure
from munch_cli.arbiter.ways.search import finish
from munch_cli.engine.table import Table
from munch_cli.language.talk.lexicon import Token
from munch_cli.language.talk.mentions import Sight
from munch_cli.language.talk.stands import Standing, stands_asked
from munch_cli.table import events as e
from munch_cli.table.ids import NO_PLAYER

SUPPOSING = frozenset({"if", "when", "once"})
ALONGSIDE = frozenset({"too", "also", "both", "well"})


def standing_asked(
    sight: Sight,
    table: Table,
    tokens: list[Token],
    is_question: bool,
    topics: frozenset[str] = frozenset(),
    written: frozenset[str] = frozenset(),
) -> Standing | Taken | Unsure | None:
    """What a line asks about how things stand, or a sentence of munch's own for it; several if it may be about one card
    or another. None if it asks nothing of the kind. ``topics``: only about these. ``written``: the words of
    the whole line, with those that tell little.
    """
    if is_question and tokens and tokens[0].is_owner:
        tokens = [Token("is"), *tokens]  # "Ben's winning?"
    words = [token.text for token in tokens]
    if not words or not (is_question or words[0] in sight.lexicon.words["asking"]) or not table.state.players:
        return None
    found = stands_asked(sight, tokens, topics)
    if found is None or (SUPPOSING & set(words[1:]) and found.topic not in sight.lexicon.words["supposable"]):
        return None
    found = _nearer(found, table, written)
    if found.topic == "what-does":
        asked = tuple(dict.fromkeys(f"what does {table.card(copy).name} do" for copy in found.copies))
        return Unsure(asked, found.fit) if len(asked) > 1 else Taken(asked, fit=found.fit) if asked else None
    meant = _as_sentence(found, table)
    return Taken((meant,), fit=found.fit) if isinstance(meant, str) else meant


def _nearer(found: Standing, table: Table, written: frozenset[str]) -> Standing:
    """The same question about the most likely player and cards if it names none. A helper asks what a helper gets."""
    fight, topic = table.fight, found.topic
    who = found.who
    if topic == "score" and "game" in found.line and {"win", "wins", "won"} & found.line:
        topic = "level-won"
    if topic == "score" and ALONGSIDE & written and fight is not None and who == fight.helper and _is_last(table):
        topic = "level-won"
    if fight is not None and who not in (NO_PLAYER, fight.fighter):
        topic = {"level-won": "helped-level"}.get(topic, topic)
        topic = "helped-treasure" if topic == "treasures" and who == fight.helper else topic
    if who == NO_PLAYER:
        who = fight.fighter if fight is not None else table.state.turn.player
    copies = found.copies
    if topic == "worth" and copies and set(copies) <= set(table.foes):
        topic = "treasures"
    if topic in ("treasures", "level-won", "bad-stuff", "monster-level", "monster-total"):
        copies = tuple(copy for copy in copies if copy in table.foes) or tuple(table.foes)
    if topic == "bad-stuff" and len(copies) == 1:
        topic = "what-does"
    if topic == "what-does":
        copies = copies or tuple(table.foes)
    if topic == "level-won" and {"win", "wins", "won", "game"} & found.line:
        topic = "game-won"
    if topic == "worth" and {"level", "levels"} & found.line:
        topic = "sale"
    return found._replace(topic=topic, who=who, copies=copies)


def _is_last(table: Table) -> bool:
    """True if the game is won by the kill that the fight comes to as it stands."""
    outcomes = finish(table) or ()
    return any(isinstance(event, e.GameWon) for outcome in outcomes for event in outcome.events)


def _as_sentence(found: Standing, table: Table) -> Standing | str | None:
    """The question as a sentence of the grammar. None for a sum that names cards outside the fight."""
    name = table.name(found.who)
    if found.topic in ("score", "short", "ways", "monster-total") and set(found.copies) - set(table.foes):
        return None
    if found.topic == "odds":
        is_named = table.fight is not None and name.casefold().split()[0] in found.line
        return f"odds for {name}" if is_named else "odds"
    if found.topic == "ways":  # who does not fight looks for a way to stop it
        looks_on = table.fight is not None and found.who not in (table.fight.fighter, table.fight.helper)
        return f"ways for {name}" if looks_on else "ways"
    if found.topic == "what-may":
        return f"what may {name} do"
    if found.topic == "counts":
        return f"why does {table.card(found.copies[0]).name} count" if found.copies else None
    if found.topic == "monster-total":
        return f"why {table.total('monsters').amount}"
    return found
