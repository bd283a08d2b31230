"""Which copy of a card is meant: a sentence names a card, a command names a copy.

The places that make sense for the slot are searched first, then everything that lies open on the table, so that the
answer can be "you cannot" and not "there is none". Copies that nobody could tell apart count as one: the lowest is
taken. Copies that differ are told apart by marks in brackets: ``Bullrog (Ancient)``, ``Helmet (hand)``,
``Helmet (Bob + in play)``, ``Wishing Ring (SET)``.
"""

from collections.abc import Iterable
from itertools import combinations

from munch_cli.language.names import Key, key, parts
from munch_cli.table.cards import Catalogue
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.state import (
    ATTACHED,
    BODY,
    BOX,
    CURSES,
    DOOR,
    DOOR_DISCARDS,
    FACE_UP,
    FOES,
    HAND,
    IN_PLAY,
    ON_FOES,
    PLAYED,
    SEAT_ZONES,
    SIDEWAYS,
    SPOILS,
    TABLE_ZONES,
    TREASURE,
    TREASURE_DISCARDS,
    State,
    seat_zone,
)
from munch_cli.table.typed import NamedTuple

SEAT_PLACES = {"hand": HAND, "in play": IN_PLAY, "sideways": SIDEWAYS, "curses": CURSES, "body": BODY}
TABLE_PLACES = {
    "foes": FOES,
    "on foes": ON_FOES,
    "played": PLAYED,
    "face up": FACE_UP,
    "spoils": SPOILS,
    "attached": ATTACHED,
    "discards": DOOR_DISCARDS,
}
_OPEN = (FOES, ON_FOES, FACE_UP, PLAYED, SPOILS, ATTACHED)
_SHOWN = {FOES: "fight", ON_FOES: "fight", FACE_UP: "face up", PLAYED: "played", SPOILS: "spoils"}
_SEAT_SHOWN = {HAND: "hand", IN_PLAY: "in play", SIDEWAYS: "sideways", CURSES: "curses", BODY: "body"}
_DISCARDED = "discarded"
BARE = "bare"
"""The mark of a monster or Item on which nothing lies, while something lies on another of its name."""


class Named(NamedTuple):
    """A card as a sentence names it: the cards of that name, its marks in brackets, what it is a Mate of."""

    cards: tuple[CardId, ...]
    start: int
    end: int
    marks: tuple[Key, ...] = ()
    of: "Named | None" = None


class Board(NamedTuple):
    """A table to look for copies on; ``eyes``: who looks, NO_PLAYER for all-seeing."""

    state: State
    catalogue: Catalogue
    eyes: PlayerId = NO_PLAYER


class Search(NamedTuple):
    """Where to look: groups of places, the likeliest first, as they belong to ``seat``; ``who`` speaks."""

    where: tuple[tuple[str, ...], ...]
    who: PlayerId
    seat: PlayerId


def copies_meant(board: Board, named: Named, search: Search, taken: Iterable[CopyId] = ()) -> tuple[CopyId, ...]:
    """The copies a name can mean, one for each that could be told apart: none is NotHere, several are a question."""
    free = [copy for copy in _called(board, named) if copy not in taken]
    for group in search.where:
        there = _within(board, group, search, free)
        if there:
            return _told_apart(board, [copy for copy in there if _exactly(board, copy, named)] or there)
    for zones in _elsewhere(board, search):
        there = [copy for copy in free if board.state.place[copy] in zones]
        if there:
            return (next((copy for copy in there if _exactly(board, copy, named)), there[0]),)
    return ()


def all_in_first_group(board: Board, named: Named, search: Search) -> list[CopyId]:
    """Every copy of a name in the first group of places where there is one."""
    called = _called(board, named)
    for group in search.where:
        there = _within(board, group, search, called)
        if there:
            return there
    return []


def copies_there(board: Board, search: Search) -> list[CopyId]:
    """One of each copies that can be told apart in the places, the likeliest places first."""
    found: dict[CopyId, None] = {}
    everything = [CopyId(copy) for copy in range(len(board.state.cards))]
    for group in search.where:
        there = _within(board, group, search, everything)
        found.update(dict.fromkeys(_told_apart(board, there)))
    return list(found)


def _called(board: Board, named: Named) -> list[CopyId]:
    copies = [CopyId(copy) for copy, card in enumerate(board.state.cards) if card in named.cards]
    return [copy for copy in copies if is_called(board, copy, named)] if named.marks or named.of else copies


def _within(board: Board, group: tuple[str, ...], search: Search, copies: list[CopyId]) -> list[CopyId]:
    state = board.state
    zones: set[int] = set()
    picked: set[CopyId] = set()
    for place in group:
        if place in TABLE_PLACES:
            zones.add(TABLE_PLACES[place])
        elif place.startswith("everyone "):
            seats = range(len(state.players))
            zones.update(seat_zone(PlayerId(seat), SEAT_PLACES[place.removeprefix("everyone ")]) for seat in seats)
        elif place in SEAT_PLACES:
            if search.seat != NO_PLAYER and _sees(board, search.seat, place):
                zones.add(seat_zone(search.seat, SEAT_PLACES[place]))
        else:
            picked.update(_picked(state, place, search.who))
    return [copy for copy in copies if state.place[copy] in zones or copy in picked]


def _sees(board: Board, seat: PlayerId, place: str) -> bool:
    return place != "hand" or board.eyes in (NO_PLAYER, seat)


def _picked(state: State, place: str, who: PlayerId) -> Iterable[CopyId]:
    """Places that are no zones: what a debt offers, monsters not yet run from, cards whose abilities were borrowed."""
    fight = state.combat
    if place == "owed":
        return [copy for debt in state.owed if debt.who == who for copy in debt.options]
    if place == "left to flee":
        met = {monster for player, monster in (*fight.caught, *fight.escaped) if player == who} if fight else set()
        return [copy for copy in state.zones[FOES] if copy not in met]
    lent = (*state.turn.borrowed, *(fight.borrowed if fight else ()))
    borrowed = {card for player, card in lent if player == who}
    return [copy for card in sorted(borrowed) for copy in one_lent(state, card)]


def one_lent(state: State, card: CardId) -> list[CopyId]:
    """A copy by which a borrowed card is spoken of: one that was discarded, rather than one that is another's."""
    piles, discards = (DOOR, TREASURE, BOX), (DOOR_DISCARDS, TREASURE_DISCARDS)
    lying = [CopyId(c) for c, one in enumerate(state.cards) if one == card and state.place[c] not in piles]
    return sorted(lying, key=lambda copy: state.place[copy] not in discards)[:1]


def _elsewhere(board: Board, search: Search) -> list[set[int]]:
    """What else lies open: before whom it is about, before who speaks, anywhere, in hands one sees, discarded."""
    seats, who = [PlayerId(seat) for seat in range(len(board.state.players))], search.who
    nearest = [_front(seat) for seat in (search.seat, who) if seat != NO_PLAYER]
    fronts = {zone for seat in seats for zone in _front(seat)}
    own = {seat_zone(who, HAND)} if who != NO_PLAYER and _sees(board, who, "hand") else set()
    hands = {seat_zone(seat, HAND) for seat in seats if _sees(board, seat, "hand")}
    return [*nearest, fronts | set(_OPEN), own, hands, {DOOR_DISCARDS, TREASURE_DISCARDS}]


def _front(seat: PlayerId) -> set[int]:
    return {seat_zone(seat, zone) for zone in (IN_PLAY, SIDEWAYS, CURSES, BODY)}


# ---- telling copies apart


def _told_apart(board: Board, copies: list[CopyId]) -> tuple[CopyId, ...]:
    if len(copies) == 1:
        return (copies[0],)
    kinds: dict[tuple[object, ...], CopyId] = {}
    for copy in copies:
        kinds.setdefault(_looks(board.state, copy), copy)
    return tuple(kinds.values())


def _looks(state: State, copy: CopyId, depth: int = 3) -> tuple[object, ...]:
    """All that tells a copy from another: its card, where it lies, what lies on it, what it lies on."""
    host = state.host.get(copy, NO_COPY)
    below = _looks(state, host, depth - 1) if host != NO_COPY and depth else ()
    return (state.cards[copy], state.place[copy], tuple(sorted(state.cards[c] for c in _upon(state, copy))), below)


def _upon(state: State, copy: CopyId) -> list[CopyId]:
    return [CopyId(thing) for thing, host in state.host.items() if host == copy and state.place[thing] != FOES]


def is_called(board: Board, copy: CopyId, named: Named) -> bool:
    """Whether a name, with its marks and what it is of, fits a copy."""
    if board.state.cards[copy] not in named.cards:
        return False
    if named.of is not None:
        host = board.state.host.get(copy, NO_COPY)
        if host == NO_COPY or not is_called(board, host, named.of):
            return False
    left = _parts(marks_of(board, copy)) if named.marks else []
    for mark in named.marks:
        if mark not in left:
            return False
        left.remove(mark)
    return True


def _parts(marks: Iterable[str]) -> list[Key]:
    return [part for mark in marks for part in parts(key(mark))]


def _exactly(board: Board, copy: CopyId, named: Named) -> bool:
    """Whether the marks name all that lies on a copy: ``Bullrog (Ancient)`` is rather the one that is only Ancient."""
    state = board.state
    upon = _parts(_name(board, thing) for thing in _upon(state, copy))
    if named.marks and not (upon and all(named.marks.count(mark) == upon.count(mark) for mark in upon)):
        return False
    return named.of is None or _exactly(board, state.host[copy], named.of)


def marks_of(board: Board, copy: CopyId) -> list[str]:
    """What can stand in brackets behind a copy's name, the most telling first."""
    state, catalogue = board.state, board.catalogue
    upon = [catalogue[state.cards[thing]].name for thing in _upon(state, copy)]
    zone = state.place[copy]
    marks = upon or [BARE]
    host = state.host.get(copy, NO_COPY)
    if host != NO_COPY:
        marks.append(catalogue[state.cards[host]].name)
    if zone >= TABLE_ZONES:
        seat, place = divmod(zone - TABLE_ZONES, SEAT_ZONES)
        marks += [_SEAT_SHOWN[place], state.players[seat].name]
    elif zone in _SHOWN:
        marks.append(_SHOWN[zone])
    elif zone in (DOOR_DISCARDS, TREASURE_DISCARDS):
        marks.append(_DISCARDED)
    card = catalogue[state.cards[copy]]
    return [*marks, card.set, card.name]


def telling_marks(board: Board, copy: CopyId, others: Iterable[CopyId]) -> str:
    """The fewest marks that a copy has and none of the others, as they stand in brackets; "" if there are none."""
    marks = list(dict.fromkeys(marks_of(board, copy)))
    rest = [set(marks_of(board, other)) for other in others if other != copy]
    for count in (1, 2, 3):
        for some in combinations(marks, count):
            if not any(set(some) <= other for other in rest):
                return " + ".join(some)
    return ""


# ---- saying which copy is meant


def designation(
    board: Board,
    copy: CopyId,
    name: str,
    search: Search,
    taken: Iterable[CopyId] = (),
    cards: tuple[CardId, ...] = (),
) -> tuple[str, CopyId]:
    """A copy's name, with as little behind it as is needed to mean this copy in this slot, or one just like it: which.

    ``name`` is how its card, or its ability, is written, in quotes if need be; ``cards`` are those that the name means.
    """
    cards = cards or tuple(
        card for card in board.catalogue if key(board.catalogue[card].name) == key(_name(board, copy))
    )
    bare = Named(cards, 0, 0)
    looks = _looks(board.state, copy)
    for behind, named in _ways_to_name(board, copy, bare):
        meant = copies_meant(board, named, search, taken)
        if len(meant) == 1 and _looks(board.state, meant[0]) == looks:
            return name + behind, meant[0]
    return name, copy


def _ways_to_name(board: Board, copy: CopyId, bare: Named) -> Iterable[tuple[str, Named]]:
    yield "", bare
    host = board.state.host.get(copy, NO_COPY)
    if host != NO_COPY:
        of = _name(board, host)
        same = tuple(card for card in board.catalogue if key(board.catalogue[card].name) == key(of))
        for behind, named in _ways_to_name(board, host, Named(same, 0, 0)):
            yield f" of {of}{behind}", bare._replace(of=named)
    marks = marks_of(board, copy)
    upon = tuple(_name(board, thing) for thing in _upon(board.state, copy))
    ways = [some for count in (1, 2, 3) for some in combinations(marks, count)]
    for some in (*ways, *((upon,) if upon else ())):
        yield f" ({' + '.join(some)})", bare._replace(marks=tuple(_parts(some)))


def _name(board: Board, copy: CopyId) -> str:
    return board.catalogue[board.state.cards[copy]].name
