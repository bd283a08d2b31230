"""The features as a rulebook: under every heading the rules it shows, in our words, and the boxes that have them.

    Rule: Only one player can help in a combat.
      helping.only-one-helper · classic, booty, bites, christmas-lite, lite

      @rule:helping.only-one-helper
      Scenario: ...

Below each Given stands its board in sentences. A heading names one rule or several; what is left open and what
contradicts itself has headings too, and so has what the sheets only tell. The words come from the rulebook, the boards
from their files: ``python -m tests.features`` writes them anew.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from munch_cli.arbiter.board_text import board_told, docstring, laid_by, left_out, lines_of, sentences_in
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenario_writer import board_tables
from munch_cli.files.scenarios import Scenario, path_of, read_scenario
from munch_cli.language.card import card_told
from munch_cli.rulebook.book import Conflict, Gap, Rule
from munch_cli.table.names import OWN
from munch_cli.table.saying import listed

BOOK = load_rulebook()
FOLDER = Path(__file__).parents[2] / "features"
REMEDY = "python -m tests.features"
WIDTH = 116
ID = re.compile(r"^\s+((?:[a-z-]+)\.[a-z0-9-]+) · ", re.MULTILINE)
CONFLICTS = {conflict.id: conflict for edition in BOOK.editions.values() for conflict in edition.conflicts}
UNTRIED: Mapping[str, str] = {
    "cards": "The cards themselves carry it.",
    "shape": "True of every board there is.",
}
"""What is said of rules that no scenario can show failing, by their binding."""


class Part(NamedTuple):
    """A heading with the rules it names, and the scenarios below it as they stand in the file."""

    ids: tuple[str, ...]
    text: str


def feature_of(topic: str) -> Path:
    """The feature of a topic."""
    return FOLDER / f"{topic}.feature"


def parts(path: Path) -> tuple[str, list[Part]]:
    """What stands before the first heading of a feature, and its headings with what is below them."""
    head, *rest = re.split(r"(?m)^  Rule: ", path.read_text(encoding="utf-8"))
    return head, [_part(text) for text in rest]


def _part(text: str) -> Part:
    heading = re.match(r"(?:.+\n)*", text)
    assert heading is not None
    return Part(tuple(ID.findall(heading[0])), text[heading.end() :])


def entries(topic: str) -> list[str]:
    """All that the rulebook has on a topic: its rules, what it leaves open, and what contradicts itself."""
    rules = [rule.id for rule in BOOK.rules.values() if rule.topic == topic]
    gaps = [gap.id for gap in BOOK.gaps.values() if gap.topic == topic]
    return rules + gaps + [id for id, one in CONFLICTS.items() if one.topic == topic and not one.settled]


def written(path: Path) -> str:
    """The feature with its headings as the rulebook has them; what no heading names yet gets one at its place."""
    if path.stem not in BOOK.topics:
        return path.read_text(encoding="utf-8")
    head, found = parts(path)
    order = {id: place for place, id in enumerate(entries(path.stem))}
    named = {id for part in found for id in part.ids}
    found += [Part((id,), "\n") for id in order if id not in named]
    found.sort(key=lambda part: min(order.get(id, len(order)) for id in part.ids))
    return head + "\n".join((heading(part.ids) + part.text).rstrip("\n") + "\n" for part in found)


def heading(ids: tuple[str, ...]) -> str:
    """The heading of some rules: the first is its title; of all it is told in which boxes and where they stand."""
    lines: list[str] = []
    for number, id in enumerate(ids):
        said = _sentence(id)
        lines += [f"  Rule: {said}"] if number == 0 else _wrapped(said)
        lines += _wrapped(f"{id} · {_boxes(id)}{_more(id)}")
        lines += [part for told in _places(id) for part in _wrapped(told, 6)]
    return "\n".join(lines) + "\n"


def _places(id: str) -> Iterator[str]:
    """Where an entry stands in every sheet, who borrows it, and what the others say; of an open point the hints."""
    entry = BOOK.entry(id) or CONFLICTS[id]
    if isinstance(entry, Conflict):
        for side in entry.between:
            yield from (f"{rule}: {place}" for rule in side for place in _cited(rule) if _sheet(place, entry.editions))
        return
    if isinstance(entry, Gap):
        yield from (f"{BOOK.editions[key].short}: {said}" for key, said in entry.says.items())
        for hint in entry.hints:
            yield f"A hint: {BOOK.rules[hint].says} ({hint})" if hint in BOOK.rules else f"See {hint}."
        return
    yield from _cited(id)
    for other in entry.differs_from:
        if keys := [key for key in editions_of(other) if key not in editions_of(id)]:
            yield f"{listed([BOOK.editions[key].short for key in keys])} instead: {BOOK.rules[other].says} ({other})"
    others = {key for other in entry.differs_from for key in editions_of(other)} | set(editions_of(id))
    quiet = [BOOK.editions[key].short for key in entry.silent if key not in others]
    if quiet:
        yield f"Of this nothing is said in {listed(quiet)}."
    if entry.absent:
        yield f"There is no such thing in {listed([BOOK.editions[key].short for key in entry.absent])}."


def _cited(id: str) -> list[str]:
    """The passages of a rule: those of its own sheets, and from whom the others borrow it."""
    found = []
    for edition in BOOK.editions.values():
        if id in edition.rules:
            lender = edition.rules[id].borrowed_from
            borrowed = f"{edition.short} borrows it from {edition.shorts[lender]}" if lender else ""
            found.append(borrowed or edition.cite(id))
    return found


def _sheet(place: str, keys: tuple[str, ...]) -> bool:
    """Whether a passage is one of these sheets."""
    return any(place.startswith(BOOK.editions[key].short) for key in keys)


def editions_of(id: str) -> list[str]:
    """The editions in which a rule is in force, a point is open, or two passages contradict each other."""
    return [key for key, edition in BOOK.editions.items() if id in _in_force(edition.key)]


def _boxes(id: str) -> str:
    """The boxes by their keys; those that borrow the rule from another sheet stand last and are told."""
    keys = editions_of(id)
    borrowing = [key for key in keys if id in (rules := BOOK.editions[key].rules) and rules[id].borrowed_from]
    stating = ", ".join(key for key in keys if key not in borrowing)
    return f"{stating}; {' and '.join(borrowing)} borrows it" if borrowing else stating


def _in_force(key: str) -> set[str]:
    edition = BOOK.editions[key]
    return {*edition.rules, *edition.gaps, *(one.id for one in edition.conflicts if not one.settled)}


def _sentence(id: str) -> str:
    entry = BOOK.entry(id) or CONFLICTS[id]
    if isinstance(entry, Gap):
        return f"Left open: {entry.asks[0].lower()}{entry.asks[1:]}"
    if isinstance(entry, Conflict):
        sides = [" ".join(BOOK.rules[rule].says for rule in side) for side in entry.between]
        return f"The sheet says both: {' — but: '.join(sides)}"
    return entry.says


def _more(id: str) -> str:
    """What is to be said of an entry beyond its words: how play goes on, or why nothing can be tried."""
    entry = BOOK.entry(id) or CONFLICTS[id]
    if isinstance(entry, Gap):
        return f". The owner decides: {' or '.join(entry.readings)}; until then: {entry.leans}."
    if isinstance(entry, Conflict):
        return f". The owner decides; until then: {entry.leans}."
    return _why_untried(entry)


def _why_untried(rule: Rule) -> str:
    if rule.binding is None or rule.binding.kind in ("code", "value"):
        return ""
    kind, of = rule.binding.kind, rule.binding.of
    if kind == "prose":
        return f". {of}"
    if kind == "example":
        return f". Worked through: {of}."
    if kind == "covered_by" and isinstance(of, tuple):
        return f". It says no more than {' and '.join(of)}."
    return f". {UNTRIED[kind]}"


def _wrapped(text: str, indent: int = 4) -> list[str]:
    first, later = " " * indent, " " * 8
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


def features() -> Iterator[Path]:
    """The features of the topics, in their order."""
    yield from (feature_of(topic) for topic in BOOK.topics)


# ---- the boards


class Given(NamedTuple):
    """A Given that takes its board from a file: the lines that it takes up with what is told below, and for whom."""

    begin: int
    end: int
    board: str
    editions: tuple[str, ...]
    told: str


GIVEN = re.compile(r' +Given the (?:(?P<edition>[\w-]+) )?board "(?P<board>[^"]+)"(?: in (?P<boxes>.+))?$')


def givens(text: str) -> list[Given]:
    """Every such Given of a feature."""
    lines, found = text.split("\n"), []
    for place, line in enumerate(lines):
        if match := GIVEN.match(line):
            end = place + 1
            if lines[end].strip() == '"""':
                end = next(n for n in range(end + 1, len(lines)) if lines[n].strip() == '"""') + 1
            told = "\n".join(lines[place + 2 : end - 1])
            named = match["boxes"] or match["edition"] or ""
            found.append(Given(place, end, match["board"], _boxes_in(named), told))
    return found


def _boxes_in(named: str) -> tuple[str, ...]:
    """The editions of "classic, booty and bites"; none of nothing."""
    return tuple(re.split(r", | and ", named)) if named else ()


def boards_of(given: Given) -> list[Table]:
    """The boards of a Given."""
    if given.board not in _SCENARIOS:
        _SCENARIOS[given.board] = read_scenario(path_of(given.board))
    scenario = _SCENARIOS[given.board]
    return [scenario.boards[key] for key in given.editions or scenario.editions[:1]]


_SCENARIOS: dict[str, Scenario] = {}


def board_for_all(tables: Sequence[Table]) -> tuple[str, ...]:
    """The lines that tell a board laid under several sheets alike; raises ``ValueError`` if none are true of all."""
    why = ""
    for table in tables:
        lines = board_told(table)
        text = "\n".join(lines)
        amiss = [
            f"{other.law.edition.key}: {found[0]}"
            for other in tables
            if other is not table and (found := untrue(text, other))
        ]
        if not amiss:
            return lines
        why = amiss[0]
    raise ValueError(why)


def with_boards(text: str) -> str:
    """A feature in which every board is told below its Given as it lies in its file."""
    lines = text.split("\n")
    for given in reversed(givens(text)):
        tables = boards_of(given)
        if not given.told or any(untrue(given.told, table) for table in tables):
            indent = " " * (len(lines[given.begin]) - len(lines[given.begin].lstrip()) + 2)
            lines[given.begin + 1 : given.end] = docstring(board_for_all(tables), indent)
    return "\n".join(lines)


def untrue(text: str, table: Table) -> list[str]:
    """What such a text says that does not hold on a board, and what it leaves out."""
    lines = lines_of(text)
    laid = laid_by(table, sentences_in(text))
    if isinstance(laid, str):
        return [laid]
    left = [f"({note})" for note in left_out(board_tables(laid), board_tables(table), table)]
    own = [f"({card_told(card)})" for card in table.catalogue.values() if card.set == OWN]
    wanted = {*left, *own}
    told = {line for line in lines if line.startswith("(")}
    return [f"not told: {one}" for one in sorted(wanted - told)] + [f"not so: {one}" for one in sorted(told - wanted)]
