"""A topic of the rulebook as a page: its rules with their places, and the cases that show them."""

import re
from collections.abc import Iterator

from munch_cli.arbiter.board_text import lines_of
from munch_cli.features.page import CaseShown, Page
from munch_cli.files.rulebook import load_rulebook
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.rules import Entry, answer_lines

OUTCOMES = {
    "that is allowed": "good",
    "that is refused": "bad",
    "that is not possible": "bad",
    "that is left open": "open",
    "that is a contradiction": "open",
    "it is open in what follows": "open",
}
"""How a Then that tells an outcome begins -> its colour. Other results on the board have none."""


OUTCOME = re.compile(rf"(?:(?:in [\w, -]+|elsewhere): )?({'|'.join(OUTCOMES)})\b")


def sheet_lines(topic: str, key: str, looks: Look) -> Iterator[str]:
    """What the sheet of a person's own box says on a topic, rule by rule. Cases are told of the printed boxes only."""
    book = load_rulebook()
    box = book.editions[key]
    entries: list[Entry] = [cited.rule for cited in box.rules.values() if not cited.rule.case]
    entries = [entry for entry in (*entries, *box.gaps.values()) if entry.topic == topic]
    yield paint(f"{topic}: {box.title}", "strong", looks)
    for entry in entries:
        yield ""
        yield from answer_lines(entry, box, book, looks)
    if not entries:
        yield from wrapped("nothing is said of it, and nothing borrowed.", looks)


def page_lines(page: Page, looks: Look) -> Iterator[str]:
    """The page in lines as wide as the screen. A rule that stands on it is named by its place on the page."""
    places = {id: number for number, (told, _) in enumerate(page.parts, 1) for id in told.ids}
    yield paint(page.title, "strong", looks)
    yield from wrapped(page.opening, looks)
    for number, (told, cases) in enumerate(page.parts, 1):
        yield ""
        if told.title:
            first, *more = wrapped(f"{number}. {told.title}", looks, "", "   ")
            yield from (paint(line, "strong", looks) for line in (first, *more))
        for line in told.lines:
            link = next((f" (see {n})" for id, n in places.items() if f"({id})" in line and n != number), "")
            yield from painted(f"{line}{link}", "dim", looks, "   ", "     ")
        for shown in cases:
            yield ""
            yield from case_lines(shown, page, looks)


def case_lines(shown: CaseShown, page: Page, looks: Look) -> Iterator[str]:
    """A case with its steps; where its boxes differ, what is so in each."""
    boxes = "" if page.box else ", ".join(shown.case.boxes)
    title = f"{TRY} {shown.number}: {shown.case.name}{f' [{boxes}]' if boxes else ''}"
    yield from painted(title, "strong", looks, "   ", "     ")
    last = ""
    for step in shown.case.steps:
        word = step.kind.capitalize() if step.kind != last else "And"
        last = step.kind
        if step.kind == "given" and step.below:
            for line in lines_of(step.below):
                yield from wrapped(line, looks, "     ", "       ")
            continue
        said = f"{word} {step.text}"
        found = OUTCOME.match(step.text) if step.kind == "then" else None
        indents = ("     ", "       ")
        yield from painted(said, OUTCOMES[found[1]], looks, *indents) if found else wrapped(said, looks, *indents)
        for row in step.rows:
            yield from wrapped(" | ".join(row), looks, "       ", "         ")


TRY = "try"
