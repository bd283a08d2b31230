"""A bot of good sense: every sentence has its merit, by rules of thumb, and the one of most merit is said."""

from collections.abc import Callable, Iterator

from munch_cli.arbiter.legal import Options, Points
from munch_cli.arbiter.moment import Moment, ways_on
from munch_cli.effects.looking import is_losing, munchkins
from munch_cli.engine.chance import spun
from munch_cli.engine.table import Table
from munch_cli.sim.worth import card_worth, least_worth
from munch_cli.table import commands as c
from munch_cli.table.apply import top_layer
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS
from munch_cli.table.ids import NO_COPY, NO_PLAYER, PlayerId
from munch_cli.table.typed import cast
from munch_cli.table.vocabulary import CancelCurse


class SensibleBot:
    """Says what seems best at a glance; between sentences of one merit the number decides."""

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
        """Outside a fight, unless somebody is near the end; in one, unless a card or his sword could matter."""
        if table.fight is None and now.why == "speaks up":
            return all(player.level < 6 for player in table.state.players)
        return False

    def choose(self, table: Table, now: Moment, options: Options) -> c.Command | None:
        """The sentence of most merit; nothing, where that is possible and none has any."""
        best = next(self._ranked(table, options), None)
        if best is None:
            return None
        (points, _), chosen = best
        if points > 0 or now.may_pass:
            return chosen if points > 0 else None
        return next((one for _, one in self._ranked(table, ways_on(table, now, options))), chosen)

    def _ranked(self, table: Table, options: Options) -> Iterator[tuple[Points, c.Command]]:
        return options.ranked(lambda one: (merit(table, one), self.lot()))


def merit(table: Table, command: c.Command) -> int:
    """What a sentence seems good for; more than 0 where it is better than nothing."""
    rule = MERITS.get(type(command))
    return cast("Merit", rule)(table, command) if rule is not None else PLAINLY.get(type(command), 0)


Merit = Callable[[Table, c.Command], int]
PLAINLY: dict[type[c.Command], int] = {
    c.ClaimKill: 1000,
    c.KickOpen: 20,
    c.Loot: 10,
    c.Listen: 12,
    c.EndTurn: 1,
    c.TakeCard: 5,
    c.Stow: -60,
    c.Trade: -40,
    c.GiveItems: -80,
    c.KeepCard: 1,
    c.Sacrifice: 5,
    c.RunAway: -5,
}


def _plays(table: Table, command: c.PlayCard) -> int:
    card = table.card(command.card)
    if _has_got_away(table, command.who):
        return -card_worth(card)
    if card.kind in CURSE_KINDS:
        return _harms(table, command.on_player, command.who)
    if card.kind == "go-up-a-level":
        return 300 if command.on_player in (NO_PLAYER, command.who) else -300
    if card.kind in ("monster-enhancer", "mate", "evil-twin", "wandering-monster"):
        return _against_the_fighter(table, command.who, card.strength or 8)
    if card.kind == "monster" and table.fight is not None:
        return _against_the_fighter(table, command.who, card.level)
    if card.kind == "one-shot":
        return _one_shot(table, command)
    if card.kind in CHARACTER_KINDS and card.kind != "power":
        held = sum(table.card(copy).kind == card.kind for copy in table.in_play(command.who))
        return 30 if not held else -20
    return 25 + card_worth(card) // 4


def _harms(table: Table, whom: PlayerId, who: PlayerId) -> int:
    """What it is worth to harm somebody: the more, the nearer he is to the end."""
    return -500 if whom in (NO_PLAYER, who) else 12 * (table.state.players[whom].level - 5)


def _against_the_fighter(table: Table, who: PlayerId, points: int) -> int:
    """What it is worth to make a fight harder: much if it turns it, and the fighter is a threat."""
    fight = table.fight
    if fight is None:
        return -10
    margin = munchkins(table) - table.total("monsters").amount
    if points < 0:
        return 40 if table.is_fighting(who) and margin <= 0 < margin - points else -30
    if table.is_fighting(who):
        return 5 if margin > points + 4 and fight.fighter == who else -100
    turns = 0 < margin <= points
    return 15 * (table.state.players[fight.fighter].level - 3) if turns else -10


def _one_shot(table: Table, command: c.PlayCard) -> int:
    """In a fight, worth it where it turns the fight the way its player wants."""
    fight, card = table.fight, table.card(command.card)
    if fight is None:
        return _in_peace(table, command)
    margin = munchkins(table) - table.total("monsters").amount
    for_monsters = command.on_card in table.foes
    if table.is_fighting(command.who):
        if for_monsters and card.bonus:
            return -100
        return 60 if margin <= 0 and (margin + card.bonus > 0 or not card.bonus) else -30
    return _against_the_fighter(table, command.who, card.bonus) if for_monsters else -50


def _in_peace(table: Table, command: c.PlayCard) -> int:
    """Out of a fight, worth it against a Curse of one's own, or for what it does by itself."""
    card = table.card(command.card)
    if command.on_player not in (NO_PLAYER, command.who):
        return _harms(table, command.on_player, command.who)
    if any(isinstance(deed, CancelCurse) for deed in card.do):
        strikes = any(debt.what == "respond" and debt.who == command.who for debt in top_layer(table.state))
        own = table.curses(command.who)
        return 45 if strikes or command.on_card in own or (own and command.on_card == NO_COPY) else -50
    return 5 if card.do and command.on_card == NO_COPY else -5


def _equips(table: Table, command: c.Equip) -> int:
    """Better in use than not, if it is worth anything there."""
    card = table.card(command.item)
    rivals = [table.card(copy) for copy in table.in_play(command.who) if table.card(copy).slot == card.slot]
    if card.slot != "none" and any(other.bonus >= card.bonus for other in rivals):
        return -5
    return 15 + card.bonus if card.bonus > 0 or card.gives or card.abilities else -1


def _sells(table: Table, command: c.Sell) -> int:
    in_use = [copy for copy in command.items if copy in table.in_play(command.who)]
    return 120 - sum(15 * table.card(copy).bonus for copy in in_use) - least_worth(table, command.items) // 8


def _trouble(table: Table, command: c.LookForTrouble) -> int:
    """A fight one would win is sought."""
    strength = table.total("strength", command.who).amount
    card = table.card(command.monster)
    return 60 + card.treasures if strength > card.level else -50


def _asks(table: Table, command: c.AskHelp) -> int:
    """Whoever can turn the fight is asked, and promised something; nobody is asked twice."""
    fight = table.fight
    if fight is None or not is_losing(table) or command.whom in fight.declined or fight.helper != NO_PLAYER:
        return -50
    both = munchkins(table) + table.total("strength", command.whom).amount
    if both <= table.total("monsters").amount:
        return -20
    return 40 + (5 if command.offer.treasures == 1 else 0) - 10 * len(command.offer.items)


def _offers(table: Table, command: c.OfferHelp) -> int:
    fight = table.fight
    if fight is None or not is_losing(table) or command.who in fight.declined or fight.helper != NO_PLAYER:
        return -50
    both = munchkins(table) + table.total("strength", command.who).amount
    wins = both > table.total("monsters").amount and table.state.players[fight.fighter].level < 8
    return 10 if wins and command.offer.treasures else -20


def _agrees(table: Table, command: c.Agree) -> int:
    """Help that is paid for is given, help that turns the fight is taken; trades are looked at with suspicion."""
    fight = table.fight
    if fight is None or fight.offer is None:
        return -10
    helper = fight.offer[0] if fight.offer[0] != fight.fighter else command.who
    helper = command.who if helper == fight.fighter else helper
    turns = munchkins(table) + table.total("strength", helper).amount > table.total("monsters").amount
    if command.who == fight.fighter:
        return 30 if turns else -30
    paid = fight.offer[1].treasures > 0 or fight.offer[1].items
    return 30 if turns and paid and table.state.players[fight.fighter].level < 9 else -30


def _declines(table: Table, command: c.Decline) -> int:
    asked = any(debt.who == command.who and debt.what in ("answer", "trade-answer") for debt in top_layer(table.state))
    return 0 if asked else -100


def _chooses(table: Table, command: c.Choose) -> int:
    """What is to be lost is what is worth least; what is to be had, what is worth most."""
    if command.card == NO_COPY:
        return _harms(table, command.player, command.who) if command.player != NO_PLAYER else 0
    gains = any(debt.who == command.who and debt.what in ("pick", "loot") for debt in top_layer(table.state))
    worth = card_worth(table.card(command.card))
    return worth if gains else -worth


def _uses(table: Table, command: c.UseAbility) -> int:
    """An ability is worth it where the fight is lost without it and its price is low."""
    price = least_worth(table, command.discards)
    if _has_got_away(table, command.who):
        return -1 - price
    if table.is_fighting(command.who) and is_losing(table):
        return 40 - price // 2
    return 30 - price if table.fight is None or command.on_player != NO_PLAYER else -10


def _has_got_away(table: Table, who: PlayerId) -> bool:
    """Whether a roll that may still be answered gets somebody away as it is, so that nothing need be spent on it."""
    return bool(table.state.owed) and table.total("roll_succeeds", who).amount > 0


MERITS: dict[type[c.Command], object] = {
    c.PlayCard: _plays,
    c.Equip: _equips,
    c.Sell: _sells,
    c.LookForTrouble: _trouble,
    c.AskHelp: _asks,
    c.OfferHelp: _offers,
    c.Agree: _agrees,
    c.Decline: _declines,
    c.Choose: _chooses,
    c.UseAbility: _uses,
    c.DiscardCard: lambda table, command: -card_worth(table.card(command.card)),
    c.GiveInCharity: lambda table, command: -least_worth(table, command.cards),
    c.DiscardInCharity: lambda table, command: -least_worth(table, command.cards),
}
"""Sentence -> how its merit is found."""
