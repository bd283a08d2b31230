"""Before the first turn: how many play, the decks, the deal, the opening plays, who begins.

Sheets: Setup; Character Creation; Starting And Finishing The Game, par. 1. What may be laid down stands in
``character``. The cards are dealt when everybody is ready for them, and the first turn begins when, with cards dealt,
everybody is ready once more. Where the people have dealt their own cards already, only the latter is left.
"""

from collections.abc import Iterator

from munch_cli.effects.queries import others, plays_item
from munch_cli.engine.chance import draw, shuffle
from munch_cli.engine.law import bar, do, may, then
from munch_cli.engine.moments import SETUP
from munch_cli.engine.reasons import Reason, allow, refuse, silent
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table.cards import CHARACTER_KINDS, OPENING_KINDS
from munch_cli.table.commands import BeReady, PlayCard
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.state import CURSES, DOOR, HAND, IN_PLAY, SIDEWAYS, TREASURE, seat_zone

AFTER_THE_ROLL = "gap.first-player-after-the-roll"
ORDER = "gap.order-of-opening-plays"
FIRST = "first player"
"""The word that asks for the die before the first turn, and the one that asks the owner after it."""


def _there(table: Table) -> list[PlayerId]:
    """Who plays, from the player on whose turn the board was laid out around."""
    first = table.state.turn.player
    return [first, *others(table, first)]


def being_ready(table: Table, command: BeReady) -> Reason | None:
    """The player who is done with their opening plays says so. When all are, a first player is found."""
    return allow()


def saying_so(table: Table, command: BeReady) -> Iterator[e.Event]:
    """It is noted who is ready."""
    yield e.PlayerReady(command.who)


# ---- par. 1: the players


def so_many_play(table: Table, command: BeReady) -> Reason | None:
    """No player is ready for a game of fewer players than the sheet says, or of more."""
    count = len(_there(table))
    enough = table.number("setup.players-least") <= count <= table.number("setup.players-most")
    return None if enough else refuse(count=count)


# ---- par. 2: the decks and the deal


def _everybody_is_ready(table: Table) -> bool:
    return len(table.state.turn.ready) == len(_there(table))


def _is_dealt(table: Table) -> bool:
    """Return True if a player has a card. If not all piles are known, the people deal for themselves."""
    zones = table.state.zones
    seats = table.state.seats
    held = any(zones[seat_zone(seat, zone)] for seat in seats for zone in (HAND, IN_PLAY, SIDEWAYS, CURSES))
    return held or not table.state.whole


def both_decks_shuffled(table: Table, event: e.PlayerReady) -> Iterator[e.Event]:
    """When all are ready for the deal, both decks are shuffled."""
    if _everybody_is_ready(table) and not _is_dealt(table):
        yield from shuffle(table, "door", DOOR)
        yield from shuffle(table, "treasure", TREASURE)


def deal(table: Table, event: e.PlayerReady) -> Iterator[e.Event]:
    """Then everybody is dealt their cards from each deck."""
    each = table.number("deal.each")
    if not _everybody_is_ready(table) or _is_dealt(table):
        return
    for seat in sorted(_there(table)):
        for _ in range(each):
            yield from draw(table, "door", seat, "hand")
        for _ in range(each):
            yield from draw(table, "treasure", seat, "hand")
    yield e.CardsDealt()


# ---- Character Creation, par. 2: the order of the opening plays


def order_of_opening_plays(table: Table, command: PlayCard) -> Reason | None:
    """Whether one may lay down cards before those who sit before them are done is left open."""
    if not _is_opening_play(table, command):
        return None
    turn = table.state.turn
    seats = len(table.state.players)
    earlier = [seat for seat in _there(table) if (seat - turn.player) % seats < (command.who - turn.player) % seats]
    if all(seat in turn.ready for seat in earlier):
        return None
    return silent(ORDER, allows=table.leaning(ORDER) == "any-order")


def _is_opening_play(table: Table, command: PlayCard) -> bool:
    """Return True if a card is of a sort that is laid down before the first turn."""
    return table.card(command.card).kind in CHARACTER_KINDS | {"minion"} or plays_item(table, command)


# ---- who begins


def _can_begin(table: Table) -> bool:
    return _everybody_is_ready(table) and _is_dealt(table)


def whom_they_agreed_on(table: Table, event: e.PlayerReady) -> Iterator[e.Event]:
    """The players agree among themselves who begins, and that player has the first turn."""
    if _can_begin(table):
        yield e.TurnBegan(table.state.turn.player)


def rolling_for_it(table: Table, event: e.PlayerReady) -> Iterator[e.Event]:
    """Everybody rolls the die, from the player on whose turn the board was laid out around."""
    if _can_begin(table):
        order = tuple(_there(table))
        yield _next_roll(table, order, ())


def _next_roll(table: Table, order: tuple[PlayerId, ...], pips: tuple[str, ...]) -> e.Event:
    """Asks the die for the next player. The rolls so far go along as words."""
    words = (FIRST, *pips)
    who = order[len(pips)]
    return e.DebtIncurred(d.Die(NO_PLAYER, table.new_layer(), words=words, other=who, players=order))


def rolled_for_it(table: Table, event: e.RollStands) -> Iterator[e.Event]:
    """When all have rolled, what the roll means is argued over."""
    debt = event.debt
    pips = (*debt.words[1:], str(event.pips))
    if len(pips) < len(debt.players):
        yield _next_roll(table, debt.players, pips)
    else:
        yield from _argued(table, dict(zip(debt.players, map(int, pips), strict=True)))


def _argued(table: Table, rolls: dict[PlayerId, int]) -> Iterator[e.Event]:
    """High roll, low roll, or the choice of the owner. Ties are rolled again."""
    reading = table.reading(AFTER_THE_ROLL)
    if reading == "owner-picks":
        owner = table.state.owner if table.state.owner != NO_PLAYER else table.state.turn.player
        yield e.DebtIncurred(d.Choice(owner, table.new_layer(), players=tuple(rolls)))
        return
    best = min(rolls.values()) if reading == "lowest-roll" else max(rolls.values())
    first = tuple(who for who, pips in rolls.items() if pips == best)
    yield e.TurnBegan(first[0]) if len(first) == 1 else _next_roll(table, first, ())


def as_the_owner_picks(table: Table, event: e.ChoiceMade) -> Iterator[e.Event]:
    """The owner of the game has picked who begins."""
    if event.player != NO_PLAYER and table.state.turn.phase == "setup":
        yield e.TurnBegan(event.player)


RULES = (
    may(BeReady, being_ready),
    bar(BeReady, so_many_play),
    do(BeReady, saying_so),
    then(e.PlayerReady, both_decks_shuffled),
    then(e.PlayerReady, deal),
    may(PlayCard, order_of_opening_plays, of=OPENING_KINDS, when=SETUP),
    then(e.PlayerReady, whom_they_agreed_on),
    then(e.PlayerReady, rolling_for_it),
    then(e.RollStands, rolled_for_it, of=(FIRST,)),
    then(e.ChoiceMade, as_the_owner_picks, of=("choose",)),
)
