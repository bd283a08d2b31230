"""munch read TOPIC [BOX] [try N]: a topic of the rulebook as a page, with its cases; a case is run on request."""

import os
import re
import sys
from collections.abc import Iterator, Sequence

from munch_cli.arbiter.features.boards import lines_of
from munch_cli.arbiter.features.features import run_feature
from munch_cli.arbiter.features.page import CaseRun, Page, box_of, read_page
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.show.rules import Entry, answer_lines
from munch_cli.table.names import remedy_for

READ, FAILED = 0, 1
TRY = "try"
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


def run(given: Given) -> int:
    """Shows the page, or runs the case that is asked for: 0, or 1 if it does not come out as told."""
    topic, box, number = _wish(given.names)
    looks = look(given)
    if not topic:
        print("\n".join(wrapped(f"the topics: {', '.join(bundled_features())}", looks, "", "  ")))
        return READ
    if box and not number and load_rulebook().editions[box].own:
        _show(list(sheet_lines(topic, box, looks)), looks)
        return READ
    page = read_page(topic, box)
    if number:
        return _tried(page, number, looks)
    _show(list(page_lines(page, looks)), looks)
    return _asked(page, looks) if sys.stdin.isatty() and sys.stdout.isatty() else READ


def _wish(names: Sequence[str]) -> tuple[str, str, int]:
    """The topic, the box and the number of the case that are meant. Raises ``Problems`` for unknown ones."""
    words = [name.casefold() for name in names]
    number = 0
    if TRY in words:
        place = words.index(TRY)
        which = words[place + 1 :]
        if len(which) != 1 or not which[0].isdecimal():
            raise Problems([Problem("munch read", 0, 0, "no-such-file", "which case is to be tried?", "say try 3")])
        words, number = words[:place], int(which[0])
    topic = words[0] if words else ""
    if topic and topic not in bundled_features():
        remedy = remedy_for(topic, bundled_features(), "munch read lists the topics", 2)
        raise Problems([Problem(topic, 0, 0, "no-such-file", "there is no such topic", remedy)])
    book = load_rulebook()
    said = " ".join(words[1:])
    box = book.edition_called(said) if said else ""
    if said and not box:
        remedy = f"use one of: {', '.join(book.editions)}"
        raise Problems([Problem(said, 0, 0, "unknown-edition", "no edition is called so", remedy)])
    return topic, box, number


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
            yield from _case(shown, page, looks)


def _case(shown: CaseRun, page: Page, looks: Look) -> Iterator[str]:
    """A case with its steps; where its boxes differ, what is so in each."""
    boxes = "" if page.box else ", ".join(dict.fromkeys(box for case in shown.runs if (box := box_of(case))))
    title = f"{TRY} {shown.number}: {shown.name}{f' [{boxes}]' if boxes else ''}"
    yield from painted(title, "strong", looks, "   ", "     ")
    last = ""
    for step in shown.steps:
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


def _show(lines: list[str], looks: Look) -> None:
    """Prints the lines, a screen at a time at a terminal."""
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        import click

        os.environ.setdefault("LESS", "-FRX")
        click.echo_via_pager("\n".join(lines) + "\n", color=looks.colours)
    else:
        print("\n".join(lines))


def _asked(page: Page, looks: Look) -> int:
    """Runs the cases that are asked for, until nothing more is said."""
    while True:
        try:
            said = input(f"{TRY} which case? (Enter: none) ").split()
        except EOFError:
            return READ
        if not said:
            return READ
        if said[-1].isdecimal():
            _tried(page, int(said[-1]), looks)


def _tried(page: Page, number: int, looks: Look) -> int:
    """Runs a case in each of its boxes and tells what came of it."""
    shown = page.case(number)
    if shown is None:
        print(f"munch: there is no case {number} on this page", file=sys.stderr)
        return FAILED
    print("\n".join(_case(shown, page, looks)))
    failed = False
    for case in shown.runs:
        problems = run_feature(page.feature._replace(cases=(case,)))[1]
        failed |= bool(problems)
        said = problems[0].what if problems else "it comes out as told"
        sign = ("✗ " if problems else "✓ ") if looks.symbols else ""
        line = f"   {sign}{box_of(case) or 'every sheet'}: {said}"
        print(paint(line, "bad" if problems else "good", looks))
    return FAILED if failed else READ
