"""munch check FOLDER, where the folder holds a user's cards: read all of them as a game would."""

import os
import re
from collections.abc import Iterator

from munch_cli.files.cards import load_catalogue, sets_in, to_row
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import ENDING
from munch_cli.files.toml import read_text
from munch_cli.table.names import did_you_mean, nearest
from munch_cli.table.saying import counted

_CARD = re.compile(r"^\s*\[\[\s*card\b", re.MULTILINE)
_OTHER = re.compile(r"^\s*(?:title\s*=|editions?\s*=|\[\[?\s*(?:player|table|step|case|says|adds)\b)", re.MULTILINE)


def folder_of_cards(name: str) -> str:
    """Return the named folder of a user's cards, or the folder of a named card file; "" if it is none."""
    if os.path.isdir(name):
        return name if any(True for _ in _files(name)) and all(map(_is_cards, _files(name))) else ""
    is_one = name.endswith(ENDING) and os.path.isfile(name) and _is_cards(name)
    return os.path.dirname(os.path.dirname(os.path.abspath(name))) if is_one else ""


def check_cards(folder: str) -> tuple[list[str], list[Problem]]:
    """Return lines that sum the cards up, and what is left to do. Raises ``Problems`` with all that is wrong."""
    sets = sets_in(folder)
    printed = {name for edition in load_rulebook().editions.values() for name in edition.sets}
    before = load_catalogue(tuple(name for name in sets if name in printed), ())
    now = load_catalogue(sets, (folder,))
    own = [card for card in now.values() if card.id not in before or to_row(before[card.id]) != to_row(card)]
    lines, problems = [], []
    for name in sets:
        mine = [card for card in own if card.set == name]
        filled = sum(card.id in before for card in mine)
        lines.append(f"{name}: {counted(len(mine), 'card')}" + (f", {filled} of them printed" if filled else ""))
        for card in mine:
            if card.unknown:
                what = f'of "{card.name}" is not known: {", ".join(sorted(card.unknown))}'
                remedy = "it is not dealt before that is told"
                problems.append(Problem(os.path.join(folder, name), 0, 0, "not-dealt", what, remedy))
        if name not in printed and (near := nearest(name, printed, 1)):
            what = f'no box deals cards of a set called "{name}"'
            problems.append(Problem(os.path.join(folder, name), 0, 0, "unknown-set", what, did_you_mean(near)))
    return lines, problems


def _files(folder: str) -> Iterator[str]:
    for inside, _, names in os.walk(folder):
        yield from (os.path.join(inside, name) for name in names if name.endswith(ENDING) and name[0] != ".")


def _is_cards(path: str) -> bool:
    """Return True if a file has cards and nothing of a scenario or a box in it, though it may be faulty."""
    try:
        text = read_text(path, found=True)
    except Problems:
        return False
    return bool(_CARD.search(text)) and not _OTHER.search(text)
