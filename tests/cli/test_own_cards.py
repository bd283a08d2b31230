"""Somebody's own cards: what the box tells that no source does, given in a folder with --cards."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from munch_cli.arbiter.dealing import box_of, catalogue_of
from munch_cli.cli.start import main
from munch_cli.files.places import OWN_CARDS
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.schemas import card_schema

COD = """format = 1

[[card]]
name = "Almighty Cod"
kind = "monster"
level = 7
treasures = 2
tags = []
copies = 2
bad_stuff = [{ do = "lose_levels", amount = 2 }]
"""

BOARD = """format = 1
title = "The Cod bites"
edition = "booty"

[table]
turn = "Ann"
phase = "door"

[turn]
met_monster = true

[combat]
fighter = "Ann"
monsters = ["Almighty Cod"]

[player.Ann]
level = 4

[[step]]
do = "Ann runs from Almighty Cod"
die = 1
expect.players.Ann.level = 2
"""

Munch = Callable[..., tuple[int, str, str]]


@pytest.fixture
def munch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Munch:
    """Calls a command; whose cards it used is forgotten at the end."""
    monkeypatch.setenv(OWN_CARDS, "")

    def call(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["munch", *words])
        code = main()
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a card of the sea box, told whole."""
    (tmp_path / "cards" / "booty").mkdir(parents=True)
    (tmp_path / "cards" / "booty" / "monsters.toml").write_text(COD, encoding="utf-8")
    (tmp_path / "cod.toml").write_text(BOARD, encoding="utf-8")
    return tmp_path / "cards"


def test_a_card_is_looked_up_as_ones_own_file_tells_it(munch: Munch, folder: Path) -> None:
    (told,) = json.loads(munch("card", "Almighty Cod", "--json", "--cards", str(folder))[1])["cards"]
    assert (told["level"], told["treasures"]) == (7, 2)
    assert "unknown" not in told


def test_a_box_with_cards_of_ones_own_is_as_large_as_before(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = load_rulebook().editions["booty"]
    monkeypatch.delenv(OWN_CARDS, raising=False)
    before, known = box_of(edition), catalogue_of(edition)
    monkeypatch.setenv(OWN_CARDS, str(folder))
    after = box_of(edition)
    assert len(after) == len(before) and after.count("booty.almighty-cod") == 2
    out = [id for id in dict.fromkeys(before) if before.count(id) > after.count(id)]
    assert all(known[id].stand_in and known[id].deck == "door" for id in out)


def test_a_folder_of_cards_is_checked_whole(munch: Munch, folder: Path) -> None:
    assert munch("check", str(folder)) == (0, "booty: 1 card, 1 of them printed\n", "")
    faulty = folder.parent / "faulty"
    folder.rename(faulty)
    path = faulty / "booty" / "monsters.toml"
    path.write_text(COD.replace("level = 7", "levle = 7").replace("lose_levels", "death"), encoding="utf-8")
    for name in (faulty, path):
        code, _, err = munch("check", str(name))
        assert code == 2 and "unknown-key" in err and 'say do = "perish"' in err


def test_a_misspelt_set_is_told(munch: Munch, folder: Path) -> None:
    (folder / "booty").rename(folder / "bootty")
    code, out, _ = munch("check", str(folder))
    assert code == 1 and "unknown-set" in out and 'did you mean "booty"' in out


@pytest.mark.parametrize("said", ['"lose 2 levels"', '["lose 2 levels"]'])
def test_a_file_takes_the_words_of_the_prompt(munch: Munch, folder: Path, said: str) -> None:
    path = folder / "booty" / "monsters.toml"
    path.write_text(COD.replace('[{ do = "lose_levels", amount = 2 }]', said), encoding="utf-8")
    assert munch("check", str(folder.parent / "cod.toml"), "--cards", str(folder)) == (0, "", "")


def test_every_field_of_a_card_is_explained() -> None:
    def fields(part: object) -> Iterator[tuple[str, object]]:
        if isinstance(part, dict):
            yield from part.get("properties", {}).items()
            for inner in part.values():
                yield from fields(inner)
        for inner in part if isinstance(part, list) else ():
            yield from fields(inner)

    parts = card_schema()["$defs"]
    assert [name for name, field in fields(parts) if not field.get("description")] == []
