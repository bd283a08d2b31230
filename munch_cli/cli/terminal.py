"""How answers look on this terminal: --plain, --color, NO_COLOR, FORCE_COLOR, TERM=dumb, and how wide it is."""

import os
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from munch_cli.show.look import PLAIN, Look, wrapped
from munch_cli.table.saying import whole
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from munch_cli.show.answers import Plain

USUAL, WIDEST = 80, 100
VERSION = 1
"""Counted up when a name in what is printed with --json changes its meaning."""


class Given(NamedTuple):
    """The values of one call: arguments in their order, and options by their long name.

    An option that takes no value stands for itself with an empty value; one that was left out is not there.
    """

    names: tuple[str, ...]
    options: dict[str, str]

    def has(self, option: str) -> bool:
        """Return True if the option was given."""
        return option in self.options


def look(given: Given) -> Look:
    """The look that the options and the surroundings ask for."""
    if given.has("--plain"):
        return PLAIN
    return Look(_width(), symbols=_can_print_signs(), colours=_colours(given.options.get("--color", "auto")))


def known(kind: str, name: str, names: Iterable[str]) -> str:
    """The name if it is one of these. Otherwise the command ends with the nearest one, or all."""
    from munch_cli.table.names import remedy_for

    there = list(names)
    if name not in there:
        near = remedy_for(name, there, f"there are {', '.join(there)}")
        raise SystemExit(f'no {kind} is called "{name}"; {near}')
    return name


def complain(said: str, code: str = "bad-usage") -> None:
    """Print a problem with the command line on stderr, as problems of files are told.

    ``said``: what is wrong; behind the first semicolon a remedy. ``code``: as ``munch rule`` explains it.
    """
    from munch_cli.files.problems import Problem

    what, _, remedy = said.partition("; ")
    lines = Problem("munch", 0, 0, code, what, remedy).render().splitlines()
    if sys.stderr.isatty():
        lines = [part for line in lines for part in wrapped(line, Look(_width(), False, False), "", "   ")]
    print("\n".join(lines), file=sys.stderr)


def tell(found: "Plain", given: Given) -> None:
    """Print an answer in lines, or as JSON with --json."""
    from munch_cli.show.answers import json_of, lines_of

    if given.has("--json"):
        print_json(json_of(found))
    else:
        print("\n".join(lines_of(found, look(given))))


def print_json(told: Mapping[str, object]) -> None:
    """Print an answer as JSON, led by the version of its shape."""
    import json

    print(json.dumps({"munch": VERSION, **told}, indent=2, ensure_ascii=False))


def _colours(when: str) -> bool:
    if when != "auto":
        return when == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return os.environ.get("TERM") != "dumb" and sys.stdout.isatty()


def _width() -> int:
    columns = whole(os.environ.get("COLUMNS", ""))
    if columns > 0:
        return min(columns, WIDEST)
    try:
        return min(os.get_terminal_size(sys.stdout.fileno()).columns or USUAL, WIDEST)
    except (OSError, ValueError, AttributeError):
        return USUAL


def _can_print_signs() -> bool:
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        "✓✗—·".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
