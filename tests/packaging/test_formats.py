"""The promise that format 1 stays readable: files that munch 0.1 wrote or read are read as they were then.

The files in ``formats/`` are never written anew. A later format gets files of its own beside them.
"""

import json
import os
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.inside import munch

FORMATS = Path(__file__).parent / "formats"


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Call munch among copies of the old files; return what it printed. It must not fail."""
    shutil.copytree(FORMATS, tmp_path / "formats")
    monkeypatch.chdir(tmp_path / "formats")
    for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    for name in ("MUNCH_BOXES", "MUNCH_CARDS"):  # the options that name them set these
        monkeypatch.setenv(name, "")

    def call(*words: str) -> str:
        done = munch(*words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return call


def test_a_saved_board_a_feature_and_a_transcript_come_out_as_they_did(said: Callable[..., str]) -> None:
    assert json.loads(said("check", "saved.toml", "told.feature", "--json"))["checked"] == 2
    said("check", "talk.txt", "--update")  # every sentence is understood; how it is answered may change


def test_cards_and_a_box_are_read(said: Callable[..., str]) -> None:
    cod = json.loads(said("card", "Almighty Cod", "--cards", "my-cards", "--json"))["cards"][0]
    assert (cod["level"], cod["treasures"]) == (7, 2)
    (gnats,) = json.loads(said("boxes", "gnats", "--boxes", "gnats", "--json"))["editions"]
    assert gnats["numbers"]["cards.hand-limit"] == 6
    (rule,) = json.loads(said("rule", "charity.gnats-are-thanked", "--boxes", "gnats", "--json"))["entries"]
    assert rule["cite"]["gnats"].endswith("Wings, par. 2")


def test_rulings_are_taken_over(said: Callable[..., str]) -> None:
    said("rulings", "import", "rulings.toml")
    (kept,), (told,) = (
        json.loads(said("rulings", "--json"))["house"],
        tomllib.loads(Path("rulings.toml").read_text(encoding="utf-8"))["house"],
    )
    assert told.items() <= kept.items()


def test_a_kept_table_goes_on(said: Callable[..., str]) -> None:
    tables = Path(os.environ["XDG_STATE_HOME"], "munch", "tables")
    tables.mkdir(parents=True)
    shutil.copy("kept.munch", tables / "01795955998231999583-1711.munch")
    told = said("open", "last", "-c", "who is winning?", "-c", "show")
    assert "Pumpkinhead" in told and "10" in told
