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


HIDDEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""The sorts of signs that are obeyed, or not seen, instead of being shown: control and direction signs and the like."""
LONGEST_NAME = 60


def visible(text: str, keep: str = "") -> str:
    """The text with every sign that would not be seen written as its number; those in ``keep`` stay.

    >>> visible("Ann"), visible("red\\x1b[31m"), visible("a\\u202eb"), visible("a\\nb", keep="\\n") == "a\\nb"
    ('Ann', 'red\\\\u001b[31m', 'a\\\\u202eb', True)
    """
    if text.isprintable():
        return text
    return "".join(sign if sign in keep or sign.isprintable() else _shown(sign) for sign in text)


def _shown(sign: str) -> str:
    """A sign that is not printable: itself, if it only leaves room; else its number, as JSON and TOML write it."""
    import unicodedata

    if unicodedata.category(sign) not in HIDDEN:
        return sign
    whole = ord(sign)
    if whole < 0x10000:
        return f"\\u{whole:04x}"
    return f"\\u{0xD800 + (whole - 0x10000 >> 10):04x}\\u{0xDC00 + (whole - 0x10000 & 0x3FF):04x}"


def amiss_in_name(name: str) -> str:
    """Why nobody can be called so, in a few words; "" if somebody can."""
    if not name.strip():
        return "a player has no name"
    if len(name) > LONGEST_NAME:
        return f"a name has {LONGEST_NAME} signs at most, and this has {len(name):,}"
    shown = visible(name)
    return f'a sign in the name "{shown}" cannot be seen' if shown != name else ""
