"""Boards that several tests lay out, written down as a scenario is."""

from munch_cli.engine.run import perform
from munch_cli.engine.table import Table
from munch_cli.files.scenarios import scenario_in
from munch_cli.files.toml import parse_toml
from munch_cli.language.answers import Understood
from munch_cli.language.parse import parse

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


def board(text: str, edition: str = "classic") -> Table:
    """The board of a scenario without its head."""
    text = f'format = 1\ntitle = "a board"\nedition = "{edition}"\n{text}'
    return scenario_in(parse_toml(text, "a board")).boards[edition]


def too_many(*hand: str, bob: int = 1) -> Table:
    """The board on which Ann holds too many cards; ``bob``: the Level of the one who gets them, if it is lower."""
    return board(TOO_MANY.format(hand=[*hand], bob=bob))


def performed(table: Table, sentence: str) -> Table:
    """The table after a sentence that is carried out."""
    read = parse(sentence, table.state, table.catalogue)
    assert isinstance(read, Understood), read
    outcome = perform(table, read.command)
    assert outcome.was_done, outcome.verdict
    return outcome.table
