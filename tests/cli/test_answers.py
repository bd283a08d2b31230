"""What is printed with --json is JSON of the shape that munch schema tells, and says which version of it."""

import json
import sys
from collections.abc import Iterator

import jsonschema
import pytest

from munch_cli.cli.schema import ANSWERS, FILES
from munch_cli.cli.start import main

PRINTED = {
    "ask": ("ask", "combat/pumpkinhead", "may Jenn loot the room?", "--box", "all"),
    "check": ("check", "combat/pumpkinhead"),
    "compare": ("ask", "combat/pumpkinhead", "--all"),
    "differences": ("boxes", "bites", "booty"),
    "editions": ("boxes",),
    "found-card": ("card", "Wishing Ring"),
    "found-rulings": ("rulings",),
    "moments": ("moments", "classic", "bites"),
    "open": ("open", "combat/pumpkinhead", "-c", "may Jenn loot the room?"),
    "odds": ("odds", "running-away/both-are-caught"),
    "replay": ("replay", "combat/pumpkinhead"),
    "rule": ("rule", "wins", "ties"),
    "rulebook": ("export", "rulebook"),
    "scenarios": ("scenarios", "helping.only-one-helper"),
    "sheet": ("sheet", "bites", "running"),
    "sim": ("sim", "--games", "2", "--players", "3", "--longest", "3", "--jobs", "1"),
    "standing": ("ask", "combat/pumpkinhead", "who is winning?", "--after", "1", "--box", "all"),
    "steps": ("check", "--steps"),
    "ways": ("ways", "combat/pumpkinhead", "--after", "3"),
    "what-may": ("ask", "combat/pumpkinhead", "what may Jenn do?", "--box", "all"),
    "why": ("ask", "helping/asked-and-agreed", "why did Ann gain a level?", "--after", "4"),
}
MORE = (
    ("moments", ("moments", "lite", "sell")),
    ("ask", ("ask", "combat/pumpkinhead", "may Jenn equip Goth Boots?", "--after", "1")),
    ("why", ("ask", "helping/asked-and-agreed", "why did Bo not gain a level?", "--after", "4")),
    ("why", ("ask", "running-away/four-is-caught", "why did Ann not get away?", "--after", "1")),
    ("why", ("ask", "combat/pumpkinhead", "why Finger Claws?", "--after", "1")),
    ("why", ("ask", "combat/pumpkinhead", "why 16", "--after", "3")),
    ("rule", ("rule", "gap.who-flees-first")),
    ("rule", ("rule", "unknown-card")),
    ("rule", ("rule", "conflict.new-item-in-own-fight")),
    ("ways", ("ways", "combat/pumpkinhead")),
    ("ways", ("ways", "running-away/both-are-caught", "--for", "Ann")),
    ("odds", ("odds", "combat/pumpkinhead", "--after", "1")),
)


@pytest.fixture
def printed(monkeypatch, capsys, tmp_path):
    """What a command prints, read as JSON."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    def call(*words: str) -> object:
        monkeypatch.setattr(sys, "argv", ["munch", *words])
        main()
        return json.loads(capsys.readouterr().out)

    return call


def test_every_answer_has_a_shape_that_is_tried() -> None:
    assert set(PRINTED) | {"coverage"} == set(ANSWERS)


@pytest.mark.parametrize(("kind", "words"), [*PRINTED.items(), *MORE])
def test_an_answer_has_the_shape_that_is_told(printed, kind: str, words: tuple[str, ...]) -> None:
    schema = printed("schema", kind)
    jsonschema.Draft202012Validator.check_schema(schema)
    answer = printed(*words, "--json")
    assert answer["munch"] == 1
    assert [error.message for error in jsonschema.Draft202012Validator(schema).iter_errors(answer)] == []


def fields(part: object) -> Iterator[tuple[str, object]]:
    """Yield each field of a schema by its name."""
    if isinstance(part, dict):
        held = part.get("properties")
        yield from held.items() if isinstance(held, dict) else ()
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from fields(inner)


@pytest.mark.parametrize("kind", [*FILES, *ANSWERS])
def test_every_field_of_a_schema_is_described(printed, kind: str) -> None:
    schema = printed("schema", kind)
    assert schema["$id"] == f"urn:munch:{kind}:1"
    told = [(name, field) for name, field in fields(schema) if isinstance(field, dict) and "$ref" not in field]
    assert [name for name, field in told if not field.get("description")] == []


@pytest.mark.parametrize("said", ["save other.toml", "undo", "quit", "flibber the gnorp"])
def test_only_questions_are_put_to_a_board(monkeypatch, capsys, tmp_path, said: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["munch", "ask", "combat/pumpkinhead", said])
    assert main() == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err != ""
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_rulings_has_the_shape_that_is_told(printed, monkeypatch, capsys) -> None:
    import tomllib

    for words in (("deal.each", "3"), ("gap.who-flees-first", "helper-first", "--by", "Drake")):
        monkeypatch.setattr(sys, "argv", ["munch", "rulings", "add", *words])
        assert main() == 0
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", ["munch", "rulings", "export"])
    main()
    text = capsys.readouterr().out
    assert list(jsonschema.Draft202012Validator(printed("schema", "rulings")).iter_errors(tomllib.loads(text))) == []


def test_a_fight_is_looked_at_under_a_sheet_that_its_file_is_not_for(printed) -> None:
    alone = printed("ways", "combat/pumpkinhead", "--json", "--after", "3")
    helped = printed("ways", "combat/pumpkinhead", "--json", "--after", "3", "--box", "booty")
    assert (alone["means"], helped["means"]) == ("alone", "alone"), "a Werewolf's card does what it says anywhere"
