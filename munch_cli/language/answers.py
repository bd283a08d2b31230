"""What becomes of a sentence: a closed union, one tuple type for each way it can be taken."""

from typing import TYPE_CHECKING

from munch_cli.table.asks import Asks
from munch_cli.table.commands import Command
from munch_cli.table.ids import NO_PLAYER, CardId, PlayerId
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from munch_cli.table.statements import Statement

TALK_MOST = 45
"""How many words of a line are read as loose talk: the time that this takes grows with their square."""

# ---- questions


class MayAsk(NamedTuple):
    """may Bob play X on Y? ``is_taken``: the sentence did not say all of it."""

    command: Command
    is_taken: bool = False


class Why(NamedTuple):
    """why; why 13: ``number`` is the figure asked about, or None for the last answer as a whole"""

    number: int | None = None


class WhyNot(NamedTuple):
    """why not"""


class WhyHappened(NamedTuple):
    """why did Jenn lose a level; why no Treasure: ``what`` is as in ``asking_why.ASKED``

    ``is_no``: why it did not happen. ``who``: NO_PLAYER if no player is named. ``cards``: those of the name, if one is
    named. ``amount``: 0 if no number is.
    """

    what: str
    is_no: bool = False
    who: PlayerId = NO_PLAYER
    cards: tuple[CardId, ...] = ()
    amount: int = 0


class WhatMay(NamedTuple):
    """what may Bob do; what may I do: ``whom`` is NO_PLAYER for the player who is to act"""

    whom: PlayerId = NO_PLAYER


class WhatIf(NamedTuple):
    """what if …; …: the commands as read on this board, and their sentences, to be read again on the imagined one"""

    commands: tuple[Command, ...]
    sentences: tuple[str, ...]


class Compare(NamedTuple):
    """compare"""


class AboutRule(NamedTuple):
    """rule helping.only-one-helper; rule wins ties: ``words`` as typed"""

    words: str


class AboutCard(NamedTuple):
    """card Banshee: every printed card of that name"""

    cards: tuple[CardId, ...]


class Odds(NamedTuple):
    """odds; odds for Bob: ``whom`` is NO_PLAYER if no player is named"""

    whom: PlayerId = NO_PLAYER


class Ways(NamedTuple):
    """ways; ways for Bob: ``whom`` is NO_PLAYER if no player is named"""

    whom: PlayerId = NO_PLAYER


Question = MayAsk | WhatMay | Why | WhyNot | WhyHappened | WhatIf | Compare | AboutRule | AboutCard | Odds | Ways

# ---- the answers of parse


class Understood(NamedTuple):
    """The sentence is a command.

    ``is_taken``: the sentence left out a part that could only be meant in one way.
    """

    command: Command
    is_taken: bool = False


class Stated(NamedTuple):
    """The sentence says how the board lies. No player does anything."""

    statement: "Statement"


class Asked(NamedTuple):
    """The sentence is a question: nothing is to be done."""

    question: Question


class Session(NamedTuple):
    """A word about the session; ``rest`` is what follows it, as typed."""

    word: str
    rest: str = ""


class NotUnderstood(NamedTuple):
    """The sentence breaks off at column ``at`` for ``length`` columns. ``understood`` is what stands before."""

    at: int
    length: int
    expected: str
    nearest: tuple[str, ...]
    understood: str


class NotHere(NamedTuple):
    """The card exists, but no copy of it lies where it could be meant. ``at`` is its column, ``who`` wanted it."""

    card_id: CardId
    who: PlayerId
    at: int
    length: int


Answer = Understood | Stated | Asked | Session | NotUnderstood | Asks | NotHere

__all__ = [
    "AboutCard",
    "AboutRule",
    "Answer",
    "Asked",
    "Compare",
    "MayAsk",
    "NotHere",
    "NotUnderstood",
    "Odds",
    "Question",
    "Session",
    "Stated",
    "Understood",
    "Ways",
    "WhatIf",
    "WhatMay",
    "Why",
    "WhyHappened",
    "WhyNot",
]
