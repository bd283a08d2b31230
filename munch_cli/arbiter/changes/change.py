"""A small change of a board as a value: what would be otherwise ("were it Bob's turn"), of a closed list of kinds."""

from munch_cli.table.ids import NO_COPY, NO_PLAYER, CardId, CopyId, PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import Literal, cast, words_of

Kind = Literal[
    "turn",
    "phase",
    "no-fight",
    "fight",
    "no-helper",
    "helper",
    "not-running",
    "running",
    "not-claimed",
    "nothing-owed",
    "no-offer",
    "not-declined",
    "unused",
    "not-met",
    "level",
    "alive",
    "sex",
    "is",
    "is-not",
    "holds",
    "has",
    "in-use",
    "carried",
    "with",
    "without",
    "one-foe",
    "tagged",
    "not-won",
    "owner",
    "option",
    "ruling",
    "sheet",
]
KINDS = cast("tuple[Kind, ...]", words_of(Kind))
"""Every kind of change, the one that is said most cheaply first."""


class Change(NamedTuple):
    """One thing that would be otherwise. ``who``, ``copy`` and ``card``: whom and what it is about."""

    kind: Kind
    who: PlayerId = NO_PLAYER
    copy: CopyId = NO_COPY
    card: CardId = CardId("")
    number: int = 0
    word: str = ""
