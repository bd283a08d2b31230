"""What lines of talk are taken for when a finger slips: of some lines of the corpus, each with two words misspelt.

t007 Bne went up to lvel 6 | Ben is Level 6 | allowed
"""

import re
from zlib import crc32

from ..talk.corpus import EDITIONS, Entry, entries, told

ONE_IN = 9
"""Of the lines one in so many is taken."""
LONGEST_ASKED = 3
_WORD = re.compile(r"[A-Za-z]{3,}")


def taken(edition: str) -> str:
    """What the lines of an edition are taken for now."""
    chosen = [one for one in entries() if one["edition"] == edition and crc32(one["id"].encode()) % ONE_IN == 0]
    return "".join(f"{_line(entry)}\n" for entry in chosen)


def _line(entry: Entry) -> str:
    line = slipped(entry["say"], crc32(entry["say"].encode()))
    said = told(entry, line)
    answer = said.session.said_as or ("as it stands" if not said.heard.is_unread else "")
    asked = said.asks.sentences[:LONGEST_ASKED] if said.asks is not None else ()
    known = (f"{entry['id']} {line}", answer, *asked, said.heard.word or "told")
    return " | ".join(" ".join(one.split()) for one in known if one)


def slipped(line: str, lot: int) -> str:
    """The line with two of its words misspelt: two letters are swapped, one is left out, or one is typed twice."""
    words = list(_WORD.finditer(line))
    for number in range(min(2, len(words))):
        word = words[(lot >> 8 * number) % len(words)]
        at = word.start() + 1 + (lot >> 4 * number) % (len(word[0]) - 2)
        pair = line[at : at + 2]
        instead = (pair[::-1], pair[:1], pair[:1] + pair)[(lot >> 3 + number) % 3]
        line = line[:at] + instead + line[at + 2 :]
        words = list(_WORD.finditer(line))
    return line


__all__ = ["EDITIONS", "taken"]
