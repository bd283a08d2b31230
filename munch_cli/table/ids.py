"""Names for the things a table is made of; each is its own type, so that they cannot be mixed up."""

from munch_cli.table.typed import NewType, cast

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


def rule_ids(*ids: str) -> tuple[RuleId, ...]:
    """Words of the code as ids of rules."""
    return cast("tuple[RuleId, ...]", ids)
