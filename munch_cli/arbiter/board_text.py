"""The board of a case, told below its Given, a sentence a line, so that one can follow it without the file.

    Given the classic board "charity/excess-to-the-lowest"
      \"""
      Ann is Level 4, holding Plain Potion + Plain Curse
      It is Ann's turn, looting the room
      (Ann has met a monster this turn)
      \"""

The sentences are those that lay a board: said at an empty table where its people sit and on which its cards are, they
give this board, as far as they go. In brackets stands what no sentence lays. A line that begins further in goes on with
the one above.
"""

import re
import textwrap
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
from munch_cli.table.saying import listed
from munch_cli.table.statements import Seating

WIDTH = 110
OPENINGS = ("it is", "next", "the ", "nobody fights", "behind", "ready")
"""First words of sentences that name no player. They get a capital letter."""
Tables = Mapping[str, object]


def board_told(table: Table) -> tuple[str, ...]:
    """The lines that tell a board: its own cards, the sentences that lay it, and in brackets what they leave out."""
    own = [card_told(card) for card in table.catalogue.values() if card.set == OWN]
    ways = [_told_so(table, fight_first) for fight_first in (False, True)]
    sentences, notes = min(ways, key=lambda way: len(way[1]))
    return (*(f"({card})" for card in own), *sentences, *(f"({note})" for note in notes))


def _told_so(table: Table, fight_first: bool) -> tuple[list[str], list[str]]:
    """The sentences that lay a board as far as they can, and what they leave out."""
    said: list[str] = []
    every = [_large(one) for one in (*sentences_laying(table, fight_first), *_rulings(table))]
    here = seated(_empty(table), every)
    for sentence in every:
        after = _laid(here, sentence)
        if isinstance(after, Table):
            is_shown = _SOMEBODY.match(sentence) or (sentence.startswith("It is ") and table.fight is None)
            if is_shown or after.state != here.state or after.law is not here.law:
                said.append(sentence)
            here = after
    return said, left_out(board_tables(here), board_tables(table), table)


def wrapped_lines(lines: Sequence[str]) -> list[str]:
    """The lines as they stand in a feature: long ones go on further in."""
    wrapper = textwrap.TextWrapper(WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return [part.replace(GLUE, " ") for line in lines for part in wrapper.wrap(_glued(line))]


GLUE = "\u00a0"


def _glued(line: str) -> str:
    """The line with what is one card in one piece."""
    return re.sub(r"(?<![+,:]) (?=[^ ])", GLUE, line) if " + " in line else line


def docstring(lines: Sequence[str], indent: str) -> list[str]:
    """The lines that stand below a Given. Empty if there is nothing to tell."""
    told = [f"{indent}{line}" for line in wrapped_lines(lines)]
    return [f'{indent}"""', *told, f'{indent}"""'] if told else []


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of such a text, each in one piece."""
    found: list[str] = []
    for line in textwrap.dedent(text).splitlines():
        if line.startswith(" ") and found:
            found[-1] += f" {line.strip()}"
        elif line.strip():
            found.append(line.strip())
    return tuple(found)


def sentences_in(text: str) -> tuple[str, ...]:
    """The sentences of such a text that lay the board."""
    return tuple(line for line in lines_of(text) if not line.startswith("("))


def people_in(sentences: Sequence[str]) -> tuple[str, ...]:
    """The names of the players whom the sentences describe, in their order."""
    names = [found[1] for sentence in sentences if (found := _SOMEBODY.match(sentence))]
    return tuple(dict.fromkeys(name for name in names if not name.endswith(f"({NEW})")))


def seated(table: Table, sentences: Sequence[str]) -> Table:
    """A table with a seat for each player whom the sentences describe, in their order."""
    names = people_in(sentences)
    laid = stated(table, Seating(names)) if names else None
    return laid.outcome.table if isinstance(laid, NowSo) else table


_SOMEBODY = re.compile(r"(?!It )(.+?) is (?:an? )?(?:fe)?(?:male|Level)\b")


def laid_by(table: Table, sentences: Sequence[str]) -> Table | str:
    """The board that the sentences lay where these cards are, or what is wrong with the first that lays nothing."""
    here = seated(_empty(table), sentences)
    for sentence in sentences:
        after = _laid(here, sentence)
        if isinstance(after, str):
            return after
        here = after
    return here


OF_PLAY = ("player", "combat")
"""The tables of a board in which a text may say nothing that is not so. The others hold what nobody needs to say."""


def untrue(text: str, table: Table) -> list[str]:
    """Return what a text below a Given says of a board that is not so, and what it leaves out."""
    lines = lines_of(text)
    laid = laid_by(table, sentences_in(text))
    if isinstance(laid, str):
        return [laid]
    there, whole = board_tables(laid), board_tables(table)
    left = [f"({note})" for note in left_out(there, whole, table)]
    own = [f"({card_told(card)})" for card in table.catalogue.values() if card.set == OWN]
    wanted = {*left, *own}
    told = {line for line in lines if line.startswith("(")}
    fields = {path for path, _ in _leaves(whole)}
    more = sorted(
        " ".join(path) for path, _ in _leaves(there) if path[0] in ("player", "combat") and path not in fields
    )
    notes = [f"not said: {one}" for one in sorted(wanted - told)] + [f"not so: {one}" for one in sorted(told - wanted)]
    return notes + [f"not so: {path}" for path in more]


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


def _large(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:] if sentence.startswith(OPENINGS) else sentence


def _rulings(table: Table) -> Iterator[str]:
    """What the owner has decided, as sentences."""
    players = table.state.players
    owner = players[max(0, table.state.owner)].name
    for point, reading in table.state.rulings.items():
        yield f"{owner} decides {point}: {reading}"
    for house in table.law.house:
        yield f"{owner} rules {house.rule}: {house.how}"


# ---- what no sentence lays


def left_out(laid: Tables, whole: Tables, table: Table) -> list[str]:
    """In words, what a board has that the one laid by sentences lacks, or has otherwise."""
    there = dict(_leaves(laid))
    notes = [
        f"{' '.join(path)}: {_told(value)}"
        for path, value in _leaves(whole)
        if there.get(path) != value and path[0] in ("table", "turn", "player", "combat")
    ]
    told = Told(table)
    is_owed = laid.get("owed") != whole.get("owed")
    owed = [debt_said(debt, told).rstrip(".") or f"owed: {debt.what}" for debt in table.state.owed if is_owed]
    return [f"{note[:1].upper()}{note[1:]}" for note in dict.fromkeys((*notes, *owed)) if note]


def _leaves(tables: Tables, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """The fields of a board's file with their paths."""
    for name, value in tables.items():
        if isinstance(value, dict) and name not in ("offer", "helped"):
            yield from _leaves(value, (*path, name))
        else:
            yield (*path, name), value


def _told(value: object) -> str:
    """What stands in a field, in words."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_told(part)}" for name, part in value.items())
    if isinstance(value, list):
        return listed([_told(part) for part in value])
    return str(value)
