"""What each command does with a wrong option, a file that is missing or not munch's, and a box that does not exist.

None of them ends with 0, none is called a bug, and no file is changed.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from munch_cli.cli.start import main

Call = Callable[..., tuple[int, str]]

READS = {
    "open": ("FILE",),
    "replay": ("FILE",),
    "check": ("FILE",),
    "ask": ("FILE", "may Ann loot?", "--all"),
    "ways": ("FILE",),
    "odds": ("FILE",),
    "rulings": ("import", "FILE"),
}
"""The commands that read a file -> their arguments."""
FOREIGN = {
    "cards.json": b'{"name": "Pigeon", "level": 1}\n',
    "cards.csv": b"name,level\nPigeon,1\n",
    "notes.md": b"# Notes\n\nBuy milk.\n",
    "page.html": b"<!doctype html>\n<p>munch</p>\n",
    "data.bin": b"\x00\x01\xff\xfe",
    "empty.txt": b"",
    "settings.toml": b'[tool]\nname = "x"\n',
    "broken.toml": b"[[[\n",
    "wrong.feature": b"This is no Gherkin\n",
}


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Call munch with these words; return the exit code and what was printed."""

    def said(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["munch", *words])
        code = main()
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return said


@pytest.mark.parametrize("file", FOREIGN)
@pytest.mark.parametrize("words", [*((name, *rest) for name, rest in READS.items()), ("check", "FILE", "--update")])
def test_a_file_that_is_not_munchs_is_refused_and_stays(
    words: tuple[str, ...], file: str, call: Call, tmp_path: Path
) -> None:
    path = tmp_path / file
    path.write_bytes(FOREIGN[file])
    code, said = call(*(str(path) if word == "FILE" else word for word in words))
    assert code == 2 and "error[" in said and "bug of ours" not in said
    assert path.read_bytes() == FOREIGN[file]


def test_a_list_of_cards_is_told_where_cards_are_described(call: Call, tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_bytes(FOREIGN["cards.json"])
    for command in ("check", "replay"):
        said = call(command, str(tmp_path / "cards.json"))[1]
        assert "JSON" in said and "munch schema card" in said
