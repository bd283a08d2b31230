"""The view: the table as plain JSON values, as one player or everybody sees it.

``--json``, ``expect``, a feature's ``Then`` and the screen read this one view. All eyes see everything but the order of
the piles; a player sees other hands as counts. Every name stands in one table with its shape, as a JSON Schema, and
with what makes it. VERSION is counted up when a name changes its meaning.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from munch_cli.effects.queries import items_carried, kind_in_play, treasures_at_stake
from munch_cli.engine.reasons import Condition, HandHas, Total
from munch_cli.engine.run import Outcome
from munch_cli.engine.settle import is_allowed, judge
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import range_of, unknown_number
from munch_cli.files.shapes import (
    COUNT,
    DIALECT,
    MAYBE_TEXT,
    NUMBER,
    TEXT,
    TEXTS,
    TRUTH,
    by_name,
    closed,
    made,
    many,
    one_of,
    opened,
    or_null,
    shapes,
)
from munch_cli.language.facts import conditions_said
from munch_cli.language.say import say
from munch_cli.table import debts as d
from munch_cli.table import events as e
from munch_cli.table import state as s
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.commands import ClaimKill
from munch_cli.table.debts import Debt
from munch_cli.table.events import Event, HandShown
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.names import kept_by_catalogue
from munch_cli.table.state import BOX, DOOR, HAND, TREASURE, Boost, Deal, Gone, State, seat_zone
from munch_cli.table.typed import Json, NamedTuple, fields_of

VERSION = 1
HIDDEN = "a card"
"""What a card is called by those who do not see it."""
UNSEEN_DOOR, UNSEEN_TREASURE = CardId("unseen-door"), CardId("unseen-treasure")
"""The blank cards that stand for what is not seen, one for each deck."""
UNSEEN = (UNSEEN_DOOR, UNSEEN_TREASURE)
_BLANKS = (
    Card(UNSEEN_DOOR, "a hidden Door card", "unseen", "special", "door"),
    Card(UNSEEN_TREASURE, "a hidden Treasure card", "unseen", "special", "treasure"),
)


TERM: Json = closed({"amount": or_null(NUMBER), "label": TEXT, "because": TEXTS})
SUM: dict[str, Json] = {"total": or_null(NUMBER), "terms": many(TERM)}


# ---- names of cards, and sums


def names(table: Table, copies: Iterable[CopyId]) -> list[Json]:
    """The names of cards, in their order."""
    return [table.card(copy).name for copy in copies]


def seen_name(table: Table, copy: CopyId, eyes: PlayerId | None) -> str:
    """A card's name, if these eyes can see it where it lies now."""
    zone = table.state.place[copy]
    if eyes is not None:
        seat, own = divmod(zone - s.TABLE_ZONES, s.SEAT_ZONES)
        in_a_hand = zone >= s.TABLE_ZONES and own == s.HAND and seat != eyes
        if in_a_hand or zone in (s.DOOR, s.TREASURE):
            return HIDDEN
    return table.card(copy).name


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first number that is free: "Mate", "Mate 2"."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} {number}"
    return free


def total_view(total: Total, table: Table) -> dict[str, Json]:
    """A sum with its terms. None: a number that no source gives."""
    terms: list[Json] = [
        {
            "amount": None if unknown_number(table, term) else term.amount,
            "label": term.label,
            "because": list(term.because),
        }
        for term in total.terms
    ]
    return {"total": None if range_of(table, total) else total.amount, "terms": terms}


def view(table: Table, eyes: PlayerId | None = None, last: Outcome | None = None) -> dict[str, Json]:
    """What these eyes see of a table (None: all of it), and what was answered last."""
    return made(VIEW, ViewContext(Table(table.state, table.law, table.catalogue), eyes, last))


def view_schema() -> dict[str, Json]:
    """The schema of the view; every name is always there."""
    return {
        "$schema": DIALECT,
        "title": f"munch: the view of a table, version {VERSION}",
        **closed(shapes(VIEW)),
    }


class ViewContext(NamedTuple):
    """A table, the eyes that see it, and what was answered last."""

    table: Table
    eyes: PlayerId | None
    last: Outcome | None


def _bodies(table: Table) -> dict[str, Json]:
    """What lies beside each body."""
    found: dict[str, Json] = {}
    for seat, player in enumerate(table.state.players):
        if body := table.state.zones[s.seat_zone(PlayerId(seat), s.BODY)]:
            found[player.name] = names(table, body)
    return found


TURN: dict[str, tuple[Json, Callable[[Table], Json]]] = {
    "player": (TEXT, lambda table: table.name(table.state.turn.player)),
    "phase": (one_of(s.PHASES), lambda table: table.state.turn.phase),
    "number": ({"type": "integer", "minimum": 1}, lambda table: table.state.turn.number),
    "met_monster": (TRUTH, lambda table: table.state.turn.met_monster),
    "looted": (TRUTH, lambda table: table.state.turn.looted),
    "due": (COUNT, lambda table: table.state.turn.due),
    "face_up": (MAYBE_TEXT, lambda table: next(iter(names(table, table.state.zones[s.FACE_UP][-1:])), None)),
}


def _players(sight: ViewContext) -> dict[str, Json]:
    """The players as these eyes see them."""
    table, found = sight.table, dict[str, Json]()
    for who in table.state.seats:
        hidden = {"hand": len(table.hand(who))} if sight.eyes not in (None, who) else {}
        found[table.name(who)] = made(PLAYER, table, who) | hidden
    return found


_LISTED_ELSEWHERE = ("race", "class", "accent", "power", "minion", "ship")
_HANDS = {"1 hand": 1, "2 hands": 2}

PLAYER: dict[str, tuple[Json, Callable[[Table, PlayerId], Json]]] = {
    "level": (NUMBER, lambda table, who: table.state.players[who].level),
    "sex": (one_of(s.SEXES), lambda table, who: s.SEXES[table.state.players[who].sex]),
    "race": (TEXTS, lambda table, who: _characters(table, who, "race")),
    "class": (TEXTS, lambda table, who: _characters(table, who, "class")),
    "accent": (TEXTS, lambda table, who: _characters(table, who, "accent")),
    "powers": (TEXTS, lambda table, who: names(table, kind_in_play(table, who, "power"))),
    "minions": (TEXTS, lambda table, who: names(table, kind_in_play(table, who, "minion"))),
    "ships": (TEXTS, lambda table, who: names(table, kind_in_play(table, who, "ship"))),
    "in_use": (
        TEXTS,
        lambda table, who: [
            table.card(copy).name for copy in table.in_play(who) if table.card(copy).kind not in _LISTED_ELSEWHERE
        ],
    ),
    "sideways": (TEXTS, lambda table, who: names(table, table.sideways(who))),
    "attached": (by_name(TEXTS), lambda table, who: _attached(table, who)),
    "hand": ({"anyOf": [TEXTS, COUNT]}, lambda table, who: names(table, table.hand(who))),
    "curses": (TEXTS, lambda table, who: names(table, table.curses(who))),
    "abilities": (TEXTS, lambda table, who: _abilities(table, who)),
    "strength": (closed(SUM), lambda table, who: total_view(table.total("strength", who), table)),
    "big_carried": (COUNT, lambda table, who: sum(table.card(copy).big for copy in items_carried(table, who))),
    "hands_used": (COUNT, lambda table, who: sum(_HANDS.get(table.card(copy).slot, 0) for copy in table.in_play(who))),
    "gold_in_play": (COUNT, lambda table, who: sum(table.card(copy).value for copy in items_carried(table, who))),
    "dead": (TRUTH, lambda table, who: table.state.players[who].dead),
    "new": (TRUTH, lambda table, who: table.state.players[who].new),
}
"""The fields of a player in their order. Of other hands only the number of cards is seen."""

_SHOWS_ITS_LACK = {"race": "Human"}


def _characters(table: Table, who: PlayerId, kind: str) -> list[Json]:
    """The cards of a kind that say what a character is. A player without a race is what the sheet calls that."""
    cards = names(table, kind_in_play(table, who, kind))
    if cards or kind not in _SHOWS_ITS_LACK:
        return cards
    lack = _SHOWS_ITS_LACK[kind]
    return [lack] if any(term.label == lack for term in table.total("traits", who).terms) else []


def _attached(table: Table, who: PlayerId) -> dict[str, Json]:
    """What lies on a player's cards, under the name of each card that bears something."""
    found: dict[str, Json] = {}
    for copy in (*table.in_play(who), *table.sideways(who)):
        lying = table.laid(copy)
        if lying:
            found[free_name(table.card(copy).name, found)] = names(table, lying)
    return found


def _abilities(table: Table, who: PlayerId) -> list[Json]:
    """What a player may say they use: abilities of their cards, and those that they have borrowed for the fight."""
    cards = [table.card(copy) for copy in table.in_play(who)]
    fight = table.fight
    if fight is not None:
        cards += [table.catalogue[card] for player, card in fight.borrowed if player == who]
    return [ability.name for card in cards for ability in card.abilities]


DEBT: dict[str, Json] = {"who": MAYBE_TEXT, "what": TEXT, "options": TEXTS}


def _debt(table: Table, debt: d.Debt, eyes: PlayerId | None) -> dict[str, Json]:
    """What is owed. Of a roll that waits, also what the die shows and what is added to it."""
    players = table.state.players
    options: list[Json] = [seen_name(table, copy, eyes) for copy in debt.options]
    options += [players[who].name for who in debt.players]
    options += list(debt.words)
    return {
        "who": None if debt.who == NO_PLAYER else players[debt.who].name,
        "what": debt.what,
        "options": options,
        **({"pips": debt.count, "plus": debt.plus} if debt.what == "roll" else {}),
    }


def _name(table: Table, who: PlayerId) -> str | None:
    return None if who == NO_PLAYER else table.name(who)


DEAL: dict[str, tuple[Json, Callable[[Table, s.Deal], Json]]] = {
    "treasures": (COUNT, lambda table, deal: deal.treasures),
    "first": (MAYBE_TEXT, lambda table, deal: _name(table, deal.first)),
    "items": (TEXTS, lambda table, deal: names(table, deal.items)),
    "plays": (TEXTS, lambda table, deal: names(table, deal.plays)),
    "compelled": (TRUTH, lambda table, deal: deal.compelled),
    "unpaid": (TRUTH, lambda table, deal: deal.unpaid),
    "no_win": (TRUTH, lambda table, deal: deal.no_win),
    "nobody_wins": (TRUTH, lambda table, deal: deal.nobody_wins),
}


def _deal(table: Table, deal: s.Deal) -> dict[str, Json]:
    return made(DEAL, table, deal)


SIDE: Json = one_of(s.SIDES)
UNKNOWN = "unknown"
"""Who is winning, where no source gives a number that decides."""

PARTS: dict[str, tuple[Json, Callable[[Table, s.Combat], Json]]] = {
    "fighter": (TEXT, lambda table, fight: _name(table, fight.fighter)),
    "helper": (MAYBE_TEXT, lambda table, fight: _name(table, fight.helper)),
    "began": (one_of(("door", "trouble")), lambda table, fight: fight.began),
    "deal": (
        or_null(closed(shapes(DEAL))),
        lambda table, fight: None if fight.deal is None else _deal(table, fight.deal),
    ),
    "offer": (
        or_null(closed({"who": TEXT, **shapes(DEAL)})),
        lambda table, fight: (
            None if fight.offer is None else {"who": _name(table, fight.offer[0]), **_deal(table, fight.offer[1])}
        ),
    ),
    "declined": (TEXTS, lambda table, fight: [_name(table, who) for who in fight.declined]),
    "munchkins": (closed(SUM), lambda table, fight: total_view(table.total("munchkins"), table)),
    "monsters": (
        closed({**SUM, "by_name": by_name(closed({**SUM, "treasures": NUMBER, "enhancers": TEXTS}))}),
        lambda table, fight: total_view(table.total("monsters"), table) | {"by_name": _by_name(table)},
    ),
    "treasures": (COUNT, lambda table, fight: treasures_at_stake(table)),
    "winning": (one_of((*s.SIDES, UNKNOWN)), lambda table, fight: winning(table)),
    "claimed": (TRUTH, lambda table, fight: fight.claimed is not None),
    "running": (TRUTH, lambda table, fight: fight.running),
    "escaped": (by_name(TEXTS), lambda table, fight: _pairs(table, fight.escaped)),
    "caught": (by_name(TEXTS), lambda table, fight: _pairs(table, fight.caught)),
    "played": (
        many(closed({"card": TEXT, "by": MAYBE_TEXT, "for": SIDE})),
        lambda table, fight: [
            {"card": table.card(play.copy).name, "by": _name(table, play.by), "for": s.SIDES[play.side]}
            for play in fight.plays
        ],
    ),
}
"""The parts of the fight, in their order."""


def winning(table: Table) -> str:
    """The side that would win as the fight stands: the munchkins, if the rules let the fighter claim the kill.

    UNKNOWN where a number decides that no source gives.
    """
    fight = table.fight
    assert fight is not None, "nobody can be winning: no fight is on"
    quiet = Table(table.state.copy(), table.law, table.catalogue)
    quiet.state.owed = ()
    if table.blanks and judge(quiet, ClaimKill(fight.fighter)).provided:
        return UNKNOWN
    return s.SIDES[s.MUNCHKINS if is_allowed(quiet, ClaimKill(fight.fighter)) else s.MONSTERS]


def _by_name(table: Table) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for monster in table.foes:
        found[free_name(table.card(monster).name, found)] = total_view(table.total("monster", monster), table) | {
            "treasures": table.total("treasures", monster).amount,
            "enhancers": names(table, table.enhancers(monster)),
        }
    return found


def _pairs(table: Table, pairs: tuple[tuple[PlayerId, CopyId], ...]) -> dict[str, Json]:
    """Monsters under the name of the player who got away from them, or was caught."""
    found: dict[str, list[Json]] = {}
    for who, monster in pairs:
        found.setdefault(table.name(who), []).append(table.card(monster).name)
    return dict(found)


def _condition(one: Condition, table: Table) -> dict[str, Json]:
    """Return what has to hold for an answer: of a player's hand, or of a number of a card that no source gives."""
    about: dict[str, Json] = (
        {"who": table.name(one.who), "card": None, "fact": one.kind or "cards"}
        if isinstance(one, HandHas)
        else {"who": None, "card": table.card(one.copy).name, "fact": one.fact}
    )
    return {"says": conditions_said((one,), table), **about, "least": one.least, "most": one.most}


_BOUNDS: dict[str, Json] = dict.fromkeys(("least", "most"), or_null(NUMBER))

LAST: dict[str, tuple[Json, Callable[[Outcome, PlayerId | None], Json]]] = {
    "verdict": (
        {"enum": ["allowed", "refused", "silent", "conflict", "not-modelled", "asks"]},
        lambda last, eyes: last.verdict.outcome,
    ),
    "because": (TEXTS, lambda last, eyes: list(last.verdict.ids)),
    "struck": (TEXTS, lambda last, eyes: list(dict.fromkeys(id for one in last.verdict.struck for id in one.ids))),
    "open": (TEXTS, lambda last, eyes: list(last.verdict.open)),
    "open_after": (TEXTS, lambda last, eyes: list(last.verdict.open_after)),
    "provided": (
        many(opened({"says": TEXT, "who": or_null(TEXT), "card": or_null(TEXT), "fact": TEXT, **_BOUNDS})),
        lambda last, eyes: [_condition(one, last.table) for one in last.verdict.provided],
    ),
    "asks": (TEXT, lambda last, eyes: last.verdict.asks.question if last.verdict.asks is not None else ""),
    "choices": (TEXTS, lambda last, eyes: list(last.verdict.asks.sentences) if last.verdict.asks is not None else []),
    "done": (TRUTH, lambda last, eyes: last.was_done),
    "events": (
        many({"type": "object", "required": ["event", "because"], "properties": {"event": TEXT, "because": TEXTS}}),
        lambda last, eyes: [event_told(last.table, event, eyes) for event in last.events],
    ),
}


def told(outcome: Outcome, eyes: PlayerId | None = None) -> dict[str, Json]:
    """The last answer as these eyes saw it."""
    return made(LAST, outcome, eyes)


def event_told(table: Table, event: Event, eyes: PlayerId | None = None) -> Json:
    """One event, with names in place of numbers."""
    told: dict[str, Json] = {"event": type(event).__name__}
    if isinstance(event, HandShown) and event.to in (NO_PLAYER, eyes):
        eyes = event.who
    for field, kind in type(event).__annotations__.items():
        told[field] = _plain(table, getattr(event, field), kind, eyes)
    return told


def _plain(table: Table, value: object, kind: object, eyes: PlayerId | None) -> Json:
    if isinstance(value, Debt | Deal | Boost | Gone):
        fields = fields_of(type(value))
        return {field.slot: _plain(table, getattr(value, field.slot), field.kind, eyes) for field in fields}
    if isinstance(value, tuple):
        inner = getattr(kind, "__args__", (object,))[0]
        return [_plain(table, one, inner, eyes) for one in value]
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        if kind is PlayerId:
            return None if value == NO_PLAYER else table.name(PlayerId(value))
        if kind is CopyId:
            return None if value == NO_COPY else seen_name(table, CopyId(value), eyes)
        return value
    return table.catalogue[CardId(str(value))].name if kind is CardId else str(value)


VIEW: dict[str, tuple[Json, Callable[[ViewContext], Json]]] = {
    "edition": (TEXT, lambda sight: sight.table.law.edition.key),
    "eyes": (MAYBE_TEXT, lambda sight: None if sight.eyes is None else sight.table.name(sight.eyes)),
    "turn": (closed(shapes(TURN)), lambda sight: made(TURN, sight.table)),
    "combat": (
        or_null(closed(shapes(PARTS))),
        lambda sight: None if sight.table.fight is None else made(PARTS, sight.table, sight.table.fight),
    ),
    "players": (by_name(closed(shapes(PLAYER))), _players),
    "decks": (
        closed({"door": COUNT, "treasure": COUNT}),
        lambda sight: {
            "door": len(sight.table.state.zones[s.DOOR]),
            "treasure": len(sight.table.state.zones[s.TREASURE]),
        },
    ),
    "discards": (
        closed({"door": TEXTS, "treasure": TEXTS}),
        lambda sight: {
            "door": names(sight.table, reversed(sight.table.state.zones[s.DOOR_DISCARDS])),
            "treasure": names(sight.table, reversed(sight.table.state.zones[s.TREASURE_DISCARDS])),
        },
    ),
    "spoils": (TEXTS, lambda sight: names(sight.table, sight.table.state.zones[s.SPOILS])),
    "bodies": (by_name(TEXTS), lambda sight: _bodies(sight.table)),
    "owed": (
        many({"anyOf": [closed(DEBT), closed({**DEBT, "pips": COUNT, "plus": NUMBER})]}),
        lambda sight: [_debt(sight.table, debt, sight.eyes) for debt in sight.table.state.owed],
    ),
    "winners": (TEXTS, lambda sight: [sight.table.name(who) for who in sight.table.state.winners]),
    "left": (TEXTS, lambda sight: [sight.table.name(who) for who in sight.table.state.left]),
    "last": (or_null(closed(shapes(LAST))), lambda sight: None if sight.last is None else told(sight.last, sight.eyes)),
}
"""The parts of the view: the shape of each, and what makes it."""


# ---- the table as somebody sees it


def seen(table: Table, eyes: PlayerId | None = None, lays_piles: bool = False) -> Table:
    """A copy of the table in which all that these eyes do not see is blank. None: all hands are open, the piles are
    not.

    The hidden piles go into the box, so that a card drawn from them is asked for. ``lays_piles``: they stay in place,
    for a reader who only looks at how high they are.
    """
    looked = _blanked(table, _unseen(table.state, eyes))
    if not lays_piles:
        state = looked.state
        hidden = [*looked.state.zones[DOOR], *looked.state.zones[TREASURE]]
        for copy in hidden:
            state.place[copy] = BOX
        state.zones[BOX] += tuple(hidden)
        state.zones[DOOR], state.zones[TREASURE] = (), ()
        state.whole = False
    return looked


class Seen(NamedTuple):
    """What was said and done as these eyes saw it (None: all of it), the board before it and what came of it.

    People are told from this and never from the outcomes of a journal, which know every card.
    """

    before: Table
    outcome: Outcome
    eyes: PlayerId | None

    @property
    def said(self) -> str:
        """What was said, in full."""
        return say(self.outcome.command, self.before.state, self.before.catalogue, self.eyes)


def past_seen(first: Table, outcomes: Sequence[Outcome], eyes: PlayerId | None = None) -> list[Seen]:
    """What was said and done, the newest first."""
    befores = [first, *(outcome.table for outcome in outcomes)]
    return [moment_seen(*one, eyes) for one in zip(befores, outcomes, strict=False)][::-1]


def moment_seen(before: Table, outcome: Outcome, eyes: PlayerId | None) -> Seen:
    """What was said and done, with blanks for cards that these eyes saw neither before, nor during, nor after it."""
    if eyes is None:
        return Seen(before, outcome, None)
    hidden = set(_unseen(before.state, eyes)) & set(_unseen(outcome.table.state, eyes))
    hidden -= {copy for event in outcome.events for copy in _cards_shown(event, eyes)}
    return Seen(_blanked(before, hidden), outcome.ending_at(_blanked(outcome.table, hidden)), eyes)


def _unseen(state: State, eyes: PlayerId | None) -> list[CopyId]:
    """The copies in the piles and in the hands that these eyes do not see (None: they see all hands)."""
    hidden = [*state.zones[DOOR], *state.zones[TREASURE]]
    if eyes is not None:
        for seat in state.seats:
            hidden += state.zones[seat_zone(seat, HAND)] if seat != eyes else []
    return hidden


def _cards_shown(event: e.Event, eyes: PlayerId) -> tuple[CopyId, ...]:
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
    others = [seat_zone(seat, HAND) for seat in state.seats if seat != eyes]
    hidden = [copy for zone in (DOOR, TREASURE, *others) for copy in state.zones[zone]]
    for zone in (DOOR, TREASURE, *others):
        state.zones[zone] = ()
    state.whole, state.luck, state.rolls = False, -1, ()
    gone = set(hidden)
    state.turn.gained = tuple(copy for copy in state.turn.gained if copy not in gone)
    state.turn.heard = tuple(copy for copy in state.turn.heard if copy not in gone)
    state.owed = tuple(
        debt._replace(options=tuple(copy for copy in debt.options if copy not in gone)) for debt in state.owed
    )
    return Table(state, table.law, table.catalogue)


@kept_by_catalogue
def _with_blanks(catalogue: Catalogue) -> Catalogue:
    """The catalogue with the blank cards. It is kept, because a catalogue puts all its names in order."""
    return catalogue if UNSEEN_DOOR in catalogue else catalogue | {card.id: card for card in _BLANKS}
