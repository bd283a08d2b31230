"""What questions are answered with on boards that nobody would write: a checksum for each board.

    combat/pumpkinhead bites 4711 1a2b3c4d

The board is that of a walk with rewritten cards, after some of its sentences. Then come questions drawn by lot, each in
a session of its own: may I, why and why not, what if, odds, ways, what may be said, what is offered while it is typed,
the board as a file and as a feature. The number says which, always the same ones. On some of them a condition of the
arbiter decided for the first time.
"""

from collections.abc import Iterator
from random import Random
from zlib import crc32

from munch_cli.arbiter.candidates import candidates
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.language.say import say, say_question
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId

from ..play.moments import nonsense
from .answers import facts
from .verdicts import drawn
from .walks import begun, one_of_the_possible

TALKS = 8
"""So many talks of one to five lines on each board."""


def again(line: str) -> str:
    """The checksum of a board's questions as they are answered now, for its line."""
    name, edition, said = line.split()
    lot, whole = int(said), 0
    luck = Random(lot)
    table = begun(name, edition, lot, "rewritten", luck)
    for _ in range(luck.choice((0, 0, 1, 2, 4))):
        if (command := one_of_the_possible(table, luck)) is None:
            break
        table = perform(table, command, Generator()).table
    for talk in _talks(table, luck):
        sitting = Sitting("strange", f"new {edition}", Table(table.state.copy(), table.law, table.catalogue))
        sitting.chance = Generator() if table.state.whole else None
        session = Session(sitting=sitting)
        for line in talk:
            for fact in facts(session, line):
                whole = crc32(f"{line} {fact}".encode(), whole)
    return f"{whole:08x}"


def _talks(table: Table, luck: Random) -> Iterator[tuple[str, ...]]:
    """So many talks, drawn by lot: mostly about what players might say there, now and then about nonsense."""
    state, catalogue = table.state, table.catalogue
    seats = [PlayerId(seat) for seat in range(len(state.players))]
    sayings = drawn(one for seat in seats for one in candidates(table, seat))
    lying = [*table.foes, *(copy for seat in seats for copy in (*table.in_play(seat), *table.curses(seat)))]

    def sentence() -> Command:
        if sayings and luck.randrange(3):
            return luck.choice(sayings)
        return next(iter(nonsense(table, luck.randrange(1 << 30), 1)))

    for _ in range(TALKS):
        command, other = sentence(), say(sentence(), state, catalogue)
        said, asked = say(command, state, catalogue), say_question(command, state, catalogue)
        who = luck.choice(seats)
        name, level = table.name(who), state.players[who].level
        cut = luck.randrange(1, len(said))
        reason = luck.choice(("why", "why not", "compare"))
        talks = [
            (asked, reason),
            (asked, "why", "why not"),
            (f"what if {said}", reason),
            (f"what if {said}; {other}", reason),
            (f"what may {name} do", f"/view {name}", f"/legal {name}"),
            (f"why is {name} Level {level}", f"why did {name} lose a level", f"why did {name} get away"),
            ("odds", f"why {table.total('monsters').amount}", f"why {table.total('munchkins').amount}"),
            (luck.choice(("ways", f"ways for {name}")), "why no Treasure"),
            (f"/complete {said[:cut]}", said[:cut]),
            ("/file", said, "/feature", "/scenario"),
            (said, "why", "undo", "redo", "log"),
            (said, "why not", "what now", "board"),
        ]
        if lying:
            card = table.card(luck.choice(lying)).name
            talks.append((f"why does {card} count", f"why does {card} not count", f"why did {name} die"))
        yield luck.choice(talks)
