"""The law of an edition, made once."""

from munch_cli.engine.law import Law
from munch_cli.rulebook.book import Edition

_LAWS: dict[int, tuple[Edition, Law]] = {}


def law_of(edition: Edition) -> Law:
    """The rules in force in an edition, ready to be asked."""
    known = _LAWS.get(id(edition))
    if known is None or known[0] is not edition:
        from munch_cli.rules import ALL_RULES

        known = _LAWS[id(edition)] = (edition, Law(edition, ALL_RULES))
    return known[1]
