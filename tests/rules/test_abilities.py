"""What a card says beyond the words that cards are written in is owned up to, never answered wrongly."""

from pathlib import Path

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.files.scenarios import read_scenario

BOARD = """
format = 1
title = "what the words for cards do not say"
edition = "{edition}"

[table]
turn = "Ann"

[player.Ann]
in_play = ["Mystic"]

[player.Bob]

[[card]]
name = "Mystic"
kind = "{kind}"
{more}
unmodelled = ["Foresight: looks at the top of the pile"]

[[step]]
do = "Ann uses Mystic"
"""


@pytest.mark.parametrize(
    ("edition", "kind", "more"),
    [
        ("classic", "class", ""),
        ("classic", "race", ""),
        ("booty", "accent", ""),
        ("bites", "power", "rank = 1"),
    ],
)
def test_an_ability_beyond_the_words_is_not_modelled_yet(tmp_path: Path, edition: str, kind: str, more: str) -> None:
    file = tmp_path / "mystic.toml"
    file.write_text(BOARD.format(edition=edition, kind=kind, more=more))
    (step,) = replay(read_scenario(str(file)), edition).steps
    assert (step.last.verdict.outcome, step.last.verdict.topic) == ("not-modelled", kind)
    assert not step.last.was_done
