"""What cards and boards are worth to a player, in points of a bot's own; no rule, only good sense."""

from munch_cli.effects.looking import is_item, munchkins
from munch_cli.engine.table import Table
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.ids import CopyId, PlayerId

LEVEL = 100
POINT = 12
"""What a point of strength is worth."""


def card_worth(card: Card) -> int:
    """What a card is worth to whoever has it in hand."""
    if card.kind in ("item", "ship"):
        return 10 + POINT * card.bonus + card.value // 20
    if card.kind == "one-shot":
        return 12 + 4 * card.bonus + card.value // 20
    if card.kind == "monster":
        return max(2, 30 - 2 * card.level)
    return KINDS.get(card.kind, 15)


KINDS = {
    "go-up-a-level": 90,
    "special": 40,
    "minion": 40,
    "ship-enhancer": 30,
    "cheat": 30,
    "race": 20,
    "class": 20,
    "accent": 20,
    "power": 40,
    "half-breed": 20,
    "super-munchkin": 20,
    "bilingual": 20,
    **dict.fromkeys(CURSE_KINDS, 18),
}


def hand_worth(table: Table, who: PlayerId) -> int:
    """What somebody's hand is worth to him; cards beyond the limit are as good as gone."""
    worth = sorted((card_worth(table.card(copy)) for copy in table.hand(who)), reverse=True)
    limit = table.total("hand_limit", who)
    kept = worth[: limit.amount] if limit.terms else worth
    return sum(kept) // 3


def front_worth(table: Table, who: PlayerId) -> int:
    """What lies in front of somebody: strength, things carried, what he is; Curses count against him."""
    strength = table.total("strength", who).amount - table.state.players[who].level
    carried = sum(card_worth(table.card(copy)) // 4 for copy in table.sideways(who) if is_item(table.card(copy)))
    character = sum(KINDS.get(table.card(copy).kind, 0) for copy in table.in_play(who))
    return POINT * strength + carried + character - 40 * len(table.curses(who))


def player_worth(table: Table, who: PlayerId) -> int:
    """How well somebody stands, without his hand: what all can see."""
    player = table.state.players[who]
    if player.dead:
        return LEVEL * player.level - 150
    steep = 15 * max(0, player.level - 5)
    return (LEVEL + steep) * player.level + front_worth(table, who)


def board_worth(table: Table, who: PlayerId) -> int:
    """How well the whole board is for somebody: his own standing against that of the best of the others."""
    state = table.state
    if state.winners:
        return 100_000 if who in state.winners else -100_000
    rivals = [player_worth(table, PlayerId(seat)) for seat in range(len(state.players)) if seat != who]
    own = player_worth(table, who) + hand_worth(table, who)
    return 2 * own - max(rivals) - sum(rivals) // len(rivals) + fight_worth(table, who)


def fight_worth(table: Table, who: PlayerId) -> int:
    """What the fight that is on promises somebody."""
    fight = table.fight
    if fight is None or not table.foes:
        return 0
    margin = munchkins(table) - table.total("monsters").amount
    levels = sum(table.total("levels", foe).amount for foe in table.foes)
    treasures = sum(max(0, table.total("treasures", foe).amount) for foe in table.foes)
    chance = (3 if margin > 0 else -2) + max(-4, min(4, margin)) / 8
    share = fight.deal.treasures if fight.deal is not None and fight.helper >= 0 else 0
    if fight.fighter == who:
        return int(chance * (LEVEL * levels + 25 * (treasures - share)) / 2)
    if fight.helper == who:
        return int(chance * (30 * share + 10) / 2)
    return -int(chance * (LEVEL * levels + 25 * treasures) * _threat(table, fight.fighter) / 2)


def _threat(table: Table, who: PlayerId) -> float:
    """How much somebody's luck is everybody's misfortune."""
    return 0.1 + max(0, table.state.players[who].level - 3) / 8


def least_worth(table: Table, copies: tuple[CopyId, ...]) -> int:
    """What giving up cards costs."""
    return sum(card_worth(table.card(copy)) for copy in copies)
