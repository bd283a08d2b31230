"""Writes golden games, the book of answers, the other books, the nets, and the sums of replays and whole games anew.

``python -m tests.golden [EDITION…] [BOOK…] [NET…] [replays] [games] [answers [FILE…]]``: see ``books.py``, ``nets.py``

The golden games are said again, sentence by sentence; for an edition that is named a new one is made up. Read the
difference before you keep it.
"""

import sys

from .answers import files, pages, text_of
from .books import BOOKS
from .games import EDITIONS, path_of, played_again, written
from .nets import NETS
from .replays import PATH as REPLAYS
from .replays import all_written as all_replays
from .whole_games import PATH as GAMES
from .whole_games import all_written as all_games

SEED = 1

named = sys.argv[1:]
pages_of = named[named.index("answers") + 1 :] if "answers" in named else []
others = named[: len(named) - len(pages_of)]


def is_wanted(name: str) -> bool:
    """Whether it is written anew: all of it is, where nothing is named."""
    return not named or name in others


for book in BOOKS:
    for part in book.parts if is_wanted(book.name) else ():
        book.path(part).parent.mkdir(exist_ok=True)
        book.path(part).write_text(book.text_of(part), encoding="utf-8")
if is_wanted("replays"):
    REPLAYS.write_text(all_replays(), encoding="utf-8")
if is_wanted("games"):
    GAMES.write_text(all_games(), encoding="utf-8")
for net in [one for one in NETS if is_wanted(one.name)]:
    net.path.write_text("".join(f"{words} {net.now(words)}\n" for words in net.written), encoding="utf-8")
for edition in [one for one in EDITIONS if is_wanted(one)]:
    text = written(edition, SEED) if named else played_again(path_of(edition).read_text(encoding="utf-8"))
    path_of(edition).write_text(text, encoding="utf-8")
    print(f"{path_of(edition).name}: {text.count(chr(10))} lines")
for path in files() if is_wanted("answers") else ():
    if not pages_of or path.stem in pages_of:
        before = path.read_text(encoding="utf-8")
        head = "".join(f"{line}\n" for line in before.splitlines() if line.startswith("#"))
        text = head + "".join(f"\n{text_of(page)}" for page in pages(before))
        path.write_text(text, encoding="utf-8")
        print(f"answers/{path.name}: {text.count(chr(10))} lines{'' if text == before else ', other ones'}")
