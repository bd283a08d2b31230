"""Reading features: Gherkin as everybody writes it, its outlines written out, every step with its place in the file."""

from munch_cli.files.problems import Problem, Problems, Span
from munch_cli.files.toml import problem_at, read_text
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import cast

ENDING = ".feature"
KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}
STEPS = "a step begins with Given, When, Then, And or But; a scenario with Scenario:"


class Line(NamedTuple):
    """A step: "given", "when" or "then", what is said, where it stands, and the rows of the table below it."""

    kind: str
    text: str
    line: int
    column: int
    rows: tuple[tuple[str, ...], ...] = ()


class Case(NamedTuple):
    """One scenario, or one of an outline: its name, the line it stands in, the rules it is tagged with, its steps."""

    name: str
    line: int
    rules: tuple[str, ...]
    steps: tuple[Line, ...]


class Feature(NamedTuple):
    """A feature as it was read; ``file`` is what messages call it."""

    file: str
    text: str
    name: str
    cases: tuple[Case, ...]

    def problem(self, line: int, code: str, what: str, remedy: str = "") -> Problem:
        """A problem with a line of the feature."""
        whole = self.text.split("\n")[line - 1] if line else ""
        bare = whole.strip()
        return problem_at(self.file, self.text, Span(line, whole.find(bare) + 1, max(1, len(bare))), code, what, remedy)


def read_feature(path: str, name: str = "") -> Feature:
    """The feature in a file; raises ``Problems`` with all that is wrong with its form."""
    return feature_in(read_text(path, name or path), name or path)


def feature_in(text: str, name: str) -> Feature:
    """The feature that a text holds."""
    from gherkin.errors import CompositeParserException, ParserError
    from gherkin.parser import Parser
    from gherkin.pickles.compiler import Compiler

    try:
        document = Parser().parse(text)
    except CompositeParserException as several:
        raise Problems(_amiss(name, text, error) for error in several.errors) from None
    except ParserError as error:
        raise Problems([_amiss(name, text, error)]) from None
    places = _places(document)
    pickles = Compiler().compile({**document, "uri": name})
    cases = tuple(_case(cast("dict[str, object]", pickle), places) for pickle in pickles)
    title = str(cast("dict[str, dict[str, str]]", document)["feature"]["name"]) if cases else ""
    if not cases:
        said = "there is no scenario in this feature"
        raise Problems([Problem(name, 0, 0, "feature-syntax", said, "begin it with Feature: and add a Scenario:")])
    return Feature(name, text, title, cases)


def _amiss(name: str, text: str, error: object) -> Problem:
    place = cast("dict[str, int]", getattr(error, "location", None) or {})
    line, column = int(place.get("line", 1)), int(place.get("column", 1) or 1)
    lines = text.split("\n")
    found = lines[line - 1].strip() if 0 < line <= len(lines) else ""
    what = f'this line cannot stand here: "{found}"' if found else "the feature breaks off here"
    return problem_at(name, text, Span(line, column, max(1, len(found))), "feature-syntax", what, STEPS)


def _places(document: object) -> dict[str, tuple[int, int]]:
    """Where each part of a document stands, by its id."""
    found: dict[str, tuple[int, int]] = {}
    left = [document]
    while left:
        part = left.pop()
        if isinstance(part, dict):
            place = part.get("location")
            if "id" in part and isinstance(place, dict):
                found[str(part["id"])] = (int(place["line"]), int(place.get("column", 1)))
            left += part.values()
        elif isinstance(part, list):
            left += part
    return found


def _case(pickle: dict[str, object], places: dict[str, tuple[int, int]]) -> Case:
    tags = [str(tag["name"]) for tag in cast("list[dict[str, object]]", pickle["tags"])]
    nodes = cast("list[str]", pickle["astNodeIds"])
    steps = []
    for step in cast("list[dict[str, object]]", pickle["steps"]):
        line, column = places[str(cast("list[str]", step["astNodeIds"])[0])]
        kind = KINDS.get(str(step.get("type")), "when")
        steps.append(Line(kind, str(step["text"]), line, column, _rows(step.get("argument"))))
    rules = tuple(tag.removeprefix("@rule:") for tag in tags if tag.startswith("@rule:"))
    return Case(str(pickle["name"]), places[nodes[0]][0], rules, tuple(steps))


def _rows(argument: object) -> tuple[tuple[str, ...], ...]:
    """The table below a step."""
    held = cast("dict[str, dict[str, list[dict[str, list[dict[str, str]]]]]]", argument or {})
    rows = held.get("dataTable", {}).get("rows", [])
    return tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)
