"""The parts of a board, as bits: what an event touches, and what a sum or a standing limit looks at.

``apply`` tells of every event what it touched. A part that belongs to a seat goes together with the bit of that seat.
"""

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
"""Beside what a sum of a player's looks at: of what belongs to seats it looks at their own alone."""
EVERYTHING = -1
_FIRST_SEAT = 16
SEATS = 32
"""More seats than any table has."""


def of_seat(seat: int) -> int:
    """The bit of a seat."""
    return 1 << _FIRST_SEAT + seat
