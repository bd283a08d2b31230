"""A sentence that could not be taken: what was expected, a caret where it breaks off, the nearest names."""

from munch_cli.language.answers import Answer, NotUnderstood
from munch_cli.show.look import NARROWEST, PLAIN, Look, wrapped
from munch_cli.table.asks import Asks
from munch_cli.table.columns import carets, columns, fitting
from munch_cli.table.saying import listed


def missed_lines(answer: Answer, text: str, look: Look = PLAIN) -> list[str]:
    """What to say of a sentence that is no command and no question that can be answered here."""
    if isinstance(answer, NotUnderstood):
        lines = wrapped(f"this was not understood: {answer.expected} was expected", look, "", "  ")
        lines += caret_lines(text, answer.at, answer.length, look)
        if answer.nearest:
            offered = listed([f'"{name}"' for name in answer.nearest], "or")
            lines += wrapped(f"did you mean {offered}?", look, "  ", "    ")
        return lines
    if isinstance(answer, Asks):
        return asks_lines(answer, look)
    return [*wrapped(f"this cannot be answered here: {text}", look, "", "  "), '  ask "may …?" or "what if …"']


def asks_lines(asks: Asks, look: Look = PLAIN) -> list[str]:
    """The question, and its choices with their numbers; the whole sentence where the short answer leaves it out."""
    lines = wrapped(asks.question, look, "", "  ")
    for number, choice in enumerate(asks.choices, 1):
        said = f"{number}. {choice.short}{f' ({choice.fact})' if choice.fact else ''}"
        lines += wrapped(said, look, "  ", "     ")
    return lines


def caret_lines(text: str, at: int, length: int, look: Look = PLAIN) -> list[str]:
    """A line as it was typed, and carets under the part that is meant."""
    shown, before = _around(text, at, look.width)
    return [f"  {shown}", f"  {carets(shown, before, length)}"]


LONGEST = 240
"""More of a sentence is never shown, however wide the lines are."""
LED_UP_BY = 24
"""So much of what was understood stays in sight before the caret."""


def _around(text: str, at: int, width: int) -> tuple[str, int]:
    """The part of a sentence round a column that fits on a line, and how much of it stands before the column."""
    room = max(NARROWEST, width or LONGEST) - 2
    plain = "".join(sign if sign.isprintable() else " " for sign in text)
    if columns(plain) <= room:
        return plain, at
    start = 0 if columns(plain[:at]) <= room - LED_UP_BY else at - LED_UP_BY
    while start and columns(plain[start:at]) > LED_UP_BY:
        start += 1
    return fitting(plain[start:], room), at - start
