"""A sentence cut into words, with the places where they stand."""

from collections.abc import Iterator

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

_APOSTROPHES = "'’‘ʼ´`"
_NO_APOSTROPHES = str.maketrans("", "", _APOSTROPHES)
QUOTES = '"“”„«»'
_MARKS = frozenset(";?+&()" + QUOTES)
_GAPS = frozenset(".,!:*–—…-")
_DASHES = frozenset("-–—")
_KEYS: dict[str, Key] = {}
_MOST_KEYS = 4096


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
    for start, end in _pieces(text):
        folded = fold(text[start:end])
        if folded:
            words.append(Word(folded, start, end, text[last:start]))
            last = end
    return words


def _pieces(text: str) -> Iterator[tuple[int, int]]:
    """Where each word and each mark of a text begins and ends."""
    start = -1
    for place, letter in enumerate(text):
        if letter in _MARKS or letter in _GAPS or letter.isspace():
            if start >= 0:
                yield start, place
                start = -1
            if letter in _MARKS:
                yield place, place + 1
        elif start < 0:
            start = place
    if start >= 0:
        yield start, len(text)


def fold(word: str) -> str:
    """A word without regard to case, kind of apostrophe or quote, or how an accent is written."""
    if word in QUOTES:
        return QUOTE
    folded = word.casefold().translate(_NO_APOSTROPHES)
    if folded.isascii():
        return folded
    import unicodedata

    return unicodedata.normalize("NFC", folded)


def before_apostrophe(word: str) -> str:
    """What stands before the last apostrophe of a word, folded; the whole word if there is none.

    >>> before_apostrophe("I'll"), before_apostrophe("Jenn’s"), before_apostrophe("Jenn")
    ('i', 'jenn', 'jenn')
    """
    last = max(word.rfind(one) for one in _APOSTROPHES)
    return fold(word[:last] if last > 0 else word)


def key(name: str) -> Key:
    """The words by which a name is recognised.

    >>> key("Horrific, Steeped in Evil!")
    ('horrific', 'steeped', 'in', 'evil')
    """
    if name not in _KEYS:
        if len(_KEYS) >= _MOST_KEYS:
            _KEYS.clear()
        _KEYS[name] = tuple(word.text for word in cut(name))
    return _KEYS[name]


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


def is_signed(gap: str) -> bool:
    """Whether what stands before a number belongs to it: "-3", ".5"; the dot that ends a name does not.

    >>> is_signed(" -"), is_signed("."), is_signed(". "), is_signed(" ")
    (True, True, False, False)
    """
    return bool(gap) and (not gap[-1].isspace() or not _DASHES.isdisjoint(gap))


def number(word: str) -> int | None:
    """The number that a word stands for, in digits or from one to ten."""
    if word.isascii() and word.isdigit():
        return int(word) if len(word) <= LONGEST_NUMBER else None
    return NUMBERS.get(word)
