"""Features run by munch itself: every case in its boxes, and what does not hold, at the line that says it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice

from munch_cli.arbiter.coverage import CRASHES, Shown
from munch_cli.features.game import NotSo
from munch_cli.features.registry import THEN, matching
from munch_cli.features.steps import misspelt, unknown
from munch_cli.features.trial import Trial
from munch_cli.files.gherkin import Case, Feature
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import CODES
from munch_cli.rulebook.book import Faults
from munch_cli.table.ids import RuleId
from munch_cli.table.names import remedy_for
from munch_cli.table.saying import listed

Each = Callable[[Case, Sequence[Problem]], None]
"""Is called with a case that was run and its faults."""
EXPECTATIONS = frozenset(CODES.values())
"""Codes of results that differ from what is said. All other codes are of features that cannot be run."""


def run_feature(
    feature: Feature, folder: str = "", edition: str = "", each: Each | None = None
) -> tuple[int, list[Problem]]:
    """Return how many cases were run, and what is wrong with them.

    Of what depends on the board only the first fault of each case is returned. Of what can be known without it all
    faults are, up to ``Faults.MOST``.

    Arguments: ``folder``: where its boards lie. ``edition``: run only the cases of this box. ``each``: is called with
    each case and its faults.
    """
    cases = [case for case in feature.cases if not edition or edition in case.boxes]
    found: list[Problem] = []
    for case in cases:
        played = (problem for problem in (_fault(feature, case, folder, edition),) if problem is not None)
        amiss = list(islice(chain(_misformed(feature, case), played), Faults.MOST - len(found)))
        if not amiss and (none := fault_of_form([step.kind for step in case.steps])) is not None:
            amiss = [feature.problem(case.line, none.code, none.what, none.remedy)]
        found += amiss
        if each is not None:
            each(case, amiss)
        if len(found) >= Faults.MOST:
            break
    return len(cases), list(dict.fromkeys(found))


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
        remedy = remedy_for(rule, known, "munch rule WORDS finds the id of a rule", 2)
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


def _fault(feature: Feature, case: Case, folder: str, edition: str) -> Problem | None:
    """Play a case and return the first thing that does not hold, with the board as it is then. None if all does."""
    fault = played(case, Trial(folder, edition))
    if fault is None:
        return None
    line, amiss = fault
    return feature.problem(line, amiss.code, amiss.what, amiss.remedy)._replace(board=amiss.board())


def played(case: Case, trial: Trial) -> tuple[int, NotSo] | None:
    """Play a case and return the first thing that does not hold, with its line. None if all does."""
    said = case.line
    for step in case.steps:
        rows = [list(row) for row in step.rows]
        if (fault := caught(partial(trial.take, step.kind, step.text, rows, step.quote))) is not None:
            return (said if fault.of_last_said else step.line), fault
        said = said if step.kind == THEN else step.line
    fault = caught(lambda: trial.end(case.rules))
    return None if fault is None else (said if fault.of_last_said else case.line, fault)


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


def shown_in(feature: Feature, edition: str = "") -> Iterator[Shown]:
    """Yield what the cases of a feature show, box by box. A case that fails in a box shows nothing there.

    Arguments: ``edition``: only what they show in this box.
    """
    for case in feature.cases:
        for box in case.boxes:
            if edition not in ("", box):
                continue
            trial = Trial(only=box)
            if played(case, trial) is None:
                game = trial.games[box]
                points = {*game.edition.gaps, *(conflict.id for conflict in game.edition.conflicts)}
                yield Shown(
                    box,
                    frozenset(RuleId(id) for id in game.ids),
                    frozenset(RuleId(id) for id in (*game.decided, *(points & game.ids))),
                    case.rules,
                    tuple(game.outcomes),
                    partial(_misses, case, box),
                )


def _misses(case: Case, box: str, id: str) -> bool:
    """True if a case does not hold in a box once a rule is switched off. A crash proves nothing."""
    try:
        return played(case, Trial(only=box, without=id)) is not None
    except CRASHES:
        return False
