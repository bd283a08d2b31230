"""What cards and boards are worth to a player, in points of a bot's own; no rule, only good sense."""

from munch_cli.effects.looking import is_item, monsters, munchkins, others, suits
from munch_cli.effects.moments import is_losing
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Card
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.state import Combat

LEVEL, HIGH_LEVEL = 100, 140
"""What a level is worth, and one beyond the fifth. All else was weighed against it by who won, in games of bots."""
POINT, LESS, ENOUGH = 40, 2, 10
"""What the first point of strength from cards is worth; each of the next is worth less, until there is enough."""
TRAIT, CURSE, THOUSAND = 50, 80, 50
"""What it is worth to be something, what a lasting Curse costs, what things carried for a thousand gold are worth."""
SPOIL, RISK = 60, 80
"""What a Treasure to be had is worth, and what a monster may cost that is not beaten."""
WINS, VICTORY = 3000, 100_000
"""What the hope of winning the game is worth, and that it is won."""
OWN = 3
"""One's own standing counts more than that of a rival."""


def card_worth(card: Card) -> int:
    """What a card is worth to the player who has it and can use it; never less than nothing."""
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
    """What a card is worth to its owner where it could pay for something; ``user``: the card that it pays for."""
    card = table.card(copy)
    if copy in table.hand(who):
        useless = card.kind in ("item", "ship") and not suits(table, who, card)
        return 10 + card.value // 20 if useless else card_worth(card)
    if card.kind in CHARACTER_KINDS:
        return TRAIT + (TRAIT if copy == user else 0)
    return card_worth(card)


def hand_worth(table: Table, who: PlayerId) -> int:
    """What a player's hand is worth to them; cards beyond the limit are as good as gone."""
    worth = sorted((_in_hand(table.card(copy)) for copy in table.hand(who)), reverse=True)
    limit = table.total("hand_limit", who)
    return sum(worth[: limit.amount] if limit.terms else worth)


def _in_hand(card: Card) -> int:
    """What a card is worth that has not come to any use yet: an Item perhaps never does."""
    return 15 + card_worth(card) // 4 if card.kind in ("item", "ship") else card_worth(card)


def front_worth(table: Table, who: PlayerId) -> int:
    """What lies in front of a player: strength, things carried, what they are; Curses count against them."""
    points = min(ENOUGH, table.total("strength", who).amount - table.state.players[who].level)
    fronts = [table.card(copy) for copy in (*table.in_play(who), *table.sideways(who))]
    carried = sum(card.value for card in fronts if is_item(card)) * THOUSAND // 1000
    shots = sum(card_worth(card) // 2 for card in fronts if card.kind == "one-shot")
    traits = sum(TRAIT if card.kind in CHARACTER_KINDS else KINDS.get(card.kind, 0) for card in fronts)
    return (POINT - LESS * points) * points + carried + shots + traits - CURSE * len(table.curses(who))


def level_worth(level: int) -> int:
    """What a level is worth to the player who has it."""
    return LEVEL * level + (HIGH_LEVEL - LEVEL) * max(0, level - 5)


def player_worth(table: Table, who: PlayerId) -> int:
    """How well a player stands, without their hand: what all can see."""
    player = table.state.players[who]
    if player.dead:
        return level_worth(player.level) - 150
    return level_worth(player.level) + front_worth(table, who)


def board_worth(table: Table, who: PlayerId) -> int:
    """How well the whole board is for a player: their own standing against that of the best of the others."""
    state = table.state
    if state.winners:
        return VICTORY if who in state.winners else -VICTORY
    rivals = {seat: player_worth(table, seat) for seat in others(table, who)}
    hopes = _hopes(table)
    own = player_worth(table, who) + hand_worth(table, who) + hopes.get(who, 0)
    if not rivals:
        return OWN * own
    best = max(worth + max(0, hopes.get(seat, 0)) for seat, worth in rivals.items())
    rest = (sum(rivals.values()) + sum(hope for seat, hope in hopes.items() if seat != who)) / len(rivals)
    return int(OWN * own - best - rest)


def _hopes(table: Table) -> dict[PlayerId, int]:
    """What the fight that is on promises each of those who fight."""
    fighters = table.fighters() if table.foes else ()
    return {who: fight_worth(table, who) for who in fighters}


def fight_worth(table: Table, who: PlayerId) -> int:
    """What the fight that is on promises one of those who fight: what they gain if it is won, less what they risk."""
    fight = table.fight
    if fight is None:
        return 0
    chance = _chance(table, fight)
    share = fight.deal.treasures if fight.deal is not None and fight.helper != NO_PLAYER else 0
    if who != fight.fighter:
        return int(chance * (SPOIL * share + 10) - (1 - chance) * RISK * len(table.foes))
    level = table.state.players[who].level
    levels = levels_at_stake(table)
    treasures = sum(max(0, table.total("treasures", foe).amount) for foe in table.foes)
    gain = level_worth(min(goal(table), level + levels)) - level_worth(level) + SPOIL * max(0, treasures - share)
    gain += WINS if level + levels >= goal(table) else 0
    return int(chance * gain - (1 - chance) * RISK * len(table.foes))


def levels_at_stake(table: Table) -> int:
    """How many levels the fight that is on gives its main player if it is won."""
    slain = sum(gone.levels for gone in table.fight.gone) if table.fight is not None else 0
    return slain + sum(table.total("levels", foe).amount for foe in table.foes)


def _chance(table: Table, fight: Combat) -> float:
    """How likely the fight is won, from what everybody sees."""
    if fight.running:
        return 0.0
    wins = table.state.players[fight.fighter].level >= goal(table) - 2
    if not is_losing(table):
        return min(0.95, (0.7 if wins else 0.85) + 0.03 * (munchkins(table) - monsters(table)))
    lacking = monsters(table) - munchkins(table)
    left = 0.03 * min(6, len(table.hand(fight.fighter)))
    if fight.helper != NO_PLAYER:
        return left
    asked = [one for one in others(table, fight.fighter) if one not in fight.declined]
    helps = any(table.total("strength", one).amount > lacking for one in asked)
    return left + (0.1 if wins else 0.3) * helps


def least_worth(table: Table, copies: tuple[CopyId, ...]) -> int:
    """What giving up cards costs."""
    return sum(card_worth(table.card(copy)) for copy in copies)
