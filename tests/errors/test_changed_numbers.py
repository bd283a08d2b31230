"""A changed number in a worked example is found out: exit 1, with where, what was expected, what was found, and why."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from munch_cli.files import places
from munch_cli.files.toml import TomlFile, parse_toml, read_toml

SCENARIOS = Path(places.bundled("scenarios"))
EXAMPLES = tuple(
    (f"{path.parent.name}/{path.stem}", file)
    for path in sorted(SCENARIOS.glob("*/*.toml"))
    if "\nexample = " in path.read_text(encoding="utf-8") and (file := read_toml(str(path))).tables.get("example")
)


def totals(part: object, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], int]]:
    """Every total that an example expects, with where it stands."""
    inside = part.items() if isinstance(part, Mapping) else enumerate(part) if isinstance(part, list) else ()
    for key, held in inside:
        if key == "total" and isinstance(held, int):
            yield (*path, key), held
        yield from totals(held, (*path, key))


TOTALS = tuple((name, file, path, held) for name, file in EXAMPLES for path, held in totals(file.tables, ()))


def changed(file: TomlFile, path: tuple[str | int, ...], number: int) -> str:
    """The text of the file with another number at a place."""
    span = file.span(path)
    lines = file.text.split("\n")
    line = lines[span.line - 1]
    lines[span.line - 1] = line[: span.column - 1] + str(number) + line[span.column - 1 + span.width :]
    text = "\n".join(lines)
    assert parse_toml(text, file.name).tables != file.tables
    return text


@pytest.mark.parametrize(
    ("file", "path", "held"),
    [one[1:] for one in TOTALS[::3]],
    ids=[f"{name}-{path[1]}-{path[-2]}" for name, _, path, _ in TOTALS[::3]],
)
def test_a_changed_total_is_found_out(file, path, held, munch, tmp_path):
    by = 1 if held % 2 else -1
    board = tmp_path / "board.toml"
    board.write_text(changed(file, path, held + by), encoding="utf-8")
    said = munch("check", "--json", board)
    assert said.code == 1
    (problem,) = json.loads(said.out)["failures"]
    span = file.span(path)
    assert (problem["line"], problem["column"], problem["code"]) == (span.line, span.column, "not-as-expected")
    where = ".".join(str(part) for part in path[path.index("expect") + 1 :])
    found = re.fullmatch(
        rf"{re.escape(where)}: expected {held + by}, found {held} = (.+?)( \([a-z, -]+\))?", problem["what"]
    )
    assert found, problem["what"]
    terms = [int(amount) for amount in re.findall(r"(?:^| [+-] )(\d+)", found[1])]
    assert sum(terms) == held or " - " in found[1]
