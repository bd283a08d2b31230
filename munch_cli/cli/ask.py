"""munch ask FILE "…?": one question put to the board of a scenario, or to the sheet of a box."""

import json
import sys

from munch_cli.arbiter.answering import answer, answer_json, answer_lines
from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.legal import may_do_json, may_do_lines, who_acts
from munch_cli.arbiter.lookup import found_json, found_lines, is_about_rules, look_up
from munch_cli.arbiter.narrating import sums
from munch_cli.arbiter.replay import played
from munch_cli.arbiter.why import (
    figure_json,
    figure_lines,
    happening_json,
    happening_lines,
    named_lines,
    named_values,
    totals,
)
from munch_cli.cli.board import board_under, steps_asked
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.engine.journal import moments
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, path_of, read_scenario, shown_as
from munch_cli.language.answers import Asked, NotUnderstood, WhatMay, Why, WhyHappened
from munch_cli.show.look import Look, missed_lines, wrapped

YES, NO, UNREADABLE, OPEN = 0, 1, 2, 3
CODES = {"allowed": YES, "refused": NO, "silent": OPEN, "conflict": OPEN, "not-modelled": OPEN, "asks": UNREADABLE}


def run(given: Given) -> int:
    """Answers; 0 for yes, 1 for no, 2 where something is asked back, 3 where the sheet does not say or says both."""
    if len(given.names) < 2:
        raise SystemExit('munch: a board and a question are needed: munch ask FILE "may …?"')
    path, question = given.names[0], " ".join(given.names[1:])
    box = load_rulebook().edition_called(path)
    if box:
        return _tell_rules(question, box, given)
    scenario = read_scenario(path_of(path), shown_as(path_of(path)))
    tables = _tables(scenario, given)
    answers: dict[str, Answered] = {}
    for key, table in tables.items():
        found = ask(table, question)
        if isinstance(found, Answered):
            answers[key] = found
            continue
        about = found.question if isinstance(found, Asked) else None
        if isinstance(about, WhatMay):
            return _tell_what_may(about, question, tables, given)
        if isinstance(about, WhyHappened) or (isinstance(about, Why) and about.number is not None):
            return _tell_why(about, question, scenario, given)
        if isinstance(found, NotUnderstood) and is_about_rules(question) and not _names_a_player(table, question):
            return _tell_rules(question, key, given)
        print("\n".join(missed_lines(found, question, look(given))), file=sys.stderr)
        return UNREADABLE
    if given.has("--json"):
        _print_json(question, answers)
    elif given.options.get("--edition") == "all":
        _print_compared(next(iter(answers.values())).table, question, look(given))
    else:
        _print(answers, look(given))
    codes = {CODES[answered.last.verdict.outcome] for answered in answers.values()}
    return next(code for code in (UNREADABLE, NO, OPEN, YES) if code in codes)


def _names_a_player(table: Table, question: str) -> bool:
    """Whether a question is about the board: it names somebody who sits there."""
    said = question.casefold()
    return any(player.name.casefold() in said for player in table.state.players)


def _tell_rules(question: str, box: str, given: Given) -> int:
    """What the sheet of a box says to a question about the rules."""
    found = look_up(question, load_rulebook().editions[box])
    if given.has("--json"):
        print(json.dumps({"munch": 1, "question": question, "found": [found_json(one) for one in found]}, indent=2))
    else:
        print("\n".join(line for one in found for line in found_lines(one, look(given))))
    return YES if any(one.hits for one in found) else OPEN


def _tables(scenario: Scenario, given: Given) -> dict[str, Table]:
    """The board under each edition that is asked for: the sheet changes, never the cards."""
    wanted = given.options.get("--edition", "") or scenario.editions[0]
    keys = tuple(load_rulebook().editions) if wanted == "all" else (wanted,)
    return {key: board_under(key, scenario, given) for key in keys}


def _tell_what_may(about: WhatMay, question: str, tables: dict[str, Table], given: Given) -> int:
    """Everything that somebody may say, under each edition that is asked for."""
    seats = (about.whom,) if about.whom >= 0 else who_acts(next(iter(tables.values())))
    if given.has("--json"):
        answers = {key: [may_do_json(table, seat) for seat in seats] for key, table in tables.items()}
        print(json.dumps({"munch": 1, "question": question, "answers": answers}, indent=2, ensure_ascii=False))
        return YES
    looks = look(given)
    for place, table in enumerate(tables.values()):
        _print_edition(table, place, len(tables), looks)
        print("\n".join(line for seat in seats for line in may_do_lines(table, seat, looks)))
    return YES


def _tell_why(about: Why | WhyHappened, question: str, scenario: Scenario, given: Given) -> int:
    """Why something happened or not, or what a figure is made of; no where what is asked about is not so."""
    edition = given.options.get("--edition", "") or scenario.editions[0]
    if edition not in scenario.editions:
        raise SystemExit(f'munch: the board is not played under "{edition}"; it is for {", ".join(scenario.editions)}')
    first = scenario.boards[edition]
    outcomes = played(scenario, edition, steps_asked(scenario, given))
    now = outcomes[-1].table if outcomes else first
    looks = look(given)
    if isinstance(about, Why):
        number = about.number or 0
        found, named = totals(now, number), named_values(number, now)
        lines = figure_lines(found, now, looks) or named_lines(number, named, now, looks)
        told, is_so = figure_json(number, found, named), bool(found or named)
    else:
        past = moments(first, outcomes)
        told, lines = happening_json(about, past, now), happening_lines(about, past, now, looks)
        is_so = told["happened"] is not about.is_no
    if given.has("--json"):
        what = "number" if isinstance(about, Why) else about.what
        whole = {"munch": 1, "question": question, "edition": edition, "about": what, "found": told}
        print(json.dumps(whole, indent=2, ensure_ascii=False))
    else:
        print("\n".join(lines))
    return YES if is_so else NO


def _print_edition(table: Table, place: int, many: int, looks: Look) -> None:
    """Where several sheets answer, which one does."""
    if many > 1:
        print(("\n" if place else "") + "\n".join(wrapped(f"{table.law.edition.short}:", looks)))


def _print(answers: dict[str, Answered], looks: Look) -> None:
    book = load_rulebook()
    for place, answered in enumerate(answers.values()):
        _print_edition(answered.table, place, len(answers), looks)
        print("\n".join(answer_lines(answer(answered, book), book, looks)))
        if answered.is_what_if and answered.last.table.fight is not None:
            print("\n".join(sums(answered.last.table, looks)))


def _print_compared(table: Table, question: str, looks: Look) -> None:
    """All sheets in one table, with what makes the difference."""
    from munch_cli.arbiter.compare import compare_lines

    print("\n".join(compare_lines(table, question, load_rulebook(), looks)))


def _print_json(question: str, answers: dict[str, Answered]) -> None:
    from munch_cli.arbiter.compare import Comparison, compare

    book = load_rulebook()
    whole: dict[str, object] = {
        "munch": 1,
        "question": question,
        "answers": {key: answer_json(answer(answered, book), book) for key, answered in answers.items()},
    }
    found = compare(next(iter(answers.values())).table, question, book) if len(answers) > 1 else None
    whole["compared"] = (
        {"same": found.is_same, "differing": list(found.differing), "facts": list(found.facts)}
        if isinstance(found, Comparison)
        else None
    )
    print(json.dumps(whole, indent=2, ensure_ascii=False))
