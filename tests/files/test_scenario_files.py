"""Boards in files are read strictly: every mistake at once, with its place, its code and one remedy."""

import pytest

from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import path_of, read_scenario, scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.table import state as s

GOOD = """
format = 1
title = "a board"
edition = "bites"
sets = ["plain"]

[table]
turn = "Ann"

[player.Ann]
hand = ["Plain Armor"]

[player.Bo]
"""


def codes(text: str) -> list[str]:
    """The codes of all that is wrong with a file."""
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(text, "board.toml"))
    assert all(problem.file == "board.toml" for problem in caught.value.problems)
    return [problem.code for problem in caught.value.problems]


def board(text: str, edition: str = "bites") -> s.State:
    """The board of a file."""
    return scenario_in(parse_toml(text, "board.toml")).boards[edition].state


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("[player.Bo]", '[combat]\nmonsters = ["Plain Monster 5"]\nclaimed = [1001, 0]\n[player.Bo]', "out-of-range"),
        ("[player.Bo]", '[[owed]]\nwhat = "money"\n[player.Bo]', "unknown-word"),
        ("[player.Bo]", '[[owed]]\nwhat = "blind"\nwords = ["any"]\nother = "Ann"\n[player.Bo]', "missing-key"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\nverdict = 'refused'", "missing-key"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\ndo = 'a'\nask = 'b'", "two-sentences"),
        ("[player.Bo]", "[player.Bo]\n[[step]]\nwhat_if = ['Ann ends the turn', ' ']", "wrong-type"),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", zone = "sky" }]', "unknown-word"),
        (
            "[player.Bo]",
            '[[owed]]\nwhat = "die"\nother = "Ann"\nwords = ["theft", "4", "1"]\n[player.Bo]',
            "missing-key",
        ),
        ('turn = "Ann"', 'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", zone = "hand" }]', "unknown-word"),
        (
            'turn = "Ann"',
            'turn = "Ann"\n[turn]\ngained = [{ card = "Plain Armor", zone = "sky", of = "Ann" }]',
            "unknown-word",
        ),
    ],
)
def test_each_mistake_has_its_code(old: str, new: str, code: str) -> None:
    assert old in GOOD
    assert code in codes(GOOD.replace(old, new, 1))


def test_what_a_table_in_the_fight_leaves_out_is_nothing() -> None:
    fight = 'monsters = ["Plain Monster 5"]\nboosts = [{ label = "Song" }]\ngone = [{ card = "Plain Monster 1" }]'
    combat = board(GOOD.replace("[player.Bo]", f"[combat]\n{fight}\n[player.Bo]")).combat
    assert combat is not None
    assert [(boost.side, boost.amount, boost.because) for boost in combat.boosts] == [(s.MUNCHKINS, 0, ())]
    assert [(gone.treasures, gone.because) for gone in combat.gone] == [(0, ())]


def fought(fight: str, table: str = "") -> s.State:
    """The board with a fight of Ann's."""
    return board(
        GOOD.replace('turn = "Ann"', f'turn = "Ann"\nphase = "door"\n{table}').replace(
            "[player.Bo]", f"[combat]\n{fight}\n[player.Bo]"
        )
    )


def test_what_nobody_in_particular_would_owe_is_told_of_the_table() -> None:
    waits = '[rulings]\n"gap.wait-after-eliminating" = "waits"'
    fight = f'[combat]\nmonsters = []\ngone = [{{ card = "Plain Monster 1" }}]\n{waits}\n[player.Bo]'
    with pytest.raises(Problems) as caught:
        scenario_in(parse_toml(GOOD.replace("[player.Bo]", fight), "board.toml"))
    assert {(problem.line, problem.code) for problem in caught.value.problems} == {(7, "board-at-odds")}


def test_what_was_played_and_lies_elsewhere_by_now_was_played_for_the_munchkins_unless_told() -> None:
    discards = 'treasure_discards = ["Plain Potion", "Plain Armor", "Plain Helmet"]'
    lies = 'lies = { card = "Plain Potion", zone = "treasure_discards" }'
    combat = fought(f'monsters = ["Plain Monster 5"]\nplayed = [{{ {lies} }}]', discards).combat
    assert combat is not None
    assert [(play.copy, play.by, play.side) for play in combat.plays] == [(2, 0, s.MUNCHKINS)]


def test_a_huge_file_and_a_binary_one_are_told_and_not_read(tmp_path) -> None:
    huge, binary = tmp_path / "huge.toml", tmp_path / "binary.toml"
    huge.write_bytes(b"# " + b"x" * 10_000_000)
    binary.write_bytes(bytes(range(256)) * 10)
    for path, code in ((huge, "file-too-large"), (binary, "not-text")):
        with pytest.raises(Problems) as caught:
            read_scenario(str(path))
        assert [problem.code for problem in caught.value.problems] == [code]


def test_the_topic_of_bundled_scenarios_is_no_scenario() -> None:
    with pytest.raises(Problems) as caught:
        path_of("selling")
    assert [problem.remedy for problem in caught.value.problems] == ["munch scenarios selling lists them"]
