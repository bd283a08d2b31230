"""Boards for the questions of a fight, written down as a scenario is."""

from munch_cli.engine.table import Table
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.toml import parse_toml


def board(text: str, edition: str = "classic") -> Table:
    """The board of a scenario without its head."""
    return scenario_in(parse_toml(f'format = 1\ntitle = "a board"\nedition = "{edition}"\n{text}', "board")).boards[
        edition
    ]


SIX_CARDS = """
[combat]
fighter = "Ann"
monsters = ["Plutonium Dragon"]
[player.Ann]
level = 5
in_play = ["Warrior", "Broad Sword"]
hand = ["Yuppie Water", "Sleep Potion", "Magic Missile", "Flaming Poison Potion", "Baby", "Pretty Balloons"]
[player.Bo]
level = 4
hand = ["Elf"]
[player.Cy]
level = 3
"""
"""A hand of six cards, three of which are enough; Ann needs a tie."""

NOT_ENOUGH = SIX_CARDS.replace('["Plutonium Dragon"]', '["Plutonium Dragon", "Bullrog"]')
"""The same against two, with too little in hand."""
