"""Carrying out what is said of a board: its tables, as a scenario file has them, are changed and the board laid anew.

A statement makes itself true with the least change: what is so already stays; a card comes from where its owner has it
besides, or from the discards if the box holds no other. What then cannot lie like that is a clash, and nothing changes.
"""

from collections.abc import Callable, Iterator

from munch_cli.engine.run import unrest
from munch_cli.engine.table import Table
from munch_cli.files.board_writer import Tables, Writing, board_tables
from munch_cli.files.boards import lay_board
from munch_cli.rulebook.book import Fault, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table.cards import Card
from munch_cli.table.ids import CardId, CopyId, RuleId
from munch_cli.table.names import OWN
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import DOOR, PHASES, TREASURE
from munch_cli.table.statements import (
    Being,
    Fighting,
    Helping,
    NextCards,
    NextRolls,
    NoFight,
    OwnedBy,
    Spot,
    Statement,
    Terms,
    Thing,
    Things,
    TurnIs,
)
from munch_cli.table.typed import cast

SPOTS: tuple[Spot, ...] = ("in_play", "hand", "sideways", "curses")
FRESH = ("number",)
"""What of a turn stays when it is said to be another's, or to stand elsewhere."""
FIGHT_OVER = "something is owed: settle it first, or undo what led to it"


class Clash(NamedTuple):
    """Why something cannot be so: in words, and the rules that say so."""

    what: str
    ids: tuple[RuleId, ...] = ()


def laid_anew(table: Table, statement: Statement) -> Table | tuple[Clash, ...]:
    """The table on which a statement is true, or why it cannot be."""
    telling = Telling(table)
    clash = telling.tell(statement)
    if clash:
        return (Clash(clash),)
    found: list[Fault] = []
    laid = _laid(table, telling.tables, found)
    return _clashes(found, laid, table) or laid


def clashes_of(after: Table, before: Table) -> tuple[Clash, ...]:
    """Why a board cannot lie so, now that a card is another; what was so before does not count."""
    found: list[Fault] = []
    if after.state.players:
        laid = _laid(after, board_tables(after), found)
        return _clashes(found, laid, before)
    return ()


def _clashes(found: list[Fault], laid: Table, before: Table) -> tuple[Clash, ...]:
    """What is wrong with a board and was not wrong with the one before."""
    was: list[Fault] = []
    if found and before.state.players:
        _laid(before, board_tables(before), was)
    known = {(fault.code, fault.what) for fault in was}
    amiss = [fault for fault in found if (fault.code, fault.what) not in known]
    return tuple(dict.fromkeys(_clash(fault, laid) for fault in amiss))


def _laid(table: Table, tables: Tables, faults: list[Fault]) -> Table:
    laid = lay_board(
        Entry(cast("dict[str, Toml]", tables), (), faults), table.law.edition, table.catalogue, impossible=False
    )
    return Table(laid.state, table.law, table.catalogue)


def _clash(fault: Fault, laid: Table) -> Clash:
    if fault.code != "board-at-odds":
        return Clash(fault.what)
    for event in unrest(laid):
        ids = tuple(id for id in event.because if laid.law.edition.has(id))
        if ids and f"({ids[0]})" in fault.what:
            what = fault.what.removesuffix(f" ({ids[0]})")
            return Clash(f"{what}{_about(event, laid)}", ids)
    return Clash(fault.what)


def _about(event: object, laid: Table) -> str:
    """The card or the player that a standing limit has something to say to, in brackets."""
    debt = getattr(event, "debt", None)
    copy, who = getattr(event, "copy", None), getattr(debt or event, "who", None)
    if isinstance(copy, int) and 0 <= copy < len(laid.state.cards):
        return f" ({laid.card(CopyId(copy)).name})"
    if isinstance(who, int) and 0 <= who < len(laid.state.players):
        return f" ({laid.state.players[who].name})"
    return ""


class Telling:
    """The tables of a board while something more is said of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.writing = Writing(table)
        self.tables: Tables = board_tables(table) if table.state.players else {"table": {}, "turn": {}, "player": {}}
        self.tables.setdefault("turn", {})

    def tell(self, statement: Statement) -> str:
        """Changes the tables so that they say it too; why they cannot, or ""."""
        if isinstance(statement, Being):
            return self._being(statement)
        if isinstance(statement, Fighting):
            return self._fighting(statement)
        if isinstance(statement, Helping):
            return self._helping(statement)
        if isinstance(statement, NoFight):
            return self._no_fight()
        if isinstance(statement, TurnIs):
            return self._turn(statement)
        if isinstance(statement, OwnedBy):
            self._seat(statement.whom)
            self.part("table")["owner"] = statement.whom
            return ""
        if isinstance(statement, NextRolls):
            return self._next_rolls(statement)
        if isinstance(statement, NextCards):
            return self._next_cards(statement)
        return ""

    def part(self, name: str) -> Tables:
        """One of the tables."""
        return cast(Tables, self.tables[name])

    # ---- players

    def _seat(self, who: str) -> Tables:
        """The table of a player; somebody new sits down, and the first one has the turn and owns the game."""
        seats = self.part("player")
        if not seats:
            self.tables["table"] = {"turn": who, "phase": "start", "owner": who}
        return cast(Tables, seats.setdefault(who, {}))

    def _being(self, being: Being) -> str:
        seat = self._seat(being.whom)
        if being.sex:
            seat["sex"] = being.sex
        if being.level:
            seat["level"] = being.level
        if being.life:
            seat["dead"] = being.life == "dead"
        if being.human:
            self._drop(seat, lambda card: card.kind == "race", ("in_play",))
        if being.lacks:
            lacking = [card for card in being.lacks if not self._drop_card(seat, card)]
            if lacking:
                return f"{being.whom} has no {self.table.catalogue[lacking[0]].name} that could be taken away"
        said = {spot: cast(Things, getattr(being, spot)) for spot in SPOTS}
        for spot in being.only:
            kept = [self.name(thing.card) for thing in said[spot]]
            seat[spot] = [item for item in self._items(seat, spot) if _called(item) in kept]
        for spot in SPOTS:
            for thing in dict.fromkeys(said[spot]):
                self._have(seat, spot, thing, said)
        return ""

    def _have(self, seat: Tables, spot: Spot, thing: Thing, said: dict[Spot, Things]) -> None:
        """Lets somebody have a card in a place as often as it is said."""
        wanted = said[spot].count(thing)
        there = [item for item in self._items(seat, spot) if self._is(item, thing)]
        for _ in range(wanted - len(there)):
            if not self._dress(seat, spot, thing):
                self._fetch(seat, spot, thing, said)
                self._items(seat, spot).append(self._item(thing))

    def _is(self, item: object, thing: Thing) -> bool:
        """Whether an item is that card with at least that on it."""
        upon = [_called(other) for other in _upon(item)]
        return _called(item) == self.name(thing.card) and all(self.name(card) in upon for card in thing.upon)

    def _dress(self, seat: Tables, spot: Spot, thing: Thing) -> bool:
        """Lays on a bare card that lies there what is said to lie on it; whether there was one."""
        items = self._items(seat, spot)
        for place, item in enumerate(items):
            if thing.upon and _called(item) == self.name(thing.card) and not _upon(item):
                items[place] = self._item(thing)
                return True
        return False

    def _fetch(self, seat: Tables, spot: Spot | None, thing: Thing, said: dict[Spot, Things]) -> None:
        """Takes the card from where its owner has it besides, or, if the box holds no other, from the discards."""
        name = self.name(thing.card)
        for other in SPOTS:
            items = self._items(seat, other)
            spoken = sum(1 for one in said[other] if one.card == thing.card) if other != spot else len(items)
            same = [item for item in items if _called(item) == name]
            if len(same) > spoken:
                items.remove(same[0])
                return
        self._take_from_discards(thing.card)

    def _take_from_discards(self, card_id: CardId) -> None:
        card, name = self.table.catalogue[card_id], self.name(card_id)
        lying = sum(1 for _ in _everything(self.tables, name))
        if card.set in (OWN, "plain") or "copies" in card.unknown | card.chosen or lying < card.copies:
            return
        for pile in ("door_discards", "treasure_discards", "box"):
            items = cast("list[object]", self.part("table").get(pile, []))
            if name in items:
                items.remove(name)
                return

    def _drop_card(self, seat: Tables, meant: CardId) -> bool:
        return self._drop(seat, lambda card: card.id == meant, SPOTS)

    def _drop(self, seat: Tables, is_meant: Callable[[Card], bool], spots: tuple[Spot, ...]) -> bool:
        """Takes cards away from somebody; whether he had any."""
        meant = {self.name(card.id) for card in self.table.catalogue.values() if is_meant(card)}
        found = False
        for spot in spots:
            items = self._items(seat, spot)
            kept = [item for item in items if _called(item) not in meant]
            found |= len(kept) < len(items)
            seat[spot] = kept
        return found

    def _items(self, seat: Tables, spot: str) -> list[object]:
        return cast("list[object]", seat.setdefault(spot, []))

    # ---- cards

    def name(self, card: CardId) -> str:
        """How a card is written in the tables."""
        return self.writing.name(card)

    def _item(self, thing: Thing) -> object:
        if not thing.upon and not thing.of:
            return self.name(thing.card)
        whole: Tables = {"card": self.name(thing.card)}
        if thing.of:
            whole["of"] = self.name(thing.of)
        if thing.upon:
            whole["with"] = [self.name(card) for card in thing.upon]
        return whole

    # ---- the fight

    def _fighting(self, fight: Fighting) -> str:
        if self.tables.get("owed"):
            return FIGHT_OVER
        seat = self._seat(fight.whom)
        held = cast(Tables, self.tables.get("combat", {}))
        if fight.also and held.get("fighter") != fight.whom:
            return f"{fight.whom} fights nothing yet: say {fight.whom} fights …"
        self._turn_of(fight.whom)
        nothing: dict[Spot, Things] = dict.fromkeys(SPOTS, ())
        monsters = [*cast("list[object]", held.get("monsters", []))] if fight.also else []
        self.tables["combat"] = {**held, "monsters": monsters} if fight.also else {"monsters": monsters}
        for monster in fight.monsters:
            for card in (monster.card, *monster.upon):
                self._fetch(seat, None, Thing(card), nothing)
            monsters.append(self._item(monster))
        began = {"began": "trouble" if fight.trouble else "door"} if not fight.also else {}
        self.tables["combat"] = {**self.part("combat"), "fighter": fight.whom, **began}
        self.part("table")["phase"] = "trouble" if fight.trouble else "door"
        self.part("turn")["met_monster"] = True
        return self._helper(fight.helper, fight.terms) if fight.helper else ""

    def _helping(self, helping: Helping) -> str:
        if "combat" not in self.tables:
            return "no fight is on: say who fights what"
        fighter = self.part("combat")["fighter"]
        if helping.whom and helping.whom != fighter:
            return f"{helping.whom} does not fight: {fighter} does"
        return self._helper(helping.helper, helping.terms)

    def _helper(self, who: str, terms: Terms) -> str:
        self._seat(who)
        if who == self.part("combat")["fighter"]:
            return f"{who} cannot be his own helper"
        deal: Tables = {
            "treasures": terms.treasures,
            "first": terms.first,
            "items": [self.name(card) for card in terms.items],
            "plays": [self.name(card) for card in terms.plays],
        }
        self.part("combat").update(helper=who, deal={name: value for name, value in deal.items() if value})
        return ""

    def _no_fight(self) -> str:
        if self.tables.get("owed"):
            return FIGHT_OVER
        if self.tables.pop("combat", None) is not None:
            self.part("table")["phase"] = "start"
            self._fresh()
        return ""

    # ---- the turn and what comes next

    def _turn(self, turn: TurnIs) -> str:
        if self.tables.get("owed"):
            return FIGHT_OVER
        if turn.whom:
            self._seat(turn.whom)
        if not self.part("player"):
            return "nobody sits at the table yet: say who does"
        fight = cast(Tables, self.tables.get("combat", {}))
        who = turn.whom or str(self.part("table")["turn"])
        if fight and (fight.get("fighter") != who or turn.phase not in ("", "door", "trouble")):
            return f"{fight.get('fighter')} fights: say nobody fights first"
        if not fight:
            self._turn_of(who)
        if turn.phase:
            self._to_phase(turn.phase)
        return ""

    def _turn_of(self, who: str) -> None:
        """Whose turn it is; a turn that begins has not come anywhere yet."""
        if self.part("table").get("turn") != who:
            self.part("table").update(turn=who, phase="start")
            self._fresh()

    def _to_phase(self, phase: str) -> None:
        now = str(self.part("table")["phase"])
        if PHASES.index(phase) < PHASES.index(now):
            self._fresh()
        self.part("table")["phase"] = phase

    def _fresh(self) -> None:
        kept = {name: value for name, value in self.part("turn").items() if name in FRESH}
        self.tables["turn"] = kept

    def _next_rolls(self, rolls: NextRolls) -> str:
        if any(debt.what == "die" for debt in self.table.state.owed):
            return f'the die is asked for now: say "the die shows {rolls.pips[0]}"'
        if not self.part("player"):
            return "nobody sits at the table yet: say who does"
        self.part("table")["rolls"] = list(rolls.pips)
        return ""

    def _next_cards(self, cards: NextCards) -> str:
        if any(debt.what == "draw" for debt in self.table.state.owed):
            return f'a card is asked for now: say "the card is {self.table.catalogue[cards.cards[0]].name}"'
        if not self.part("player"):
            return "nobody sits at the table yet: say who does"
        for pile, back in (("door", DOOR), ("treasure", TREASURE)):
            deck = "door" if back == DOOR else "treasure"
            names = [self.name(card) for card in cards.cards if self.table.catalogue[card].deck == deck]
            items = cast("list[object]", self.part("table").setdefault(pile, []))
            if items[: len(names)] != names:
                for card in cards.cards:
                    self._take_from_discards(card)
                items[:0] = names
        return ""


def _called(item: object) -> str:
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
        *("owed", "gained", "cursed", "heard", "laid", "brought", "deal", "offer", "of", "opened", "borrowed", "gone"),
        *("helped", "running", "escaped", "caught", "turn", "owner", "winners", "left", "fighter", "helper", "by"),
    }
)
"""Fields that mean cards which lie elsewhere, or people."""
