"""Text that is not ours, as it can be shown: nothing in it acts on a terminal, and nothing in it is unseen."""

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
