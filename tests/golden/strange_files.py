"""What munch makes of files that nobody would write: a checksum for each, of all that is told of it.

    scenario combat/pumpkinhead [[12, 13, ["level = 4"]]] 1a2b3c4d

Scenarios with other lines, features, cards and owners' words, each as it was once drawn by lot. If it can still be
read, a scenario is replayed in each of its boxes and its last board written down, a case of a feature is played, a card
is told, a word is written again and applied; else it is what is wrong with it. On some of them a condition of a reader
decided for the first time. A scenario is written as what differs from a bundled one: from line, to line, what stands
there instead. Any other file as one string.
"""

import json
from collections.abc import Callable
from difflib import SequenceMatcher
from zlib import crc32

from munch_cli.arbiter.board_text import board_told
from munch_cli.arbiter.replay import replay
from munch_cli.engine.table import Table
from munch_cli.features.running import run_feature
from munch_cli.files.cards import read_cards
from munch_cli.files.gherkin import feature_in
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.rulings_file import with_word, word_again, word_in, word_line, word_text
from munch_cli.files.scenario_writer import scenario_text
from munch_cli.files.scenarios import failure_problem, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.language.card import bad_stuff, brief, card_lines

from ..bundled import scenario
from .games import digest


def result(line: str) -> str:
    """The checksum of all that is told now of a file, for its line."""
    kind, _, rest = line.partition(" ")
    of, _, written = rest.partition(" [" if kind == "scenario" else ' "')
    said = json.loads(("[" if kind == "scenario" else '"') + written)
    return f"{crc32(told(kind, of, edited(of, said) if kind == 'scenario' else said).encode()):08x}"


def line_of(kind: str, of: str, text: str) -> str:
    """The line of a file, without the checksum."""
    written = edits(of, text) if kind == "scenario" else text
    return f"{kind} {of} {json.dumps(written, ensure_ascii=False)}"


def edits(name: str, text: str) -> list[tuple[int, int, list[str]]]:
    """What lines of a bundled scenario are replaced by which others."""
    before, after = scenario(name).file.text_alone().splitlines(), text.splitlines()
    same = SequenceMatcher(None, before, after, autojunk=False)
    return [(i, j, after[k:m]) for tag, i, j, k, m in same.get_opcodes() if tag != "equal"]


def edited(name: str, replaced: list[tuple[int, int, list[str]]]) -> str:
    """A bundled scenario with other lines."""
    lines = scenario(name).file.text_alone().splitlines()
    for start, end, instead in reversed(replaced):
        lines[start:end] = instead
    return "\n".join(lines) + "\n"


def told(kind: str, of: str, text: str) -> str:
    """All that is told of a file now."""
    try:
        return TOLD[kind](of, text)
    except Problems as wrong:
        return "\n".join(problem.render() for problem in wrong.problems)


def _of_scenario(name: str, text: str) -> str:
    written = scenario_in(parse_toml(text, name))
    lines: list[str] = []
    for edition in written.editions:
        ended = replay(written, edition)
        lines += [digest(ended.table), *(failure_problem(written, one).render() for one in ended.all_failures)]
    return "\n".join([*lines, scenario_text(ended.table, name), *_sentences(ended.table)])


def _sentences(table: Table) -> tuple[str, ...]:
    """The sentences that lay a board, or why none do."""
    try:
        return board_told(table)
    except ValueError as why:
        return (str(why),)


def _of_feature(of: str, text: str) -> str:
    feature = feature_in(text, "strange.feature")
    ran, problems = run_feature(feature)
    cased = (f"{case.name} {case.line} {case.rules} {case.tags}" for case in feature.cases)
    return "\n".join([str(ran), *(problem.render() for problem in problems), *cased])


def _of_card(set: str, text: str) -> str:
    read, faults = read_cards({"card": [json.loads(text)]}, set)
    wrong = [f"{fault.code} {'.'.join(map(str, fault.path[2:]))}: {fault.what} ({fault.remedy})" for fault in faults]
    return "\n".join(wrong or [*card_lines(read[0]), brief(read[0]), bad_stuff(read[0])])


def _of_word(of: str, text: str) -> str:
    word = word_in(parse_toml(text, "word.toml"), load_rulebook())
    name, edition = of.split()
    again = word_again(word_line(word), load_rulebook())
    return "\n".join(
        [word_text(word), word_line(again), word_line(with_word(scenario(name).boards[edition], again)[1])]
    )


TOLD: dict[str, Callable[[str, str], str]] = {
    "scenario": _of_scenario,
    "feature": _of_feature,
    "card": _of_card,
    "word": _of_word,
}
"""The kinds of file, each with what is told of one."""
