"""The cases of the rulebook for the arbiter in the browser: how each board is opened, and what is said on it."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from munch_cli.arbiter.features.boards import sentences_in
from munch_cli.arbiter.features.page import Page, read_page
from munch_cli.files.bundled_scenarios import bundled_features, path_of
from munch_cli.files.gherkin import Case, feature_in
from munch_cli.files.scenario import Scenario
from munch_cli.files.scenarios import read_scenario, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.repl.keeping import LAID
from munch_cli.table.plain import Json

FEATURE, SCENARIO = ".feature", ".toml"
ON_BOARD = re.compile(r'the (?P<edition>[\w-]+) board "(?P<board>[^"]+)"')
OPENS = re.compile(r"^opens_after\b.*$", re.MULTILINE)
STEPS = re.compile(r"^\[\[(?:before|step)\]\]", re.MULTILINE)
ON_NEW = re.compile(r"an? (?:new|empty) (?P<edition>[\w-]+) table")


def cases_json() -> dict[str, Json]:
    """Topic/number/box -> the name of the case, the lines that lay its board, and its steps."""
    return {id: case for topic in bundled_features() for id, case in cases_on(topic, read_page(topic)).items()}


def cases_on(topic: str, page: Page) -> dict[str, Json]:
    """The same, of the cases on one page."""
    found: dict[str, Json] = {}
    for case, shown in [(run, one) for _, cases in page.parts for one in cases for run in one.runs]:
        if (laid := lines_laying(case)) is not None:
            box, lines = laid
            found.setdefault(f"{topic}/{shown.number}/{box}", _told(shown.name, lines, case))
    return found


def cases_in(files: Mapping[str, str]) -> list[dict[str, Json]]:
    """What can be tried in the texts of features and scenarios, by their names: as ``cases_on`` tells a case.

    A scenario that a feature among them is played on is part of that. Raises ``Problems`` where one is amiss.
    """
    cases = [case for name, text in files.items() if name.endswith(FEATURE) for case in feature_in(text, name).cases]
    givens = [ON_BOARD.fullmatch(step.text) for case in cases for step in case.steps if step.kind == "given"]
    beside = {given["board"] for given in givens if given is not None}
    found = [_told(case.name, laid[1], case) for case in cases if (laid := lines_laying(case, files)) is not None]
    for name, text in files.items():
        if name.endswith(SCENARIO) and name not in beside:
            found.append(_as_case(scenario_in(parse_toml(text, name)), name))
    return found


def _told(name: str, lines: list[str], case: Case) -> dict[str, Json]:
    steps: list[Json] = [[step.kind, step.text] for step in case.steps if step.kind != "given"]
    return {"name": name, "lines": list[Json](lines), "steps": steps}


def _as_case(scenario: Scenario, name: str) -> dict[str, Json]:
    """A scenario that somebody kept, on its bare board, with its steps as those of a case."""
    steps: list[Json] = []
    for step in scenario.steps_in(scenario.editions[0]):
        said = "; ".join(step.sentences)
        steps.append(["when", f"what if {said}" if step.says == "what_if" else said])
        steps += [["when", f"the die shows {pips}"] for pips in step.dice]
        steps += [["when", f"the card is {card}"] for card in step.draws]
        steps.append(["then", f"{step.verdict}: {', '.join(step.cites)}" if step.cites else step.verdict])
    line = f"open {name}{LAID}{json.dumps(_bare(scenario.file.text))}"
    return {"name": scenario.title, "lines": [line], "steps": steps}


def lines_laying(case: Case, files: Mapping[str, str] = MappingProxyType({})) -> tuple[str, list[str]] | None:
    """The box of a case, and the lines that lay its board; None for one that is put to every sheet.

    ``files``: the texts of the boards that lie beside it.
    """
    given = next((step for step in case.steps if step.kind == "given"), None)
    if given is None:
        return None
    if match := ON_BOARD.fullmatch(given.text):
        if (text := files.get(match["board"])) is not None:
            laid = json.dumps(_bare(text))
            return match["edition"], [f"open {match['board']} under {match['edition']}{LAID}{laid}"]
        return match["edition"], [f"open {match['board']} under {match['edition']}{_without_scene(match['board'])}"]
    if match := ON_NEW.fullmatch(given.text):
        return match["edition"], [f"new {match['edition']}", *sentences_in(given.below)]
    return None


@lru_cache
def _without_scene(board: str) -> str:
    """The text of a board without its steps, as a kept line tells it, where some of them would be taken on opening."""
    scenario = read_scenario(path_of(board), board)
    if not scenario.opens_after and all(step.is_tested for step in scenario.steps):
        return ""
    return f"{LAID}{json.dumps(_bare(scenario.file.text))}"


def _bare(text: str) -> str:
    """The text of a scenario with its board alone."""
    return OPENS.sub("", STEPS.split(text)[0])
