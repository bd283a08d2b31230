"""The view: the table as plain JSON values, through somebody's eyes.

``--json``, ``expect``, a feature's ``Then`` and the screen read this one view. All eyes see everything but the order
of the piles; a player sees other hands as counts. Its shape is told by ``munch_cli.arbiter.answer_schemas``; VERSION
is counted up when a name in it changes its meaning.
"""

from collections.abc import Callable, Collection, Iterable, Mapping

from munch_cli.effects.looking import items_carried, kind_in_play
from munch_cli.engine.run import Outcome
from munch_cli.engine.settle import is_allowed
from munch_cli.engine.sums import Total
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import state as s
from munch_cli.table.commands import ClaimKill
from munch_cli.table.debts import Debt
from munch_cli.table.declared import fields_of
from munch_cli.table.events import Event, HandShown
from munch_cli.table.ids import NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.plain import Json
from munch_cli.table.state import Boost, Deal, Gone

HIDDEN = "a card"
"""What a card is called by those who do not see it."""


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


def total_view(total: Total) -> dict[str, Json]:
    """A sum with its terms."""
    terms: list[Json] = [
        {"amount": term.amount, "label": term.label, "because": list(term.because)} for term in total.terms
    ]
    return {"total": total.amount, "terms": terms}


VERSION = 1


def view(
    table: Table, eyes: PlayerId | None = None, last: Outcome | None = None, only: Mapping[str, object] | None = None
) -> dict[str, Json]:
    """What these eyes see of a table (None: all of it), and what was answered last.

    ``only``: the parts that are asked for, as they stand in the view; others are left out.
    """
    table = Table(table.state, table.law, table.catalogue)
    state = table.state
    zones = state.zones
    combat = None if only is None else only.get("combat")
    parts: dict[str, Callable[[], Json]] = {
        "edition": lambda: table.law.edition.key,
        "eyes": lambda: None if eyes is None else state.players[eyes].name,
        "turn": lambda: _turn(table),
        "combat": lambda: fight_view(table, combat if isinstance(combat, Mapping) else None),
        "players": lambda: _players(table, eyes, only),
        "decks": lambda: {"door": len(zones[s.DOOR]), "treasure": len(zones[s.TREASURE])},
        "discards": lambda: {
            "door": names(table, reversed(zones[s.DOOR_DISCARDS])),
            "treasure": names(table, reversed(zones[s.TREASURE_DISCARDS])),
        },
        "spoils": lambda: names(table, zones[s.SPOILS]),
        "bodies": lambda: _bodies(table),
        "owed": lambda: [_debt(table, debt, eyes) for debt in state.owed],
        "winners": lambda: [state.players[who].name for who in state.winners],
        "left": lambda: [state.players[who].name for who in state.left],
        "last": lambda: None if last is None else told(last, eyes),
    }
    return {name: part() for name, part in parts.items() if only is None or name in only}


NAMES = (
    "edition",
    "eyes",
    "turn",
    "combat",
    "players",
    "decks",
    "discards",
    "spoils",
    "bodies",
    "owed",
    "winners",
    "left",
    "last",
)
"""The parts of the view."""


def _bodies(table: Table) -> dict[str, Json]:
    """What lies beside each body."""
    found: dict[str, Json] = {}
    for seat, player in enumerate(table.state.players):
        if body := table.state.zones[s.seat_zone(PlayerId(seat), s.BODY)]:
            found[player.name] = names(table, body)
    return found


def _turn(table: Table) -> dict[str, Json]:
    turn = table.state.turn
    up = table.state.zones[s.FACE_UP]
    return {
        "player": table.state.players[turn.player].name,
        "phase": turn.phase,
        "number": turn.number,
        "met_monster": turn.met_monster,
        "looted": turn.looted,
        "due": turn.due,
        "face_up": table.card(up[-1]).name if up else None,
    }


def _players(table: Table, eyes: PlayerId | None, only: Mapping[str, object] | None) -> dict[str, Json]:
    wanted = None if only is None else only.get("players")
    found: dict[str, Json] = {}
    for seat, player in enumerate(table.state.players):
        if isinstance(wanted, Mapping):
            part = wanted.get(player.name, {})
            found[player.name] = _player(table, PlayerId(seat), eyes, part if isinstance(part, Mapping) else None)
        else:
            found[player.name] = _player(table, PlayerId(seat), eyes)
    return found


def _player(
    table: Table, who: PlayerId, eyes: PlayerId | None, only: Mapping[str, object] | None = None
) -> dict[str, Json]:
    """A player as these eyes see them; ``only``: the parts that are asked for."""
    wanted = PLAYER if only is None else tuple(name for name in PLAYER if name in only)
    found = {name: PLAYER[name](table, who) for name in wanted}
    if "hand" in found and eyes not in (None, who):
        found["hand"] = len(table.hand(who))
    return found


_LISTED_ELSEWHERE = ("race", "class", "accent", "power", "minion", "ship")
_HANDS = {"1 hand": 1, "2 hands": 2}

PLAYER: dict[str, Callable[[Table, PlayerId], Json]] = {
    "level": lambda table, who: table.state.players[who].level,
    "sex": lambda table, who: s.SEXES[table.state.players[who].sex],
    "race": lambda table, who: _characters(table, who, "race"),
    "class": lambda table, who: _characters(table, who, "class"),
    "accent": lambda table, who: _characters(table, who, "accent"),
    "powers": lambda table, who: names(table, kind_in_play(table, who, "power")),
    "minions": lambda table, who: names(table, kind_in_play(table, who, "minion")),
    "ships": lambda table, who: names(table, kind_in_play(table, who, "ship")),
    "in_use": lambda table, who: [
        table.card(copy).name for copy in table.in_play(who) if table.card(copy).kind not in _LISTED_ELSEWHERE
    ],
    "sideways": lambda table, who: names(table, table.sideways(who)),
    "attached": lambda table, who: _attached(table, who),
    "hand": lambda table, who: names(table, table.hand(who)),
    "curses": lambda table, who: names(table, table.curses(who)),
    "abilities": lambda table, who: _abilities(table, who),
    "strength": lambda table, who: total_view(table.total("strength", who)),
    "big_carried": lambda table, who: sum(table.card(copy).big for copy in items_carried(table, who)),
    "hands_used": lambda table, who: sum(_HANDS.get(table.card(copy).slot, 0) for copy in table.in_play(who)),
    "gold_in_play": lambda table, who: sum(table.card(copy).value for copy in items_carried(table, who)),
    "dead": lambda table, who: table.state.players[who].dead,
    "new": lambda table, who: table.state.players[who].new,
}
"""What is seen of a player, in its order; of other hands only how many cards they hold."""

_SHOWS_ITS_LACK = {"race": "Human"}


def _characters(table: Table, who: PlayerId, kind: str) -> list[Json]:
    """The cards of a kind that say what a character is; somebody without a race is what the sheet calls that."""
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
    return [ability.name or card.name for card in cards for ability in card.abilities]


def _debt(table: Table, debt: d.Debt, eyes: PlayerId | None) -> dict[str, Json]:
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


def fight_view(table: Table, only: Mapping[str, object] | None = None) -> dict[str, Json] | None:
    """The fight that is on, or None; ``only``: the parts that are asked for."""
    fight = table.fight
    if fight is None:
        return None
    return {name: part(table, fight) for name, part in PARTS.items() if only is None or name in only}


PARTS: dict[str, Callable[[Table, s.Combat], Json]] = {
    "fighter": lambda table, fight: _name(table, fight.fighter),
    "helper": lambda table, fight: _name(table, fight.helper),
    "began": lambda table, fight: fight.began,
    "deal": lambda table, fight: None if fight.deal is None else _deal(table, fight.deal),
    "offer": lambda table, fight: None if fight.offer is None else _offer(table, *fight.offer),
    "declined": lambda table, fight: [_name(table, who) for who in fight.declined],
    "munchkins": lambda table, fight: total_view(table.total("munchkins")),
    "monsters": lambda table, fight: total_view(table.total("monsters")) | {"by_name": _by_name(table)},
    "treasures": lambda table, fight: treasures_at_stake(table),
    "winning": lambda table, fight: winning(table),
    "claimed": lambda table, fight: fight.claimed is not None,
    "running": lambda table, fight: fight.running,
    "escaped": lambda table, fight: _pairs(table, fight.escaped),
    "caught": lambda table, fight: _pairs(table, fight.caught),
    "played": lambda table, fight: [
        {"card": table.card(play.copy).name, "by": _name(table, play.by), "for": s.SIDES[play.side]}
        for play in fight.plays
    ],
}
"""The parts of the fight, in their order."""


def treasures_at_stake(table: Table) -> int:
    """How many Treasures the fight pays if it is won: for its monsters, and for those that left it."""
    fight = table.fight
    gone = () if fight is None else fight.gone
    earned = sum(max(0, table.total("treasures", monster).amount) for monster in table.foes)
    return earned + sum(table.total("treasures_of_the_gone", place).amount for place in range(len(gone)))


def winning(table: Table) -> str:
    """The side that would win as the fight stands: the munchkins, if the rules let the fighter claim the kill."""
    fight = table.fight
    assert fight is not None, "nobody can be winning: no fight is on"
    quiet = Table(table.state.copy(), table.law, table.catalogue)
    quiet.state.owed = ()
    return s.SIDES[s.MUNCHKINS if is_allowed(quiet, ClaimKill(fight.fighter)) else s.MONSTERS]


def _name(table: Table, who: PlayerId) -> str | None:
    return None if who == NO_PLAYER else table.state.players[who].name


def _deal(table: Table, deal: s.Deal) -> dict[str, Json]:
    return {
        "treasures": deal.treasures,
        "first": _name(table, deal.first),
        "items": names(table, deal.items),
        "plays": names(table, deal.plays),
        "compelled": deal.compelled,
        "unpaid": deal.unpaid,
        "no_win": deal.no_win,
        "nobody_wins": deal.nobody_wins,
    }


def _offer(table: Table, who: PlayerId, deal: s.Deal) -> dict[str, Json]:
    return {"who": _name(table, who), **_deal(table, deal)}


def _by_name(table: Table) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for monster in table.foes:
        found[free_name(table.card(monster).name, found)] = total_view(table.total("monster", monster)) | {
            "treasures": table.total("treasures", monster).amount,
            "enhancers": names(table, table.enhancers(monster)),
        }
    return found


def _pairs(table: Table, pairs: tuple[tuple[PlayerId, CopyId], ...]) -> dict[str, Json]:
    """Monsters under the name of the player who got away from them, or was caught."""
    found: dict[str, list[Json]] = {}
    for who, monster in pairs:
        found.setdefault(table.state.players[who].name, []).append(table.card(monster).name)
    return dict(found)


def told(outcome: Outcome, eyes: PlayerId | None = None) -> dict[str, Json]:
    """The last answer as these eyes saw it."""
    verdict = outcome.verdict
    return {
        "verdict": verdict.outcome,
        "because": list(verdict.ids),
        "struck": list(dict.fromkeys(id for reason in verdict.struck for id in reason.ids)),
        "open": list(verdict.open),
        "open_after": list(verdict.open_after),
        "asks": verdict.asks.question if verdict.asks is not None else "",
        "choices": list(verdict.asks.sentences) if verdict.asks is not None else [],
        "done": outcome.was_done,
        "events": [event_told(outcome.table, event, eyes) for event in outcome.events],
    }


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
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return _named(table, value, kind, eyes)
    return table.catalogue[CardId(str(value))].name if kind is CardId else str(value)


def _named(table: Table, value: int, kind: object, eyes: PlayerId | None) -> Json:
    if kind is PlayerId:
        return None if value < 0 else table.state.players[value].name
    if kind is CopyId:
        return None if value < 0 else seen_name(table, CopyId(value), eyes)
    return value
