"""Small turns of phrase that every layer above says alike, and how much room a text takes on a screen."""

from collections.abc import Iterable, Sequence

MOST_FIGURES = 20
"""No player means a number of more figures, and Python does not read endless ones."""
BEYOND = 10**MOST_FIGURES
"""What an endless number counts as: more than any limit."""


_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def sum_said(amount: int | str, parts: Iterable[tuple[int | None, str]]) -> str:
    """A total with its terms; what adds nothing is left out, unless it is all there is. None: an unknown number.

    >>> sum_said(6, [(8, "Pumpkinhead"), (-2, "against Werewolf"), (0, "Grave Dust")])
    '6 = 8 Pumpkinhead - 2 against Werewolf'
    >>> sum_said(0, [(0, "Grave Dust")])
    '0 = 0 Grave Dust'
    """
    every = list(parts)
    said = ""
    for size, label in [part for part in every if part[0] != 0] or every:
        sign = "-" if size is not None and size < 0 else "+"
        lead = f" {sign} " if said else "-" if sign == "-" else ""
        said += f"{lead}{'?' if size is None else abs(size)} {label}"
    return f"{amount} = {said}" if said else f"{amount}"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """Parts as people list them. Where a part has a comma of its own, a semicolon stands between them.

    >>> listed(["Coffin", "Wishing Ring", "Maniac Minion"])
    'Coffin, Wishing Ring and Maniac Minion'
    >>> listed(["Mirror, Mirror", "Coffin"])
    'Mirror, Mirror; and Coffin'
    """
    if len(parts) < 2:
        return "".join(parts)
    if any(", " in part for part in parts):
        return f"{'; '.join(parts[:-1])}; {last} {parts[-1]}"
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def quoted(sentence: str) -> str:
    """A sentence in quotes, of the other kind where some stand in it.

    >>> print(quoted("discard Pirate"), quoted('discard "Spanish"'))
    "discard Pirate" 'discard "Spanish"'
    """
    return f"'{sentence}'" if '"' in sentence else f'"{sentence}"'


def counted(number: int, thing: str) -> str:
    """A number of things.

    >>> counted(1, "Treasure"), counted(3000, "Treasure")
    ('1 Treasure', '3,000 Treasures')
    """
    return f"{number} {thing}" if number == 1 else f"{number:,} {thing}s"


def an(thing: str) -> str:
    """A thing with the article before it.

    >>> an("card"), an("Accent"), an("one-shot")
    ('a card', 'an Accent', 'a one-shot')
    """
    begins_with_vowel = thing[:1].casefold() in "aeiou" and not thing.startswith("one")
    return f"{'an' if begins_with_vowel else 'a'} {thing}"


# ---- numbers as people write them


def in_words(number: int) -> str:
    """A small number as a word, a greater one in figures.

    >>> in_words(5), in_words(168)
    ('five', '168')
    """
    return _WORDS[number] if 0 <= number < len(_WORDS) else f"{number:,}"


def whole(text: str) -> int:
    """The number that a text is, if it is a whole one and of a length that a player can mean; else -1.

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


# ---- how much room a text takes, and where the carets under a part of it stand

NARROW = frozenset("✓✗⚖…–—‘’“”−█▏")
"""Symbols of ours that take one column, known without loading anything."""


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
    return "".join(sign if sign in keep or sign.isprintable() else _printable(sign) for sign in text)


def _printable(sign: str) -> str:
    """A character that is not printable: itself if it only leaves room, else its number as JSON and TOML write it."""
    import unicodedata

    if unicodedata.category(sign) not in HIDDEN:
        return sign
    whole = ord(sign)
    if whole < 0x10000:
        return f"\\u{whole:04x}"
    return f"\\u{0xD800 + (whole - 0x10000 >> 10):04x}\\u{0xDC00 + (whole - 0x10000 & 0x3FF):04x}"


def amiss_in_name(name: str) -> str:
    """Why a player cannot have this name, in a few words. "" if one can."""
    if not name.strip():
        return "a player has no name"
    if "".join(name.split()).isdigit():
        return f'"{name.strip()}" is a number, and a menu takes it for one of its lines'
    if len(name) > LONGEST_NAME:
        return f"a name has {LONGEST_NAME} signs at most, and this has {len(name):,}"
    shown = visible(name)
    return f'a sign in the name "{shown}" cannot be seen' if shown != name else ""
