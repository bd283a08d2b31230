"""The tables of a board, as a scenario file has them, while something more is said of it: people, cards, the turn.

A card that is said to lie somewhere comes from where its owner has it besides, or from the discards if the box holds no
other.
"""

from collections.abc import Callable, Iterator

from munch_cli.engine.table import Table
from munch_cli.files.board_fields import Tables
from munch_cli.files.laying import Naming
from munch_cli.files.scenario_writer import board_tables, word_tables
from munch_cli.table.cards import Card
from munch_cli.table.ids import CardId
from munch_cli.table.names import OWN
from munch_cli.table.saying import an
from munch_cli.table.statements import Spot, Thing, Things
from munch_cli.table.typed import cast

SPOTS: tuple[Spot, ...] = ("in_play", "hand", "sideways", "curses")
"""Where somebody can be said to have a card."""
NOBODY_SITS = "nobody sits at the table yet: say who does"
OWED_FIRST = "something is owed: settle it first, or undo what led to it"
"""Why something cannot be said yet, as it is answered."""
IN_FRONT: tuple[Spot, ...] = ("in_play", "sideways")
LIES_ON = {"ship-enhancer": ("ship",), "cheat": ("item", "ship")}
"""Kinds of card that lie in front of a player only on another -> the kinds of that."""
FRESH = ("number",)
"""What of a turn stays when it is said to be another's, or to stand elsewhere."""


class Draft:
    """The tables of a board being changed; ``table``: the board as it lies."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.writing = Naming(table)
        nobody: Tables = {"table": {}, "turn": {}, "player": {}, **word_tables(table)}
        self.tables: Tables = board_tables(table) if table.state.players else nobody
        self.tables.setdefault("turn", {})

    def part(self, name: str) -> Tables:
        """One of the tables."""
        return cast(Tables, self.tables[name])

    def seat(self, who: str) -> Tables:
        """The table of a player; somebody new sits down, and the first one has the turn and owns the game."""
        seats = self.part("player")
        if not seats:
            self.tables["table"] = {"turn": who, "phase": "start", "owner": who}
        return cast(Tables, seats.setdefault(who, {}))

    def turn_of(self, who: str) -> None:
        """Whose turn it is; a turn that begins has not come anywhere yet."""
        if self.part("table").get("turn") != who:
            self.part("table").update(turn=who, phase="start")
            self.nothing_happened_yet()

    def nothing_happened_yet(self) -> None:
        """Forgets what happened in the turn so far; its phase stays."""
        self.tables["turn"] = {name: value for name, value in self.part("turn").items() if name in FRESH}

    # ---- cards

    def name(self, card: CardId) -> str:
        """How a card is written in the tables."""
        return self.writing.name(card)

    def item(self, thing: Thing) -> object:
        """A card with what lies on it, as it is written in the tables."""
        if not thing.upon and not thing.of:
            return self.name(thing.card)
        whole: Tables = {"card": self.name(thing.card)}
        if thing.of:
            whole["of"] = self.name(thing.of)
        if thing.upon:
            whole["with"] = [self.name(card) for card in thing.upon]
        return whole

    def items(self, seat: Tables, spot: Spot) -> list[object]:
        """What somebody has in a place."""
        return cast("list[object]", seat.setdefault(spot, []))

    def have(self, seat: Tables, spot: Spot, thing: Thing, wanted: int, said: dict[Spot, Things]) -> str:
        """Lets somebody have a card in a place so often; why that cannot be, or "".

        ``said``: all that he is said to have.
        """
        if self.lies_on_another(thing) and spot in IN_FRONT:
            return self._fix(seat, spot, thing, wanted, said)
        there = [item for item in self.items(seat, spot) if self._is(item, thing)]
        for _ in range(wanted - len(there)):
            if not self._dress(seat, spot, thing):
                self.fetch(seat, spot, thing, said)
                self.items(seat, spot).append(self.item(thing))
        return ""

    def lies_on_another(self, thing: Thing) -> bool:
        """Whether a card lies in front of a player only on another."""
        return self.table.catalogue[thing.card].kind in LIES_ON

    def _fix(self, seat: Tables, spot: Spot, thing: Thing, wanted: int, said: dict[Spot, Things]) -> str:
        """Lays on the only card that can bear it what lies by itself nowhere."""
        name, bearers = self.name(thing.card), LIES_ON[self.table.catalogue[thing.card].kind]
        kinds = {self.name(card.id): card.kind for card in self.table.catalogue.values()}
        items = self.items(seat, spot)
        there = sum(1 for item in items for other in _upon(item) if called(other) == name)
        able = [place for place, item in enumerate(items) if kinds.get(called(item)) in bearers]
        if there >= wanted:
            return ""
        if len(able) != 1:
            which = f'say which: "{called(items[able[0]])} ({name})"' if able else "none lies there"
            return f"{name} lies on {an(bearers[0].capitalize())}; {which}"
        self.fetch(seat, spot, thing, said)
        bearer = items[able[0]]
        whole = bearer if isinstance(bearer, dict) else {"card": bearer}
        items[able[0]] = {**whole, "with": [*_upon(bearer), name]}
        return ""

    def _is(self, item: object, thing: Thing) -> bool:
        """Whether an item is that card with at least that on it."""
        upon = [called(other) for other in _upon(item)]
        return called(item) == self.name(thing.card) and all(self.name(card) in upon for card in thing.upon)

    def _dress(self, seat: Tables, spot: Spot, thing: Thing) -> bool:
        """Lays on a bare card that lies there what is said to lie on it; whether there was one."""
        items = self.items(seat, spot)
        for place, item in enumerate(items):
            if thing.upon and called(item) == self.name(thing.card) and not _upon(item):
                items[place] = self.item(thing)
                return True
        return False

    def fetch(self, seat: Tables, spot: Spot | None, thing: Thing, said: dict[Spot, Things]) -> None:
        """Takes the card from where its owner has it besides, or, if the box holds no other, from the discards."""
        name = self.name(thing.card)
        for other in SPOTS:
            items = self.items(seat, other)
            spoken = sum(1 for one in said[other] if one.card == thing.card) if other != spot else len(items)
            same = [item for item in items if called(item) == name]
            if len(same) > spoken:
                items.remove(same[0])
                return
        self.take_from_discards(thing.card)

    def take_from_discards(self, card_id: CardId, *besides: str) -> None:
        """Takes a card out of the discards, the box or a pile ``besides``, if no other of it is left to be laid."""
        card, name = self.table.catalogue[card_id], self.name(card_id)
        lying = sum(1 for _ in _everything(self.tables, name))
        if card.set in (OWN, "plain") or "copies" in card.unknown | card.chosen or lying < card.copies:
            return
        for pile in ("door_discards", "treasure_discards", "box", *besides):
            items = cast("list[object]", self.part("table").get(pile, []))
            if name in items:
                items.remove(name)
                return

    def drop(self, seat: Tables, is_meant: Callable[[Card], bool], spots: tuple[Spot, ...]) -> bool:
        """Takes cards away from somebody; whether he had any."""
        meant = {self.name(card.id) for card in self.table.catalogue.values() if is_meant(card)}
        found = False
        for spot in spots:
            items = self.items(seat, spot)
            kept = [item for item in items if called(item) not in meant]
            found |= len(kept) < len(items)
            seat[spot] = kept
        return found


def called(item: object) -> str:
    """The name of a card as it is laid."""
    return str(item["card"]) if isinstance(item, dict) else str(item)


def _upon(item: object) -> list[object]:
    """What lies on a card."""
    return list(item.get("with", [])) if isinstance(item, dict) else []


def _everything(part: object, name: str) -> Iterator[object]:
    """Every place of the tables at which a card of this name lies."""
    if isinstance(part, dict):
        for field, held in part.items():
            if field in _REFERRING:
                continue
            yield from _everything(held, name)
    elif isinstance(part, list):
        for held in part:
            yield from _everything(held, name)
    elif part == name:
        yield part


_REFERRING = frozenset(
    {
        *("owed", "gained", "cursed", "heard", "laid", "brought", "deal", "offer", "of", "opened", "cleared"),
        *("borrowed", "gone", "helped", "running", "escaped", "caught", "turn", "owner", "winners", "left"),
        *("fighter", "helper", "by"),
    }
)
"""Fields that mean cards which lie elsewhere, or people."""
