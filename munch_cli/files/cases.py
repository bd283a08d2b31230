"""Scenario files that hold several cases: what the cases share is written once, above them.

    format = 1
    [table], [player.NAME], [[step]] …      holds for every case
    [[case]]
    name = "the-helper-rolls"               then title, editions, shows … of this case
    [case.player.Bob]                       laid over [player.Bob] above
    [[case.step]]                           in place of every [[step]] above

Tables are laid over one another, name by name. Anything else in a case, such as a text, a number or a list, replaces
what stands above. ``edition`` and ``editions`` replace each other.
"""

from collections.abc import Mapping

from munch_cli.files.problems import Problem, Problems
from munch_cli.files.toml import TomlFile
from munch_cli.rulebook.book import Path

CASE = "case"
NAME = "name"
BOXES = ("edition", "editions")
LAST = ("before", "step")
"""The tables that a scenario file ends with."""
MOST_CASES = 200
SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-.")


class CaseFile(TomlFile):
    """One case of a file, read as a scenario file of its own. Its problems are shown where they stand in the whole."""

    __slots__ = ("case", "over", "place", "whole")

    def __init__(self, whole: TomlFile, place: int, case: str, over: Mapping[str, object]) -> None:
        super().__init__(whole.name, whole.text, _laid_over(_shared(whole, over), over))
        self.whole, self.place, self.case, self.over = whole, place, case, over

    def problem(self, path: Path, code: str, what: str, remedy: str = "", on_key: bool = False) -> Problem:
        """Return a problem with a part of the case, at the place in the whole file where that part is written."""
        return self.whole.problem(self._path_in_whole(path), code, what, remedy, on_key)

    def text_alone(self) -> str:
        """Return the text of a scenario file that holds this case alone."""
        import tomli_w

        ends = {name: self.tables[name] for name in LAST if name in self.tables}
        return tomli_w.dumps({name: part for name, part in self.tables.items() if name not in LAST} | ends)

    def _path_in_whole(self, path: Path) -> Path:
        mine: object = self.over
        shared: object = self.whole.tables
        for part in path:
            if not isinstance(mine, Mapping) or not isinstance(shared, Mapping):
                break
            if part not in mine and part in shared:
                return path
            mine, shared = mine.get(part), shared.get(part)
        return (CASE, self.place, *path)


def cases_in(file: TomlFile) -> tuple[TomlFile, ...]:
    """Return the cases of a scenario file, each as a file of its own; the file itself if it holds no cases.

    Raises ``Problems`` if the cases are not tables, have no names of their own, or are too many.
    """
    if CASE not in file.tables:
        return (file,)
    held = file.tables[CASE]
    if not isinstance(held, list) or not held or not all(isinstance(case, dict) for case in held):
        what = '"case" should be tables, each under [[case]]'
        raise Problems([file.problem((CASE,), "wrong-type", what, "write [[case]] above each of them")])
    if len(held) > MOST_CASES:
        what = f"there are {len(held):,} cases"
        raise Problems([file.problem((CASE,), "too-many", what, f"part them into files of {MOST_CASES} at most")])
    found = [_case(file, place, over) for place, over in enumerate(held)]
    first: dict[str, int] = {}
    twice = [case for case in found if first.setdefault(case.case, case.place) != case.place]
    if twice:
        raise Problems(
            case.problem((NAME,), "named-twice", f'"{case.case}" is the name of a case above', "give another name")
            for case in twice
        )
    return tuple(found)


def boxes_named(case: TomlFile) -> tuple[str, ...]:
    """Return the boxes that a scenario file names, whether munch knows them or not."""
    one = case.tables.get("edition")
    return (one,) if isinstance(one, str) else texts_in(case.tables.get("editions"))


def texts_in(held: object) -> tuple[str, ...]:
    """Return the texts of a list; none if it is no list."""
    return tuple(one for one in held if isinstance(one, str)) if isinstance(held, list) else ()


def _case(file: TomlFile, place: int, over: Mapping[str, object]) -> CaseFile:
    name = over.get(NAME)
    path: Path = (CASE, place, NAME)
    if name is None:
        raise Problems([file.problem(path, "missing-key", '"name" is missing', 'add name = "…" to this case')])
    if not isinstance(name, str) or not name or not SIGNS.issuperset(name):
        what = "the name of a case is made of small letters, figures, hyphens and dots"
        raise Problems([file.problem(path, "malformed-id", what, 'write it like "the-helper-rolls"')])
    if "format" in over:
        what = '"format" stands once, at the top of the file'
        raise Problems([file.problem((CASE, place, "format"), "unknown-key", what, "take it out of the case", True)])
    return CaseFile(file, place, name, {key: part for key, part in over.items() if key != NAME})


def _shared(file: TomlFile, over: Mapping[str, object]) -> dict[str, object]:
    """Return what the top of a file gives to a case."""
    replaced = (CASE, *BOXES) if any(key in over for key in BOXES) else (CASE,)
    return {key: part for key, part in file.tables.items() if key not in replaced}


def _laid_over(below: Mapping[str, object], above: Mapping[str, object]) -> dict[str, object]:
    """Return two tables as one: tables in them are laid over one another, all else above replaces what is below."""
    laid = dict(below)
    for name, part in above.items():
        under = laid.get(name)
        if isinstance(part, Mapping) and isinstance(under, Mapping):
            laid[name] = _laid_over(under, part)
        else:
            laid[name] = part
    return laid
