"""Where things stand in the text of a TOML file. It is loaded only when something is wrong with the file.

The text is TOML that was read before: this goes through it once more, and only notes places.
"""

import re
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import TypeAlias

from munch_cli.files.problems import TextSpan
from munch_cli.rulebook.book import Path

Finder: TypeAlias = Callable[[Path, bool], TextSpan]
Place: TypeAlias = tuple[int, int]
"""From which sign of the text to which."""

_GAP = re.compile(r"(?:[\s,]|#[^\n]*)*")
"""What may stand between two things: blanks, new lines, commas and remarks."""
_TEXT = re.compile(r'"""(?:[^\\]|\\.)*?"""(?!")|\'\'\'.*?\'\'\'(?!\')|"(?:[^"\\]|\\.)*"|\'[^\']*\'', re.DOTALL)
_WORD = re.compile(r"[\w-]+")
_PLAIN = re.compile(r"[^,\]}#\n]*[^,\]}#\s]")
"""A number, a date, true or false."""
_DOT = re.compile(r"[ \t]*\.[ \t]*")
_EQUALS = re.compile(r"[ \t]*=[ \t]*")


def finder(text: str) -> Finder:
    """A function from the path of a thing to where its value (or its name) stands."""
    places = _Going(text).places
    begins = [0, *accumulate(len(line) + 1 for line in text.split("\n"))]

    def span(path: Path, on_key: bool) -> TextSpan:
        for length in range(len(path), 0, -1):
            if path[:length] in places:
                key, value = places[path[:length]]
                return shown(*(key if on_key and length == len(path) else value))
        return TextSpan(1, 1, 1)

    def shown(start: int, end: int) -> TextSpan:
        """Of what goes over several lines, its part of the first."""
        line = bisect_right(begins, start) - 1
        whole = text[begins[line] :].partition("\n")[0].rstrip()
        stop = min(end - begins[line], len(whole))
        return TextSpan(line + 1, start - begins[line] + 1, max(1, stop - (start - begins[line])))

    return span


class _Going:
    """Goes through a text. ``places``: a path -> where its name and its value stand."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.places: dict[Path, tuple[Place, Place]] = {}
        counts: dict[Path, int] = {}
        table: Path = ()
        while self.gap() < len(text):
            if text[self.at] == "[":
                table = self.header(counts)
            else:
                self.pair(table)

    def gap(self) -> int:
        """Past what stands between two things."""
        return self.past(_GAP)

    def past(self, what: re.Pattern[str]) -> int:
        """Past what stands here."""
        found = what.match(self.text, self.at)
        self.at = found.end() if found else self.at + 1
        return self.at

    def header(self, counts: dict[Path, int]) -> Path:
        """The path of what stands below ``[table]`` or ``[[list]]``."""
        listed = self.text.startswith("[[", self.at)
        self.at += 1 + listed
        words, place = self.key()
        self.at = self.text.index("]", self.at) + 1 + listed
        path: Path = ()
        for word in words[:-1]:
            path = (*path, word)
            self.places.setdefault(path, (place, place))
            path = (*path, counts[path]) if path in counts else path
        path = (*path, words[-1])
        self.places[path] = (place, place)
        if listed:
            counts[path] = counts.get(path, -1) + 1
            path = (*path, counts[path])
            self.places[path] = (place, place)
        return path

    def key(self) -> tuple[list[str], Place]:
        """The words of a dotted name, and where it stands."""
        self.gap()
        start, words = self.at, list[str]()
        while True:
            first = self.at
            words.append(plain_key(self.text[first : self.past(_TEXT if self.text[first] in "\"'" else _WORD)]))
            end = self.at
            if not _DOT.match(self.text, self.at):
                return words, (start, end)
            self.past(_DOT)

    def pair(self, above: Path) -> None:
        """``name = value``, perhaps with dots in the name."""
        words, key = self.key()
        self.past(_EQUALS)
        path = (*above, *words)
        value = self.value(path)
        for number in range(1, len(words)):
            self.places.setdefault((*above, *words[:number]), (key, value))
        self.places[path] = (key, value)

    def value(self, path: Path) -> Place:
        """Where the value stands that begins here; what is in it is noted."""
        start, opening = self.at, self.text[self.at]
        if opening in "[{":
            self.at += 1
            number = 0
            while self.text[self.gap()] not in "]}":
                if opening == "{":
                    self.pair(path)
                else:
                    held = self.value((*path, number))
                    self.places[*path, number] = (held, held)
                    number += 1
            self.at += 1
        else:
            self.past(_TEXT if opening in "\"'" else _PLAIN)
        return start, self.at


def plain_key(written: str) -> str:
    """The name a written key stands for."""
    if "\\" in written:
        import tomllib

        return next(iter(tomllib.loads(f"{written} = 0")))
    return written[1:-1] if written[:1] in ("'", '"') else written
