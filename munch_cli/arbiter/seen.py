"""The table as somebody sees it: what he does not see is a blank card, so that nothing reckoned from it can know more.

Piles are hidden from all eyes, and so is the generator, and what the die is said to show next: a draw or a roll is then
asked of the table, never looked up.
"""

from munch_cli.engine.table import Table
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.state import BOX, DOOR, HAND, TREASURE, seat_zone

UNSEEN_DOOR, UNSEEN_TREASURE = CardId("unseen-door"), CardId("unseen-treasure")
"""The blank cards that stand for what is not seen, one for each deck."""
UNSEEN = (UNSEEN_DOOR, UNSEEN_TREASURE)
_BLANKS = (
    Card(UNSEEN_DOOR, "a hidden Door card", "unseen", "special", "door"),
    Card(UNSEEN_TREASURE, "a hidden Treasure card", "unseen", "special", "treasure"),
)
_known: list[tuple[Catalogue, int, Catalogue]] = []
_KNOWN_MOST = 4


def seen(table: Table, eyes: PlayerId | None = None) -> Table:
    """A copy of the table in which all that these eyes do not see is blank (None: all hands are open, the piles not).

    The hidden piles are put into the box: what is drawn from them is then asked for.
    """
    state = table.state.copy()
    hidden = [*state.zones[DOOR], *state.zones[TREASURE]]
    for copy in hidden:
        state.place[copy] = BOX
    state.zones[BOX] = [*state.zones[BOX], *hidden]
    state.zones[DOOR], state.zones[TREASURE] = [], []
    state.whole, state.luck, state.rolls = False, -1, ()
    if eyes is not None:
        for seat in range(len(state.players)):
            hidden += state.zones[seat_zone(PlayerId(seat), HAND)] if seat != eyes else []
    cards = list(state.cards)
    for copy in hidden:
        cards[copy] = UNSEEN_DOOR if state.backs[copy] == DOOR else UNSEEN_TREASURE
    state.cards = tuple(cards)
    return Table(state, table.law, _with_blanks(table.catalogue))


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
