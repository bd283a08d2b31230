"""What words of cards do with piles and discards, and with cards that lie in front of anybody."""

from collections.abc import Iterator

from munch_cli.effects.aim import Aim
from munch_cli.effects.looking import others, traits
from munch_cli.effects.moments import at_stake
from munch_cli.engine.chance import DECK_PILES, draw, drawn, way_of
from munch_cli.engine.law import then
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import vocabulary as v
from munch_cli.table.ids import NO_COPY, CopyId, PlayerId
from munch_cli.table.state import DOOR_DISCARDS, TREASURE_DISCARDS


def draw_treasures(table: Table, deed: v.DrawTreasures, aim: Aim) -> Iterator[e.Event]:
    """As many Treasures, face up or down."""
    for _ in range(deed.amount):
        yield from draw(table, "treasure", aim.who, "spoils" if aim.face_up else "hand")


def draw_discard(table: Table, deed: v.DrawDiscard, aim: Aim) -> Iterator[e.Event]:
    """The top card of the discards takes the place of the one to be drawn; if more are due, the next is waited for."""
    stake = at_stake(table)
    if stake is None or stake.what != "drawing":
        return
    deck, way = stake.words
    top = top_discard(table, deck)
    yield e.DebtSettled(stake)
    if stake.count > 1:
        yield e.DebtIncurred(stake._replace(count=stake.count - 1, players=()))
    if top != NO_COPY:
        yield drawn(stake.other, top, way_of(way))


def top_discard(table: Table, deck: str) -> CopyId:
    """The card on top of a deck's discards, or NO_COPY."""
    discards = table.state.zones[DECK_PILES[deck][1]]
    return discards[-1] if discards else NO_COPY


def take_discard(table: Table, deed: v.TakeDiscard, aim: Aim) -> Iterator[e.Event]:
    """The user owes a choice among all that lies in the discards; with nothing there, nothing happens."""
    zones = table.state.zones
    there = (*zones[DOOR_DISCARDS], *zones[TREASURE_DISCARDS])
    if there:
        yield e.DebtIncurred(d.Fetch(aim.who, table.new_layer(), aim.because, there), aim.because)


def fetched(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """What was chosen among the discards goes to the hand."""
    if event.debt.what == "fetch":
        yield e.CardTaken(event.debt.who, event.card, event.debt.because)


def each_gains(table: Table, deed: v.EachGains, aim: Aim) -> Iterator[e.Event]:
    """Everybody of the kind goes up, from the player who drew it around."""
    for who in (aim.who, *others(table, aim.who)):
        if not traits(table, who).isdisjoint(deed.of):
            yield e.LevelsGained(who, deed.amount, because=aim.because)


def discard_in_play(table: Table, deed: v.DiscardInPlay, aim: Aim) -> Iterator[e.Event]:
    """It goes to the discards."""
    lying = in_play_named(table, deed.named)
    if lying:
        yield e.CardDiscarded(lying[0], table.owner_of(lying[0]), aim.because)


def in_play_named(table: Table, names: tuple[str, ...]) -> list[CopyId]:
    """The cards of these names that lie in front of somebody, or on a card there."""
    found = []
    for seat in range(len(table.state.players)):
        there = table.in_play(PlayerId(seat)) + table.sideways(PlayerId(seat))
        for copy in there:
            found += [one for one in (copy, *table.laid(copy)) if table.card(one).name in names]
    return found


DRAWING: dict[type[v.Deed], object] = {
    v.DrawTreasures: draw_treasures,
    v.DrawDiscard: draw_discard,
    v.TakeDiscard: take_discard,
    v.EachGains: each_gains,
    v.DiscardInPlay: discard_in_play,
}
"""Word -> what it does with piles and discards."""

ROWS = (then(e.ChoiceMade, fetched, of=("fetch",)),)
"""What follows from what was chosen among the discards."""
