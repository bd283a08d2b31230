"""Features in lines: a topic of the rulebook with its cases, and the list of steps."""

import re
from collections.abc import Callable, Iterator, Sequence

from munch_cli.features.page import CaseShown, Heading, Page
from munch_cli.features.registry import STEPS, Step, pattern_of
from munch_cli.features.steps import misspelt
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.shapes import TEXT, made, one_of
from munch_cli.rulebook.book import Rule, Rulebook
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.rules import place_lines, said_of
from munch_cli.table.saying import listed
from munch_cli.table.typed import Json

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


def page_lines(page: Page, looks: Look) -> Iterator[str]:
    """The page in lines as wide as the screen."""
    yield paint(page.title, "strong", looks)
    yield from wrapped(page.opening, looks)
    for number, (heading, cases) in enumerate((part for part in page.parts if any(part)), 1):
        yield ""
        yield from heading_lines(heading, number, page.box, looks)
        for shown in cases:
            yield ""
            yield from case_lines(shown, page, looks)


def heading_lines(heading: Heading, number: int, key: str, looks: Look) -> Iterator[str]:
    """A heading with what the rulebook has under it: words, places, what other sheets say instead.

    Arguments: ``number``: its place on the page. ``key``: the box of the page, "" for all.
    """
    book = load_rulebook()
    box = book.editions[key] if key else None
    here = [entry for id in heading.ids if (entry := book.entry(id)) and (box is None or box.knows(id))]
    title = heading.title or (said_of(here[0], book, box) if here else "")
    if title:
        first, *more = wrapped(f"{number}. {title}", looks, "", "   ")
        yield from (paint(line, "strong", looks) for line in (first, *more))
    for entry in here:
        if (said := said_of(entry, book, box)) != title:
            yield from painted(said, "dim", looks, "   ", "   ")
        yield from place_lines(entry, box, book, looks, "   ")
        if box is None and isinstance(entry, Rule):
            for told in _elsewhere(entry, heading.ids, book):
                yield from painted(told, "dim", looks, "   ", "     ")


def _elsewhere(rule: Rule, beside: Sequence[str], book: Rulebook) -> Iterator[str]:
    """What the sheets that do not have a rule say instead, unless it stands beside it, or that they say nothing."""
    lacking = [edition for edition in book.editions.values() if not edition.has(rule.id)]
    for other in rule.differs_from:
        there = [edition.short for edition in lacking if edition.has(other)]
        if there and other not in beside:
            yield f"{listed(there)} instead: {book.rules[other].says}"
    instead = [one for one in lacking if not any(one.has(other) for other in rule.differs_from)]
    if quiet := [one.short for one in instead if one.key in rule.silent]:
        yield f"Of this nothing is said in {listed(quiet)}."


def case_lines(shown: CaseShown, page: Page, looks: Look) -> Iterator[str]:
    """A case with its steps; where its boxes differ, what is so in each."""
    boxes = "" if page.box else ", ".join(shown.case.boxes)
    title = f"{TRY} {shown.number}: {shown.case.name}{f' [{boxes}]' if boxes else ''}"
    yield from painted(title, "strong", looks, "   ", "     ")
    for line in shown.case.board:
        yield from wrapped(line, looks, "     ", "       ")
    last = ""
    for step in shown.case.steps:
        if step.kind == "given":
            continue
        word = step.kind.capitalize() if step.kind != last else "And"
        last = step.kind
        said = f"{word} {step.text}"
        found = OUTCOME.match(step.text) if step.kind == "then" else None
        indents = ("     ", "       ")
        yield from painted(said, OUTCOMES[found[1]], looks, *indents) if found else wrapped(said, looks, *indents)
        for row in step.rows:
            yield from wrapped(" | ".join(row), looks, "       ", "         ")


TRY = "try"


KINDS = ("given", "when", "then")
STEP: "dict[str, tuple[Json, Callable[[Step], Json]]]" = {
    "kind": (one_of(KINDS), lambda step: step.kind),
    "pattern": (TEXT, lambda step: pattern_of(step)),
    "example": (TEXT, lambda step: step.example),
    "says": (TEXT, lambda step: step.says),
}
"""A step as JSON values, each with its shape. ``pattern``: a regular expression that the whole sentence has to fit."""


def listed_steps() -> list[Step]:
    """Return the steps in the order of their file, without the one that offers the nearest for a misspelt sentence."""
    return [step for step in STEPS if step.function is not misspelt]


def step_lines(looks: Look) -> Iterator[str]:
    """Each kind of step: an example, and below it what the step does."""
    for kind in KINDS:
        yield paint(kind.capitalize(), "strong", looks)
        for step in listed_steps():
            if step.kind == kind:
                yield from wrapped(step.example, looks, "  ", "    ")
                yield from (paint(line, "dim", looks) for line in wrapped(step.says, looks, "      "))


def steps_json() -> list[Json]:
    """Return the steps as JSON values."""
    return [dict[str, Json](made(STEP, step)) for step in listed_steps()]
