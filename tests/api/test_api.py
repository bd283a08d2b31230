"""munch from Python: what its docs show is so, its names are few and typed, and a start does not wait for it."""

import doctest
import inspect
import subprocess
import sys
import typing
from pathlib import Path

import pytest

import munch_cli
from munch_cli import api

NAMES = [name for name in munch_cli.__all__ if name != "__version__"]


def test_what_the_docs_show_is_so() -> None:
    found = doctest.testmod(api, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.failed == 0 and found.attempted > 10


def test_every_public_name_is_there_documented_and_typed() -> None:
    assert all(hasattr(api, name) for name in NAMES) and len(NAMES) <= 17
    assert (Path(munch_cli.__file__).parent / "py.typed").exists()
    for name in NAMES:
        thing = getattr(munch_cli, name)
        assert thing is getattr(api, name) and inspect.getdoc(thing)
        if inspect.isfunction(thing):
            hints = typing.get_type_hints(thing)
            assert set(inspect.signature(thing).parameters) | {"return"} == set(hints)


def test_another_name_is_not_there() -> None:
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = munch_cli.nothing_of_the_kind


def test_tab_completes_the_public_names_and_a_repr_shows_no_insides() -> None:
    code = "import munch_cli; print('may' in dir(munch_cli), 'wonder' in dir(munch_cli))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "False"]
    table = munch_cli.load("combat/pumpkinhead", after=1)
    results = [munch_cli.may(table, "Jenn loots"), munch_cli.ways(table), munch_cli.odds(table)]
    for result in [*results, munch_cli.compare(table, "Jenn loots"), *munch_cli.look_up("who wins ties?")]:
        assert " at 0x" not in repr(result)


def test_to_import_munch_loads_nothing() -> None:
    code = "import munch_cli, sys; print([name for name in sys.modules if name.startswith('munch_cli.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_table_is_changed_by_what_is_done() -> None:
    table = munch_cli.load("combat/pumpkinhead")
    before = table.text()
    after = munch_cli.perform(table, "Jenn kicks open the door").table
    assert table.text() == before and after != table
    assert munch_cli.load("combat/pumpkinhead") == table


def test_a_refusal_is_a_value_and_leaves_the_table(tmp_path: Path) -> None:
    table = munch_cli.load("combat/pumpkinhead", after=1)
    refused = munch_cli.perform(table, "Jenn equips Goth Boots")
    assert not refused and not refused.done and refused.table == table and refused.rules


def test_a_table_written_down_is_read_again(tmp_path: Path) -> None:
    table = munch_cli.load("combat/pumpkinhead", after=3)
    path = tmp_path / "board.toml"
    path.write_text(table.text(), encoding="utf-8")
    assert munch_cli.load(str(path)).view() == table.view()


@pytest.mark.parametrize("steps", [-5, -1, 11])
def test_a_board_that_the_scenario_never_has_is_not_loaded(steps) -> None:
    with pytest.raises(munch_cli.Problems, match="the scenario has 10") as caught:
        munch_cli.load("combat/pumpkinhead", after=steps)
    assert [(one.line, one.column) for one in caught.value.problems] == [(0, 0)], "it is of the file as a whole"


def test_the_caret_stands_under_the_sentence_that_was_not_read() -> None:
    table = munch_cli.load("combat/pumpkinhead", after=3)
    for asked in (munch_cli.what_if, munch_cli.compare):
        with pytest.raises(munch_cli.Unreadable) as caught:
            asked(table, "K.C. offers help", "Jenn dances", "Jenn agrees")
        assert "Jenn dances" in str(caught.value)


def test_each_sentence_that_is_imagined_has_its_answer_though_the_last_wins_the_game() -> None:
    table = munch_cli.load("combat/pumpkinhead", after=1)
    for sentence in ("Jenn is Level 9", "Jenn fights Pumpkinhead"):
        table = munch_cli.perform(table, sentence).table
    (claimed,) = munch_cli.what_if(table, "Jenn claims the kill")
    assert claimed.done and claimed.table.view()["winners"] == []


def test_to_compare_takes_a_sentence() -> None:
    with pytest.raises(TypeError, match="sentence"):
        munch_cli.compare(munch_cli.load("combat/pumpkinhead"))  # type: ignore[call-arg]


@pytest.mark.parametrize("rollouts", [0, -1])
def test_odds_are_drawn_from_one_deal_at_least(rollouts: int) -> None:
    with pytest.raises(munch_cli.Problems, match="let it be 1 or more") as caught:
        munch_cli.odds(munch_cli.load("combat/pumpkinhead", after=3), rollouts=rollouts)
    assert [(one.line, one.column) for one in caught.value.problems] == [(0, 0)], "it is no place in a file"


def test_every_legal_sentence_may_be_said() -> None:
    table = munch_cli.load("combat/pumpkinhead", after=3)
    sentences = table.legal("Jenn")
    assert sentences
    for sentence in sentences:
        assert munch_cli.perform(table, sentence).done, sentence


def test_the_owners_word_is_told() -> None:
    table = munch_cli.load("combat/pumpkinhead", after=1)
    assert munch_cli.may(table, "Jenn claims the kill")
    ruled = munch_cli.perform(table, "K.C. rules combat.higher-player-total-kills: off on 2026-11-21")
    assert ruled.done and ruled.table != table
    claimed = munch_cli.may(ruled.table, "Jenn claims the kill")
    assert claimed.outcome != "allowed"
    assert ["2026-11-21" in house and "K.C." in house for house in claimed.house] == [True]


def test_players_in_a_list_are_refused_with_the_right_call() -> None:
    with pytest.raises(TypeError, match="by their names"):
        munch_cli.new("classic", ["Ann", "Bo"])  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [{"edition": "bitse"}, {"edition": "lite"}])
def test_what_cannot_be_read_says_what_is_nearest(wrong: dict[str, str]) -> None:
    with pytest.raises(munch_cli.Unreadable, match="bites"):
        munch_cli.load("combat/pumpkinhead", **wrong)


def test_a_file_that_cannot_be_read_tells_every_problem(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        'format = 1\ntitle = "x"\nedition = "bites"\n[player.Ann]\nhand = ["Fluffi", "Coffn"]\n', encoding="utf-8"
    )
    with pytest.raises(munch_cli.Problems) as found:
        munch_cli.load(str(path))
    assert [problem.code for problem in found.value.problems] == ["unknown-card", "unknown-card"]


def test_the_only_card_that_can_be_meant_is_taken_and_said() -> None:
    found = munch_cli.perform(munch_cli.load("combat/pumpkinhead"), "Jenn plays")
    assert (found.outcome, found.taken_as) == ("allowed", "Jenn plays Virgin Tears")


@pytest.mark.parametrize(("edition", "card"), [("classic", "Elf"), ("christmas-lite", "Warrior"), ("bites", "Vampire")])
def test_what_lies_behind_the_door_is_taken_in_hand(edition: str, card: str) -> None:
    table = munch_cli.new(edition, "Ann", "Bo", "Cy")
    for one in ("it is Ann's turn", "Ann kicks open the door", f"the card is {card}"):
        table = munch_cli.perform(table, one).table
    assert munch_cli.perform(table, f"Ann takes {card}").taken_as == "Ann takes the card"
