"""A person's own boxes: the folders they lie in, and the files that are read of them."""

import os

from munch_cli.files import places
from munch_cli.files.problems import Problem, Problems

SHEET = "box.toml"
"""The file that makes a folder a box."""
RULES, CARDS = "rules", "cards"


def is_box(folder: str) -> bool:
    """Return True if a folder is a box."""
    return os.path.isfile(os.path.join(folder, SHEET))


def box_folders() -> dict[str, str]:
    """The folders of the boxes at hand, by key: those named for this run, then the person's own.

    A named place is a box or holds boxes. Raises ``Problems`` if it is neither, or if two boxes have one name.
    """
    found: dict[str, str] = {}
    problems: list[Problem] = []
    for place in places.own_boxes():
        inside = [place] if is_box(place) else _within(place)
        if not inside:
            remedy = f"name a folder that holds {SHEET}, or one with such folders in it"
            problems.append(Problem(place, 0, 0, "no-box", "there is no box here", remedy))
        for folder in inside:
            key = os.path.basename(os.path.abspath(folder))
            if os.path.realpath(found.setdefault(key, folder)) != os.path.realpath(folder):
                said = f'another box is called "{key}": {found[key]}'
                problems.append(Problem(folder, 0, 0, "wrong-name", said, "give one of the folders another name"))
    for folder in _within(os.path.join(places.data_dir(), "boxes")):
        found.setdefault(os.path.basename(folder), folder)
    if problems:
        raise Problems(problems)
    return found


def _within(place: str) -> list[str]:
    """The boxes in a folder, by name; none where it cannot be read."""
    try:
        names = sorted(os.listdir(place))
    except OSError:
        return []
    return [folder for name in names if is_box(folder := os.path.join(place, name))]


def rule_files(folder: str) -> dict[str, str]:
    """The files of rules of a box, by topic."""
    return _files(os.path.join(folder, RULES))


def card_files(folder: str) -> dict[str, str]:
    """The files of cards of a box, by name without .toml."""
    return _files(os.path.join(folder, CARDS))


def _files(folder: str) -> dict[str, str]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return {}
    return {
        name.removesuffix(".toml"): os.path.join(folder, name)
        for name in names
        if name.endswith(".toml") and not name.startswith(".")
    }


def stamp() -> tuple[tuple[str, int, int], ...]:
    """A value that changes when a file of a box at hand changes: path, time and size of each."""
    paths = [
        path
        for folder in box_folders().values()
        for path in (os.path.join(folder, SHEET), *rule_files(folder).values(), *card_files(folder).values())
    ]
    return tuple((path, told.st_mtime_ns, told.st_size) for path in paths for told in (os.stat(path),))
