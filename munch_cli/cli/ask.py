"""munch ask FILE "may …?": one question put to the board of a scenario: may, what may, what if, why."""

from munch_cli.arbiter.answering import answer_json, answer_lines
from munch_cli.arbiter.asking import Answered, ask
from munch_cli.arbiter.lookup import found_json, found_lines, is_about_rules, look_up
from munch_cli.arbiter.narrating import sums
from munch_cli.cli.ask_may import asked_what_may, tell_what_may
from munch_cli.cli.ask_why import asked_why, tell_why
from munch_cli.cli.board import board_under
from munch_cli.cli.plainly import Given
from munch_cli.cli.terminal import look
from munch_cli.engine.table import Table
from munch_cli.files.bundled_scenarios import path_of, shown_as
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenario import Scenario
from munch_cli.files.scenarios import read_scenario
from munch_cli.language.answers import Answer, NotUnderstood
from munch_cli.show.look import Look, wrapped
from munch_cli.show.missed import missed_lines

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
    if (whys := asked_why(question, tables[0][1])) is not None:
        return tell_why(whys, question, scenario, given)
    if (may := asked_what_may(question, tables[0][1])) is not None:
        return tell_what_may(may, question, tables, given)
    answers: dict[str, Answered] = {}
    for key, table in tables:
        answer = ask(table, question)
        if not isinstance(answer, Answered):
            if isinstance(answer, NotUnderstood) and is_about_rules(question) and not _names_a_player(table, question):
                return _tell_rules(question, key, given)
            return _unreadable(answer, question, look(given))
        answers[key] = answer
    if given.has("--json"):
        _print_json(question, answers)
    elif given.options.get("--edition") == "all":
        _print_compared(next(iter(answers.values())).table, question, look(given))
    else:
        _print(answers, look(given))
    codes = {CODES[answer.last.verdict.outcome] for answer in answers.values()}
    return next(code for code in (UNREADABLE, NO, OPEN, YES) if code in codes)


def _names_a_player(table: Table, question: str) -> bool:
    """Whether a question is about the board: it names somebody who sits there."""
    said = question.casefold()
    return any(player.name.casefold() in said for player in table.state.players)


def _tell_rules(question: str, box: str, given: Given) -> int:
    """What the sheet of a box says to a question about the rules."""
    found = look_up(question, load_rulebook().editions[box])
    if given.has("--json"):
        import json

        print(json.dumps({"munch": 1, "question": question, "found": [found_json(one) for one in found]}, indent=2))
    else:
        print("\n".join(line for one in found for line in found_lines(one, look(given))))
    return YES if any(one.hits for one in found) else OPEN


def _tables(scenario: Scenario, given: Given) -> list[tuple[str, Table]]:
    """The board under each edition that is asked for: the sheet changes, never the cards."""
    wanted = given.options.get("--edition", "") or scenario.editions[0]
    keys = tuple(load_rulebook().editions) if wanted == "all" else (wanted,)
    return [(key, board_under(key, scenario, given)) for key in keys]


def _unreadable(answer: Answer, question: str, looks: Look) -> int:
    import sys

    print("\n".join(missed_lines(answer, question, looks)), file=sys.stderr)
    return UNREADABLE


def _print(answers: dict[str, Answered], looks: Look) -> None:
    for place, answer in enumerate(answers.values()):
        if len(answers) > 1:
            print(("\n" if place else "") + "\n".join(wrapped(f"{answer.table.law.edition.short}:", looks)))
        print("\n".join(answer_lines(answer, load_rulebook(), looks)))
        if answer.is_what_if and answer.last.table.fight is not None:
            print("\n".join(sums(answer.last.table, looks)))


def _print_compared(table: Table, question: str, looks: Look) -> None:
    """All sheets in one table, with what makes the difference."""
    from munch_cli.arbiter.compare.told import compare_lines

    print("\n".join(compare_lines(table, question, load_rulebook(), looks)))


def _print_json(question: str, answers: dict[str, Answered]) -> None:
    import json

    from munch_cli.arbiter.compare.compare import Comparison, compare

    book = load_rulebook()
    whole: dict[str, object] = {
        "munch": 1,
        "question": question,
        "answers": {key: answer_json(answer, book) for key, answer in answers.items()},
    }
    found = compare(next(iter(answers.values())).table, question, book) if len(answers) > 1 else None
    whole["compared"] = (
        {"same": found.is_same, "differing": list(found.differing), "facts": list(found.facts)}
        if isinstance(found, Comparison)
        else None
    )
    print(json.dumps(whole, indent=2, ensure_ascii=False))
