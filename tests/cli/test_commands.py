"""The commands as one calls them: what they say, how they end, and that JSON is JSON."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from munch_cli.api import load
from munch_cli.files.scenarios import path_of


@pytest.fixture
def changed(tmp_path):
    """The Pumpkinhead scenario with something changed in it."""

    def change(old: str, new: str) -> str:
        text = Path(path_of("combat/pumpkinhead")).read_text(encoding="utf-8")
        assert old in text
        path = tmp_path / "changed.toml"
        path.write_text(text.replace(old, new), encoding="utf-8")
        return str(path)

    return change


def test_a_changed_number_fails_and_says_which_terms(munch, changed) -> None:
    said = munch("check", changed("munchkins.total = 13", "munchkins.total = 12"))
    assert said.code == 1
    assert "combat.munchkins.total: expected 12, found 13 = " in said.out
    assert "3 Virgin Tears" in said.out


def test_a_file_that_cannot_be_read_ends_with_2(munch, changed) -> None:
    said = munch("check", changed("Fluffy on", "Flufy on"))
    assert said.code == 2
    assert "error[not-understood]" in said.err
    said = munch("check", "combat/nothing-of-the-kind", "--json")
    assert said.code == 2
    assert json.loads(said.out)["problems"][0]["code"] == "no-such-file"


def test_replay_tells_the_sums_and_the_sheet(munch) -> None:
    said = munch("replay", "combat/pumpkinhead")
    assert said.code == 0
    assert "Jenn kicks open the door." in said.out
    assert "munchkins 13 = 4 Level + 4 Werewolf + 2 Finger Claws + 3 Virgin Tears" in said.out
    assert "Munchkin Bites! 1.6, Asking For Help, par. 1 · helping.helper-adds-combat-strength" in said.out


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


def test_replay_as_json(munch) -> None:
    (replay,) = json.loads(munch("replay", "combat/pumpkinhead", "--json").out)["replays"]
    assert replay["passed"]
    assert replay["steps"][0]["view"]["combat"]["munchkins"]["total"] == 10


def test_ask_answers_with_its_exit_code(munch) -> None:
    assert munch("ask", "combat/pumpkinhead", "may Jenn kick open the door?").code == 0
    no = munch("ask", "combat/pumpkinhead", "--after", "3", "may Jenn claim the kill?")
    assert no.code == 1
    assert "✗ No: " in no.out
    assert "10 to 16" in no.out
    assert munch("ask", "combat/pumpkinhead", "may Jenn eat the door?").code == 2
    every = json.loads(munch("ask", "combat/pumpkinhead", "may Jenn loot?", "--edition", "all", "--json").out)
    assert len(every["answers"]) == 5


def test_a_rule_is_found_by_id_and_by_words(munch) -> None:
    assert "Munchkin 1.02, Asking For Help, par. 1" in munch("rule", "helping.only-one-helper").out
    assert "combat.monster-wins-ties" in munch("rule", "wins", "ties").out
    assert "only-one-helper" in munch("rule", "onyl", "one", "helpr").out
    assert munch("rule", "xyzzyxyzzy").code == 1
    entry = json.loads(munch("rule", "helping.only-one-helper", "--json").out)["entries"][0]
    assert set(entry["cite"]) == {"classic", "booty", "bites", "christmas-lite", "lite"}
    assert "cards of your own" in munch("rule", "card-fact-unknown").out


def test_editions_are_listed_and_compared(munch) -> None:
    assert "christmas-lite" in munch("editions").out
    both = munch("editions", "bites", "booty").out
    assert "Munchkin Bites! 1.6" in both and "Munchkin Booty 1.5" in both
    assert json.loads(munch("editions", "bites", "booty", "--json").out)["differences"]
    assert 'did you mean "bites"' in munch("editions", "bits").err


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


def test_a_box_does_nothing_otherwise_than_itself(munch) -> None:
    assert munch("editions", "bites", "bites").out.strip().endswith("do nothing differently.")


def test_a_terminal_without_a_sign_gets_the_nearest_plain_one() -> None:
    asked = [sys.executable, "-m", "munch_cli", "ask", "combat/pumpkinhead", "may Jenn loot the room?"]
    done = subprocess.run(asked, capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.stdout.startswith(b"No: ") and b" ? " not in done.stdout


def test_a_card_is_looked_up(munch) -> None:
    assert "Banshee (bites)" in munch("card", "banshee").out
    missed = munch("card", "Banshe")
    assert missed.code == 1
    assert 'did you mean "Banshee"' in missed.err


@pytest.mark.parametrize(
    "line",
    ["sim --games ²", "play --seed ²", "resume ²", "compare combat/pumpkinhead --step ²", "sim --jobs ² --games 1"],
)
def test_a_figure_that_is_no_number_is_a_slip_not_a_bug(munch, line) -> None:
    said = munch(*line.split())
    assert (said.code, said.out) == (2, "")
    assert "bug of ours" not in said.err and "number" in said.err


@pytest.mark.parametrize(
    "line",
    [
        "sim --seed N",
        "sim --jobs N --games 1",
        "play --seed N",
        "resume N",
        "compare combat/pumpkinhead --step N",
        "odds combat/pumpkinhead --rollouts N",
        "odds combat/pumpkinhead --rollouts 0",
        "odds combat/pumpkinhead --after N",
        "rulings add deal.each N",
    ],
)
def test_an_endless_number_is_a_slip_not_a_bug(munch, line) -> None:
    said = munch(*line.replace("N", "9" * 5000).split())
    assert (said.code, said.out) == (2, "")
    assert "bug of ours" not in said.err and "number" in said.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("sim --seed 99999999999", "--seed takes a number, 0 to 1000000000"),
        ("sim --games 0", "--games takes a number, 1 or more"),
        ("sim --games 1 --on dask://nowhere", "--on takes dask://HOST:PORT"),
        ("play lite --people Ann --bots sensible,wise", 'no strength is given for the bot "wise"'),
        ("rulings export one two", '"two" is one name too many'),
        ("rulings list one", '"one" is one name too many'),
    ],
)
def test_a_slip_is_told_with_what_could_be_said(munch, line, told) -> None:
    said = munch(*line.split())
    assert (said.code, said.out) == (2, "")
    assert told in said.err


@pytest.mark.parametrize("option", ["--wait", "--pace"])
@pytest.mark.parametrize("time", ["-3", "nan", "inf", "soon"])
def test_a_time_that_is_none_is_a_slip(munch, option, time) -> None:
    said = munch("play", "lite", "--people", "Ann f, Bob m, Cy", "--seed", "5", option, time)
    assert (said.code, said.out) == (2, "")
    assert said.err == f"munch: {option} takes seconds, 0 or more, not {time}\n"


def test_a_step_that_is_not_there_is_told_with_how_many_are(munch) -> None:
    said = munch("compare", "combat/pumpkinhead", "--step", "99")
    assert (said.code, said.err) == (2, "munch: --step takes the number of a step; there are 10\n")


@pytest.mark.parametrize("words", [("ask", "may Jenn loot the room?"), ("ask", "why 6"), ("ways",)])
def test_no_board_is_answered_for_that_the_steps_never_reach(munch, changed, words) -> None:
    command, *question = words
    path = changed("Jenn kicks open the door", "Jenn loots the room")
    said = munch(command, path, "--after", "2", *question)
    assert (said.code, said.out) == (2, "")
    assert "error[other-verdict]" in said.err and "Jenn loots the room" in said.err
    later = munch("compare", path, "--step", "3")
    assert (later.code, later.out) == (2, "") and "error[other-verdict]" in later.err


def test_a_table_that_was_saved_is_asked_about_as_it_was_left(munch, changed) -> None:
    path = changed("format = 1\n", "format = 1\nopens_after = 3\n")
    assert "10 to 16" in munch("ask", path, "may Jenn claim the kill?").out
    assert munch("ask", path, "why 16").code == 0
    assert "Jenn can win this, 13 to 11" in munch("ways", path).out
    assert munch("ask", path, "--after", "0", "may Jenn kick open the door?").code == 0
    assert load(path) == load(path, after=3) != load(path, after=0)


def test_a_board_after_more_steps_than_there_are_is_a_slip(munch) -> None:
    said = munch("ask", "combat/pumpkinhead", "--after", "99", "may Jenn loot the room?")
    assert (said.code, said.out) == (2, "")
    assert "no board after 99 steps; the scenario has 10" in said.err
    assert munch("ask", "combat/pumpkinhead", "--after", "-1", "may Jenn loot the room?").code == 2


def test_schemas_are_json(munch) -> None:
    for kind in ("scenario", "card", "view"):
        assert json.loads(munch("schema", kind).out)["$schema"]


def test_help_begins_with_examples_everywhere(munch) -> None:
    for command in ("replay", "check", "ask", "rule", "card", "editions", "coverage", "schema", "open"):
        said = munch(command, "-h")
        assert said.code == 0
        assert said.out.startswith("Examples:\n")
    assert 'did you mean "replay"' in munch("replya").err


def test_colours_only_where_they_are_wanted(munch, monkeypatch) -> None:
    assert "\033" not in munch("replay", "combat/pumpkinhead").out
    assert "\033" in munch("replay", "combat/pumpkinhead", "--color", "always").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\033" in munch("replay", "combat/pumpkinhead").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\033" not in munch("replay", "combat/pumpkinhead").out
    assert "✗" not in munch("replay", "combat/pumpkinhead", "--plain").out


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("munch sim --printing ", {"2010"}),
        ("munch play classic --printing 2", {"2010"}),
        ("munch play bites --printing ", set()),
        ("munch sim --edition lite --printing ", set()),
        ("munch sim --edition b", {"booty", "bites"}),
        ("munch pl", {"play"}),
        ("munch open combat/pumpkinhead-w", {"combat/pumpkinhead-without-the-tears"}),
        ("munch read chari", {"charity"}),
        ("munch read charity bo", {"booty"}),
        ("munch schema vi", {"view"}),
    ],
)
def test_a_shell_completes_what_there_is(words: str, offered: set[str]) -> None:
    place = len(words.split()) - (not words.endswith(" "))
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(place), "_MUNCH_COMPLETE": "bash_complete"}
    done = subprocess.run(
        [sys.executable, "-m", "munch_cli"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **asked},
    )
    assert {line.partition(",")[2] for line in done.stdout.split()} == offered, done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize("line", ["check my-b", "ask my-b", "rulings import my-b", "odds my-b"])
def test_a_shell_completes_names_of_files_itself(shell: str, line: str) -> None:
    words = f"munch {line}"
    asked = {"COMP_WORDS": words, "COMP_CWORD": "my-b" if shell == "fish" else str(len(words.split()) - 1)}
    done = subprocess.run(
        [sys.executable, "-m", "munch_cli"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **asked, "_MUNCH_COMPLETE": f"{shell}_complete"},
    )
    assert done.stdout.replace("\n", ",").startswith("file,my-b")


def test_a_replay_waits_for_nothing_it_does_not_need(tmp_path) -> None:
    asked = [sys.executable, "-X", "importtime", "-m", "munch_cli", "replay", "combat/pumpkinhead"]
    surroundings = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    subprocess.run(asked, env=surroundings, capture_output=True, check=True)
    done = subprocess.run(asked, env=surroundings, capture_output=True, text=True, check=True)
    loaded = {line.rsplit("|")[-1].strip() for line in done.stderr.splitlines()}
    heavy = {"rich", "importlib.metadata", "logging", "prompt_toolkit", "gherkin"}
    assert not loaded & (heavy | {"tomllib", "tomli_w", "platformdirs", "cattrs", "json"})


def test_a_sheet_is_read_by_its_headings(munch) -> None:
    told = json.loads(munch("sheet", "bites", "running", "--json").out)
    assert [section["title"] for section in told["sections"]] == ["Running Away"]
    ids = [rule["id"] for paragraph in told["sections"][0]["paragraphs"] for rule in paragraph["rules"]]
    assert "running-away.escape-on-5-or-more" in ids


def test_a_page_for_the_table_has_numbers_and_the_turn_of_every_box(munch) -> None:
    for box in ("classic", "booty", "bites", "christmas-lite", "lite"):
        said = munch("sheet", box, "--print")
        assert said.code == 0
        assert "hand limit" in said.out
        assert "(1) Open A Door" in said.out if box == "classic" else "(1) Kick Open The Door" in said.out


def test_a_section_that_is_not_there_is_refused(munch) -> None:
    said = munch("sheet", "bites", "runing awa")
    assert said.code == 2 and "Running Away" in said.err
