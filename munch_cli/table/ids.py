"""Names for the things a table is made of, each its own type so that none is mixed up; and its parts, as bits."""

from functools import cache
from typing import NewType, cast

CardId = NewType("CardId", str)
"""A printed card, ``set.slug``: its set, and its name in lower case with hyphens."""

CopyId = NewType("CopyId", int)
"""One physical copy of a card: its place in ``State.cards``."""

PlayerId = NewType("PlayerId", int)
"""A seat at the table, counted from 0 in seating order (the next player sits to the left)."""

RuleId = NewType("RuleId", str)
"""``topic.short-name``, ``gap.…``, ``conflict.…``, ``card.set.slug`` or ``table.…``."""

NO_COPY = CopyId(-1)
NO_PLAYER = PlayerId(-1)


@cache
def seats_from(first: int, many: int) -> tuple[PlayerId, ...]:
    """The seats of a table of so many, from one on to the left."""
    return tuple(PlayerId((first + step) % many) for step in range(many))


def rule_ids(*ids: str) -> tuple[RuleId, ...]:
    """Words of the code as ids of rules."""
    return cast("tuple[RuleId, ...]", ids)


# ---- the parts of a board, as bits: what an event touches, and what a sum or a standing limit looks at
#
# ``apply`` tells of every event what it touched. A part that belongs to a seat goes together with the bit of that seat.

LYING, HANDS, PEOPLE, FIGHT, TALK, OWED, SHED, RESPOND, WHOSE_TURN, TURN, USED, PILES, RULED, OTHER = (
    1 << place for place in range(14)
)
"""What lies before the players and on other cards · their hands · their Levels, sex and lives · the fight and its cards
· what is said and done about the fight: offers, claims, who got away or was caught · what is owed, a discard of what is
too many, an answer to a Curse or the like · whose turn it is · how far it has come · which abilities were used · piles,
discards and what lies open · what the owner decided · all else."""
PARTS = (1 << 14) - 1
"""All of them, without what is said of seats."""
SEATED = LYING | HANDS | PEOPLE
"""The parts that belong to a seat."""
A_CHARACTER = LYING | PEOPLE | FIGHT | WHOSE_TURN | RESPOND
"""What a character is and can do, in a fight and out of it, hangs on these."""
ANYBODY = 1 << 14
"""Beside what a limit on a player looks at: it looks at others' as well as at their own."""
OWN = 1 << 15
"""Set beside the parts that a player's sum looks at: of parts that belong to seats it looks at its own seat's alone."""
WHAT_ONE_IS = LYING | PEOPLE | OWN
"""A character's races, classes and sex hang on what lies before its player, and on nobody else."""
EVERYTHING = ~OWN
_FIRST_SEAT = 16
SEATS = 32
"""More seats than any table has."""


def of_seat(seat: int) -> int:
    """The bit of a seat."""
    return 1 << _FIRST_SEAT + seat
