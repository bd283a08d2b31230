"""Boards that several tests of the prompt and of its screens lay out."""

from munch_cli.arbiter.replay import board_after
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.toml import parse_toml

TOO_MANY = """
[table]
turn = "Ann"
phase = "loot"
[turn]
looted = true
[player.Ann]
level = 3
hand = {hand}
[player.Bob]
level = {bob}
[player.Cy]
level = 5
"""
"""Ann, of Level 3, is to end her turn with too many cards; who is of the lowest Level gets them."""


def board(text: str, edition: str = "classic") -> Table:
    """A board in the format of scenarios."""
    scenario = scenario_in(parse_toml(f'format = 1\ntitle = "a board"\nedition = "{edition}"\n{text}', "a board"))
    return board_after(scenario, edition, 0)


def too_many(*hand: str, bob: int = 1) -> Table:
    """The board on which Ann holds too many cards; ``bob``: the Level of the one who gets them, if it is lower."""
    return board(TOO_MANY.format(hand=[*hand], bob=bob))
