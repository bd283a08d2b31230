"""A bot of good sense: every sentence has its merit, by rules of thumb, and the one of most merit is said."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar, cast

from munch_cli.arbiter.legal import LegalMoves
from munch_cli.arbiter.moments import Moment, ways_on
from munch_cli.effects.card_moments import is_losing
from munch_cli.effects.queries import items_carried, items_in_use, others, suits
from munch_cli.engine.chance import spun
from munch_cli.engine.table import Table
from munch_cli.rules.slots import FILLS, full_for
from munch_cli.sim import fighting
from munch_cli.sim.fighting import card_worth, least_worth
from munch_cli.table import commands as c
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Card
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId
from munch_cli.table.state import top_layer
from munch_cli.table.vocabulary import CancelCurse, LoseItem, LoseKind, LoseWorn

NO_MORE, NO_LESS = 1_000_000, -1_000_000
"""Beyond any merit."""


class SensibleBot:
    """Says what seems best at a glance. Between sentences of equal merit the number decides."""

    name = "sensible"
    looks = False

    def __init__(self, seat: PlayerId, number: int) -> None:
        self.seat = seat
        self._number = number

    def lot(self) -> int:
        """The next number of its own."""
        self._number, drawn = spun(self._number)
        return drawn

    def is_quiet(self, table: Table, now: Moment) -> bool:
        """Quiet outside a fight unless a player is near the end. In a fight, unless a card or their strength could
        matter.
        """
        if table.fight is None and now.why == "speaks up":
            return all(player.level < 6 for player in table.state.players)
        return False

    def choose(self, table: Table, now: Moment, options: LegalMoves) -> c.Command | None:
        """The sentence of most merit. None if none has any and saying nothing is possible."""
        best = next(self._ranked(table, options, 1 if now.may_pass else NO_LESS), None)
        if best is None:
            return None
        points, chosen = best
        if points > 0:
            return cheaply(table, options, chosen)
        return next((one for _, one in self._ranked(table, ways_on(table, now, options))), chosen)

    def remark(self, table: Table, chosen: c.Command) -> str:
        """Why it turned help down."""
        why = objection(table, self.seat) if isinstance(chosen, c.Decline) else ""
        return f"{table.name(self.seat)}: {why}." if why else ""

    def _ranked(self, table: Table, options: LegalMoves, least: int = NO_LESS) -> Iterator[tuple[int, c.Command]]:
        return options.ranked(partial(merit, table), at_most, least, self.lot())


LOT = 0
"""The number that decides between commands of equal merit where advice is given."""


def advice(table: Table, who: PlayerId, now: Moment, options: LegalMoves) -> c.Command | None:
    """Return the command that a sensible player gives at this moment. None if they say nothing.

    Args:
        table: The table as the player sees it.
        who: The player.
        now: The moment: why the player is asked, and whether they may pass.
        options: What the player may do.
    """
    player = SensibleBot(who, LOT)
    if now.may_pass and player.is_quiet(table, now):
        return None
    chosen = player.choose(table, now, options)
    if chosen is None and not now.may_pass:
        return next(iter(ways_on(table, now, options)), None) or next(iter(options), None)
    return chosen


def cheaply(table: Table, options: LegalMoves, chosen: c.Command) -> c.Command:
    """The same, paid with as many cards of those that are worth least to the player who says it, where they will do."""
    if not isinstance(chosen, c.UseAbility) or not chosen.discards:
        return chosen
    cheaper = chosen._replace(discards=fighting.paid_with(table, chosen))
    return cheaper if options.allows_too(cheaper) else chosen


def merit(table: Table, command: c.Command) -> int:
    """How good a sentence seems. More than 0 if it is better than saying nothing."""
    rule = MERITS.get(type(command))
    return rule(table, command) if rule is not None else PLAINLY.get(type(command), 0)


def at_most(kind: type[c.Command]) -> int:
    """The most merit that a sentence of a kind can have, for a patient player as well."""
    return AT_MOST.get(kind, NO_MORE) if kind in MERITS else PLAINLY.get(kind, 0)


PLAINLY: dict[type[c.Command], int] = {
    c.ClaimKill: 1000,
    c.KickOpen: 20,
    c.Loot: 10,
    c.Listen: 12,
    c.EndTurn: 1,
    c.TakeCard: 5,
    c.Trade: -40,
    c.GiveItems: -80,
    c.KeepCard: 1,
    c.Sacrifice: 5,
    c.RunAway: -5,
}


def _plays(table: Table, command: c.PlayCard) -> int:
    card = table.card(command.card)
    if fighting.has_got_away(table, command.who):
        return -card_worth(card)
    if card.kind in CURSE_KINDS:
        return _curses(table, command)
    if card.kind == "go-up-a-level":
        return 300 if command.on_player in (NO_PLAYER, command.who) else -300
    if card.kind in ("monster-enhancer", "mate", "evil-twin", "wandering-monster"):
        return fighting.against_the_fighter(
            table, command.who, card.strength or (table.card(command.along).level if command.along != NO_COPY else 8)
        )
    if card.kind == "monster" and table.fight is not None:
        return fighting.against_the_fighter(table, command.who, card.level)
    if card.kind == "one-shot":
        return fighting.one_shot(table, command) if table.fight is not None else _in_peace(table, command)
    if card.kind == "special" and table.fight is not None and card.do:
        return fighting.special(table, command)
    if card.kind == "cheat":
        return _cheats(table, command)
    if card.kind in CHARACTER_KINDS and card.kind != "power":
        if table.foes and table.is_fighting(command.who):
            return _becomes(table, command)
        held = sum(table.card(copy).kind == card.kind for copy in table.in_play(command.who))
        return 30 if not held else -20
    return 25 + card_worth(card) // 4


def _becomes(table: Table, command: c.PlayCard) -> int:
    """A new race, class or the like in one's own fight is worth what it does there. If it does nothing, it can wait."""
    outcome = fighting.tried(table, command)
    if not outcome.was_done or fighting.is_over(outcome.table):
        return 60 if outcome.was_done else fighting.VAIN
    more = fighting.margin(outcome.table) - fighting.margin(table)
    if more <= 0:
        return fighting.NEVER if more < 0 else -2
    return 60 if is_losing(table) and fighting.is_won(outcome.table) else 5


def _cheats(table: Table, command: c.PlayCard) -> int:
    """What lets one cheat is for an Item that cannot be used otherwise."""
    idle = command.on_card in table.sideways(command.who) and table.card(command.on_card).bonus > 0
    return 30 + 5 * table.card(command.on_card).bonus if idle else -20


def _curses(table: Table, command: c.PlayCard) -> int:
    """A Curse is worth it on the player who is near the end, if it finds something to act on there."""
    worth = _harms(table, command.on_player, command.who)
    highest = max(table.state.players[seat].level for seat in others(table, command.who))
    if worth <= 0 or table.state.players[command.on_player].level < highest:
        return min(worth, 0)
    if fighting.would_win(table) and fighting.lead(table) > 0 and table.is_fighting(command.on_player):
        return 200 if is_losing(fighting.tried(table, command).table) else worth
    return worth if _finds_something(table, table.card(command.card), command.on_player) else fighting.VAIN


def _finds_something(table: Table, curse: Card, whom: PlayerId) -> bool:
    """Return True if a Curse that takes something away has something to take."""
    for deed in curse.do:
        match deed:
            case LoseWorn(otherwise=0):
                return any(table.card(copy).slot == deed.slot for copy in items_in_use(table, whom))
            case LoseItem():
                return bool(items_carried(table, whom))
            case LoseKind(otherwise=0):
                return any(table.card(copy).kind == deed.kind for copy in table.in_play(whom))
            case _:
                pass
    return True


def _harms(table: Table, whom: PlayerId, who: PlayerId) -> int:
    """What it is worth to harm a player: the more, the nearer they are to the end."""
    return -500 if whom in (NO_PLAYER, who) else 12 * (table.state.players[whom].level - 5)


def _in_peace(table: Table, command: c.PlayCard) -> int:
    """Outside a fight a card is worth it against one's own Curse, or for what it does by itself."""
    card = table.card(command.card)
    cancels = any(isinstance(deed, CancelCurse) for deed in card.do)
    if command.on_player not in (NO_PLAYER, command.who):
        return -50 if cancels else _harms(table, command.on_player, command.who)
    if cancels:
        own = table.curses(command.who)
        asked = (debt for debt in top_layer(table.state) if debt.what == "respond" and debt.who == command.who)
        strikes = {debt.copy for debt in asked}
        if strikes and NO_COPY not in strikes and strikes.isdisjoint(own):  # it strikes another
            return -50
        return 45 if strikes or command.on_card in own or (own and command.on_card == NO_COPY) else -50
    return 5 if card.do and command.on_card == NO_COPY else -5


def _equips(table: Table, command: c.Equip) -> int:
    """An Item is better in use if it is worth anything there and there is room. Bots do not cheat."""
    card = table.card(command.item)
    if full_for(table, command.who, command.item) and not table.laid(command.item):
        return -5
    return 25 + card.bonus if card.bonus > 0 or card.gives or card.abilities else -1


def _stows(table: Table, command: c.Stow) -> int:
    """What is worn makes room for something better that lies sideways and needs its place."""
    worn = table.card(command.item)
    if worn.slot not in FILLS or table.laid(command.item):
        return -60
    for copy in table.sideways(command.who):
        card = table.card(copy)
        fits = card.slot in FILLS and FILLS[card.slot][0] == FILLS[worn.slot][0] and suits(table, command.who, card)
        if fits and full_for(table, command.who, copy) and card.bonus > _makes_room(table, command.who, worn, card):
            return 24
    return -60


def _makes_room(table: Table, who: PlayerId, worn: Card, other: Card) -> int:
    """What is lost with all that has to be put away for another Item."""
    if FILLS[other.slot][1] <= FILLS[worn.slot][1]:
        return worn.bonus
    in_use = [table.card(copy) for copy in items_in_use(table, who) if not table.laid(copy)]
    return sum(card.bonus for card in in_use if card.slot in FILLS and FILLS[card.slot][0] == FILLS[other.slot][0])


def _sells(table: Table, command: c.Sell) -> int:
    """A level is worth Items that are not in use, and few that are. What lies on an Item is sold with it."""
    in_use = [copy for copy in command.items if copy in table.in_play(command.who)]
    lost = [lying for copy in command.items for lying in table.laid(copy)]
    points = sum(table.card(copy).bonus for copy in (*in_use, *lost))
    return 120 - 15 * points - (2 * least_worth(table, tuple(lost)) + least_worth(table, command.items)) // 8


def _asks(table: Table, command: c.AskHelp) -> int:
    """Ask the player who can turn the fight, and promises something. No player is asked twice."""
    fight = table.fight
    if fight is None or not is_losing(table) or command.whom in fight.declined or fight.helper != NO_PLAYER:
        return -50
    if fighting.would_win_by_helping(table, command.whom):
        return fighting.NEVER
    if not fighting.turns_the_fight(table, command.whom):
        return -20
    return 40 + (5 if command.offer.treasures == 1 else 0) - 10 * len(command.offer.items)


def _offers(table: Table, command: c.OfferHelp) -> int:
    fight = table.fight
    if fight is None or not is_losing(table) or command.who in fight.declined or fight.helper != NO_PLAYER:
        return -50
    if not command.offer.treasures or fighting.would_win_by_helping(table, command.who):
        return -20
    turns = fighting.turns_the_fight(table, command.who)
    return 10 if turns and not is_a_threat(table, fight.fighter, command.who) else -20


def _agrees(table: Table, command: c.Agree) -> int:
    """Give help that is paid for, takes help that turns the fight, and is suspicious of trades."""
    fight = table.fight
    if fight is None or fight.offer is None:
        return -10
    if objection(table, command.who):
        return -30
    helps_to_win = command.who != fight.fighter and fighting.would_win_by_helping(table, command.who)
    return 300 if helps_to_win else 30


def objection(table: Table, who: PlayerId) -> str:
    """Why a player does not want the help that is bargained for, as they would say it. "" if they do."""
    fight = table.fight
    if fight is None or fight.offer is None:
        return ""
    (helper, deal), fighter = fight.offer, table.name(fight.fighter)
    if not fighting.turns_the_fight(table, helper):
        return "the fight would be lost all the same" if is_losing(table) else "no help is needed"
    if fighting.would_win_by_helping(table, helper):
        return f"{table.name(helper)} would win the game by it" if who == fight.fighter else ""
    if who == fight.fighter:
        return ""
    if is_a_threat(table, fight.fighter, who):
        return f"{fighter} would win the game by it" if fighting.would_win(table) else f"{fighter} is too near the end"
    return "" if deal.treasures > 0 or deal.items else "nothing was promised"


def is_a_threat(table: Table, whom: PlayerId, who: PlayerId) -> bool:
    """Return True if a player about to win, or near the end and ahead of one, would be helped to the game."""
    level = table.state.players[whom].level
    return fighting.would_win(table) or (level >= NEAR_THE_END and level > table.state.players[who].level)


NEAR_THE_END = 7


def _declines(table: Table, command: c.Decline) -> int:
    asked = any(debt.who == command.who and debt.what in ("answer", "trade-answer") for debt in top_layer(table.state))
    return 0 if asked else -100


GAINED = ("pick", "loot", "take", "take-away", "fetch")
"""What is owed by a player who chooses what they get, or what another loses."""


def _chooses(table: Table, command: c.Choose) -> int:
    """Loses what is worth least, and takes what is worth most."""
    if command.card == NO_COPY:
        return _harms(table, command.player, command.who) if command.player != NO_PLAYER else 0
    gains = any(debt.who == command.who and debt.what in GAINED for debt in top_layer(table.state))
    worth = card_worth(table.card(command.card))
    return worth if gains else -worth


C = TypeVar("C", bound=c.Command)
Merit = Callable[[Table, c.Command], int]


def merit_of(kind: type[C], function: Callable[[Table, C], int]) -> tuple[type, Merit]:
    """How the merit of a kind of sentence is found."""
    return kind, cast("Merit", function)


MERITS = dict(
    (
        merit_of(c.PlayCard, _plays),
        merit_of(c.Equip, _equips),
        merit_of(c.Stow, _stows),
        merit_of(c.Sell, _sells),
        merit_of(c.LookForTrouble, fighting.looks_for_trouble),
        merit_of(c.AskHelp, _asks),
        merit_of(c.OfferHelp, _offers),
        merit_of(c.Agree, _agrees),
        merit_of(c.Decline, _declines),
        merit_of(c.Choose, _chooses),
        merit_of(c.UseAbility, fighting.uses),
        merit_of(c.DiscardCard, lambda table, command: -card_worth(table.card(command.card))),
        merit_of(c.GiveInCharity, lambda table, command: -least_worth(table, command.cards)),
        merit_of(c.DiscardInCharity, lambda table, command: -least_worth(table, command.cards)),
    )
)
"""Sentence -> how its merit is found."""
AT_MOST: dict[type[c.Command], int] = {
    c.Stow: 24,
    c.OfferHelp: 10,
    c.Decline: 0,
    c.DiscardCard: 0,
    c.GiveInCharity: 0,
    c.DiscardInCharity: 0,
}
"""Sentence whose merit is found -> the most that it can be."""
