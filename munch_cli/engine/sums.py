"""Named numbers as terms with sources: ``13 = 4 Level + 2 Finger Claws + …``.

A sum rule gives terms; a striking rule then takes some of them out again (a trait that would count twice). What is
struck stays visible. The names of sums and their subjects belong to the rules, not to this module.
"""

from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId
from munch_cli.table.records import NamedTuple


class Term(NamedTuple):
    """One summand. ``label`` is the name of a card, an ability or "Level"; ``who`` and ``copy`` say whose and which.

    ``key`` tells terms apart that must not both count.
    """

    amount: int
    label: str
    because: tuple[RuleId, ...] = ()
    who: PlayerId = NO_PLAYER
    copy: CopyId = NO_COPY
    key: str = ""


class Struck(NamedTuple):
    """A term that does not count, and why."""

    term: Term
    because: tuple[RuleId, ...]


class Total(NamedTuple):
    """A sum with all that went into it."""

    amount: int
    terms: tuple[Term, ...]
    struck: tuple[Struck, ...] = ()

    @property
    def ids(self) -> tuple[RuleId, ...]:
        """Every rule and card that counted, or kept something from counting."""
        counted = [id for term in self.terms for id in term.because]
        stopped = [id for strike in self.struck for id in strike.because]
        return tuple(dict.fromkeys(counted + stopped))
