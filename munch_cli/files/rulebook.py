"""The rulebook that travels with the program, read, checked and kept for the next start."""

import os

from munch_cli.files import places
from munch_cli.files.cache import Plain, code_of, key_of, remembered
from munch_cli.files.problems import Problem, Problems
from munch_cli.rulebook.book import Rulebook, Toml
from munch_cli.rulebook.rows import Rows, from_rows, to_rows
from munch_cli.table.typed import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from munch_cli.files.toml import TomlFile
    from munch_cli.rulebook.search import Index

_PARTS = ("topics", "editions")


_LOADED: dict[bytes, Rulebook] = {}
"""The rulebook that was loaded last, so that all scenarios of one run share it, and the law made from it."""


def load_rulebook(folder: str = "") -> Rulebook:
    """The rulebook in this folder (the bundled one when none is given); raises `Problems` when anything is wrong."""
    folder = folder or places.rulebook_folder()
    sources = _sources(folder)
    key = key_of(_key_parts(sources))
    if key not in _LOADED:
        kept = remembered("rulebook", key, lambda: cast(Plain, to_rows(read_rulebook(folder, sources))))
        _LOADED.clear()
        _LOADED[key] = from_rows(cast(Rows, kept))
    return _LOADED[key]


_INDEXED: "dict[bytes, Index]" = {}
"""What the questions of players are looked up in, of the rulebook that was looked up in last."""


def load_index(folder: str = "") -> "Index":
    """What questions are looked up in, of the rulebook in this folder; made once, and kept for the next start."""
    folder = folder or places.rulebook_folder()
    key = key_of(_key_parts(_sources(folder)))
    if key not in _INDEXED:
        from munch_cli.rulebook.search import index_of

        kept = remembered("questions", key, lambda: cast(Plain, index_of(load_rulebook(folder))))
        _INDEXED.clear()
        _INDEXED[key] = cast("Index", kept)
    return _INDEXED[key]


def read_rulebook(folder: str = "", sources: "dict[str, bytes] | None" = None) -> Rulebook:
    """The rulebook read from its files and checked, without regard to anything kept."""
    from munch_cli.files.toml import decode, parse_toml
    from munch_cli.rulebook.building import build

    folder = folder or places.rulebook_folder()
    files: dict[tuple[str, str], TomlFile] = {}
    problems: list[Problem] = []
    for path, raw in (sources or _sources(folder)).items():
        part, name = os.path.split(path)
        shown = os.path.join(os.path.basename(folder.rstrip(os.sep)), path)
        try:
            files[part, name.removesuffix(".toml")] = parse_toml(decode(raw, shown), shown)
        except Problems as found:
            problems += found.problems
    if problems:
        raise Problems(problems)
    book, faults = build(_tables(files, "topics"), _tables(files, "editions"))
    if faults:
        raise Problems(
            files[str(fault.path[0]), str(fault.path[1])].problem(
                fault.path[2:], fault.code, fault.what, fault.remedy, fault.on_key
            )
            for fault in faults
        )
    return book


def _tables(files: "dict[tuple[str, str], TomlFile]", wanted: str) -> dict[str, dict[str, Toml]]:
    return {name: cast("dict[str, Toml]", file.tables) for (part, name), file in files.items() if part == wanted}


def _sources(folder: str) -> dict[str, bytes]:
    """The text of every topic and edition, by its path in the folder, in the order of their names."""
    found = {}
    for part in _PARTS:
        inside = os.path.join(folder, part)
        for name in sorted(os.listdir(inside)):
            if name.endswith(".toml"):
                found[os.path.join(part, name)] = _raw(os.path.join(inside, name))
    return found


def _key_parts(sources: dict[str, bytes]) -> list[bytes]:
    """What the kept rulebook was made from: the names and texts of the sources, and the code that reads them."""
    parts = [part for path, raw in sources.items() for part in (path.encode(), raw)]
    names = sorted(name for name in os.listdir(places.rulebook_folder()) if name.endswith(".py"))
    return parts + code_of(
        ("files/rulebook.py", "files/toml.py", "table/figures.py", *(f"rulebook/{name}" for name in names))
    )


def _raw(path: str) -> bytes:
    with open(path, "rb", buffering=0) as file:
        return file.read()
