"""munch check, replay and coverage: what scenarios, features and transcripts show, and whether they and boxes hold."""

import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.cli.scenario_files import (
    editions_asked,
    examples,
    features_named,
    not_told,
    nothing_for,
    scenarios_named,
    transcript_in,
    transcripts_named,
)
from munch_cli.cli.terminal import Given, look, print_json
from munch_cli.files.boards import catalogue_of
from munch_cli.files.cards import load_catalogue, sets_in, to_row
from munch_cli.files.places import SHEET, card_files, is_box, rule_files, use_boxes
from munch_cli.files.problems import Problem, Problems, together
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import (
    CODES,
    ENDING,
    Scenario,
    bundled_features,
    failure_problem,
    name_by_topic,
    shown_as,
)
from munch_cli.files.shapes import made
from munch_cli.files.toml import read_text, read_toml
from munch_cli.repl.progress import Progress, has_pager, tell_paged
from munch_cli.rulebook.book import Edition, Rule
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.show.replay import narrated
from munch_cli.table.cards import Catalogue
from munch_cli.table.names import did_you_mean, nearest
from munch_cli.table.saying import counted, listed

if TYPE_CHECKING:
    from munch_cli.arbiter.coverage import Shown

HELD, FAILED, UNREADABLE = 0, 1, 2
EXPECTATIONS = frozenset(CODES.values())
REMEDY = "say what carries it: cards = …, covered_by = […], or prose = why there is nothing to carry out"


def run(given: Given) -> int:
    """Check each scenario named; 0 if all hold, 1 if one does not, 2 if one cannot be read."""
    if given.has("--steps"):
        return _steps(given)
    with Progress("checked") as done:
        return _checked(given, done)


def _steps(given: Given) -> int:
    """List every sentence that a feature can say; always 0."""
    from munch_cli.features.lines import step_lines, steps_json

    if given.has("--json"):
        print_json({"steps": steps_json()})
    else:
        print("\n".join(step_lines(look(given))))
    return HELD


def _checked(given: Given, done: Progress) -> int:
    failed: list[Problem] = []
    unreadable: list[Problem] = []
    otherwise: dict[str, list[str]] = {}
    checked = 0
    whole: dict[str, Callable[[str], tuple[list[str], list[Problem]]]] = {}
    for name in given.names:
        if is_box(name):
            whole[name] = _box
        elif folder := folder_of_cards(name):
            whole[folder] = check_cards
    given = given._replace(names=tuple(name for name in given.names if name not in whole and not folder_of_cards(name)))
    for folder, check in whole.items():
        checked += 1
        try:
            lines, found_there = check(folder)
        except Problems as faulty:
            unreadable += faulty.problems
            continue
        failed += found_there
        if not given.has("--json"):
            print("\n".join(line for told in lines for line in wrapped(told, look(given), "", "  ")))
    if whole and not given.names:
        return _lines_of_run(given, checked, failed, unreadable, otherwise)
    for path in features_named(given.names):
        ran, problems = _feature(path, given)
        checked += ran
        done(checked)
        failed += [problem for problem in problems if problem.code in EXPECTATIONS]
        unreadable += [problem for problem in problems if problem.code not in EXPECTATIONS]
    for path in transcripts_named(given.names):
        checked += 1
        otherwise[path] = _transcript(path, given, unreadable)
        if _is_told(given):
            _tell(given, path, "", bool(otherwise[path]))
    for scenario in scenarios_named(given.names, unreadable):
        failures: dict[str, list[Problem]] = {}
        problems_of: dict[str, tuple[Problem, ...]] = {}
        for edition in editions_asked(scenario, given):
            checked += 1
            done(checked)
            failures[edition], problems_of[edition] = [], ()
            try:
                found = replay(scenario, edition).all_failures
            except Problems as problems:
                problems_of[edition] = problems.problems
            else:
                failures[edition] = [failure_problem(scenario, failure) for failure in found]
            if _is_told(given):
                _tell(given, scenario.name, edition, bool(failures[edition] or problems_of[edition]))
        failed += together(failures)
        unreadable += together(problems_of)
    if not checked and not unreadable:
        raise SystemExit(nothing_for(given))
    done.stop()
    return _lines_of_run(given, checked, failed, unreadable, otherwise)


def _box(folder: str) -> tuple[list[str], list[Problem]]:
    """Return the lines about a user's box, and what is wrong in it. Raises ``Problems`` if it is unreadable."""
    use_boxes(folder)
    return _findings(folder)


def _findings(folder: str) -> tuple[list[str], list[Problem]]:
    """What a box is, in lines, and what is wrong with it; raises ``Problems`` if it cannot be read."""
    key = os.path.basename(os.path.abspath(folder))
    unreadable: list[Problem] = []
    for read in (load_rulebook, partial(load_catalogue, (key,) if card_files(folder) else ())):
        try:
            read()
        except Problems as found:
            unreadable += found.problems
    if unreadable:
        raise Problems(unreadable)
    book = load_rulebook()
    edition = book.editions[key]
    said = [rule_id for rule_id, cited in edition.rules.items() if not cited.borrowed_from]
    added = [book.rules[rule_id] for rule_id in said if set(book.rules[rule_id].cite) == {key}]
    problems = [_unbound(folder, rule) for rule in added if rule.binding is None]
    spoken = {book.rules[rule_id].topic for rule_id in edition.rules}
    silent = [topic for topic in book.topics if topic not in spoken]
    catalogue = catalogue_of(edition)
    decks = {deck: _dealt(catalogue, edition, deck) for deck in ("door", "treasure")}
    lines = [
        f"{edition.short}: {len(said)} rules of its own sheet ({len(added)} of them new), "
        f"{len(edition.rules) - len(said)} borrowed; {decks['door']} Door cards, {decks['treasure']} Treasure cards",
    ]
    if silent:
        lines.append(f"nothing is said or borrowed of: {', '.join(silent)}")
    for deck, count in decks.items():
        if not count:
            what = f"no {deck.title()} card of this box can be dealt"
            problems.append(Problem(os.path.join(folder, SHEET), 0, 0, "no-deck", what, "name sets = […]"))
    for card in catalogue.values():
        if card.set == key and card.unknown:
            what = f'of "{card.name}" is not known: {", ".join(sorted(card.unknown))}'
            problems.append(Problem(folder, 0, 0, "not-dealt", what, "it is not dealt before that is told"))
    return lines, problems


def _unbound(folder: str, rule: Rule) -> Problem:
    """A new rule of the box that nothing carries out."""
    file = read_toml(rule_files(folder)[rule.topic])
    tables = file.tables.get("adds", [])
    told = tables if isinstance(tables, list) else []
    place = next(n for n, table in enumerate(told) if isinstance(table, dict) and table.get("id") == rule.id)
    return file.problem(("adds", place, "id"), "rule-unbound", f'nothing carries out "{rule.id}"', REMEDY)


def _dealt(catalogue: Catalogue, edition: Edition, deck: str) -> int:
    """How many cards of a deck a game in this box is dealt from."""
    cards = (card for card in catalogue.values() if card.set in edition.sets and card.deck == deck)
    return sum(card.copies for card in cards if not card.unknown and not card.unmodelled)


def _lines_of_run(
    given: Given,
    checked: int,
    failed: list[Problem],
    unreadable: list[Problem],
    otherwise: dict[str, list[str]],
) -> int:
    """Tell what is wrong, and give the exit code."""
    if given.has("--json"):
        _print_json(checked, failed, unreadable, otherwise)
    else:
        _print(given, failed, unreadable)
        print("".join(f"{line}\n" for lines in otherwise.values() for line in lines), end="")
    return UNREADABLE if unreadable else FAILED if failed or any(otherwise.values()) else HELD


def _transcript(path: str, given: Given, unreadable: list[Problem]) -> list[str]:
    """Return the lines of a transcript that differ, as a diff. With --update, rewrite the transcript instead.

    What is wrong with a file that is no transcript goes to ``unreadable``, and the file stays as it is.
    """
    from munch_cli.files.writing import write_text
    from munch_cli.repl.session import Session
    from munch_cli.repl.transcript import differences, said_again

    try:
        recorded = transcript_in(path)
    except Problems as problems:
        unreadable += problems.problems
        return []
    now = said_again(recorded, Session())
    found = list(differences(recorded, now, path))
    if found and given.has("--update"):
        write_text(path, "\n".join(now) + "\n")
        print(f"{path} is written anew.", file=sys.stderr)
        return []
    return found


def _feature(path: str, given: Given) -> tuple[int, list[Problem]]:
    """How many scenarios of a feature were run, and what is wrong with them."""
    from munch_cli.features.running import run_feature
    from munch_cli.files.gherkin import Case, read_feature

    name = shown_as(path)
    try:
        feature = read_feature(path, name)
    except Problems as problems:
        return 1, list(problems.problems)

    def tell(case: Case, problems: Sequence[Problem]) -> None:
        _tell(given, f"{name}:{case.line} {case.name}", listed(case.boxes), bool(problems))

    folder, edition = os.path.dirname(path), given.options.get("--box", "")
    return run_feature(feature, folder, edition, tell if _is_told(given) else None)


def _is_told(given: Given) -> bool:
    return given.has("--verbose") and not given.has("--json")


def _tell(given: Given, name: str, edition: str, fails: bool) -> None:
    """Tell one that was run: whether it holds, and in which box."""
    looks = look(given)
    sign = f"{'✗' if fails else '✓'} " if looks.symbols else ""
    where = f" ({edition})" if edition else ""
    word = f"{sign}{'fails' if fails else 'holds'}"
    print(f"{paint(word, 'bad' if fails else 'good', looks)}  {name}{where}", flush=True)


def _print(given: Given, failed: list[Problem], unreadable: list[Problem]) -> None:
    bad = look(given)
    for problem in dict.fromkeys(unreadable):
        print(problem.render(), file=sys.stderr)
    for problem in failed:
        first, _, rest = problem.render().partition("\n")
        print(paint(first, "bad", bad) + (f"\n{rest}" if rest else ""))


def _print_json(
    checked: int, failed: list[Problem], unreadable: list[Problem], otherwise: dict[str, list[str]]
) -> None:
    told: dict[str, object] = {
        "checked": checked,
        "failures": [problem._asdict() for problem in failed],
        "problems": [problem._asdict() for problem in dict.fromkeys(unreadable)],
    }
    if otherwise:
        told["transcripts"] = otherwise
    print_json(told)


_CARD = re.compile(r"^\s*\[\[\s*card\b", re.MULTILINE)
_OTHER = re.compile(r"^\s*(?:title\s*=|editions?\s*=|\[\[?\s*(?:player|table|step|case|says|adds)\b)", re.MULTILINE)


def folder_of_cards(name: str) -> str:
    """Return the named folder of a user's cards, or the folder of a named card file; "" if it is none."""
    if os.path.isdir(name):
        return name if any(True for _ in _files(name)) and all(map(_is_cards, _files(name))) else ""
    is_one = name.endswith(ENDING) and os.path.isfile(name) and _is_cards(name)
    return os.path.dirname(os.path.dirname(os.path.abspath(name))) if is_one else ""


def check_cards(folder: str) -> tuple[list[str], list[Problem]]:
    """Return lines that sum the cards up, and what is left to do. Raises ``Problems`` with all that is wrong."""
    sets = sets_in(folder)
    printed = {name for edition in load_rulebook().editions.values() for name in edition.sets}
    before = load_catalogue(tuple(name for name in sets if name in printed), ())
    now = load_catalogue(sets, (folder,))
    own = [card for card in now.values() if card.id not in before or to_row(before[card.id]) != to_row(card)]
    lines, problems = [], []
    for name in sets:
        mine = [card for card in own if card.set == name]
        filled = sum(card.id in before for card in mine)
        lines.append(f"{name}: {counted(len(mine), 'card')}" + (f", {filled} of them printed" if filled else ""))
        for card in mine:
            if card.unknown:
                what = f'of "{card.name}" is not known: {", ".join(sorted(card.unknown))}'
                remedy = "it is not dealt before that is told"
                problems.append(Problem(os.path.join(folder, name), 0, 0, "not-dealt", what, remedy))
        if name not in printed and (near := nearest(name, printed, 1)):
            what = f'no box deals cards of a set called "{name}"'
            problems.append(Problem(os.path.join(folder, name), 0, 0, "unknown-set", what, did_you_mean(near)))
    return lines, problems


def _files(folder: str) -> Iterator[str]:
    for inside, _, names in os.walk(folder):
        yield from (os.path.join(inside, name) for name in names if name.endswith(ENDING) and name[0] != ".")


def _is_cards(path: str) -> bool:
    """Return True if a file has cards and nothing of a scenario or a box in it, though it may be faulty."""
    try:
        text = read_text(path, found=True)
    except Problems:
        return False
    return bool(_CARD.search(text)) and not _OTHER.search(text)


def tell_coverage(given: Given) -> int:
    """Tell how much of the sheets is carried out, and shown to be; always 0."""
    from munch_cli.arbiter.coverage import coverage
    from munch_cli.show.lists import COVERAGE, coverage_lines

    book = load_rulebook()
    with Progress("run") as done:
        found = coverage(book, shown_by_all(done), given.has("--prove"))
    if given.has("--json"):
        print_json(made(COVERAGE, found, book))
    else:
        print("\n".join(coverage_lines(found, book, look(given))))
    return 0


def shown_by_all(done: Callable[[int], None] = lambda many: None) -> "list[Shown]":
    """What every bundled scenario shows in each of its editions, and every case of the bundled features.

    Those that cannot be read or run are left out. ``done`` is called with the number of scenarios run.
    """
    from munch_cli.arbiter.coverage import shown_by
    from munch_cli.features.shown import shown_in
    from munch_cli.files.gherkin import read_feature

    unreadable: list[Problem] = []
    found: list[Shown] = []
    for many, scenario in enumerate(scenarios_named((), unreadable)):
        done(many)
        for edition in scenario.editions:
            try:
                found += shown_by(replay(scenario, edition))
            except Problems as problems:
                unreadable += problems.problems
    for path in bundled_features().values():
        found += shown_in(read_feature(path))
    return found


def tell_replays(given: Given) -> int:
    """Tell each scenario; 0 if all came out as expected, 1 if one did not, 2 if one cannot be read."""
    unreadable = not_told(tuple(name for name in given.names if not os.path.isdir(name)))
    replays: list[Replay] = []
    pages: list[str] | None = [] if has_pager() and not given.has("--json") else None
    with Progress("replayed") as done:
        _replay_all(given, unreadable, replays, pages, done)
    if not replays and not unreadable:
        raise SystemExit(nothing_for(given))
    if given.has("--json"):
        from munch_cli.show.replay import replay_json

        problems = [problem._asdict() for problem in dict.fromkeys(unreadable)]
        print_json({"replays": [replay_json(one) for one in replays], "problems": problems})
    else:
        summed_up = ["", "", _summed_up(replays)] if len(replays) > 1 else []
        if pages is not None:
            tell_paged([*pages, *summed_up])
        elif summed_up:
            print("\n".join(summed_up))
        for problem in dict.fromkeys(unreadable):
            print(problem.render(), file=sys.stderr)
    failed = any(not one.passed for one in replays)
    return UNREADABLE if unreadable else FAILED if failed else HELD


def _replay_all(
    given: Given, unreadable: list[Problem], replays: list[Replay], pages: list[str] | None, done: Progress
) -> None:
    """Run each scenario. Its lines go onto the pages, or are printed at once if there are none."""
    for scenario in scenarios_named(given.names, unreadable) if given.names else examples(unreadable):
        problems_of: dict[str, tuple[Problem, ...]] = {}
        for edition in editions_asked(scenario, given):
            problems_of[edition] = ()
            try:
                replays.append(replay(scenario, edition))
            except Problems as problems:
                problems_of[edition] = problems.problems
            else:
                done(len(replays))
                if pages is not None:
                    pages += _replay_lines(replays, given)
                elif not given.has("--json"):
                    done.stop()
                    print("\n".join(_replay_lines(replays, given)))
        unreadable += together(problems_of)


def _summed_up(replays: list[Replay]) -> str:
    """How many were told, and whether all came out as they should."""
    boards, failed = len({one.scenario.title for one in replays}), [one for one in replays if not one.passed]
    told = f"{boards} scenarios, told {len(replays)} times under the sheets that print them"
    if not failed:
        return f"{told}: every sum and every verdict came out as expected."
    return f"{told}: {len(failed)} did not come out as expected, {failed[0].scenario.title!r} first."


def _replay_lines(replays: list[Replay], given: Given) -> list[str]:
    """The last one, with two empty lines between it and the one before."""
    last, looks = replays[-1], look(given)
    elsewhere = [] if last.steps else list(_played_elsewhere(last.scenario, looks))
    return [*(["", ""] if len(replays) > 1 else []), *narrated(last, looks), *elsewhere]


def _played_elsewhere(scenario: Scenario, looks: Look) -> Iterator[str]:
    """Yield the cases of the features that are played on a scenario that has only a board."""
    from munch_cli.features.page import cases_on

    for topic, number, name in cases_on(name_by_topic(scenario)):
        yield ""
        yield from wrapped(f"{name}: munch read {topic} try {number}", looks, "    ", "      ")
