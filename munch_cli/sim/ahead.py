"""A bot that plans for the end of the game.

It neither sells nor uses up what carries a fight before the last ones, and prizes a one-shot as much as an Item of its
bonus. It keeps what stops others until they are near the end, and cards that raise its level until they raise it to the
last step. If it is behind, it offers help to players far ahead only for all Treasures. Where it is helped, it picks
first.
The rules of thumb that it changes are those of ``sensible``. They come from games in which every seat drew by lot which
of some hundred changes it played. Changes that did not win more were left out again.
"""

from collections.abc import Iterator
from functools import partial

from munch_cli.arbiter.legal import LegalMoves
from munch_cli.arbiter.moments import Moment
from munch_cli.effects.card_moments import is_losing
from munch_cli.effects.queries import items_carried, others, suits, treasures_of_the_foes
from munch_cli.engine.table import Table
from munch_cli.rules.precedence import goal
from munch_cli.rules.slots import full_for
from munch_cli.sim import fighting
from munch_cli.sim.sensible import NO_LESS, SensibleBot, at_most, is_a_threat, merit
from munch_cli.table import commands as c
from munch_cli.table.cards import CURSE_KINDS, Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId

CLOSE, FAR, EARLY = 1, 3, 4
"""From how many levels to go a rival is stopped with every card: any rival, the leader, any if the hand is too full."""
SALES_LAST = 3
"""From this many levels to go levels are bought. Before that, what is carried may still be of use."""
LAST_STEPS = 3
"""From this many levels to go cards for the last fight are not given away."""
SPECIALS_LAST = 5
"""From this many levels to go special cards are kept for the fight that wins. One-shots always are."""
KEPT, STOPS, UNSOLD = -10, 60, -5
"""The merit of a card that is kept for later, of one that may stop a player from winning, and of what is not sold."""
FOR_ALL = 10
"""The merit of an offer of help for all Treasures. It is made to players far ahead, too."""
A_WIN_LESS = 200
"""The merit of a curse on a fighter about to win that takes the win away."""
TROUBLE = 26
"""The merit of a monster that would be beaten with a helper: more than that of an unseen card."""
PER_POINT = 15
"""How much less a sale is worth for each point of strength that is sold."""
LAST_FIGHT = 61
"""The merit of a monster that would be beaten with all one-shots, and wins the game."""
SHOT = 14
"""How much more each point of a one-shot is worth than its face tells: as much as a point of an Item."""


class AheadBot(SensibleBot):
    """Says what seems best at a glance to a player with patience."""

    name = "ahead"

    def choose(self, table: Table, now: Moment, options: LegalMoves) -> c.Command | None:
        """As good sense would by this merit. Who asks for help keeps the first pick, if the rules let them."""
        chosen = super().choose(table, now, options)
        if isinstance(chosen, c.AskHelp) and chosen.offer.treasures:
            own_pick = chosen._replace(offer=chosen.offer._replace(first=self.seat))
            return own_pick if options.allows_too(own_pick) else chosen
        return chosen

    def _ranked(self, table: Table, options: LegalMoves, least: int = NO_LESS) -> Iterator[tuple[int, c.Command]]:
        most = at_most if _may_sell(table, self.seat) else most_without_sales
        return options.ranked(partial(patient_merit, table), most, least, self.lot())


def most_without_sales(kind: type[c.Command]) -> int:
    """The most merit that a sentence of a kind can have while nothing is sold."""
    return UNSOLD if kind is c.Sell else at_most(kind)


def patient_merit(table: Table, command: c.Command) -> int:
    """How good a sentence seems. More than 0 if it is better than saying nothing."""
    points = merit(table, command)
    match command:
        case c.OfferHelp() if _is_offered_for_all(table, command):
            return FOR_ALL
        case c.OfferHelp():
            return points if not _is_far_ahead(table, command.who) else min(points, -20)
        case c.AskHelp():
            return _asks(table, command, points)
        case c.PlayCard() if points > 0 and table.card(command.card).kind == "go-up-a-level":
            return KEPT if _raises_later(table, command.who) else points
        case c.PlayCard() | c.UseAbility() if table.fight is not None and not table.is_fighting(command.who):
            return _against_another(table, command, points)
        case c.PlayCard() if points > 0:
            return KEPT if _is_kept(table, command) else points
        case c.LookForTrouble() if points < 0 and _may_win(table, command):
            return LAST_FIGHT
        case c.LookForTrouble() if points < 0 and _finds_helpers(table, command):
            return TROUBLE
        case c.Choose() if command.card != NO_COPY:
            return points + _more_for_a_shot(table.card(command.card)) * (1 if points > 0 else -1)
        case c.Sell():
            return _sells(table, command, points)
        case c.DiscardInCharity() | c.GiveInCharity():
            return points - sum(_is_wanted(table, command.who, copy) for copy in command.cards)
        case _:
            return points


def levels_to_go(table: Table, who: PlayerId) -> int:
    """How many levels a player is away from the one that wins."""
    return goal(table) - table.state.players[who].level


def _has_too_many(table: Table, who: PlayerId) -> bool:
    """Return True if a player holds more cards than they may keep at the end of their turn."""
    limit = table.total("hand_limit", who)
    return bool(limit.terms) and len(table.hand(who)) > limit.amount


def _is_far_ahead(table: Table, who: PlayerId) -> bool:
    """Return True if the player who fights is more than a level ahead of another: then that one offers no help."""
    fight = table.fight
    return fight is not None and levels_to_go(table, fight.fighter) < levels_to_go(table, who) - 1


def _is_offered_for_all(table: Table, command: c.OfferHelp) -> bool:
    """Return True if help is offered for all Treasures that turns the fight and wins nobody the game."""
    fight = table.fight
    if fight is None or fight.helper != NO_PLAYER or not is_losing(table) or command.offer.items:
        return False
    if command.offer.treasures < max(1, treasures_of_the_foes(table)) or is_a_threat(table, fight.fighter, command.who):
        return False
    if fighting.would_win_by_helping(table, command.who):
        return False
    return fighting.turns_the_fight(table, command.who)


def _raises_later(table: Table, who: PlayerId) -> bool:
    """Return True if Go Up a Level cards are better kept for the last step: rivals spare a player who is behind."""
    raises = sum(table.card(copy).kind == "go-up-a-level" for copy in table.hand(who))
    return levels_to_go(table, who) - raises > 1 and not _has_too_many(table, who)


def _is_kept(table: Table, command: c.PlayCard) -> bool:
    """Return True if a card that has some merit outside a fight, or in one's own, had better wait."""
    card, to_go = table.card(command.card), levels_to_go(table, command.who)
    if table.fight is None or fighting.would_win(table):
        return False
    return card.kind == "one-shot" or (card.kind == "special" and to_go <= SPECIALS_LAST)


def _against_another(table: Table, command: c.PlayCard | c.UseAbility, points: int) -> int:
    """Cards that stop a fighter are played if that fighter is about to win. Else they are kept until the end is
    near.
    """
    fight = table.fight
    if fight is None:
        return points
    if fighting.would_win(table):
        if fighting.lead(table) <= 0 or not isinstance(command, c.PlayCard):
            return points
        card = table.card(command.card)
        if card.kind in CURSE_KINDS and points > 0 and command.on_player == fight.fighter:
            after = fighting.tried(table, command).table
            return A_WIN_LESS if not after.state.winners and not fighting.would_win(after) else points
        return max(points, STOPS) if _helps_the_monsters(table, command, card) else points
    to_go = levels_to_go(table, fight.fighter)
    pressed = to_go <= CLOSE or (to_go <= FAR and to_go < levels_to_go(table, command.who))
    pressed = pressed or (to_go <= EARLY and _has_too_many(table, command.who))
    is_shot = isinstance(command, c.PlayCard) and table.card(command.card).kind == "one-shot"
    return points if points <= 0 or (pressed and not is_shot) else KEPT


def _helps_the_monsters(table: Table, command: c.PlayCard, card: Card) -> bool:
    """Return True if a card makes a fight harder, be it by ever so little."""
    if card.kind == "one-shot":
        return card.bonus > 0 and command.on_card in table.foes
    if card.kind in ("monster-enhancer", "mate", "evil-twin", "wandering-monster"):
        return card.strength >= 0
    return card.kind == "monster"


def _asks(table: Table, command: c.AskHelp, points: int) -> int:
    """Prefers a helper who is behind, also one with whom the fight can be won after playing one's own one-shots."""
    behind = levels_to_go(table, command.whom)
    if points > 0:
        return points + behind
    fight = table.fight
    if fight is None or not is_losing(table) or command.whom in fight.declined or fight.helper != NO_PLAYER:
        return points
    if command.offer.items or fighting.would_win_by_helping(table, command.whom):
        return points
    together = fighting.margin(fighting.helped_by(table, command.whom)) + fighting.reserve(table, command.who)
    return 15 + behind + (5 if command.offer.treasures == 1 else 0) if fighting.is_enough(table, together) else points


def _finds_helpers(table: Table, command: c.LookForTrouble) -> bool:
    """Return True if a monster pays enough to share, and two players could each help to beat it, early in the game."""
    card, who = table.card(command.monster), command.who
    if levels_to_go(table, who) <= LAST_STEPS or card.treasures < 2 or card.gives or table.curses(who):
        return False
    lacking = card.level - table.total("strength", who).amount
    return sum(table.total("strength", one).amount > lacking for one in others(table, who)) > 1


def _may_win(table: Table, command: c.LookForTrouble) -> bool:
    """Return True if a monster wins the game if it is beaten with all one-shots at hand."""
    card, who = table.card(command.monster), command.who
    if card.gives or table.curses(who) or levels_to_go(table, who) > card.levels_gained:
        return False
    return table.total("strength", who).amount + fighting.reserve(table, who) > card.level


def _more_for_a_shot(card: Card) -> int:
    """How much more a one-shot is worth than its face tells."""
    return SHOT * card.bonus if card.kind == "one-shot" else 0


def _may_sell(table: Table, who: PlayerId) -> bool:
    """Return True if a player is near enough to the end to buy levels."""
    return levels_to_go(table, who) <= SALES_LAST


def _sells(table: Table, command: c.Sell, points: int) -> int:
    """Nothing is sold early, and never what makes its owner stronger. One-shots count like what is worn."""
    who = command.who
    if not _may_sell(table, who):
        return min(points, UNSOLD)
    carried = items_carried(table, who)
    sold = 0
    for copy in command.items:
        card = table.card(copy)
        if card.kind == "one-shot" or copy in table.in_play(who):
            sold += card.bonus
        idle = copy in table.sideways(who) and full_for(table, who, copy)
        if copy in carried and card.kind != "one-shot" and card.bonus > 0 and suits(table, who, card) and not idle:
            return UNSOLD
    return points - PER_POINT * sold


def _is_wanted(table: Table, who: PlayerId, copy: CopyId) -> int:
    """How much more a card in the hand is worth than its face tells: a monster to beat, a card for the last fight."""
    card = table.card(copy)
    last = levels_to_go(table, who) <= LAST_STEPS
    if card.kind == "monster":
        beaten = card.level < table.total("strength", who).amount
        return (60 if last else 40) if beaten else 0
    if card.kind in ("monster-enhancer", "wandering-monster"):
        return 30 if last else 15
    return (30 if last else 20) + _more_for_a_shot(card) if card.kind == "one-shot" else 0
