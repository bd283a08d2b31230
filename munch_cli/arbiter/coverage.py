"""How much of the sheets is carried out and shown: pairs of a rule and an edition, topic by topic."""

from collections.abc import Iterable, Iterator, Sequence

from munch_cli.rulebook.book import Rule, Rulebook
from munch_cli.table.records import NamedTuple
from munch_cli.table.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from munch_cli.arbiter.replay import Replay

Pair = tuple[str, str]
"""An id and an edition in which it is in force."""

ENFORCED = ("code", "value")
"""The bindings of rules that decide something themselves: a scenario can show it, an off-switch can prove it.

What the cards carry (``cards``) is a fact of every card read, checked where cards are read; it cannot be switched off.
"""


class Coverage(NamedTuple):
    """Which pairs there are, are bound, are enforced by something, decide in a scenario, and are proven.

    ``prose``: those with nothing to enforce. ``gaps``, ``conflicts``: open points and unsettled contradictions by
    edition; ``rested_on``: those that a scenario rests on. ``proven`` is None where it was not asked for.
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
        """What is not yet bound, shown or proven, by what it lacks."""
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


def coverage(book: Rulebook, replays: Sequence["Replay"], prove: bool = False) -> Coverage:
    """What the rulebook binds and what the scenarios show; failed ones show nothing."""
    passed = [replay for replay in replays if replay.passed]
    found = Coverage(
        pairs=tuple(_pairs(book)),
        bound=frozenset(pair for pair in _pairs(book) if _kind(book.rules[pair[0]])),
        enforced=frozenset(pair for pair in _pairs(book) if _kind(book.rules[pair[0]]) in ENFORCED),
        prose=frozenset(pair for pair in _pairs(book) if _kind(book.rules[pair[0]]) == "prose"),
        decisive=frozenset((id, replay.edition.key) for replay in passed for id in replay.ids if id in book.rules),
        gaps=tuple((gap, key) for key, edition in book.editions.items() for gap in edition.gaps),
        conflicts=tuple(
            (conflict.id, key)
            for key, edition in book.editions.items()
            for conflict in edition.conflicts
            if not conflict.settled
        ),
        rested_on=frozenset((id, replay.edition.key) for replay in passed for id in _rested_on(replay)),
    )
    return found._replace(proven=frozenset(proven(found.enforced, passed))) if prove else found


def _pairs(book: Rulebook) -> Iterator[Pair]:
    for rule in book.rules.values():
        yield from ((rule.id, key) for key, edition in book.editions.items() if edition.has(rule.id))


def _kind(rule: Rule) -> str:
    return rule.binding.kind if rule.binding is not None else ""


def _rested_on(replay: "Replay") -> Iterator[str]:
    """Open points and contradictions that an answer rested on, or that were decided beforehand."""
    yield from replay.scenario.boards[replay.edition.key].state.rulings
    for done in replay.steps:
        for outcome in done.outcomes:
            yield from outcome.verdict.all_open


def proven(pairs: Iterable[Pair], passed: Sequence["Replay"]) -> Iterator[Pair]:
    """The pairs that some scenario misses when they are switched off; those that mean to show them are asked first."""
    from munch_cli.arbiter.proving import graded

    for id, key in pairs:
        there = [replay for replay in passed if replay.edition.key == key and id in replay.ids]
        there.sort(key=lambda replay: id not in replay.scenario.shows)
        if any(graded(replay.scenario, key, id) in ("outcome", "citation") for replay in there):
            yield id, key


def by_topic(found: Coverage, book: Rulebook) -> dict[str, tuple[int, int, int, int]]:
    """Topic -> how many pairs it has, and how many of them are bound, enforced and decisive."""
    counts: dict[str, list[int]] = {topic: [0, 0, 0, 0] for topic in book.topics}
    for pair in found.pairs:
        row = counts[book.rules[pair[0]].topic]
        row[0] += 1
        row[1] += pair in found.bound
        row[2] += pair in found.enforced
        row[3] += pair in found.enforced and pair in found.decisive
    return {topic: (row[0], row[1], row[2], row[3]) for topic, row in counts.items()}
