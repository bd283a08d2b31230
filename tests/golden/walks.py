"""What comes of sentences on boards that nobody would write: a checksum for each walk from a scenario's first board.

    combat/pumpkinhead bites 4711 printed 1a2b3c4d

On the board some players get cards of the box, as they are printed or as somebody might rewrite them; the owner decides
some open points and takes some rules out. Then what players might say there is judged and tried, and much that makes no
sense; and again after each of a few sentences. The number says which, always the same ones. On some of them a condition
of a rule decided for the first time; the others were drawn by lot. However strange a board is, no card is lost and no
Level falls below 1.
"""

from random import Random
from typing import Literal
from zlib import crc32

from munch_cli.arbiter.candidates import candidates
from munch_cli.arbiter.legal import legal
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.table import commands as c
from munch_cli.table.ids import CardId, PlayerId, RuleId

from ..bundled import scenario
from ..play.moments import check_whole, nonsense, with_luck
from ..play.rewritten import rewritten
from .boards import drawn, plainly

STEPS, TRIED = 6, 8
"""So many sentences are said one after another; before each, so many that make sense are tried, and as many others."""
REWRITTEN = 12
"""In so many ways the cards of a box are rewritten."""
SPOTS: tuple[Literal["hand", "in_play", "sideways", "curses"], ...] = ("hand", "in_play", "sideways", "curses")


def result(line: str) -> str:
    """The checksum of a walk as it goes now, for its line."""
    name, edition, lot, cards = line.split()
    return f"{walked(name, edition, int(lot), cards):08x}"


def walked(name: str, edition: str, lot: int, cards: str) -> int:
    """The checksum of a walk as it goes now; ``cards``: ``printed`` or ``rewritten``."""
    luck, whole = Random(lot), 0
    table = begun(name, edition, lot, cards, luck)
    for _ in range(STEPS):
        sayings = drawn(one for seat in _seats(table) for one in candidates(table, seat))
        tried = luck.sample(sayings, min(TRIED, len(sayings)))
        for command in (*tried, *nonsense(table, luck.randrange(1 << 30), TRIED)):
            outcome = perform(table, command, Generator())
            check_whole(outcome.table.state)
            whole = crc32(_told(outcome).encode(), whole)
        if (said := one_of_the_possible(table, luck)) is None:
            break
        outcome = perform(table, said, Generator())
        whole, table = crc32(_told(outcome).encode(), whole), outcome.table
    return whole


def begun(name: str, edition: str, lot: int, cards: str, luck: Random) -> Table:
    """The strange board that a walk begins on; ``cards``: ``printed`` or ``rewritten``."""
    table = with_luck(scenario(name).boards[edition], lot % 1000 + 1)
    if cards == "printed":
        return strange(table, luck, list(table.catalogue), (0, 1, 2, 3, 5))
    own = {id: card for id, card in rewritten(edition, lot % REWRITTEN).items() if id in table.catalogue}
    return strange(Table(table.state, table.law, {**table.catalogue, **own}), luck, list(own), (1, 2, 3, 5, 8))


def one_of_the_possible(table: Table, luck: Random) -> c.Command | None:
    """What somebody may say there: first the kind of sentence is drawn, then the sentence. None: nothing is left."""
    possible = drawn(one for seat in _seats(table) for one in legal(table, seat))
    if not possible:
        return None
    kind = luck.choice(sorted({type(one).__name__ for one in possible}))
    return luck.choice([one for one in possible if type(one).__name__ == kind])


def strange(table: Table, luck: Random, cards: list[CardId], many: tuple[int, ...]) -> Table:
    """The board with so many of the cards given to players, open points that are decided, rules that are taken out."""
    owner = PlayerId(0)
    for _ in range(luck.choice(many) if cards else 0):
        whom, card = luck.choice(_seats(table)), luck.choice(cards)
        table = perform(table, c.LetHave(whom, card, luck.choice(SPOTS)), Generator()).table
    for _ in range(luck.choice((0, 0, 1, 3))):
        point = luck.choice(sorted(table.law.edition.gaps))
        if readings := sorted(table.law.edition.gaps[point].readings):
            table = perform(table, c.Decide(owner, RuleId(point), luck.choice(readings)), Generator()).table
    for _ in range(luck.choice((0, 0, 1, 2))):
        rule = luck.choice(sorted(table.law.edition.rules))
        table = perform(table, c.RuleHouse(owner, RuleId(rule), "off"), Generator()).table
    return table


def _seats(table: Table) -> list[PlayerId]:
    return [PlayerId(seat) for seat in range(len(table.state.players))]


def _told(outcome: Outcome) -> str:
    return f"{outcome.command} {plainly(outcome.verdict)} {outcome.events}"
