"""Random play of several games, ours and others': each is asked for some decisions and tells how many it made.

One decision: the commands allowed are listed, one is chosen at random and carried out. To pass is a choice among them,
in the others' games and in ours, where one may say nothing. Others' games that are not installed are left out
(``pip install -e '.[bench]'``).
"""

import logging
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import perf_counter

from munch_cli.arbiter.legal import LegalMoves
from munch_cli.arbiter.moments import Moment
from munch_cli.engine.table import Table
from munch_cli.sim.batch import GameBatch, game_of, rarely_swept
from munch_cli.sim.bots import RandomBot
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId
from munch_cli.table.typed import NamedTuple

BATCH = GameBatch("classic", players=4, bots=("random",))
MOST_CHESS_MOVES = 300


class Count(NamedTuple):
    """Decisions made, those of them with one way only, games ended, and the seconds it took."""

    decisions: int = 0
    forced: int = 0
    games: int = 0
    seconds: float = 0.0

    def plus(self, other: "Count") -> "Count":
        """Both together."""
        return Count(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


Game = Iterator[bool]
"""A game that is played on when asked: for every decision, whether there was one way only."""


class Contestant:
    """Plays one game after the other; a game that is not over when time is goes on the next time."""

    def __init__(self, name: str, game: Callable[[int], Game]) -> None:
        self.name = name
        self._game = game
        self._number = 0
        self._now = game(0)

    def play(self, seconds: float) -> Count:
        """Plays for about so many seconds."""
        decisions = forced = games = 0
        began = perf_counter()
        while (took := perf_counter() - began) < seconds:
            only = next(self._now, None)
            if only is None:
                games += 1
                self._number += 1
                self._now = self._game(self._number)
            else:
                decisions += 1
                forced += only
        return Count(decisions, forced, games, took)


# ---- ours


class Munch(Contestant):
    """Plays as ``munch sim`` does, which looks for garbage rarely."""

    def play(self, seconds: float) -> Count:
        """Plays for about so many seconds."""
        with rarely_swept():
            return super().play(seconds)


class Watched(RandomBot):
    """A bot that says anything allowed, or nothing; ``made``: for each of its decisions, whether there was one way."""

    def __init__(self, seat: PlayerId, number: int, made: list[bool]) -> None:
        super().__init__(seat, number)
        self.made = made

    def choose(self, table: Table, now: Moment, options: LegalMoves) -> Command | None:
        """Any sentence, or nothing."""
        self.made.append(len(list(options)) + now.may_pass <= 1)
        return super().choose(table, now, options)


def munchkin(number: int, before: Callable[[Table], object] = lambda table: None) -> Game:
    """The classic box, four bots, from the deal to the winner, as ``munch sim`` plays it."""
    game = game_of(BATCH, number)
    made: list[bool] = []
    game.bots = [Watched(PlayerId(seat), number * 7 + seat, made) for seat in range(BATCH.players)]
    for said in game.sentences():
        for was_forced in made or [True]:
            before(said.before)
            yield was_forced
        made.clear()


# ---- others


def catan(number: int, copied: bool = False) -> Game:
    """catanatron: Settlers of Catan, four random players."""
    from catanatron.game import Game as CatanGame
    from catanatron.models.player import Color, RandomPlayer

    game = CatanGame([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=number)
    while game.winning_color() is None and game.state.num_turns < 1000:
        forced = len(game.state.playable_actions) == 1
        if copied:
            game.copy()
        game.play_tick()
        yield forced


def chess(number: int) -> Game:
    """python-chess: legal moves, one of them pushed; broken off after so many."""
    from chess import Board

    board, lots = Board(), random.Random(number)
    for _ in range(MOST_CHESS_MOVES):
        moves = list(board.legal_moves)
        if not moves:
            return
        board.push(lots.choice(moves))
        yield len(moves) == 1


def uno(number: int) -> Game:
    """RLCard's UNO, two players."""
    global _uno
    if _uno is None:
        import rlcard

        _uno = rlcard.make("uno")
    state, _ = _uno.reset()
    while not _uno.is_over():
        actions = list(state["legal_actions"])
        state, _ = _uno.step(random.choice(actions))
        yield len(actions) == 1


def gin_rummy(number: int) -> Game:
    """OpenSpiel's gin rummy, written in C++, driven from Python."""
    import pyspiel

    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
            continue
        actions = state.legal_actions()
        state.apply_action(random.choice(actions))
        yield len(actions) == 1


def dominion(number: int) -> Game:
    """pyminion: Dominion with the base cards, two players who buy and play anything; told game by game."""
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.expansions.base import base_set
    from pyminion.game import Game as DominionGame

    logging.getLogger().setLevel(logging.ERROR)
    made: list[bool] = []

    class Anything(BotDecider):
        def action_phase_decision(self, valid_actions, player, game):
            made.append(not valid_actions)
            return random.choice([*valid_actions, None])

        def treasure_phase_decision(self, valid_treasures, player, game):
            made.append(True)
            return valid_treasures

        def buy_phase_decision(self, valid_cards, player, game):
            made.append(not valid_cards)
            return random.choice([*valid_cards, None])

    players = [Bot(Anything(), name) for name in ("one", "two")]
    with suppress(AssertionError):  # it breaks off where a Remodel finds an empty hand
        DominionGame(players, [base_set], log_stdout=False).play()
    yield from made


_uno = None
OTHERS: dict[str, Callable[[int], Game]] = {
    "catanatron": catan,
    "pyminion": dominion,
    "RLCard UNO": uno,
    "OpenSpiel gin rummy": gin_rummy,
    "python-chess": chess,
}
"""By the name that is printed."""


def there() -> list[Contestant]:
    """The others' games that are installed."""
    found = []
    for name, game in OTHERS.items():
        try:
            next(game(0))
        except ImportError as missing:
            print(f"{name}: left out, {missing}")
        else:
            found.append(Contestant(name, game))
    return found
