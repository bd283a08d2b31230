"""The arbiter's bridge: one wish in, one answer out, as the page asks it."""

import json
from collections.abc import Callable

import pytest

from munch_cli.site.bridge import Arbiter
from munch_cli.table.ids import PlayerId

Wish = Callable[..., dict]


@pytest.fixture
def arbiter() -> Wish:
    """Answers wishes at a table of its own."""
    here = Arbiter()
    return lambda do, **told: json.loads(here.answer(json.dumps({"do": do, **told})))


def said(arbiter: Wish, *lines: str) -> dict:
    told: dict = {}
    for line in lines:
        told = arbiter("say", line=line)
    return told


def test_a_question_is_answered_with_its_rules_and_where_they_stand(arbiter: Wish) -> None:
    told = said(
        arbiter, "new bites: Jenn, K.C.", "Jenn is a Level 4 Werewolf, carrying Goth Boots", "Jenn fights Pumpkinhead"
    )
    assert told["table"]["combat"]["fighter"] == "Jenn"
    told = said(arbiter, "may Jenn equip Goth Boots?")
    assert told["word"] == "refused"
    id = "combat.equipment-frozen-once-monster-is-exposed"
    assert told["links"][id] == f"rules/combat.html#{id}"
    assert any(id in line for line in told["lines"])


def test_the_kept_lines_lay_the_same_table_and_put_the_same_question(arbiter: Wish) -> None:
    told = said(
        arbiter,
        "new bites: Jenn, K.C.",
        "Jenn is a Level 4 Werewolf, carrying Goth Boots",
        "Jenn is Level 9",
        "undo",
        "Jenn fights Pumpkinhead",
        "may Jenn equip Goth Boots?",
    )
    other = Arbiter()
    again = json.loads(other.answer(json.dumps({"do": "lay", "lines": told["kept"], "asked": told["asked"]})))
    assert again["amiss"] is None
    assert again["table"] == told["table"]
    assert (again["word"], again["lines"]) == (told["word"], told["lines"])


def test_what_may_be_said_comes_best_first_and_each_line_can_be_said(arbiter: Wish) -> None:
    said(arbiter, "open combat/pumpkinhead", "Jenn kicks open the door")
    told = arbiter("chips", who="")
    assert told["who"] == "Jenn"
    assert told["chips"][0]["lines"] == ["Jenn claims the kill"]
    for chip in told["chips"]:
        assert arbiter("say", line=f"may {chip['lines'][0]}?")["word"] in ("allowed", "silent", "conflict")


def test_on_a_board_just_laid_the_chips_are_those_of_whose_turn_it_is(arbiter: Wish) -> None:
    said(arbiter, "new lite: Ann, Bo, Cy")
    told = arbiter("chips", who="")
    assert told["who"] == "Ann"
    assert ["Ann kicks open the door"] in [chip["lines"] for chip in told["chips"]]


def test_chips_of_somebody_else_are_his(arbiter: Wish) -> None:
    said(arbiter, "open combat/pumpkinhead", "Jenn kicks open the door")
    told = arbiter("chips", who="K.C.")
    assert told["who"] == "K.C."
    assert all(line.startswith(("K.C.", "no one")) for chip in told["chips"] for line in chip["lines"])


def test_while_a_die_is_owed_the_chips_are_its_faces(arbiter: Wish) -> None:
    said(arbiter, "new lite: Ann, Bo", "Ann fights Pit Bull", "Ann runs away")
    assert [chip["lines"][0] for chip in arbiter("chips", who="")["chips"]][-1] == "the die shows 6"


def test_a_question_back_comes_with_its_answers(arbiter: Wish) -> None:
    told = said(arbiter, "open combat/pumpkinhead", "Jenn kicks open the door", "Jenn plays")
    assert told["word"] == "asks"
    assert "Jenn plays Fluffy on Pumpkinhead" in [choice["says"] for choice in told["choices"]]
    assert said(arbiter, told["choices"][0]["short"])["kept"][-1] == told["choices"][0]["says"]


def test_a_line_is_completed_with_what_may_be_said(arbiter: Wish) -> None:
    said(arbiter, "open combat/pumpkinhead")
    found = arbiter("complete", text="Jenn kicks o")["found"]
    assert found[0]["line"].startswith("Jenn kicks open")


@pytest.mark.parametrize("how", ["scenario", "feature"])
def test_a_table_is_kept_as_text_that_holds(arbiter: Wish, tmp_path, how: str) -> None:
    from munch_cli.api import load
    from munch_cli.features.running import run_feature
    from munch_cli.files.gherkin import read_feature

    said(arbiter, "open combat/pumpkinhead", "Jenn kicks open the door", "may Jenn loot the room?")
    files = arbiter("keep", **{"as": how})["files"]
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    if how == "scenario":
        assert load(str(tmp_path / "my-table.toml")).edition == "bites"
    else:
        assert run_feature(read_feature(str(tmp_path / "my-quarrel.feature")), str(tmp_path))[1] == []


def test_nothing_that_is_said_writes_a_file(arbiter: Wish, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in ("save mine", "export feature mine", "transcript mine.txt"):
        assert said(arbiter, "new lite: Ann, Bo", line)["word"] == "failed"
    arbiter("lay", lines=["new lite: Ann, Bo", "save mine", "Ann is Level 2"])
    assert list(tmp_path.iterdir()) == []


def test_a_broken_or_hostile_link_lays_what_it_can_and_says_what_it_cannot(arbiter: Wish) -> None:
    told = arbiter("lay", lines=["new lite: Ann, Bo", "Ann is Level 2", "<script>alert(1)</script>", "Ann is Level 3"])
    assert told["table"]["players"]["Ann"]["level"] == 2
    assert "2 of 4" in told["amiss"][0]
    assert arbiter("lay", lines=["<b>taken</b>"])["amiss"]
    assert arbiter("lay", lines=["x" * 300_000])["error"]
    assert "error" in json.loads(Arbiter().answer("[1"))
    assert "error" in arbiter("dance")


@pytest.mark.parametrize("how", ["scenario", "feature"])
def test_what_was_kept_is_opened_again_and_the_quarrel_comes_out_the_same(arbiter: Wish, how: str) -> None:
    told = said(
        arbiter,
        "new bites: Jenn, K.C.",
        "Jenn is a Level 4 Werewolf, carrying Goth Boots",
        "Jenn fights Pumpkinhead",
        "may Jenn equip Goth Boots?",
    )
    (case,) = arbiter("read", files=arbiter("keep", **{"as": how})["files"])["cases"]
    other = Arbiter()
    assert other.lay(case["lines"], "")["amiss"] is None
    asked = [text for kind, text in case["steps"] if kind == "when"]
    again = [other.say(text) for text in asked][-1]
    assert again["word"] == told["word"] == "refused"
    assert again["table"] == told["table"]


def test_a_feature_is_opened_with_the_board_beside_it(arbiter: Wish) -> None:
    board = 'format = 1\ntitle = "two of us"\nedition = "lite"\n[player.Ann]\nlevel = 4\n[player.Bo]\n'
    feature = (
        'Feature: ours\n  Scenario: who is how high\n    Given the lite board "ours.toml"\n    When Ann is Level 5\n'
    )
    (case,) = arbiter("read", files={"ours.toml": board, "ours.feature": feature})["cases"]
    assert Arbiter().lay(case["lines"], "")["table"]["players"]["Ann"]["level"] == 4
    assert case["steps"] == [["when", "Ann is Level 5"]]


@pytest.mark.parametrize(
    "files", [{}, {"a.txt": "x"}, {"a.toml": "level = "}, {"a.feature": "nothing"}, {"a.toml": "x" * 300_000}]
)
def test_a_file_in_which_nothing_can_be_tried_says_so(arbiter: Wish, files: dict[str, str]) -> None:
    assert arbiter("read", files=files)["error"]


def game(arbiter: Wish, moves: int) -> dict:
    """A game against bots, with the first thing that is offered said so many times."""
    told = arbiter("play", edition="lite", name="Ann", bots="sensible, random", seed=5)
    for _ in range(moves):
        told = said(arbiter, arbiter("chips", who="")["chips"][0]["lines"][0])
    return told


def test_in_a_game_against_bots_the_other_hands_are_hidden(arbiter: Wish) -> None:
    told = game(arbiter, 0)
    assert told["played_by"] == "Ann"
    hands = {name: one["hand"] for name, one in told["table"]["players"].items()}
    assert len(hands) == 3
    assert all(hands["Ann"])
    assert [type(hand) for name, hand in hands.items() if name != "Ann"] == [int, int]
    assert arbiter("chips", who="")["who"] == "Ann"


def test_in_a_game_nothing_is_completed_or_kept_that_the_person_does_not_see() -> None:
    here = Arbiter()
    here.play("lite", "Ann", "sensible, random", 5)
    assert here.game is not None
    table = here.game.sitting.table
    own, *bots = ({table.card(copy).name for copy in table.hand(PlayerId(seat))} for seat in range(3))
    names = [player.name for player in table.state.players]
    found = "\n".join(json.dumps(here.complete(f"{name} plays ")) for name in names)
    text = str(here.keep("scenario"))
    assert all(name in found and name in text for name in own)
    assert not [name for hand in bots for name in hand - own if name in found or name in text]
    assert here.keep("feature")["error"]


def test_a_game_goes_on_from_its_kept_lines_and_can_be_taken_back(arbiter: Wish) -> None:
    told = game(arbiter, 12)
    other = Arbiter()
    again = other.lay(told["kept"], "")
    assert again["amiss"] is None
    assert (again["table"], again["kept"]) == (told["table"], told["kept"])
    before = told["kept"]
    back = other.say("undo")
    assert back["kept"][-1] == "undo"
    assert Arbiter().lay(back["kept"], "")["table"] == back["table"]
    assert len(back["kept"]) > len(before)


def test_in_a_game_a_card_in_play_is_lost_only_if_one_says_yes(arbiter: Wish) -> None:
    told = game(arbiter, 4)
    (laid,) = told["table"]["players"]["Ann"]["class"]
    assert said(arbiter, f"may I discard {laid}?")["kept"] == told["kept"]
    assert said(arbiter, f"discard {laid}")["kept"] == told["kept"]
    assert [chip["says"] for chip in arbiter("chips", who="")["chips"]] == ["yes", "no"]
    assert said(arbiter, "no")["kept"] == told["kept"]
    said(arbiter, f"discard {laid}")
    assert said(arbiter, "yes")["kept"][len(told["kept"])] == f"Ann discards {laid}"


def test_a_game_that_nobody_can_play_is_refused(arbiter: Wish) -> None:
    assert arbiter("play", edition="lite", name="Ann", bots="", seed=1)["error"]
    assert arbiter("play", edition="moles", name="Ann", bots="sensible", seed=1)["error"]
    assert arbiter("lay", lines=["play lite: Ann (female), Bo (male, sensible); seed 1; box 0"])["error"]


def test_a_long_search_tells_how_far_it_has_come() -> None:
    heard: list[int] = []
    arbiter = Arbiter(heard.append)
    for line in ("new bites: Jenn, K.C.", "Jenn holds Bribe Monster", "Jenn fights Plutonium Dragon"):
        arbiter.say(line)
    assert heard == []
    arbiter.lay(["open combat/pumpkinhead", "Jenn kicks open the door"], "ways")
    assert heard == sorted(heard)
