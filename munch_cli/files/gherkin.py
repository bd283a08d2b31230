"""Reading features: Gherkin as everybody writes it, its outlines written out, every step with its place in the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from munch_cli.files.problems import Problem, Problems, TextSpan
from munch_cli.files.toml import lines_of, problem_at, read_text, whole
from munch_cli.table.names import nearest
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from gherkin.pickles.compiler import Pickle

Part = dict[str, Any]
"""What the parser makes of a document, or of a thing in it."""
ENDING = ".feature"
KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}
MOST_LINES, MOST_SIGNS, MOST_CASES = 4_000, 200_000, 300
WORDS = ("Given", "When", "Then", "And", "But")
STEPS = "a step begins with Given, When, Then, And or But; a scenario with Scenario:"
BOARD = re.compile(
    r'(?:an? (?:new|empty) (?:(?P<box>[a-z0-9-]+) )?table|the (?:(?P<on>[a-z0-9-]+) )?board "(?P<board>[^"]+)")'
    r"(?: in (?P<boxes>[a-z0-9-]+(?:, [a-z0-9-]+)*(?: and [a-z0-9-]+)?))?"
)
"""A Given that begins with a board, and the boxes it names."""


class Line(NamedTuple):
    """A step: "given", "when" or "then", what is said, where it stands, and the rows or the text below it."""

    kind: str
    text: str
    line: int
    column: int
    rows: tuple[tuple[str, ...], ...] = ()
    quote: str = ""


class Case(NamedTuple):
    """One scenario, or one of an outline.

    ``line``: of its heading. ``tags``: the rules it is tagged with, each with its line. ``boxes``: those it is played
    in; none if every sheet is asked.
    """

    name: str
    line: int
    steps: tuple[Line, ...]
    tags: tuple[tuple[str, int], ...] = ()
    boxes: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules it is tagged with."""
        return tuple(rule for rule, _ in self.tags)

    @property
    def board(self) -> tuple[str, ...]:
        """The sentences that lay its board, or the Given itself if none does."""
        givens = [step.text for step in self.steps if step.kind == "given"]
        return tuple(given for given in givens if not BOARD.fullmatch(given)) or tuple(givens)


class Feature(NamedTuple):
    """A feature as it was read; ``file`` is what messages call it, ``opening`` the prose below its name."""

    file: str
    text: str
    name: str
    cases: tuple[Case, ...]
    opening: str = ""

    def problem(self, line: int, code: str, what: str, remedy: str = "") -> Problem:
        """Return a problem with a line of the feature."""
        whole = lines_of(self.text)[line - 1] if line else ""
        bare = whole.strip()
        return problem_at(
            self.file, self.text, TextSpan(line, whole.find(bare) + 1, max(1, len(bare))), code, what, remedy
        )


def read_feature(path: str, name: str = "") -> Feature:
    """Return the feature in a file. Raises ``Problems`` with all faults of its form."""
    return feature_in(read_text(path, name or path), name or path)


def feature_in(text: str, name: str) -> Feature:
    """Return the feature in a text. Raises ``Problems`` with all faults of its form."""
    if len(lines_of(text)) > MOST_LINES or len(text) > MOST_SIGNS:
        what = f"a feature has {MOST_LINES:,} lines and {MOST_SIGNS:,} signs at most; this has more"
        raise Problems([whole(name, "too-many", what, "part it into several")])
    from gherkin.errors import CompositeParserException
    from gherkin.parser import Parser
    from gherkin.pickles.compiler import Compiler

    try:
        document: Part = Parser().parse(text)
    except CompositeParserException as several:
        raise Problems({_amiss(name, text, error.location) for error in several.errors}) from None
    places: dict[str, tuple[int, int]] = {}
    for part in _parts(document):
        for heading in part["tableHeader"]["cells"] if "tableHeader" in part else ():
            heading["value"] = re.escape(heading["value"])  # the compiler takes headings of examples for patterns
        if "id" in part:
            places[part["id"]] = (part["location"]["line"], part["location"]["column"])
    pickles: list[Pickle] = Compiler().compile({**document, "uri": name})
    cases = tuple(_case(pickle, places) for pickle in pickles)
    if amiss := [*_unsaid(name, text, document), *_namesakes(name, text, cases)]:
        raise Problems(amiss)
    if len(cases) > MOST_CASES:
        what = f"there are {len(cases):,} scenarios in this feature"
        raise Problems([whole(name, "too-many", what, f"part it into features of {MOST_CASES} at most")])
    if not cases:
        said = "there is no scenario in this feature"
        raise Problems([whole(name, "feature-syntax", said, "begin it with Feature: and add a Scenario:")])
    told = document["feature"]
    return Feature(name, text, told["name"], cases, " ".join(told.get("description", "").split()))


def _amiss(name: str, text: str, place: dict[str, int]) -> Problem:
    """The fault of a line that cannot stand at a place; the end of the text has no column."""
    line, lines = place["line"], lines_of(text)
    found = lines[line - 1].strip() if line <= len(lines) else ""
    what = f'this line cannot stand here: "{found}"' if found else "the feature breaks off here"
    span = TextSpan(line, place.get("column", 1), max(1, len(found)))
    return problem_at(name, text, span, "feature-syntax", what, STEPS)


def _unsaid(name: str, text: str, document: Part) -> Iterator[Problem]:
    """Scenarios without any step, and lines taken for mere remarks because their first word is mistyped."""
    lines = lines_of(text)
    begun = [part["location"]["line"] for part in _parts(document) if "location" in part]
    for part in _parts(document):
        if "examples" not in part or _begins_well(part, document):
            continue
        at = part["location"]["line"]
        end = min((line for line in begun if line > at), default=len(lines) + 1)
        wrong = [place for place in range(at + 1, end) if _is_nearly_a_step(lines[place - 1])]
        for line in wrong or ([] if part["steps"] else [at]):
            bare = lines[line - 1].strip()
            what = f'no step begins like this: "{bare}"' if wrong else "this says nothing: there is no step in it"
            span = TextSpan(line, lines[line - 1].find(bare) + 1, len(bare))
            yield problem_at(name, text, span, "feature-syntax", what, STEPS)


def _namesakes(name: str, text: str, cases: tuple[Case, ...]) -> Iterator[Problem]:
    """Scenarios with the name of an earlier one: pytest-bdd would run only the last of them."""
    first: dict[str, int] = {}
    for case in cases:
        if first.setdefault(case.name, case.line) != case.line:
            span = TextSpan(case.line, 1, 1)
            what = f'another scenario has this name, in line {first[case.name]}: "{case.name}"'
            yield problem_at(name, text, span, "feature-syntax", what, "give it a name of its own")


def _begins_well(scenario: Part, document: Part) -> bool:
    """True if the first step lays a board, or goes on from the one that a background lays."""
    begins = scenario["steps"][0]["keywordType"] if scenario["steps"] else ""
    return begins == "Context" or (begins == "Action" and any("background" in part for part in _parts(document)))


def _is_nearly_a_step(line: str) -> bool:
    """True if a line that is no step begins with a word that is meant for one a step begins with."""
    first = next(iter(line.split()), "")
    return not first.startswith("#") and bool(nearest(first, WORDS))


def _parts(part: Part) -> Iterator[Part]:
    """A part of a document, and all in it but comments."""
    yield part
    for name, value in part.items():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict) and name != "comments":
                yield from _parts(one)


def _case(pickle: Pickle, places: dict[str, tuple[int, int]]) -> Case:
    tags = [(tag["name"], places[tag["astNodeId"]][0]) for tag in pickle["tags"]]
    named = tuple((tag.removeprefix("@rule:"), line) for tag, line in tags if tag.startswith("@rule:"))
    steps = []
    for step in pickle["steps"]:
        line, column = places[step["astNodeIds"][0]]
        below = step.get("argument", {})
        rows = tuple(
            tuple(cell["value"] for cell in row["cells"]) for row in below.get("dataTable", {"rows": []})["rows"]
        )
        said = below.get("docString", {}).get("content", "")
        steps.append(Line(KINDS.get(step.get("type", ""), "when"), step["text"], line, column, rows, said))
    boxes = boxes_of(step.text for step in steps if step.kind == "given")
    return Case(pickle["name"], places[pickle["astNodeIds"][0]][0], tuple(steps), named, boxes)


def boxes_of(givens: Iterable[str]) -> tuple[str, ...]:
    """Return the boxes that the Given of a case names; none if every sheet is asked."""
    found = next((found for given in givens if (found := BOARD.fullmatch(given))), None)
    named = found and (found["box"] or found["on"] or found["boxes"])
    return boxes_in(named or "")


def boxes_in(text: str) -> tuple[str, ...]:
    """Return the boxes of "classic, booty and bites"."""
    return tuple(re.split(r", | and ", text)) if text else ()
