"""Every code of a problem has a file here that causes it, and every file tells what stands at its top, all at once.

At the top of each file: ``#> line:column code`` for each problem it causes (0:0 for the file as a whole). A file that
begins ``# in topics/loot.toml`` is laid at that place into the sound little rulebook in ``rulebook/``.
"""

import errno
import json
import os
import re
import shutil
from pathlib import Path

import pytest

from munch_cli.files.codes import HELP
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import read_rulebook
from munch_cli.files.scenarios import CODES
from munch_cli.files.writing import write_text

HERE = Path(__file__).parent
FILES = sorted(path.name for ending in ("toml", "feature") for path in HERE.glob(f"*.{ending}"))
EXPECTATIONS = frozenset(CODES.values())
"""The codes of what did not come out as expected: the answer is no, and the file could be read."""
MADE = {"no-such-file", "unreadable-file", "file-too-large", "unwritable-file"}
"""The codes of problems with the file itself: the tests at the end make what causes them."""
IN_BOXES = {"no-box", "said-both", "rule-unbound", "no-deck", "not-dealt"}
"""The codes of problems in boxes of one's own: tests/boxes makes what causes them."""
OF_FUNCTIONS = {"unbound-function", "unknown-function"}
"""The codes of functions that no rule names, and of names without a function: tests/coverage makes them."""
OF_COMMANDS = {"bad-usage", "answer-unwritten", "our-fault", "other-box", "other-word"}
"""The codes of problems with a command line: tests/cli, tests/edges, tests/packaging and tests/repl make them."""
OF_SEVERAL = {"wrong-throughout"}
"""Files in which much is wrong."""
WORDED = ("wrong-throughout", "unknown-card", "unknown-option", "not-understood", "not-as-expected", "value-twice")
"""The files whose messages are compared letter by letter."""


def text_of(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8", errors="replace")


def announced(name: str) -> list[tuple[int, int, str]]:
    """What the file says that it causes."""
    found = re.findall(r"^#> (\d+):(\d+) ([a-z-]+)$", text_of(name), re.M)
    return [(int(line), int(column), code) for line, column, code in found]


def place_in_rulebook(name: str) -> str:
    """Where in a rulebook the file is laid; "" for a scenario."""
    first = text_of(name).split("\n", 1)[0]
    return first.removeprefix("# in ") if first.startswith("# in ") else ""


def rulebook_problems(name: str, tmp_path: Path) -> tuple[Problem, ...]:
    """What a rulebook with this file in it tells."""
    folder = tmp_path / "rulebook"
    shutil.copytree(HERE / "rulebook", folder)
    shutil.copy(HERE / name, folder / place_in_rulebook(name))
    with pytest.raises(Problems) as caught:
        read_rulebook(str(folder))
    assert caught.value.exit_code == 2
    return caught.value.problems


def caused(name: str, munch, tmp_path: Path, monkeypatch) -> tuple[Problem, ...]:
    """What the file causes, as the program tells it."""
    if place_in_rulebook(name):
        return rulebook_problems(name, tmp_path)
    monkeypatch.chdir(HERE)
    said = munch("check", "--json", name)
    told = json.loads(said.out)
    problems = [Problem(**problem) for problem in (*told["failures"], *told["problems"])]
    is_no = all(problem.code in EXPECTATIONS for problem in problems)
    assert said.code == (1 if is_no else 2)
    return tuple(problems)


@pytest.mark.parametrize("name", FILES)
def test_a_file_tells_what_stands_at_its_top_and_nothing_else(name, munch, tmp_path, monkeypatch):
    problems = caused(name, munch, tmp_path, monkeypatch)
    assert sorted((problem.line, problem.column, problem.code) for problem in problems) == sorted(announced(name))


@pytest.mark.parametrize("name", FILES)
def test_a_problem_says_what_was_found_and_one_remedy(name, munch, tmp_path, monkeypatch):
    for problem in caused(name, munch, tmp_path, monkeypatch):
        assert problem.what and problem.what == problem.what.strip()
        assert not problem.what.startswith(("invalid", "error", "wrong")) and not problem.what.endswith(".")
        assert problem.what[0] == problem.what[0].lower() or problem.what.startswith("Jenn "), "a name may begin it"
        assert problem.remedy or problem.code in EXPECTATIONS
        assert problem.file.endswith(place_in_rulebook(name) or name)
        lines = problem.render().split("\n")
        assert lines[0].endswith(f"error[{problem.code}]: {problem.what}")
        if problem.line and problem.excerpt:
            assert problem.excerpt == (HERE / name).read_text(encoding="utf-8").split("\n")[problem.line - 1]
            assert "^" in lines[2]


def test_the_rulebook_they_are_laid_into_is_sound():
    assert list(read_rulebook(str(HERE / "rulebook")).editions) == ["one", "two"]


def test_every_code_has_its_file_and_every_file_its_code():
    named = {name.partition(".")[0] for name in FILES}
    assert named - OF_SEVERAL | MADE | IN_BOXES | OF_FUNCTIONS | OF_COMMANDS == set(HELP)
    for name in FILES:
        code = name.partition(".")[0]
        codes = [told for _, _, told in announced(name)]
        assert codes and (code in codes or code in OF_SEVERAL), name
        assert len(set(codes)) > 5 or code not in OF_SEVERAL


def test_a_code_is_explained_to_whoever_asks(munch):
    for code in HELP:
        said = munch("rule", code)
        assert said.code == 0
        assert code in said.out


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("not-left-open", ["gap.selling-2000-at-level-8"]),
        ("not-left-open.none-wanted", ["gap.selling-2000-at-level-8"]),
        ("not-cited", ["helping.only-one-helper", "combat.higher-player-total-kills"]),
        ("not-cited.none-wanted", ["combat.higher-player-total-kills"]),
    ],
)
def test_what_was_wanted_and_what_it_rests_on_are_told_with_their_ids(name, told, munch, tmp_path, monkeypatch):
    (problem,) = caused(f"{name}.toml", munch, tmp_path, monkeypatch)
    assert re.findall(r"[a-z-]+\.[a-z0-9-]+", problem.what) == told


@pytest.mark.parametrize("name", WORDED)
def test_the_wording(name, munch, tmp_path, monkeypatch, snapshot):
    file = f"{name}.toml"
    if place_in_rulebook(file):
        told = "\n".join(problem.render() for problem in rulebook_problems(file, tmp_path))
    else:
        monkeypatch.chdir(HERE)
        said = munch("check", "--plain", file)
        told = said.out + said.err
    assert told == snapshot


# ---- problems with the file itself


def codes_of(said) -> list[str]:
    return re.findall(r"error\[([a-z-]+)\]", said.err)


def test_a_file_that_is_not_there(munch, tmp_path):
    said = munch("check", tmp_path / "nowhere.toml")
    assert (said.code, said.out, codes_of(said)) == (2, "", ["no-such-file"])
    for command in ("check", "replay", "ways", "odds"):
        assert munch(command, "nowhere").err.startswith("nowhere: error[no-such-file]")
        assert munch(command, "").err.startswith('"": error[no-such-file]')


@pytest.mark.parametrize(
    ("edition", "printing", "remedy"),
    [("classic", "zzz", "use one of: 2010"), ("lite", "zzz", "leave it out"), ("classic", "201", 'mean "2010"?')],
)
def test_a_printing_that_no_box_has_is_told_with_those_that_there_are(munch, edition, printing, remedy):
    said = munch("sim", "--games", "1", "--box", edition, "--printing", printing)
    assert said.code == 2
    assert f'"{printing}"' in said.err and remedy in said.err


def test_a_file_that_is_closed(munch, tmp_path, monkeypatch):
    path = tmp_path / "closed.toml"
    path.write_text("format = 1\n")

    def closed(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", closed)
    said = munch("check", path)
    monkeypatch.undo()
    assert (said.code, codes_of(said)) == (2, ["unreadable-file"])
    assert "the file cannot be read: permission denied" in said.err


def test_a_file_of_ten_megabytes(munch, tmp_path):
    path = tmp_path / "large.toml"
    path.write_text("format = 1\n" + "# and so on\n" * 900_000)
    said = munch("check", path)
    assert (said.code, codes_of(said)) == (2, ["file-too-large"])


def test_binary_garbage(munch, tmp_path):
    path = tmp_path / "garbage.toml"
    for garbage in (bytes(range(256)) * 40, b"\x7fELF\x02\x01\x01" + b"\0" * 500, b"\x89PNG\r\n\x1a\n\0\0"):
        path.write_bytes(garbage)
        said = munch("check", path)
        assert (said.code, codes_of(said)) == (2, ["not-text"])


def test_a_place_that_cannot_be_written(tmp_path):
    with pytest.raises(Problems) as caught:
        write_text(str(tmp_path / "no-folder" / "board.toml"), "format = 1\n")
    (problem,) = caught.value.problems
    assert (problem.code, problem.line) == ("unwritable-file", 0)
    assert problem.what == f"the file cannot be written: {os.strerror(errno.ENOENT).lower()}"
    assert problem.remedy
