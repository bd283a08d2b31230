"""How answers look: words first, symbols second, colours last. Each is enough alone."""

from collections.abc import Iterator

from munch_cli.language.answers import Answer, NotUnderstood
from munch_cli.table.asks import Asks
from munch_cli.table.saying import carets, columns, fitting, listed, visible
from munch_cli.table.typed import NamedTuple

NARROWEST = 40


class Look(NamedTuple):
    """``width`` in columns (0: lines are not broken), whether there are symbols, and whether there are colours."""

    width: int = 80
    symbols: bool = True
    colours: bool = False


PLAIN = Look(0, symbols=False)

CODES = {
    "good": "1;38;5;231;48;5;22",
    "bad": "1;38;5;231;48;5;88",
    "open": "1;38;5;231;48;5;94",
    "dim": "3",
    "strong": "1",
}
"""Outcomes stand in white on a colour of their own, readable on any background. What matters less is slanted, never
paler."""
SYMBOLS = {"allowed": "✓ ", "refused": "✗ ", "silent": "? ", "conflict": "⚖ ", "not-modelled": "… ", "asks": ""}
TONES = {
    "allowed": "good",
    "refused": "bad",
    "silent": "open",
    "conflict": "open",
    "not-modelled": "open",
    "asks": "open",
}


def paint(text: str, tone: str, look: Look) -> str:
    """The text in the colour of a tone, where there are colours."""
    shown = visible(text)
    return f"\033[{CODES[tone]}m{shown}\033[0m" if look.colours and shown else shown


def symbol(word: str, look: Look) -> str:
    """The symbol that stands before an outcome, where there are symbols."""
    return SYMBOLS.get(word, "") if look.symbols else ""


def wrapped(text: str, look: Look, indent: str = "", hanging: str | None = None) -> list[str]:
    """The text broken into lines of the look's width. ``hanging`` indents every line after the first."""
    later = indent if hanging is None else hanging
    text = visible(text)
    text = _ended_once(text) if ".." in text or "!." in text else text
    if not look.width:
        return [indent + text]
    room = max(NARROWEST, look.width)
    lines: list[str] = []
    line, taken = indent, len(indent)
    empty = True
    for word in text.split(" "):
        wide = columns(word)
        if not empty and taken + 1 + wide > room:
            lines.append(line.rstrip(" "))
            line, taken, empty = later, len(later), True
        line, taken = (line + word, taken + wide) if empty else (f"{line} {word}", taken + 1 + wide)
        empty = False
    return [*lines, line]


def _ended_once(text: str) -> str:
    """The text, where a sentence that ends with a name that has a dot or a ! of its own ends with that one.

    >>> _ended_once("the Orcs attack K.C.. K.C. waits ...")
    'the Orcs attack K.C. K.C. waits ...'
    >>> _ended_once("Ann takes Curse!. Ann ends the turn.")
    'Ann takes Curse! Ann ends the turn.'
    """
    return " ".join(word[:-1] if _ends_twice(word) else word for word in text.split(" "))


def _ends_twice(word: str) -> bool:
    return word.endswith("!.") or (word.endswith("..") and word[-3:-2].isalnum())


def painted(text: str, tone: str, look: Look, indent: str = "", hanging: str | None = None) -> Iterator[str]:
    """Wrapped lines, each in the colour of a tone. The indent stays uncoloured."""
    for line in wrapped(text, look, indent, hanging):
        bare = line.lstrip(" ")
        yield line[: len(line) - len(bare)] + paint(bare, tone, look)


def led(outcome: str, word: str, said: str, look: Look) -> list[str]:
    """What is said of an outcome, led by its symbol and a word for it in its colour."""
    lead = f"{symbol(outcome, look)}{word}"
    lines = wrapped(f"{lead}: {said}" if said else f"{lead}.", look, "", "  ")
    return [lines[0].replace(lead, paint(lead, TONES[outcome], look), 1), *lines[1:]]


def cited(id: str, where: str, look: Look, indent: str = "    ") -> Iterator[str]:
    """Where an id is said, and the id."""
    dot = " · " if look.symbols else " - "
    yield from painted(f"{where}{dot}{id}" if where else id, "dim", look, indent, f"{indent}  ")


# ---- a sentence that could not be taken


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
    """The question and its numbered choices, as whole sentences if the short answers leave those out."""
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
"""How much of the understood text stays in sight before the caret."""


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
