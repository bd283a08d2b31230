"""What a scenario expected and did not get: as values, and as problems with their place in the file."""

from collections.abc import Mapping

from munch_cli.files.problems import Problem, did_you_mean
from munch_cli.rulebook.book import Path
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import sum_said
from munch_cli.table.typed import TYPE_CHECKING, Json

if TYPE_CHECKING:
    from munch_cli.files.scenario import Scenario

Names = tuple[str, ...]
NEAR = 2
"""So many names may be meant; more are all there are."""

CODES = {
    "expect": "not-as-expected",
    "verdict": "other-verdict",
    "cites": "not-cited",
    "open": "not-left-open",
    "choices": "not-as-expected",
    "chance": "chance-runs-out",
    "chance-left": "chance-left-over",
    "before": "scene-not-set",
    "owed": "still-owed",
    "shows": "not-shown",
    "not-modelled": "not-modelled-yet",
}
"""The kind of a failure -> the code of its problem."""


class Mismatch(NamedTuple):
    """Something is not as expected: where in the view, what was expected and what was found.

    ``terms``: what a total was made of. ``lacking``, ``extra``: how two lists differ. ``names``: what could have
    been meant where the view has nothing of that name.
    """

    at: Names
    expected: Json
    found: Json
    terms: tuple[Mapping[str, Json], ...] = ()
    lacking: tuple[Json, ...] = ()
    extra: tuple[Json, ...] = ()
    names: Names | None = None


class Failure(NamedTuple):
    """One thing that was not as it should be.

    ``kind``: one of CODES. ``named``: ids, words or numbers it is about; for a verdict the expected, the found and
    the deciding ids. ``mismatch`` for an expectation.
    """

    path: Path
    kind: str
    named: Names = ()
    mismatch: Mismatch | None = None


def failure_problem(scenario: "Scenario", failure: Failure) -> Problem:
    """A failure as it is told, with its place."""
    what, remedy = _mismatch(failure.mismatch) if failure.mismatch else _WORDS[failure.kind](failure.named)
    return scenario.problem(failure.path, CODES[failure.kind], what, remedy)


def _mismatch(mismatch: Mismatch) -> tuple[str, str]:
    where = ".".join(mismatch.at)
    if mismatch.names is not None:
        few = len(mismatch.names) <= NEAR
        remedy = did_you_mean(mismatch.names) if few else f"for example, there are: {', '.join(mismatch.names)}"
        return f"{where}: the view has nothing of this name", remedy
    if mismatch.lacking or mismatch.extra:
        parts = [f"{_listed(mismatch.lacking)} not there"] if mismatch.lacking else []
        parts += [f"{_listed(mismatch.extra)} there too"] if mismatch.extra else []
        return f"{where}: {', and '.join(parts)}", ""
    return f"{where}: expected {_said(mismatch.expected)}, found {_found(mismatch)}", ""


def _found(mismatch: Mismatch) -> str:
    """What was found; a total with its terms, and of a list as many as were counted."""
    if isinstance(mismatch.found, list) and isinstance(mismatch.expected, int | float):
        held = ", ".join(_said(part) for part in mismatch.found)
        return f"{len(mismatch.found)}: {held}" if held else "0"
    parts = [(int(str(term["amount"])), str(term["label"])) for term in mismatch.terms]
    return sum_said(_said(mismatch.found), parts)


def _said(value: Json) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_said(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_said(part) for part in value) + "]"
    return "nothing" if value is None else str(value)


def _listed(values: tuple[Json, ...]) -> str:
    said = " and ".join(_said(value) for value in values)
    return f"{said} {'is' if len(values) == 1 else 'are'}"


def _verdict(named: Names) -> tuple[str, str]:
    expected, found, *ids = named
    because = f", because of {', '.join(ids)}" if ids else ", for no rule speaks of it" if found == "silent" else ""
    return f"expected to be {expected}, and it is {found}{because}", ""


def _not_cited(named: Names) -> tuple[str, str]:
    wanted, *found = named
    decided = f"decided by {', '.join(found)}" if found else "nothing decided it"
    return f"{wanted} is not among what decided: {decided}", ""


def _not_open(named: Names) -> tuple[str, str]:
    wanted, *found = named
    left = f"it rests on {', '.join(found)}" if found else "the answer rests on no open point"
    return f"{wanted} is not what it rests on: {left}", ""


def _other_choices(named: Names) -> tuple[str, str]:
    return f"other choices are asked back: {', '.join(named) or 'none'}", ""


def _runs_out(named: Names) -> tuple[str, str]:
    if named[0] == "die":
        return "the die is asked for after this, and the step does not say what it shows", "add die = …"
    return (
        "a card is drawn after this, and neither the pile nor the step says which",
        'add draws = ["…"], or name the pile',
    )


def _left_over(named: Names) -> tuple[str, str]:
    return f"the step did not use up its chance: {', '.join(named)} left", "take it away"


def _scene(named: Names) -> tuple[str, str]:
    because = f": {', '.join(named)}" if named else ""
    return f"the scene cannot be set like this{because}", "change the sentence, or the board"


def _still_owed(named: Names) -> tuple[str, str]:
    return (
        f"something is still owed at the end: {', '.join(named)}",
        "go on until it is settled, or say ends_owed = true",
    )


def _not_shown(named: Names) -> tuple[str, str]:
    return f"{named[0]} decides nothing in this scenario", "take it out of shows, or play a case in which it decides"


def _not_modelled(named: Names) -> tuple[str, str]:
    return f"not modelled yet: {named[0]}", ""


_WORDS = {
    "verdict": _verdict,
    "cites": _not_cited,
    "open": _not_open,
    "choices": _other_choices,
    "chance": _runs_out,
    "chance-left": _left_over,
    "before": _scene,
    "owed": _still_owed,
    "shows": _not_shown,
    "not-modelled": _not_modelled,
}
