"""Batches of games: the same seed, the same games, however many processes play them, and wherever they run."""

import gc
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from typing import TYPE_CHECKING

from munch_cli.arbiter.dealing import Seat, undealt
from munch_cli.arbiter.replay import fight_sums, flight_sums
from munch_cli.engine.chance import spun
from munch_cli.engine.run import counted, decisive
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import Decisions, with_word
from munch_cli.sim.bots import LONGEST, BotGame, GameStep
from munch_cli.sim.strengths import bot
from munch_cli.table import events as e
from munch_cli.table.commands import BeReady
from munch_cli.table.ids import PlayerId
from munch_cli.table.typed import Json, NamedTuple

COUNTS = (
    "ends",
    "seats_won",
    "seats_played",
    "bots_won",
    "bots_played",
    "turns",
    "sentences",
    "deaths",
    "outcomes",
    "cards",
    "rules",
    "points",
    "games_with_point",
)
NO_RULES = ("card.", "gap.", "conflict.", "table.")
"""How the ids begin of what decides and is no rule of a sheet."""


class Tally:
    """Counts of games.

    ``ends``: how games ended. ``seats_won``, ``bots_won``: victories. ``turns``, ``sentences``: how many games had a
    length. ``deaths``: of each seat. ``outcomes``: of sentences. ``cards``, ``rules``, ``points``: in how many
    sentences each decided or came up. ``games_with_point``: in how many games an open point came up.
    """

    def __init__(self) -> None:
        self.games = 0
        self.of: dict[str, Counter[str | int]] = {name: Counter() for name in COUNTS}

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.games += other.games
        for name in COUNTS:
            self.of[name].update(other.of[name])

    def count(self, game: BotGame, bots: Sequence[str]) -> None:
        """Play a game to its end and count it."""
        here: Counter[str | int] = Counter()
        points: Counter[str | int] = Counter()
        many = 0
        for said in game.sentences():
            many += 1
            here.update(_decided(said))
            points.update(said.outcome.verdict.all_open)
            self.of["outcomes"][said.outcome.verdict.outcome] += 1
            self.of["deaths"].update(one.who for one in said.outcome.events if isinstance(one, e.PlayerDied))
        self.games += 1
        self.of["ends"][game.end] += 1
        self.of["turns"][game.table.state.turn.number] += 1
        self.of["sentences"][many] += 1
        self.of["cards"].update({id: times for id, times in here.items() if str(id).startswith("card.")})
        self.of["rules"].update({id: times for id, times in here.items() if not str(id).startswith(NO_RULES)})
        self.of["points"].update(points)
        self.of["games_with_point"].update(points.keys())
        for seat, name in enumerate(bots):
            won = seat in game.table.state.winners
            self.of["seats_played"][seat] += 1
            self.of["bots_played"][name] += 1
            self.of["seats_won"][seat] += won
            self.of["bots_won"][name] += won

    def json(self) -> dict[str, Json]:
        """The same as plain values, in a fixed order. Seats are counted from 1."""
        found: dict[str, Json] = {"games": self.games}
        for name in COUNTS:
            shift = 1 if name in ("seats_won", "seats_played", "deaths") else 0
            found[name] = {
                str(key + shift if isinstance(key, int) else key): times for key, times in in_order(self.of[name])
            }
        return found


def in_order(counts: Counter[str | int]) -> list[tuple[str | int, int]]:
    """Numbers in their order, names by how often they came up."""
    return sorted(counts.items(), key=lambda one: (0, one[0], "") if isinstance(one[0], int) else (-one[1], 0, one[0]))


def _decided(said: GameStep) -> Iterable[str]:
    """The ids that were decisive for a sentence and all that came of it."""
    outcome = said.outcome
    yield from decisive(outcome, fight_sums(outcome.table))
    yield from counted(said.before, flight_sums(outcome.events))


CHUNK = 2
"""How many games are played in one go, in any process."""
SWEEP = 50_000
"""Garbage-collector threshold (generation 0) during games."""
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo")
Progress = Callable[[int], None]


class GameBatch(NamedTuple):
    """Games to be played. ``bots``: strengths, that go round the seats, one seat further in every game.

    ``printing``: of the box, if it is not the one of the sheet. ``ruled``: the owner's decisions that they keep to,
    empty for the printed sheet.
    """

    edition: str
    players: int = 4
    bots: tuple[str, ...] = ("random",)
    games: int = 100
    seed: int = 1
    longest: int = LONGEST
    printing: str = ""
    ruled: Decisions = Decisions()


class Chunk(NamedTuple):
    """A part of a batch: the games from one number on."""

    batch: GameBatch
    first: int
    many: int


def chunks(batch: GameBatch) -> list[Chunk]:
    """The parts of a batch, in order."""
    return [Chunk(batch, first, min(CHUNK, batch.games - first)) for first in range(0, batch.games, CHUNK)]


def seating(batch: GameBatch, number: int) -> tuple[str, ...]:
    """Which strength sits where in a game."""
    return tuple(batch.bots[(seat + number) % len(batch.bots)] for seat in range(batch.players))


def game_of(batch: GameBatch, number: int) -> BotGame:
    """One game of a batch, before the deal."""
    luck = spun((batch.seed << 20) + number)[1]
    bots = [bot(name, PlayerId(seat), spun(luck + seat + 1)[1]) for seat, name in enumerate(seating(batch, number))]
    return BotGame(_table(batch, luck), bots, batch.longest)


def _table(batch: GameBatch, luck: int) -> Table:
    table = _box(batch.edition, batch.players, batch.printing, batch.ruled).copy()
    table.state.luck = luck
    return table


@cache
def _box(edition: str, players: int, printing: str, ruled: Decisions) -> Table:
    """The table before any game, made once: what the law has worked out about the cards is shared by all games."""
    people = [Seat(name, seat % 2) for seat, name in enumerate(NAMES[:players])]
    return with_word(undealt(load_rulebook().editions[edition], people, 0, printing), ruled)[0]


def ruled(batch: GameBatch, word: Decisions) -> GameBatch:
    """The same batch under an owner's word, as far as that applies to its box."""
    return batch._replace(ruled=with_word(_table(batch, 0), word)[1])


def too_few_or_many(batch: GameBatch) -> tuple[str, ...]:
    """The rules by which so many players cannot play this edition. Empty if they can."""
    verdict = judge(_table(batch, 0), BeReady(PlayerId(0)))
    return () if verdict.goes_ahead else verdict.ids


def play_chunk(chunk: Chunk) -> Tally:
    """Play the games of a chunk."""
    tally = Tally()
    with rarely_swept():
        for number in range(chunk.first, chunk.first + chunk.many):
            tally.count(game_of(chunk.batch, number), seating(chunk.batch, number))
    return tally


@contextmanager
def rarely_swept() -> Iterator[None]:
    """Within it the garbage collector runs less often: games make few cycles, and all else is freed without it."""
    before = gc.get_threshold()
    gc.set_threshold(SWEEP, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def play(batch: GameBatch, jobs: int = 1, done: Progress = lambda many: None) -> Tally:
    """Play a batch in so many processes. ``done`` is told how many games were played."""
    parts = chunks(batch)
    jobs = min(jobs, len(parts))
    if jobs <= 1:
        return summed(map(play_chunk, parts), done)
    with closing(_in_processes(parts, jobs)) as tallies:
        return summed(tallies, done)


def summed(tallies: Iterable[Tally], done: Progress) -> Tally:
    """The sum of tallies as they come in. ``done`` is told how many games each of them holds."""
    whole = Tally()
    for tally in tallies:
        whole.add(tally)
        done(tally.games)
    return whole


def _in_processes(parts: Sequence[Chunk], jobs: int) -> Generator[Tally, None, None]:
    """The tallies of parts played side by side. An interruption ends the other processes as well."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor, as_completed

    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _live_as_long_as_the_main_process)
    try:
        for one in as_completed([pool.submit(play_chunk, part) for part in parts]):
            yield one.result()
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def _live_as_long_as_the_main_process() -> None:
    """Worker processes ignore Ctrl-C: the main process ends them. They end with it, too, if it is killed."""
    import multiprocessing
    import os
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    main = multiprocessing.parent_process()
    assert main is not None

    def ended() -> None:
        main.join()
        os._exit(1)

    threading.Thread(target=ended, daemon=True).start()


if TYPE_CHECKING:
    from distributed import Client

SCHEME = "dask://"


class Unreachable(Exception):
    """No cluster can be used: none answers, or the package that talks to it is not installed."""


def play_on(address: str, batch: GameBatch, done: Progress = lambda many: None, timeout: int = 10) -> Tally:
    """Play a batch on the cluster at ``dask://HOST:PORT``. Raise ``Unreachable``, with what to do about it."""
    try:
        from distributed import Client
    except ImportError:
        raise Unreachable("the extra sim is not installed: pip install 'munch-cli[sim]'") from None
    where = address.removeprefix(SCHEME)
    try:
        client = Client(f"tcp://{where}", timeout=timeout, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise Unreachable(f"no Dask scheduler answers at {where}: {problem}") from None
    with client:
        return summed(_tallies(client, batch), done)


def _tallies(client: "Client", batch: GameBatch) -> Iterator[Tally]:
    from distributed import as_completed

    futures = client.map(play_chunk, chunks(batch), pure=False)
    try:
        for future in as_completed(futures, loop=client.loop):
            yield future.result()
    finally:
        client.cancel(futures)
