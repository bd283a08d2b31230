"""Fields of a table in a file that are numbers, yes or no, or one of a few words; what is amiss becomes a fault."""

from munch_cli.files.problems import did_you_mean
from munch_cli.rulebook.book import Fault, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table.nearest import nearest
from munch_cli.table.typed import TypeVar

Word = TypeVar("Word", bound=str)


def number(entry: Entry, field: str, default: int = 0, least: int | None = None, most: int | None = None) -> int:
    """A whole number within bounds; the default when there is none."""
    held = entry.table.get(field)
    if held is None:
        return default
    if not _is_number(held):
        entry.wrong(field, "a whole number")
        return default
    if (least is not None and int(str(held)) < least) or (most is not None and int(str(held)) > most):
        entry.fault("out-of-range", f'"{field}" cannot be {held}', f"write a number {_bounds(least, most)}", field)
        return default
    return int(str(held))


def numbers(entry: Entry, field: str, least: int, most: int) -> tuple[int, ...]:
    """A list of whole numbers within bounds."""
    held = entry.table.get(field, [])
    if not isinstance(held, list) or not all(_is_number(one) for one in held):
        entry.wrong(field, "a list of whole numbers")
        return ()
    found = tuple(int(str(one)) for one in held)
    for place, one in enumerate(found):
        if not least <= one <= most:
            remedy = f"write a number {_bounds(least, most)}"
            entry.faults.append(Fault((*entry.path, field, place), "out-of-range", f"it cannot be {one}", remedy))
    return found


def _is_number(held: Toml) -> bool:
    return isinstance(held, int) and not isinstance(held, bool)


def _bounds(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f"from {least} to {most}"
    return f"of {least} or more" if most is None else f"of {most} or less"


def truth(entry: Entry, field: str) -> bool:
    """true or false; false when it is not said."""
    return entry.truth(field) if field in entry.table else False


def choice(entry: Entry, field: str, words: tuple[Word, ...], default: Word) -> Word:
    """One of a few words; the default when there is none."""
    held = entry.text(field)
    if not held:
        return default
    for word in words:
        if held == word:
            return word
    near = did_you_mean(nearest(held, words, 1)) or f"use one of: {', '.join(words)}"
    entry.fault("unknown-word", f'"{field}" cannot be "{held}"', near, field)
    return default
