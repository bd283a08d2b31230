"""The corpus as training data: for each line its mood, and the deeds it can mean with what speaks for each."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from munch_cli.arbiter.clauses import Context
from munch_cli.arbiter.meaning import read
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_lexicon
from munch_cli.language import answers as q
from munch_cli.language.parse import parse
from munch_cli.language.say import say_question
from munch_cli.reader.candidates import Deed, deeds
from munch_cli.reader.features import Features, deed_features, line_features, mood_features
from munch_cli.reader.line import Line
from munch_cli.reader.reading import ANSWERS
from munch_cli.table import commands as c
from munch_cli.table.asks import Asks
from munch_cli.table.commands import Command, Offer
from munch_cli.table.statements import Helping
from tests.talk import corpus

SPOKEN = (c.AskHelp, c.OfferHelp, c.Trade)
"""Deeds that are done by saying that one would."""


class Row(NamedTuple):
    """One line of the corpus.

    ``mood``: "do", "may", "if", "ask", "state", "general", "none", or "" where it should be asked back; ``deeds``: what
    speaks for each deed; ``some``: the deeds; ``right``: the places of those that are meant.
    """

    entry: dict[str, Any]
    mood: str
    of_mood: Features
    of_line: Features
    deeds: list[Features]
    some: list[Deed]
    right: list[int]


def rows(entries: list[dict[str, Any]]) -> list[Row]:
    """Return a row for each entry that has a board with players."""
    return [row for entry in entries if (row := _row(entry)) is not None]


def general_entries() -> list[dict[str, Any]]:
    """Return the questions about the rules in general, each as said on some board of the corpus of its box."""
    found = []
    for name in ("questions", "players"):
        path = Path(corpus.__file__).parents[1] / "lookup" / f"{name}.toml"
        for number, one in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["question"]):
            boards = [entry for entry in corpus.entries() if entry["edition"] == one["edition"]]
            on = boards[number * 37 % len(boards)]
            board = {part: on[part] for part in ("edition", "board", "scenario", "after") if part in on}
            found.append(board | {"id": one["id"], "kind": "general", "say": one["ask"], "answer": {}})
    return found


def asked_entries() -> list[dict[str, Any]]:
    """Return every fourth deed of the corpus with a question mark: so it is asked whether it may be done."""
    found = []
    for entry in corpus.entries()[::4]:
        means = entry.get("means", "")
        table = corpus.laid(entry).table
        said = parse(means, table.state, table.catalogue, at_prompt=True) if table is not None and means else None
        if isinstance(said, q.Understood) and not isinstance(said.command, ANSWERS) and entry["say"][-1].isalpha():
            asked = say_question(said.command, table.state, table.catalogue)
            found.append(entry | {"id": f"{entry['id']}?", "say": f"{entry['say']}?", "means": asked, "kind": "may"})
    return found


BETWEEN = ("should", "could", "might", "does not", "will", "is going to", "was going to", "is about to", "used to")
AHEAD = ("if", "maybe", "I bet", "unless", "once", "it would be nice if", "let's see if", "nobody thinks", "imagine")
BEHIND = ("next turn", "last time", "some day", "in your dreams")
"""Words that make what is told of a deed no deed: before its verb, ahead of who does it, behind it all."""


def undone_entries() -> list[dict[str, Any]]:
    """Return deeds of the corpus in other words, by which nothing is done: "Ann wants to run", "maybe Ann runs"."""
    known = load_lexicon().words
    between = [*BETWEEN, *sorted(one for one in known["wished"] | known["due"] if one.endswith((" to", "must", "may")))]
    found = []
    for number, entry in enumerate(corpus.entries()[::2]):
        words = entry["say"].split()
        told = parse(entry.get("means", ""), (table := corpus.laid(entry).table).state, table.catalogue, at_prompt=True)
        is_deed = isinstance(told, q.Understood) and not isinstance(
            told.command, (*ANSWERS, *SPOKEN, c.DieShows, c.CardIs)
        )
        if not is_deed or len(words) < 2 or not words[1].endswith("s") or not words[1].isalpha():
            continue
        bare = words[1].removesuffix("es") if words[1].endswith(("sses", "shes", "ches", "oes")) else words[1][:-1]
        ways = (
            " ".join((words[0], between[number % len(between)], bare, *words[2:])),
            " ".join((AHEAD[number % len(AHEAD)], *words)),
            " ".join((*words, BEHIND[number % len(BEHIND)])),
            " ".join((words[0], f"{bare.removesuffix('e')}ed", *words[2:])),
        )
        some = (ways[0], ways[1]) if number % 2 else (ways[0], ways[2 + number // 2 % 2])
        found += [
            {part: entry[part] for part in entry if part != "means"}
            | {"id": f"{entry['id']}-{place}", "say": say, "kind": "unclear", "answer": {"left": True}}
            for place, say in enumerate(some)
        ]
    return found


def _row(entry: dict[str, Any]) -> Row | None:
    session = corpus.laid(entry)
    table = session.table
    if table is None or not table.state.players or not entry["say"].strip():
        return None
    mood, golds = meant(entry, table)
    line = Line(table, entry["say"], load_lexicon(), Context(*session._said_before()), None)
    some = deeds(line)
    keys = {_key(table, gold) for gold in golds}
    right = [at for at, one in enumerate(some) if _key(table, one.command) in keys]
    weighed = [deed_features(line, one) for one in some]
    return Row(entry, mood, mood_features(line), line_features(line), weighed, some, right)


def _key(table: Table, command: Command) -> tuple[object, ...]:
    """A command with cards in place of copies, so that equal copies count as one."""
    ids = table.state.cards

    def part(name: str, value: object) -> object:
        kind = type(command).__annotations__[name]
        if name in ("card", "item", "monster", "on_card", "along", "taking", "minion", "saving") and "Copy" in str(
            kind
        ):
            return ids[value] if isinstance(value, int) and 0 <= value < len(ids) else ""
        if isinstance(value, Offer):
            return value._replace(items=(), plays=()), tuple(
                sorted(str(ids[one]) for one in (*value.items, *value.plays))
            )
        if isinstance(value, tuple):
            return tuple(sorted(str(ids[one]) for one in value if one < len(ids)))
        return value

    return (type(command), *(part(name, getattr(command, name)) for name in command._fields))


def meant(entry: dict[str, Any], table: Table) -> tuple[str, list[Command]]:
    """Return the mood of an entry, and the commands that it means, each as good as the other."""
    if entry["kind"] == "general":
        return "general", []
    if "means" not in entry:
        answer = entry["answer"]
        if answer.get("left"):
            return "none", []
        if answer.get("asks"):
            return "", []
        if "says" in answer:
            return ("state" if entry["kind"] == "board" else "ask"), []
        return "general", []
    text = entry["means"]
    said = parse(text, table.state, table.catalogue, at_prompt=True)
    taken = read(table, text, at_prompt=True)
    if ";" in text and not text.startswith("what if"):
        first = parse(text.partition(";")[0].strip(), table.state, table.catalogue, at_prompt=True)
        return ("do" if isinstance(first, q.Understood) else "state"), []
    if text.startswith("may "):
        commands = [
            one.question.command
            for one in (taken, said)
            if isinstance(one, q.Asked) and isinstance(one.question, q.MayAsk)
        ]
        return "may", commands
    if text.startswith("what if "):
        if ";" in text:
            return "if", []
        inner = parse(text.removeprefix("what if ").rstrip("?"), table.state, table.catalogue, at_prompt=True)
        if isinstance(inner, q.Understood):
            return "if", [inner.command]
        if isinstance(inner, q.Stated) and isinstance(inner.statement, Helping):
            helper = table.state.seat_called(inner.statement.helper)
            return "if", [] if helper is None else [c.OfferHelp(helper)]
        return "if", []
    if isinstance(said, q.Understood):
        commands = [said.command]
        if isinstance(taken, q.Understood):
            commands.append(taken.command)
        return "do", commands
    if isinstance(said, q.Stated):
        return "state", []
    if isinstance(taken, Asks):
        return "do", []
    return "ask", []
