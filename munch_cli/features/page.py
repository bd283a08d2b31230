"""A feature as a page to read: the topic in a few sentences, its rules with their places, and below each its cases."""

import re
from collections.abc import Iterator
from itertools import takewhile

from munch_cli.files.gherkin import BOARD, Case, Feature, Line, boxes_in, read_feature
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.files.toml import lines_of, read_text
from munch_cli.table.typed import NamedTuple

COMMENT = re.compile(r"    # ([a-z-]+\.[a-z0-9-]+) · ")
CASE = re.compile(r"\s+Scenario(?: Outline)?: (.+)")
APART = re.compile(r"(?:in (?P<boxes>[\w, -]+)|elsewhere): (?P<said>.+)")


class Heading(NamedTuple):
    """A heading of the page: its title, the ids of what it is about, the boxes that have any of it."""

    title: str
    ids: tuple[str, ...]
    boxes: tuple[str, ...]
    line: int = 0


class CaseShown(NamedTuple):
    """A case of the page with its number, as it is told of all its boxes, or of the one box of the page."""

    number: int
    case: Case


class Page(NamedTuple):
    """A topic: its name, its opening, and every rule with the cases below it. ``box``: "" if it is of all boxes."""

    title: str
    opening: str
    parts: tuple[tuple[Heading, tuple[CaseShown, ...]], ...]
    feature: Feature
    box: str = ""

    def case(self, number: int) -> CaseShown | None:
        """Return the case of this number."""
        return next((shown for _, cases in self.parts for shown in cases if shown.number == number), None)


def read_page(topic: str, box: str = "") -> Page:
    """Return the page of a topic: all that the rulebook has on it, in its order, with the cases of the feature.

    Arguments: ``box``: only the rules and cases of this box. A case has the same number in every box.
    """
    feature = read_feature(bundled_features()[topic], f"{topic}.feature")
    headings = _headings(feature.text)
    ends = [*(heading.line for heading in headings[1:]), len(lines_of(feature.text)) + 1]
    parts = []
    for heading, until in zip(headings, ends, strict=True):
        cases = tuple(
            CaseShown(number, for_box(case, box))
            for number, case in enumerate(feature.cases, 1)
            if heading.line < case.line < until and (not box or box in case.boxes or not case.boxes)
        )
        if cases or (heading.ids and (not box or box in heading.boxes)):
            parts.append((heading, cases))
    named = {id for heading in headings for id in heading.ids}
    settled = [one.id for one in load_rulebook().conflicts.values() if one.topic == topic and one.settled]
    rest = (_heading("", (id,)) for id in (*entries(topic), *settled) if id not in named)
    parts += [(heading, ()) for heading in rest if not box or box in heading.boxes]
    order = {id: place for place, id in enumerate(entries(topic))}
    parts.sort(key=lambda part: min((order.get(id, len(order)) for id in part[0].ids), default=-1))
    return Page(feature.name, feature.opening, tuple(parts), feature, box)


def entries(topic: str) -> list[str]:
    """Return the ids of all that the rulebook has on a topic: its rules, open points and contradictions."""
    book = load_rulebook()
    found = [rule.id for rule in book.rules.values() if rule.topic == topic]
    found += [gap.id for gap in book.gaps.values() if gap.topic == topic]
    return found + [one.id for one in book.conflicts.values() if one.topic == topic and not one.settled]


def _headings(text: str) -> list[Heading]:
    """The headings of a feature; first one without a title, for what stands before them all."""
    found = [Heading("", (), ())]
    lines = lines_of(text)
    for place, line in enumerate(lines, 1):
        if line.startswith("  Rule: "):
            ids = takewhile(bool, (COMMENT.match(below) for below in lines[place:]))
            found.append(_heading(line.removeprefix("  Rule: "), tuple(id[1] for id in ids if id), place))
    return found


def _heading(title: str, ids: tuple[str, ...], line: int = 0) -> Heading:
    editions = load_rulebook().editions.values()
    return Heading(title, ids, tuple(one.key for one in editions if any(one.knows(id) for id in ids)), line)


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


_TAG = re.compile(r"rule:([\w.-]+)")


def cases_by_rule() -> dict[str, list[tuple[str, int, str]]]:
    """Return for each rule that a tag names the cases that show it: topic, number on its page, name."""
    found: dict[str, list[tuple[str, int, str]]] = {}
    for case, lines in _every_case():
        tags = (line for line in lines if line.lstrip().startswith("@"))
        for rule in dict.fromkeys(rule for line in tags for rule in _TAG.findall(line)):
            found.setdefault(rule, []).append(case)
    return found


def cases_of(rule: str) -> tuple[tuple[str, int, str], ...]:
    """Return the cases that show a rule, an open point or a contradiction: topic, number on its page, name."""
    return tuple(cases_by_rule().get(rule, ()))


def cases_on(board: str) -> tuple[tuple[str, int, str], ...]:
    """Return the cases that are played on a bundled board: topic, number on its page, name."""
    return tuple(case for case, lines in _every_case() for line in lines if f'board "{board}"' in line)


def _every_case() -> Iterator[tuple[tuple[str, int, str], list[str]]]:
    """Each case of the bundled features, with its lines from the tags above it on."""
    for topic, path in bundled_features().items():
        text = re.sub(r"(\n(?:  +@.*\n)*  +Scenario(?: Outline)?: )", r"\0\1", read_text(path))
        for number, whole in enumerate(text.split("\0")[1:], 1):
            lines = whole.split("\n")
            name = next(found[1] for line in lines if (found := CASE.match(line)))
            yield (topic, number, name.strip()), lines
