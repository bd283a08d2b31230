"""The list of steps: each sentence of a feature with its pattern, its function, an example and an explanation.

``steps.py`` fills it by ``@given``, ``@when`` and ``@then``. pytest-bdd, ``munch check``, ``munch read … try`` and the
pages about steps all read it. A pattern takes a sentence only if no other pattern of its kind does.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Literal

from munch_cli.rulebook.book import Toml
from munch_cli.table.names import likeness, slip_counter
from munch_cli.table.typed import NamedTuple

Kind = Literal["given", "when", "then"]
GIVEN: Kind = "given"
WHEN: Kind = "when"
THEN: Kind = "then"
ANYTHING = "(?P<sentence>.+)"
"""The pattern of a step that takes every sentence that no other step of its kind takes."""
NEAR = 0.6
"""The nearest step is offered for a misspelt sentence if the two are at least this much alike, from 0 to 1."""
_NAMED = re.compile(r"\(\?P<\w+>")
_GROUP = re.compile(r"\(\?[:P][^()]*(?:\([^()]*\)[^()]*)*\)\??")
_CHOICE = re.compile(r"\((?:\?:|\?P<\w+>)([\w ']+(?:\|[\w ']+)+)\)")

Expect = Mapping[str, Toml]
"""A part of the view, as a scenario file writes it after ``expect``."""


class Among(NamedTuple):
    """An expectation of lists that may hold other things, too."""

    expect: Expect


Function = Callable[..., "Expect | Among | None"]
"""Plays a step. A Then may return what the view is expected to show."""


class Step(NamedTuple):
    """One kind of sentence.

    ``pattern``: as it is written in ``steps.py``. ``otherwise``: what is so if it is not, with the pattern's names in
    braces. ``is_whole``: True if the function takes the whole trial, not the game of one box.
    """

    kind: Kind
    pattern: str
    function: Function
    example: str
    says: str
    otherwise: str = ""
    is_whole: bool = False
    has_rows: bool = False


STEPS: list[Step] = []


def _step(
    kind: Kind, pattern: str, *, example: str, otherwise: str = "", is_whole: bool = False, has_rows: bool = False
) -> Callable[[Function], Function]:
    """Enter a function in the list as a step of a kind. Its docstring explains the step."""

    def enter(function: Function) -> Function:
        says = " ".join((function.__doc__ or "").split())
        STEPS.append(Step(kind, pattern, function, example, says, otherwise, is_whole, has_rows))
        return function

    return enter


given, when, then = partial(_step, GIVEN), partial(_step, WHEN), partial(_step, THEN)


def pattern_of(step: Step) -> str:
    """The whole pattern of a step: that of one that takes anything leaves out what other steps of its kind take."""
    if step.pattern != ANYTHING:
        return step.pattern
    others = (_NAMED.sub("(?:", one.pattern) for one in STEPS if one.kind == step.kind and one.pattern != ANYTHING)
    return f"(?!(?:{'|'.join(others)})$){ANYTHING}"


_compiled: dict[tuple[str, str], re.Pattern[str]] = {}


def matching(kind: str, text: str) -> Iterator[tuple[Step, re.Match[str]]]:
    """Yield each step of a kind that takes a sentence, with the match of its pattern. There is at most one."""
    for step in STEPS:
        if step.kind != kind:
            continue
        pattern = _compiled.get((kind, step.pattern))
        if pattern is None:
            pattern = _compiled[kind, step.pattern] = re.compile(pattern_of(step))
        if (found := pattern.fullmatch(text)) is not None:
            yield step, found


def nearest_step(kind: str, text: str) -> Step | None:
    """Return the step of a kind that a misspelt sentence resembles most, or None.

    The fixed words of each step are compared with the words of the sentence, those in its places are not.
    """
    distance = slip_counter()
    words = text.casefold().split()

    def score(step: Step) -> float:
        places = step.pattern.count("?P<") - len(_CHOICE.findall(step.pattern))
        return max(likeness_of(_GROUP.sub(" ", fixed).casefold().split(), places) for fixed in _choices(step.pattern))

    def likeness_of(fixed: list[str], places: int) -> float:
        found = [max((likeness(one, word, distance) for word in words), default=0.0) for one in fixed]
        return sum(one for one in found if one >= NEAR) / max(1, len(fixed), len(words) - places)

    steps = [step for step in STEPS if step.kind == kind and step.pattern != ANYTHING]
    best = max(steps, key=score, default=None)
    return best if best is not None and score(best) >= NEAR else None


def _choices(pattern: str) -> list[str]:
    """The pattern once for each way to choose among its fixed words: "(?:is|are)" gives two."""
    found = _CHOICE.search(pattern)
    if found is None:
        return [pattern]
    rest = _choices(pattern[found.end() :])
    return [f"{pattern[: found.start()]}{one}{end}" for one in found[1].split("|") for end in rest]
