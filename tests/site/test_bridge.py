"""The arbiter's bridge: one wish in, one answer out, as the page asks it."""

import json
from collections.abc import Callable

import pytest

from munch_cli.site.bridge import Arbiter

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
    from munch_cli.arbiter.features.features import run_feature
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
