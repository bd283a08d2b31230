"""An argument as a feature that people can read, and ``munch check`` can run."""

import textwrap
from collections.abc import Iterator, Sequence

from munch_cli.arbiter.argument import ASK, DO, WHAT_IF, Argument, Move, deciding_ids, seen_after
from munch_cli.arbiter.features.boards import docstring
from munch_cli.arbiter.features.features import run_feature
from munch_cli.engine.table import Table
from munch_cli.files.gherkin import feature_in
from munch_cli.files.problems import Problem, Problems
from munch_cli.show.facts import says
from munch_cli.table.saying import visible

WIDTH = 116
IS = {
    "allowed": "allowed",
    "refused": "refused",
    "cannot": "not possible",
}
"""An outcome -> what a feature calls it."""


def feature_text(argument: Argument, title: str, given: Sequence[str]) -> str:
    """The text of a feature with one scenario. ``given``: the words that lay the board, and the lines that tell it."""
    lines = [f"Feature: {_plain(title)}", f"  {argument.table.law.edition.short}", ""]
    lines += textwrap.wrap(
        " ".join(f"@rule:{id}" for id in _shown(argument)),
        WIDTH,
        initial_indent="  ",
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    question = _plain(argument.question)
    lines.append(f"  Scenario: {question[:1].upper()}{question[1:]}")
    lines += [
        f"    Given {given[0]}",
        *docstring(given[1:], "      "),
    ]
    last = ""
    for word, said in _told(argument):
        lines.append(f"    {'And' if word == last else word} {said}")
        last = word
    return "\n".join(lines) + "\n"


def amiss(text: str, name: str, folder: str) -> list[Problem]:
    """The faults of a feature that was written. Empty if all of it holds."""
    try:
        return run_feature(feature_in(text, name), folder)[1]
    except Problems as problems:
        return list(problems.problems)


def _plain(text: str) -> str:
    return visible(" ".join(text.split()))


def _shown(argument: Argument) -> list[str]:
    """The rules that what was asked rests on."""
    asked = [move for move in argument.moves if move.says == ASK or not move.last.was_done] or argument.moves[-1:]
    ids = [id for move in asked for id in deciding_ids(move.last.verdict, move.before)]
    return [id for id in dict.fromkeys(ids) if not id.startswith(("card.", "table."))]


def _told(argument: Argument) -> Iterator[tuple[str, str]]:
    for move in argument.moves:
        said = "; ".join(move.sentences)
        yield "When", f"what if {said}" if move.says == WHAT_IF else said
        yield from (("Then", then) for then in _then(move))


def _then(move: Move) -> Iterator[str]:
    """What came of a move: what is then seen, after the verdict and its rules unless it was plainly done."""
    verdict, table = move.last.verdict, move.before
    outcome = "cannot" if verdict.is_fact else verdict.outcome
    if move.says != DO or outcome != "allowed":
        yield from _outcome(move, outcome)
        cited = [id for id in deciding_ids(verdict, table) if id in verdict.ids]
        if cited:
            yield f"the rule{'s' * (len(cited) > 1)} cited {'are' if len(cited) > 1 else 'is'} {', '.join(cited)}"
    yield from (f"it is open in what follows: {_asked(id, table)}" for id in verdict.open_after)
    yield from _seen(move)


def _outcome(move: Move, outcome: str) -> Iterator[str]:
    """The outcome, and why: the rule, the points left open, both sides of a contradiction."""
    verdict, table = move.last.verdict, move.before
    if outcome == "silent":
        asked = [_asked(id, table) for id in verdict.open if id in table.law.edition.gaps]
        yield from (f"that is left open: {one}" for one in asked or ["no rule speaks of it"])
    elif outcome == "conflict":
        yield from (f"that is a contradiction: {says(id, table.law.edition, table.catalogue)}" for id in verdict.open)
    else:
        reason = _reason(move, table) if outcome in ("refused", "allowed") else ""
        yield f"that is {IS[outcome]}{f', because {reason}' if reason else ''}"


def _asked(id: str, table: Table) -> str:
    """What an open point asks, and the reading that play goes on with."""
    asks = table.law.edition.gaps[id].asks
    return f"{asks[:1].lower()}{asks[1:]} (lean: {table.leaning(id)})"


def _reason(move: Move, table: Table) -> str:
    """What the first deciding rule says."""
    ids = [id for id in deciding_ids(move.last.verdict, table) if not id.startswith("table.")]
    return _plain(says(ids[0], table.law.edition, table.catalogue)) if ids else ""


def _seen(move: Move) -> Iterator[str]:
    seen, after = seen_after(move), move.last.table
    if seen.get("combat") is False:
        yield "there is no fight"
    elif "combat" in seen:
        yield f"the fight stands at {after.total('munchkins').amount} to {after.total('monsters').amount}"
    people = seen.get("players")
    for name, parts in people.items() if isinstance(people, dict) else ():
        if "level" in parts:
            yield f"{name} is Level {parts['level']}"
        if parts.get("dead"):
            yield f"{name} is dead"
    winners = seen.get("winners")
    yield from (f"{name} has won" for name in (winners if isinstance(winners, list) else ()))
