"""What questions are answered with on many boards, as the book of answers tells it: the same ones on each board.

Of each topic some scenarios are taken, before their last step. What is said in it is asked about, said, and asked
about again; then come questions about the players, their cards and the fight.
"""

from collections.abc import Iterator
from zlib import crc32

from munch_cli.arbiter.replay import Done
from munch_cli.language.say import say, say_question

from ..bundled import run, scenario
from ..play.moments import SCENARIOS
from .answers import Page, text_of

FILES = 2
"""So many scenarios of each topic."""


def answered(topic: str) -> str:
    """The questions and answers on the boards of a topic, as they are now."""
    pages = []
    for path in sorted((SCENARIOS / topic).glob("*.toml"), key=lambda path: crc32(path.name.encode()))[:FILES]:
        name = f"{topic}/{path.stem}"
        editions = scenario(name).editions
        edition = editions[crc32(path.stem.encode()) % len(editions)]
        if steps := run(name, edition).steps:
            pages.append(Page(f"{edition} {name} {len(steps) - 1}", list(_talks(steps[-1]))))
    return "\n".join(text_of(page) for page in pages)


def _talks(done: Done) -> Iterator[tuple[str, ...]]:
    table, command = done.before, done.last.command
    sentence = say(command, table.state, table.catalogue)
    yield say_question(command, table.state, table.catalogue), "why", "why not", "compare"
    yield sentence, "why", "log", "undo", "redo"
    yield f"what if {sentence}", "why not"
    for player in table.state.players[:2]:
        yield (f"what may {player.name} do",)
        yield (f"why is {player.name} Level {player.level}",)
        yield (f"why did {player.name} lose a level",)
    lying = [table.card(copy).name for seat in range(2) for copy in (*table.in_play(seat), *table.curses(seat))]
    for name in dict.fromkeys(lying[:2]):
        yield f"why does {name} count", f"why does {name} not count"
    if table.fight is not None:
        yield "odds", f"ways for {table.state.players[1].name}", "ways"
        yield f"why {table.total('monsters').amount}", "why no Treasure"
