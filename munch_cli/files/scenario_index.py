"""The bundled scenarios as they are found: by topic, by words, by a rule that decides in them."""

import os
from typing import cast

from munch_cli.files.cache import Plain, key_of, remembered
from munch_cli.files.cases import CaseFile, boxes_named, cases_in, texts_in
from munch_cli.files.scenarios import ENDING, SHOWING, bundled_files, bundled_topics
from munch_cli.files.toml import TomlFile, parse_toml, read_text
from munch_cli.table.names import nearest
from munch_cli.table.typed import NamedTuple


class Listed(NamedTuple):
    """A bundled scenario in a list. ``ids``: the rules, open points and cards that it says decide in it."""

    name: str
    title: str
    boxes: tuple[str, ...]
    source: str
    ids: tuple[str, ...]

    @property
    def topic(self) -> str:
        """The topic, which is the folder it lies in."""
        return self.name.partition("/")[0]


def list_scenarios(words: str = "") -> tuple[Listed, ...]:
    """Return the bundled scenarios of a topic, those in which a rule decides, or those that say all of the words.

    ``words``: the name of a topic, an id, or words of titles, names and sources; "" for all. Words are found wherever
    a word begins with them.
    """
    listed = _index()
    if words in bundled_topics():
        return tuple(one for one in listed if one.topic == words)
    if deciding := tuple(one for one in listed if words in one.ids):
        return deciding
    wanted = _words(words)
    return tuple(one for one in listed if _says(one, wanted))


def nearest_words(words: str) -> tuple[str, ...]:
    """Return the topics and names of scenarios that resemble some words, the likest first."""
    short = {one.name.rpartition("/")[2]: one.name for one in _index()}
    found = nearest(words, (*bundled_topics(), *short.values(), *short), 2)
    return tuple(dict.fromkeys(short.get(name, name) for name in found))


def _says(one: Listed, wanted: list[str]) -> bool:
    said = _words(f"{one.name} {one.title} {one.source}")
    return all(any(word.startswith(part) for word in said) for part in wanted)


def _words(text: str) -> list[str]:
    """Return the words of a text in small letters, parted at every other sign."""
    return "".join(sign if sign.isalnum() or sign in "'’" else " " for sign in text.casefold()).split()


def _index() -> tuple[Listed, ...]:
    """Return all bundled scenarios. The parsed files are kept between starts."""
    texts = {path: read_text(path) for path in bundled_files()}
    key = key_of(part.encode() for path, text in texts.items() for part in (path, text))
    rows = remembered("scenario-index", key, lambda: [row for path, text in texts.items() for row in _rows(path, text)])
    return tuple(Listed(*row) for row in cast("list[tuple[str, str, tuple[str, ...], str, tuple[str, ...]]]", rows))


def _rows(path: str, text: str) -> list[Plain]:
    folder, file = os.path.split(path)
    topic = os.path.basename(folder)
    rows: list[Plain] = []
    for case in cases_in(parse_toml(text, path)):
        name = case.case if isinstance(case, CaseFile) else file.removesuffix(ENDING)
        rows.append((f"{topic}/{name}", _text(case, "title"), boxes_named(case), _text(case, "source"), _ids(case)))
    return rows


def _ids(case: TomlFile) -> tuple[str, ...]:
    steps = case.tables.get("step")
    tables = [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []
    named = (id for table in (case.tables, *tables) for field in SHOWING for id in texts_in(table.get(field)))
    return tuple(dict.fromkeys(named))


def _text(case: TomlFile, field: str) -> str:
    held = case.tables.get(field)
    return held if isinstance(held, str) else ""
