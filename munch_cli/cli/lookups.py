"""munch rule looks up what the sheets say, by id or by words; munch read tells a topic with its cases."""

import os
import sys
from collections.abc import Mapping, Sequence

from munch_cli.arbiter.lookup import look_up
from munch_cli.cli.terminal import Given, complain, known, look, print_json
from munch_cli.features.lines import TRY, case_lines, page_lines
from munch_cli.features.page import Page, cases_of, for_box, read_page
from munch_cli.features.running import run_feature
from munch_cli.files.codes import HELP
from munch_cli.files.places import bundled
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features, list_scenarios
from munch_cli.files.shapes import made
from munch_cli.rulebook.book import Edition, Rulebook
from munch_cli.rulebook.sheet import Section, is_place, sections_named, sections_of
from munch_cli.show.lists import deciding_lines
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.rules import (
    CONFLICT,
    EDITION,
    GAP,
    NUMBER,
    RULE,
    entry_json,
    entry_lines,
    found_lines,
    hit_line,
    number_lines,
)
from munch_cli.show.topic_pages import section_lines, sheet_json, sheet_lines
from munch_cli.table.names import remedy_for
from munch_cli.table.typed import Json

FOUND, NOTHING = 0, 1


def rule(given: Given) -> int:
    """Tell the rule, or those that fit the words; 1 if there is none."""
    book = load_rulebook()
    words = " ".join(given.names)
    looks = look(given)
    entry = book.entry(words)
    if entry is not None:
        cases = cases_of(entry.id)
        runs = [f"{name} (munch read {topic} try {number})" for topic, number, name in cases]
        told = [line for said in runs for line in wrapped(said, looks, "    ", "      ")]
        deciding = list_scenarios(entry.id)
        lines = [*entry_lines(entry, book, looks), *(["  cases:"] if told else []), *told]
        lines += deciding_lines(deciding, entry.id, looks)
        shown: list[Json] = [{"topic": topic, "case": number, "name": name} for topic, number, name in cases]
        return _show(
            given,
            [entry_json(entry, book) | {"cases": shown, "scenarios": [one.name for one in deciding]}],
            lines,
            words,
        )
    if number := book.number_called(words):
        return _show(given, [made(NUMBER, number, book)], number_lines(number, book, looks), words)
    topic = book.topics if not words else (words,) if words in book.topics else ()
    if topic:
        return _topics(given, book, topic, looks)
    if help_text := HELP.get(words, ""):
        return _show(given, [{"code": words, "help": help_text}], [words, *wrapped(help_text, looks, "  ")], words)
    box = book.editions[given.options["--box"]] if "--box" in given.options else None
    if is_place(words) and (places := _places(words, [box] if box else list(book.editions.values()))):
        rules = {one.id: one for _, section in places for part in section.paragraphs for one in part.rules}
        lines = [line for short, section in places for line in ("", short, *section_lines(section, looks))][1:]
        return _show(given, [entry_json(one, book) for one in rules.values()], lines, words)
    answers = look_up(words, box)
    entries = [entry_json(entry, book) for found in answers for _, entry in found.hits]
    lines = [line for found in answers for line in found_lines(found, looks)]
    if not entries:
        print("\n".join(lines), file=sys.stderr)
        lines = []
    return _show(given, entries, lines, words)


EXPORTS = ("rulebook", "examples")


def _copy_examples() -> int:
    import shutil

    try:
        shutil.copytree(bundled("examples"), "examples")
    except OSError as why:
        raise SystemExit(f"the examples cannot be written: {(why.strerror or str(why)).lower()}") from None
    print("the examples lie in examples/")
    return FOUND


def _places(words: str, boxes: Sequence[Edition]) -> list[tuple[str, Section]]:
    """Return what stands at a place on the sheets of the boxes, each with the name of its sheet."""
    return [(box.short, section) for box in boxes for section in sections_named(words, box)]


def export(given: Given) -> int:
    """Print the whole rulebook as JSON, or copy the examples into the folder one is in; return 0."""
    if known("export", " ".join(given.names), EXPORTS) == "examples":
        return _copy_examples()
    book = load_rulebook()
    print_json(
        {
            "editions": [made(EDITION, edition) for edition in book.editions.values()],
            "rules": [made(RULE, rule, book) for rule in book.rules.values()],
            "open_points": [made(GAP, gap, book) for gap in book.gaps.values()],
            "contradictions": [made(CONFLICT, conflict, book) for conflict in book.conflicts.values()],
            "numbers": [made(NUMBER, number, book) for number in book.numbers.values()],
            "sheets": [sheet_json(edition, sections_of(edition)) for edition in book.editions.values()],
        }
    )
    return FOUND


def _show(given: Given, entries: Sequence[Mapping[str, Json]], lines: list[str], words: str) -> int:
    if given.has("--json"):
        print_json({"asked": words, "entries": entries})
    elif lines:
        print("\n".join(lines))
    return FOUND if entries else NOTHING


def _topics(given: Given, book: Rulebook, topics: tuple[str, ...], looks: Look) -> int:
    """The rules of a topic; without one, all topics with the number of their rules."""
    rules = [rule for rule in book.rules.values() if rule.topic in topics]
    if len(topics) == 1:
        lines = [line for rule in rules for line in hit_line(rule, looks)]
    else:
        counts = {topic: sum(rule.topic == topic for rule in rules) for topic in topics}
        lines = [f"{paint(topic, 'strong', looks)}: {count} rules" for topic, count in counts.items()]
    return _show(given, [entry_json(rule, book) for rule in rules], lines, " ".join(given.names))


READ, FAILED = 0, 1


def read(given: Given) -> int:
    """Show the page, or run the case that is asked for: 0, or 1 if it does not come out as told."""
    topic, box, number = _wish(given.names)
    looks = look(given)
    if not topic:
        print("\n".join(wrapped(f"the topics: {', '.join(bundled_features())}", looks, "", "  ")))
        return READ
    if box and not number and load_rulebook().editions[box].own:
        _show_page(list(sheet_lines(topic, box, looks)), looks)
        return READ
    page = read_page(topic, box)
    if number:
        return _tried(page, number, looks)
    _show_page(list(page_lines(page, looks)), looks)
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


def _show_page(lines: list[str], looks: Look) -> None:
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
        complain(f"there is no case {number} on this page", "no-such-case")
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
