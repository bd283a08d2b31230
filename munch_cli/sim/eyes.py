"""A table through somebody's eyes: what he cannot see is dealt anew from all that he knows not to see.

He knows which cards lie hidden, and where as many lie, but not which lies where; nor does he know what the dice will
show. Two tables that look alike to him are alike here, whatever the hidden cards are.
"""

from collections.abc import Iterator

from munch_cli.engine.chance import shuffled, spun
from munch_cli.engine.table import Table
from munch_cli.table.ids import CopyId, PlayerId
from munch_cli.table.state import DOOR, HAND, TREASURE, seat_zone


def hidden_from(table: Table, who: PlayerId) -> Iterator[CopyId]:
    """The copies whose faces somebody does not see: those in the piles, and in the hands of others."""
    zones = table.state.zones
    yield from zones[DOOR]
    yield from zones[TREASURE]
    for seat in range(len(table.state.players)):
        if seat != who:
            yield from zones[seat_zone(PlayerId(seat), HAND)]


def seen(table: Table, who: PlayerId, number: int) -> Table:
    """A table that may well be this one, as far as somebody can see; another number, another guess."""
    looked = table.copy()
    state = looked.state
    hidden = list(hidden_from(table, who))
    faces = list(state.cards)
    state.luck, state.rolls = spun(number)[0], ()
    for back in (DOOR, TREASURE):
        unseen = [copy for copy in hidden if state.backs[copy] == back]
        names = sorted(faces[copy] for copy in unseen)
        order, number = shuffled([CopyId(place) for place in range(len(names))], number)
        for copy, place in zip(unseen, order, strict=True):
            faces[copy] = names[place]
    state.cards = tuple(faces)
    return looked
