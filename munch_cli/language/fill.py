"""From what a sentence names to a command: which players, which copies, which ability."""

from collections.abc import Callable

from munch_cli.language.answers import NotHere, NotUnderstood
from munch_cli.language.forms import Form, Gap, Options, Pattern, Slot, Verb
from munch_cli.language.names import QUOTE, Index, Key, Names, key
from munch_cli.language.places import Board, Named, Search, all_in_first_group, copies_meant, designation, telling_marks
from munch_cli.language.reader import (
    Either,
    NamedAbility,
    NamedOffer,
    NamedPlayer,
    Value,
    Values,
    WholeHand,
    WhyAsked,
    Words,
)
from munch_cli.table.asks import Asks, which
from munch_cli.table.cards import is_for_fights_alone
from munch_cli.table.commands import Command, Offer, PlayCard
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.saying import an
from munch_cli.table.state import HAND, State, seat_zone
from munch_cli.table.typed import cast

Fault = Asks | NotHere | NotUnderstood
Filled = int | str | tuple[CopyId, ...] | Offer | CardId
Fields = dict[str, Filled]
BRINGERS = ("wandering-monster", "half-breed", "super-munchkin", "bilingual")
"""Kinds of card that another card is played along with."""
ENHANCER = "monster-enhancer"
"""The kind of card that comes along with the monster it is laid on."""


class Filling:
    """One sentence on one board, on its way to a command; ``fault`` is what stopped it."""

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
    def state(self) -> State:
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
        """Whoever uses a one-shot for fights, and no fight is on, means no laying down of the card."""
        if not isinstance(command, PlayCard) or "uses" not in form.says or self.state.combat is not None:
            return command
        card = self.board.catalogue[self.state.cards[command.card]]
        return command._replace(on_player=self.who) if is_for_fights_alone(card) else command

    def _bringer_first(self, command: Command) -> Command:
        """Whichever of two cards played together is said first: the one that brings the other comes first.

        Wandering Monster brings a monster; a monster brings what is to be laid on it.
        """
        if not isinstance(command, PlayCard) or command.along == NO_COPY:
            return command
        brought, bringer = (self.board.catalogue[self.state.cards[copy]].kind for copy in (command.card, command.along))
        swapped = (bringer in BRINGERS and brought not in BRINGERS) or (bringer, brought) == ("monster", ENHANCER)
        return command._replace(card=command.along, along=command.card) if swapped else command

    # ---- players

    def _seat(self, named: NamedPlayer) -> PlayerId:
        if len(named.seats) > 1 and self.fault is None:
            choices = tuple(self.state.players[seat].name for seat in named.seats)
            self.fault = self._question("which player", choices, choices, named.start, named.end)
        return named.seats[0]

    def _question(self, asks: str, choices: tuple[str, ...], said: tuple[str, ...], start: int, end: int) -> Asks:
        sentences = tuple(self.text[:start] + one + self.text[end:] for one in said)
        return which(asks, choices, sentences)

    # ---- everything else

    def _fill(self, name: str, slot: Slot, value: Value) -> None:
        if isinstance(value, Named):
            if slot.kind == "card":
                self.fields[name] = self.printed(value)
            else:
                self.fields[copy_field(name)] = self._copy(value, slot)
        elif isinstance(value, NamedAbility):
            self._fill_ability(value, slot)
        elif isinstance(value, NamedOffer):
            self.fields[name] = self._offer(value, slot)
        elif isinstance(value, Either):
            self._fill_either(value, slot)
        elif isinstance(value, WholeHand):
            self.fields[name] = tuple(self.state.zones[seat_zone(self.who, HAND)])
            if not self.fields[name]:
                before = self.text[: value.start].rstrip()
                self.fault = NotUnderstood(value.start, value.end - value.start, slot.asks, (), before)
        elif isinstance(value, Words):
            self.fields["word" if slot.kind == "choice" else name] = value.text
        elif isinstance(value, int):
            self.fields[name] = value
        elif not isinstance(value, NamedPlayer | WhyAsked):
            self.fields[name] = self._copies(value, slot)

    def search(self, slot: Slot) -> Search:
        """Where a card of this slot is looked for."""
        seat = self.who
        if slot.of == "fighter":
            seat = self.state.combat.fighter if self.state.combat else NO_PLAYER
        elif slot.of != "who":
            seat = cast(PlayerId, self.fields.get(slot.of, NO_PLAYER))
        return Search(slot.where, self.who, seat)

    def _copies(self, all_named: tuple[Named, ...], slot: Slot) -> tuple[CopyId, ...]:
        copies: list[CopyId] = []
        for place, named in enumerate(all_named):
            if self.fault is None:
                alike = [
                    other for other in all_named if other._replace(start=0, end=0) == named._replace(start=0, end=0)
                ]
                everything = all_in_first_group(self.board, named, self.search(slot))
                if len(alike) > 1 and len(everything) == len(alike):
                    before = sum(1 for other in alike if other.start < all_named[place].start)
                    copies.append(everything[before])
                    self.taken.append(everything[before])
                else:
                    copies.append(self._copy(named, slot))
        return tuple(copies)

    def _copy(self, named: Named, slot: Slot, called: str = "") -> CopyId:
        """The copy a name means, which may be that of an ability; none or several is a fault."""
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
                length = named.end - named.start
                return NotUnderstood(
                    named.start, length, f"{an(name)} that lies so", (name,), self.text[: named.start].rstrip()
                )
        return NotHere(named.cards[0], self.who, named.start, named.end - named.start)

    def _designation(self, copy: CopyId, named: Named, search: Search, called: str) -> str:
        name = written(called, self.names, self.players) if called else self.written(self.state.cards[copy])
        return designation(self.board, copy, name, search, self.taken, named.cards if called else ())[0]

    def printed(self, named: Named) -> CardId:
        """The printed card a name means: one on this table rather than one of another box."""
        cards = tuple(card for card in named.cards if all(mark in self.sets(card) for mark in named.marks))
        if named.of is not None or not cards:
            length = named.end - named.start
            self.fault = NotUnderstood(
                named.start, length, "a card of this name", (), self.text[: named.start].rstrip()
            )
            return named.cards[0]
        here = [card for card in cards if card in self.state.cards] or list(cards)
        if len(here) > 1:
            said = tuple(f"{self.written(card)} ({self.board.catalogue[card].set})" for card in here)
            choices = tuple(self.board.catalogue[card].set for card in here)
            name = self.board.catalogue[here[0]].name
            self.fault = self._question(f"which {name}", choices, said, named.start, named.end)
        return here[0]

    def sets(self, card: CardId) -> tuple[Key, ...]:
        """The words by which a card's set can stand in brackets behind its name."""
        return (key(self.board.catalogue[card].set),)

    def _fill_either(self, either: Either, slot: Slot) -> None:
        """A name of a player and of a card: the player, unless the card lies where it could be meant as well."""
        seat = self._seat(either.player)
        if copies_meant(self.board, either.card, self.search(slot), self.taken) and self.fault is None:
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
        if len(called) > 1 and "" in called:
            called.remove("")
        if called == [""]:
            called = self._abilities_on(named, copy)
        self.fields["card"] = copy
        self.fields["ability"] = called[0]

    def _abilities_on(self, named: NamedAbility, copy: CopyId) -> list[str]:
        card = self.board.catalogue[self.state.cards[copy]]
        called = [ability.name or card.name for ability in card.abilities]
        if len(called) > 1:
            choices = tuple(called)
            self.fault = self._question(
                f"which ability of {card.name}", choices, choices, named.card.start, named.card.end
            )
        return called

    # ---- offers

    def _offer(self, named: NamedOffer, slot: Slot) -> Offer:
        first = self._seat(named.first) if named.first else NO_PLAYER
        items = self._copies(named.items, slot)
        plays = self._copies(named.plays, slot._replace(where=PROMISED_PLAYS))
        return Offer(named.treasures, first, items, plays)

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
        if isinstance(element, Gap):
            found.append((element.field, element.slot))
        elif isinstance(element, Options):
            for part in element.parts:
                found += slots_of(part)
    return found
