"""Files that are none of munch's: what each seems to be, and how to bring its contents here."""

import json
import tomllib
from collections.abc import Sequence

from munch_cli.files.problems import Problem

OWN_CARDS = "cards of your own are TOML: munch schema card tells all that they can say"
OPENS = "the first line of a transcript opens its table: new classic: Ann, Bob"

MARKS = {",": "comma-separated values", ";": "semicolon-separated values", "\t": "tab-separated values"}


def foreign_file(path: str, lines: Sequence[str]) -> Problem:
    """Return the problem with a file that was taken for a transcript and is none: what it seems to be instead."""
    what, remedy = _seeming("\n".join(lines))
    return Problem(path, 0, 0, "unknown-format", f"{what}; munch leaves it as it is", remedy)


def _seeming(text: str) -> tuple[str, str]:
    """Return what a text seems to be, and the remedy."""
    lines = [line for line in text.splitlines() if line.strip()]
    first = lines[0].strip() if lines else ""
    if not first:
        return "this file is empty", OPENS
    if first[0] in "{[" and _is_json(text):
        return "this is JSON", OWN_CARDS
    if first.startswith(("Feature:", "@", "# language:")):
        return "this seems to be a feature", "give it a name that ends in .feature"
    if _is_toml(text):
        return "this is TOML", "give it a name that ends in .toml"
    for mark, name in (
        (",", "comma-separated values"),
        (";", "semicolon-separated values"),
        ("\t", "a table with tabs"),
    ):
        if len(lines) > 1 and first.count(mark) and all(line.count(mark) >= first.count(mark) for line in lines[:5]):
            return f"this seems to be {name}", OWN_CARDS
    if first.startswith(("<", "#!")):
        return "this seems to be a page or a program", OPENS
    return "this is no transcript: its first line opens no table", OPENS


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _is_toml(text: str) -> bool:
    try:
        return bool(tomllib.loads(text))
    except (ValueError, RecursionError):
        return False
