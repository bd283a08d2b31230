"""A question about somebody here, as it would be asked of the rules: names become players, cards their kinds."""

from __future__ import annotations

from munch_cli.language.talk.lexicon import Token
from munch_cli.language.talk.mentions import Mention, Sight, mentions
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Card

SLOTS = {"headgear": "helmet", "armor": "armor", "footgear": "boots", "1 hand": "weapon", "2 hands": "weapon"}
"""A slot -> what fills it."""
KINDS = {
    "monster-enhancer": "monster enhancer",
    "go-up-a-level": "go up a level card",
    "wandering-monster": "wandering monster",
    "one-shot": "one-shot item",
}
"""A kind of card -> what it is called where that is something else."""


def in_general(sight: Sight, tokens: list[Token]) -> str:
    """The question without the names of this table: "can rudi wear both hats" as "can a player wear both hats"."""
    named = [m for m in mentions(sight, tokens, 0, len(tokens))[0] if m.kind in ("player", "card")]
    words: list[str] = []
    at, seen = 0, 0
    while at < len(tokens):
        mention = next((m for m in named if m.start == at), None)
        if mention is None or (mention.kind == "player" and not mention.by_name):
            words.append(tokens[at].text)
            at += 1
        elif mention.kind == "player":
            words.append("another player" if seen else "a player")
            at, seen = mention.end, seen + 1
        else:
            words.append(kind_said(sight, mention))
            at = mention.end
    return " ".join(words)


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
