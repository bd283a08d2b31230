"""A sentence cut into words, with the places where they stand."""

import re
import unicodedata
from functools import lru_cache

from munch_cli.table.records import NamedTuple

Key = tuple[str, ...]
"""The words of a name or phrase, folded: what counts when two spellings are compared."""

ARTICLES = frozenset({"the", "a", "an", "my", "his", "her", "their", "our"})
NUMBERS = {
    word: number
    for number, word in enumerate(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1)
}
LONGEST_NUMBER = 6
QUOTE = '"'

_APOSTROPHES = str.maketrans("", "", "'’‘ʼ´`")
_WORD = re.compile(r'[^\s.,!:;?+&()"“”„«»*–—…-]+|[;?+&()"“”„«»]')
QUOTES = '"“”„«»'


class Word(NamedTuple):
    """One word, or one of the marks ``; ? + & ( ) "``, folded; ``gap`` stands between it and the word before."""

    text: str
    start: int
    end: int
    gap: str


def cut(text: str) -> list[Word]:
    """The words of a sentence in order; dots, commas, dashes and exclamation marks are only gaps."""
    words: list[Word] = []
    last = 0
    for found in _WORD.finditer(text):
        folded = fold(found.group())
        if folded:
            words.append(Word(folded, found.start(), found.end(), text[last : found.start()]))
            last = found.end()
    return words


def fold(word: str) -> str:
    """A word without regard to case, kind of apostrophe or quote, or how an accent is written."""
    if word in QUOTES:
        return QUOTE
    folded = word.casefold().translate(_APOSTROPHES)
    return folded if folded.isascii() else unicodedata.normalize("NFC", folded)


@lru_cache(maxsize=4096)
def key(name: str) -> Key:
    """The words by which a name is recognised.

    >>> key("Horrific, Steeped in Evil!")
    ('horrific', 'steeped', 'in', 'evil')
    """
    return tuple(folded for word in _WORD.findall(name) if (folded := fold(word)))


def parts(words: Key) -> tuple[Key, ...]:
    """Words cut at each ``+``."""
    found: list[list[str]] = [[]]
    for word in words:
        if word == "+":
            found.append([])
        else:
            found[-1].append(word)
    return tuple(tuple(part) for part in found if part)


def run_together(name: str) -> Key:
    """The words of a name whose inner marks are left out when it is typed.

    >>> run_together("K.C."), run_together("3,872 Orcs")
    (('kc',), ('3872', 'orcs'))
    """
    apart = name.split()
    words = key(name)
    return words if len(words) == len(apart) else tuple(word for part in apart if (word := "".join(key(part))))


def plain(text: str) -> str:
    """A text as it stands, marks and all, without regard to case, spaces and apostrophes."""
    return " ".join(fold(part) for part in text.split())


def number(word: str) -> int | None:
    """The number that a word stands for, in digits or from one to ten."""
    if word.isascii() and word.isdigit():
        return int(word) if len(word) <= LONGEST_NUMBER else None
    return NUMBERS.get(word)


def listed(parts: tuple[str, ...] | list[str], last: str = "or") -> str:
    """Parts as people list them.

    >>> listed(("Ann", "Bo", "Cy"))
    'Ann, Bo or Cy'
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"
