"""The view: the table as plain JSON values, through somebody's eyes.

``--json``, ``expect``, a feature's ``Then`` and the screen read this one view. All eyes see everything but the order
of the
piles; a player sees other hands as counts. Its shape is told by ``munch_cli.arbiter.view.schema``; VERSION is
counted up when a
name in it changes its meaning.
"""

from collections.abc import Callable, Mapping

from munch_cli.arbiter.view.fight import fight_view
from munch_cli.arbiter.view.parts import free_name, names, seen_name, total_view
from munch_cli.arbiter.view.told import told
from munch_cli.effects.looking import items_carried, kind_in_play
from munch_cli.engine.run import Outcome
from munch_cli.engine.table import Table
from munch_cli.table import debts as d
from munch_cli.table import state as s
from munch_cli.table.ids import NO_PLAYER, PlayerId
from munch_cli.table.plain import Json

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
    """A player as these eyes see him; ``only``: the parts that are asked for."""
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
    """What a player may say he uses: abilities of his cards, and those that he has borrowed for the fight."""
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
