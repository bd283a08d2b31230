"""How much room a text takes on a screen, and where the carets under a part of it stand."""

NARROW = frozenset("✓✗⚖…–—‘’“”−█▏")
"""Signs of our own that take one column; nothing has to be loaded to know it."""


def columns(text: str) -> int:
    """The columns that a text takes on a screen: a Chinese sign or an emoji takes two, an accent by itself none.

    >>> columns("Ann"), columns("Zoë"), columns("安娜"), columns("Zoe\u0308")
    (3, 3, 4, 3)
    """
    if text.isascii() or all(sign < "\u0300" or sign in NARROW for sign in text):
        return len(text)
    import unicodedata

    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text
    )


def carets(text: str, at: int, length: int) -> str:
    """The line that marks a part of a text, from one of its signs on: blanks, and as many carets as it takes columns.

    >>> carets("Ann", 1, 2), carets("安娜 runz", 3, 4)
    (' ^^', '     ^^^^')
    """
    return f"{' ' * columns(text[:at])}{'^' * max(1, columns(text[at : at + max(1, length)]))}"


def fitting(text: str, room: int) -> str:
    """As much of a text, from its beginning on, as has room in so many columns.

    >>> fitting("Ann", 2), fitting("安娜", 3)
    ('An', '安')
    """
    if columns(text) <= room:
        return text
    cut = text[:room]
    while columns(cut) > room:
        cut = cut[:-1]
    return cut
