"""The parts of a board as bits, so that what somebody looked at and what an event changed are each one number.

``apply`` notes for every event what it changed; whoever keeps an answer with the parts it rests on knows whether it
still holds.
"""

from munch_cli.table.state import Combat, Turn

EVERYTHING = -1
"""Every bit there is."""

OWED, WINNERS, RULINGS, HOSTS, FIGHT, CARDS, LUCK, DOUBT = (1 << place for place in range(8))
"""What is owed, who has won or left, what the owner decided, what lies on what, whether a fight is on, which cards
there are, what comes of the next rolls; and a bit that is no part, for what nobody has looked at yet."""
_SEATS, _FIRST_SEAT = 12, 8
PLAYERS = (1 << _FIRST_SEAT + _SEATS) - (1 << _FIRST_SEAT)
"""The players' Levels, sex and lives."""
SEAT_BITS = tuple(1 << _FIRST_SEAT + seat for seat in range(_SEATS))
"""The same, each by himself."""

_DEBTS = (
    *("shed", "shed-big", "face-up", "turn-over", "promise", "loot", "charity", "run", "silence", "respond", "die"),
    *("roll", "escape", "drawing", "blind", "take", "take-away"),
)
_FIRST_DEBT = _FIRST_SEAT + _SEATS
_FIRST = _FIRST_DEBT + len(_DEBTS) + 1
_TURN = {slot: 1 << place for place, slot in enumerate(Turn.__slots__, _FIRST)}
_FIGHT = {slot: 1 << place for place, slot in enumerate(Combat.__slots__, _FIRST + len(_TURN))}

TURN_BITS: dict[str, int] = _TURN
FIGHT_BITS: dict[str, int] = _FIGHT
FIRST_ZONE = 1 << (_FIRST + len(_TURN) + len(_FIGHT))
"""The bit of the first zone; those of the others follow in their order: ``FIRST_ZONE << zone``."""
ALL_ZONES = -FIRST_ZONE


DEBT_BITS = {what: 1 << place for place, what in enumerate(_DEBTS, _FIRST_DEBT)}
_OTHER_DEBTS = 1 << (_FIRST - 1)


def of_player(seat: int) -> int:
    """The bit of a player's Level, sex and life; beyond a dozen seats two of them share one."""
    return SEAT_BITS[seat % _SEATS]


def of_debts(what: str) -> int:
    """The bit of the debts of one kind; those that nobody looks for by themselves share one."""
    return DEBT_BITS.get(what, _OTHER_DEBTS)


def of_turn(*slots: str) -> int:
    """The bits of some slots of the turn; of all, if none is named."""
    return sum(_TURN[slot] for slot in slots or _TURN)


def of_fight(*slots: str) -> int:
    """The bits of some slots of the fight; of all and of there being one, if none is named."""
    return sum(_FIGHT[slot] for slot in slots) if slots else FIGHT | sum(_FIGHT.values())
