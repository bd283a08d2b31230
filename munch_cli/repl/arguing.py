"""Keeping the last argument, as a scenario or as a feature that people can read. Both are run before they are kept."""

from __future__ import annotations

import os
import tempfile

from munch_cli.arbiter.argument import Argument, argument, feature_text, kept
from munch_cli.arbiter.board_text import board_told
from munch_cli.arbiter.stating import sentences_of
from munch_cli.arbiter.view import only_seen
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import UNTOLD
from munch_cli.features.running import run_feature
from munch_cli.files.gherkin import feature_in
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenario_writer import scenario_text
from munch_cli.files.writing import write_text
from munch_cli.repl.sitting import Sitting
from munch_cli.table.ids import PlayerId
from munch_cli.table.names import OWN, UNNAMED
from munch_cli.table.saying import counted
from munch_cli.table.typed import NamedTuple

NEW = "a new table"
SAVED = "the table is saved in {path}."


class Kept(NamedTuple):
    """What is to be written: texts by their paths, and what is told of it."""

    texts: dict[str, str]
    told: str


def last_argument(sitting: Sitting, go_back: bool = False) -> Argument | None:
    """The last argument at a table. ``go_back``: also one from before the board was laid anew."""
    return argument(sitting.journal, sitting.puts, go_back)


def own_cards(sitting: Sitting, table: Table) -> list[dict[str, object]]:
    """The [[card]] tables of the cards of one's own that are on a table."""
    names = {card.name for card in table.catalogue.values() if card.set == OWN}
    cards = [dict(card) for card in sitting.cards if card.get("name") in names]
    if UNTOLD.id in table.state.cards and UNNAMED not in [card.get("name") for card in cards]:
        cards.append({"name": UNNAMED, "kind": UNTOLD.kind, "deck": UNTOLD.deck})
    return cards


def as_scenario(sitting: Sitting, path: str, eyes: PlayerId | None = None) -> Kept:
    """The table as a scenario file. If something was asked or refused, with the argument that led there.

    ``eyes``: only what this player sees of the table as it lies.
    """
    if eyes is not None:
        seen = only_seen(sitting.table, eyes)
        return Kept({path: scenario_text(seen, sitting.title, cards=own_cards(sitting, seen))}, SAVED)
    whole, why = last_argument(sitting), ""
    if whole is not None and any(not move.last.was_done or move.says != "do" for move in whole.moves):
        found = kept(whole, title_of(sitting, whole), own_cards(sitting, whole.after))
        if not isinstance(found, str):
            text, argued = found
            told = f"the argument is saved in {{path}}: {_counted(argued)}. munch check {{path}} tries it again."
            return Kept({path: text}, told)
        why = f", but not what was argued: {found.replace('{', '{{').replace('}', '}}')}"
    text = scenario_text(sitting.table, sitting.title, cards=own_cards(sitting, sitting.table))
    return Kept({path: text}, f"{SAVED.removesuffix('.')}{why}.")


def _counted(argued: Argument) -> str:
    """What was kept of it, and how much of its beginning was not."""
    asked = sum(move.says != "do" for move in argued.moves)
    parts = [counted(len(argued.moves) - asked, "sentence"), counted(asked, "question")]
    left = f"; {argued.left_out} before them left out" if argued.left_out else ""
    return f"{' and '.join(part for part in parts if not part.startswith('0 '))}{left}"


def title_of(sitting: Sitting, argued: Argument) -> str:
    """The title of the scenario it began on, or what was argued about."""
    question = argued.question
    return f"{question[:1].upper()}{question[1:]}" if sitting.title == NEW else sitting.title


def as_feature(sitting: Sitting, path: str) -> Kept | str:
    """The last argument as a feature, with a board file if sentences cannot tell the board. Or why there is none."""
    whole = last_argument(sitting, go_back=True)
    if whole is None:
        return "nothing has been asked or done yet that could be told: ask may …?, or say what somebody does."
    found = kept(whole, title_of(sitting, whole), own_cards(sitting, whole.after))
    if isinstance(found, str):
        return f"this argument would not come out the same again: {found}. transcript keeps it word for word."
    _, argued = found
    title = title_of(sitting, argued)
    given = _given(sitting, argued.table)
    texts = {}
    if given is None:
        board = f"{os.path.splitext(path)[0]}-board.toml"
        texts[board] = scenario_text(argued.table, title, cards=own_cards(sitting, argued.table))
        given = (f'the board "{os.path.basename(board)}" in {argued.table.law.edition.key}', *_told(argued.table))
    text = feature_text(argued, title, given)
    texts[path] = text
    problems = _tried(texts, path)
    if problems:
        return f"this argument cannot be told as a feature: {problems[0].what}."
    told = f"the argument is told in {{path}}: {_counted(argued)}. munch check {{path}} runs it."
    return Kept(texts, told)


def _tried(texts: dict[str, str], path: str) -> list[Problem]:
    """The faults of a feature, run in a folder of its own with the files it needs."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in texts.items():
                write_text(os.path.join(folder, os.path.basename(name)), text)
            return run_feature(feature_in(texts[path], path), folder)[1]
    except OSError as why:
        what = f"there is no room to try it in: {(why.strerror or str(why)).lower()}"
        return [Problem(path, 0, 0, "unwritable-file", what)]
    except Problems as problems:
        return list(problems.problems)


def _told(table: Table) -> tuple[str, ...]:
    """What tells a board beside its file, in brackets: the file lays it. Empty if no sentences tell it."""
    try:
        return tuple(f"({line.strip('()')})" for line in board_told(table))
    except ValueError:
        return ()


def _given(sitting: Sitting, table: Table) -> tuple[str, ...] | None:
    """What lays a board, and the sentences that tell it: a bundled scenario, or a new table. None if neither can."""
    edition = table.law.edition.key
    if sitting.bundled and table.state == sitting.journal.first.state and not sitting.has_scene:
        return (f'the board "{sitting.bundled}" in {edition}', *_told(table))
    sentences = sentences_of(table, own_cards(sitting, table))
    return None if sentences is None else (f"a new table in {edition}", *sentences)
