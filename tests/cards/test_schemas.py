"""The schemas that editors use say what the reader says."""

import json
import tomllib
from pathlib import Path

import jsonschema
import pytest
import tomli_w

from munch_cli.files import places
from munch_cli.files.cards import read_cards
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.schemas import card_schema, scenario_schema
from munch_cli.files.toml import parse_toml

CARDS = Path(places.bundled("cards"))
CHECK = jsonschema.Draft202012Validator(card_schema())


@pytest.mark.parametrize("path", sorted(CARDS.glob("*/*.toml")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_card_file_fits_its_schema(path):
    text = path.read_text(encoding="utf-8")
    assert text.startswith("#:schema ../card.schema.json\n\nformat = 1\n")
    CHECK.validate(tomllib.loads(text))


@pytest.mark.parametrize("schema", [card_schema(), scenario_schema()], ids=["card", "scenario"])
def test_the_schemas_are_schemas(schema):
    jsonschema.Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize(("kind", "schema"), [("card", card_schema), ("scenario", scenario_schema)])
def test_the_schema_beside_the_files_is_the_one_made(kind, schema):
    beside = Path(places.bundled(f"{kind}s")) / f"{kind}.schema.json"
    assert json.loads(beside.read_text(encoding="utf-8")) == schema(), f"write it anew: munch schema {kind}"


WRONG = (
    {"level": "4"},
    {"level": 0},
    {"levle": 4},
    {"kind": "monstre"},
    {"marks": ["wins_tie"]},
    {"bad_stuff": [{"do": "lose_levle"}]},
    {"bad_stuff": [{"do": "perish", "amount": 1}]},
    {"effects": [{"gives": "luck", "amount": 1}]},
    {"ability": [{"do": []}]},
    {"unknown": ["colour"]},
)


@pytest.mark.parametrize("facts", WRONG, ids=str)
def test_what_the_reader_refuses_the_schema_refuses(facts):
    card = {"name": "Grue", "kind": "monster", "level": 4, **facts}
    assert read_cards({"card": [card]})[1]
    assert not CHECK.is_valid({"format": 1, "card": [card]})


def test_a_scenario_fits_its_schema():
    check = jsonschema.Draft202012Validator(scenario_schema())
    for path in Path(places.bundled("scenarios")).rglob("*.toml"):
        check.validate(tomllib.loads(path.read_text(encoding="utf-8")))


BOARD = {
    "format": 1,
    "title": "Two at a table",
    "edition": "classic",
    "player": {"Ann": {"level": 2}, "Bo": {}},
    "combat": {"fighter": "Ann", "monsters": ["Bullrog"], "boosts": [{"for": "munchkins", "amount": 2}]},
    "owed": [{"what": "run", "who": "Ann", "cards": ["Bullrog"]}],
}
TYPOS = (
    {"combat": {"figther": "Ann"}},
    {"combat": {"began": "trap"}},
    {"combat": {"running": "yes"}},
    {"combat": {"helper": 2}},
    {"combat": {"deal": {"tresures": 1}}},
    {"combat": {"boosts": [{"for": "munchkin", "amount": 2}]}},
    {"combat": {"played": [{"crad": "Magic Missile"}]}},
    {"combat": {"monsters": [{"card": "Bullrog", "wiht": ["Ancient"]}]}},
    {"owed": [{"what": "run", "whom": "Ann"}]},
    {"owed": [{"who": "Ann"}]},
    {"owed": [{"what": "run", "layer": -1}]},
    {"turn": {"used": [{"ability": "Berserking", "span": "week"}]}},
    {"turn": {"aftermaths": ["Ann"]}},
    {"table": {"phase": "dor"}},
    {"player": {"Ann": {"sex": "other"}}},
)


@pytest.mark.parametrize("typo", TYPOS, ids=str)
def test_a_typo_on_a_board_is_seen_by_the_schema_and_by_the_reader(typo):
    check = jsonschema.Draft202012Validator(scenario_schema())
    assert check.is_valid(BOARD)
    assert not check.is_valid(BOARD | typo)
    with pytest.raises(Problems):
        scenario_in(parse_toml(tomli_w.dumps(BOARD | typo), "typo"))


def test_every_field_of_a_board_is_described_to_an_editor():
    parts = scenario_schema()["properties"]
    for table in (parts["combat"], parts["owed"]["items"]):
        assert all("description" in field for name, field in table["properties"].items() if name != "monsters")
