"""What the guides of the project name is there: no reader is sent to a module that has gone."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "munch_cli"
NAMED = re.compile(r"`([\w./*-]+(?:\.py|\.toml|\.feature|/))`")
ROW = re.compile(r"^\| `(\w+)` \|")


def named(guide: str) -> list[tuple[str, str]]:
    """Each file and folder that a guide names, with the room of the table's row in which it stands."""
    found = []
    for line in (ROOT / guide).read_text(encoding="utf-8").splitlines():
        room = ROW.match(line)
        found += [(path, room[1] if room else "") for path in NAMED.findall(line)]
    return found


@pytest.mark.parametrize("guide", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_a_guide_names_what_is_there(guide: str) -> None:
    made = {"scenarios/loot/not-at-level-9.toml"}  # by the reader, who follows the guide
    missing = [
        path
        for path, room in named(guide)
        if path not in made and not any(any(folder.glob(path)) for folder in (ROOT, PACKAGE, PACKAGE / room))
    ]
    assert missing == []


def test_the_map_has_every_room() -> None:
    rooms = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").is_file()}
    assert {room for _, room in named("ARCHITECTURE.md") if room} == rooms
