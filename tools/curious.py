"""Whether everything is tried that a card allows: bots that would rather say what nobody has said yet.

A use is a card, a sentence about it, and the kind of target: Magic Missile played for a fighter, a Curse on another, an
Item sold. Whatever was ever allowed must be carried out at last.
"""

from collections import Counter
from collections.abc import Iterator

from munch_cli.arbiter.dealing import Seat, box_of, undealt
from munch_cli.arbiter.legal import LegalMoves
from munch_cli.arbiter.moments import Moment, ways_on
from munch_cli.engine.chance import spun
from munch_cli.engine.run import unrest
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.sim.bots import BotGame, GameStep
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.state import FOES, IN_PLAY, SEAT_ZONES, SIDEWAYS, TABLE_ZONES

Use = tuple[CardId, str, str]
NAMES = ("Ann", "Bob", "Cy", "Dee")


class Tried:
    """What was allowed and what was carried out; which cards were drawn, lay in play or in a fight, and were lost."""

    def __init__(self, edition: str) -> None:
        self.box = frozenset(box_of(load_rulebook().editions[edition]))
        self.allowed: set[Use] = set()
        self.done: Counter[Use] = Counter()
        self.drawn: set[CardId] = set()
        self.used: set[CardId] = set()
        self.lost: set[CardId] = set()

    @property
    def missing(self) -> dict[str, list[str]]:
        """What is still to be tried."""
        return {
            "drawn": sorted(self.box - self.drawn),
            "used": sorted(self.box - self.used),
            "lost": sorted(self.box - self.lost),
            "uses": sorted(" ".join(use) for use in self.allowed - set(self.done)),
        }

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return not any(self.missing.values())

    def note(self, said: GameStep) -> None:
        """Counts a sentence and what came of it."""
        before, outcome = said.before, said.outcome
        for use in uses(before, outcome.command):
            self.done[use] += 1
            self.used.add(use[0])
        cards = outcome.table.state.cards
        self.used.update(cards[foe] for foe in outcome.table.foes)
        for event in outcome.events:
            cited = (CardId(id.removeprefix("card.")) for id in event.because if id.startswith("card."))
            self.used.update(card for card in cited if card in self.box)
            if isinstance(event, e.CardDrawn | e.DoorTurnedUp | e.CardHeard):
                self.drawn.add(cards[event.copy])
            if isinstance(event, e.CurseStruck):
                self.used.add(cards[event.copy])
            if isinstance(event, e.CardDiscarded):
                self.lost.add(cards[event.copy])


def uses(table: Table, command: c.Command) -> Iterator[Use]:
    """What a sentence does with cards."""
    what = type(command).__name__
    if isinstance(command, c.Choose | c.GiveInCharity | c.DiscardInCharity):
        return  # what is lost or given away, not what a card is used for
    if isinstance(command, c.UseAbility):
        if command.card >= 0:
            yield table.state.cards[command.card], f"uses {command.ability}", target(table, command)
        return
    for field in ("card", "item", "monster", "minion"):
        copy = getattr(command, field, -1)
        if copy >= 0:
            yield table.state.cards[copy], what, target(table, command)
    for field in ("items", "gives"):
        for copy in getattr(command, field, ()):
            yield table.state.cards[copy], what, ""


def target(table: Table, command: c.Command) -> str:
    """The kind of target that a sentence names."""
    player, copy = getattr(command, "on_player", -1), getattr(command, "on_card", -1)
    if copy >= 0:
        place = table.state.place[copy]
        own = (place - TABLE_ZONES) % SEAT_ZONES
        return "monster" if place == FOES else "Item" if own in (IN_PLAY, SIDEWAYS) else "card"
    if player < 0:
        return "with another" if getattr(command, "along", -1) >= 0 else ""
    if player == command.who:
        return "himself"
    return "fighter" if table.is_fighting(PlayerId(player)) else "another"


class CuriousBot:
    """Says what has not been said yet; else anything, more gladly what moves the game on."""

    name = "curious"
    looks = False

    def __init__(self, seat: PlayerId, number: int, tried: Tried) -> None:
        self.seat, self.tried = seat, tried
        self._number = number

    def _below(self, limit: int) -> int:
        self._number, drawn = spun(self._number)
        return drawn % limit

    def is_quiet(self, table: Table, now: Moment) -> bool:
        return self._below(3) == 0

    def remark(self, table: Table, chosen: c.Command) -> str:
        return ""

    def choose(self, table: Table, now: Moment, options: LegalMoves) -> c.Command | None:
        every = list(options)
        known = [(one, list(uses(table, one))) for one in every]
        self.tried.allowed.update(use for _, those in known for use in those)
        if not every:
            return None
        new = [one for one, those in known if any(not self.tried.done[use] for use in those)]
        if new:
            return new[self._below(len(new))]
        onward = list(ways_on(table, now, options))
        some = onward if onward and self._below(3) else every
        return None if now.may_pass and self._below(2) else some[self._below(len(some))]


def curious_game(edition: str, seed: int, tried: Tried, longest: int) -> BotGame:
    """A game of curious bots, before the deal."""
    players = 3 + seed % 2
    seats = [Seat(name, (place + seed) % 2) for place, name in enumerate(NAMES[:players])]
    bots = [CuriousBot(PlayerId(seat), seed * 10 + seat, tried) for seat in range(players)]
    return BotGame(undealt(load_rulebook().editions[edition], seats, seed), bots, longest)


def check_at_rest(said: GameStep) -> None:
    """What must hold whenever a sentence has been carried out: limits kept, hands kept, copies kept."""
    state = said.outcome.table.state
    assert len(state.cards) == len(said.before.state.cards), "a card has appeared or gone"
    assert unrest(said.outcome.table) == (), f"a standing limit is not kept after {said.outcome.command}"
    assert all(player.level <= 9 or state.winners for player in state.players), "a winning Level, and nobody has won"
    for event in said.outcome.events:
        if isinstance(event, e.TurnBegan) and said.before.state.turn.phase != "setup":
            check_hand(said.outcome.table, said.before.state.turn.player)


def check_hand(table: Table, who: PlayerId) -> None:
    """Whoever has ended his turn holds no more cards than he may."""
    limit = table.total("hand_limit", who)
    held = len(table.hand(who))
    assert not limit.terms or held <= limit.amount, f"{held} cards in hand after the turn, of {limit.amount}"


def played_through(edition: str, seed: int, tried: Tried, longest: int) -> BotGame:
    """Plays a game, checking and counting as it goes."""
    game = curious_game(edition, seed, tried, longest)
    for said in game.sentences():
        check_at_rest(said)
        tried.note(said)
    return game
