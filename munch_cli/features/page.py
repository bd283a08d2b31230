"""A feature as a page to read: the topic in a few sentences, its rules with their places, and below each its cases."""

import re
from collections.abc import Iterator

from munch_cli.features.trial import boxes_in
from munch_cli.files.gherkin import BOARD, Case, Feature, Line, read_feature
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.files.toml import read_text
from munch_cli.table.typed import NamedTuple

ID = re.compile(r"([a-z-]+\.[a-z0-9-]+) · ([^.]*)(\. .+|)")
CASE = re.compile(r"\s+Scenario(?: Outline)?: (.+)")
APART = re.compile(r"(?:in (?P<boxes>[\w, -]+)|elsewhere): (?P<said>.+)")


class RuleTold(NamedTuple):
    """A rule as the page tells it: its words, what is told of it below, its ids, and the boxes that have it."""

    title: str
    lines: tuple[str, ...]
    ids: tuple[str, ...]
    boxes: tuple[str, ...]
    line: int


class CaseShown(NamedTuple):
    """A case of the page with its number, as it is told of all its boxes, or of the one box of the page."""

    number: int
    case: Case


class Page(NamedTuple):
    """A topic: its name, its opening, and every rule with the cases below it."""

    title: str
    opening: str
    parts: tuple[tuple[RuleTold, tuple[CaseShown, ...]], ...]
    feature: Feature
    box: str = ""

    def case(self, number: int) -> CaseShown | None:
        """The case of this number."""
        return next((shown for _, cases in self.parts for shown in cases if shown.number == number), None)


def read_page(topic: str, box: str = "") -> Page:
    """The page of a topic. ``box``: only the rules and cases of this edition. A case has the same number in every
    box.
    """
    feature = read_feature(bundled_features()[topic], f"{topic}.feature")
    lines = feature.text.split("\n")
    rules = list(_rules(lines, box)) or [RuleTold("", (), (), (), 0)]
    first = next((n for n, line in enumerate(lines) if re.match(r"  (Rule|Scenario)|  @", line)), len(lines))
    opening = " ".join(line.strip() for line in lines[1:first] if line.strip())
    ends = [*(told.line for told in rules[1:]), len(lines)]
    parts = []
    for told, until in zip(rules, ends, strict=True):
        cases = tuple(
            CaseShown(number, for_box(case, box))
            for number, case in enumerate(feature.cases, 1)
            if told.line < case.line < until and (not box or box in case.boxes or not case.boxes)
        )
        if not box or box in told.boxes or cases:
            parts.append((told, cases))
    return Page(feature.name, opening, tuple(parts), feature, box)


def for_box(case: Case, box: str) -> Case:
    """Return a case as it is told of one of its boxes: only what holds there. "" leaves it as it is."""
    if box not in case.boxes:
        return case
    steps: list[Line] = []
    apart: set[str] = set()
    for step in case.steps:
        if step.kind != "then":
            apart.clear()
        found = APART.fullmatch(step.text) if step.kind == "then" else None
        laid = BOARD.fullmatch(step.text) if step.kind == "given" else None
        if laid is not None:
            board = f'the board "{laid["board"]}"' if laid["board"] else "a new table"
            steps.append(step._replace(text=f"{board} in {box}"))
        elif found is None:
            steps.append(step)
        else:
            named = boxes_in(found["boxes"] or "")
            if box in named or (not named and box not in apart):
                steps.append(step._replace(text=found["said"]))
            apart.update(named)
    return case._replace(steps=tuple(steps), boxes=(box,))


def _rules(lines: list[str], box: str) -> Iterator[RuleTold]:
    """Every heading with the text below it, up to the first empty line. With a box, only what holds there."""
    for place, line in enumerate(lines):
        if not line.startswith("  Rule: "):
            continue
        end = next((n for n in range(place, len(lines)) if not lines[n].strip()), len(lines))
        entries = _entries([line.removeprefix("  Rule: "), *lines[place + 1 : end]])
        here = [entry for entry in entries if box in entry.boxes] or entries
        told = [part for n, entry in enumerate(here) for part in _told(entry, n > 0, box)]
        boxes = tuple({key for entry in entries for key in entry.boxes})
        yield RuleTold(here[0].says, tuple(told), tuple(entry.id for entry in here), boxes, place + 1)


class PageEntry(NamedTuple):
    """One rule or open point of a heading: its words, id and boxes, what is added to them, its places in the sheets."""

    says: str
    id: str
    boxes: tuple[str, ...]
    known: str
    added: str
    places: tuple[str, ...]


def _entries(lines: list[str]) -> list[PageEntry]:
    """The rules of a heading. A line that is indented far continues the one above."""
    whole: list[str] = []
    for line in lines:
        if line.startswith(" " * 8):
            whole[-1] += f" {line.strip()}"
        else:
            whole.append(line)
    found: list[PageEntry] = []
    says = ""
    for line in whole:
        if match := ID.fullmatch(line.strip()):
            boxes = tuple(re.findall(r"[a-z-]+", match[2]))
            found.append(PageEntry(says, match[1], boxes, match[2], match[3], ()))
        elif line.startswith(" " * 6):
            found[-1] = found[-1]._replace(places=(*found[-1].places, line.strip()))
        else:
            says = line.strip()
    return found


def _told(entry: PageEntry, with_words: bool, box: str) -> Iterator[str]:
    """The text of a rule below its heading. With a box, its own place alone, not what other sheets say."""
    if with_words:
        yield entry.says
    if not box:
        yield f"{entry.id} · {entry.known}{entry.added}"
        yield from entry.places
        return
    yield f"{entry.id}{entry.added}"
    short = load_rulebook().editions[box].short
    for place in entry.places:
        own = place.startswith(short) or f": {short}" in place
        if (own and " instead: " not in place) or place.startswith(("A hint: ", "See ")):
            yield place


def cases_of(rule: str) -> tuple[tuple[str, int, str], ...]:
    """The cases that show a rule, open point or contradiction: topic, number on its page, name."""
    tag = re.compile(rf"\s*@.*rule:{re.escape(rule)}(?![\w-])")
    return tuple(case for case, lines in _every_case() if any(tag.match(line) for line in lines))


def cases_on(board: str) -> tuple[tuple[str, int, str], ...]:
    """The cases that are played on a bundled board: topic, number on its page, name."""
    return tuple(case for case, lines in _every_case() for line in lines if f'board "{board}"' in line)


def _every_case() -> Iterator[tuple[tuple[str, int, str], list[str]]]:
    """Each case of the bundled features, with its lines from the tags above it on."""
    for topic, path in bundled_features().items():
        text = re.sub(r"(\n(?:  +@.*\n)*  +Scenario(?: Outline)?: )", r"\0\1", read_text(path))
        for number, whole in enumerate(text.split("\0")[1:], 1):
            lines = whole.split("\n")
            name = next(found[1] for line in lines if (found := CASE.match(line)))
            yield (topic, number, name.strip()), lines
