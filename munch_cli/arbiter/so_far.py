"""Counts the boards that a long search looks at, and tells the count to listeners while the search runs.

>>> with listened_to(print):
...     for _ in range(120):
...         one_more()
50
100
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

OFTEN = 50
"""After so many boards it is told again."""
Listener = Callable[[int], object]
_listening: list[Listener] = []
_looked_at = 0


@contextmanager
def listened_to(listener: Listener) -> Iterator[None]:
    """While this lasts, the listener is told how many boards were looked at; counted from its beginning."""
    global _looked_at
    _looked_at = 0
    _listening.append(listener)
    try:
        yield
    finally:
        _listening.remove(listener)


def one_more() -> None:
    """One more board, or deal of hidden hands, was looked at."""
    global _looked_at
    if not _listening:
        return
    _looked_at += 1
    if _looked_at % OFTEN == 0:
        for listener in _listening:
            listener(_looked_at)
