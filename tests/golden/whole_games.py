"""What whole games of random bots come to, to the last card and number: a line for each, with a checksum of all of it.

classic 3: won, 812 sentences, 1a2b3c4d
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from zlib import crc32

from munch_cli.arbiter.dealing import Seat, undealt
from munch_cli.engine.settle import judge
from munch_cli.files.rulebook import load_rulebook
from munch_cli.sim.bots import Game, RandomBot, Said
from munch_cli.table.ids import PlayerId

from ..play.random_play import EDITIONS
from .verdicts import sentences

PATH = Path(__file__).with_name("whole_games.txt")
REMEDY = "if the change is wanted: python -m tests.golden games"
PEOPLE = ("Ann", "Bob", "Cy", "Dee")
SEEDS = range(6)
NOW_AND_THEN, ALSO = 12, 12
"""Of one board in so many, so much else that anybody might say is judged, too."""


def game(edition: str, seed: int, players: int = 3, longest: int = 60) -> Game:
    """A game of random bots, before the deal."""
    seats = [Seat(name, place % 2) for place, name in enumerate(PEOPLE[:players])]
    bots = [RandomBot(PlayerId(seat), seed * 10 + seat) for seat in range(players)]
    return Game(undealt(load_rulebook().editions[edition], seats, seed), bots, longest)


def line_of(edition: str, seed: int, playing: Game, said: Sequence[Said]) -> str:
    """The line of a game that is over."""
    whole = 0
    for place, (moment, before, outcome) in enumerate(said):
        whole = crc32(f"{moment} {outcome.command} {outcome.verdict} {outcome.events}".encode(), whole)
        for command in sentences(before)[:ALSO] if place % NOW_AND_THEN == 0 else ():
            whole = crc32(f"{command} {judge(before, command)}".encode(), whole)
    return f"{edition} {seed}: {playing.end}, {len(said)} sentences, {whole:08x}"


@cache
def known() -> frozenset[str]:
    """The lines that are written down."""
    return frozenset(PATH.read_text(encoding="utf-8").splitlines())


def all_written() -> str:
    """The lines as they are now."""
    lines = []
    for edition, seed in [(edition, seed) for edition in EDITIONS for seed in SEEDS]:
        playing = game(edition, seed, 3 + seed % 2)
        lines.append(line_of(edition, seed, playing, list(playing.sentences())))
    return "".join(f"{line}\n" for line in lines)
