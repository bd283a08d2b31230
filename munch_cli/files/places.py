"""Where things lie: bundled files, and a person's own folders and boxes."""

import os
import sys

from munch_cli.files.problems import Problem, Problems

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder of the installed package."""


def bundled(kind: str) -> str:
    """Return the folder of bundled `cards`, `scenarios`, `features` or `docs`: in the package, else in the checkout."""
    installed = os.path.join(PACKAGE, "bundled", kind)
    return installed if os.path.isdir(installed) else os.path.join(os.path.dirname(PACKAGE), kind)


def rulebook_folder() -> str:
    """The folder with the topics and editions of the rulebook."""
    return os.path.join(PACKAGE, "rulebook")


OWN_CARDS = "MUNCH_CARDS"
"""The variable that names the folders of a person's own cards; processes begun from here know it too."""


def own_cards() -> tuple[str, ...]:
    """The folders with a person's own cards, each laid out as the bundled one."""
    return tuple(folder for folder in os.environ.get(OWN_CARDS, "").split(os.pathsep) if folder)


def use_cards(folder: str) -> None:
    """From now on the cards of this folder come to the bundled ones."""
    os.environ[OWN_CARDS] = whole_path(folder)


OWN_BOXES = "MUNCH_BOXES"
"""The variable that names a person's own boxes, or folders of them; processes begun from here know it too."""


def own_boxes() -> tuple[str, ...]:
    """The boxes, or folders of boxes, that are named for this run."""
    return tuple(folder for folder in os.environ.get(OWN_BOXES, "").split(os.pathsep) if folder)


def use_boxes(folder: str) -> None:
    """From now on the boxes of this folder come to the bundled ones."""
    os.environ[OWN_BOXES] = os.pathsep.join(dict.fromkeys((whole_path(folder), *own_boxes())))


def here() -> str:
    """The folder from which names of files are looked up. "" if it has been deleted."""
    try:
        return os.getcwd()
    except OSError:
        return ""


def whole_path(path: str) -> str:
    """The absolute path. If the current folder has been deleted, the path as it is."""
    return path if os.path.isabs(path) else os.path.normpath(os.path.join(here(), path))


def take_away(path: str) -> None:
    """Deletes a file if it is there and can be deleted."""
    try:
        os.unlink(path)
    except OSError:
        return


def cache_dir() -> str:
    """Where things that can be made again are kept."""
    return _own("cache", "XDG_CACHE_HOME", ".cache")


def state_dir() -> str:
    """Where history and unfinished games are kept."""
    return _own("state", "XDG_STATE_HOME", os.path.join(".local", "state"))


def data_dir() -> str:
    """Where the person's own boxes lie."""
    return _own("data", "XDG_DATA_HOME", os.path.join(".local", "share"))


def config_dir() -> str:
    """Where the person's settings are kept."""
    return _own("config", "XDG_CONFIG_HOME", ".config")


NOWHERE = os.devnull
"""Stands for a home folder that does not exist. Nothing can be kept below it, and the attempt says so."""


def _own(what: str, variable: str, usual: str) -> str:
    """One of the person's own folders for munch: the XDG places where they are the custom, else the system's."""
    given = os.environ.get(variable, "")
    if os.path.isabs(given):
        return os.path.join(given, "munch")
    if sys.platform in ("win32", "darwin"):
        import platformdirs

        asked = {
            "cache": platformdirs.user_cache_dir,
            "state": platformdirs.user_state_dir,
            "data": platformdirs.user_data_dir,
            "config": platformdirs.user_config_dir,
        }
        return asked[what]("munch", appauthor=False)
    home = os.path.expanduser("~")
    return os.path.join(home if os.path.isabs(home) else NOWHERE, usual, "munch")


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
    for place in own_boxes():
        inside = [place] if is_box(place) else _within(place)
        if not inside:
            remedy = f"name a folder that holds {SHEET}, or one with such folders in it"
            problems.append(Problem(place, 0, 0, "no-box", "there is no box here", remedy))
        for folder in inside:
            key = os.path.basename(os.path.abspath(folder))
            if os.path.realpath(found.setdefault(key, folder)) != os.path.realpath(folder):
                said = f'another box is called "{key}": {found[key]}'
                problems.append(Problem(folder, 0, 0, "wrong-name", said, "give one of the folders another name"))
    for folder in _within(os.path.join(data_dir(), "boxes")):
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
