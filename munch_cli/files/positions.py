"""Where things stand in the text of a TOML file. It is loaded only when something is wrong with the file."""

from bisect import bisect_left
from collections.abc import Callable, Iterator

from munch_cli.files.problems import Span
from munch_cli.rulebook.book import Path
from munch_cli.table.typed import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tree_sitter import Node

Finder: TypeAlias = Callable[[Path, bool], Span]
Spans: TypeAlias = dict[Path, tuple[Span, Span]]


def finder(text: str) -> Finder:
    """A function from the path of a thing to where its value (or its name) stands."""
    try:
        import tree_sitter
        import tree_sitter_toml

        parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_toml.language()))
        raw = text.encode("utf-8")
        spans = _Grammar(raw).spans_of(parser.parse(raw).root_node)
    except (ImportError, RecursionError):
        spans = by_lines(text)
    return lambda path, on_key: _nearest_above(spans, path, on_key)


def _nearest_above(spans: Spans, path: Path, on_key: bool) -> Span:
    for length in range(len(path), 0, -1):
        if path[:length] in spans:
            key, value = spans[path[:length]]
            return key if on_key and length == len(path) else value
    return Span(1, 1, 1)


# ---------------------------------------------------------------- by the grammar


class _Grammar:
    """Walks the syntax tree of one file and notes where each path stands."""

    __slots__ = ("counts", "going_on", "lines", "raw", "spans")

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        self.lines = raw.split(b"\n")
        self.spans: Spans = {}
        self.counts: dict[Path, int] = {}
        self.going_on: dict[int, list[int]] = {}
        """For each line that was looked at, the places of bytes that continue a character."""

    def spans_of(self, root: "Node") -> Spans:
        for node in root.children:
            if node.type == "pair":
                self.pair((), node)
            elif node.type in ("table", "table_array_element"):
                self.table(node)
        return self.spans

    def table(self, node: "Node") -> None:
        header = next(child for child in node.children if child.type in _KEYS)
        path = _inside(self.words(header), self.counts)
        for number in range(1, len(path)):
            self.spans.setdefault(path[:number], (self.span(header), self.span(header)))
        if node.type == "table_array_element":
            self.counts[path] = self.counts.get(path, -1) + 1
            self.note(path, header, header)
            path = (*path, self.counts[path])
        self.note(path, header, header)
        for child in node.children:
            if child.type == "pair":
                self.pair(path, child)

    def pair(self, above: Path, node: "Node") -> None:
        parts = [child for child in node.children if child.type not in ("=", "comment")]
        key, value = parts[0], parts[-1]
        words = self.words(key)
        for number in range(1, len(words)):
            self.spans.setdefault((*above, *words[:number]), (self.span(key), self.span(value)))
        path = (*above, *words)
        self.note(path, key, value)
        self.value(path, value)

    def value(self, path: Path, node: "Node") -> None:
        if node.type == "array":
            held = [child for child in node.children if child.type not in ("[", "]", ",", "comment")]
            for number, child in enumerate(held):
                self.note((*path, number), child, child)
                self.value((*path, number), child)
        elif node.type == "inline_table":
            for child in node.children:
                if child.type == "pair":
                    self.pair(path, child)

    def note(self, path: Path, key: "Node", value: "Node") -> None:
        self.spans[path] = (self.span(key), self.span(value))

    def words(self, node: "Node") -> tuple[str, ...]:
        if node.type == "dotted_key":
            return tuple(word for child in node.children if child.type in _KEYS for word in self.words(child))
        return (plain_key(self.raw[node.start_byte : node.end_byte].decode("utf-8")),)

    def span(self, node: "Node") -> Span:
        row, byte = node.start_point
        end_row, end_byte = node.end_point
        stop = end_byte if end_row == row else len(self.lines[row].rstrip())
        column = self.sign(row, byte)
        return Span(row + 1, column + 1, max(1, self.sign(row, stop) - column))

    def sign(self, row: int, byte: int) -> int:
        """How many signs of a line stand before one of its bytes: its bytes, but those that go on with a sign."""
        if row not in self.going_on:
            line = self.lines[row]
            self.going_on[row] = [] if line.isascii() else [at for at, one in enumerate(line) if one & 0xC0 == 0x80]
        return byte - bisect_left(self.going_on[row], byte)


_KEYS = ("bare_key", "quoted_key", "dotted_key")


def plain_key(written: str) -> str:
    """The name a written key stands for."""
    if written.startswith('"') and "\\" in written:
        import tomllib

        return next(iter(tomllib.loads(f"{written} = 0")))
    return written[1:-1] if written[:1] in ("'", '"') else written


# ---------------------------------------------------------------- by lines, where no grammar is installed


def by_lines(text: str) -> Spans:
    """Where the tables and the names at the beginning of lines stand, and the strings on those lines."""
    spans: Spans = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(text.split("\n"), 1):
        bare = line.strip()
        indent = len(line) - len(line.lstrip()) + 1
        if bare.startswith("["):
            listed = bare.startswith("[[")
            words, _ = _key(bare, 2 if listed else 1)
            if not words or _value_start(bare, 0) or "]" not in bare:
                continue
            table = _inside(words, counts)
            span = Span(number, indent + (2 if listed else 1), max(1, bare.rfind("]") - (3 if listed else 1)))
            for length in range(1, len(table)):
                spans.setdefault(table[:length], (span, span))
            if listed:
                counts[table] = counts.get(table, -1) + 1
                spans[table] = (span, span)
                table = (*table, counts[table])
            spans[table] = (span, span)
        else:
            _line_pair(spans, table, line, number)
    return spans


def _line_pair(spans: Spans, table: Path, line: str, number: int) -> None:
    indent = len(line) - len(line.lstrip())
    words, after = _key(line, indent)
    start = _value_start(line, after)
    if not words or not start:
        return
    key = Span(number, indent + 1, max(1, after - indent))
    value = Span(number, start + 1, max(1, len(line.rstrip()) - start))
    for length in range(1, len(words)):
        spans.setdefault((*table, *words[:length]), (key, value))
    path = (*table, *words)
    spans[path] = (key, value)
    if line[start] == "[":
        for place, (left, right) in enumerate(_strings(line, start)):
            held = Span(number, left + 1, right - left)
            spans[(*path, place)] = (held, held)


def _inside(words: tuple[str, ...], counts: dict[Path, int]) -> Path:
    """The path a header names: a list of tables on the way stands for its last table."""
    path: Path = ()
    for number, word in enumerate(words):
        path = (*path, word)
        if number < len(words) - 1 and path in counts:
            path = (*path, counts[path])
    return path


def _key(line: str, start: int) -> tuple[tuple[str, ...], int]:
    """The words of a dotted key that begins here, and where it ends."""
    words: list[str] = []
    at = end = start
    while at < len(line):
        if line[at] in " \t":
            at += 1
        elif line[at] in "'\"":
            close = line.find(line[at], at + 1)
            if close < 0:
                break
            words.append(line[at + 1 : close])
            at = end = close + 1
        elif line[at] == "." and words:
            at += 1
        elif line[at].isalnum() or line[at] in "-_":
            first = at
            while at < len(line) and (line[at].isalnum() or line[at] in "-_"):
                at += 1
            words.append(line[first:at])
            end = at
        else:
            break
    return tuple(words), end


def _value_start(line: str, after: int) -> int:
    """Where the value after a key begins, or 0 when no = follows."""
    rest = line[after:].lstrip()
    if not rest.startswith("="):
        return 0
    value = rest[1:].lstrip()
    return len(line) - len(value) if value else 0


def _strings(line: str, start: int) -> Iterator[tuple[int, int]]:
    """The quoted strings on a line, from a place on: where each begins and ends."""
    at = start
    while at < len(line):
        if line[at] == "#":
            return
        if line[at] in "'\"":
            close = line.find(line[at], at + 1)
            if close < 0:
                return
            yield at, close + 1
            at = close
        at += 1
