"""How well each way to take a loose line fits it: what is asked back, and what is taken without asking, hangs on that.

    t007 Ben went up to lvl 6 | 0.92 Ben is Level 6 | 0.41 Ben stows Horny Helmet

The lines of the corpus are weighed, and those of ``odd.txt``; first the whole line, then what stands before and behind
the first joint between two clauses. The best three ways are told.
"""

from collections.abc import Iterator

from munch_cli.arbiter.clauses import Clauses, Context
from munch_cli.files.rulebook import load_lexicon
from munch_cli.language.talk.lexicon import Token
from munch_cli.language.talk.parts import said, splits

from ..talk.corpus import EDITIONS, Entry, entries, laid
from .loose import ODD, odd_lines

EDITION_PARTS, ODD_PARTS = 3, 4
PARTS = tuple(f"{name}-{number}" for name in EDITIONS for number in range(EDITION_PARTS)) + tuple(
    f"{ODD}-{number}" for number in range(ODD_PARTS)
)
"""The lines of an edition stand in three parts, the odd ones in four, of two seconds or so each."""
BEST = 3


def weighed(part: str) -> str:
    """How the lines of a part are weighed now."""
    edition, _, number = part.rpartition("-")
    if edition == ODD:
        lines = odd_lines()[int(number) :: ODD_PARTS]
    else:
        every = [(entry, entry["say"]) for entry in entries() if entry["edition"] == edition]
        lines = every[int(number) :: EDITION_PARTS]
    return "".join(f"{told}\n" for entry, line in lines for told in _lines(entry, line))


def _lines(entry: Entry, line: str) -> Iterator[str]:
    table = laid(entry).table
    assert table is not None
    clauses = Clauses(table, line, load_lexicon(), Context(), None)
    pieces: list[list[Token]] = [clauses.tokens] if clauses.tokens else []
    for before, _, behind in splits(clauses.tokens, clauses.lexicon):
        pieces += [before, behind]
        break
    for piece in pieces:
        ways = clauses.ways(clauses.here(piece)._replace(asked=clauses.is_question))
        if ways:
            told = (f"{way.fit:.2f} {'; '.join(way.sentences)}" for way in ways[:BEST])
            yield " | ".join([f"{entry['id']} {said(piece)}", *told])
