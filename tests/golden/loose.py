"""What loose lines are taken for that nobody has said what they mean: some of the corpus with two words misspelt, some
said on another board than their own, some with another behind them, people described in many ways, and the lines of
``odd.txt``: put together by chance, each was the first whose reading hung on some condition or number alone.

    t007 Bne went up to lvel 6 | Ben is Level 6 | allowed
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zlib import crc32

from munch_cli.files.cards import load_catalogue
from munch_cli.files.rulebook import load_rulebook
from munch_cli.table.cards import CURSE_KINDS

from ..talk.corpus import EDITIONS, Entry, entries, told

ODD = "odd"
ODD_PARTS = 12
EDITION_PARTS = 10
PARTS = tuple(f"{name}-{number}" for name in EDITIONS for number in range(EDITION_PARTS)) + tuple(
    f"{ODD}-{number}" for number in range(ODD_PARTS)
)
"""The lines of an edition stand in ten parts, the odd ones in twelve, of a second or so each."""
ONE_IN, FROM_ELSEWHERE = 3, 3
"""Of the entries one in so many is taken; so many lines of others are said on its board."""
JOINTS = (", ", " and ", ". ", " then ", "; ", " so ", " but ", " because ", "? ")
LONGEST = 110
"""So many signs a line with another behind it has at most."""
MOST_ASKED = 3
DESCRIBED = 8
"""So many descriptions are told in each part."""
OPENINGS = (
    *("Zoe is a level N RACE", "zoe: lvl N CLASS", "Zoe's a female RACE CLASS", "Zoe is at N", "Zoe has ITEM"),
    *(
        "Zoe, male, lv N",
        "i've got the ITEM",
        "Zoe (new) is a CLASS on level N",
        "Zoe isn't a CLASS",
        "Zoe has no ITEM",
    ),
    *("Zoe is neither RACE nor CLASS", "Zoe joins as a RACE", "Zoe wears the ITEM", "Zoe has M cards in hand"),
)
MORE = (
    *("the ITEM", "w/ ITEM", "ITEM and OTHER in play", "the OTHER turned sideways", "holding ITEM", "M cards"),
    *("no cards", "M cards in her hand", "no class", "no items", "N00 gold worth of stuff", "not a CLASS any more"),
    *("only the OTHER", "cursed with CURSE", "still under CURSE", "no longer a RACE", "N more cards", "her turn"),
    *("OTHER on the table", "nothing else", "a RACE too", "wielding the OTHER", "level M", "a bloke", "has no ITEM"),
)
_ODD = Path(__file__).with_name("odd.txt")
_WORD = re.compile(r"[A-Za-z]{3,}")


def taken(part: str) -> str:
    """What the lines of a part are taken for now."""
    edition, _, number = part.rpartition("-")
    if edition == ODD:
        return "".join(f"{_line(entry, line)}\n" for entry, line in odd_lines()[int(number) :: ODD_PARTS])
    every = [one for one in entries() if one["edition"] == edition]
    some = every[int(number) :: EDITION_PARTS]
    said = [(entry, line) for entry in some for line in _lines(entry, every)]
    said += [(some[place % 5], described(part, edition, place)) for place in range(DESCRIBED)]
    return "".join(f"{_line(entry, line)}\n" for entry, line in said)


def odd_lines() -> list[tuple[Entry, str]]:
    """The lines of ``odd.txt``, each with the entry on whose board it is said."""
    boards = {entry["id"]: entry for entry in entries()}
    lines = (line.split(" ", 1) for line in _ODD.read_text(encoding="utf-8").splitlines())
    return [(boards[id], line) for id, line in lines]


def _lines(entry: Entry, every: list[Entry]) -> Iterator[str]:
    lot = crc32(entry["id"].encode())
    if lot % ONE_IN == 0:
        yield slipped(entry["say"], crc32(entry["say"].encode()))
        others = [every[(lot >> 4 * number) % len(every)]["say"] for number in range(1, FROM_ELSEWHERE + 1)]
        yield from others
        both = f"{entry['say']}{JOINTS[lot % len(JOINTS)]}{others[0]}"
        yield from [both] if len(both) <= LONGEST else []


def _line(entry: Entry, line: str) -> str:
    said = told(entry, line)
    answer = said.session.said_as or ("" if said.heard.is_unread else "as it stands")
    asked = said.asks.sentences[:MOST_ASKED] if said.asks is not None else ()
    known = (f"{entry['id']} {line}", answer, *asked, said.heard.word or "told")
    return " | ".join(" ".join(one.split()) for one in known if one)


def described(part: str, edition: str, place: int) -> str:
    """Somebody told of in some of many ways, with cards of the box."""
    luck = Random(f"{part} {place}")
    cards = load_catalogue(load_rulebook().editions[edition].sets).values()
    of = {kind: [card.name for card in cards if card.kind == kind] or ["Elf"] for kind in ("race", "class", "item")}
    curses = [card.name for card in cards if card.kind in CURSE_KINDS]
    facts = {
        "RACE": luck.choice(of["race"]),
        "CLASS": luck.choice(of["class"]),
        "ITEM": luck.choice(of["item"]),
        "OTHER": luck.choice(of["item"]).lower(),
        "CURSE": luck.choice(curses),
        "N": str(luck.randrange(1, 9)),
        "M": str(luck.randrange(0, 6)),
    }
    told = [*luck.sample(OPENINGS, 1), *luck.sample(MORE, luck.randrange(1, 4))]
    line = luck.choice((", ", ", ", " and ", " with ")).join(told)
    for word, fact in facts.items():
        line = re.sub(rf"\b{word}(?=\b|00)", fact, line)
    return line


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
