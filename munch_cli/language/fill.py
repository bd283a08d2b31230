"""From what a sentence names to a command: which players, which copies, which ability.

A sentence names a card, a command names a copy. The places that make sense for the slot are searched first, then
everything that lies open on the table, so that the answer can be "you cannot" and not "there is none". Copies that no
player could tell apart count as one, and the lowest is taken. Copies that differ are told apart by marks in brackets:
``Bullrog (Ancient)``, ``Helmet (hand)``, ``Helmet (Bob + in play)``, ``Wishing Ring (SET)``.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import cast

from munch_cli.language.answers import NotHere, NotUnderstood
from munch_cli.language.forms import Blank, Form, Options, Pattern, Slot, Verb
from munch_cli.language.names import QUOTE, Index, Key, Names, key, parts
from munch_cli.language.reader import (
    Either,
    Named,
    NamedAbility,
    NamedOffer,
    NamedPlayer,
    NamedPlayers,
    Value,
    Values,
    WholeHand,
    WhyAsked,
    Words,
)
from munch_cli.table import state as s
from munch_cli.table.asks import Asks, which
from munch_cli.table.cards import Catalogue, is_for_fights_alone
from munch_cli.table.commands import Command, Offer, PlayCard
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.saying import an
from munch_cli.table.typed import NamedTuple

SEAT_PLACES = {"hand": s.HAND, "in play": s.IN_PLAY, "sideways": s.SIDEWAYS, "curses": s.CURSES, "body": s.BODY}
TABLE_PLACES = {
    "foes": s.FOES,
    "on foes": s.ON_FOES,
    "played": s.PLAYED,
    "face up": s.FACE_UP,
    "spoils": s.SPOILS,
    "attached": s.ATTACHED,
    "discards": s.DOOR_DISCARDS,
}
_OPEN = (s.FOES, s.ON_FOES, s.FACE_UP, s.PLAYED, s.SPOILS, s.ATTACHED)
_SHOWN = {s.FOES: "fight", s.ON_FOES: "fight", s.FACE_UP: "face up", s.PLAYED: "played", s.SPOILS: "spoils"}
_SEAT_SHOWN = {s.HAND: "hand", s.IN_PLAY: "in play", s.SIDEWAYS: "sideways", s.CURSES: "curses", s.BODY: "body"}
_DISCARDED = "discarded"
BARE = "bare"
"""The mark of a monster or Item on which nothing lies, while something lies on another of its name."""


class Board(NamedTuple):
    """A table on which copies are looked for. ``eyes``: the player who looks, NO_PLAYER for all-seeing."""

    state: s.State
    catalogue: Catalogue
    eyes: PlayerId = NO_PLAYER


class Search(NamedTuple):
    """Where to look: groups of places that belong to ``seat``, the likeliest first. ``who`` speaks."""

    where: tuple[tuple[str, ...], ...]
    who: PlayerId
    seat: PlayerId


def search_of(slot: Slot, state: s.State, who: PlayerId, fields: Mapping[str, object]) -> Search:
    """Where a card of a slot is looked for, in what a player says. ``fields``: what is settled already."""
    fighter = state.combat.fighter if state.combat else NO_PLAYER
    seats = {**fields, "who": who, "fighter": fighter}
    return Search(slot.where, who, cast(PlayerId, seats.get(slot.of, NO_PLAYER)))


def copies_meant(board: Board, named: Named, search: Search, taken: Iterable[CopyId] = ()) -> tuple[CopyId, ...]:
    """The copies a name can mean, one for each that can be told apart. No copy is NotHere, several are a question."""
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
    return [copy for copy in map(CopyId, range(len(board.state.cards))) if is_called(board, copy, named)]


def _within(board: Board, group: tuple[str, ...], search: Search, copies: list[CopyId]) -> list[CopyId]:
    state = board.state
    zones: set[int] = set()
    picked: set[CopyId] = set()
    for place in group:
        if place in TABLE_PLACES:
            zones.add(TABLE_PLACES[place])
        elif place.startswith("everyone "):
            seats = range(len(state.players))
            zones.update(s.seat_zone(PlayerId(seat), SEAT_PLACES[place.removeprefix("everyone ")]) for seat in seats)
        elif place in SEAT_PLACES:
            if search.seat != NO_PLAYER and _sees(board, search.seat, place):
                zones.add(s.seat_zone(search.seat, SEAT_PLACES[place]))
        else:
            picked.update(_picked(state, place, search.who))
    return [copy for copy in copies if state.place[copy] in zones or copy in picked]


def _sees(board: Board, seat: PlayerId, place: str) -> bool:
    return place != "hand" or board.eyes in (NO_PLAYER, seat)


def _picked(state: s.State, place: str, who: PlayerId) -> Iterable[CopyId]:
    """Places that are no zones: what a debt offers, monsters not yet run from, cards whose abilities were borrowed."""
    fight = state.combat
    if place == "owed":
        return [copy for debt in state.owed if debt.who == who for copy in debt.options]
    if place == "left to flee":
        met = {monster for player, monster in (*fight.caught, *fight.escaped) if player == who} if fight else set()
        return [copy for copy in state.zones[s.FOES] if copy not in met]
    lent = (*state.turn.borrowed, *(fight.borrowed if fight else ()))
    borrowed = {card for player, card in lent if player == who}
    return [copy for card in sorted(borrowed) for copy in one_lent(state, card)]


def one_lent(state: s.State, card: CardId) -> list[CopyId]:
    """A copy by which a borrowed card is spoken of: one that was discarded, rather than one that is another's."""
    piles, discards = (s.DOOR, s.TREASURE, s.BOX), (s.DOOR_DISCARDS, s.TREASURE_DISCARDS)
    lying = [CopyId(c) for c, one in enumerate(state.cards) if one == card and state.place[c] not in piles]
    return sorted(lying, key=lambda copy: state.place[copy] not in discards)[:1]


def _elsewhere(board: Board, search: Search) -> list[set[int]]:
    """What else lies open: before whom it is about, before who speaks, anywhere, in hands one sees, discarded."""
    seats, who = [PlayerId(seat) for seat in range(len(board.state.players))], search.who
    nearest = [_front(seat) for seat in (search.seat, who) if seat != NO_PLAYER]
    fronts = {zone for seat in seats for zone in _front(seat)}
    hands = {s.seat_zone(seat, s.HAND) for seat in seats if _sees(board, seat, "hand")}
    own = hands & {s.seat_zone(who, s.HAND)}
    return [*nearest, fronts | set(_OPEN), own, hands, {s.DOOR_DISCARDS, s.TREASURE_DISCARDS}]


def _front(seat: PlayerId) -> set[int]:
    return {s.seat_zone(seat, zone) for zone in (s.IN_PLAY, s.SIDEWAYS, s.CURSES, s.BODY)}


# ---- telling copies apart


def _told_apart(board: Board, copies: list[CopyId]) -> tuple[CopyId, ...]:
    if len(copies) == 1:
        return (copies[0],)
    kinds: dict[tuple[object, ...], CopyId] = {}
    for copy in copies:
        kinds.setdefault(_looks(board.state, copy), copy)
    return tuple(kinds.values())


def _looks(state: s.State, copy: CopyId) -> tuple[object, ...]:
    """All that tells a copy from another: its card, its place, what lies on it and what it lies on."""
    host = state.host.get(copy, NO_COPY)
    below = _looks(state, host) if host != NO_COPY else ()
    return (state.cards[copy], state.place[copy], tuple(sorted(state.cards[c] for c in _upon(state, copy))), below)


def _upon(state: s.State, copy: CopyId) -> list[CopyId]:
    return [CopyId(thing) for thing, host in state.host.items() if host == copy and state.place[thing] != s.FOES]


def is_called(board: Board, copy: CopyId, named: Named) -> bool:
    """Whether a name, with its marks and what it is of, fits a copy."""
    if board.state.cards[copy] not in named.cards:
        return False
    if named.of is not None:
        host = board.state.host.get(copy, NO_COPY)
        if host == NO_COPY or not is_called(board, host, named.of):
            return False
    left = _parts(map(key, marks_of(board, copy)))
    for mark in _parts(named.marks):
        if mark not in left:
            return False
        left.remove(mark)
    return True


def _parts(marks: Iterable[Key]) -> list[Key]:
    """Marks one by one, also those that stand in one name: "Big + Ugly"."""
    return [part for mark in marks for part in parts(mark)]


def _exactly(board: Board, copy: CopyId, named: Named) -> bool:
    """Whether the marks name all that lies on a copy: ``Bullrog (Ancient)`` is rather the one that is only Ancient."""
    upon = _parts(key(_name(board, thing)) for thing in _upon(board.state, copy))
    if named.marks and sorted(_parts(named.marks)) != sorted(upon):
        return False
    return named.of is None or _exactly(board, board.state.host[copy], named.of)


def marks_of(board: Board, copy: CopyId) -> list[str]:
    """What can stand in brackets behind a copy's name, the most telling first."""
    state, catalogue = board.state, board.catalogue
    upon = [catalogue[state.cards[thing]].name for thing in _upon(state, copy)]
    zone = state.place[copy]
    marks = upon or [BARE]
    host = state.host.get(copy, NO_COPY)
    if host != NO_COPY:
        marks.append(catalogue[state.cards[host]].name)
    if zone >= s.TABLE_ZONES:
        seat, place = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
        marks += [_SEAT_SHOWN[place], state.players[seat].name]
    elif zone in _SHOWN:
        marks.append(_SHOWN[zone])
    elif zone in (s.DOOR_DISCARDS, s.TREASURE_DISCARDS):
        marks.append(_DISCARDED)
    card = catalogue[state.cards[copy]]
    return [*marks, card.set, card.name]


def telling_marks(board: Board, copy: CopyId, others: Iterable[CopyId]) -> str:
    """The fewest marks that only this copy has, as they stand in brackets. "" if there are none."""
    marks = list(dict.fromkeys(marks_of(board, copy)))
    rest = [set(marks_of(board, other)) for other in others if other != copy]
    telling = (some for some in _some(marks) if not any(set(some) <= other for other in rest))
    return " + ".join(next(telling, ()))


def _some(marks: list[str]) -> Iterable[tuple[str, ...]]:
    return (some for count, _ in enumerate(marks, 1) for some in combinations(marks, count))


# ---- saying which copy is meant


def designation(
    board: Board,
    copy: CopyId,
    name: str,
    search: Search,
    taken: Iterable[CopyId] = (),
    cards: tuple[CardId, ...] = (),
) -> tuple[str, CopyId]:
    """A copy's name with as few marks as it takes to mean this copy, or one just like it, in this slot.

    ``name``: how its card or ability is written, in quotes if needed. ``cards``: those that the name means.
    """
    cards = cards or tuple(
        card for card in board.catalogue if key(board.catalogue[card].name) == key(_name(board, copy))
    )
    bare = Named(cards)
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
        for behind, named in _ways_to_name(board, host, Named(same)):
            yield f" of {of}{behind}", bare._replace(of=named)
    for some in _some(marks_of(board, copy)):
        yield f" ({' + '.join(some)})", bare._replace(marks=tuple(map(key, some)))


def _name(board: Board, copy: CopyId) -> str:
    return board.catalogue[board.state.cards[copy]].name


Fault = Asks | NotHere | NotUnderstood
Filled = int | str | tuple[CopyId, ...] | Offer | CardId
Fields = dict[str, Filled]
# ---- filling the parts of a command

BRINGS = {
    "monster-enhancer": -1,
    **dict.fromkeys(("wandering-monster", "half-breed", "super-munchkin", "bilingual"), 1),
}
"""How much a kind of card rather brings another with it than comes along itself; 0 for all others."""


class Filling:
    """One sentence on one board, on its way to a command. ``fault`` is what stopped it."""

    __slots__ = ("board", "fault", "fields", "names", "players", "taken", "text", "who")

    def __init__(self, text: str, board: Board, names: Names, players: Index[PlayerId], who: PlayerId) -> None:
        self.text = text
        self.board = board
        self.names = names
        self.players = players
        self.who = who
        self.fields: Fields = {}
        self.taken: list[CopyId] = []
        self.fault: Fault | None = None

    @property
    def state(self) -> s.State:
        """The board."""
        return self.board.state

    def command(self, verb: Verb, form: Form, values: Values) -> Command | Fault:
        """The command of a sentence, or what keeps it from being one."""
        self.fields = dict(form.fixed)
        if not form.bare:
            self.fields.setdefault("who", self.who)
        slots = [(name, slot) for name, slot in slots_of(form.pattern) if name in values]
        for name, slot in slots:
            if slot.kind in ("player", "target", "choice"):
                value = values[name]
                if isinstance(value, NamedPlayer):
                    self.fields[player_field(name)] = self._seat(value)
        for name, slot in slots:
            if self.fault is None:
                self._fill(name, slot, values[name])
        if self.fault is not None:
            return self.fault
        makes = cast(Callable[..., Command], verb.makes)
        return self._bringer_first(self._used_by_oneself(makes(**self.fields), form))

    def _used_by_oneself(self, command: Command, form: Form) -> Command:
        """A fighting one-shot that is "used" while no fight is on is not meant to be laid down."""
        if not isinstance(command, PlayCard) or "uses" not in form.says or self.state.combat is not None:
            return command
        card = self.board.catalogue[self.state.cards[command.card]]
        return command._replace(on_player=self.who) if is_for_fights_alone(card) else command

    def _bringer_first(self, command: Command) -> Command:
        """Of two cards played together, the one that brings the other comes first, in whatever order they are said.

        Wandering Monster brings a monster. A monster brings what is laid on it.
        """
        if not isinstance(command, PlayCard) or command.along == NO_COPY:
            return command
        brings = lambda copy: BRINGS.get(self.board.catalogue[self.state.cards[copy]].kind, 0)  # noqa: E731
        first, second = sorted((command.card, command.along), key=brings, reverse=True)
        return command._replace(card=first, along=second)

    # ---- players

    def _seat(self, named: NamedPlayer) -> PlayerId:
        if len(named.seats) > 1:
            choices = tuple(self.state.players[seat].name for seat in named.seats)
            self.fault = self._question("which player", choices, choices, named.start, named.end)
        return named.seats[0]

    def _question(self, asks: str, choices: tuple[str, ...], said: tuple[str, ...], start: int, end: int) -> Asks:
        sentences = tuple(self.text[:start] + one + self.text[end:] for one in said)
        return which(asks, choices, sentences)

    def _amiss(self, start: int, end: int, expected: str, *near: str) -> NotUnderstood:
        return NotUnderstood(start, end - start, expected, near, self.text[:start].rstrip())

    # ---- everything else

    def _fill(self, name: str, slot: Slot, value: Value) -> None:
        if isinstance(value, Named):
            if slot.kind == "card":
                self.fields[name] = self._one_printed(value)
            else:
                self.fields[copy_field(name)] = self._copy(value, slot)
        elif isinstance(value, NamedAbility):
            self._fill_ability(value, slot)
        elif isinstance(value, NamedOffer):
            first = self._seat(value.first) if value.first else NO_PLAYER
            items = self._copies(value.items, slot)
            plays = self._copies(value.plays, slot._replace(where=PROMISED_PLAYS))
            self.fields[name] = Offer(value.treasures, first, items, plays)
        elif isinstance(value, Either):
            self._fill_either(value, slot)
        elif isinstance(value, WholeHand):
            self.fields[name] = tuple(self.state.zones[s.seat_zone(self.who, s.HAND)])
            if not self.fields[name]:
                self.fault = self._amiss(value.start, value.end, slot.asks)
        elif isinstance(value, Words):
            self.fields["word" if slot.kind == "choice" else name] = value.text
        elif isinstance(value, int):
            self.fields[name] = value
        elif not isinstance(value, NamedPlayer | NamedPlayers | WhyAsked):
            self.fields[name] = self._copies(value, slot)

    def search(self, slot: Slot) -> Search:
        """Where a card of this slot is looked for."""
        return search_of(slot, self.state, self.who, self.fields)

    def _copies(self, all_named: tuple[Named, ...], slot: Slot) -> tuple[CopyId, ...]:
        copies: list[CopyId] = []
        for named in all_named:
            if self.fault is None:
                alike = [other for other in all_named if (other.cards, other.marks) == (named.cards, named.marks)]
                everything = all_in_first_group(self.board, named, self.search(slot))
                free = [copy for copy in everything if copy not in self.taken]
                if free and len(everything) == len(alike):
                    copies.append(free[0])
                    self.taken.append(free[0])
                else:
                    copies.append(self._copy(named, slot))
        return tuple(copies)

    def _copy(self, named: Named, slot: Slot, called: str = "") -> CopyId:
        """The copy a name means, which may be that of an ability. None, or several, is a fault."""
        if self.fault is not None:
            return NO_COPY
        search = self.search(slot)
        meant = copies_meant(self.board, named, search, self.taken)
        if not meant:
            self.fault = self._not_here(named)
            return NO_COPY
        if len(meant) > 1:
            said = tuple(self._designation(copy, named, search, called) for copy in meant)
            if len(set(said)) == len(said):
                choices = tuple(
                    telling_marks(self.board, copy, meant) or said[place] for place, copy in enumerate(meant)
                )
                name = called or self.board.catalogue[named.cards[0]].name
                self.fault = self._question(f"which {name}", choices, said, named.start, named.end)
        if not called:
            self.taken.append(meant[0])
        return meant[0]

    def _not_here(self, named: Named) -> Fault:
        """No such copy: the card is not here, or not one with these marks."""
        if named.marks or named.of is not None:
            bare = named._replace(marks=(), of=None)
            everywhere = Search(
                (("everyone hand", "everyone in play", "everyone sideways", "foes"),), self.who, self.who
            )
            if copies_meant(self.board, bare, everywhere):
                name = self.board.catalogue[named.cards[0]].name
                return self._amiss(named.start, named.end, f"{an(name)} that lies so", name)
        return NotHere(named.cards[0], self.who, named.start, named.end - named.start)

    def _designation(self, copy: CopyId, named: Named, search: Search, called: str) -> str:
        name = written(called, self.names, self.players) if called else self.written(self.state.cards[copy])
        return designation(self.board, copy, name, search, self.taken, named.cards if called else ())[0]

    def printed(self, named: Named) -> tuple[CardId, ...]:
        """The printed cards that a name with its set can mean. None is a fault."""
        cards = tuple(c for c in named.cards if all(mark == key(self.board.catalogue[c].set) for mark in named.marks))
        if named.of is not None or not cards:
            self.fault = self._amiss(named.start, named.end, "a card of this name")
        return cards

    def _one_printed(self, named: Named) -> CardId:
        """The printed card a name means: one on this table rather than one of another box."""
        cards = self.printed(named) or named.cards
        here = [card for card in cards if card in self.state.cards] or list(cards)
        if len(here) > 1 and self.fault is None:
            said = tuple(f"{self.written(card)} ({self.board.catalogue[card].set})" for card in here)
            choices = tuple(self.board.catalogue[card].set for card in here)
            name = self.board.catalogue[here[0]].name
            self.fault = self._question(f"which {name}", choices, said, named.start, named.end)
        return here[0]

    def _fill_either(self, either: Either, slot: Slot) -> None:
        """A name of a player and of a card: the player, unless the card lies where it could be meant as well."""
        seat = self._seat(either.player)
        if copies_meant(self.board, either.card, self.search(slot), self.taken):
            name = self.state.players[seat].name
            said = (f"{name} (player)", f"{self.board.catalogue[either.card.cards[0]].name} (card)")
            start, end = either.player.start, either.player.end
            self.fault = self._question(f"which {name}", ("player", "card"), said, start, end)
        self.fields["on_player"] = seat

    # ---- abilities

    def _fill_ability(self, named: NamedAbility, slot: Slot) -> None:
        copy = self._copy(named.card, slot, named.bearers[0].called)
        if self.fault is not None:
            return
        called = [bearer.called for bearer in named.bearers if bearer.card == self.state.cards[copy]]
        if called == [""]:
            called = self._abilities_on(named, copy)
        self.fields["card"] = copy
        self.fields["ability"] = called[0]

    def _abilities_on(self, named: NamedAbility, copy: CopyId) -> list[str]:
        card = self.board.catalogue[self.state.cards[copy]]
        called = [ability.name for ability in card.abilities]
        if len(called) > 1:
            choices = tuple(called)
            self.fault = self._question(
                f"which ability of {card.name}", choices, choices, named.card.start, named.card.end
            )
        return called

    # ---- names as they are written

    def written(self, card: CardId) -> str:
        """A card's name, in quotes if it could be taken for the beginning of another."""
        return written(self.board.catalogue[card].name, self.names, self.players)


PROMISED_PLAYS = (("hand",), ("in play", "sideways"))


def written(name: str, names: Names, players: Index[PlayerId]) -> str:
    """A name, in quotes if it could be taken for the beginning of a longer one."""
    words = key(name)
    longer = words and any(index.begins_longer(words) for index in (names.cards, names.abilities, players))
    return f'"{name}"' if longer and QUOTE not in words else name


def player_field(name: str) -> str:
    """The field in which a slot puts a player."""
    return {"on": "on_player", "choice": "player"}.get(name, name)


def copy_field(name: str) -> str:
    """The field in which a slot puts a copy."""
    return {"on": "on_card", "choice": "card"}.get(name, name)


def slots_of(pattern: Pattern) -> list[tuple[str, Slot]]:
    """The slots of a sentence in the order in which they are filled."""
    found: list[tuple[str, Slot]] = []
    for element in pattern:
        if isinstance(element, Blank):
            found.append((element.field, element.slot))
        elif isinstance(element, Options):
            for part in element.parts:
                found += slots_of(part)
    return found
