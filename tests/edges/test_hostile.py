"""Files that nobody means well with: each is answered in little time, with a problem or with a board, never a crash."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.features.running import run_feature
from munch_cli.files.gherkin import feature_in
from munch_cli.files.positions import finder
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.rulebook.book import Faults

HEAD = 'format = 1\ntitle = "x"\nedition = "bites"\n'
ANN = "\n[player.Ann]\n"
SECONDS = 20
"""Ten times what each takes on a slow machine; what grows with the square of its size takes far longer."""


def many(text: str, times: int) -> str:
    """A list of so many texts, no two alike."""
    return "[" + ", ".join(f'"{text}{n}"' for n in range(times)) + "]"


HOSTILE = {
    "a long list on one line": (HEAD + f"[table]\ndoor = {many('No card ', 60_000)}" + ANN, "too-many"),
    "many wrong numbers": (HEAD + f"[table]\nrolls = {[7] * 9_000}" + ANN, "out-of-range"),
    "many unknown rules": (HEAD + f"shows = {many('é', 9_000)}" + ANN, "unknown-rule"),
    "many unknown names": (HEAD + "".join(f"name{n} = 1\n" for n in range(9_000)) + ANN, "unknown-key"),
    "many unknown cards": (HEAD + f"[table]\ndoor = {many('No card ', 1_900)}" + ANN, "unknown-card"),
    "a name of many dots": (HEAD + ".".join("a" * 50_000) + " = 1\n", "nested-too-deep"),
    "a quoted name of many dots": (HEAD + '."a"' * 30_000 + " = 1\n", "nested-too-deep"),
    "a table of many dots": (HEAD + "[" + ".".join("a" * 50_000) + "]\n", "nested-too-deep"),
    "brackets": ("a = " + "[" * 100_000, "nested-too-deep"),
    "one card many times": (HEAD + ANN + f"hand = {['Coffin'] * 50_000}\n", "too-many"),
    "a pile of many cards": (HEAD + f"[table]\ndoor = {['Banshee'] * 9_000}" + ANN, "too-many"),
    "many Helmets in use": (HEAD + "impossible = true" + ANN + f"in_play = {['Plain Helmet'] * 1_500}\n", "too-many"),
    "many players": (HEAD + "".join(f"[player.P{n}]\n" for n in range(5_000)), "too-many"),
    "many steps": (HEAD + ANN + '[[step]]\ndo = "Ann kisses the door"\n' * 5_000, "too-many"),
    "many wrong steps": (HEAD + ANN + '[[step]]\ndo = "Ann kisses the door"\n' * 900, "not-understood"),
    "many wrong cards": (HEAD + ANN + '[[card]]\nname = "C"\nkind = "itme"\n' * 2_000, "unknown-word"),
    "a sentence without end": (HEAD + ANN + '[[step]]\ndo = "' + "Ann kicks open " * 50_000 + '"\n', "not-understood"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_scenario_is_told_in_little_time(name):
    text, code = HOSTILE[name]
    begun = time.process_time()
    with pytest.raises(Problems) as caught:
        replay(scenario_in(parse_toml(text, "hostile.toml")), "bites")
    assert len(str(caught.value)) < 200_000
    assert time.process_time() - begun < SECONDS
    assert code in {problem.code for problem in caught.value.problems}
    assert len(caught.value.problems) <= 2 * Faults.MOST


CASE = "  Scenario: {}\n    Given a new bites table\n    When Ann is Level 2\n"
FEATURES = {
    "many scenarios": "".join(CASE.format(n) for n in range(20_000)),
    "many examples": "  Scenario Outline: s\n    Given a new bites table\n    When Ann is Level <n>\n    Examples:\n"
    + "      | n |\n"
    + "      | 2 |\n" * 1_500,
    "many lines": CASE.format("s") + "    And Ann is Level 2\n" * 50_000,
    "many sentences in one": CASE.format("s") + "    When what if " + "; ".join(["Ann is Level 2"] * 20_000) + "\n",
    "many tags": " ".join(f"@rule:no.{n}" for n in range(9_000)) + "\n" + CASE.format("s"),
    "many remarks": "  words and words\n" * 100_000,
}


@pytest.mark.parametrize("name", FEATURES)
def test_a_hostile_feature_is_told_in_little_time(name):
    begun = time.process_time()
    try:
        _, problems = run_feature(feature_in(f"Feature: x\n{FEATURES[name]}", "hostile.feature"))
    except Problems as found:
        problems = list(found.problems)
    assert 1 <= len(problems) <= Faults.MOST
    assert time.process_time() - begun < SECONDS


def test_places_on_a_long_line_of_wide_signs_are_right():
    text = "a = [" + ", ".join(['"é…\U0001f0a1"'] * 300) + ', "here"]\n'
    span = finder(text)(("a", 300), False)
    assert text[span.column - 1 : span.column - 1 + span.width] == '"here"'
    assert span.line == 1


def test_hundreds_of_cards_in_front_come_to_rest():
    """As many as a file may lay there; one after another goes where it belongs."""
    text = HEAD + "impossible = true" + ANN + f"in_play = {['Plain Helmet'] * 200}\n"
    scenario = scenario_in(parse_toml(text + '[[step]]\nask = "may Ann kick open the door?"\n', "helmets.toml"))
    assert not replay(scenario, "bites").all_failures


# ---- what could be waited for without end


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    """munch in a process of its own, in a folder in which it also looks for what its user keeps."""
    command, env = [sys.executable, "-m", "munch_cli", *words], {**os.environ, "XDG_CONFIG_HOME": str(folder)}
    return subprocess.run(command, input=b"", capture_output=True, cwd=folder, env=env, timeout=SECONDS, check=False)


@pytest.mark.parametrize(
    ("pipe", "words"),
    [
        ("boards/board.toml", ("check", "boards")),
        ("boxes/mine/rules/loot.toml", ("boxes", "--boxes", "boxes")),
        ("boxes/mine/cards/items.toml", ("card", "Fluffy", "--boxes", "boxes")),
        ("cards/own/curses.toml", ("card", "Fluffy", "--cards", "cards")),
        ("munch/rulings.toml", ("rulings", "list")),
    ],
)
def test_nobody_waits_for_a_pipe_that_lies_in_a_folder(tmp_path, pipe, words):
    (tmp_path / pipe).parent.mkdir(parents=True)
    if pipe.startswith("boxes"):
        (tmp_path / "boxes/mine/box.toml").write_text('title = "Mine"\n')
    os.mkfifo(tmp_path / pipe)
    said = run(*words, folder=tmp_path)
    assert said.returncode == 2
    assert b"unreadable-file" in said.stderr


@pytest.mark.parametrize("board", ["pipe.toml", "/dev/stdin"])
def test_nobody_waits_for_a_pipe_that_a_feature_names(tmp_path, board):
    os.mkfifo(tmp_path / "pipe.toml")
    case = f'Given the board "{tmp_path / board}"\n    When may Ann run?\n    Then that is refused'
    (tmp_path / "x.feature").write_text(f"Feature: x\n\n  Scenario: x\n    {case}\n")
    said = run("check", "x.feature", folder=tmp_path)
    assert said.returncode == 2
    assert b"unreadable-file" in said.stderr
