"""Running features: every scenario on its board, and everything that does not hold, at the line that says it."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice

from munch_cli.arbiter.coverage import CRASHES, Shown
from munch_cli.arbiter.features.game import Game, NotSo
from munch_cli.arbiter.features.sheets import Sheets
from munch_cli.arbiter.features.steps import GIVEN, SAID, THEN, every_sheet, sheets_answer
from munch_cli.files.failures import CODES
from munch_cli.files.gherkin import Case, Feature, Line
from munch_cli.files.problems import Problem, Problems, did_you_mean
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.book import Faults
from munch_cli.table.ids import RuleId
from munch_cli.table.nearest import nearest

WHAT_THERE_IS = "the features that travel with munch show what can be said"
NO_ROWS = "take the lines that begin with | away; only Then the sheets answer has some"
ROWS = "add a line | EDITION | ANSWER | IDS | for each sheet below it"
Each = Callable[[Case, Sequence[Problem]], None]
"""What hears of a scenario that was run, and of what was wrong with it."""
OF_SHEETS = (every_sheet, sheets_answer)
EXPECTATIONS = frozenset(CODES.values())
"""The codes of what did not come out as told; all others are of features that cannot be run."""


def run_feature(
    feature: Feature, folder: str = "", edition: str = "", each: Each | None = None
) -> tuple[int, list[Problem]]:
    """How many scenarios were run, and what is wrong with them; ``each`` hears of every one as it goes.

    Of what hangs on the board the first thing in each is told, of what can be known without it everything, but no
    more than ``Faults.MOST`` in all.
    ``folder``: where its boards lie; ``edition``: only the scenarios of this one.
    """
    cases = [case for case in feature.cases if not edition or edition_of(case) == edition]
    found: list[Problem] = []
    for case in cases:
        amiss = list(islice(chain(_unknown(feature, case), _run(feature, case, folder)), Faults.MOST - len(found)))
        found += amiss
        if each is not None:
            each(case, amiss)
        if len(found) >= Faults.MOST:
            break
    return len(cases), list(dict.fromkeys(found))


def _unknown(feature: Feature, case: Case) -> Iterator[Problem]:
    """Rules that a scenario is tagged with and nobody knows, and steps that look for what nobody can look for."""
    book = load_rulebook()
    for rule, line in dict(case.tags).items():
        if not rule.startswith(("card.", "table.")) and book.entry(rule) is None:
            known = (*book.rules, *book.gaps, *book.conflicts)
            remedy = did_you_mean(nearest(rule, known, 2)) or "munch rule WORDS finds the id of a rule"
            yield feature.problem(line, "unknown-rule", f'no rule is called "{rule}"', remedy)
    for step in case.steps:
        if step.kind == "then" and next(_matches(THEN, step.text), None) is None:
            yield feature.problem(step.line, "not-understood", _nothing(step), WHAT_THERE_IS)


def _nothing(step: Line) -> str:
    return f'"{step.text}" is nothing that can be looked for'


def edition_of(case: Case) -> str:
    """The edition that the board of a scenario is laid for; "" if it has none."""
    found = next((match for step in case.steps for _, match in _matches(GIVEN, step.text)), None)
    return found.get("edition", "") if found else ""


def _run(feature: Feature, case: Case, folder: str) -> Iterator[Problem]:
    yield from _played(feature, case, folder, "")[1]


def _played(
    feature: Feature, case: Case, folder: str, without: str
) -> tuple[Game | Sheets | None, tuple[Problem, ...]]:
    """A case played, with a rule switched off or none: how it ended, and what did not hold."""
    game: Game | Sheets | None = None
    line = case.line
    try:
        for step in case.steps:
            line = step.line
            game = _take(step, game, folder, without)
        line = case.line
        if game is not None:
            game.end(case.rules)
    except NotSo as amiss:
        return game, (feature.problem(line, amiss.code, amiss.what, amiss.remedy),)
    except Problems as problems:
        first = problems.problems[0]
        return game, (feature.problem(line, first.code, first.what, first.remedy),)
    return game, ()


def shown_in(feature: Feature, folder: str = "") -> Iterator[Shown]:
    """What the cases of a feature show, each in its edition; one that fails or is put to every sheet shows nothing."""
    for case in feature.cases:
        game, amiss = _played(feature, case, folder, "")
        if isinstance(game, Game) and not amiss:
            points = {*game.edition.gaps, *(conflict.id for conflict in game.edition.conflicts)}
            yield Shown(
                game.edition.key,
                frozenset(RuleId(id) for id in game.ids),
                frozenset(RuleId(id) for id in (*game.decided, *(points & game.ids))),
                case.rules,
                tuple(game.outcomes),
                partial(_misses, feature, case, folder),
            )


def _misses(feature: Feature, case: Case, folder: str, id: str) -> bool:
    """Whether a case does not come out as it is told once a rule is switched off; a crash proves nothing."""
    try:
        return bool(_played(feature, case, folder, id)[1])
    except CRASHES:
        return False


def _take(step: Line, game: Game | Sheets | None, folder: str, without: str = "") -> Game | Sheets:
    """Takes a step; gives the game, which the first one lays out."""
    if step.kind == "given":
        for begin, found in _matches(GIVEN, step.text):
            if step.rows:
                raise NotSo(f'no table goes with "{step.text}"', "not-understood", NO_ROWS)
            laid = begin(**found, docstring=step.below, folder=folder, without=without)
            assert isinstance(laid, Game | Sheets)
            return laid
    if game is None:
        remedy = "begin with Given a new bites table, or Given the bites board NAME"
        raise NotSo("no board is laid out yet", "not-understood", remedy)
    for take, found in _matches(THEN if step.kind == "then" else SAID, step.text):
        if bool(step.rows) is not (take is sheets_answer):
            what = f'{"no" if step.rows else "a"} table goes with "{step.text}"'
            raise NotSo(what, "not-understood", NO_ROWS if step.rows else ROWS)
        rows = {"datatable": [list(row) for row in step.rows]} if step.rows else {}
        if isinstance(game, Sheets) is not (take in OF_SHEETS):
            raise NotSo("one sheet and every sheet do not go together", "not-understood", WHAT_THERE_IS)
        take(game, **found, **rows)
        return game
    raise NotSo(_nothing(step), "not-understood", WHAT_THERE_IS)


def _matches(
    table: Sequence[tuple[str, Callable[..., object]]], text: str
) -> Iterator[tuple[Callable[..., object], dict[str, str]]]:
    """The functions whose patterns a text fits, each with its named parts."""
    for pattern, function in table:
        found = re.fullmatch(pattern, text)
        if found is not None:
            yield function, found.groupdict()
