"""Laying cards on a board by their names, finding what a name in the file means, and naming what lies there."""

from collections.abc import Iterable

from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Fault, Path, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table import state as s
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.names import OWN, Ambiguous, NotFound, did_you_mean, find_card, remedy_for, with_set
from munch_cli.table.state import add_copy
from munch_cli.table.typed import NamedTuple

ZONES = {name: number for number, name in enumerate(s.ZONE_NAMES)}
SEAT_ZONES = {name: number for number, name in enumerate(s.SEAT_ZONE_NAMES)}


OTHER_CARDS = "bring in its box with sets = […], or write a [[card]] of your own"
MOST_IN_A_PILE = 2_000
"""More cards than all boxes together have. A longer list of cards is not read."""
MOST_IN_FRONT = 200
"""The most cards that a player can hold, or have in one place before them."""
NOBODY = ("nobody",)
"""The players of a board without any, so that reading can go on."""


def cards_in(entry: Entry, field: str) -> list[Toml]:
    """The cards that a list names, each as it is written."""
    held = entry.table.get(field, [])
    if isinstance(held, list):
        return held
    entry.wrong(field, "a list of cards")
    return []


def not_one_card(found: NotFound | Ambiguous, name: str) -> tuple[str, str, str]:
    """Why a name does not mean one card: code, what and remedy."""
    if isinstance(found, NotFound):
        return "unknown-card", f'no card is called "{name}"', did_you_mean(found.names[:2]) or OTHER_CARDS
    return "ambiguous-card", f'several cards are called "{name}"', did_you_mean(found.names)


class Setting(NamedTuple):
    """A board that is being laid out: the state so far, the cards there are, the players' names, and what is amiss."""

    state: s.State
    catalogue: Catalogue
    players: tuple[str, ...]
    faults: list[Fault]


class Laying:
    """Lays out one board. ``paths``: where in the file each copy stands."""

    __slots__ = ("_exact", "paths", "setting")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.paths: list[Path] = []
        found: dict[str, Card | None] = {}
        for card in setting.catalogue.values():
            found[card.name] = None if card.name in found else card
        self._exact = found

    def fault(self, path: Path, code: str, what: str, remedy: str = "") -> None:
        """Note a fault."""
        self.setting.faults.append(Fault(path, code, what, remedy))

    # ---- cards

    def pile(self, entry: Entry, field: str, zone: int, top_first: bool = False) -> None:
        """Lay the cards of a list into a zone. The last lies on top, or with ``top_first`` the first."""
        held = cards_in(entry, field)
        most = MOST_IN_FRONT if zone >= s.TABLE_ZONES else MOST_IN_A_PILE
        if len(held) > most:
            what = f"{len(held):,} cards lie in one place"
            entry.fault("too-many", what, f"lay {most:,} cards there at most", field)
            return
        numbered = list(enumerate(held))
        for place, named in reversed(numbered) if top_first else numbered:
            self.item(named, (*entry.path, field, place), zone)

    def item(self, named: Toml, path: Path, zone: int) -> CopyId:
        """Lay a card, with what lies on it, into a zone; NO_COPY if the file names none."""
        if isinstance(named, str):
            return self.card(named, path, zone)
        if not isinstance(named, dict):
            self.fault(path, "wrong-type", "this is no card", 'write a name in quotes, or { card = "…", with = ["…"] }')
            return NO_COPY
        entry = Entry(named, path, self.setting.faults)
        entry.only("card", "with", "back")
        copy = self.card(entry.text("card", needed=True), (*path, "card"), zone)
        self.turn_back(copy, entry)
        self.lay_on(copy, entry, s.ATTACHED)
        return copy

    def turn_back(self, copy: CopyId, entry: Entry) -> None:
        """Set the deck of the copy laid last from ``back``, where its card does not tell it."""
        back = entry.text("back")
        if back not in ("", *s.DECK_PILES):
            entry.fault("unknown-word", f'no deck is called "{back}"', f"use one of: {', '.join(s.DECK_PILES)}", "back")
        elif back and copy != NO_COPY:
            state = self.setting.state
            state.backs = (*state.backs[:copy], s.pile_of(back))

    def lay_on(self, host: CopyId, entry: Entry, zone: int) -> None:
        """Lay the cards under ``with`` on another."""
        for place, named in enumerate(cards_in(entry, "with")):
            lying = self.item(named, (*entry.path, "with", place), zone)
            if NO_COPY not in (lying, host):
                self.setting.state.host[lying] = host

    def card(self, name: str, path: Path, zone: int) -> CopyId:
        """Lay one copy of the card of this name into a zone."""
        card = self.named(name, path) if name else None
        if card is None:
            return NO_COPY
        self.paths.append(path)
        return add_copy(self.setting.state, card.id, back_of(card, zone), zone)

    def named(self, name: str, path: Path) -> Card | None:
        """The card of this name; what is wrong with the name is noted."""
        found = self._exact.get(name) or find_card(self.setting.catalogue, name)
        if isinstance(found, Card):
            return found
        self.fault(path, *not_one_card(found, name))
        return None

    # ---- what a name means on the board

    def copy(self, named: Toml, path: Path) -> CopyId:
        """The copy on the board that is meant by a name, or by ``{ card, zone, of, nth }`` where several are there."""
        if isinstance(named, str):
            named = {"card": named}
        if not isinstance(named, dict):
            self.fault(path, "wrong-type", "this is no card", 'write a name in quotes, or { card = "…", zone = "…" }')
            return NO_COPY
        entry = Entry(named, path, self.setting.faults)
        entry.only("card", "zone", "of", "nth")
        name = entry.text("card", needed=True)
        card = self.named(name, path) if name else None
        if card is None:
            return NO_COPY
        there = self._copies(card, entry)
        nth = entry.table.get("nth", 1)
        if not isinstance(nth, int) or not 1 <= nth <= len(there):
            self.fault(path, "not-on-the-board", f'"{name}" does not lie there', "lay it on the board first")
            return NO_COPY
        return there[nth - 1]

    def copies(self, entry: Entry, field: str) -> tuple[CopyId, ...]:
        """The copies that a list means."""
        found = [self.copy(named, (*entry.path, field, place)) for place, named in enumerate(cards_in(entry, field))]
        return tuple(copy for copy in found if copy != NO_COPY)

    def _copies(self, card: Card, entry: Entry) -> list[CopyId]:
        state = self.setting.state
        zone = self._zone(entry)
        if zone is not None:
            return [copy for copy in state.zones[zone] if state.cards[copy] == card.id]
        return [CopyId(copy) for copy, held in enumerate(state.cards) if held == card.id]

    def _zone(self, entry: Entry) -> int | None:
        name, of = entry.text("zone"), self.player(entry, "of", NO_PLAYER)
        if not name:
            return None
        if of >= 0 and name in SEAT_ZONES:
            return s.seat_zone(of, SEAT_ZONES[name])
        if name in ZONES:
            return ZONES[name]
        near = remedy_for(name, (*ZONES, *SEAT_ZONES), 'a player\'s zone also takes of = "NAME"')
        entry.fault("unknown-word", f'no place is called "{name}"', near, "zone")
        return None

    # ---- players

    def player(self, entry: Entry, field: str, default: PlayerId) -> PlayerId:
        """The player a field names; the default when it names none."""
        name = entry.text(field)
        return self.seat(name, (*entry.path, field), default) if name else default

    def seat(self, name: str, path: Path, default: PlayerId = NO_PLAYER, on_key: bool = False) -> PlayerId:
        """The seat of the player of this name."""
        players = self.setting.players
        if players is NOBODY:
            return default
        if name in players:
            return PlayerId(players.index(name))
        same = [seat for seat, other in enumerate(players) if other.casefold() == name.casefold()]
        if same:
            return PlayerId(same[0])
        remedy = remedy_for(name, players, f"at the table: {', '.join(players)}", 2)
        self.setting.faults.append(Fault(path, "unknown-player", f'nobody here is called "{name}"', remedy, on_key))
        return default


class Naming:
    """Says what lies on a board in the words of a file: what ``Laying`` reads again."""

    __slots__ = ("_spelt", "state", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.state
        self._spelt: dict[CardId, str] = {}

    def sets(self) -> list[str]:
        """The boxes on the table besides the edition's own."""
        known = dict.fromkeys(card.set for card in self.table.catalogue.values())
        return [name for name in known if name != OWN and name not in self.table.law.edition.sets]

    def printing(self) -> str:
        """The printing of the box, if it is not the one that goes with the sheet."""
        named = (card.printing for card in self.table.catalogue.values() if card.printing and not card.like)
        return next(named, "")

    # ---- names

    def name(self, card_id: CardId) -> str:
        """How a card is written so that it is found again."""
        if card_id not in self._spelt:
            card = self.table.catalogue[card_id]
            found = find_card(self.table.catalogue, card.name)
            same = isinstance(found, Card) and found.id == card_id
            self._spelt[card_id] = card.name if same else with_set(card)
        return self._spelt[card_id]

    def player(self, who: PlayerId) -> str:
        """A player's name."""
        return self.state.players[who].name

    def players(self, people: Iterable[PlayerId]) -> list[str]:
        """Players' names."""
        return [self.player(who) for who in people]

    def item(self, copy: CopyId) -> object:
        """A card as it is laid: its name, or a table where something lies on it or its deck has to be told."""
        lying = [other for other, host in self.state.host.items() if host == copy and self._is_laid_on(other)]
        whole: dict[str, object] = {"card": self.name(self.state.cards[copy]), **self.back(copy)}
        if lying:
            whole["with"] = [self.item(other) for other in sorted(lying, key=self._order)]
        return whole if len(whole) > 1 else whole["card"]

    def items(self, copies: Iterable[CopyId]) -> list[object]:
        """Cards as they are laid."""
        return [self.item(copy) for copy in copies]

    def monster(self, copy: CopyId) -> object:
        """A card as it is laid into the fight. A double also names the monster that it doubles."""
        item = self.item(copy)
        host = self.state.host.get(copy)
        if host is None:
            return item
        whole = dict(item) if isinstance(item, dict) else {"card": item}
        return whole | {"of": self.reference(host, exact=self.state.place[host] != s.FOES)}

    def back(self, copy: CopyId) -> dict[str, object]:
        """The deck of a copy whose card does not tell it."""
        if back_of(self.table.card(copy), self.state.place[copy]) == self.state.backs[copy]:
            return {}
        return {"back": s.deck_of(self.state.backs[copy])}

    def _is_laid_on(self, copy: CopyId) -> bool:
        return self.state.place[copy] in (s.ATTACHED, s.ON_FOES)

    def _order(self, copy: CopyId) -> int:
        return self.state.zones[self.state.place[copy]].index(copy)

    def reference(self, copy: CopyId, exact: bool = False) -> object:
        """What means a copy that lies on the board: its name, or where it lies if others of its name are there.

        ``exact``: where it lies in any case.
        """
        card_id = self.state.cards[copy]
        name = self.name(card_id)
        if self.state.cards.count(card_id) == 1 and not exact:
            return name
        zone = self.state.place[copy]
        whole: dict[str, object] = {"card": name}
        if zone >= s.TABLE_ZONES:
            seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
            whole |= {"zone": s.SEAT_ZONE_NAMES[own], "of": self.player(PlayerId(seat))}
        else:
            whole["zone"] = s.ZONE_NAMES[zone]
        same = [other for other in self.state.zones[zone] if self.state.cards[other] == card_id]
        if len(same) > 1:
            whole["nth"] = same.index(copy) + 1
        return whole

    def references(self, copies: Iterable[CopyId]) -> list[object]:
        """What means copies that lie on the board."""
        return [self.reference(copy) for copy in copies]


def back_of(card: Card, zone: int) -> int:
    """The deck a copy belongs to. If no source gives it, the deck in whose pile it lies."""
    if "deck" in card.unknown and zone in (s.TREASURE, s.TREASURE_DISCARDS, s.SPOILS, s.DOOR, s.DOOR_DISCARDS):
        return s.DOOR if zone in (s.DOOR, s.DOOR_DISCARDS) else s.TREASURE
    return s.pile_of(card.deck)
