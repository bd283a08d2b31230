"""Monsters: when their cards come into play.

Sheets: When To Play Cards, Monsters; Combat, Monsters.
"""

from collections.abc import Iterator

from munch_cli.engine.law import then
from munch_cli.engine.table import Table
from munch_cli.table import events as e


def door_monster_attacks(table: Table, event: e.DoorTurnedUp) -> Iterator[e.Event]:
    """A monster turned up at the door attacks whoever drew it, at once."""
    if table.card(event.copy).kind == "monster":
        yield e.MonsterMet()
        yield e.FightBegan(event.who, event.copy, "door")


RULES = (then(e.DoorTurnedUp, door_monster_attacks, "monsters.door-monster-attacks-its-drawer"),)
