"""Cards that others take from a victim, one each, in turn: seen on the table, or unseen from their hand."""

from collections.abc import Iterator

from munch_cli.effects.card_moments import is_losing
from munch_cli.effects.effect_target import Aim
from munch_cli.effects.queries import is_item, items_carried, others
from munch_cli.engine.chance import Nobody
from munch_cli.engine.law import always, then
from munch_cli.engine.run import Batch
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.state import IN_PLAY, TREASURE, seat_zone

UNSEEN = "from the hand"
"""What a taker says who takes a card they cannot see."""
REST = "the rest goes"
"""On the last debt of a row: what is left of the hand is discarded."""
ANY, TREASURES = "any", "treasure"
ROOM = "make-room"
"""What is owed by one who has to say which of their own Items goes first."""


def others_take(table: Table, deed: v.OthersTake, aim: Aim) -> Iterator[e.Event]:
    """Everybody who takes owes their pick; the first of them lies on top."""
    takers = [who for who in takers_of(table, deed, aim.who) if not table.state.players[who].dead]
    if not _there_is_any(table, deed, aim.who):
        return
    for place, taker in reversed(list(enumerate(takers))):
        is_last = place == len(takers) - 1
        yield e.DebtIncurred(_owed(table, deed, aim, taker, is_last), aim.because)


def takers_of(table: Table, deed: v.OthersTake, victim: PlayerId) -> list[PlayerId]:
    """Who takes, the first one first."""
    around = others(table, victim)
    if deed.who == "neighbors":
        return around[:1] + around[-1:]
    if deed.who == "from_the_left":
        return around
    if deed.who == "from_the_right":
        return around[::-1]
    players = table.state.players
    highest = max(players[seat].level for seat in (victim, *around) if not players[seat].dead)
    return [who for who in around if players[who].level == highest]


def _there_is_any(table: Table, deed: v.OthersTake, victim: PlayerId) -> bool:
    if deed.what == "hand":
        return bool(table.hand(victim))
    if deed.what == "item":
        return bool(items_carried(table, victim))
    return bool(_treasures(table, victim) or _hand_of(table, victim, TREASURES))


def _owed(table: Table, deed: v.OthersTake, aim: Aim, taker: PlayerId, is_last: bool) -> Debt:
    if deed.what == "hand":
        words: tuple[str, ...] = (ANY, REST) if deed.rest_lost and is_last else (ANY,)
        return d.Blind(NO_PLAYER, table.new_layer(), aim.because, words=words, other=taker, players=(aim.who,))
    kind = d.TakeAway if deed.lost else d.Take
    if deed.what == "item":
        return kind(taker, table.new_layer(), aim.because, tuple(items_carried(table, aim.who)), other=aim.who)
    words = (UNSEEN,) if _hand_of(table, aim.who, TREASURES) else ()
    options = _treasures(table, aim.who)
    return kind(taker, table.new_layer(), aim.because, options, words, other=aim.who)


def _treasures(table: Table, who: PlayerId) -> tuple[CopyId, ...]:
    lying = (*table.in_play(who), *table.sideways(who))
    return tuple(copy for copy in lying if table.state.backs[copy] == TREASURE)


def _hand_of(table: Table, who: PlayerId, which: str) -> list[CopyId]:
    return [copy for copy in table.hand(who) if which == ANY or table.state.backs[copy] == TREASURE]


# ---- what is picked


def picked(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The named card changes hands or is discarded, or one is drawn from the hand."""
    debt = event.debt
    if debt.what not in ("take", "take-away"):
        return
    if event.word == UNSEEN:
        layer = table.new_layer()
        unseen = d.Blind(NO_PLAYER, layer, debt.because, words=(TREASURES,), other=debt.who, players=(debt.other,))
        yield e.DebtIncurred(unseen, debt.because)
    elif debt.what == "take-away":
        yield e.CardDiscarded(event.card, debt.other, debt.because)
    else:
        yield from _handed(table, event.card, debt.other, debt.who, debt.because)


def _handed(
    table: Table, copy: CopyId, victim: PlayerId, taker: PlayerId, because: tuple[RuleId, ...]
) -> Iterator[e.Event]:
    """What lies there as no Item goes on lying there as before."""
    yield e.CardGiven(copy, victim, taker, because=because)
    if not is_item(table.card(copy)):
        yield e.CardLaidDown(taker, copy, because=because)


def drawn_unseen(table: Table, event: e.HandCardDrawn) -> Iterator[e.Event]:
    """The card drawn goes to the taker's hand; after the last one the rest may be lost."""
    debt, victim = event.debt, event.debt.players[0]
    yield e.CardGiven(event.copy, victim, debt.other, to_hand=True, because=debt.because)
    if REST in debt.words:
        yield from (e.CardDiscarded(copy, victim, debt.because) for copy in tuple(table.hand(victim)))


def nothing_left_to_take(table: Table) -> Iterator[e.Event]:
    """What has gone meanwhile cannot be taken. If nothing is left, nothing is owed."""
    if not any(table.owed(what) for what in ("blind", "take", "take-away")):
        return
    for debt in table.state.owed:
        if debt.what == "blind" and not _hand_of(table, debt.players[0], debt.words[0]):
            yield e.DebtSettled(debt)
        elif debt.what in ("take", "take-away"):
            left = tuple(copy for copy in debt.options if _still_lies(table, debt.other, copy))
            words = debt.words if _hand_of(table, debt.other, TREASURES) else ()
            if (left, words) != (debt.options, debt.words):
                yield e.DebtSettled(debt)
                if left or words:
                    yield e.DebtIncurred(debt._replace(options=left, words=words), debt.because)


def _still_lies(table: Table, victim: PlayerId, copy: CopyId) -> bool:
    return copy in table.in_play(victim) or copy in table.sideways(victim)


# ---- an Item taken into use in mid-fight


def turns_the_fight(table: Table, deed: v.GrabItem, aim: Aim) -> bool:
    """Return True if the fight is no longer lost once a fighter uses the Item. It is tried on a copy."""
    owner = table.owner_of(aim.taking)
    if table.fight is None or table.fight.running or not is_losing(table):
        return False
    if owner in (NO_PLAYER, aim.who) or not table.is_fighting(aim.who):
        return False
    if aim.taking not in items_carried(table, owner):
        return False
    return _turns(table, aim) or bool(_room(table, deed, aim))


def grab_item(table: Table, deed: v.GrabItem, aim: Aim) -> Iterator[e.Event]:
    """The Item changes hands and is in use at once. If it needs room, what is in the way goes first."""
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


ROWS = (
    then(e.ChoiceMade, picked, of=("take", "take-away")),
    then(e.HandCardDrawn, drawn_unseen),
    always(nothing_left_to_take, owed=("blind", "take", "take-away")),
    then(e.ChoiceMade, room_made),
)
