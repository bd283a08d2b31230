"""Numbers as people write them: the one place where text becomes a number."""

MOST_FIGURES = 20
"""Nobody means a number of more figures, and Python does not read endless ones."""
BEYOND = 10**MOST_FIGURES
"""What an endless number counts as: more than any limit."""


_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def in_words(number: int) -> str:
    """A small number as a word, a greater one in figures.

    >>> in_words(5), in_words(168)
    ('five', '168')
    """
    return _WORDS[number] if 0 <= number < len(_WORDS) else f"{number:,}"


def whole(text: str) -> int:
    """The number that a text is, if it is a whole one and of a length that somebody can mean; else -1.

    >>> whole("13"), whole("-2"), whole("many"), whole("9" * 5000)
    (13, -1, -1, -1)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_FIGURES else -1


def figure(text: str) -> int:
    """The number that figures stand for, perhaps with a sign before them; an endless one is beyond every limit.

    >>> figure("13"), figure("- 2"), figure("+3"), figure("9" * 5000) == BEYOND
    (13, -2, 3, True)
    """
    bare = text.replace(" ", "")
    number = int(bare) if len(bare.lstrip("+-")) <= MOST_FIGURES else BEYOND
    return -BEYOND if number == BEYOND and bare.startswith("-") else number
