"""Questions about the rules rather than this board: names become players, and cards their kinds."""

from __future__ import annotations

from collections.abc import Iterator

from munch_cli.language.talk.lexicon import SMALL, Token
from munch_cli.language.talk.mentions import NAMED, Mention, Sight, mentions
from munch_cli.language.talk.stands import DEFINITE
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Card
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import IN_PLAY
from munch_cli.table.typed import NamedTuple

SLOTS = {"headgear": "helmet", "armor": "armor", "footgear": "boots", "1 hand": "weapon", "2 hands": "weapon"}
"""A slot -> what fills it."""
KINDS = {
    "monster-enhancer": "monster enhancer",
    "go-up-a-level": "go up a level card",
    "wandering-monster": "wandering monster",
    "one-shot": "one-shot item",
}
"""A kind of card -> what it is called where that is something else."""


class General(NamedTuple):
    """A question about the rules rather than this board, without the names of this table; whether it had any, and
    whether it names a card that lies here.

    ``is_sure``: True if it asks about nothing else. ``of_kinds``: the question asked of each kind (Race, Class …) that
    the player named first has: "can a dwarf …".
    """

    question: str
    names: bool
    names_card: bool = False
    of_kinds: tuple[str, ...] = ()
    is_sure: bool = False


def in_general(sight: Sight, tokens: list[Token], why: str = "") -> General:
    """A line as a question about the rules; ``why``: what it begins with, if it asks for reasons."""
    question, known = without_names(sight, tokens), sight.lexicon.words
    asks = bool(tokens) and tokens[0].text in known["question words"] | known["modals"]
    named = mentions(sight, tokens, int(asks), len(tokens))[0]
    cards = [
        sight.catalogue[sight.state.cards[one.guesses[0].what]] for one in named if _is_of_a_card(one, tokens, sight)
    ]
    names_card = any(card.kind not in CHARACTER_KINDS for card in cards)
    of_kinds = () if names_card else tuple(why + one for one in _of_kinds(sight, tokens, question))
    return General(why + question, " ".join(token.text for token in tokens) != question, names_card, of_kinds)


def _of_kinds(sight: Sight, tokens: list[Token], question: str) -> Iterator[str]:
    """The question without names, asked of each kind that the player named first has in play."""
    seats = next((some for at in range(len(tokens)) if (some := sight.player_at(tokens, at)[0])), ())
    owner = seats[0].what if len(seats) == 1 else NO_PLAYER
    for thing in sight.things if owner != NO_PLAYER else ():
        if thing.owner == owner and thing.zone == IN_PLAY and thing.card.kind in CHARACTER_KINDS - {"power"}:
            yield question.replace("a player", f"a {thing.card.name.casefold()}", 1)


def _is_of_a_card(mention: Mention, tokens: list[Token], sight: Sight) -> bool:
    """Return True if a card is named by its name, not by its kind: "the Brig", not "a second ship"."""
    if mention.kind != "card":
        return False
    lexicon = sight.lexicon
    words = [token.text for token in tokens[max(0, mention.start - 1) : mention.end]]
    is_kind = all(word in SMALL or word in lexicon.kinds for word in mention.words.split())
    return words[0] in DEFINITE or (mention.guesses[0].fit > NAMED and not is_kind)


def without_names(sight: Sight, tokens: list[Token]) -> str:
    """The question without the names of this table: "can rudi wear both hats" as "can a player wear both hats".

    Who helps in the fight is "the helper", and who is dead "a dead player".
    """
    named = [m for m in mentions(sight, tokens, 0, len(tokens))[0] if m.kind in ("player", "card")]
    words: list[str] = []
    at, seen = 0, 0
    while at < len(tokens):
        mention = next((m for m in named if m.start == at), None)
        seats, behind = sight.player_at(tokens, at)
        if seats and (mention is None or mention.kind == "player"):
            role = _role(sight, PlayerId(seats[0].what))
            words.append(role or ("another player" if seen else "a player"))
            at, seen = behind, seen + 1
        elif mention is None or mention.kind == "player":
            words.append(tokens[at].text)
            at += 1
        else:
            words.append(kind_said(sight, mention))
            at = mention.end
    return " ".join(words)


def _role(sight: Sight, seat: PlayerId) -> str:
    """What a player is here who is more than one of the players; "" for all others."""
    fight = sight.state.combat
    if sight.state.players[seat].dead:
        return "a dead player"
    return "the helper" if fight is not None and fight.helper == seat else ""


def kind_said(sight: Sight, mention: Mention) -> str:
    """What sort of card is named: "helmet", "big item", "curse"; who somebody is stays as it is."""
    card: Card = sight.catalogue[sight.state.cards[mention.guesses[0].what]]
    if card.kind in CHARACTER_KINDS and card.kind != "power":
        return mention.words
    if card.kind in CURSE_KINDS:
        return "curse"
    if card.kind == "item":
        size = "big " if card.big else ""
        return f"{size}{SLOTS.get(card.slot, 'item')}"
    return KINDS.get(card.kind, card.kind)
