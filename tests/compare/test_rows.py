"""Every point on which the sheets differ, asked of one board under all of them. The points: rows.toml, beside this."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from munch_cli.arbiter.compare import Compared, Comparison, compare, compare_at, moment_at
from munch_cli.engine.run import counted
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import Scenario, path_of, read_scenario

ROWS = tomllib.loads((Path(__file__).parent / "rows.toml").read_text())["row"]
EDITIONS = load_rulebook().editions
PLAYED = ("play", "citation", "alike")

Row = dict[str, Any]
"""A row of the file, and one of its sheets."""


def sheets(row: Row) -> dict[str, Row]:
    """What the row expects of each edition."""
    return {key: sheet for sheet in row["sheet"] for key in sheet["editions"]}


def named(row: Row) -> str:
    return f"{row['section']}: {row['point']}"


@cache
def scenario(name: str) -> Scenario:
    return read_scenario(path_of(name), name)


def asked(row: Row) -> dict[str, Compared]:
    """The answers of all editions on the row's board."""
    board = scenario(row["board"])
    moment = moment_at(board, board.editions[0], row["step"])
    assert moment is not None, "the board has no such step"
    book = load_rulebook()
    found = compare(moment.table, row["say"], book) if "say" in row else compare_at(board, moment, book)
    assert isinstance(found, Comparison), found
    return {answer.edition.key: answer for answer in found.answers}


SECTIONS = tuple(dict.fromkeys(row["section"] for row in ROWS))


@pytest.mark.parametrize("section", SECTIONS)
def test_each_point_of_a_section_comes_out_on_its_board(section: str) -> None:
    for row in ROWS:
        if row["section"] == section and row["shown"] in PLAYED:
            assert_played(row)


def assert_played(row: Row) -> None:
    """Check what each sheet answers on the board of a row."""
    answers = asked(row)
    told = {}
    for key, sheet in sheets(row).items():
        answer = answers[key]
        assert answer.word == sheet["answer"], f"{named(row)}, {key}: {answer.ids}"
        deciding = answer.decisive | frozenset(answer.ids)
        deciding |= counted(answer.last.table, ((name, who) for name, who in row.get("sums", ())))
        assert set(sheet.get("cites", ())) | set(sheet.get("open", ())) <= deciding, (named(row), key)
        assert set(sheet.get("lacks", ())) <= {*answer.unknown, *answer.carried}, key
        assert not set(sheet.get("knows", ())) & {*answer.unknown, *answer.carried}, key
        assert set(sheet.get("absent", ())) <= set(answer.absent), key
        facts = dict(answer.after)
        assert {name: facts.get(name, "") for name in sheet.get("facts", {})} == sheet.get("facts", {}), (
            named(row),
            key,
        )
        assert all(EDITIONS[key].has(id) for id in sheet.get("says", ())), key
        told[key] = outcome(sheet)
    assert (len(set(told.values())) > 1) == (row["shown"] == "play")
    if row["shown"] == "citation":
        assert len({reasons(sheet) for sheet in row["sheet"]}) > 1, "the sheets give the same reasons"


def outcome(sheet: Row) -> str:
    """What a sheet lets come of it."""
    return repr([sheet.get(part) for part in ("answer", "open", "facts", "lacks", "absent")])


def reasons(sheet: Row) -> frozenset[str]:
    return frozenset((*sheet.get("cites", ()), *sheet.get("says", ())))
