"""A book of answers: on many boards, what comes of sentences and questions, as facts that people can read.

A page begins with ``==`` and a board: an edition, a scenario and after how many of its steps; an edition, ``game`` and
after how many sentences of the golden game; or ``talk`` and an entry of the corpus. Each line that is not indented is
said on that board; one that begins with ``+`` is said after the one above it, and one with ``/`` asks Python. Below
stands what came of it: what it was taken as, the outcome with its ids, what happened, the numbers and names that were
told, what was asked back, and a digest of the board if it lies otherwise. The words that tell it are left out: they may
change. On a page ``words`` and a board nothing but the words stands.

On a page ``file PATH``, or ``case PATH NUMBER`` for one case of a feature, a line changes it (``12= other line``,
``12+ one more behind it``, ``12-`` without it, ``.`` as it is), and munch checks it, or does what the page says behind
the path. A page ``shell`` and a word is of commands; what they print stands on a page ``shell words`` and a word.
"""

import contextlib
import hashlib
import io
import json
import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from munch_cli.api import Table as Board
from munch_cli.arbiter.replay import board_after
from munch_cli.arbiter.view import told
from munch_cli.cli.start import main
from munch_cli.engine.chance import Generator
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.language.complete import complete
from munch_cli.repl.arguing import as_feature, as_scenario
from munch_cli.repl.session import Session
from munch_cli.repl.sitting import Sitting
from munch_cli.table.typed import Json
from tests.bundled import scenario

from ..talk.corpus import entries
from ..talk.corpus import laid as laid_talk
from .games import board_of, digest
from .games import path_of as game_of

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "answers"
BOARD, THEN, INDENT = "== ", "+ ", "    "
LONGEST = 400
"""A line of facts is cut here; what is left out stands as a digest."""
DAY = "2026-01-31"
"""Every answer is given on this day."""


class Page(NamedTuple):
    """A board and what is said on it: one line or several, one after the other."""

    board: str
    talks: list[tuple[str, ...]]


def files() -> list[Path]:
    """The files of the book."""
    return sorted(HERE.glob("*.txt"))


def pages(text: str) -> list[Page]:
    """What is said in a file of the book."""
    found: list[Page] = []
    for line in text.splitlines():
        if line.startswith(BOARD):
            found.append(Page(line.removeprefix(BOARD), []))
        elif line.startswith(THEN):
            found[-1].talks[-1] += (line.removeprefix(THEN),)
        elif line and not line.startswith((INDENT, "#")):
            found[-1].talks.append((line,))
    return found


def text_of(page: Page) -> str:
    """A page with what comes of it now."""
    lines = [f"{BOARD}{page.board}"]
    for talk in page.talks:
        lines += answered(page.board, talk)
    return "\n".join([*lines, ""])


def answered(board: str, talk: Sequence[str]) -> list[str]:
    """Lines said one after the other on a board, and below each what came of it."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder, patch("time.strftime", lambda *_: DAY):
        said = _said(board, Path(folder))
        for place, line in enumerate(talk):
            lines.append(f"{THEN}{line}" if place else line)
            lines += [f"{INDENT}{fact}".rstrip() for fact in said(line) if fact.strip()]
    return lines


def _said(board: str, folder: Path) -> Callable[[str], Iterator[str]]:
    """What answers the lines of a page."""
    first, *rest = board.split(" ")
    if first == "words":
        return partial(_in_words, laid(" ".join(rest)))
    if first == "shell":
        return partial(_printed_words if rest[0] == "words" else _printed, folder)
    if first == "file":
        return partial(_of_a_file, _copied(folder, Path(rest[0])), folder, rest[1:] or ["check"])
    if first == "case":
        return partial(_of_a_file, _case(folder, Path(rest[0]), int(rest[1])), folder, ["check"])
    return partial(facts, laid(board))


def _cut(fact: str) -> str:
    if len(fact) <= LONGEST:
        return fact
    rest = hashlib.sha256(fact[LONGEST:].encode()).hexdigest()[:8]
    return f"{fact[:LONGEST]}… {rest}"


# ---- boards


def laid(board: str) -> Session:
    """A session at a board."""
    first, *rest = board.split(" ")
    if first == "talk":
        return laid_talk(_corpus()[rest[0]])
    lies = _game(first, int(rest[1])) if rest[0] == "game" else _scenario(first, rest[0], int(rest[1]))
    table = Table(lies.state.copy(), lies.law, lies.catalogue)
    sitting = Sitting(board, f"new {first}", table)
    sitting.chance = Generator() if table.state.whole else None
    return Session(sitting=sitting)


@cache
def _corpus() -> dict[str, dict]:
    return {entry["id"]: entry for entry in entries()}


@cache
def _game(edition: str, sentences: int) -> Table:
    return board_of(game_of(edition).read_text(encoding="utf-8"), sentences)


@cache
def _scenario(edition: str, name: str, steps: int) -> Table:
    return board_after(scenario(name), edition, steps)


# ---- facts


def _in_words(session: Session, line: str) -> Iterator[str]:
    """The very lines that a line is answered with."""
    yield from session.hear(line).lines


def facts(session: Session, line: str) -> Iterator[str]:
    """What comes of a line: a fact a line."""
    return map(_cut, _facts(session, line))


def _facts(session: Session, line: str) -> Iterator[str]:
    if line.startswith("/"):
        yield from _of_the_table(session, line.removeprefix("/"))
        return
    before, answered, done = session.table, session.answered, _done(session)
    heard = session.hear(line)
    if session.exchanges and session.exchanges[-1].line != line:
        yield f"as: {session.exchanges[-1].line}"
    came = _done(session)[len(done) :]
    if session.answered is not None and session.answered is not answered:
        came = session.answered.outcomes
    yield heard.word or "answered"
    for outcome in came:
        yield from _outcome(outcome)
    if session.pending is not None:
        yield f"asks: {' | '.join(session.pending.sentences)}"
    after = session.table
    if seen := told_in(" ".join(heard.lines), after):
        yield f"told: {', '.join(seen)}"
    if after is not None and after is not before and (before is None or after.state != before.state):
        yield f"board {digest(after)[:8]}"


def _done(session: Session) -> tuple[Outcome, ...]:
    return () if session.sitting is None else tuple(session.sitting.journal.outcomes)


def _outcome(outcome: Outcome) -> Iterator[str]:
    """The verdict and what happened."""
    found = told(outcome)
    parts = [f"{found['verdict']}: {_plain(found['because'])}"]
    parts += [f"{name}: {_plain(found[name])}" for name in ("struck", "open", "open_after") if found[name]]
    yield " · ".join(parts)
    events = found["events"]
    assert isinstance(events, list)
    happened = [_event(event) for event in events if isinstance(event, dict)]
    if happened:
        yield "; ".join(happened)


def _event(event: dict[str, Json]) -> str:
    """What happened, what is told of it, and the rules it happened by."""
    values = [
        _plain(value) for name, value in event.items() if name != "because" and value not in (None, False, "", [])
    ]
    return " ".join([*values, f"({_plain(event['because'])})" if event["because"] else ""]).rstrip()


def _plain(value: Json) -> str:
    """A value in a few signs."""
    match value:
        case dict():
            return "{" + ", ".join(f"{name} {_plain(part)}" for name, part in value.items() if part) + "}"
        case list():
            return " + ".join(map(_plain, value))
        case _:
            return str(value)


_FACT = r"[a-z][a-z-]*\.[a-z0-9][a-z0-9-]*[a-z0-9]|[-+]?\d+(?:[.:]\d+)*|\[[a-z-]+\]|\"[^\"]+\"|\^+"
"""A rule's id, a number, a code in brackets, what is quoted, or what carets point at."""


def told_in(text: str, table: Table | None) -> list[str]:
    """The ids, numbers and names of a text, in their order; what is told again at once stands once."""
    found = _names(table).findall(" ".join(text.split()))
    return [one for place, one in enumerate(found) if place == 0 or found[place - 1] != one]


def _names(table: Table | None) -> re.Pattern[str]:
    """What finds the facts in a text about a table."""
    names = () if table is None else tuple(sorted({table.catalogue[card].name for card in table.state.cards}))
    people = () if table is None else tuple(player.name for player in table.state.players)
    return _pattern((*people, *names))


@cache
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    words = sorted(map(re.escape, names), key=len, reverse=True)
    return re.compile("|".join([rf"(?<!\w)(?:{'|'.join(words)})(?!\w)", _FACT] if words else [_FACT]))


# ---- the table itself, as Python sees it


def _of_the_table(session: Session, asked: str) -> Iterator[str]:
    """The view, the sentences that may be said, or the file of a board."""
    assert session.table is not None
    board = Board(session.table)
    word, _, rest = asked.partition(" ")
    if word == "view":
        for name, part in board.view(rest).items():
            yield f"{name}: {_plain(part)}"
    elif word == "legal":
        yield " | ".join(board.legal(rest))
    elif word == "complete":
        state, catalogue = session.table.state, session.table.catalogue
        yield " | ".join(f"{one.start} {one.text}" for one in complete(rest, len(rest), state, catalogue))
    elif word in ("feature", "scenario"):
        assert session.sitting is not None
        kept = (as_feature if word == "feature" else as_scenario)(session.sitting, "quarrel")
        text = kept if isinstance(kept, str) else "\n".join(kept.texts.values())
        yield f"told: {', '.join(told_in(text, session.table))}"
    else:
        assert word == "file", asked
        yield hashlib.sha256(board.text().encode()).hexdigest()[:8]


# ---- files, and commands of the shell


def _of_a_file(copied: tuple[Path, Path], folder: Path, command: list[str], line: str) -> Iterator[str]:
    """What munch says of a file that is changed in one line."""
    whole, within = copied
    lines = within.read_text(encoding="utf-8").splitlines()
    parts = re.fullmatch(r"(\d+)([-=+]) ?(.*)", line)
    assert parts or line == ".", line
    if parts:
        at = int(parts[1]) - 1
        lines[at : at + 1] = {"=": [parts[3]], "+": [*lines[at : at + 1], parts[3]], "-": []}[parts[2]]
    within.write_text("\n".join([*lines, ""]), encoding="utf-8")
    yield from _printed(folder, shlex.join([*command, str(whole)]))


def _copied(folder: Path, path: Path) -> tuple[Path, Path]:
    """A copy of a file, or of the whole box it is in: what is checked, and where the file lies in it."""
    box = next((above for above in path.parents if (ROOT / above / "box.toml").exists()), None)
    if box is None:
        copied = folder / path.name
        shutil.copyfile(ROOT / path, copied)
        return copied, copied
    shutil.copytree(ROOT / box, folder / box.name, dirs_exist_ok=True)
    return folder / box.name, folder / box.name / path.relative_to(box)


def _case(folder: Path, path: Path, number: int) -> tuple[Path, Path]:
    """A feature with only one of its cases."""
    blocks = (ROOT / path).read_text(encoding="utf-8").split("\n\n")
    cases = [block for block in blocks if re.search("^ +Scenario", block, re.MULTILINE)]
    copied = folder / path.name
    copied.write_text("\n".join([f"Feature: {path.stem}", "", cases[number], ""]), encoding="utf-8")
    return copied, copied


def _printed(folder: Path, line: str) -> Iterator[str]:
    """What a command ends with, and the facts of what it prints."""
    code, said = _ran(folder, line)
    yield f"exit {code}"
    with contextlib.suppress(ValueError):
        said = _plain(json.loads(said))
    if seen := told_in(said, None):
        yield _cut(f"told: {', '.join(seen)}")


def _printed_words(folder: Path, line: str) -> Iterator[str]:
    """The very lines that a command prints."""
    yield from _ran(folder, line)[1].splitlines()


def _ran(folder: Path, line: str) -> tuple[int, str]:
    """What a command ends with, and what it prints."""
    printed = io.StringIO()
    with (
        patch.dict(os.environ, {"XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder), "COLUMNS": "100"}),
        patch.object(sys, "argv", ["munch", *shlex.split(line)]),
        patch.object(sys, "stdin", io.StringIO()),
        contextlib.chdir(folder),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
    ):
        code = main()
    return code, printed.getvalue().replace(str(folder), "").replace(str(ROOT), "")
