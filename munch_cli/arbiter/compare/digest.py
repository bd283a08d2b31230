"""The board in a few facts, for setting what two sheets let follow from the same words side by side."""

from collections.abc import Iterator

from munch_cli.arbiter.view import view
from munch_cli.engine.table import Table
from munch_cli.table.plain import Json
from munch_cli.table.saying import listed

Digest = tuple[tuple[str, str], ...]
"""Facts by name, each as it is told: ("Jenn's Level", "5")."""

PARTS: dict[str, bool] = dict.fromkeys(
    ("turn", "combat", "players", "discards", "spoils", "bodies", "owed", "winners"), True
)
OF_A_PLAYER = {
    "level": "Level",
    "sex": "sex",
    "race": "Race",
    "class": "Class",
    "accent": "Accent",
    "powers": "Powers",
    "minions": "Minions",
    "ships": "Ships",
    "in_use": "in use",
    "sideways": "carried",
    "attached": "attached",
    "hand": "hand",
    "curses": "Curses",
    "strength": "strength",
    "dead": "dead",
    "new": "new character",
}
OF_THE_TURN = {
    "player": "whose turn",
    "phase": "phase",
    "due": "Treasures due",
    "looted": "looted",
    "face_up": "face up",
}
OF_THE_FIGHT = {
    "helper": "helper",
    "munchkins": "munchkins",
    "monsters": "monsters",
    "treasures": "Treasures at stake",
    "winning": "ahead",
    "claimed": "claimed",
    "escaped": "escaped",
    "caught": "caught",
    "played": "played",
}
SUMS = ("munchkins", "monsters", "Treasures at stake", "ahead")
"""Facts of a fight that count even where nothing changed them: they are what one argues about."""


def digest(table: Table) -> Digest:
    """What can be seen of the table that an argument may be about."""
    seen = view(table, only=PARTS)
    return tuple((name, told) for name, told in _facts(seen) if told)


def _facts(seen: dict[str, Json]) -> Iterator[tuple[str, str]]:
    yield from _named(seen["turn"], OF_THE_TURN)
    fight = seen["combat"]
    yield "fight", "on" if isinstance(fight, dict) else "none"
    yield from _named(fight, OF_THE_FIGHT)
    players = seen["players"]
    for name, player in players.items() if isinstance(players, dict) else ():
        for what, told in _named(player, OF_A_PLAYER):
            yield f"{name}: {what}", told
    yield "face-up Treasures", _told(seen["spoils"])
    yield "by the body", _told(seen["bodies"])
    yield "discards", _told(seen["discards"])
    owed = seen["owed"]
    yield "owed", listed([_debt(one) for one in owed if isinstance(one, dict)]) if isinstance(owed, list) else ""
    yield "winners", _told(seen["winners"])


def _named(part: Json, names: dict[str, str]) -> Iterator[tuple[str, str]]:
    if isinstance(part, dict):
        for field, name in names.items():
            yield name, _told(part.get(field))


def _debt(debt: dict[str, Json]) -> str:
    who = debt.get("who")
    return f"{who}: {debt.get('what')}" if who else str(debt.get("what"))


def _told(fact: Json) -> str:
    """A fact in a few words; "" for nothing."""
    if fact is None or fact is False:
        return ""
    if isinstance(fact, dict) and "total" in fact:
        return str(fact["total"])
    if isinstance(fact, dict) and "card" in fact:
        return str(fact["card"])
    if isinstance(fact, dict):
        parts = [f"{name}: {told}" for name, one in fact.items() if (told := _told(one))]
        return ", ".join(parts)
    if isinstance(fact, list):
        return listed(sorted(_told(one) for one in fact))
    return "yes" if fact is True else str(fact)
