"""Numbers as people write them."""

MOST_FIGURES = 18
"""Nobody means a number of more figures, and Python does not read endless ones."""


def whole(text: str) -> int:
    """The number that a text is, if it is a whole one and of a length that somebody can mean; else -1.

    >>> whole("13"), whole("-2"), whole("many"), whole("9" * 5000)
    (13, -1, -1, -1)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_FIGURES else -1
