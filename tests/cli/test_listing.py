"""munch scenarios finds them by topic, by words and by a rule, and munch rule names those in which it decides."""

import json

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.scenarios import bundled_names, list_scenarios, path_of, read_scenario

RULE = "helping.only-one-helper"


def test_every_scenario_is_listed_with_the_boxes_and_the_title_of_its_file() -> None:
    listed = {one.name: one for one in list_scenarios()}
    assert list(listed) == list(bundled_names())
    for name in list(listed)[::97]:
        read = read_scenario(path_of(name))
        assert (listed[name].title, listed[name].boxes, listed[name].source) == (read.title, read.editions, read.source)
    assert {one.name for one in list_scenarios("helping")} == set(bundled_names("helping"))


def test_a_rule_decides_in_every_scenario_that_is_listed_for_it(munch) -> None:
    names = [one["name"] for one in json.loads(munch("scenarios", RULE, "--json").out)["scenarios"]]
    assert names
    for name in names:
        one = read_scenario(path_of(name))
        assert any(RULE in replay(one, box).ids for box in one.editions), name
    assert json.loads(munch("rule", RULE, "--json").out)["entries"][0]["scenarios"] == names
    assert names[0] in munch("rule", RULE).out


def test_words_are_found_in_names_and_titles_and_a_box_narrows_the_list(munch) -> None:
    said = munch("scenarios", "bullrog", "whips")
    assert said.code == 0
    assert "cards-classic/bullrog (classic, lite)" in said.out
    assert munch("scenarios", "bullrog", "whips", "--box", "bites").code == 1
    assert "helping: " in munch("scenarios").out


@pytest.mark.parametrize(("words", "near"), [("helpign", "helping"), ("combat/pumkinhead", "combat/pumpkinhead")])
def test_the_nearest_name_is_offered_for_a_misspelt_one(words: str, near: str, munch) -> None:
    said = munch("scenarios", words)
    assert (said.code, said.out) == (1, "")
    assert f'did you mean "{near}"' in said.err


def test_a_topic_stands_for_its_scenarios_in_replay_and_check_but_is_no_board(munch) -> None:
    assert "6 scenarios" in munch("replay", "loot").out
    checked = json.loads(munch("check", "loot", "--json").out)
    assert checked["checked"] == sum(len(one.boxes) for one in list_scenarios("loot"))
    said = munch("ask", "loot", "may Ann loot the room?")
    assert said.code == 2
    assert "munch scenarios loot" in said.err
