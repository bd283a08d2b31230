"""The corpus of table talk: each line is said on its board, and what comes of it is held against what is meant.

An entry of talk.toml has ``edition`` and ``board`` (sentences), or a bundled ``scenario`` and ``after`` so many steps;
``before`` is said first, ``say`` is the line. ``means`` is the same in munch's own words (several with ; between
them); where there are none, ``answer`` tells what the reply must hold: ``outcome``, one of the rules in ``cites``,
each of the words in ``says`` (| between two ways to say it), or ``asks``, if it should be asked back, or ``left``, if
nothing may come of it: it is asked back or not understood.
"""

import re
import tomllib
from copy import copy
from functools import cache
from pathlib import Path
from typing import NamedTuple

import munch_cli as munch
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.repl.talk import Heard
from munch_cli.table.asks import Asks

Entry = dict
EDITIONS = ("classic", "booty", "bites", "christmas-lite", "lite")
AT_ONCE, AMONG_THREE, MISSED, OTHER = "at once", "among three", "missed", "something else"


class Told(NamedTuple):
    """What came of a line: the session after it, the answer, and whether a question was put back."""

    session: Session
    heard: Heard

    @property
    def asks(self) -> Asks | None:
        """What was asked back."""
        return self.session.pending

    @property
    def text(self) -> str:
        """The answer as one text, in lower case."""
        return " ".join(" ".join(self.heard.lines).casefold().split())


@cache
def entries() -> list[Entry]:
    """Every entry of the corpus."""
    return tomllib.loads(Path(__file__).with_name("talk.toml").read_text(encoding="utf-8"))["talk"]


KEPT_APART = ("fresh", "apart")
"""Files with entries on which no weight is trained."""


@cache
def kept_apart(name: str) -> list[Entry]:
    """Entries of a file on which no weight is trained. Those of an [[at]] have its board."""
    told = tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))
    boards = [{"kind": "act", **at} for at in told.get("at", ())]
    return [*told.get("talk", ()), *(at | entry for at in boards for entry in at["talk"])]


def said_of(said: Told) -> str:
    """Return on one line how munch took a line: the sentence or the choices it asked back, and the answer."""
    if said.asks is not None:
        known = [*said.asks.sentences]
    else:
        known = [said.session.said_as, said.heard.word, *said.heard.lines]
    return " | ".join(" ".join(one.split()) for one in known if one)


def laid(entry: Entry) -> Session:
    """A session at the board of an entry, with what was said before."""
    said = tuple(tuple(entry.get(part, ())) for part in ("board", "before"))
    first = _laid(entry["edition"], entry.get("scenario", ""), entry.get("after", 0), *said)
    session = copy(first)
    session.exchanges = first.exchanges.copy()
    assert first.sitting is not None
    session.sitting = sitting = copy(first.sitting)
    sitting.puts, sitting.branches = sitting.puts.copy(), [line.copy() for line in sitting.branches]
    return session


@cache
def _laid(edition: str, scenario: str, after: int, board: tuple[str, ...], before: tuple[str, ...]) -> Session:
    """The same, laid once for all entries that are said there: nothing more is said in it."""
    session = Session()
    if scenario:
        session.sit(Sitting("laid", f"new {edition}", _scenario(scenario, edition, after)))
    else:
        session.hear(f"new {edition}")
    for line in (*board, *before):
        heard = session.hear(line)
        assert not heard.is_unread, (board, line, heard.lines)
    return session


@cache
def _scenario(name: str, edition: str, steps: int) -> Table:
    text = munch.load(name, edition, steps).text()
    return scenario_in(parse_toml(text, "laid")).boards[edition]


def told(entry: Entry, line: str) -> Told:
    """What comes of a line on the board of an entry."""
    session = laid(entry)
    return Told(session, session.hear(line))


def comes_to_the_same(entry: Entry, said: Told) -> bool:
    """Whether what was said came to what is meant, or to the answer that is wanted."""
    if "answer" in entry:
        return _is_answer(said, entry["answer"])
    if not said.heard.is_unread and _plain(said.session.said_as) == _plain(entry["means"]):
        return True  # it was taken for the very sentence
    meant = told(entry, entry["means"])
    assert said.session.table is not None and meant.session.table is not None
    if said.heard.is_unread or said.session.table.state != meant.session.table.state:
        return False
    if entry["kind"] == "board":  # told in other steps, it lies the same
        return said.heard.undone == meant.heard.undone
    if said.heard.word != meant.heard.word or said.heard.undone != meant.heard.undone:
        return False
    one, other = said.session.answered, meant.session.answered
    if (one is None) != (other is None):
        return False
    if one is not None and other is not None and one.last.verdict.ids != other.last.verdict.ids:
        return False
    lines = {_plain(line) for line in said.heard.lines}
    return bool(meant.heard.word) or all(_plain(line) in lines for line in meant.heard.lines)


def _plain(line: str) -> str:
    return " ".join(line.casefold().strip(" .:;?!").split())


def _is_answer(said: Told, answer: dict) -> bool:
    if answer.get("asks"):
        return said.asks is not None
    if answer.get("left"):
        return said.heard.is_unread
    if said.heard.is_unread or answer.get("outcome", said.heard.word) != said.heard.word:
        return False
    cites = answer.get("cites", [])
    if cites and not any(re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w-])", said.text) for rule in cites):
        return False
    ways = (words.casefold().split("|") for words in answer.get("says", []))
    return all(any(re.search(rf"(?<!\w){re.escape(way)}(?!\w)", said.text) for way in some) for some in ways)


def judged(entry: Entry, said: Told) -> str:
    """What came of an entry, in one of the words above; what is asked back is tried, each choice in turn."""
    if comes_to_the_same(entry, said):
        return AT_ONCE
    if said.asks is not None:
        tries = (told(entry, choice.says) for choice in said.asks.choices)
        return AMONG_THREE if any(comes_to_the_same(entry, one) for one in tries) else MISSED
    return MISSED if said.heard.is_unread else OTHER
