"""What questions are answered with on boards that nobody would write: a checksum for each board.

    combat/pumpkinhead bites 4711 1a2b3c4d

The board is that of a walk with rewritten cards, after some of its sentences. Then come questions drawn by lot, each in
a session of its own: may I, why and why not, what if, odds, ways, what may be said, what is offered while it is typed,
the board as a file and as a feature. The number says which, always the same ones. On some of them a condition of the
arbiter decided for the first time.
"""

import re
from collections.abc import Iterator
from random import Random
from zlib import crc32

from munch_cli.api import Table as Board
from munch_cli.arbiter.candidates import candidates
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.language.complete import complete
from munch_cli.language.say import say, say_question
from munch_cli.repl.arguing import as_feature, as_scenario
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.table.commands import Command
from munch_cli.table.ids import PlayerId

from ..play.moments import nonsense
from .boards import drawn
from .games import digest
from .walks import begun, one_of_the_possible

TALKS = 8
"""So many talks of one to five lines on each board."""


def result(line: str) -> str:
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
            whole = crc32(f"{line} {_facts(session, line)}".encode(), whole)
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


# ---- the facts of a reply


def _facts(session: Session, line: str) -> list[object]:
    """Return what comes of a line without its wording: verdicts, events, ids, numbers, names, and the board."""
    if line.startswith("/"):
        return [_of_the_table(session, *line.removeprefix("/").partition(" ")[::2])]
    before, answered, done = session.table, session.answered, _done(session)
    heard = session.hear(line)
    came = _done(session)[len(done) :]
    if session.answered is not None and session.answered is not answered:
        came = session.answered.outcomes
    facts: list[object] = [session.exchanges[-1].line if session.exchanges else "", heard.word]
    facts += [(outcome.command, outcome.verdict, outcome.events) for outcome in came]
    facts += session.pending.sentences if session.pending is not None else ()
    facts.append(_told_in(" ".join(heard.lines), session.table))
    if session.table is not None and session.table is not before:
        facts.append(digest(session.table))
    return facts


def _done(session: Session) -> tuple[Outcome, ...]:
    return () if session.sitting is None else tuple(session.sitting.journal.outcomes)


_FACT = r"[a-z][a-z-]*\.[a-z0-9][a-z0-9-]*[a-z0-9]|[-+]?\d+(?:[.:]\d+)*"
"""A rule's id or a number."""


def _told_in(text: str, table: Table | None) -> list[str]:
    """Return the ids, numbers and names in a text, each once."""
    names = () if table is None else (*(table.catalogue[card].name for card in table.state.cards), *_people(table))
    found = [name for name in set(names) if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
    return sorted({*re.findall(_FACT, text), *found})


def _people(table: Table) -> list[str]:
    return [player.name for player in table.state.players]


def _of_the_table(session: Session, word: str, rest: str) -> object:
    """Return the view of the board, the legal sentences, the offers while typing, or the board as a file."""
    assert session.sitting is not None and session.table is not None
    board = Board(session.table)
    match word:
        case "view":
            return board.view(rest)
        case "legal":
            return board.legal(rest)
        case "complete":
            found = complete(rest, len(rest), session.table.state, session.table.catalogue)
            return [(one.start, one.text) for one in found]
        case "feature" | "scenario":
            kept = (as_feature if word == "feature" else as_scenario)(session.sitting, "quarrel")
            text = kept if isinstance(kept, str) else "\n".join(kept.texts.values())
            return _told_in(text, session.table)
        case _:
            return board.text()
