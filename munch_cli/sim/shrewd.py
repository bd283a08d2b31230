"""What a sentence seems good for to a player with patience: cards that stop others, and cards that carry a fight, are
kept for the end of the game, and help has its price.

The rules of thumb that are changed here are those of ``sensible``. Games of both measured only all changes together,
not what each of them brings.
"""

from munch_cli.effects.looking import others
from munch_cli.effects.moments import is_losing
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal
from munch_cli.sim.fighting import levels_for_helping, margin, tried, turns_the_fight, would_win
from munch_cli.sim.sensible import is_a_threat, merit
from munch_cli.table import commands as c
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId

CLOSE, FAR = 2, 4
"""Who has no more levels to go than the first is stopped with every card; no more than the second, if they lead."""
LAST_STEPS = 3
"""With so many levels to go at most, cards that carry a fight are kept rather than sold or given away."""
KEPT, STOPS = -10, 60
"""The merit of a card that is kept for later, and of one that may stop a player from winning."""
A_WIN_LESS = 200
"""The merit of a curse on a fighter about to win that takes the win away."""
PER_POINT = 6
"""So much less is a sale worth for each point of one-shots that goes with it."""


def shrewd_merit(table: Table, command: c.Command) -> int:
    """What a sentence seems good for; more than 0 where it is better than nothing."""
    points = merit(table, command)
    fight = table.fight
    match command:
        case c.OfferHelp():
            return _offers(table, command)
        case c.Agree():
            return _agrees(table, command, points)
        case c.PlayCard() | c.UseAbility() if fight is not None and not table.is_fighting(command.who):
            return _against_another(table, command, points)
        case c.PlayCard() if points > 0 and table.card(command.card).kind in CURSE_KINDS:
            kept = levels_to_go(table, command.on_player) > CLOSE and not _has_too_many(table, command.who)
            return KEPT if kept else points
        case c.Sell() if levels_to_go(table, command.who) <= LAST_STEPS:
            shots = [card for card in map(table.card, command.items) if card.kind == "one-shot"]
            return points - PER_POINT * sum(card.bonus for card in shots)
        case c.DiscardInCharity() | c.GiveInCharity():
            return points - sum(_is_wanted(table, command.who, copy) for copy in command.cards)
        case _:
            return points


def levels_to_go(table: Table, who: PlayerId) -> int:
    """How many levels a player is away from the one that wins."""
    return goal(table) - table.state.players[who].level


def _has_too_many(table: Table, who: PlayerId) -> bool:
    """Whether a player holds more cards than they may keep at the end of their turn."""
    limit = table.total("hand_limit", who)
    return bool(limit.terms) and len(table.hand(who)) > limit.amount


def _against_another(table: Table, command: c.PlayCard | c.UseAbility, points: int) -> int:
    """Against a fighter about to win all that may stop them is played; else it is kept until they are near the end."""
    fight = table.fight
    if fight is None:
        return points
    if would_win(table):
        if margin(table) <= 0 or not isinstance(command, c.PlayCard):
            return points
        card = table.card(command.card)
        if card.kind in CURSE_KINDS and points > 0 and command.on_player == fight.fighter:
            after = tried(table, command).table
            return A_WIN_LESS if not after.state.winners and not would_win(after) else points
        return max(points, STOPS) if _helps_the_monsters(table, command, card) else points
    to_go = levels_to_go(table, fight.fighter)
    leads = table.state.players[fight.fighter].level > table.state.players[command.who].level
    pressed = to_go <= CLOSE or (to_go <= FAR and leads) or _has_too_many(table, command.who)
    return points if points <= 0 or pressed else KEPT


def _helps_the_monsters(table: Table, command: c.PlayCard, card: Card) -> bool:
    """Whether a card makes a fight harder, be it by ever so little."""
    if card.kind == "one-shot":
        return card.bonus > 0 and command.on_card in table.foes
    if card.kind in ("monster-enhancer", "mate", "evil-twin", "wandering-monster"):
        return card.strength >= 0
    return card.kind == "monster"


def _offers(table: Table, command: c.OfferHelp) -> int:
    """Help that turns the fight is offered for as much as can be had, also by one who declined to give it cheaper."""
    fight = table.fight
    if fight is None or not is_losing(table) or fight.helper != NO_PLAYER or fight.offer is not None:
        return -50
    pays = command.offer.treasures > 0 and turns_the_fight(table, command.who)
    if not pays or is_a_threat(table, fight.fighter, command.who):
        return -20
    return max(1, 10 - (_treasures_at_stake(table) - command.offer.treasures))


def _agrees(table: Table, command: c.Agree, points: int) -> int:
    """The only one who can turn a fight does not do it for a part of the Treasure; they offer their own price."""
    fight = table.fight
    if fight is None or fight.offer is None or command.who == fight.fighter or not 0 < points <= 100:
        return points
    if (
        fight.offer[1].treasures >= _treasures_at_stake(table)
        or command.who in fight.declined
        or levels_for_helping(table, command.who)
    ):
        return points
    rivals = [one for one in others(table, fight.fighter) if one != command.who and one not in fight.declined]
    return points if any(turns_the_fight(table, one) for one in rivals) else -30


def _treasures_at_stake(table: Table) -> int:
    """How many Treasures the monsters pay if they are killed."""
    return sum(max(0, table.total("treasures", foe).amount) for foe in table.foes)


def _is_wanted(table: Table, who: PlayerId, copy: CopyId) -> int:
    """How much more a card in the hand is worth than its face tells: a monster to beat, a card for the last fight."""
    card = table.card(copy)
    last = levels_to_go(table, who) <= LAST_STEPS
    if card.kind == "monster":
        beaten = card.level < table.total("strength", who).amount
        return (60 if last else 40) if beaten else 0
    if card.kind in ("monster-enhancer", "wandering-monster"):
        return 30 if last else 15
    return (30 if last else 20) if card.kind == "one-shot" else 0
