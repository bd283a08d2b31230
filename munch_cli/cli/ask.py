"""munch ask FILE "…?": one question put to the board of a scenario, or to the sheet of a box."""

import sys
from typing import TYPE_CHECKING

from munch_cli.arbiter.answering import Judged, Put, answer_to
from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.legal import MayDo
from munch_cli.arbiter.lookup import is_about_rules, look_up
from munch_cli.arbiter.replay import played
from munch_cli.arbiter.view import past_seen
from munch_cli.cli.board import board_under, edition_played, scenario_named, steps_asked
from munch_cli.cli.given import Given
from munch_cli.cli.terminal import look, print_json
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario
from munch_cli.language.answers import Asked, NotUnderstood, WhatMay, Why, WhyHappened
from munch_cli.show.answers import json_of, lines_of
from munch_cli.show.board import sum_lines
from munch_cli.show.compare import in_short
from munch_cli.show.look import missed_lines, wrapped
from munch_cli.show.rules import found_json, found_lines
from munch_cli.show.what_may import may_json

if TYPE_CHECKING:
    from munch_cli.arbiter.compare import Comparison

YES, NO, UNREADABLE, OPEN = 0, 1, 2, 3
RULES = {"yes": YES, "no": NO, "silent": OPEN, "missed": UNREADABLE, "": YES}
"""The exit code of each answer of a sheet; a rule that answers neither yes nor no is found all the same."""
CODES = {"allowed": YES, "refused": NO, "silent": OPEN, "conflict": OPEN, "not-modelled": OPEN, "asks": UNREADABLE}


def run(given: Given) -> int:
    """Answers. 0 for yes, 1 for no, 2 if a choice is asked back, 3 if the sheet does not say or says both."""
    if len(given.names) < 2:
        raise SystemExit('munch: a board and a question are needed: munch ask FILE "may …?"')
    path, question = given.names[0], " ".join(given.names[1:])
    box = load_rulebook().edition_called(path)
    if box:
        return _tell_rules(question, box, given)
    scenario = scenario_named(path)
    wanted = given.options.get("--edition", "") or scenario.editions[0]
    keys = tuple(load_rulebook().editions) if wanted == "all" else (wanted,)
    answers: dict[str, Judged | MayDo] = {}
    for key in keys:
        table = board_under(key, scenario, given)
        read = ask(table, question)
        about = read.question if isinstance(read, Asked) else None
        if isinstance(read, Answered):
            answers[key] = Judged(read)
        elif isinstance(about, WhatMay) and isinstance(found := answer_to(about, Put(table)), MayDo):
            answers[key] = found
        elif isinstance(about, WhyHappened) or (isinstance(about, Why) and about.number is not None):
            return _tell_why(about, question, scenario, given)
        elif isinstance(read, NotUnderstood) and is_about_rules(question) and not _names_a_player(table, question):
            return _tell_rules(question, key, given)
        else:
            print("\n".join(missed_lines(read, question, look(given))), file=sys.stderr)
            return UNREADABLE
    return _tell(question, answers, given)


def _names_a_player(table: Table, question: str) -> bool:
    """Return True if a question is about the board: it names a player who sits there."""
    said = question.casefold()
    return any(player.name.casefold() in said for player in table.state.players)


def _tell_rules(question: str, box: str, given: Given) -> int:
    """What the sheet of a box says to a question about the rules."""
    found = look_up(question, load_rulebook().editions[box])
    if given.has("--json"):
        print_json({"question": question, "found": [found_json(one) for one in found]})
    else:
        print("\n".join(line for one in found for line in found_lines(one, look(given))))
    codes = {RULES[one.word] for one in found}
    return next(code for code in (UNREADABLE, NO, OPEN, YES) if code in codes)


def _tell_why(about: Why | WhyHappened, question: str, scenario: Scenario, given: Given) -> int:
    """Tell why something happened or not, or what a figure is made of. NO if it is not as the question takes it to
    be.
    """
    from munch_cli.arbiter.why import Explained, Figure

    edition = edition_played(scenario, given)
    first = scenario.boards[edition]
    outcomes = played(scenario, edition, steps_asked(scenario, given))
    now = outcomes[-1].table if outcomes else first
    found = answer_to(about, Put(now, past=lambda: past_seen(first, outcomes)))
    assert isinstance(found, Explained | Figure), "why something happened is explained; a number is a figure"
    if given.has("--json"):
        what = "number" if isinstance(about, Why) else about.what
        print_json({"question": question, "edition": edition, "about": what, "found": json_of(found)})
    else:
        print("\n".join(lines_of(found, look(given))))
    return YES if found.is_so else NO


def _tell(question: str, answers: dict[str, Judged | MayDo], given: Given) -> int:
    """The answer under each edition asked for. For several, one table that shows what makes the difference."""
    judged = {key: found for key, found in answers.items() if isinstance(found, Judged)}
    compared = _compared(next(iter(judged.values())).asked.table, question) if len(judged) > 1 else None
    if given.has("--json"):
        each = {key: may_json(one) if isinstance(one, MayDo) else json_of(one) for key, one in answers.items()}
        told: dict[str, object] = {"question": question, "answers": each}
        if judged:
            told["compared"] = in_short(compared) if compared is not None else None
        print_json(told)
    elif compared is not None:
        print("\n".join(lines_of(compared, look(given))))
    else:
        looks = look(given)
        for place, (key, found) in enumerate(answers.items()):
            if len(answers) > 1:
                named = wrapped(f"{load_rulebook().editions[key].short}:", looks)
                print(("\n" if place else "") + "\n".join(named))
            print("\n".join(lines_of(found, looks)))
            if isinstance(found, Judged) and found.asked.is_what_if and found.asked.last.table.fight is not None:
                print("\n".join(sum_lines(found.asked.last.table, looks, "    ")))
    codes = {CODES[found.word] for found in judged.values()} or {YES}
    return next(code for code in (UNREADABLE, NO, OPEN, YES) if code in codes)


def _compared(table: Table, question: str) -> "Comparison | None":
    """All sheets in one table. None if the question cannot be put to them together."""
    from munch_cli.arbiter.compare import Comparison, compare

    found = compare(table, question, load_rulebook())
    return found if isinstance(found, Comparison) else None
