"""Files that nobody means well with: each is answered in little time, with a problem or with a board, never a crash."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from munch_cli.arbiter.features.features import run_feature
from munch_cli.arbiter.replay import replay
from munch_cli.files.gherkin import feature_in
from munch_cli.files.positions import finder
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.repl.party import party_of
from munch_cli.repl.session import Session
from munch_cli.rulebook.book import Faults
from munch_cli.table.saying import BEYOND, figure

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


# ---- tables and numbers in features


def problems_of(*steps: str) -> list[tuple[int, str]]:
    """The lines and codes of what is wrong with a feature of these steps."""
    lines = "".join(f"    {step}\n" for step in steps)
    found = run_feature(feature_in(f"Feature: x\n  Scenario: s\n{lines}", "x.feature"))[1]
    return [(problem.line, problem.code) for problem in found]


PUMPKINHEAD = 'Given the bites board "combat/pumpkinhead"'
EVERY = 'Given the board "combat/pumpkinhead"'


@pytest.mark.parametrize(
    ("steps", "line"),
    [
        ((PUMPKINHEAD, "When Jenn kicks open the door", "| a | b |"), 4),
        ((PUMPKINHEAD, "| a | b |", "When Jenn kicks open the door"), 3),
        ((EVERY, "When every sheet is asked: may Jenn kick open the door?", "Then the sheets answer"), 5),
        ((EVERY, "When every sheet is asked: may Jenn loot?", "| a |", "Then the sheets answer", "| classic |"), 4),
        ((EVERY, "When every sheet is asked: may Jenn loot the room?", "Then the sheets answer", "| classic |"), 5),
        ((PUMPKINHEAD, "When Jenn kicks open the door", "Then there is no fight", "| a |"), 5),
    ],
)
def test_a_table_where_none_belongs_or_none_where_one_does_is_told(steps, line):
    assert problems_of(*steps) == [(line, "not-understood")]


NINES = "9" * 5_000


@pytest.mark.parametrize(
    "then",
    [
        f"the fight stands at {NINES} to 1",
        f"the munchkins' total is -{NINES}",
        f"{NINES} counts for the munchkins from Level",
        f"{NINES} Treasures are at stake",
        f"Jenn is Level {NINES}",
        f"Jenn's strength is {NINES}",
        f"Jenn holds {NINES} cards",
    ],
)
def test_an_endless_number_in_a_feature_is_not_so(then):
    steps = (PUMPKINHEAD, "When Jenn kicks open the door", f"Then {then}")
    assert problems_of(*steps) == [(5, "not-as-expected")]


def test_endless_numbers_anywhere_are_beyond_every_limit():
    assert (figure(NINES), figure(f"- {NINES}"), figure("12")) == (BEYOND, -BEYOND, 12)
    session = Session()
    session.hear("open combat/pumpkinhead")
    lines = (f"undo {NINES}", f"log {NINES}", f"branch {NINES}", f"open last {NINES}", NINES)
    for line in (*lines, f'card "X": item, +{NINES}', f'card "Y": item, {NINES} copies', f"let Jenn be Level {NINES}"):
        assert session.hear(line).lines, line[:20]


@pytest.mark.parametrize("rest", [f"seed {NINES}", "seed 7; ruled {" + "[" * 100_000 + "}", 'seed 7; ruled {"a": 1}'])
def test_a_line_that_lays_no_table_is_told(rest):
    with pytest.raises(Problems):
        party_of(f"play bites: Ann (female), Bob (male), Cy (male); {rest}")


# ---- cards


@pytest.mark.parametrize("printing", ["[]", "{}", "1", '"no such"'])
def test_a_card_of_an_odd_printing_is_told(printing, tmp_path: Path):
    (tmp_path / "bites").mkdir()
    card = f'format = 1\nset = "bites"\n[[card]]\nname = "Coffin"\nprinting = {printing}\n'
    (tmp_path / "bites" / "own.toml").write_text(card)
    told = munch("card", "Coffin", "--cards", tmp_path)
    assert told.returncode in (0, 1, 2), told.stderr


def munch(*words: object, typed: str = "", **options: object) -> subprocess.CompletedProcess[str]:
    """munch in a process of its own."""
    command = [sys.executable, "-m", "munch_cli", *map(str, words)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, check=False, **options)


def test_hundreds_of_cards_in_front_come_to_rest():
    """As many as a file may lay there; one after another goes where it belongs."""
    text = HEAD + "impossible = true" + ANN + f"in_play = {['Plain Helmet'] * 200}\n"
    scenario = scenario_in(parse_toml(text + '[[step]]\nask = "may Ann kick open the door?"\n', "helmets.toml"))
    assert not replay(scenario, "bites").all_failures
