"""Monsters: when their cards come into play.

Sheets: When To Play Cards, Monsters; Combat, Monsters.
"""

from collections.abc import Iterator

from munch_cli.effects.looking import is_main_player
from munch_cli.engine.law import may, then
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.table import Table
from munch_cli.rules.tags import joining
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard
from munch_cli.table.ids import NO_COPY


def door_monster_attacks(table: Table, event: e.DoorTurnedUp) -> Iterator[e.Event]:
    """A monster turned up at the door attacks whoever drew it, at once."""
    if table.card(event.copy).kind == "monster":
        yield e.MonsterMet()
        yield e.FightBegan(event.who, event.copy, "door")


def trouble_or_wandering(table: Table, command: PlayCard) -> Reason | None:
    """A monster in hand is for trouble in one's own turn, or for another's fight, with Wandering Monster."""
    kind = table.card(command.card).kind
    if kind == "monster" and joining(table, command) is None:
        return refuse()
    elsewhere = table.fight is not None and not is_main_player(table, command.who)
    return allow() if kind == "wandering-monster" and command.along != NO_COPY and elsewhere else None


def on_oneself(table: Table, command: PlayCard) -> Reason | None:
    """A player may play a monster on himself."""
    brings = table.card(command.card).kind == "monster" or command.along != NO_COPY
    return allow() if brings and is_main_player(table, command.who) else None


RULES = (
    then(
        e.DoorTurnedUp,
        door_monster_attacks,
        "monsters.door-monster-attacks-its-drawer",
        "combat.begins-when-a-monster-is-revealed",
    ),
    may(PlayCard, trouble_or_wandering, "monsters.hand-monsters-for-trouble-or-wandering"),
    may(PlayCard, on_oneself, "monsters.may-be-played-on-oneself"),
)
