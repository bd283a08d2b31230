"""Cases of one scenario file: what they share, what is their own, their names, and the places of their problems."""

import tomllib
from pathlib import Path

import jsonschema
import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.cases import cases_in
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import bundled_files, bundled_names, path_of, read_scenario, read_scenarios, scenario_in
from munch_cli.files.schemas import scenario_schema
from munch_cli.files.toml import parse_toml

FILE = """format = 1
editions = ["classic", "bites"]
[table]
turn = "Ann"
phase = "loot"
[turn]
met_monster = true
[player.Ann]
level = 4
[player.Bob]
[player.Cy]
level = 2
[[step]]
ask = "may Ann loot the room?"
verdict = "refused"
[[case]]
name = "met-one"
title = "Who met a monster does not loot"
[[case]]
name = "met-none"
title = "Who met no monster loots"
edition = "lite"
turn.met_monster = false
player.Cy.level = 3
[[case.step]]
ask = "may Ann loot the room?"
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "looting.toml"
    path.write_text(FILE, encoding="utf-8")
    return str(path)


def test_a_case_stands_alone_as_a_file_that_says_the_same(file: str) -> None:
    for case in read_scenarios(file):
        again = scenario_in(parse_toml(case.file.text_alone(), "alone.toml"))
        assert (again.title, again.steps) == (case.title, case.steps)
        assert {box: table.state for box, table in again.boards.items()} == {
            box: table.state for box, table in case.boards.items()
        }


def test_a_case_is_opened_by_its_name(file: str) -> None:
    assert read_scenario(f"{file}#met-none").name == f"{file}#met-none"
    assert read_scenario(path_of(f"{file}#met-none")).case == "met-none"
    assert read_scenario(file).case == "met-one", "without a name the first"
    named_as_the_file = Path(file).with_name("met-none.toml")
    named_as_the_file.write_text(FILE, encoding="utf-8")
    assert read_scenario(str(named_as_the_file)).case == "met-none", "or the one that is called like the file"
    with pytest.raises(Problems) as caught:
        read_scenario(f"{file}#met-nun")
    (problem,) = caught.value.problems
    assert (problem.code, problem.remedy) == ("no-such-case", 'did you mean "met-none"?')


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "column"),
    [
        ("level = 4", "levle = 4", "unknown-key", 9, 1),
        ("player.Cy.level = 3", "player.Cy.levle = 3", "unknown-key", 24, 1),
        ("player.Cy.level = 3", "player.Di.level = 30", "out-of-range", 24, 19),
        ('edition = "lite"', 'edition = "light"', "unknown-edition", 22, 11),
        ('title = "Who met no monster loots"\n', "", "missing-key", 19, 3),
        ('verdict = "refused"', 'verdict = "refuse"', "unknown-word", 15, 11),
        ('[[case.step]]\nask = "may', '[[case.step]]\nask = "my', "not-understood", 26, 8),
        ("turn.met_monster = false", "turn.met = false", "unknown-key", 23, 1),
        ('edition = "lite"', "format = 1", "unknown-key", 22, 1),
        ('name = "met-none"', 'name = "met-one"', "named-twice", 20, 8),
        ('name = "met-none"', 'name = "Met none"', "malformed-id", 20, 8),
        ('name = "met-none"\n', "", "missing-key", 19, 3),
        ("[[case]]", "[case]", "toml-syntax", 19, 6),
    ],
)
def test_what_is_wrong_in_a_case_is_shown_where_it_stands(
    old: str, new: str, code: str, line: int, column: int, file: str
) -> None:
    assert old in FILE
    Path(file).write_text(FILE.replace(old, new), encoding="utf-8")
    with pytest.raises(Problems) as caught:
        for case in read_scenarios(file):
            for box in case.editions:
                replay(case, box)
    problem = caught.value.problems[0]
    assert (problem.code, problem.line, problem.column) == (code, line, column), problem.render()


def test_the_bundled_cases_have_names_of_their_own_and_fit_the_schema() -> None:
    check = jsonschema.Draft202012Validator(scenario_schema())
    names = bundled_names()
    assert len(names) == len(set(names))
    found = []
    for path in map(Path, bundled_files()):
        text = path.read_text(encoding="utf-8")
        file = parse_toml(text, path.name)
        found += [f"{path.parent.name}/{getattr(case, 'case', path.stem)}" for case in cases_in(file)]
        if len(cases_in(file)) > 1:
            for case in cases_in(file):
                check.validate(tomllib.loads(case.text_alone()))
    assert sorted(found) == sorted(names), "the name of a case stands in its first line"
