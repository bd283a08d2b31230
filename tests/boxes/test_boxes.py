"""Boxes of one's own: the example is known to every command, a box that says nothing is its lender, and what is amiss
in a box is told with its place.
"""

import json
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

from munch_cli.cli.start import main
from munch_cli.files.cards import load_catalogue
from munch_cli.files.codes import HELP
from munch_cli.files.places import OWN_BOXES, OWN_CARDS
from munch_cli.files.problems import Problems
from munch_cli.files.rulebook import load_index, load_rulebook, read_rulebook
from munch_cli.files.schemas import box_rules_schema, box_schema
from munch_cli.rulebook.rows import from_rows, to_rows
from munch_cli.rulebook.sheet import differences
from munch_cli.sim.batch import GameBatch, play

EXAMPLES = Path(__file__).parents[2] / "examples" / "boxes"
LENDERS = tuple(key for key, edition in load_rulebook().editions.items() if not edition.borrow)


@pytest.fixture(scope="module")
def cache(tmp_path_factory) -> Path:
    """Return a folder in which the tests of this module keep what they read."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def own_places(cache, tmp_path, monkeypatch):
    """Keep the tests away from the folders of the user; offer the example."""
    for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable.lower()))
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv(OWN_BOXES, str(EXAMPLES))


@pytest.fixture
def munch(monkeypatch, capsys) -> Callable[..., tuple[int, str, str]]:
    """Says words to munch; gives the exit code, the answer and the messages."""

    def say(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["munch", *map(str, words)])
        code = main()
        said = capsys.readouterr()
        assert code != 70, said.err
        return code, " ".join(said.out.split()), said.err

    return say


@pytest.fixture
def box(tmp_path, monkeypatch) -> Callable[..., Path]:
    """Writes a box into a folder of its own, and has it alone at hand."""

    def write(sheet: str, name: str = "mine", **files: str) -> Path:
        folder = tmp_path / "boxes" / name
        texts = {"box.toml": f'format = 1\ntitle = "Mine"\nversion = "1"\nyear = 2020\n{sheet}'}
        texts |= {
            f"{part.replace('__', '/').replace('_', '-')}.toml": f"format = 1\n{text}" for part, text in files.items()
        }
        for path, text in texts.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        monkeypatch.setenv(OWN_BOXES, str(folder))
        return folder

    return write


def amiss() -> list[tuple[str, int, str]]:
    """What is wrong with the boxes at hand: file, line and code."""
    with pytest.raises(Problems) as caught:
        load_rulebook()
    for problem in caught.value.problems:
        assert problem.what and problem.remedy and (problem.column > 0) == (problem.line > 0)
        assert problem.code in HELP
    return [(Path(problem.file).name, problem.line, problem.code) for problem in caught.value.problems]


# ---- the example


def test_its_sheet_states_numbers_of_its_own_at_places_of_its_own() -> None:
    moles = load_rulebook().editions["moles"]
    for name, value in (("cards.hand-limit", 6), ("deal.each", 5), ("running-away.needed", 4), ("winning.goal", 10)):
        assert moles.number(name) == value
    rule_id = moles.values["cards.hand-limit"][1]
    assert moles.cite(rule_id) == "Munchkin Moles 0.1, Your Paws, par. 1"
    assert load_rulebook().editions["classic"].number("cards.hand-limit") == 5
    assert "borrowed from Munchkin 1.02" in moles.cite("winning.first-to-level-10-wins")
    assert "borrowed from Munchkin Booty 1.5" in moles.cite("selling.never-to-level-10")


def test_what_it_does_not_mention_is_never_said_to_be_said_otherwise() -> None:
    book = load_rulebook()
    moles = book.editions["moles"]
    for other in book.editions.values():
        for one, two in ((moles, other), (other, moles)):
            for found in differences(book, one, two):
                if found.why == "otherwise":
                    lacking = one if not found.one else two
                    assert not lacking.own
                    assert not any(book.rules[id].cite.keys() == {"moles"} for id in (*found.one, *found.other))
    added = [
        found for found in differences(book, moles, book.editions["bites"]) if "charity.moles-are-thanked" in found.one
    ]
    assert [found.why for found in added] == ["unmentioned"]


def test_every_command_knows_it(munch) -> None:
    said = munch("boxes", "moles")[1]
    assert "made up" in said and "hand limit 6" in said
    assert "its sheet does not mention it" in munch("boxes", "moles", "classic")[1]
    assert "Munchkin Moles 0.1, Your Paws, par. 3" in munch("rule", "charity.moles-are-thanked")[1]
    assert "no more than six cards" in munch("ask", "moles", "how many cards may I keep?")[1]
    assert "Level 6" in munch("card", "Giant Earthworm")[1]
    assert "moles" in munch("ask", "helping/asked-and-agreed", "--all")[1]
    assert "more than six cards" in munch("read", "charity", "moles")[1]
    answered = munch("ask", "combat/pumpkinhead", "may Jenn loot the room?", "--box", "moles")
    assert answered[0] == 1
    found = munch("check", EXAMPLES / "moles")
    assert found[0] == 0 and "6 rules of its own sheet" in found[1]


def test_it_is_found_by_the_option_and_among_ones_own(munch, monkeypatch, tmp_path) -> None:
    monkeypatch.delenv(OWN_BOXES)
    assert munch("boxes", "moles")[0] != 0
    monkeypatch.setenv(OWN_BOXES, "")
    assert munch("boxes", "moles", "--boxes", EXAMPLES / "moles")[0] == 0
    monkeypatch.delenv(OWN_BOXES)
    own = tmp_path / "xdg_data_home" / "munch" / "boxes"
    own.mkdir(parents=True)
    (own / "moles").symlink_to(EXAMPLES / "moles")
    assert munch("boxes", "moles")[0] == 0


def test_games_are_played_to_the_winner() -> None:
    tally = play(GameBatch("moles", 4, ("sensible", "random"), 2, 7))
    assert tally.games == 2 and tally.of["ends"] == {"won": 2}
    assert any("moles" in card for card in tally.of["cards"])


def test_it_is_kept_and_comes_back_the_same() -> None:
    read = read_rulebook()
    again = from_rows(to_rows(read))
    for key, edition in read.editions.items():
        for slot in edition.__slots__:
            assert getattr(again.editions[key], slot) == getattr(edition, slot), slot


def test_its_files_fit_the_schemas() -> None:
    for path in EXAMPLES.glob("*/box.toml"):
        jsonschema.validate(tomllib.loads(path.read_text()), box_schema())
    for path in EXAMPLES.glob("*/rules/*.toml"):
        jsonschema.validate(tomllib.loads(path.read_text()), box_rules_schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"format": 1, "says": [{"rule": "charity.x"}]}, box_rules_schema())


# ---- boxes of any kind


def test_a_box_that_says_nothing_is_its_lender(box, monkeypatch) -> None:
    folders = [box(f'borrows = "{lender}"', name=f"as-{lender}") for lender in LENDERS]
    monkeypatch.setenv(OWN_BOXES, str(folders[0].parent))
    book = load_rulebook()
    for lender in LENDERS:
        mine, theirs = book.editions[f"as-{lender}"], book.editions[lender]
        assert set(mine.rules) == {id for id, cited in theirs.rules.items() if not cited.rule.case}
        assert all(cited.borrowed_from == lender for cited in mine.rules.values())
        assert mine.values.keys() == theirs.values.keys()
        assert all(mine.number(name) == theirs.number(name) for name in book.numbers)
        assert set(mine.gaps) == set(theirs.gaps)
        assert mine.sets == theirs.sets
        assert not [found for found in differences(book, mine, theirs) if found.why != "unmentioned"]


def test_what_it_says_takes_the_place_of_what_it_would_borrow_and_what_it_leaves_open_is_open(box) -> None:
    other = "cards.hand-limit-five"
    says = f'[[says]]\nrule = "{other}"\nwhere = "p. 2"\nnumbers = {{ "cards.hand-limit" = 7 }}\n'
    words = 'words = "Hold {cards.hand-limit:d}, no more."\n'
    out = '[[leaves_out]]\nrule = "cards.discards-not-searchable"\n'
    box(
        'borrows = "classic"',
        rules__cards=says + words + out,
        rules__charity=(
            '[[says]]\nrule = "charity.excess-goes-to-lowest-level-player"\nwhere = "p. 3"\n'
            'numbers = { "cards.hand-limit" = 7 }\n[[leaves_open]]\npoint = "gap.playing-in-charity"\n'
        ),
    )
    mine = load_rulebook().editions["mine"]
    assert mine.rules[other].rule.says == "Hold 7, no more."
    assert not mine.has("cards.hand-limit-five-dwarf-six") and not mine.has("cards.discards-not-searchable")
    assert mine.number("cards.hand-limit") == 7
    assert "gap.playing-in-charity" in mine.gaps
    assert "gap.playing-in-charity" not in load_rulebook().editions["classic"].gaps


# ---- what is amiss

SHEET_AMISS = """
colour = "red"
borrows = "clasic"
keeps = ["lot"]
[borrow]
hlping = "classic"
loot = "lite"
[values]
"cards.hand-limt" = { is = 6, where = "p. 1" }
"winning.goal" = { is = 1, where = "p. 1" }
"deal.each" = { is = "five" }
"""
SHEET_TOLD = [
    (6, "unknown-key"),
    (7, "unknown-lender"),
    (8, "unknown-topic"),
    (10, "unknown-rule"),
    (11, "unknown-lender"),
    (13, "unknown-number"),
    (14, "out-of-range"),
    (15, "missing-key"),
    (15, "wrong-type"),
]
LOWEST = "charity.lowest-giver-discards-instead"
RULES_AMISS = f"""
[[says]]
rule = "charity.lowest-giver-discards-insted"
where = "p. 1"
[[says]]
rule = "loot.none-after-running-away"
where = "p. 1"
[[says]]
rule = "charity.may-play-down-to-the-limit-instead"
[[says]]
rule = "{LOWEST}"
where = "p. 1"
words = "Up to {{cards.hand-limit}}."
numbers = {{ "winning.goal" = 3 }}
[[says]]
rule = "{LOWEST}"
where = "p. 1"
[[adds]]
id = "chrity.x"
says = "So."
where = "p. 1"
code = "f"
replaces = ["charity.y"]
[[leaves_open]]
point = "gap.charity-may-be-declind"
[[leaves_out]]
rule = "charity.nothing"
[[lets_be]]
rule = "charity.nothing"
"""
RULES_TOLD = [
    (4, "unknown-rule"),
    (7, "wrong-topic"),
    (9, "missing-key"),
    (14, "unknown-number"),
    (15, "unknown-number"),
    (17, "edition-twice"),
    (20, "wrong-topic"),
    (23, "unknown-key"),
    (24, "unknown-rule"),
    (26, "unknown-point"),
    (28, "unknown-rule"),
    (29, "unknown-key"),
]
CARD_AMISS = '[[card]]\nname = "Odd"\nkind = "monstr"\n'


def test_all_that_is_wrong_is_told_at_once_each_with_its_place(box, munch) -> None:
    folder = box(SHEET_AMISS, rules__charity=RULES_AMISS, rules__charty="", cards__a=CARD_AMISS)
    told = amiss()
    assert [(line, code) for file, line, code in told if file == "box.toml"] == SHEET_TOLD
    assert [(line, code) for file, line, code in told if file == "charity.toml"] == RULES_TOLD
    assert [(line, code) for file, line, code in told if file == "charty.toml"] == [(1, "unknown-topic")]
    code, _, said = munch("check", folder)
    assert code == 2
    for one in ("box.toml:7:11: error[unknown-lender]", "charty.toml:1:1", "a.toml:4:8: error[unknown-word]"):
        assert one in said
    assert 'did you mean "classic"?' in said


def test_what_its_parts_do_to_each_other_is_told_with_its_place(box) -> None:
    says = '[[says]]\nrule = "charity.excess-goes-to-lowest-{}player"\nwhere = "p. 1"\n'
    adds = '[[adds]]\nid = "charity.x"\nsays = "So."\nwhere = "p. 1"\ncovered_by = ["ships.one-each"]\n'
    values = '[values]\n"deal.each" = { is = 5, where = "p. 1" }\n'
    box(
        f'borrows = "classic"\nkeeps = ["setup"]\n{values}',
        rules__charity=says.format("level-") + says.format("level-living-") + adds,
    )
    assert amiss() == [
        ("box.toml", 8, "not-in-force"),
        ("charity.toml", 2, "said-both"),
        ("charity.toml", 8, "covered-nowhere"),
    ]


def test_a_box_without_cards_and_one_that_is_no_toml(box) -> None:
    box('keeps = ["setup"]')
    assert amiss() == [("box.toml", 1, "missing-key")]
    box('keeps = "setup')
    assert amiss() == [("box.toml", 5, "toml-syntax")]


def test_only_files_of_rules_and_cards_that_are_not_hidden_belong_to_it(box) -> None:
    folder = box('borrows = "classic"\nkeeps = ["setup"]', cards__a='[[card]]\nname = "Mole"\nkind = "race"\n')
    (folder / "rules").mkdir()
    for part in ("rules", "cards"):
        for name in ("notes.txt", ".charity.toml", ".charity.toml.swp"):
            (folder / part / name).write_text("nothing to be read")
    assert "mine" in load_rulebook().editions
    assert [card.name for card in load_catalogue(("mine",)).values()] == ["Mole"]


def test_a_name_that_is_taken_and_a_place_without_a_box(box, munch, monkeypatch, tmp_path) -> None:
    folder = box('borrows = "booty"', name="classic")
    assert "wrong-name" in munch("boxes", "--boxes", folder)[2]
    assert munch("boxes", "--boxes", tmp_path / "nowhere")[2].startswith(f"{tmp_path / 'nowhere'}: error[no-box]")
    monkeypatch.setenv(OWN_BOXES, str(tmp_path / "nowhere"))
    assert amiss() == [("nowhere", 0, "no-box")]


def test_check_tells_what_nothing_carries_out_and_what_is_not_dealt(box, munch) -> None:
    adds = '[[adds]]\nid = "charity.x"\nsays = "So."\nwhere = "p. 1"\n'
    unknown = '[[card]]\nname = "Odd"\nkind = "monster"\nlevel = 1\nunknown = ["treasures"]\n'
    folder = box('borrows = "classic"', rules__charity=adds, cards__a=unknown)
    code, _, _ = munch("check", folder)
    told = json.loads(munch("check", folder, "--json")[1])
    assert code == 1
    assert [problem["code"] for problem in told["failures"]] == ["rule-unbound", "not-dealt"]
    assert told["failures"][0]["line"] == 3
    folder = box('borrows = "classic"', rules__charity=adds + adds.replace("charity.x", "charity.y"))
    told = json.loads(munch("check", folder, "--json")[1])
    assert [problem["line"] for problem in told["failures"] if problem["code"] == "rule-unbound"] == [3, 7]
    folder = box('borrows = "classic"\nsets = ["mine"]', cards__a=unknown)
    told = json.loads(munch("check", folder, "--json")[1])
    assert {problem["code"] for problem in told["failures"]} >= {"no-deck"}


def test_questions_are_looked_up_in_the_boxes_at_hand(box) -> None:
    with_the_example = load_index()
    assert load_index() is with_the_example
    box('borrows = "classic"')
    assert load_index() is not with_the_example


def test_what_is_made_of_boxes_or_cards_of_ones_own_is_kept_apart(box, monkeypatch, tmp_path) -> None:
    lute = '[[card]]\nname = "Lute"\nkind = "item"\nunknown = ["bonus", "value"]\n'
    folder, cards = box('borrows = "classic"', cards__items=lute), tmp_path / "cards"
    (cards / "mine").mkdir(parents=True)
    (cards / "mine" / "items.toml").write_text(f"format = 1\n{lute}", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "own-cache"))
    shelf = tmp_path / "own-cache" / "munch"
    for own_boxes, own_cards, kept in (
        (folder, "", {"rulebook-own", "questions-own", "cards-own"}),
        ("", cards, {"rulebook", "questions", "cards-own"}),
    ):
        monkeypatch.setenv(OWN_BOXES, str(own_boxes))
        monkeypatch.setenv(OWN_CARDS, str(own_cards))
        shutil.rmtree(shelf, ignore_errors=True)
        load_index()
        load_catalogue(("classic",))
        assert {path.stem for path in shelf.iterdir()} == kept


def test_boxes_stand_beside_each_other_whatever_they_are_called(box, monkeypatch) -> None:
    for name in ("mine", "rules", "cards"):
        folder = box('borrows = "classic"', name=name)
    monkeypatch.setenv(OWN_BOXES, str(folder.parent))
    assert {"mine", "rules", "cards"} <= load_rulebook().editions.keys()
