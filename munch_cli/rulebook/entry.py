"""One table of a rulebook file, read field by field. Everything wrong becomes a fault with its path."""

from collections.abc import Mapping

from munch_cli.rulebook.book import Fault, Path, Toml
from munch_cli.table.names import nearest


class Entry:
    """A table and the path it stands at."""

    __slots__ = ("faults", "path", "table")

    def __init__(self, table: Mapping[str, Toml], path: Path, faults: list[Fault]) -> None:
        self.table = table
        self.path = path
        self.faults = faults

    def fault(self, code: str, what: str, remedy: str = "", field: str = "", on_key: bool = False) -> None:
        """Notes that something is amiss with a field, or with the whole table."""
        path = (*self.path, field) if field else self.path
        self.faults.append(Fault(path, code, what, remedy, on_key))

    def only(self, *fields: str) -> None:
        """Every field must be one of these."""
        for field in self.table:
            if field not in fields:
                near = nearest(field, fields, 1)
                remedy = f'did you mean "{near[0]}"?' if near else f"use one of: {', '.join(fields)}"
                self.fault("unknown-key", f'nothing here is called "{field}"', remedy, field, on_key=True)

    def text(self, field: str, needed: bool = False) -> str:
        """A text that is not blank. "" if there is none."""
        held = self.table.get(field)
        if held is None:
            if needed:
                self.missing(field)
            return ""
        if not isinstance(held, str) or not held.strip():
            self.wrong(field, "a text in quotes")
            return ""
        return held

    def words(self, field: str, needed: bool = False) -> tuple[str, ...]:
        """A list of texts, each once."""
        words = self.word_by_word(field, needed)
        seen: set[str] = set()
        for number, word in enumerate(words):
            if word in seen:
                path = (*self.path, field, number)
                self.faults.append(Fault(path, "named-twice", f'"{word}" is named twice', "take one of them away"))
            seen.add(word)
        return words

    def word_by_word(self, field: str, needed: bool = False) -> tuple[str, ...]:
        """A list of texts, some of which may be the same."""
        held = self.table.get(field)
        if held is None:
            if needed:
                self.missing(field)
            return ()
        if not isinstance(held, list):
            self.wrong(field, "a list of texts in quotes")
            return ()
        texts = tuple(text for text in held if isinstance(text, str) and text)
        if len(texts) < len(held) or (needed and not held):
            self.wrong(field, "a list of texts in quotes")
        return texts

    def lists(self, field: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts."""
        held = self.table.get(field)
        if held is None:
            self.missing(field)
            return ()
        if not isinstance(held, list) or not all(isinstance(side, list) for side in held):
            self.wrong(field, "a list of lists of rule ids")
            return ()
        sides = []
        for number, side in enumerate(held):
            inner = Entry({"side": side}, (*self.path, field), self.faults).words("side")
            sides.append(inner)
            if isinstance(side, list) and len(inner) < len(side):
                self.fault("wrong-type", f"side {number + 1} holds something that is no rule id", "", field)
        return tuple(sides)

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

    def tables(self, field: str) -> tuple[Mapping[str, Toml], ...]:
        """The list of tables in this field."""
        held = self.table.get(field, [])
        if not isinstance(held, list) or not all(isinstance(table, dict) for table in held):
            self.wrong(field, f"tables, each under [[{field}]]")
            return ()
        return tuple(table for table in held if isinstance(table, dict))

    def number(self, field: str) -> int:
        """A whole number."""
        held = self.table.get(field)
        if held is None:
            self.missing(field)
        elif isinstance(held, int) and not isinstance(held, bool):
            return held
        else:
            self.wrong(field, "a whole number")
        return 0

    def truth(self, field: str) -> bool:
        """true or false."""
        held = self.table.get(field)
        if held is None:
            self.missing(field)
        elif isinstance(held, bool):
            return held
        else:
            self.wrong(field, "true or false")
        return False

    def id_of(self, prefix: str) -> str:
        """The id of the entry, which begins with its topic (or gap, or conflict)."""
        entry_id = self.text("id", needed=True)
        before, _, slug = entry_id.partition(".")
        if entry_id and before != prefix:
            what = f'the id "{entry_id}" does not begin with "{prefix}."'
            self.fault("wrong-topic", what, f'call it "{prefix}.{slug or entry_id}", or move it to its own file', "id")
        elif entry_id and not _is_slug(slug):
            what = f'the id "{entry_id}" is not made of small letters, figures and hyphens'
            self.fault("malformed-id", what, f'write it like "{prefix}.short-name"', "id")
        return entry_id

    def missing(self, field: str) -> None:
        """Notes that a field is not there."""
        self.fault("missing-key", f'"{field}" is missing', f"add {field} = …")

    def wrong(self, field: str, wanted: str) -> None:
        """Notes that a field holds something of the wrong sort."""
        held = self.table.get(field)
        found = "an empty one" if isinstance(held, str) and not held.strip() else sort_of(held)
        if isinstance(held, list) and wanted.startswith("a list"):
            found = "a list with something else in it"
        remedy = next((remedy for start, remedy in _REMEDIES if wanted.startswith(start)), "correct it, or take it out")
        written = field if _SIGNS.issuperset(field.lower().replace("_", "-")) else f'"{field}"'
        self.fault("wrong-type", f'"{field}" should be {wanted}, not {found}', remedy.format(written), field)


_REMEDIES = (
    ("a list of whole numbers", "put square brackets round it, and write figures without quotes"),
    ("a list", "put square brackets round it, and quotes round each part"),
    ("a text", 'write it in quotes: {} = "…"'),
    ("a whole number", "write it in figures, without quotes"),
    ("true or false", "write true or false, without quotes"),
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


def _is_slug(text: str) -> bool:
    return bool(text) and _SIGNS.issuperset(text) and text[0] != "-" and text[-1] != "-"
