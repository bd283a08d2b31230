"""Whole games of random bots: how each ends, and a checksum of all verdicts and events.

classic 3 won-812-1a2b3c4d
"""

from collections.abc import Sequence
from zlib import crc32

from munch_cli.arbiter.dealing import Seat, undealt
from munch_cli.engine.settle import judge
from munch_cli.files.rulebook import load_rulebook
from munch_cli.sim.bots import BotGame, GameStep, RandomBot
from munch_cli.table.ids import PlayerId

from ..play.random_play import EDITIONS
from .boards import commands

PEOPLE = ("Ann", "Bob", "Cy", "Dee")
SEEDS = range(4)
EVERY, ALSO = 12, 12
"""On every so many boards, so many other commands are judged as well."""


def game(edition: str, seed: int, players: int = 3, longest: int = 60) -> BotGame:
    """Return a game of random bots before the deal."""
    seats = [Seat(name, place % 2) for place, name in enumerate(PEOPLE[:players])]
    bots = [RandomBot(PlayerId(seat), seed * 10 + seat) for seat in range(players)]
    return BotGame(undealt(load_rulebook().editions[edition], seats, seed), bots, longest)


def subjects() -> list[str]:
    """Return the box and seed of each recorded game."""
    return [f"{edition} {seed}" for edition in EDITIONS for seed in SEEDS]


def result(words: str) -> str:
    """Play the game of a line and return how it ended."""
    edition, seed = words.split()
    playing = game(edition, int(seed), 3 + int(seed) % 2)
    return result_of(playing, list(playing.sentences()))


def result_of(playing: BotGame, said: Sequence[GameStep]) -> str:
    """Return how a finished game ended, its number of commands and its checksum."""
    whole = 0
    for place, (moment, before, outcome) in enumerate(said):
        whole = crc32(f"{moment} {outcome.command} {outcome.verdict} {outcome.events}".encode(), whole)
        for command in commands(before)[:ALSO] if place % EVERY == 0 else ():
            whole = crc32(f"{command} {judge(before, command)}".encode(), whole)
    return f"{playing.end.replace(' ', '-')}-{len(said)}-{whole:08x}"
