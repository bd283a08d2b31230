"""What loose lines are taken for that nobody has said what they mean: some of the corpus with two words misspelt, and
some said on another board than their own.

    t007 Bne went up to lvel 6 | Ben is Level 6 | allowed
"""

import re
from collections.abc import Iterator
from zlib import crc32

from ..talk.corpus import EDITIONS, Entry, entries, told

__all__ = ["EDITIONS", "taken"]

ONE_IN, FROM_ELSEWHERE = 9, 2
"""Of the entries one in so many is taken; so many lines of others are said on its board."""
MOST_ASKED = 3
_WORD = re.compile(r"[A-Za-z]{3,}")


def taken(edition: str) -> str:
    """What the lines of an edition are taken for now."""
    every = [one for one in entries() if one["edition"] == edition]
    return "".join(f"{_line(entry, line)}\n" for entry in every for line in _lines(entry, every))


def _lines(entry: Entry, every: list[Entry]) -> Iterator[str]:
    lot = crc32(entry["id"].encode())
    if lot % ONE_IN == 0:
        yield slipped(entry["say"], crc32(entry["say"].encode()))
        yield from (every[(lot >> 4 * number) % len(every)]["say"] for number in range(1, FROM_ELSEWHERE + 1))


def _line(entry: Entry, line: str) -> str:
    said = told(entry, line)
    answer = said.session.said_as or ("" if said.heard.is_unread else "as it stands")
    asked = said.asks.sentences[:MOST_ASKED] if said.asks is not None else ()
    known = (f"{entry['id']} {line}", answer, *asked, said.heard.word or "told")
    return " | ".join(" ".join(one.split()) for one in known if one)


def slipped(line: str, lot: int) -> str:
    """The line with two of its words misspelt: two letters are swapped, one is left out, or one is typed twice."""
    for number in range(2):
        words = list(_WORD.finditer(line))
        if words:
            word = words[(lot >> 8 * number) % len(words)]
            at = word.start() + 1 + (lot >> 4 * number) % (len(word[0]) - 2)
            pair = line[at : at + 2]
            line = line[:at] + (pair[::-1], pair[:1], pair[:1] + pair)[(lot >> 3 + number) % 3] + line[at + 2 :]
    return line
