"""Reading TOML files safely, and finding where in the file a thing stands."""

import os
import stat
from collections.abc import Callable, Mapping
from functools import lru_cache

from munch_cli.files.problems import Problem, Problems, TextSpan
from munch_cli.rulebook.book import Path

LARGEST = 5_000_000
DEEPEST = 60
MOST_VALUES = 10_000
"""The largest file of cards that travels with munch has some 1,000 values, and the longest argument fewer."""


class TomlFile:
    """A TOML file that was read: its tables, and where each of its parts stands."""

    __slots__ = ("_find", "name", "tables", "text")

    def __init__(self, name: str, text: str, tables: dict[str, object]) -> None:
        self.name = name
        self.text = text
        self.tables = tables
        self._find: Callable[[Path, bool], TextSpan] | None = None

    def span(self, path: Path, on_key: bool = False) -> TextSpan:
        """Where the part at this path stands, or the nearest part above it that is in the file."""
        if self._find is None:
            from munch_cli.files.positions import finder

            self._find = finder(self.text)
        return self._find(path, on_key)

    def problem(self, path: Path, code: str, what: str, remedy: str = "", on_key: bool = False) -> Problem:
        """A problem with the part at this path."""
        span = self.span(path, on_key)
        return problem_at(self.name, self.text, span, code, what, remedy)

    def text_alone(self) -> str:
        """Return the text of a file that holds these tables alone."""
        return self.text


def read_toml(path: str, name: str = "", found: bool = False) -> TomlFile:
    """The file at this path. Raises `Problems` if it cannot be read. `name` is its name in messages."""
    return parse_toml(read_text(path, name, found), name or path)


def read_text(path: str, name: str = "", found: bool = False) -> str:
    """The text of a file of a reasonable size. Raises `Problems` if it cannot be read."""
    return decode(read_raw(path, name, found), name or path)


def read_raw(path: str, name: str = "", found: bool = False) -> bytes:
    """The bytes of a file of a reasonable size. Raises `Problems` if they cannot be read.

    `found`: it lies in a folder, or another file names it. Only a plain file is read then: what comes through a pipe
    that nobody asked for could be waited for without end.
    """
    called = name or path
    try:
        if found and not stat.S_ISREG(os.stat(path).st_mode):
            what = "a folder, a pipe or a device lies where a file should"
            raise Problems([whole(called, "unreadable-file", what, "take it away from there")])
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size  # none where it is no file; room for the largest is made only there
            raw = file.read(min(size or LARGEST, LARGEST) + 1)
    except FileNotFoundError:
        raise Problems([whole(called, "no-such-file", "there is no such file", "check the name")]) from None
    except (OSError, ValueError) as why:
        reason = getattr(why, "strerror", None) or str(why)
        raise Problems([whole(called, "unreadable-file", f"the file cannot be read: {reason.lower()}")]) from None
    if len(raw) > LARGEST:
        said = f"the file is larger than {LARGEST:,} bytes"
        raise Problems([whole(called, "file-too-large", said, "split it, or check that it is the file you meant")])
    return raw


def decode(raw: bytes, name: str) -> str:
    """The bytes of a file as text; raises `Problems` when they are no text."""
    start = 3 if raw.startswith(b"\xef\xbb\xbf") else 0
    try:
        text = raw[start:].decode("utf-8")
    except UnicodeDecodeError as why:
        line = raw.count(b"\n", 0, start + why.start) + 1
        remedy = "save the file as UTF-8 text"
        raise Problems([Problem(name, line, 1, "not-text", "the file is not UTF-8 text", remedy)]) from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise Problems([Problem(name, line, 1, "not-text", "the file holds binary data", "choose a text file")])
    return text


def parse_toml(text: str, name: str) -> TomlFile:
    """The text as TOML; raises `Problems` where it is not."""
    import tomllib

    if _dotted_too_often(text):
        raise Problems([whole(name, "nested-too-deep", "the name of a table goes too deep", "take some dots away")])
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        said, line, column = _syntax(str(why), text)
        raise Problems([problem_at(name, text, TextSpan(line, column, 1), "toml-syntax", said, TOML_REMEDY)]) from None
    except RecursionError:
        raise Problems([whole(name, "nested-too-deep", "the brackets go too deep", "take some away")]) from None
    except ValueError as why:
        raise Problems([whole(name, "toml-syntax", f"a value cannot be read: {why}".lower(), TOML_REMEDY)]) from None
    if _is_too_deep(tables):
        raise Problems([whole(name, "nested-too-deep", "the brackets go too deep", "take some away")])
    if _holds_too_much(tables):
        raise Problems([whole(name, "too-many", f"the file holds more than {MOST_VALUES:,} values", "split it")])
    return TomlFile(name, text, tables)


TOML_REMEDY = "every line is a [table], a name = value, or a # remark"


def whole(name: str, code: str, what: str, remedy: str = "") -> Problem:
    """A problem of the file as a whole."""
    return Problem(name, 0, 0, code, what, remedy)


@lru_cache(maxsize=2)
def lines_of(text: str) -> tuple[str, ...]:
    """The lines of a text, kept so that many faults in one text split it once."""
    return tuple(text.split("\n"))


def problem_at(name: str, text: str, span: TextSpan, code: str, what: str, remedy: str = "") -> Problem:
    """A problem at a place in a text, with the line it stands on."""
    lines = lines_of(text)
    excerpt = lines[span.line - 1].rstrip("\r") if 0 < span.line <= len(lines) else ""
    return Problem(name, span.line, span.column, code, what, remedy, excerpt, span.width)


def _syntax(message: str, text: str) -> tuple[str, int, int]:
    """What the TOML reader said, and the line and column it said it of."""
    import re

    said = message.rpartition(" (at ")[0]
    if place := re.search(r"\(at line (\d+), column (\d+)\)$", message):
        line, column = int(place[1]), int(place[2])
    else:
        kept = text.rstrip("\n")
        line, column = kept.count("\n") + 1, len(kept) - kept.rfind("\n")
    return next((plain for start, plain in _PLAIN if said.startswith(start)), said[:1].lower() + said[1:]), line, column


_PLAIN = (
    ("Illegal character '\\n'", "this text is not closed on its line"),
    ("Unterminated string", "a text is not closed before the end of the file"),
    ("Invalid statement", "this is neither a [table] nor a name = value"),
    ("Invalid value", "this is no value: neither a text in quotes, nor a number, nor true or false, nor a list"),
    ("Invalid initial character for a key part", "a name cannot begin with this sign"),
    ("Invalid hex value", "these are no hexadecimal figures"),
    ("Invalid date or datetime", "there is no such date or time"),
    ("Cannot overwrite a value", "this name has a value already"),
    ("Duplicate inline table key", "this name stands in the braces already"),
    ("Cannot declare", "this table is there already"),
    ("Cannot redefine namespace", "this table is there already"),
    ("Cannot mutate immutable namespace", "this table is closed: it was written in braces, or as a list"),
    ("Unescaped '\\' in a string", "a \\ in a text has to be doubled, or the text be put in single quotes"),
    ("Unclosed array", "a list is not closed: ] is missing"),
    ("Unclosed inline table", "a table in braces is not closed: } is missing"),
    ("Expected newline or end of document after a statement", "the line should be over here"),
    ("Expected '=' after a key", "= is missing after a name"),
    ("Expected ']]'", "]] is missing behind the name of the table"),
    ("Expected ']'", "] is missing behind the name of the table"),
    ("Escaped character is not", "there is no sign of this number"),
    ("Illegal character", "this sign cannot stand in a text; write it as \\u and its number"),
    ("Found invalid character", "this sign cannot stand here"),
)
"""How the reader of TOML begins -> the same, in plain words."""


def _dotted_too_often(text: str) -> bool:
    """Return True if a key has so many dotted names that the TOML reader would take very long."""
    import re

    name = r"""(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')"""
    return re.search(rf"(?<![\w-])(?:{name}[ \t]*+\.[ \t]*+){{{DEEPEST}}}", text) is not None


def _holds_too_much(part: object) -> bool:
    """Return True if there are more than ``MOST_VALUES`` values in a part, all the way down."""
    layer: list[object] = [part]
    many = 0
    while layer:
        held = layer.pop()
        inside = list(held.values()) if isinstance(held, Mapping) else held if isinstance(held, list) else []
        many += len(inside)
        layer.extend(inside)
    return many > MOST_VALUES


def _is_too_deep(part: object) -> bool:
    layer: list[object] = [part]
    for _ in range(DEEPEST):
        below: list[object] = []
        for held in layer:
            if isinstance(held, Mapping):
                below.extend(held.values())
            elif isinstance(held, list):
                below.extend(held)
        if not below:
            return False
        layer = below
    return True
