"""Features run by munch itself: every case in its boxes, and what does not hold, at the line that says it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice

from munch_cli.features.game import NotSo
from munch_cli.features.hints import nearest_rules
from munch_cli.features.registry import GIVEN, THEN, WHEN, matching
from munch_cli.features.steps import misspelt, unknown
from munch_cli.features.trial import Trial
from munch_cli.files.gherkin import Case, Feature
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import CODES
from munch_cli.rulebook.book import Faults
from munch_cli.table.names import did_you_mean, remedy_for
from munch_cli.table.saying import listed

Each = Callable[[Case, Sequence[Problem]], None]
"""Is called with a case that was run and its faults."""
EXPECTATIONS = frozenset(CODES.values())
"""Codes of results that differ from what is said. All other codes are of features that cannot be run."""


def run_feature(
    feature: Feature, folder: str = "", edition: str = "", each: Each | None = None
) -> tuple[int, list[Problem]]:
    """Return how many cases were run, and what is wrong with them.

    At most ``Faults.MOST`` are returned.

    Arguments: ``folder``: where its boards lie. ``edition``: run only the cases of this box. ``each``: is called with
    each case and its faults.
    """
    cases = [case for case in feature.cases if not edition or edition in case.boxes]
    found: list[Problem] = []
    for case in cases:
        every = chain(_misformed(feature, case), _faults(feature, case, folder, edition))
        amiss = list(islice(every, Faults.MOST - len(found)))
        if not amiss and (none := fault_of_form([step.kind for step in case.steps])) is not None:
            amiss = [feature.problem(case.line, none.code, none.what, none.remedy)]
        found += amiss
        if each is not None:
            each(case, amiss)
        if len(found) >= Faults.MOST:
            break
    return len(cases), [*{(one.line, one.what): one for one in found}.values()]


def _misformed(feature: Feature, case: Case) -> Iterator[Problem]:
    """The faults of a case that show without playing it."""
    lines = dict(case.tags)
    for rule, fault in faults_of_tags(case.rules, case.boxes):
        yield feature.problem(lines[rule], fault.code, fault.what, fault.remedy)
    for step in case.steps:
        if step.kind == THEN and any(taken.function is misspelt for taken, _ in matching(THEN, step.text)):
            fault = unknown(step.text)
            yield feature.problem(step.line, fault.code, fault.what, fault.remedy)


def faults_of_tags(rules: Sequence[str], boxes: Sequence[str]) -> Iterator[tuple[str, NotSo]]:
    """Yield the rules of tags that the rulebook, or the sheet of a box of the case, does not have, with the fault."""
    book = load_rulebook()
    known = (*book.rules, *book.gaps, *book.conflicts)
    unheard = [one for one in dict.fromkeys(rules) if one not in known and not one.startswith(("card.", "table."))]
    for rule in unheard:
        near = did_you_mean(nearest_rules(rule, known)) or "munch rule WORDS finds the id of a rule"
        remedy = remedy_for(rule, known, near, 2)
        yield rule, NotSo(f'no rule is called "{rule}"', "unknown-rule", remedy)
    for edition in (book.editions[box] for box in boxes if box in book.editions and rules and not unheard):
        if not any(edition.knows(rule) for rule in rules):
            where = listed([key for key, one in book.editions.items() if one.knows(rules[0])])
            remedy = f"munch read {rules[0].partition('.')[0]} {edition.key} tells what does; there is this in: {where}"
            what = f"none of {', '.join(rules)} stands in {edition.title}"
            yield rules[0], NotSo(what, "not-shown", remedy if where else "")


def fault_of_form(kinds: Sequence[str]) -> NotSo | None:
    """Return the fault of a case whose steps are of these kinds and that shows nothing, or None."""
    if THEN in kinds:
        return None
    return NotSo("this case has no Then, so it shows nothing", "feature-syntax", "say with Then what comes of it")


def _faults(feature: Feature, case: Case, folder: str, edition: str) -> Iterator[Problem]:
    """Play a case and yield what does not hold, each with the board as it is then, unless it is the one before."""
    shown: tuple[str, ...] = ()
    for line, fault in faults_in(case, Trial(folder, edition)):
        board = fault.board()
        yield feature.problem(line, fault.code, fault.what, fault.remedy)._replace(
            board=() if board == shown else board
        )
        shown = board


def played(case: Case, trial: Trial) -> tuple[int, NotSo] | None:
    """Play a case and return the first thing that does not hold, with its line. None if all does."""
    return next(faults_in(case, trial), None)


def faults_in(case: Case, trial: Trial) -> Iterator[tuple[int, NotSo]]:
    """Play a case and yield what does not hold, with its line.

    Play goes on behind a Then that fails, behind a question that is not understood from the next When on, and behind a
    line that fails to lay the board as far as the first When.
    """
    said, failed, unread = case.line, False, ""
    for step in case.steps:
        if unread == GIVEN != step.kind:
            return
        if unread == WHEN and step.kind == THEN:
            continue
        rows = [list(row) for row in step.rows]
        if (fault := caught(partial(trial.take, step.kind, step.text, rows, step.quote))) is not None:
            yield (said if fault.of_last_said else step.line), fault
            if fault.of_last_said or (step.kind == WHEN and not step.text.endswith("?")):
                return
            failed, unread = True, unread if step.kind == THEN else step.kind
        elif step.kind == WHEN:
            unread = ""
        said = said if step.kind == THEN else step.line
    if not failed and (fault := caught(lambda: trial.end(case.rules))) is not None:
        yield (said if fault.of_last_said else case.line), fault


def caught(act: Callable[[], None]) -> NotSo | None:
    """Act, and return the fault of what does not hold or cannot be read. None if there is none."""
    try:
        act()
    except NotSo as fault:
        return fault
    except Problems as problems:
        first = problems.problems[0]
        return NotSo(first.what, first.code, first.remedy)
    return None
