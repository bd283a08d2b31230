"""The commands as one calls them: what they say, how they end, and that JSON is JSON."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def test_replay_says_which_files_are_no_scenarios(munch, tmp_path) -> None:
    talk = tmp_path / "talk.txt"
    talk.write_text("> new classic\n")
    feature = Path(__file__).parents[2] / "features" / "loot.feature"
    said = munch("replay", "combat/pumpkinhead", str(feature), str(talk))
    assert said.code == 2
    assert "Pumpkinhead" in said.out
    told = [line for line in said.err.splitlines() if "unknown-format" in line]
    assert [name in line for name, line in zip((feature.name, talk.name), told, strict=True)] == [True, True]
    assert f"munch check {feature}" in " ".join(said.err.split())


def test_ask_answers_with_its_exit_code(munch) -> None:
    assert munch("ask", "combat/pumpkinhead", "may Jenn kick open the door?").code == 0
    no = munch("ask", "combat/pumpkinhead", "--after", "3", "may Jenn claim the kill?")
    assert no.code == 1
    assert "✗ No: " in no.out
    assert "10 to 16" in no.out
    assert munch("ask", "combat/pumpkinhead", "may Jenn eat the door?").code == 2
    every = json.loads(munch("ask", "combat/pumpkinhead", "may Jenn loot?", "--box", "all", "--json").out)
    assert len(every["answers"]) == 5


def test_editions_are_listed_and_compared(munch) -> None:
    assert "christmas-lite" in munch("boxes").out
    both = munch("boxes", "bites", "booty").out
    assert "Munchkin Bites! 1.6" in both and "Munchkin Booty 1.5" in both
    assert json.loads(munch("boxes", "bites", "booty", "--json").out)["differences"]
    assert 'did you mean "bites"' in munch("boxes", "bits").err


def test_what_may_be_done_when_is_charted(munch) -> None:
    assert "kick open the door" in munch("moments").out
    both = munch("moments", "classic", "booty").out
    assert "lay down a Ship" in both and "no such thing" in both
    sale = munch("moments", "lite", "sell", "items").out
    assert "selling.not-during-combat" in sale and "trade Items" not in sale
    assert 'did you mean "sell"' in munch("moments", "classic", "sel1").err
    assert munch("moments", "classic", "bites", "booty").code == 2


@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_the_chart_fits(munch, monkeypatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for words in (("classic",), ("bites", "booty"), ("bites", "trap")):
        assert max(map(len, munch("moments", *words).out.splitlines())) <= width


def test_a_card_is_looked_up(munch) -> None:
    assert "Banshee (bites)" in munch("card", "banshee").out
    missed = munch("card", "Banshe")
    assert missed.code == 1
    assert 'did you mean "Banshee"' in missed.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("sim --seed 99999999999", "--seed takes a number, 0 to 1000000000"),
        ("sim --games 0", "--games takes a number, 1 or more"),
        ("play lite --people Ann --bots sensible,wise", 'no strength is given for the bot "wise"'),
    ],
)
def test_a_slip_is_told_with_what_could_be_said(munch, line, told) -> None:
    said = munch(*line.split())
    assert (said.code, said.out) == (2, "")
    assert told in said.err


def test_schemas_are_json(munch) -> None:
    for kind in ("scenario", "card", "view"):
        assert json.loads(munch("schema", kind).out)["$schema"]


def test_help_begins_with_examples_everywhere(munch) -> None:
    for command in ("replay", "check", "ask", "rule", "card", "boxes", "coverage", "schema", "open"):
        said = munch(command, "-h")
        assert said.code == 0
        assert said.out.startswith("Examples:\n")
    assert 'did you mean "replay"' in munch("replya").err


def test_a_replay_waits_for_nothing_it_does_not_need(tmp_path) -> None:
    asked = [sys.executable, "-X", "importtime", "-m", "munch_cli", "replay", "combat/pumpkinhead"]
    surroundings = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    subprocess.run(asked, env=surroundings, capture_output=True, check=True)
    done = subprocess.run(asked, env=surroundings, capture_output=True, text=True, check=True)
    loaded = {line.rsplit("|")[-1].strip() for line in done.stderr.splitlines()}
    heavy = {"rich", "importlib.metadata", "logging", "prompt_toolkit", "gherkin"}
    assert not loaded & (heavy | {"tomllib", "tomli_w", "platformdirs", "cattrs", "json"})


def test_a_page_for_the_table_has_numbers_and_the_turn_of_every_box(munch) -> None:
    for box in ("classic", "booty", "bites", "christmas-lite", "lite"):
        said = munch("sheet", box, "--print")
        assert said.code == 0
        assert "hand limit" in said.out
        assert "(1) Open A Door" in said.out if box == "classic" else "(1) Kick Open The Door" in said.out


def test_an_old_word_does_what_it_did_and_names_the_new_one(munch) -> None:
    old = munch("compare", "combat/pumpkinhead", "--step", "4")
    now = munch("ask", "combat/pumpkinhead", "--all", "--after", "3")
    assert (old.code, old.out) == (now.code, now.out)
    assert "ask --all" in old.err and not now.err
    asked = munch("compare", "combat/pumpkinhead", "--question", "may Jenn loot the room?", "--json")
    assert set(json.loads(asked.out)) == {"munch", "question", "answers", "compared"}


def test_what_stands_at_a_place_is_found_on_every_sheet_and_on_one(munch) -> None:
    (alone,) = json.loads(munch("sheet", "bites", "Combat, par. 3", "--json").out)["sections"]
    assert [one["part"] for one in alone["paragraphs"]] == ["par. 3"]
    ids = {rule["id"] for one in alone["paragraphs"] for rule in one["rules"]}
    entries = json.loads(munch("rule", "combat", "par", "3", "--json").out)["entries"]
    assert ids < {one["id"] for one in entries}
    assert munch("rule", "Combat,", "par.", "99").code == 1


def test_a_box_is_an_empty_board_where_a_board_is_wanted(munch) -> None:
    assert "Bites" in munch("open", "bites", "-c", "show").out
    assert munch("ways", "Munchkin Bites!").code == 1 and munch("odds", "bites").code == 0


def test_every_problem_of_a_command_line_is_told_alike(munch) -> None:
    for words in ("play bits", "sim --games x", "nothing", "card", "sheet bites nowhere", "schema x", "help xyzzy"):
        said = munch(*words.split())
        first, remedy = said.err.splitlines()[:2] if said.err.count("\n") > 1 else (said.err, "   ")
        assert said.code == 2 and first.startswith("munch: error[bad-usage]: ") and remedy.startswith("   "), words


def test_words_are_found_in_the_manual(munch) -> None:
    assert "141" in munch("help", "exit", "codes").out
    assert "munch/tables" in munch("help", "saved", "by", "themselves").out
    assert munch("help", "frobnicate").code == 2


def test_a_section_that_is_not_there_is_refused(munch) -> None:
    said = munch("sheet", "bites", "runing awa")
    assert said.code == 2 and "Running Away" in said.err
