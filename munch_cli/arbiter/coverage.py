"""How much of the sheets is carried out and shown: pairs of a rule and an edition, topic by topic."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from munch_cli.arbiter.replay import Replay, replay
from munch_cli.files.problems import Problems
from munch_cli.files.scenarios import Scenario
from munch_cli.rulebook.book import Rule, Rulebook
from munch_cli.table.ids import RuleId
from munch_cli.table.typed import NamedTuple

if TYPE_CHECKING:
    from munch_cli.engine.run import Outcome

Pair = tuple[str, str]
"""An id and an edition in which it is in force."""

ENFORCED = ("code", "value")
"""The bindings of rules that decide something themselves: a scenario can show it, an off-switch can prove it.

What the cards carry (``cards``) is a fact of every card read, checked where cards are read; it cannot be switched off.
"""


class Shown(NamedTuple):
    """What one run that came out as it should shows in an edition: a scenario, or a case of a feature.

    ``ids``: the rules and cards that were decisive. ``rested_on``: the open points and contradictions that an answer
    rested on or that were decided beforehand. ``means``: what it was written to show. ``misses``: whether it comes out
    otherwise with a rule switched off.
    """

    edition: str
    ids: frozenset[RuleId]
    rested_on: frozenset[RuleId]
    means: tuple[str, ...]
    outcomes: "tuple[Outcome, ...]"
    misses: Callable[[RuleId], bool]


class Coverage(NamedTuple):
    """Which pairs exist, are bound, are enforced, decide in a scenario, and are proven.

    ``prose``: those with nothing to enforce. ``gaps``, ``conflicts``: open points and unsettled contradictions by
    edition. ``rested_on``: those that a scenario rests on. ``proven``: None if it was not asked for.
    """

    pairs: tuple[Pair, ...]
    bound: frozenset[Pair]
    enforced: frozenset[Pair]
    prose: frozenset[Pair]
    decisive: frozenset[Pair]
    gaps: tuple[Pair, ...]
    conflicts: tuple[Pair, ...]
    rested_on: frozenset[Pair]
    proven: frozenset[Pair] | None = None

    def missing(self) -> dict[str, tuple[Pair, ...]]:
        """What is not yet bound, shown or proven, by what is missing."""
        lacking = {
            "unbound": tuple(pair for pair in self.pairs if pair not in self.bound),
            "not-decisive": tuple(pair for pair in self.pairs if pair in self.enforced - self.decisive),
            "gaps": tuple(pair for pair in self.gaps if pair not in self.rested_on),
            "conflicts": tuple(pair for pair in self.conflicts if pair not in self.rested_on),
        }
        if self.proven is not None:
            enforced = self.enforced - self.proven
            lacking["not-proven"] = tuple(pair for pair in self.pairs if pair in enforced)
        return lacking


def coverage(book: Rulebook, shown: Sequence[Shown], prove: bool = False) -> Coverage:
    """What the rulebook binds, and what the runs of scenarios and features show."""
    found = Coverage(
        pairs=tuple(_pairs(book)),
        bound=frozenset(pair for pair in _pairs(book) if _kind(book.rules[pair[0]])),
        enforced=frozenset(pair for pair in _pairs(book) if _kind(book.rules[pair[0]]) in ENFORCED),
        prose=frozenset(pair for pair in _pairs(book) if _kind(book.rules[pair[0]]) == "prose"),
        decisive=frozenset((id, run.edition) for run in shown for id in run.ids if id in book.rules),
        gaps=tuple((gap, key) for key, edition in book.editions.items() for gap in edition.gaps),
        conflicts=tuple(
            (conflict.id, key)
            for key, edition in book.editions.items()
            for conflict in edition.conflicts
            if not conflict.settled
        ),
        rested_on=frozenset((id, run.edition) for run in shown for id in run.rested_on),
    )
    return found._replace(proven=frozenset(proven(found.enforced, shown))) if prove else found


def shown_by(run: Replay) -> Iterator[Shown]:
    """What a scenario shows in the edition it was run in; one that failed shows nothing."""
    key, scenario = run.edition.key, run.scenario
    outcomes = tuple(outcome for done in run.steps for outcome in done.outcomes)
    if run.passed:
        yield Shown(
            key,
            run.ids,
            frozenset(scenario.boards[key].state.rulings).union(*(one.verdict.all_open for one in outcomes)),
            scenario.shows,
            outcomes,
            lambda id: misses(scenario, key, id),
        )


def _pairs(book: Rulebook) -> Iterator[Pair]:
    for rule in book.rules.values():
        yield from ((rule.id, key) for key, edition in book.editions.items() if edition.has(rule.id))


def _kind(rule: Rule) -> str:
    return rule.binding.kind if rule.binding is not None else ""


def proven(pairs: Iterable[Pair], shown: Sequence[Shown]) -> Iterator[Pair]:
    """The pairs that some run misses when they are switched off. Runs that were written to show them are tried
    first.
    """
    for id, key in pairs:
        there = [run for run in shown if run.edition == key and id in run.ids]
        there.sort(key=lambda run: id not in run.means)
        if any(run.misses(RuleId(id)) for run in there):
            yield id, key


def by_topic(found: Coverage, book: Rulebook) -> dict[str, tuple[int, ...]]:
    """Topic -> how many pairs it has, and how many of them are bound, enforced and decisive."""
    columns = (found.pairs, found.bound, found.enforced, found.enforced & found.decisive)
    counts = [Counter(book.rules[id].topic for id, _ in pairs) for pairs in columns]
    return {topic: tuple(count[topic] for count in counts) for topic in book.topics}


CRASHES = (LookupError, AssertionError, TypeError, ValueError, AttributeError, RuntimeError)
"""What a rule's absence may break in those that count on it. It proves nothing."""


def misses(scenario: Scenario, edition: str, id: str) -> bool:
    """Return True if a scenario fails once a rule, open point or contradiction is switched off."""
    law = scenario.boards[edition].law.without(id)
    try:
        return not replay(scenario, edition, law).passed
    except Problems:
        return True
    except CRASHES:
        return False
