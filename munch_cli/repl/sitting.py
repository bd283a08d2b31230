"""A table that people sit at: where its board comes from, and the lines of play on it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from munch_cli.engine.chance import Chance
from munch_cli.engine.run import Journal
from munch_cli.engine.table import Table
from munch_cli.files.places import whole_path
from munch_cli.files.problems import Problem, Problems
from munch_cli.repl.keeping import LAID, RULED, without_ruled

if TYPE_CHECKING:
    from munch_cli.arbiter.asking import Answered, NotDone
    from munch_cli.files.rulings_file import Decisions
    from munch_cli.files.scenarios import Scenario

UNDER = " under "
"""In the line that opens a table: before the edition."""
SEX = {"f": "female", "female": "female", "w": "female", "m": "male", "male": "male"}
"""Behind a name: what is said of the sex -> the sex."""


class Sitting:
    """A table with its lines of play, one of which is the present one. ``said_again``: the line that opens it again.

    ``cards``: the [[card]] tables of the file it came from. ``branches``: every line of play, by its number from 1.
    ``puts``: questions, and sentences that were not carried out. ``bundled``: the name of a bundled scenario.
    ``has_scene``: steps were taken on its board before the table was opened. ``chance``: rolls the dice; None: the
    people do.
    """

    def __init__(self, title: str, said_again: str, first: Table, cards: Sequence[Mapping[str, object]] = ()) -> None:
        self.title = title
        self.said_again = said_again
        self.cards = tuple(cards)
        self.puts: list[NotDone] = []
        self.bundled = ""
        self.has_scene = False
        self.branches: list[Journal] = [Journal(first)]
        self.here = 0
        self.is_saved = True
        self.chance: Chance | None = None

    def put(self, answered: Answered, was_asked: bool) -> None:
        """Note a question, or a sentence that was not carried out. What was done lies in the journal."""
        from munch_cli.arbiter.asking import NotDone

        if not any(done is answered.last for done in self.journal.outcomes[-1:]):
            self.puts.append(NotDone(answered, was_asked))

    def make_up(self, card: Mapping[str, object]) -> None:
        """Add the [[card]] table of a made-up card. It replaces one of the same name."""
        self.cards = (*(other for other in self.cards if other.get("name") != card["name"]), card)

    @property
    def journal(self) -> Journal:
        """The present line of play."""
        return self.branches[self.here]

    @property
    def table(self) -> Table:
        """The table as it lies now."""
        return self.journal.table

    def branch(self) -> int:
        """Go on along a new line of play from here. Return the number of the one that stays as it is."""
        left = self.here
        self.branches.append(self.journal.copy())
        self.here = len(self.branches) - 1
        return left + 1

    def set_aside(self) -> int:
        """Keep what was taken back as a line of play of its own. Return its number, 0 if there is nothing to keep."""
        if not self.journal.can_redo:
            return 0
        kept = self.journal.copy()
        while kept.redo() is not None:
            continue
        self.branches.append(kept)
        return len(self.branches)


def sit_down(name: str, edition: str = "", word: Decisions | None = None) -> Sitting:
    """The table of a scenario as its scene is set. Raises ``Problems`` with all faults.

    ``word``: the owner's decisions for all their tables. None: those of now.
    """
    from munch_cli.files.places import bundled
    from munch_cli.files.scenarios import name_by_topic, path_of, read_scenario, shown_as

    path = path_of(name if os.path.exists(name) or not os.path.isfile(f"{name}.toml") else f"{name}.toml")
    scenario = read_scenario(path, shown_as(path))
    under = f"{UNDER}{edition}" if edition else ""
    is_bundled = path.startswith(bundled("scenarios"))
    if is_bundled:
        again = f"open {name}{under}"
    else:
        again = f"open {whole_path(path)}{under}{LAID}{json.dumps(scenario.file.text_alone())}"
    sitting = _at(scenario, name, edition, again, word)
    sitting.bundled = name_by_topic(scenario) if is_bundled and not os.path.exists(name) else ""
    return sitting


def sit_down_again(line: str) -> Sitting:
    """The table that a kept line opens, as it was when it was kept. Raises ``Problems``."""
    line, word = _ruled(line)
    if line.startswith("new "):
        return new_table(line.removeprefix("new "), word)
    if LAID in line:
        return _laid(line, word)
    name, under, edition = line.removeprefix("open ").rpartition(UNDER)
    if not under or os.path.exists(line.removeprefix("open ")):
        name, edition = line.removeprefix("open "), ""
    return sit_down(name, edition, word)


def _ruled(line: str) -> tuple[str, Decisions]:
    """A line that opens a table, and what its owner had decided when it was opened."""
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.files.rulings_file import Decisions, word_again

    head, said = without_ruled(line)
    return head, word_again(said, load_rulebook()) if said else Decisions()


def _laid(line: str, word: Decisions) -> Sitting:
    """The table of a line that holds the text of the file it was opened from."""
    from munch_cli.files.scenarios import scenario_in, shown_as
    from munch_cli.files.toml import parse_toml

    opened, _, told = line.removeprefix("open ").partition(LAID)
    try:
        text = json.loads(told)
    except ValueError:
        text = ""
    name, under, edition = opened.rpartition(UNDER)
    scenario = scenario_in(parse_toml(str(text), shown_as(opened)))
    if not under or edition not in scenario.editions:
        name, edition = opened, ""
    return _at(scenario, name, edition, line, word)


def _at(scenario: Scenario, name: str, edition: str, again: str, word: Decisions | None) -> Sitting:
    """The table of a scenario under one of its editions."""
    from munch_cli.arbiter.replay import board_after

    key = edition or scenario.editions[0]
    if key not in scenario.editions:
        what = f'the board is not laid out for an edition called "{key}"'
        raise Problems([Problem(name, 0, 0, "unknown-edition", what, f"it is for {', '.join(scenario.editions)}")])
    cards = scenario.file.tables.get("card", [])
    table, ruled = _with_word(board_after(scenario, key, scenario.opens_after), word)
    sitting = Sitting(scenario.title, again + ruled, table, cards if isinstance(cards, list) else ())
    sitting.has_scene = bool(scenario.opens_after) or any(not step.is_tested for step in scenario.steps)
    return sitting


def _with_word(table: Table, word: Decisions | None) -> tuple[Table, str]:
    """The table with what its owner has decided for all their tables, and that word as the opening line keeps it."""
    from munch_cli.files.places import config_dir

    if word is None and not os.path.exists(os.path.join(config_dir(), "rulings.toml")):
        return table, ""
    from munch_cli.files.rulings_file import with_own_word, with_word, word_line

    ruled, holds = with_own_word(table) if word is None else with_word(table, word)
    return ruled, f"{RULED}{word_line(holds)}" if any(holds) else ""


def _people(words: str) -> dict[str, str]:
    """The listed names, each with its sex ("" if not given): "Jenn f, K.C.". Without commas each word is a name."""
    for between in ("+", " and "):
        words = words.replace(between, ",")
    people: dict[str, str] = {}
    for listed in words.split(",") if "," in words else words.split():
        *name, last = listed.split() or [""]
        if last in SEX and (name or people):
            people[" ".join(name) or list(people)[-1]] = SEX[last]
        elif last:
            people.setdefault(listed.strip(), "")
    return people


def new_table(words: str, word: Decisions | None = None) -> Sitting:
    """An empty table: "bites: Jenn, K.C.". Raises ``Problems`` if it cannot be laid.

    ``word``: the owner's decisions for all their tables. None: those of now.
    """
    from munch_cli.files.boards import empty_table
    from munch_cli.files.rulebook import load_rulebook
    from munch_cli.files.scenarios import scenario_in
    from munch_cli.files.toml import parse_toml
    from munch_cli.table.names import remedy_for

    head, colon, people = words.partition(":")
    book = load_rulebook()
    editions, key, rest = book.editions, book.edition_called(head), ""
    if not key:
        key, _, rest = head.strip().partition(" ")
        key = book.edition_called(key) or key
    names = _people(people if colon else rest.removeprefix("with "))
    if key not in editions:
        near = remedy_for(key, editions)
        raise Problems([Problem(f"new {words}", 0, 0, "unknown-edition", f'no edition is called "{key}"', near)])
    if not names:
        empty = empty_table(editions[key])
        empty.state.hands = "unknown"
        table, ruled = _with_word(empty, word)
        return Sitting("a new table", f"new {key}{ruled}", table)
    owner = json.dumps(next(iter(names)), ensure_ascii=False)
    seats = "\n".join(
        f"[player.{json.dumps(name, ensure_ascii=False)}]" + (f'\nsex = "{sex}"' if sex else "")
        for name, sex in names.items()
    )
    text = (
        f'format = 1\ntitle = "a new table"\nedition = "{key}"\n[table]\nowner = {owner}\nhands = "unknown"\n{seats}\n'
    )
    again = f"new {key}: {', '.join(f'{name} {sex}'.strip() for name, sex in names.items())}"
    table, ruled = _with_word(scenario_in(parse_toml(text, again)).boards[key], word)
    return Sitting("a new table", again + ruled, table)
