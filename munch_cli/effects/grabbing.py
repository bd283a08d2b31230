"""Somebody else's Item, taken into use in mid-fight where that turns the fight; a card may let one make room first."""

from collections.abc import Iterator

from munch_cli.effects.aim import Aim
from munch_cli.effects.looking import items_carried
from munch_cli.effects.moments import is_losing
from munch_cli.engine.chance import Nobody
from munch_cli.engine.law import then
from munch_cli.engine.run import Batch
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import IN_PLAY, seat_zone

ROOM = "make-room"
"""What is owed by one who has to say which of their own Items goes first."""


def turns_the_fight(table: Table, deed: v.GrabItem, aim: Aim) -> bool:
    """Whether, with the Item in a fighter's use and all that follows, the fight is no longer lost; tried on a copy."""
    owner = NO_PLAYER if aim.taking == NO_COPY else table.owner_of(aim.taking)
    if table.fight is None or table.fight.running or not is_losing(table):
        return False
    if owner in (NO_PLAYER, aim.who) or not table.is_fighting(aim.who):
        return False
    if aim.taking not in items_carried(table, owner):
        return False
    return _turns(table, aim) or bool(_room(table, deed, aim))


def grab_item(table: Table, deed: v.GrabItem, aim: Aim) -> Iterator[e.Event]:
    """The Item changes hands and is in use at once; if it needs room, what makes room for it goes first."""
    room = () if _turns(table, aim) else _room(table, deed, aim)
    if len(room) > 1:
        debt = d.MakeRoom(aim.who, table.new_layer(), aim.because, room, copy=aim.taking)
        yield e.DebtIncurred(debt, aim.because)
        return
    yield from (e.CardDiscarded(copy, aim.who, aim.because) for copy in room)
    yield from _taken(table, aim.taking, aim.who, aim.because)


def room_made(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What was chosen goes, and the Item changes hands, if it still lies in front of another."""
    debt = event.debt
    if debt.what != ROOM:
        return
    if event.card in items_carried(table, debt.who):
        yield e.CardDiscarded(event.card, debt.who, debt.because)
    if table.owner_of(debt.copy) not in (NO_PLAYER, debt.who):
        yield from _taken(table, debt.copy, debt.who, debt.because)


def _room(table: Table, deed: v.GrabItem, aim: Aim) -> tuple[CopyId, ...]:
    """The Items of their own any of which, discarded first, lets the one grabbed turn the fight."""
    own = items_carried(table, aim.who) if deed.discard_first else []
    return tuple(copy for copy in own if _turns(table, aim, copy))


def _turns(table: Table, aim: Aim, discarded: CopyId = NO_COPY) -> bool:
    trial = Batch(table.onward(), Nobody())
    if discarded != NO_COPY:
        trial.happen(e.CardDiscarded(discarded, aim.who, aim.because))
    for event in _taken(trial.table, aim.taking, aim.who, aim.because):
        trial.happen(event)
    trial.come_to_rest()
    return not is_losing(trial.table)


def _taken(table: Table, item: CopyId, who: PlayerId, because: tuple[RuleId, ...]) -> Iterator[e.Event]:
    yield e.CardGiven(item, table.owner_of(item), who, because=because)
    if table.state.place[item] != seat_zone(who, IN_PLAY):
        yield e.ItemEquipped(item, because)


ROWS = (then(e.ChoiceMade, room_made),)
"""What follows from choosing what makes room."""
