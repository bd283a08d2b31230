"""Batches: the same games whoever plays them, counted the same; told as text, JSON and SVG."""

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from munch_cli.cli.sim import run
from munch_cli.cli.terminal import Given
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.sim.batch import GameBatch, Tally, chunks, game_of, play, play_chunk, seating
from tests.inside import munch

SMALL = GameBatch("lite", 3, ("random", "sensible"), games=7, seed=3, longest=3)


def test_chunks_hold_every_game_once() -> None:
    numbers = [part.first + place for part in chunks(SMALL) for place in range(part.many)]
    assert numbers == list(range(SMALL.games))


def test_two_processes_play_the_same_games_as_one() -> None:
    told: list[int] = []
    alone = play(SMALL, 1, told.append)
    assert sum(told) == SMALL.games and len(told) == len(chunks(SMALL)) > 2
    assert play(SMALL, 2).json() == alone.json()
    backwards = Tally()
    for part in reversed(chunks(SMALL)):
        backwards.add(play_chunk(part))
    assert backwards.json() == alone.json()


INTERRUPTED = """
import multiprocessing, os, signal, sys
from munch_cli.sim.batch import GameBatch, play

def main():
    signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored by whoever runs the tests

    def interrupt(many):
        print(*(process.pid for process in multiprocessing.active_children()), flush=True)
        if sys.argv[1:]:
            os.kill(os.getpid(), signal.SIGKILL)
        os.killpg(0, signal.SIGINT)  # as a terminal does: to all of them

    play(GameBatch("lite", 3, ("ahead",), games=10_000, longest=1), 2, interrupt)

if __name__ == "__main__":
    main()
"""


def test_an_interruption_ends_all_processes_at_once(tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, start_new_session=True, timeout=60
    )
    assert done.returncode == -signal.SIGINT and "KeyboardInterrupt" in done.stderr
    workers = [int(pid) for pid in done.stdout.split()]
    assert len(workers) == 2
    for pid in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_batch_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(INTERRUPTED)
    # what the workers print goes to the same pipe: it is closed only when the last of them has ended
    words = [sys.executable, str(script), "killed"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, start_new_session=True, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert len(done.stdout.split()) == 2


def test_another_seed_gives_other_games() -> None:
    assert play(SMALL).json() != play(SMALL._replace(seed=4)).json()


def test_another_printing_gives_other_games_and_the_same_ones_in_two_processes() -> None:
    printed = GameBatch("classic", 3, games=6, seed=3, longest=4)
    reprinted = printed._replace(printing="2010")
    assert play(reprinted).json() == play(reprinted, 2).json()
    names = [{card.printing for card in game_of(batch, 0).table.catalogue.values()} for batch in (printed, reprinted)]
    assert names == [{""}, {"", "2010"}]


def test_bots_go_round_the_seats() -> None:
    assert seating(SMALL, 0) == ("random", "sensible", "random")
    assert seating(SMALL, 1) == ("sensible", "random", "sensible")
    assert [bot.name for bot in game_of(SMALL, 1).bots] == ["sensible", "random", "sensible"]


def test_a_batch_keeps_to_the_owners_word_only_where_it_is_asked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    words = ("sim", "--games", "6", "--players", "3", "--longest", "2", "--seed", "4", "--json")
    printed = munch(*words, "--jobs", "1")
    for word in (("deal.each", "3"), ("gap.help-when-already-winning", "refused"), ("ships.one-each", "off")):
        assert munch("rulings", "add", *word, "--by", "Drake").returncode == 0
    assert munch(*words, "--jobs", "1").stdout == printed.stdout
    ruled = munch(*words, "--ruled", "--jobs", "1")
    told = json.loads(ruled.stdout)
    assert [(one["rule"], one["how"], one["by"]) for one in told["batch"]["ruled"]["house"]] == [
        ("deal.each", "3", "Drake")
    ]
    assert [one["point"] for one in told["batch"]["ruled"]["rulings"]] == ["gap.help-when-already-winning"]
    assert told["sentences"] != json.loads(printed.stdout)["sentences"]
    assert munch(*words, "--ruled", "--jobs", "2").stdout == ruled.stdout
    assert "by 2 words of the owner" in " ".join(munch(*words[:-1], "--ruled", "--jobs", "1").stdout.split())


def test_the_command_tells_which_printing_was_dealt() -> None:
    words = ("sim", "--games", "2", "--players", "3", "--longest", "3", "--jobs", "1", "--printing", "2010")
    assert json.loads(munch(*words, "--json").stdout)["batch"]["printing"] == "2010"
    assert "printing of 2010" in munch(*words).stdout


def test_what_was_counted_hangs_together() -> None:
    counted = play(SMALL).of
    assert counted["ends"].total() == SMALL.games == counted["turns"].total()
    assert counted["seats_played"].total() == SMALL.games * SMALL.players == counted["bots_played"].total()
    assert counted["seats_won"].total() == counted["bots_won"].total() >= counted["ends"]["won"]
    assert counted["rules"]["turn.door-card-is-drawn-face-up"] > 0
    assert counted["outcomes"].total() == sum(int(size) * many for size, many in counted["sentences"].items())


def test_the_command_tells_the_same_as_json_and_draws(tmp_path: Path) -> None:
    words = ("sim", "--box", "lite", "--games", "3", "--players", "3", "--longest", "6", "--jobs", "1")
    drawn = tmp_path / "games.svg"
    done = munch(*words, "--json", "--svg", str(drawn))
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["munch"], told["games"], told["batch"]["edition"]) == (1, 3, "lite")
    texts = [one.text for one in xml.fromstring(drawn.read_text()).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Winners by seat", "Rules that decided most"} <= set(texts)
    assert all(word in " ".join(texts[:3]) for word in ("Munchkin Lite 1.72", "random", "seed 1"))
    labels = [one for one in xml.fromstring(drawn.read_text()).iter() if one.get("text-anchor") == "end"]
    assert labels and all(len(one.text or "") * 8 <= int(one.get("x", 0)) for one in labels)
    plain = munch(*words, "--plain")
    assert plain.returncode == 0 and plain.stdout.isascii()
    assert "Length in turns" in plain.stdout.splitlines()


def test_a_picture_that_cannot_be_written_is_told_before_an_hour_is_played(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere" / "games.svg", tmp_path):
        done = munch("sim", "--games", "1000000", "--svg", str(place))
        assert (done.returncode, done.stdout) == (2, "")
        assert f"{place}: error[unwritable-file]" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_was_counted_is_told_though_the_picture_can_no_longer_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()

    def played(*_: object) -> Tally:
        folder.rmdir()
        return Tally()

    monkeypatch.setattr("munch_cli.sim.batch.play", played)
    with pytest.raises(Problems, match="unwritable-file"):
        run(Given((), {"--box": "lite", "--svg": str(folder / "games.svg"), "--jobs": "1"}))
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--box", "bite"), 'did you mean "bites"?'),
        (("bite",), 'did you mean "bites"?'),
        (("bites", "lite"), "one box at a time, not of bites and lite"),
        (("bites", "--box", "lite"), "one box at a time, not of bites and lite"),
        (("bite", "--strengths"), 'did you mean "bites"?'),
        (("--bots", "sensble"), 'did you mean "sensible"?'),
        (("--players", "2"), "setup.players-three-to-six"),
        (("--printing", "2011"), 'did you mean "2010"?'),
        (("--box", "bites", "--printing", "2010"), "there is no other than that of the sheet"),
        (("--games", "many"), "--games takes a number"),
        (("--on", "localhost:1"), "--on takes dask://HOST:PORT"),
    ],
)
def test_what_cannot_be_played_is_said(words: tuple[str, ...], said: str) -> None:
    done = munch("sim", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr and "Traceback" not in done.stderr


def test_a_box_is_named_as_it_is_for_a_game_or_by_its_option() -> None:
    options = ("--games", "1", "--longest", "3", "--jobs", "1", "--json")
    by_name, by_option = munch("sim", "lite", *options), munch("sim", "--box", "lite", *options)
    assert by_name.returncode == 0
    assert json.loads(by_name.stdout)["batch"]["edition"] == "lite"
    assert by_name.stdout == by_option.stdout


def test_strengths_are_told_of_the_box_that_is_named_or_of_all() -> None:
    told = [json.loads(munch("sim", *words, "--strengths", "--json").stdout) for words in ((), ("lite",))]
    boxes = [{match["box"] for match in one["strengths"]} for one in told]
    assert boxes == [set(load_rulebook().editions), {"lite"}]
