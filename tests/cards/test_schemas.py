"""The schemas that editors use say what the reader says."""

import json
import tomllib
from pathlib import Path

import jsonschema
import pytest

from munch_cli.files import places
from munch_cli.files.schemas import card_schema, scenario_schema

CARDS = Path(places.bundled("cards"))
CHECK = jsonschema.Draft202012Validator(card_schema())


@pytest.mark.parametrize("path", sorted(CARDS.glob("*/*.toml")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_card_file_fits_its_schema(path):
    text = path.read_text(encoding="utf-8")
    assert text.startswith("#:schema ../card.schema.json\n\nformat = 1\n")
    CHECK.validate(tomllib.loads(text))


@pytest.mark.parametrize(("kind", "schema"), [("card", card_schema), ("scenario", scenario_schema)])
def test_the_schema_beside_the_files_is_the_one_made(kind, schema):
    beside = Path(places.bundled(f"{kind}s")) / f"{kind}.schema.json"
    assert json.loads(beside.read_text(encoding="utf-8")) == schema(), f"write it anew: munch schema {kind}"


def test_a_scenario_fits_its_schema():
    check = jsonschema.Draft202012Validator(scenario_schema())
    for path in Path(places.bundled("scenarios")).rglob("*.toml"):
        check.validate(tomllib.loads(path.read_text(encoding="utf-8")))
