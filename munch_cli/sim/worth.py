"""What cards are worth to a player, in points that only bots use. No rule, only good sense."""

from munch_cli.effects.looking import suits
from munch_cli.engine.table import Table
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Card
from munch_cli.table.ids import CopyId, PlayerId

TRAIT = 50
"""What it is worth to be something."""


def card_worth(card: Card) -> int:
    """What a card is worth to a player who has it and can use it. Never below 0."""
    if card.kind in ("item", "ship"):
        return max(0, 10 + 25 * card.bonus + card.value // 20)
    if card.kind == "one-shot":
        return max(0, 15 + 8 * card.bonus + card.value // 20)
    if card.kind == "monster":
        return max(5, 30 - 2 * card.level)
    return KINDS.get(card.kind, 15)


KINDS = {
    "go-up-a-level": 110,
    "special": 45,
    "minion": 45,
    "ship-enhancer": 30,
    "cheat": 35,
    "race": 20,
    "class": 20,
    "accent": 20,
    "power": 35,
    "half-breed": 20,
    "super-munchkin": 20,
    "bilingual": 20,
    "monster-enhancer": 45,
    **dict.fromkeys(CURSE_KINDS, 15),
}


def price_worth(table: Table, who: PlayerId, copy: CopyId, user: CopyId) -> int:
    """What a card is worth to its owner where it could pay for something. ``user``: the card that it pays for."""
    card = table.card(copy)
    if copy in table.hand(who):
        useless = card.kind in ("item", "ship") and not suits(table, who, card)
        return 10 + card.value // 20 if useless else card_worth(card)
    if card.kind in CHARACTER_KINDS:
        return TRAIT + (TRAIT if copy == user else 0)
    return card_worth(card)


def levels_at_stake(table: Table) -> int:
    """How many levels the fight that is on gives its main player if it is won."""
    slain = sum(gone.levels for gone in table.fight.gone) if table.fight is not None else 0
    return slain + sum(table.total("levels", foe).amount for foe in table.foes)


def least_worth(table: Table, copies: tuple[CopyId, ...]) -> int:
    """What giving up cards costs."""
    return sum(card_worth(table.card(copy)) for copy in copies)
