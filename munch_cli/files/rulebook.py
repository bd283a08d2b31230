"""The rulebook that travels with the program, read, checked and kept for the next start."""

import os
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, cast

from munch_cli.engine.law import Law, rows_in_force
from munch_cli.files import places
from munch_cli.files.cache import Plain, code_of, key_of, remembered
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.toml import read_toml, whole
from munch_cli.rulebook.book import Edition, Flaw, HouseRule, Rulebook, Toml
from munch_cli.rulebook.rows import Rows, from_rows, to_rows
from munch_cli.table.names import remedy_for
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from munch_cli.files.toml import TomlFile
    from munch_cli.language.talk.lexicon import Lexicon, Tables
    from munch_cli.rulebook.retrieval import Index

_PARTS = ("topics", "editions")


_BUNDLED: list[tuple[tuple[tuple[str, int, int], ...], Rulebook]] = []
"""The bundled rulebook as it was loaded last, with the boxes that were at hand, so that all scenarios of one run share
it: its own files never change in a run.
"""
_read: "list[Lexicon]" = []
_LAWS: dict[int, Law] = {}
"""By the id of an edition: its law keeps it, so no other comes to have that id."""
_HOUSES: dict[tuple[int, tuple[HouseRule, ...]], Law] = {}
"""By the id of a printed law, kept likewise, and the house rules."""
_HOUSES_MOST = 32


def load_rulebook(folder: str = "") -> Rulebook:
    """The rulebook in this folder. Raises `Problems` if anything in it is wrong.

    The default is the bundled one together with the person's own boxes.
    """
    stamp = places.stamp()
    if not folder and _BUNDLED and _BUNDLED[0][0] == stamp:
        return _BUNDLED[0][1]
    sources = _sources(folder)
    name = "rulebook-own" if stamp else "rulebook"
    kept = remembered(name, key_of(_key_parts(sources)), lambda: cast("Plain", to_rows(read_rulebook(folder, sources))))
    book = from_rows(cast("Rows", kept))
    if not folder:
        _BUNDLED[:] = [(stamp, book)]
    return book


_INDEXED: "list[tuple[Rulebook, Index]]" = []
"""What the questions of players are looked up in, of the rulebook that was looked up in last."""


def load_index() -> "Index":
    """The index in which questions are looked up, made once and kept for the next start."""
    book = load_rulebook()
    if not _INDEXED or _INDEXED[0][0] is not book:
        from munch_cli.rulebook.retrieval import index_of

        sources = _sources()
        name = "questions-own" if places.stamp() else "questions"
        kept = remembered(name, key_of(_key_parts(sources)), lambda: cast("Plain", index_of(book)))
        _INDEXED[:] = [(book, cast("Index", kept))]
    return _INDEXED[0][1]


class Source(NamedTuple):
    """The text of one file: its name in messages, the box of one's own it belongs to ("" for none), and its part."""

    name: str
    box: str
    part: str
    raw: bytes


def read_rulebook(folder: str = "", sources: "list[Source] | None" = None) -> Rulebook:
    """The rulebook read from its files and checked, without regard to anything kept."""
    from munch_cli.files.toml import decode, parse_toml
    from munch_cli.rulebook.building import BoxTables, build

    sources = _sources(folder) if sources is None else sources
    files: dict[tuple[str, str], TomlFile] = {}
    problems: list[Problem] = []
    for source in sources:
        kind, _, name = source.part.partition("/")
        at = ("boxes", f"{source.box}/{source.part}") if source.box else (kind, name)
        try:
            files[at] = parse_toml(decode(source.raw, source.name), source.name)
        except Problems as found:
            problems += found.problems
    if problems:
        raise Problems(problems)
    of_boxes: dict[str, BoxTables] = {}
    for key in dict.fromkeys(source.box for source in sources if source.box):
        parts = _tables(files, "boxes", f"{key}/")
        rules = {name.removeprefix("rules/"): parts[name] for name in parts if name.startswith("rules/")}
        of_boxes[key] = BoxTables(parts["box"], rules, any(name.startswith("cards/") for name in parts))
    book, faults = build(_tables(files, "topics"), _tables(files, "editions"), of_boxes)
    if faults:
        raise Problems(
            files[str(fault.path[0]), str(fault.path[1])].problem(
                fault.path[2:], fault.code, fault.what, fault.remedy, fault.on_key
            )
            for fault in faults
        )
    return book


def _tables(files: "dict[tuple[str, str], TomlFile]", wanted: str, begins: str = "") -> dict[str, dict[str, Toml]]:
    return {
        name.removeprefix(begins): cast("dict[str, Toml]", file.tables)
        for (part, name), file in files.items()
        if part == wanted and name.startswith(begins)
    }


def _sources(folder: str = "") -> list[Source]:
    """The text of every topic and edition, by name. Of the bundled rulebook also that of the boxes at hand."""
    inside = folder or places.rulebook_folder()
    shown = os.path.basename(inside.rstrip(os.sep))
    found = [
        Source(
            os.path.join(shown, part, name),
            "",
            f"{part}/{name.removesuffix('.toml')}",
            _raw(os.path.join(inside, part, name)),
        )
        for part in _PARTS
        for name in sorted(os.listdir(os.path.join(inside, part)))
        if name.endswith(".toml")
    ]
    return found if folder else found + _of_boxes()


def _of_boxes() -> list[Source]:
    """The text of every file of the boxes at hand. Raises `Problems` with all that cannot be read."""
    from munch_cli.files.toml import read_raw

    found: list[Source] = []
    problems: list[Problem] = []
    for key, folder in places.box_folders().items():
        parts = {"box": os.path.join(folder, places.SHEET)}
        parts |= {f"rules/{topic}": path for topic, path in places.rule_files(folder).items()}
        parts |= {f"cards/{name}": path for name, path in places.card_files(folder).items()}
        for part, path in parts.items():
            try:
                found.append(Source(path, key, part, read_raw(path, found=True)))
            except Problems as amiss:
                problems += amiss.problems
    if problems:
        raise Problems(problems)
    return found


def _key_parts(sources: list[Source]) -> list[bytes]:
    """What the kept rulebook was made from: the names and texts of the sources, and the code that reads them."""
    parts = [part for source in sources for part in (source.box.encode(), source.part.encode(), source.raw)]
    modules = (name for name in os.listdir(places.rulebook_folder()) if name.endswith((".py", ".pyc", ".toml")))
    names = sorted(name.removesuffix("c") for name in modules)
    return parts + code_of(
        ("files/rulebook.py", "files/toml.py", "table/saying.py", *(f"rulebook/{name}" for name in names))
    )


def _raw(path: str) -> bytes:
    with open(path, "rb", buffering=0) as file:
        return file.read()


def load_lexicon() -> "Lexicon":
    """The words of players, as they lie beside the code that reads talk."""
    if not _read:
        import munch_cli.language.talk as talk
        from munch_cli.language.talk.lexicon import Lexicon

        folder = os.path.dirname(str(talk.__file__))
        tables = read_toml(os.path.join(folder, "words.toml"), "words.toml").tables
        _read.append(Lexicon(cast("Tables", tables)))
    return _read[0]


# ---- the law of an edition


def law_of(edition: Edition) -> Law:
    """The rules in force in an edition, ready to be asked."""
    law = _LAWS.get(id(edition))
    if law is None:
        from munch_cli.rules import ALL_RULES, FUNCTIONS

        if edition.functions.keys() != FUNCTIONS:
            raise Problems(_misbound(edition.functions.keys(), FUNCTIONS))
        law = _LAWS[id(edition)] = Law(edition, rows_in_force(edition, ALL_RULES), _Sheets())
    return law


def _misbound(named: Collection[str], there: Collection[str]) -> Iterator[Problem]:
    """The functions in the tables of rules that the rulebook does not name, and those it names that are in no table."""
    for name in sorted(set(there) - set(named)):
        topic, _, function = name.partition(".")
        what = f'no rule and no open point says that "{function}" carries it out'
        yield whole(f"rules/{topic}.py", "unbound-function", what, f'name "{name}" under code in rulebook/topics')
    book = load_rulebook()
    for kind, entries in (("rule", book.rules), ("gap", book.gaps)):
        for entry in entries.values():
            for place, name in enumerate(entry.code):
                if name not in there:
                    part = os.path.join("topics", f"{entry.topic}.toml")
                    file = read_toml(os.path.join(places.rulebook_folder(), part), part)
                    ids = [table["id"] for table in cast("list[dict[str, Toml]]", file.tables[kind])]
                    at = (kind, ids.index(entry.id), "code", place)
                    what, remedy = f'no table of RULES has a function "{name}"', remedy_for(name, there)
                    yield file.problem(at, "unknown-function", what, remedy)


class _Sheets:
    """Knows what a house rule may take from every sheet. It loads the sheets only when there is a house rule."""

    def flaw(self, law: Law, house: HouseRule) -> Flaw | None:
        """What keeps a house rule from being one of this law."""
        from munch_cli.rulebook.house import flaw

        book = load_rulebook()
        return flaw(law.edition, house, book.rules, book.editions)

    def amended(self, law: Law, house: tuple[HouseRule, ...]) -> Law:
        """The printed law with just these house rules. It is kept, because the same ones are asked for again and
        again.
        """
        known = _HOUSES.get((id(law), house))
        if known is not None:
            return known
        from munch_cli.rulebook.house import amended
        from munch_cli.rules import ALL_RULES

        book = load_rulebook()
        edition = amended(law.edition, house, book.rules, book.editions)
        made = Law(edition, rows_in_force(edition, ALL_RULES), self)
        made.printed, made.house = law, house
        while len(_HOUSES) >= _HOUSES_MOST:
            _HOUSES.pop(next(iter(_HOUSES)))
        _HOUSES[id(law), house] = made
        return made
