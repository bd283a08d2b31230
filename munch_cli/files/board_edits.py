"""Carries out a statement about a board: changes the tables of its scenario file and lays the board again from them.

As little changes as possible, and what is true already stays. A card that is said to lie somewhere is taken from
another place of its owner, or from the discards if the box has no further copy. If the board cannot be like that, the
reasons come back as clashes and nothing changes. A card made up in one line is read like a [[card]] of a file, and its
faults point into the line.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import cast

from munch_cli.effects.kinds import usable
from munch_cli.effects.queries import unfit
from munch_cli.engine.run import unrest
from munch_cli.engine.table import Table
from munch_cli.files.board_fields import Tables, sort_of
from munch_cli.files.boards import lay_board
from munch_cli.files.cards import read_cards
from munch_cli.files.laying import Naming
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.scenario_writer import board_tables, word_tables
from munch_cli.language.grounds import unfit_said
from munch_cli.language.made_up import CardLine, Facts, Raw, facts_of, split_card_line
from munch_cli.language.statements.facts import FACT_OF, VALUE, FactForm
from munch_cli.rulebook.book import Fault, Toml
from munch_cli.rulebook.entry import Entry
from munch_cli.table import statements as st
from munch_cli.table.cards import CHARACTER_KINDS, Card, Catalogue
from munch_cli.table.events import ItemStowed
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, RuleId
from munch_cli.table.names import OWN, did_you_mean, folded
from munch_cli.table.saying import an
from munch_cli.table.state import PHASES
from munch_cli.table.typed import NamedTuple

SPOTS: tuple[st.Spot, ...] = ("in_play", "hand", "sideways", "curses")
"""A place where a player can have a card."""
NOBODY_SITS = "nobody sits at the table yet: say who does"
NO_FIGHT = "no fight is on: say who fights what"
OWED_FIRST = "something is owed: settle it first, or undo what led to it"
"""Why something cannot be said yet, as it is answered."""
IN_FRONT: tuple[st.Spot, ...] = ("in_play", "sideways")
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
        return _table(self.tables[name])

    def seat(self, who: str) -> Tables:
        """The table of a player. A new player sits down; the first one has the turn and owns the game."""
        seats = self.part("player")
        if not seats:
            hands = {"hands": self.table.state.hands} if self.table.state.hands != "known" else {}
            self.tables["table"] = {"turn": who, "phase": "start", "owner": who, **hands}
        return _table(seats.setdefault(who, {}))

    def turn_of(self, who: str) -> None:
        """Make it a player's turn. A turn that begins is not in any phase yet."""
        if self.part("table").get("turn") != who:
            self.part("table").update(turn=who, phase="start")
            self.nothing_happened_yet()

    def nothing_happened_yet(self) -> None:
        """Forget what happened in the turn so far; its phase stays."""
        self.tables["turn"] = {name: value for name, value in self.part("turn").items() if name in FRESH}

    # ---- cards

    def name(self, card: CardId) -> str:
        """How a card is written in the tables."""
        return self.writing.name(card)

    def item(self, thing: st.LaidCard) -> object:
        """A card with what lies on it, as it is written in the tables."""
        if not thing.upon and not thing.of:
            return self.name(thing.card)
        whole: Tables = {"card": self.name(thing.card)}
        if thing.of:
            whole["of"] = self.name(thing.of)
        if thing.upon:
            whole["with"] = [self.name(card) for card in thing.upon]
        return whole

    def value(self, form: FactForm, blank: str, value: st.FactValue) -> object:
        """What stands in a blank of a fact, as it is written in the tables."""
        if form.slots[blank].kind in ("card", "laid"):
            names = [self.name(CardId(card)) for card in (value if isinstance(value, tuple) else (str(value),))]
            return names if isinstance(value, tuple) else names[0]
        if isinstance(value, int) and blank == VALUE:
            return sort_of(form.field).write(self.writing, value)
        if blank == VALUE and isinstance(value, str) and is_list(form):
            return [value]
        return list(value) if isinstance(value, tuple) else value

    def items(self, seat: Tables, spot: st.Spot) -> list[object]:
        """What a player has in a place."""
        return _list(seat.setdefault(spot, []))

    def have(self, seat: Tables, spot: st.Spot, thing: st.LaidCard, wanted: int, said: dict[st.Spot, st.Things]) -> str:
        """Give a player a card in a place, so many times. Return why that cannot be, or "".

        ``said``: everything that they are said to have.
        """
        if self.lies_on_another(thing) and spot in IN_FRONT:
            return self._fix(seat, spot, thing, wanted, said)
        there = [item for item in self.items(seat, spot) if self._is(item, thing)]
        for _ in range(wanted - len(there)):
            if not self._dress(seat, spot, thing):
                self.fetch(seat, spot, thing, said)
                self.items(seat, spot).append(self.item(thing))
        return ""

    def lies_on_another(self, thing: st.LaidCard) -> bool:
        """Return True if a card lies in front of a player only on another."""
        return self.table.catalogue[thing.card].kind in LIES_ON

    def _fix(self, seat: Tables, spot: st.Spot, thing: st.LaidCard, wanted: int, said: dict[st.Spot, st.Things]) -> str:
        """Lay on the only card that can bear it what lies by itself nowhere."""
        name, bearers = self.name(thing.card), LIES_ON[self.table.catalogue[thing.card].kind]
        kinds = {self.name(card.id): card.kind for card in self.table.catalogue.values()}
        items = self.items(seat, spot)
        there = [called(other) for item in items for other in _upon(item)].count(name)
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

    def _is(self, item: object, thing: st.LaidCard) -> bool:
        """Return True if an item is that card with at least that on it."""
        upon = [called(other) for other in _upon(item)]
        return called(item) == self.name(thing.card) and all(self.name(card) in upon for card in thing.upon)

    def _dress(self, seat: Tables, spot: st.Spot, thing: st.LaidCard) -> bool:
        """Lay on a bare card what is said to lie on it. Return whether there was such a card."""
        items = self.items(seat, spot)
        for place, item in enumerate(items):
            if thing.upon and called(item) == self.name(thing.card) and not _upon(item):
                items[place] = self.item(thing)
                return True
        return False

    def fetch(self, seat: Tables, spot: st.Spot | None, thing: st.LaidCard, said: dict[st.Spot, st.Things]) -> None:
        """Take the card from where its owner has it besides, or, if the box holds no other, from the discards.

        What a player is stays in play when they are said to hold such a card, as long as the box holds another.
        """
        name = self.name(thing.card)
        is_another = self.table.catalogue[thing.card].kind in CHARACTER_KINDS and self.is_left(thing.card)
        for other in SPOTS:
            if is_another and (spot, other) == ("hand", "in_play"):
                continue
            items = self.items(seat, other)
            spoken = sum(1 for one in said[other] if one.card == thing.card) if other != spot else len(items)
            same = [item for item in items if called(item) == name]
            if len(same) > spoken:
                items.remove(same[0])
                return
        self.take_from_discards(thing.card)

    def take_from_discards(self, card_id: CardId, *besides: str) -> None:
        """Take a card out of the discards, the box or a pile ``besides``, if no other of it is left to be laid."""
        if self.is_left(card_id):
            return
        name = self.name(card_id)
        for pile in ("door_discards", "treasure_discards", "box", *besides):
            items = _list(self.part("table").get(pile, []))
            if name in items:
                items.remove(name)
                return

    def is_left(self, card_id: CardId) -> bool:
        """Return True if the box has another copy of a card, besides those that lie on the board."""
        card = self.table.catalogue[card_id]
        lying = sum(1 for _ in _everything(self.tables, self.name(card_id)))
        return card.set in (OWN, "plain") or "copies" in card.unknown | card.chosen or lying < card.copies

    def drop(self, seat: Tables, is_meant: Callable[[Card], bool], spots: tuple[st.Spot, ...]) -> bool:
        """Take cards away from a player. Return whether they had any."""
        meant = {self.name(card.id) for card in self.table.catalogue.values() if is_meant(card)}
        found = False
        for spot in spots:
            items = self.items(seat, spot)
            kept = [item for item in items if called(item) not in meant]
            found |= len(kept) < len(items)
            seat[spot] = kept
        return found


def _table(part: object) -> Tables:
    assert isinstance(part, dict), part
    return part


def _list(part: object) -> list[object]:
    assert isinstance(part, list), part
    return part


def called(item: object) -> str:
    """The name of a card as it is laid."""
    return str(item["card"]) if isinstance(item, dict) else str(item)


def _upon(item: object) -> list[object]:
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


# ---- what is said of somebody


def somebody_is(draft: Draft, being: st.Being) -> str:
    """Let a player be and have what is said, besides what they are and have. Return why they cannot, or ""."""
    seat = draft.seat(being.whom)
    if being.sex:
        seat["sex"] = being.sex
    if being.level:
        seat["level"] = being.level
    if being.life:
        seat["dead"] = being.life == "dead"
    if being.human:
        draft.drop(seat, lambda card: card.kind == "race", ("in_play",))
        if amiss := _race_beside_human(draft, seat, being):
            return amiss
    if being.lacks:
        spots = (being.lacks_in,) if being.lacks_in else SPOTS
        lacking = [card for card in being.lacks if not _drop(draft, seat, card, spots)]
        if lacking:
            return f"{being.whom} has no {draft.table.catalogue[lacking[0]].name} that could be taken away"
    said = {spot: cast(st.Things, getattr(being, spot)) for spot in SPOTS}
    if "hand" in being.only and draft.part("table").get("hands") == "unknown":
        seat["hand_known"] = True
    for spot in being.only:
        most = Counter(draft.name(thing.card) for thing in said[spot])
        seat[spot] = list(_at_most(draft.items(seat, spot), most))
    for spot in SPOTS:
        for place, thing in sorted(enumerate(said[spot]), key=lambda one: draft.lies_on_another(one[1])):
            amiss = draft.have(seat, spot, thing, said[spot][: place + 1].count(thing), said)
            if amiss:
                return amiss
    return ""


def _at_most(items: list[object], most: Counter[str]) -> Iterator[object]:
    """Yield the items of a place, each name no more often than ``most`` counts it."""
    kept: Counter[str] = Counter()
    for item in items:
        kept[called(item)] += 1
        if kept[called(item)] <= most[called(item)]:
            yield item


def _race_beside_human(draft: Draft, seat: Tables, being: st.Being) -> str:
    """What is wrong if a player is told to be human and to have a Race in the same breath, or "".

    With Half-Breed they can be half of each.
    """
    kind_of = {draft.name(card.id): card.kind for card in draft.table.catalogue.values()}
    front = [*map(called, draft.items(seat, "in_play")), *(draft.name(thing.card) for thing in being.in_play)]
    if any(kind_of[name] == "half-breed" for name in front):
        return ""
    race = next((name for name in front if kind_of[name] == "race"), "")
    return f"a human has no Race: leave out Human or {race}" if race else ""


def people_sit(draft: Draft, seating: st.Seating) -> str:
    """Give several people seats. Return why they cannot sit so, or ""."""
    twice = next((name for place, name in enumerate(seating.names) if name in seating.names[:place]), "")
    for name in seating.names:
        draft.seat(name)
    return f"{twice} is named twice" if twice else ""


def owned_by(draft: Draft, owned: st.OwnedBy) -> str:
    """Make a player the owner of the game. Return ""."""
    draft.seat(owned.whom)
    draft.part("table")["owner"] = owned.whom
    return ""


def hands_are(draft: Draft, hands: st.HandsAre) -> str:
    """Say of all players whether they hold cards besides those that are named. Return ""."""
    draft.part("table")["hands"] = "known" if hands.known else "unknown"
    for seat in draft.part("player").values():
        _table(seat).pop("hand_known", None)
    return ""


def _drop(draft: Draft, seat: Tables, meant: CardId, spots: tuple[st.Spot, ...]) -> bool:
    return draft.drop(seat, lambda card: card.id == meant, spots)


# ---- of the fight


def somebody_fights(draft: Draft, fight: st.Fighting) -> str:
    """Let a player fight these monsters in their own turn. Return why they cannot, or ""."""
    if draft.tables.get("owed"):
        return OWED_FIRST
    seat = draft.seat(fight.whom)
    held = _table(draft.tables.get("combat", {}))
    if fight.also and held.get("fighter") != fight.whom:
        return f"{fight.whom} fights nothing yet: say {fight.whom} fights …"
    draft.turn_of(fight.whom)
    nothing: dict[st.Spot, st.Things] = dict.fromkeys(SPOTS, ())
    monsters = [*_list(held.get("monsters", []))] if fight.also else []
    draft.tables["combat"] = {**held, "monsters": monsters} if fight.also else {"monsters": monsters}
    for monster in fight.monsters:
        if monster.of and draft.name(monster.of) not in [called(other) for other in monsters]:
            other, double = draft.name(monster.of), draft.name(monster.card)
            return f'"{other}" is not in the fight: say {fight.whom} fights {other} + {double}'
        for card in (monster.card, *monster.upon):
            draft.fetch(seat, None, st.LaidCard(card), nothing)
        monsters.append(draft.item(monster))
    draft.part("combat")["fighter"] = fight.whom
    if fight.trouble or not fight.also:
        draft.part("combat")["began"] = draft.part("table")["phase"] = "trouble" if fight.trouble else "door"
    draft.part("turn")["met_monster"] = True
    return _helper(draft, fight.helper, fight.terms) if fight.helper else ""


def somebody_helps(draft: Draft, helping: st.Helping) -> str:
    """Let a player help in the fight that is on. Return why they cannot, or ""."""
    if "combat" not in draft.tables:
        return NO_FIGHT
    fighter = draft.part("combat")["fighter"]
    if helping.whom and helping.whom != fighter:
        return f"{helping.whom} does not fight: {fighter} does"
    return _helper(draft, helping.helper, helping.terms)


def _helper(draft: Draft, who: str, terms: st.Terms) -> str:
    draft.seat(who)
    if who == draft.part("combat")["fighter"]:
        return f"{who} cannot be their own helper"
    deal: Tables = {
        "treasures": terms.treasures,
        "first": terms.first,
        "items": [draft.name(card) for card in terms.items],
        "plays": [draft.name(card) for card in terms.plays],
    }
    draft.part("combat").update(helper=who, deal={name: value for name, value in deal.items() if value})
    return ""


def nobody_fights(draft: Draft, no_fight: st.NoFight) -> str:
    """Take the fight away as if it had never begun. Return why that cannot be, or ""."""
    if draft.tables.get("owed"):
        return OWED_FIRST
    if draft.tables.pop("combat", None) is not None:
        draft.part("table")["phase"] = "start"
        draft.nothing_happened_yet()
    return ""


# ---- of the turn, of rolls and cards to come


def turn_is(draft: Draft, turn: st.TurnIs) -> str:
    """Make it a player's turn, at a phase. Return why that cannot be, or ""."""
    if draft.tables.get("owed"):
        return OWED_FIRST
    if turn.whom:
        draft.seat(turn.whom)
    if not draft.part("player"):
        return NOBODY_SITS
    fight = _table(draft.tables.get("combat", {}))
    who = turn.whom or str(draft.part("table")["turn"])
    if fight and (fight.get("fighter") != who or turn.phase not in ("", "door", "trouble")):
        return f"{fight.get('fighter')} fights: say nobody fights first"
    if not fight:
        draft.turn_of(who)
    if turn.phase:
        phase = turn.phase
        now = str(draft.part("table")["phase"])
        if PHASES.index(phase) < PHASES.index(now):
            draft.nothing_happened_yet()
        draft.part("table")["phase"] = phase
    return ""


def next_rolls(draft: Draft, rolls: st.NextRolls) -> str:
    """Make the die show these numbers next. Return why it cannot, or ""."""
    if any(debt.what == "die" for debt in draft.table.state.owed):
        return f'the die is asked for now: say "the die shows {rolls.pips[0]}"'
    if not draft.part("player"):
        return NOBODY_SITS
    draft.part("table")["rolls"] = list(rolls.pips)
    return ""


def next_cards(draft: Draft, cards: st.NextCards) -> str:
    """Lay these cards on top of their piles. Return why they cannot lie there, or ""."""
    if any(debt.what == "draw" for debt in draft.table.state.owed):
        return f'a card is asked for now: say "the card is {draft.table.catalogue[cards.cards[0]].name}"'
    if not draft.part("player"):
        return NOBODY_SITS
    for deck in ("door", "treasure"):
        coming = [card for card in cards.cards if draft.table.catalogue[card].deck == deck]
        names = [draft.name(card) for card in coming]
        pile = _list(draft.part("table").setdefault(deck, []))
        if pile[: len(names)] != names:
            for card in coming:
                draft.take_from_discards(card, deck)
            pile[:0] = names
    return ""


# ---- of any field of the board


def fact_is(draft: Draft, fact: st.FieldStated) -> str:
    """Give a field of the board its value, or one record more. Return why that cannot be, or ""."""
    form = FACT_OF[fact.part, fact.field]
    if not draft.part("player"):
        return NOBODY_SITS
    if fact.part in ("combat", "deal") and "combat" not in draft.tables:
        return NO_FIGHT
    said = {blank: draft.value(form, blank, value) for blank, value in fact.said}
    fight = _table(draft.tables.get("combat", {}))
    subjects = {"turn": draft.part("table")["turn"], "fighter": fight.get("fighter"), "helper": fight.get("helper")}
    for blank, name in subjects.items():
        if blank in said and said[blank] != name:
            return f"{said[blank]} is not the player of the {blank}" if name else f"the fight has no {blank}"
    if fact.part == "player":
        table = draft.seat(str(said["who"]))
    else:
        table = _table(fight.setdefault("deal", {}) if fact.part == "deal" else draft.tables.setdefault(fact.part, {}))
    if form.is_record:
        table[fact.field] = [*_list(table.get(fact.field, [])), said]
    elif fact.part == "combat" and "who" in said:
        table[fact.field] = {**_table(table.get(fact.field, {})), str(said["who"]): said[VALUE]}
    else:
        table[fact.field] = said.get(VALUE, [] if is_list(form) else True)
    if fact.field in OWING and not draft.tables.get("owed"):
        draft.tables.pop("owed", None)
    return ""


def is_list(form: FactForm) -> bool:
    """True if a file states the field as a list."""
    schema = sort_of(form.field).schema
    return isinstance(schema, dict) and schema.get("type") == "array"


OWING = frozenset({"claimed", "running"})
"""Fields from which follows what the players owe."""


# ---- the board laid anew


class Clash(NamedTuple):
    """Why something cannot be so: in words, and the rules that say so."""

    what: str
    ids: tuple[RuleId, ...] = ()


def laid_anew(table: Table, statement: st.Statement) -> Table | tuple[Clash, ...]:
    """The table on which a statement is true, or why it cannot be. To make up a card changes no board, only the box."""
    draft = Draft(table)
    clash = MAKING_TRUE[type(statement)](draft, statement)
    if clash:
        return (Clash(clash),)
    found: list[Fault] = []
    laid = _laid(table, draft.tables, found)
    return _clashes(found, laid, table) or laid


def clashes_of(after: Table, before: Table) -> tuple[Clash, ...]:
    """Why a board cannot be like this now that a card has changed. What was wrong before does not count."""
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
            return _unfit(event, laid, ids) or Clash(f"{what}{_about(event, laid)}", ids)
    return Clash(fault.what)


def _unfit(event: object, laid: Table, ids: tuple[RuleId, ...]) -> Clash | None:
    """Return the clash of an Item in use that its owner may not use: its own words come before the rule. Else None."""
    if not isinstance(event, ItemStowed) or (who := laid.owner_of(event.copy)) == NO_PLAYER:
        return None
    card = laid.card(event.copy)
    if usable(laid, who, event.copy):
        return None
    return Clash(unfit_said(unfit(laid, who, card), laid.name(who), card.name), (card.rule, *ids))


def _about(event: object, laid: Table) -> str:
    """The card or the player that a standing limit has something to say to, in brackets."""
    debt = getattr(event, "debt", None)
    copy, who = getattr(event, "copy", None), getattr(debt or event, "who", None)
    if isinstance(copy, int) and copy != NO_COPY:
        return f" ({laid.card(CopyId(copy)).name})"
    if isinstance(who, int) and who != NO_PLAYER:
        return f" ({laid.state.players[who].name})"
    return ""


MAKING_TRUE: dict[type[st.Statement], Callable[..., str]] = {
    st.Being: somebody_is,
    st.Seating: people_sit,
    st.OwnedBy: owned_by,
    st.HandsAre: hands_are,
    st.Fighting: somebody_fights,
    st.Helping: somebody_helps,
    st.NoFight: nobody_fights,
    st.TurnIs: turn_is,
    st.NextRolls: next_rolls,
    st.NextCards: next_cards,
    st.FieldStated: fact_is,
}
"""A statement -> what changes the tables so that they say it too. It returns why they cannot, or ""."""


REMEDY = 'write facts with commas between them: card "Big Stick": item, +3, 1 hand, 300 gp, not by Wizard'
LINE = "card"
"""What messages call the line."""


def words_known(catalogue: Catalogue) -> tuple[frozenset[str], frozenset[str]]:
    """The tags and the keywords that cards on the table bear."""
    cards = catalogue.values()
    return (
        frozenset(tag for card in cards for tag in card.tags),
        frozenset(word for card in cards for word in card.keywords),
    )


def made_up(line: str, catalogue: Catalogue) -> tuple[Card, Raw]:
    """The card that a line makes up, and the [[card]] table that says the same.

    Raises ``Problems`` with all that is wrong.
    """
    split = split_card_line(line)
    if split is None:
        raise Problems([_at(line, 0, len(line), "not-understood", "this makes up no card", REMEDY)])
    facts = facts_of(split, *words_known(catalogue))
    problems = [
        _at(line, fact.at, len(fact.text), "unknown-word", what, did_you_mean(near) or REMEDY)
        for fact, what, near in facts.unread
    ]
    taken = [card for card in catalogue.values() if folded(card.name) == folded(split.name) and card.set != OWN]
    if taken and "like" not in facts.raw:
        what = f'there is a card called "{taken[0].name}" in the box ({taken[0].set})'
        problems.append(_of_name(line, split, "card-twice", what, "give your card a name of its own"))
    cards, faults = read_cards({"card": [facts.raw]}, OWN, catalogue)
    for fault in faults:
        problems.append(_of_fault(line, split, facts, fault.path, fault.code, fault.what, fault.remedy))
    if problems:
        raise Problems(dict.fromkeys(problems))
    return cards[0], facts.raw


def _of_fault(
    line: str, split: CardLine, facts: Facts, path: tuple[str | int, ...], code: str, what: str, remedy: str
) -> Problem:
    """A problem of the card's table, at the fact that it came from."""
    field = next((str(part) for part in path[2:] if isinstance(part, str)), "")
    fact = facts.said.get(field)
    if code == "missing-key":
        return _of_name(line, split, code, "it is not said what kind of card it is", "say item, monster, curse, …")
    if fact is None:
        return _of_name(line, split, code, what, _plainly(remedy))
    return _at(line, fact.at, len(fact.text), code, what, _plainly(remedy))


def _plainly(remedy: str) -> str:
    """A remedy, unless it speaks of keys of a table: a line has none."""
    return "" if "unknown = [" in remedy else remedy


def _of_name(line: str, split: CardLine, code: str, what: str, remedy: str) -> Problem:
    at = line.casefold().find(split.name.casefold())
    return _at(line, max(at, 0), len(split.name), code, what, remedy)


def _at(line: str, at: int, length: int, code: str, what: str, remedy: str) -> Problem:
    return Problem(LINE, 1, at + 1, code, what, remedy, line, length)


def with_card(catalogue: Catalogue, card: Card) -> Catalogue:
    """The cards of a table with one more."""
    return {**catalogue, card.id: card}
