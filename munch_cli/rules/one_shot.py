"""One-shots: cards used once, in a fight or outside it, for either side.

Sheets: Combat; When To Play Cards; "One-Shot" Treasures.
"""

from collections.abc import Callable, Iterator

from munch_cli.engine.law import do, may, sum_of
from munch_cli.engine.reasons import Reason, allow, refuse
from munch_cli.engine.sums import Term
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.commands import PlayCard
from munch_cli.table.state import FOES, MONSTERS, MUNCHKINS

IN_COMBAT = (
    "one-shot.playable-from-hand-or-table-in-any-combat",
    "one-shot.from-hand-or-table-mostly-for-combat",
    "combat.any-player-may-use-one-shots-and-abilities",
)


def is_combat_one_shot(table: Table, command: PlayCard) -> bool:
    """Whether a card is a one-shot played for a side: on a fighter or on a monster."""
    return table.card(command.card).kind == "one-shot" and (command.on_player >= 0 or command.on_card >= 0)


def in_any_combat(table: Table, command: PlayCard) -> Reason | None:
    """A one-shot may be played during any combat, from hand or table."""
    if not is_combat_one_shot(table, command):
        return None
    return allow() if table.fight is not None and not table.fight.running and _side(table, command) >= 0 else refuse()


def _side(table: Table, command: PlayCard) -> int:
    """The side a one-shot is played for, or -1 if its target is not in the fight."""
    if command.on_card >= 0:
        return MONSTERS if table.state.place[command.on_card] == FOES else -1
    return MUNCHKINS if table.is_fighting(command.on_player) else -1


def playing_it(table: Table, command: PlayCard) -> Iterator[e.Event]:
    """It counts for its side until the fight is over."""
    if is_combat_one_shot(table, command):
        yield e.CardPlayedIn(command.card, command.who, _side(table, command))


def one_shots_of(side: int) -> Callable[[Table, int], Iterator[Term]]:
    """A sum rule: what the one-shots played for a side add to it."""

    def given(table: Table, subject: int) -> Iterator[Term]:
        for play in table.fight.plays if table.fight is not None else ():
            card = table.card(play.copy)
            if play.side == side and card.bonus:
                yield Term(card.bonus, card.name, (card.rule,), play.by, play.copy)

    return given


RULES = (
    may(PlayCard, in_any_combat, *IN_COMBAT),
    do(PlayCard, playing_it, *IN_COMBAT),
    sum_of("munchkins", one_shots_of(MUNCHKINS), *IN_COMBAT),
    sum_of("monsters", one_shots_of(MONSTERS), *IN_COMBAT),
)
