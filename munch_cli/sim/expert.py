"""A bot that tries its choices out: each is played to the end of the turn at several tables that may be this one.

What it cannot see is dealt anew for every trial (``seen``), and all players go on as ``ahead`` would. What a table is
worth at the end of the turn is a guess at who will win, fitted to the results of many games.
"""

from math import exp, sqrt

from munch_cli.arbiter.legal import LegalMoves
from munch_cli.arbiter.moments import Moment, around
from munch_cli.engine.chance import Generator, spun
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.say import say_short
from munch_cli.rules.precedence import goal
from munch_cli.sim.ahead import AheadBot, levels_to_go
from munch_cli.sim.bots import BotGame, seen
from munch_cli.sim.sensible import merit
from munch_cli.table import commands as c
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, SELLABLE_KINDS
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import quoted
from munch_cli.table.typed import NamedTuple

TRIALS = 64
"""So many trials are made for a choice at most: they take some 0.7 seconds, and most choices are clear far sooner."""
FEW_TRIALS = 5
"""So many trials are made of each sentence before all but two are given up."""
SURE_TRIALS = 10
"""So many trials of two sentences are made at least, before one of them is said in the place of the other."""
MOST = 4
"""So many choices are tried out at most."""
LEAST_MERIT = -20
"""What has less merit than that is not tried out."""
DOUBT, CLEAR = 1.2, 2.5
"""By how many standard errors something has to come off better than what ``ahead`` would say, and by how many it is
clear which of two is better.
"""
SLIGHT = 0.01
"""By how much likelier it has to win at least, so that it is said instead."""
NEAR = 3
"""From so many levels to go of any player, what is done outside a fight is tried out, too."""
# What is tried out: outside a fight, near the end, where something is owed, in a fight.
IN_PEACE = (c.LookForTrouble, c.Sell, c.Loot, c.KickOpen, c.EndTurn)
NEAR_THE_END = (*IN_PEACE, c.PlayCard, c.UseAbility)
OWED = (c.Agree, c.Decline, c.Choose, c.GiveInCharity, c.DiscardInCharity)
IN_A_FIGHT = (c.PlayCard, c.UseAbility, c.AskHelp, c.OfferHelp, c.RunAway)


OPEN = (c.Loot, c.KickOpen, c.EndTurn, c.Agree, c.Decline, c.AskHelp, c.OfferHelp, c.RunAway)
"""What all players know to be possible, so that it may be spoken of: it names no card in a hand."""


class Weighed(NamedTuple):
    """What was tried out last beside what was said, and in how many of the trials that came off better."""

    other: c.Command | None
    better: int
    trials: int


class ExpertBot(AheadBot):
    """Tries out what might be said, and says what comes off best."""

    name = "expert"

    def __init__(self, seat: PlayerId, number: int) -> None:
        super().__init__(seat, number)
        self._weighed: Weighed | None = None

    def remark(self, table: Table, chosen: c.Command) -> str:
        """In how many trials the last choice came off better, and than what, if that gives no card away."""
        if self._weighed is None or 2 * self._weighed.better <= self._weighed.trials:
            return super().remark(table, chosen)
        tried, other = self._weighed, self._weighed.other
        than = quoted(say_short(other, table.state, table.catalogue)) if isinstance(other, OPEN) else "anything else"
        than = "saying nothing" if other is None else than
        return f"{table.name(self.seat)} thinks ahead: better than {than} in {tried.better} of {tried.trials} trials."

    def choose(self, table: Table, now: Moment, options: LegalMoves) -> c.Command | None:
        """The sentence after which winning is likeliest, of the few that have most merit."""
        self._weighed = None
        first = super().choose(table, now, options)
        kinds = _tried_kinds(table, now, first)
        among = self._among(table, now, options.only(kinds), first) if kinds else []
        return first if len(among) < 2 else self._best(table, now, among)

    def _among(self, table: Table, now: Moment, options: LegalMoves, first: c.Command | None) -> list[c.Command | None]:
        """What is tried out: the first choice, silence, and what else has most merit."""
        among: list[c.Command | None] = [first]
        if now.may_pass and first is not None:
            among.append(None)
        for _, one in self._ranked(table, options, LEAST_MERIT):
            if len(among) >= MOST:
                break
            if one not in among and (now.why != "speaks up" or merit(table, one) > 0):
                among.append(one)
        return among

    def _best(self, table: Table, now: Moment, among: list[c.Command | None]) -> c.Command | None:
        """The best of some choices, each tried out at the same tables.

        All are tried a few times. Then the first choice and the one that came off best of the others are tried on,
        until it is clear which is better, or that the other is hardly better.
        """
        came: list[list[float]] = [[] for _ in among]
        left = list(range(len(among)))
        number, made, rival = self.lot(), 0, 0
        while made + len(left) <= TRIALS:
            number, glance = spun(number)
            guess = seen(table, self.seat, glance)
            for place in left:
                came[place].append(self._tried_out(guess, now, among[place], glance))
            made += len(left)
            if len(came[0]) < FEW_TRIALS:
                continue
            rival = rival or max(left[1:], key=lambda place: (sum(came[place]), -place))
            left = [0, rival]
            lead, error = _lead(came[rival], came[0])
            if lead + error < SLIGHT or (len(came[0]) >= SURE_TRIALS and abs(lead) >= CLEAR * error):
                break
        lead, error = _lead(came[rival], came[0])
        chosen, other = (rival, 0) if lead > max(SLIGHT, DOUBT * error) else (0, rival)
        pairs = list(zip(came[chosen], came[other], strict=False))
        self._weighed = Weighed(among[other], sum(one > another for one, another in pairs), len(pairs))
        return among[chosen]

    def _tried_out(self, guess: Table, now: Moment, said: c.Command | None, number: int) -> float:
        """How likely a seat wins at the end of the turn, if it says something now."""
        turn = guess.state.turn.number
        if said is not None:
            outcome = perform(guess, said, Generator())
            if not outcome.was_done:
                return 0.0
            guess = outcome.table
        bots = [AheadBot(seat, spun(number + seat + 1)[1]) for seat in guess.state.seats]
        game = BotGame(guess, bots, turn, quiet=() if said is not None else _silent(guess, now))
        for _ in game.sentences():
            pass
        return chances(game.table)[self.seat]


def _silent(table: Table, now: Moment) -> tuple[PlayerId, ...]:
    """Who has said nothing, if the one who is asked says nothing either: all who were asked before, as nobody could
    count on them any more.
    """
    if now.why != "speaks up":
        return (now.who,)
    order = around(table.state, table.state.turn.player if table.fight is None else table.fight.fighter)
    return tuple(order[: order.index(now.who) + 1])


def _tried_kinds(table: Table, now: Moment, first: c.Command | None) -> tuple[type[c.Command], ...]:
    """The kinds of sentence that are tried out against a first choice. Empty if there is nothing to doubt."""
    if now.why == "owes":
        return OWED if isinstance(first, OWED) else ()
    if table.fight is not None and table.foes and not table.fight.running:
        return () if isinstance(first, c.ClaimKill) else IN_A_FIGHT
    if table.fight is not None or now.why == "setup" or table.state.turn.phase in ("charity", "loot"):
        return ()
    is_near = min(levels_to_go(table, seat) for seat in table.state.seats) <= NEAR
    if isinstance(first, c.PlayCard):  # a curse, or a level: what else is played has no better time than now
        spends = table.card(first.card).kind in ("go-up-a-level", *CURSE_KINDS)
        return NEAR_THE_END if spends and is_near else ()
    if now.why != "turn" or not isinstance(first, IN_PEACE):
        return ()
    if isinstance(first, c.Sell) or table.state.turn.phase == "trouble" or is_near:
        return NEAR_THE_END if is_near else IN_PEACE
    return ()


def _lead(came: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one choice came off better than another at the same tables, and the standard error of that."""
    leads = [one - another for one, another in zip(came, other, strict=False)]
    many = len(leads)
    mean = sum(leads) / many
    return mean, sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, many - 1) / many)


# ---- who will win

TO_GO = (2.0, 1.48, 1.15, 1.0, 0.72, 0.46, 0.34, 0.24, 0.12, 0.0)
"""What it is worth to be so many levels from the one that wins."""
STRENGTH, GOLD, SHOT, STOP, BEATEN, GOES_UP, CARD, HANGING = 0.06, 0.12, 0.06, 0.06, 0.23, 0.12, 0.04, -0.2
"""What is worth something besides: a point of strength, 1,000 Gold Pieces, and so on."""
TRAIT = 0.06
"""What it is worth to be something, or to have a minion: more than the card is in the hand."""
NEXT = 0.12
"""What it is worth to be the next to take a turn."""
SHOT_AT_END, BEATEN_AT_END, NEXT_AT_END, SECOND_AT_END = 0.03, 0.2, 0.32, 0.28
"""What is worth more near the end, and being the first or the second to take a turn with one level to go."""
MOST_SHOTS, MOST_GOLD = 15, 12
"""Of one-shots and of thousands of Gold Pieces no more counts."""
AT_END = 2
"""From so many levels to go it is near."""
STOPPING = ("monster-enhancer", "wandering-monster", "mate", "evil-twin")
"""Kinds of card that make another's fight harder."""


def chances(table: Table) -> list[float]:
    """How likely each seat wins."""
    state = table.state
    if state.winners:
        return [float(seat in state.winners) for seat in state.seats]
    weights = [0.0 if seat in state.left else exp(prospects(table, seat)) for seat in state.seats]
    return [weight / sum(weights) for weight in weights]


def prospects(table: Table, who: PlayerId) -> float:
    """How well a player stands, at the start of a turn."""
    player = table.state.players[who]
    to_go = min(len(TO_GO) - 1, max(0, goal(table) - player.level))
    strength = table.total("strength", who).amount
    hand = [table.card(copy) for copy in table.hand(who)]
    held = [*hand, *(table.card(copy) for copy in (*table.in_play(who), *table.sideways(who)))]
    gold = min(MOST_GOLD, sum(card.value for card in held if card.kind in SELLABLE_KINDS) / 1000)
    traits = sum(table.card(copy).kind in (*CHARACTER_KINDS, "minion") for copy in table.in_play(who))
    shots = min(MOST_SHOTS, sum(card.bonus for card in held if card.kind == "one-shot"))
    beaten = sum(card.kind == "monster" and card.level < strength for card in hand)
    stops = sum(card.kind in STOPPING for card in hand)
    goes_up = sum(card.kind == "go-up-a-level" for card in hand) if to_go > 1 else 0
    steps = (who - table.state.turn.player) % len(table.state.players)
    worth = (
        TO_GO[to_go]
        + STRENGTH * (strength - player.level)
        + GOLD * gold
        + SHOT * shots
        + STOP * stops
        + BEATEN * min(2, beaten)
        + GOES_UP * goes_up
        + CARD * len(hand)
        + TRAIT * traits
        + HANGING * len(table.curses(who))
        + (NEXT if steps == 0 else 0)
    )
    if to_go <= AT_END:
        worth += SHOT_AT_END * shots + (BEATEN_AT_END if beaten else 0)
    if to_go == 1:
        worth += NEXT_AT_END if steps == 0 else SECOND_AT_END if steps == 1 else 0
    return worth
