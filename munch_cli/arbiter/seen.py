"""The table, and what happens on it, as somebody sees it: what they do not see is a blank card.

Nothing that is reckoned or told from it can know more. All that is told to somebody from whom hands are hidden is told
from here; what a teller forgets to leave out is then called "a hidden Door card".

Piles are hidden from all eyes, and so is the generator, and what the die is said to show next: a draw or a roll is then
asked of the table, never looked up.
"""

from collections.abc import Iterable

from munch_cli.engine.journal import Moment
from munch_cli.engine.table import Table
from munch_cli.table import events as e
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.state import BOX, DOOR, HAND, TREASURE, State, seat_zone

UNSEEN_DOOR, UNSEEN_TREASURE = CardId("unseen-door"), CardId("unseen-treasure")
"""The blank cards that stand for what is not seen, one for each deck."""
UNSEEN = (UNSEEN_DOOR, UNSEEN_TREASURE)
_BLANKS = (
    Card(UNSEEN_DOOR, "a hidden Door card", "unseen", "special", "door"),
    Card(UNSEEN_TREASURE, "a hidden Treasure card", "unseen", "special", "treasure"),
)
_known: list[tuple[Catalogue, int, Catalogue]] = []
_KNOWN_MOST = 4


def seen(table: Table, eyes: PlayerId | None = None, lays_piles: bool = False) -> Table:
    """A copy of the table in which all that these eyes do not see is blank (None: all hands are open, the piles not).

    The hidden piles are put into the box: what is drawn from them is then asked for. ``lays_piles``: they stay where
    they are, for somebody who only looks at how high they are.
    """
    looked = _blanked(table, _unseen(table.state, eyes))
    if not lays_piles:
        _into_the_box(looked.state, [*looked.state.zones[DOOR], *looked.state.zones[TREASURE]])
    return looked


def moment_seen(moment: Moment, eyes: PlayerId) -> Moment:
    """What was said and done, with blanks for the cards that these eyes saw neither before it, nor after, nor in it."""
    before, outcome = moment
    hidden = set(_unseen(before.state, eyes)) & set(_unseen(outcome.table.state, eyes))
    hidden -= {copy for event in outcome.events for copy in _shown(event, eyes)}
    return Moment(_blanked(before, hidden), outcome.ending_at(_blanked(outcome.table, hidden)))


def _unseen(state: State, eyes: PlayerId | None) -> list[CopyId]:
    """The copies in the piles, and in the hands that these eyes do not see (None: they see all of them)."""
    hidden = [*state.zones[DOOR], *state.zones[TREASURE]]
    if eyes is not None:
        for seat in range(len(state.players)):
            hidden += state.zones[seat_zone(PlayerId(seat), HAND)] if seat != eyes else []
    return hidden


def _shown(event: e.Event, eyes: PlayerId) -> tuple[CopyId, ...]:
    """The cards that an event shows to these eyes, wherever they lie afterwards."""
    match event:
        case e.DoorTurnedUp() | e.CardDiscarded() | e.CardDrawn(face_up=True):
            return (event.copy,)
        case e.CardDrawn() | e.CardHeard() | e.CardTaken() if event.who == eyes:
            return (event.copy,)
        case e.HandCardDrawn() if eyes in (event.debt.other, *event.debt.players):
            return (event.copy,)
        case e.HandShown() if event.to in (NO_PLAYER, eyes):
            return event.cards
    return ()


def _blanked(table: Table, hidden: Iterable[CopyId]) -> Table:
    """A copy of the table with blanks for some cards, and nothing of what chance is to bring."""
    state = table.state.copy()
    state.luck, state.rolls = -1, ()
    cards = list(state.cards)
    for copy in hidden:
        cards[copy] = UNSEEN_DOOR if state.backs[copy] == DOOR else UNSEEN_TREASURE
    state.cards = tuple(cards)
    return Table(state, table.law, _with_blanks(table.catalogue))


def only_seen(table: Table, eyes: PlayerId) -> Table:
    """A copy of the table on which nothing lies that these eyes do not see, only for writing it down.

    What they do not see lies nowhere on it.
    """
    state = table.state.copy()
    others = [seat_zone(PlayerId(seat), HAND) for seat in range(len(state.players)) if seat != eyes]
    hidden = [copy for zone in (DOOR, TREASURE, *others) for copy in state.zones[zone]]
    for zone in (DOOR, TREASURE, *others):
        state.zones[zone] = []
    state.whole, state.luck, state.rolls = False, -1, ()
    gone = set(hidden)
    state.turn.gained = tuple(copy for copy in state.turn.gained if copy not in gone)
    state.turn.heard = tuple(copy for copy in state.turn.heard if copy not in gone)
    state.owed = tuple(
        debt._replace(options=tuple(copy for copy in debt.options if copy not in gone)) for debt in state.owed
    )
    return Table(state, table.law, table.catalogue)


def _into_the_box(state: State, hidden: list[CopyId]) -> None:
    for copy in hidden:
        state.place[copy] = BOX
    state.zones[BOX] = [*state.zones[BOX], *hidden]
    state.zones[DOOR], state.zones[TREASURE] = [], []
    state.whole = False


def _with_blanks(catalogue: Catalogue) -> Catalogue:
    """The cards with the blanks among them; made once for a catalogue, for its names are put in order by it."""
    if UNSEEN_DOOR in catalogue:
        return catalogue
    for known, size, made in _known:
        if known is catalogue and size == len(catalogue):
            return made
    made = catalogue | {card.id: card for card in _BLANKS}
    _known.insert(0, (catalogue, len(catalogue), made))
    del _known[_KNOWN_MOST:]
    return made
