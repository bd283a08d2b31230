"""Why something may or may not be done: ids and facts, never sentences. Wording is made elsewhere, from these.

The ranks come from the sheets' paragraphs on contradictions between cards and rules (``precedence.*``).
"""

from typing import Literal

from munch_cli.table.asks import Asks
from munch_cli.table.ids import NO_COPY, NO_PLAYER, CopyId, PlayerId, RuleId, rule_ids
from munch_cli.table.typed import NamedTuple
from munch_cli.table.vocabulary import Price

FactValue = int | str | tuple[int, ...]
Facts = tuple[tuple[str, FactValue], ...]
"""Named facts that decided: copies, players and numbers, by name."""

SHEET, CARD, PROTECTED, EXPLICIT_CARD = 1, 2, 3, 4
"""Ranks: a sheet's rule, a card, a rule that only an explicit card supersedes, a card that explicitly does."""

ReasonKind = Literal["licence", "refusal", "silence", "cannot"]
OutcomeWord = Literal["allowed", "refused", "silent", "conflict", "not-modelled", "asks"]


class Reason(NamedTuple):
    """One reason for or against a command. Empty ``ids``: those of the rule that gave it.

    ``over``: ids this reason strikes. ``allows``: for an open point, whether its reading lets the command through.
    """

    kind: ReasonKind
    ids: tuple[RuleId, ...] = ()
    facts: Facts = ()
    over: tuple[RuleId, ...] = ()
    rank: int = SHEET
    allows: bool = False


class NumberIs(NamedTuple):
    """A number of a card, which no source gives, lies between these. None: without an end on that side."""

    copy: CopyId
    fact: str
    least: int | None = None
    most: int | None = None


class HandHas(NamedTuple):
    """A player holds at least, or at most, so many cards. ``price``: they are to pay for an ability.

    ``kind``: the kind of card that it takes, "" for any.
    """

    who: PlayerId
    least: int | None = None
    most: int | None = None
    price: Price | None = None
    kind: str = ""


Condition = NumberIs | HandHas
"""Something unknown on which an answer rests, and how it has to be for the answer to hold."""


class Verdict(NamedTuple):
    """The answer to "may I?".

    ``because``: the reasons that decided. ``struck``: those overruled. ``open``: the open points and contradictions of
    which another reading would change this very answer. ``goes_ahead``: whether the command is carried out, as the
    reading in force may let it through or not. ``topic``: what is not modelled yet. ``open_after``: the points that
    leave open only what follows when it is carried out. ``asks``: the question put back if nothing could be judged.
    ``provided``: the command is allowed if all of these hold. ``otherwise``: what speaks against it if they do not.
    """

    outcome: OutcomeWord
    because: tuple[Reason, ...]
    struck: tuple[Reason, ...] = ()
    open: tuple[RuleId, ...] = ()
    goes_ahead: bool = False
    topic: str = ""
    asks: Asks | None = None
    open_after: tuple[RuleId, ...] = ()
    provided: tuple[Condition, ...] = ()
    otherwise: tuple[Reason, ...] = ()

    @property
    def all_open(self) -> tuple[RuleId, ...]:
        """The points that leave the answer open, then those that leave open what follows."""
        return (*self.open, *self.open_after)

    @property
    def ids(self) -> tuple[RuleId, ...]:
        """The deciding ids, each once, in the order in which they were found."""
        return tuple(dict.fromkeys(id for reason in self.because for id in reason.ids))

    @property
    def is_fact(self) -> bool:
        """Return True if a fact of the table, not a rule, stands in the way: worded *cannot*."""
        return any(reason.kind == "cannot" for reason in self.because)


_PLAIN_LICENCE = Reason("licence")


def allow(*ids: str, over: tuple[str, ...] = (), rank: int = SHEET, **facts: FactValue) -> Reason:
    """A licence. Without ids it cites the rule that gives it."""
    if not (ids or over or facts) and rank == SHEET:
        return _PLAIN_LICENCE
    return Reason("licence", rule_ids(*ids), tuple(facts.items()), rule_ids(*over), rank)


def refuse(*ids: str, over: tuple[str, ...] = (), rank: int = SHEET, **facts: FactValue) -> Reason:
    """A refusal. Without ids it cites the rule that gives it."""
    return Reason("refusal", rule_ids(*ids), tuple(facts.items()), rule_ids(*over), rank)


def silent(gap: str, *, allows: bool, **facts: FactValue) -> Reason:
    """The sheet leaves the point open. ``allows``: what the reading in force says."""
    return Reason("silence", rule_ids(gap), tuple(facts.items()), allows=allows)


def cannot(fact: str, *because: RuleId, **facts: FactValue) -> Reason:
    """A fact of the table stands in the way. ``because``: the rules that brought it about."""
    return Reason("cannot", (*rule_ids(fact), *because), tuple(facts.items()))


# ---- sums: named numbers as terms with sources


class Term(NamedTuple):
    """One summand. ``label`` is the name of a card, an ability or "Level"; ``who`` and ``copy`` say whose and which.

    ``key`` tells terms apart that must not both count, or that do not count for the same.
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
