"""Reading the tables of a file value by value. Everything wrong becomes a fault with its path."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from munch_cli.rulebook.book import Fault, Path, Toml
from munch_cli.table.names import remedy_for

Word = TypeVar("Word", bound=str)


class Values:
    """Reads values, each at its path. None stands for a value that could not be read; the fault is noted."""

    __slots__ = ("faults",)

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults

    def amiss(self, path: Path, code: str, what: str, remedy: str = "", on_key: bool = False) -> None:
        """Note a fault."""
        self.faults.append(Fault(path, code, what, remedy, on_key))

    def wrong_value(self, path: Path, given: object, wanted: str) -> None:
        """Note that a value is of another sort than wanted."""
        name = next(part for part in reversed(path) if isinstance(part, str))
        found = "an empty one" if isinstance(given, str) and not given.strip() else sort_of(given)
        if isinstance(given, list) and wanted.startswith(("a list", "tables")):
            found = "a list with something else in it"
        remedy = next((remedy for start, remedy in _REMEDIES if wanted.startswith(start)), "correct it, or take it out")
        written = name if _SIGNS.issuperset(name.lower().replace("_", "-")) else f'"{name}"'
        if path[-1] == name:
            said, remedy = f'"{name}" should be {wanted}, not {found}', remedy.format(written)
        else:
            said, remedy = f'each of "{name}" should be {wanted}, not {found}', remedy.partition(":")[0]
        self.amiss(path, "wrong-type", said, remedy)

    def unknown_key(self, path: Path, known: Iterable[str]) -> None:
        """Note a name that means nothing here."""
        name = str(path[-1])
        self.amiss(path, "unknown-key", f'nothing here is called "{name}"', remedy_for(name, known), on_key=True)

    def as_text(self, path: Path, given: object) -> str | None:
        """A text that is not blank."""
        if isinstance(given, str) and given.strip():
            return given
        self.wrong_value(path, given, "a text in quotes")
        return None

    def as_texts(self, path: Path, given: object, once: bool = True) -> list[str | None] | None:
        """A list of texts; ``once``: no two of them are the same."""
        if not isinstance(given, list):
            self.wrong_value(path, given, "a list of texts in quotes")
            return None
        read = [self.as_text((*path, place), text) for place, text in enumerate(given)]
        for place, text in enumerate(read):
            if once and text is not None and text in read[:place]:
                self.amiss((*path, place), "named-twice", f'"{text}" is named twice', "take one of them away")
        return read

    def as_number(self, path: Path, given: object, least: int | None = None, most: int | None = None) -> int | None:
        """A whole number within bounds."""
        if not isinstance(given, int) or isinstance(given, bool):
            self.wrong_value(path, given, "a whole number")
        elif (least is not None and given < least) or (most is not None and given > most):
            bounds = f"of {least:,} or more" if most is None else f"from {least:,} to {most:,}"
            name = next(part for part in reversed(path) if isinstance(part, str))
            self.amiss(path, "out-of-range", f'"{name}" cannot be {given}', f"write a number {bounds}")
        else:
            return given
        return None

    def as_truth(self, path: Path, given: object) -> bool | None:
        """true or false."""
        if isinstance(given, bool):
            return given
        self.wrong_value(path, given, "true or false")
        return None

    def as_word(self, path: Path, given: object, words: Iterable[Word]) -> Word | None:
        """One of a few words."""
        if (text := self.as_text(path, given)) is None:
            return None
        known = list(words)
        for word in known:
            if text == word:
                return word
        name = next(part for part in reversed(path) if isinstance(part, str))
        self.amiss(path, "unknown-word", f'"{name}" cannot be "{text}"', remedy_for(text, known))
        return None


class Entry(Values):
    """A table and the path it stands at. What is not there has its default, or is missed."""

    __slots__ = ("path", "table")

    def __init__(self, table: Mapping[str, Toml], path: Path, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.table = table
        self.path = path

    def fault(self, code: str, what: str, remedy: str = "", field: str = "", on_key: bool = False) -> None:
        """Note a fault with a field, or with the whole table."""
        self.amiss((*self.path, field) if field else self.path, code, what, remedy, on_key)

    def only(self, *fields: str) -> None:
        """Every field must be one of these."""
        for field in self.table:
            if field not in fields:
                self.unknown_key((*self.path, field), fields)

    def check_format(self, known: int) -> None:
        """The file must begin with the one format that is known, told as a whole number."""
        if self.table.get("format") != known or type(self.table["format"]) is not int:
            what = f"the file does not begin with format = {known}"
            self.fault("unknown-format", what, f"begin it with format = {known}", "format")

    def text(self, field: str, needed: bool = False) -> str:
        """A text that is not blank. "" if there is none."""
        if field in self.table:
            return self.as_text((*self.path, field), self.table[field]) or ""
        if needed:
            self.missing(field)
        return ""

    def words(self, field: str, needed: bool = False, once: bool = True) -> tuple[str, ...]:
        """A list of texts, each once unless it is said otherwise."""
        if field not in self.table:
            if needed:
                self.missing(field)
            return ()
        if needed and self.table[field] == []:
            self.wrong(field, "a list of texts in quotes")
        read = self.as_texts((*self.path, field), self.table[field], once)
        return tuple(text for text in read or () if text is not None)

    def lists(self, field: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts."""
        held = self.table.get(field)
        if held is None:
            self.missing(field)
        elif not isinstance(held, list):
            self.wrong(field, "a list of lists of rule ids")
        else:
            sides = [self.as_texts((*self.path, field, place), side) for place, side in enumerate(held)]
            return tuple(tuple(text for text in side or () if text is not None) for side in sides)
        return ()

    def texts(self, field: str) -> dict[str, str]:
        """A table of texts."""
        inner = self.inner(field)
        return {key: text for key in inner.table if (text := inner.text(key))}

    def inner(self, field: str) -> "Entry":
        """The table in this field. An empty one if there is none."""
        held = self.table.get(field, {})
        if not isinstance(held, dict):
            self.wrong(field, "a table")
            held = {}
        return Entry(held, (*self.path, field), self.faults)

    def tables(self, field: str) -> "tuple[Entry, ...]":
        """The tables in this field, which holds a list of them."""
        held = self.table.get(field, [])
        if not isinstance(held, list) or not all(isinstance(table, dict) for table in held):
            self.wrong(field, f"tables, each under [[{field}]]")
            return ()
        tables = (table for table in held if isinstance(table, dict))
        return tuple(Entry(table, (*self.path, field, place), self.faults) for place, table in enumerate(tables))

    def number(self, field: str, default: int | None = None, least: int | None = None, most: int | None = None) -> int:
        """A whole number within bounds. It is missed where there is no default."""
        if field not in self.table:
            if default is None:
                self.missing(field)
            return default or 0
        read = self.as_number((*self.path, field), self.table[field], least, most)
        return read if read is not None else default or 0

    def numbers(self, field: str, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        held = self.table.get(field, [])
        if not isinstance(held, list):
            self.wrong(field, "a list of whole numbers")
            return ()
        read = [self.as_number((*self.path, field, place), one, least, most) for place, one in enumerate(held)]
        return tuple(one for one in read if one is not None)

    def truth(self, field: str, needed: bool = False) -> bool:
        """true or false; false when it is not said."""
        if field in self.table:
            return self.as_truth((*self.path, field), self.table[field]) or False
        if needed:
            self.missing(field)
        return False

    def choice(self, field: str, words: tuple[Word, ...], default: Word) -> Word:
        """One of a few words; the default when there is none."""
        return (self.as_word((*self.path, field), self.table[field], words) if field in self.table else None) or default

    def id_of(self, prefix: str) -> str:
        """The id of the entry, which begins with its topic (or gap, or conflict)."""
        entry_id = self.text("id", needed=True)
        before, _, slug = entry_id.partition(".")
        if entry_id and before != prefix:
            what = f'the id "{entry_id}" does not begin with "{prefix}."'
            self.fault("wrong-topic", what, f'call it "{prefix}.{slug or entry_id}", or move it to its own file', "id")
        elif entry_id and (not _SIGNS.issuperset(slug) or slug != slug.strip("-") or not slug):
            what = f'the id "{entry_id}" is not made of small letters, figures and hyphens'
            self.fault("malformed-id", what, f'write it like "{prefix}.short-name"', "id")
        return entry_id

    def missing(self, field: str) -> None:
        """Note that a field is not there."""
        self.fault("missing-key", f'"{field}" is missing', f"add {field} = …")

    def wrong(self, field: str, wanted: str) -> None:
        """Note that a field holds something of the wrong sort."""
        self.wrong_value((*self.path, field), self.table.get(field), wanted)


_REMEDIES = (
    ("a list in square brackets", "put square brackets round it"),
    ("a list of whole numbers", "put square brackets round it, and write figures without quotes"),
    ("a list", "put square brackets round it, and quotes round each part"),
    ("a text", 'write it in quotes: {} = "…"'),
    ("a whole number", "write it in figures, without quotes"),
    ("true or false", "write true or false, without quotes"),
    ("a table in braces", "write it in braces"),
    ("a table", "write [{}] above what belongs to it"),
    ("tables", "write [[{}]] above each of them"),
)
"""How what is wanted begins -> how to write it."""


def sort_of(given: object) -> str:
    """The sort of value that was written, in the words of people who write files."""
    for kind, word in _SORTS:
        if isinstance(given, kind):
            return word
    return "a date or time" if hasattr(given, "isoformat") else "something else"


_SORTS: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (bool, "true or false"),
    (str, "a text"),
    (int, "a number"),
    (float, "a broken number"),
    (list, "a list"),
    (Mapping, "a table"),
)


_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
