"""munch read TOPIC [BOX] [try N]: a topic of the rulebook as a page, with its cases; a case is run on request."""

import os
import sys
from collections.abc import Sequence

from munch_cli.cli.given import Given
from munch_cli.cli.terminal import look
from munch_cli.features.page import Page, for_box, read_page
from munch_cli.features.running import run_feature
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.page import TRY, case_lines, page_lines, sheet_lines
from munch_cli.table.names import remedy_for

READ, FAILED = 0, 1


def run(given: Given) -> int:
    """Show the page, or run the case that is asked for: 0, or 1 if it does not come out as told."""
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
    return _run_cases_asked(page, looks) if sys.stdin.isatty() and sys.stdout.isatty() else READ


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


def _show(lines: list[str], looks: Look) -> None:
    """Print the lines, a screen at a time at a terminal."""
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        import click

        os.environ.setdefault("LESS", "-FRX")
        click.echo_via_pager("\n".join(lines) + "\n", color=looks.colours)
    else:
        print("\n".join(lines))


def _run_cases_asked(page: Page, looks: Look) -> int:
    """Run the cases that are asked for, until nothing more is said."""
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
    """Run a case in each of its boxes and tell what came of it."""
    shown = page.case(number)
    if shown is None:
        print(f"munch: there is no case {number} on this page", file=sys.stderr)
        return FAILED
    print("\n".join(case_lines(shown, page, looks)))
    failed = False
    for box in shown.case.boxes or ("",):
        problems = run_feature(page.feature._replace(cases=(for_box(shown.case, box),)))[1]
        failed |= bool(problems)
        said = problems[0].what if problems else "it comes out as told"
        sign = ("✗ " if problems else "✓ ") if looks.symbols else ""
        line = f"   {sign}{box or 'every sheet'}: {said}"
        print(paint(line, "bad" if problems else "good", looks))
        print("".join(f"     {told}\n" for problem in problems for told in problem.board), end="")
    return FAILED if failed else READ
