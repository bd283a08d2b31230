"""munch rule [ID|WORDS…]: what the sheets say, looked up by id or by words; codes of problems too."""

import sys
from collections.abc import Mapping, Sequence

from munch_cli.arbiter.lookup import look_up
from munch_cli.cli.given import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.features.page import cases_of
from munch_cli.files.codes import HELP
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenario_index import list_scenarios
from munch_cli.files.shapes import made
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.rules import NUMBER, entry_json, entry_lines, found_lines, hit_line, number_lines
from munch_cli.show.scenario_list import deciding_lines
from munch_cli.table.typed import Json

FOUND, NOTHING = 0, 1


def run(given: Given) -> int:
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
    box = book.editions[given.options["--edition"]] if "--edition" in given.options else None
    answers = look_up(words, box)
    entries = [entry_json(entry, book) for found in answers for _, entry in found.hits]
    lines = [line for found in answers for line in found_lines(found, looks)]
    if not entries:
        print("\n".join(lines), file=sys.stderr)
        lines = []
    return _show(given, entries, lines, words)


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
