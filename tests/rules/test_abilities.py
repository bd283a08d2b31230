"""What a card says beyond the words that cards are written in is owned up to, never answered wrongly."""

from pathlib import Path

import pytest

from munch_cli.arbiter.replay import replay
from munch_cli.engine.run import perform
from munch_cli.files.scenarios import read_scenario
from munch_cli.table.commands import UseAbility
from munch_cli.table.ids import NO_COPY, PlayerId

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
    ],
)
def test_an_ability_beyond_the_words_is_not_modelled_yet(tmp_path: Path, edition: str, kind: str, more: str) -> None:
    file = tmp_path / "mystic.toml"
    file.write_text(BOARD.format(edition=edition, kind=kind, more=more))
    (step,) = replay(read_scenario(str(file)), edition).steps
    assert (step.last.verdict.outcome, step.last.verdict.topic) == ("not-modelled", kind)
    assert not step.last.was_done


TWICE = """
format = 1
title = "what the words for cards do not say of the second time"
edition = "classic"

[table]
turn = "Ann"

[player.Ann]
in_play = ["Mystic"]

[player.Bob]

[[card]]
name = "Mystic"
kind = "class"
unmodelled = ["Foresight: and once more at a price", "Second sight: looks at the top of the pile"]

[[card.ability]]
name = "Foresight"
when = "any_time"
once = "turn"
do = [{ do = "gain_levels" }]

[[card.ability]]
name = "Hindsight"
when = "any_time"
once = "turn"
do = [{ do = "gain_levels" }]

[[step]]
do = "Ann uses Foresight"

[[step]]
do = "Ann uses Hindsight"

[[step]]
ask = "may Ann use Hindsight?"

[[step]]
ask = "may Ann use Foresight?"
"""


def test_an_ability_whose_second_use_is_beyond_the_words_is_used_once(tmp_path: Path) -> None:
    file = tmp_path / "mystic.toml"
    file.write_text(TWICE)
    said = [step.last.verdict.outcome for step in replay(read_scenario(str(file)), "classic").steps]
    assert said == ["allowed", "allowed", "refused", "not-modelled"]


LENT = """
format = 1
title = "what is borrowed of cards that lie in the piles"
edition = "booty"

[table]
turn = "Ann"
phase = "door"
door = ["Saxon", "Bavarian"]

[combat]
monsters = ["Badger"]
borrowed = [{ card = "Saxon" }, { card = "Bavarian" }]

[player.Ann]
level = 4

[player.Bob]

[[card]]
name = "Badger"
kind = "monster"
level = 5
treasures = 1

[[card]]
name = "Saxon"
kind = "accent"

[[card.ability]]
name = "Mumble"
when = "fighting"
do = [{ do = "strengthen", amount = 1 }]

[[card]]
name = "Bavarian"
kind = "accent"

[[card.ability]]
name = "Bark"
when = "fighting"
do = [{ do = "strengthen", amount = 3 }]

[[card.ability]]
name = "Yodel"
when = "fighting"
do = [{ do = "strengthen", amount = 5 }]

[[step]]
ask = "may Bob loot the room?"
"""


def test_an_ability_is_borrowed_though_its_card_is_back_in_the_pile(tmp_path: Path) -> None:
    file = tmp_path / "lent.toml"
    file.write_text(LENT)
    (step,) = replay(read_scenario(str(file)), "booty").steps
    used = [perform(step.last.table, UseAbility(PlayerId(0), name, NO_COPY)) for name in ("Mumble", "Bark", "Yodel")]
    assert [one.table.total("munchkins").amount for one in used] == [5, 7, 9]
    assert not perform(step.last.table, UseAbility(PlayerId(0), "Dance", NO_COPY)).was_done
