"""Cases of one scenario file: what they share, what is their own, their names, and the places of their problems."""

from pathlib import Path

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import path_of, read_scenario, read_scenarios

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
        ('name = "met-none"', 'name = "met-one"', "named-twice", 20, 8),
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
