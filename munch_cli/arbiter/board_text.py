"""The sentences that lay a board, as a feature says them: a Given, and an And for each.

Said at an empty table where its people sit and on which its cards are, they give the board, as far as they go. What no
sentence lays is a comment, in brackets.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from munch_cli.arbiter.stating import NowSo, sentences_laying, stated
from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.boards import empty_table
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenario_writer import board_tables
from munch_cli.language.answers import Stated, Understood
from munch_cli.language.card import card_told
from munch_cli.language.facts import Told, debt_said
from munch_cli.language.parse import parse
from munch_cli.language.statements.somebody import NEW
from munch_cli.table.names import OWN
from munch_cli.table.statements import Seating

Tables = Mapping[str, object]


def board_told(table: Table, cards: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the lines that tell a board: its own cards, the sentences that lay it, and what they leave out.

    ``cards``: the sentences that made its own cards; without them they stand in brackets, as what is left out does.
    """
    own = [f"({card_told(card)})" for card in table.catalogue.values() if card.set == OWN]
    ways = [_told_so(table, fight_first) for fight_first in (False, True)]
    sentences, notes = min(ways, key=lambda way: len(way[1]))
    return (*(cards or own), *sentences, *(f"({note})" for note in notes))


def _told_so(table: Table, fight_first: bool) -> tuple[list[str], list[str]]:
    """The sentences that lay a board as far as they can, and what they leave out."""
    said: list[str] = []
    every = [*sentences_laying(table, fight_first), *_rulings(table)]
    here = seated(_empty(table), every)
    for sentence in every:
        after = _laid(here, sentence)
        if isinstance(after, Table):
            is_shown = _SOMEBODY.match(sentence) or (sentence.startswith("it is ") and table.fight is None)
            if is_shown or after.state != here.state or after.law is not here.law:
                said.append(sentence)
            here = after
    return said, left_out(board_tables(here), board_tables(table), table)


def given_lines(table: str, told: Sequence[str]) -> list[str]:
    """Return the steps that lay a board: the Given, an And for each sentence, a comment for what no sentence lays.

    Arguments: ``table``: the words after Given. ``told``: the lines that tell the board.
    """
    return [f"Given {table}", *(f"# {line}" if line.startswith("(") else f"And {line}" for line in told)]


def people_in(sentences: Sequence[str]) -> tuple[str, ...]:
    """The names of the players whom the sentences describe, in their order."""
    names = [found[1] for sentence in sentences if (found := _SOMEBODY.match(sentence))]
    return tuple(dict.fromkeys(name for name in names if not name.endswith(f"({NEW})")))


def seated(table: Table, sentences: Sequence[str]) -> Table:
    """A table with a seat for each player whom the sentences describe, in their order."""
    names = people_in(sentences)
    laid = stated(table, Seating(names)) if names else None
    return laid.outcome.table if isinstance(laid, NowSo) else table


_SOMEBODY = re.compile(r"(?!it )(.+?) is (?:an? )?(?:fe)?(?:male|Level)\b")


def _empty(table: Table) -> Table:
    """An empty table with the cards of another, and no house rules."""
    empty = empty_table(load_rulebook().editions[table.law.edition.key])
    return Table(empty.state, empty.law, table.catalogue)


def _laid(table: Table, sentence: str) -> Table | str:
    """The board on which the sentence is true, or what is wrong with it."""
    read = parse(sentence, table.state, table.catalogue)
    if isinstance(read, Understood):
        outcome = perform(table, read.command)
        return outcome.table if outcome.was_done else f"not so: {sentence}"
    if not isinstance(read, Stated):
        return f"nothing is laid by: {sentence}"
    try:
        found = stated(table, read.statement)
    except Problems as problems:
        return f"{sentence}: {problems.problems[0].what}"
    return found.outcome.table if isinstance(found, NowSo) else f"{sentence}: {found[0].what}"


def _rulings(table: Table) -> Iterator[str]:
    """What the owner has decided, as sentences."""
    players = table.state.players
    owner = players[max(0, table.state.owner)].name
    for point, reading in table.state.rulings.items():
        yield f"{owner} decides {point}: {reading}"
    for house in table.law.house:
        yield f"{owner} rules {house.rule}: {house.how}"


# ---- what no sentence lays

EARLIER = {
    "player": "no line lays all that {name} is and has",
    "table": "no line lays all that lies on the table",
    "turn": "no line lays what was done earlier in this turn",
    "combat": "no line lays what was done earlier in this fight",
}
"""A part of a board's file -> the note for a reader if the sentences do not lay all of it."""
GOES_ON = {
    "silence": "the others may still speak up before the kill counts",
    "turn-over": "the turn is about to end",
}
"""What holds up play and is nobody's to do -> the words for it."""


def left_out(laid: Tables, whole: Tables, table: Table) -> list[str]:
    """In words, what a board has that the one laid by sentences lacks, or has otherwise."""
    there = dict(_leaves(laid))
    differing = [path for path, value in _leaves(whole) if value and there.get(path) != value]
    notes = [EARLIER[path[0]].format(name=path[1]) for path in differing if path[0] in EARLIER]
    told = Told(table)
    is_owed = laid.get("owed") != whole.get("owed")
    owed = [debt_said(debt, told).rstrip(".") or GOES_ON[debt.what] for debt in table.state.owed if is_owed]
    return [f"{note[:1].upper()}{note[1:]}" for note in dict.fromkeys((*notes, *owed))]


def _leaves(tables: Tables, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """The fields of a board's file with their paths."""
    for name, value in tables.items():
        if isinstance(value, dict) and name not in ("offer", "helped"):
            yield from _leaves(value, (*path, name))
        else:
            yield (*path, name), value
