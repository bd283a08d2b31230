"""Cards that a line names although no player has them. On a board told in words, hands are seldom told."""

from itertools import pairwise

from munch_cli.arbiter.asking import lies_nowhere
from munch_cli.arbiter.certainty import Taken, Unsure
from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.dealing import is_playable
from munch_cli.arbiter.in_general import General
from munch_cli.arbiter.understanding import Unclear, understand
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.answers import Asked
from munch_cli.language.parse import parse
from munch_cli.language.say import say
from munch_cli.language.talk.card_names import names_of_card
from munch_cli.language.talk.lexicon import Lexicon, Token, tokens_of
from munch_cli.language.talk.mentions import Sight
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Card
from munch_cli.table.commands import LetHave
from munch_cli.table.ids import CardId, PlayerId

LONGEST = 5
"""The most words in which a name is looked for."""
TELLING = 4
"""A name begins with a word of at least this many letters. Shorter words are too common."""
SURE = 0.85
"""How well the words have to fit the name."""
INDEFINITE = frozenset({"a", "an", "any", "another", "some"})
HELD_KINDS = CURSE_KINDS | {"monster-enhancer", "one-shot", "go-up-a-level", "wandering-monster"}
"""Kinds of cards that are played from the hand."""


def as_given(
    table: Table, text: str, lexicon: Lexicon, context: Context, otherwise: General | Unclear | None
) -> Taken | Unsure | None:
    """What a line means if the player holds the cards that it names and that lie nowhere yet. None if it means nothing.

    The player is the one the line speaks of, else the one whose turn it is. ``otherwise``: what the line means without
    the cards. A general question stays general unless it names a player here. A question is answered. An act is asked
    back with "let … have …" before it, because no one has said that the player holds the card.
    """
    if not table.state.players:
        return None
    tokens = tokens_of(text, lexicon)
    sight = Sight(table.state, table.catalogue, lexicon, ())
    named = (found for at in range(len(tokens)) if len((found := sight.player_at(tokens, at))[0]) == 1)
    seats, behind = next(named, ((), -1))
    if isinstance(otherwise, General) and not seats:
        return None
    who = PlayerId(int(seats[0].what)) if seats else table.state.turn.player
    lets = _lets(table, sight, tokens, who, behind)
    lets = lets or _of_a_kind(table, lexicon, tokens, who, behind if seats else -1)
    lies = table
    for let in lets:
        lies = perform(lies, let).table
    meant = understand(lies, text, lexicon, context) if lets else None
    if isinstance(meant, Taken) and not meant.unheard:
        choices: tuple[str, ...] = ("; ".join(meant.sentences),)
    elif isinstance(meant, Unsure):
        choices = meant.choices
    else:
        return None
    names = [table.catalogue[let.card].name for let in lets]
    choices = tuple(choice for choice in choices if all(name in choice for name in names))
    if not choices:
        return None
    asked = [isinstance(parse(choice, lies.state, lies.catalogue), Asked) for choice in choices]
    if isinstance(meant, Taken) and all(asked):
        return meant
    given = "; ".join(say(let, table.state, table.catalogue) for let in lets)
    ways = zip(choices, asked, strict=True)
    return Unsure(tuple(choice if is_question else f"{given}; {choice}" for choice, is_question in ways), meant.fit)


def _lets(table: Table, sight: Sight, tokens: list[Token], who: PlayerId, verb: int) -> list[LetHave]:
    """Each named card that lies nowhere, laid in a player's hand.

    ``verb``: the word that says what the player does. It names no card: "May Ann steal?" is not about Steal a Level.
    """
    known = {word for card in table.catalogue.values() for name in names_of_card(card) for word in name}
    known = {word for word in known if len(word) >= TELLING}
    found: list[LetHave] = []
    at = 0
    while at < len(tokens):
        if at == verb or tokens[at].text not in known:
            at += 1
            continue
        card, after = _card_at(table, sight, tokens, at)
        if card is not None:
            found.append(LetHave(who, card))
        at = after
    return found


def _of_a_kind(table: Table, lexicon: Lexicon, tokens: list[Token], who: PlayerId, verb: int) -> list[LetHave]:
    """A card of the kind that a question speaks of ("may Bo play a curse?"), laid in the player's hand.

    Nothing is laid if a card of that kind is in it. ``verb``: as in ``_lets``; -1 if the line
    names nobody.
    """
    if verb < 0 or tokens[0].text not in lexicon.words["modals"]:
        return []
    verbs = lexicon.verbs.get(tokens[verb].text, ()) if verb < len(tokens) else ()
    said = [kind for act, phrase in verbs if len(phrase) == 1 for kind in act.kinds]
    for before, token in pairwise(tokens):
        if before.text in INDEFINITE:
            said += lexicon.kinds.get(token.text, ())
    wanted = next((kind for kind in said if kind in HELD_KINDS), "")
    if any(table.card(copy).kind == wanted for copy in table.hand(who)):
        return []
    fitting = [card for card in table.catalogue.values() if card.kind == wanted and is_playable(card)]
    fitting = [card for card in fitting if lies_nowhere(table, card.id)]
    return [LetHave(who, min(fitting, key=_plainness).id)] if fitting else []


def _plainness(card: Card) -> tuple[bool, bool, str]:
    return (bool(card.when or card.only or card.not_by), card.stand_in, card.name)


def _card_at(table: Table, sight: Sight, tokens: list[Token], at: int) -> tuple[CardId | None, int]:
    """The only card that the words from here on name and that lies nowhere, and where the words behind it begin."""
    for after in range(min(len(tokens), at + LONGEST), at, -1):
        words = [token.text for token in tokens[at:after]]
        fits = [card for card, fit in sight.names.printed(words) if fit >= SURE]
        if len({table.catalogue[card].name for card in fits}) == 1:
            card = fits[0]
            is_played = table.catalogue[card].kind not in CHARACTER_KINDS
            return (card if is_played and lies_nowhere(table, card) else None), after
    return None, at + 1
