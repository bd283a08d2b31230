"""The cases of the rulebook for the arbiter in the browser: how each board is opened, and what is said on it."""

import re

from munch_cli.arbiter.features.boards import sentences_in
from munch_cli.arbiter.features.page import read_page
from munch_cli.files.bundled_scenarios import bundled_features
from munch_cli.files.gherkin import Case
from munch_cli.table.plain import Json

ON_BOARD = re.compile(r'the (?P<edition>[\w-]+) board "(?P<board>[^"]+)"')
ON_NEW = re.compile(r"an? (?:new|empty) (?P<edition>[\w-]+) table")


def cases_json() -> dict[str, Json]:
    """Topic/number/box -> the name of the case, the lines that lay its board, and its steps."""
    found: dict[str, Json] = {}
    for topic in bundled_features():
        for _, cases in read_page(topic).parts:
            for shown in cases:
                for case in shown.runs:
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
        return match["edition"], [f"open {match['board']} under {match['edition']}"]
    if match := ON_NEW.fullmatch(given.text):
        return match["edition"], [f"new {match['edition']}", *sentences_in(given.below)]
    return None
