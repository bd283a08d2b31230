"""How a board lies, said in sentences: "Jenn is a Level 4 Werewolf with Finger Claws", "Jenn fights Pumpkinhead".

No player does anything, and no rule licenses it. A statement makes itself true with the least change, or it clashes
with what must always hold and changes nothing. It names players, because it may bring a new one.
"""

from typing import Literal

from munch_cli.table.ids import NO_PLAYER, CardId, PlayerId
from munch_cli.table.typed import NamedTuple

Spot = Literal["in_play", "hand", "sideways", "curses"]
"""A place where a player has a card."""


class LaidCard(NamedTuple):
    """A card as it is laid: what lies on it, and the monster of the fight that a Mate doubles ("" for none)."""

    card: CardId
    upon: tuple[CardId, ...] = ()
    of: CardId = CardId("")


Things = tuple[LaidCard, ...]


class Being(NamedTuple):
    """What somebody is and has. ``sex``: "" if not said; ``level``: 0 if not said; ``life``: "dead", "alive" or "".

    ``lacks``: cards they do not have in ``lacks_in``, or anywhere in front of them or in their hand if that is "";
    ``only``: places in which nothing lies but what is said; ``human``: they have no race.
    """

    whom: str
    sex: Literal["", "male", "female"] = ""
    level: int = 0
    life: Literal["", "dead", "alive"] = ""
    in_play: Things = ()
    hand: Things = ()
    sideways: Things = ()
    curses: Things = ()
    lacks: tuple[CardId, ...] = ()
    lacks_in: Spot | Literal[""] = ""
    only: tuple[Spot, ...] = ()
    human: bool = False
    who: PlayerId = NO_PLAYER


class Seating(NamedTuple):
    """Several people sit down, one after the other."""

    names: tuple[str, ...]
    who: PlayerId = NO_PLAYER


class Terms(NamedTuple):
    """What a helper was promised."""

    treasures: int = 0
    first: str = ""
    items: tuple[CardId, ...] = ()
    plays: tuple[CardId, ...] = ()


class Fighting(NamedTuple):
    """Somebody fights these monsters; ``also``: besides those that they fight already."""

    whom: str
    monsters: Things
    helper: str = ""
    terms: Terms = Terms()
    trouble: bool = False
    also: bool = False
    who: PlayerId = NO_PLAYER


class Helping(NamedTuple):
    """Somebody helps in the fight that is on."""

    helper: str
    whom: str = ""
    terms: Terms = Terms()
    who: PlayerId = NO_PLAYER


class NoFight(NamedTuple):
    """Nobody fights."""

    who: PlayerId = NO_PLAYER


class TurnIs(NamedTuple):
    """Whose turn it is ("" for whose it was) and how far it has come ("" if not said)."""

    whom: str = ""
    phase: str = ""
    who: PlayerId = NO_PLAYER


class NextRolls(NamedTuple):
    """What the die will show, the next roll first; empty: left to chance."""

    pips: tuple[int, ...]
    who: PlayerId = NO_PLAYER


class NextCards(NamedTuple):
    """What lies on top of the piles, the next card of each first."""

    cards: tuple[CardId, ...]
    who: PlayerId = NO_PLAYER


class MadeUp(NamedTuple):
    """A made-up card; ``facts`` as they stand behind the colon."""

    name: str
    facts: str
    who: PlayerId = NO_PLAYER


class HandsAre(NamedTuple):
    """Whether players hold no cards but those that are named."""

    known: bool
    who: PlayerId = NO_PLAYER


class OwnedBy(NamedTuple):
    """Who owns the game, and decides what its sheet leaves open."""

    whom: str
    who: PlayerId = NO_PLAYER


FactValue = str | int | tuple[str, ...]
"""A value in a fact: a player's name, a card's id, a word, a number, or several names or ids."""


class FieldStated(NamedTuple):
    """A field of the board as a file states it, or one record of the field.

    ``part`` and ``field``: the table of the file and the key in it. ``said``: the values in the blanks of its sentence.
    """

    part: str
    field: str
    said: tuple[tuple[str, FactValue], ...] = ()
    who: PlayerId = NO_PLAYER


Statement = (
    FieldStated
    | Being
    | Seating
    | Fighting
    | Helping
    | NoFight
    | TurnIs
    | NextRolls
    | NextCards
    | MadeUp
    | OwnedBy
    | HandsAre
)
