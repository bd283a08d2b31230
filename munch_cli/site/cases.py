"""The cases of the rulebook for the arbiter in the browser: how each board is opened, and what is said on it."""

import json
import re
from functools import lru_cache

from munch_cli.arbiter.features.boards import sentences_in
from munch_cli.arbiter.features.page import Page, read_page
from munch_cli.files.bundled_scenarios import bundled_features, path_of
from munch_cli.files.gherkin import Case
from munch_cli.files.scenarios import read_scenario
from munch_cli.repl.keeping import LAID
from munch_cli.table.plain import Json

ON_BOARD = re.compile(r'the (?P<edition>[\w-]+) board "(?P<board>[^"]+)"')
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
            steps: list[Json] = [[step.kind, step.text] for step in case.steps if step.kind != "given"]
            told: dict[str, Json] = {"name": shown.name, "lines": list[Json](lines), "steps": steps}
            found.setdefault(f"{topic}/{shown.number}/{box}", told)
    return found


def lines_laying(case: Case) -> tuple[str, list[str]] | None:
    """The box of a case, and the lines that lay its board; None for one that is put to every sheet."""
    given = next((step for step in case.steps if step.kind == "given"), None)
    if given is None:
        return None
    if match := ON_BOARD.fullmatch(given.text):
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
    return f"{LAID}{json.dumps(STEPS.split(scenario.file.text)[0])}"
