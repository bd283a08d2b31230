"""What the pages tell: each topic with its rules, places, open points and cases, boxes and their differences."""

from collections.abc import Iterator, Sequence

from munch_cli.arbiter.chart import ChartRow, chart
from munch_cli.features.page import CaseShown, Page
from munch_cli.files.gherkin import Line
from munch_cli.files.rulebook import law_of
from munch_cli.rulebook.book import Conflict, Edition, Gap, Rule, Rulebook
from munch_cli.rulebook.sheet import Difference, differences
from munch_cli.show.chart import letters_of
from munch_cli.table.saying import listed
from munch_cli.table.typed import NamedTuple

Entry = Rule | Gap | Conflict


class BoxPlace(NamedTuple):
    """Where a box says something: its key and title, the passage, and the box it is borrowed from ("" if its own)."""

    box: str
    title: str
    where: str
    borrowed: str


class SaidElsewhere(NamedTuple):
    """What other boxes say in place of a rule, and which boxes they are."""

    rule: Rule
    titles: str


class RuleShown(NamedTuple):
    """A rule as a page tells it."""

    rule: Rule
    boxes: tuple[str, ...]
    places: tuple[BoxPlace, ...]
    insteads: tuple[SaidElsewhere, ...]
    silent: str
    absent: str
    gaps: tuple[Gap, ...]
    conflicts: tuple[Conflict, ...]


class ActShown(NamedTuple):
    """A row of the chart of moments: the letters of its cells, and the rules that can let it be done at some time."""

    key: str
    says: str
    cells: tuple[str, ...]
    lets: tuple[str, ...]


class GapShown(NamedTuple):
    """An open point: the boxes that leave it open, the hints of each sheet, the readings and the leaning one."""

    gap: Gap
    boxes: tuple[str, ...]
    titles: str
    said: tuple[tuple[str, str], ...]
    readings: tuple[tuple[str, bool], ...]
    hints: tuple[Rule, ...]


class ConflictShown(NamedTuple):
    """A contradiction: its sides, each with the rules that take it."""

    conflict: Conflict
    boxes: tuple[str, ...]
    titles: str
    sides: tuple[tuple[Rule, ...], ...]


class StepShown(NamedTuple):
    """A step of a case: its first word, what is said, the board or the rows below it, and its sort."""

    word: str
    said: str
    board: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    sort: str


class CaseOnPage(NamedTuple):
    """A case: its number on the page, its name, the boxes it is played in, its steps, the rules that it shows."""

    number: int
    name: str
    boxes: tuple[str, ...]
    steps: tuple[StepShown, ...]
    rules: tuple[str, ...]


class PageSection(NamedTuple):
    """Rules, open points and contradictions that stand together, and the cases that show them."""

    rules: tuple[RuleShown, ...]
    gaps: tuple[GapShown, ...]
    conflicts: tuple[ConflictShown, ...]
    cases: tuple[CaseOnPage, ...]


class Side(NamedTuple):
    """One side of a difference: the rules of a box with their places, or why there are none."""

    rules: tuple[tuple[Rule, str], ...]
    why: str


class Pair(NamedTuple):
    """A difference of two boxes, side by side."""

    topic: str
    one: Side
    other: Side


WHY_NONE = {"silent": "The sheet is silent.", "absent": "There is no such thing.", "otherwise": "Said otherwise."}
SORTS = (
    ("that is refused", "refused"),
    ("that is not possible", "refused"),
    ("that is allowed", "allowed"),
    ("that is left open", "open"),
    ("that is a contradiction", "open"),
)
"""The words of a step that tell a verdict -> the sort of verdict."""


def sections(page: Page, book: Rulebook) -> tuple[PageSection, ...]:
    """Return the sections of a topic in the order of its page."""
    found, seen = [], set[str]()
    for heading, cases in page.parts:
        entries = [entry for id in heading.ids if id not in seen and (entry := book.entry(id)) is not None]
        seen.update(heading.ids)
        found.append(
            PageSection(
                tuple(rule_shown(entry, book) for entry in entries if isinstance(entry, Rule)),
                tuple(gap_shown(entry, book) for entry in entries if isinstance(entry, Gap)),
                tuple(conflict_shown(entry, book) for entry in entries if isinstance(entry, Conflict)),
                tuple(case_shown(shown) for shown in cases),
            )
        )
    return tuple(section for section in found if any(section))


def rule_shown(rule: Rule, book: Rulebook) -> RuleShown:
    """A rule with its place in each sheet, and what the others say instead."""
    here = [edition for edition in book.editions.values() if edition.has(rule.id)]
    elsewhere = [edition for edition in book.editions.values() if edition not in here]
    insteads = []
    for id in rule.differs_from:
        if others := [edition.title for edition in elsewhere if edition.has(id)]:
            insteads.append(SaidElsewhere(book.rules[id], listed(others)))
    return RuleShown(
        rule,
        tuple(edition.key for edition in here),
        tuple(_box_place(rule, edition, book) for edition in here),
        tuple(insteads),
        _titles([key for key in rule.silent if not book.editions[key].has(rule.id)], book),
        _titles(rule.absent, book),
        tuple(gap for gap in book.gaps.values() if rule.id in gap.hints),
        tuple(one for one in book.conflicts.values() if any(rule.id in side for side in one.between)),
    )


def _box_place(rule: Rule, edition: Edition, book: Rulebook) -> BoxPlace:
    _, where, borrowed = edition.rules[rule.id]
    return BoxPlace(edition.key, edition.short, where, book.editions[borrowed].short if borrowed else "")


def gap_shown(gap: Gap, book: Rulebook) -> GapShown:
    """An open point with what each sheet that leaves it open says."""
    keys = tuple(edition.key for edition in book.editions.values() if gap.id in edition.gaps)
    return GapShown(
        gap,
        keys,
        _titles(keys, book),
        tuple((book.editions[key].title, said) for key, said in gap.says.items()),
        tuple((in_words(reading), reading == gap.leans) for reading in gap.readings),
        tuple(book.rules[id] for id in gap.hints if id in book.rules),
    )


def conflict_shown(conflict: Conflict, book: Rulebook) -> ConflictShown:
    """A contradiction with the rules of both sides."""
    sides = tuple(tuple(book.rules[id] for id in side) for side in conflict.between)
    return ConflictShown(conflict, conflict.editions, _titles(conflict.editions, book), sides)


def _titles(keys: Sequence[str], book: Rulebook) -> str:
    return listed([book.editions[key].title for key in keys])


def in_words(reading: str) -> str:
    """A reading of an open point as one says it.

    >>> in_words("next-lowest-receives")
    'next lowest receives'
    """
    return reading.replace("-", " ")


def case_shown(shown: CaseShown) -> CaseOnPage:
    """A case with its steps as they are told of all its boxes."""
    case = shown.case
    steps = (StepShown("", "", case.board, (), "board"), *_steps(case.steps))
    return CaseOnPage(shown.number, case.name, case.boxes, steps, case.rules)


def _steps(steps: Sequence[Line]) -> Iterator[StepShown]:
    last = ""
    for step in steps:
        if step.kind == "given":
            continue
        word = "" if step.kind == last else step.kind.capitalize()
        last = step.kind
        sort = next((sort for begins, sort in SORTS if begins in step.text), step.kind)
        yield StepShown(word, step.text, (), step.rows, sort)


def pairs(one: Edition, other: Edition, book: Rulebook) -> Iterator[Pair]:
    """What two boxes do differently, side by side."""
    for found in differences(book, one, other):
        yield Pair(found.topic, _side(found.one, found, one, book), _side(found.other, found, other, book))


def _side(ids: tuple[str, ...], found: Difference, edition: Edition, book: Rulebook) -> Side:
    rules = tuple((book.rules[id], edition.cite(id)) for id in ids)
    return Side(rules, "" if rules else WHY_NONE.get(found.why, ""))


def only_here(edition: Edition, book: Rulebook) -> tuple[Rule, ...]:
    """The rules that no other box has, without worked examples."""
    others = [other for other in book.editions.values() if other is not edition]
    return tuple(
        rule
        for rule in book.rules.values()
        if edition.has(rule.id) and not rule.case and not any(other.has(rule.id) for other in others)
    )


def acts_shown(edition: Edition, book: Rulebook) -> list[ActShown]:
    """What may be done when in a box, act by act."""
    return [
        ActShown(act.key, act.says, tuple(letters_of(act.cells)), _rules_behind_act(act, book))
        for act in chart(law_of(edition))
    ]


def _rules_behind_act(act: ChartRow, book: Rulebook) -> tuple[str, ...]:
    """The rules and open points by which an act may be done. What single cards say is shown with the cards."""
    return tuple(dict.fromkeys(id for cell in act.cells for id in cell.lets if book.entry(id) is not None))
