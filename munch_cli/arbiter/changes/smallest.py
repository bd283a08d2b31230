"""The smallest change: the least that would have to be different for a refused sentence to be allowed.

It is found by trying. Every change worth trying is made on a copy of the board, and the engine judges the sentence
there. Single changes come first. If none helps, pairs are tried, as many as a budget allows. What does not help is
never named.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from munch_cli.arbiter.changes.change_kinds import Change, at_rest, changed, highest, worth_trying
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.run import perform
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.rulebook.book import Rulebook
from munch_cli.table.commands import UNJUDGED, Command
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.typed import NamedTuple

MOST_PAIRS = 600
"""How many pairs of changes are tried."""
MOST_FIRSTS = 8
"""Only so many changes that got somewhere are tried together with others."""
ENOUGH = "nothing-owed"
OPPOSITES = (
    frozenset(("running", "not-running")),
    frozenset(("fight", "no-fight")),
    frozenset(("helper", "no-helper")),
)
"""Pairs of kinds of change that undo each other."""
SETTLING = ("turn", "phase")
"""What comes along with another moment of play, and the changes that bring such a moment."""


class ChangeSet(NamedTuple):
    """Changes that together let the sentence through, and the rules that then allow it.

    ``open``: the open points that this would rest on, () if it would be plainly allowed.
    """

    changes: tuple[Change, ...]
    ids: tuple[RuleId, ...]
    open: tuple[RuleId, ...] = ()


class Tried(NamedTuple):
    """A change that was made, the board after it, and the verdict there."""

    change: Change
    table: Table
    verdict: Verdict


def smallest(table: Table, command: Command, book: Rulebook | None = None, pairs: bool = True) -> tuple[ChangeSet, ...]:
    """The ways in which a refused command would be allowed, the cheapest first. Empty if it was not refused.

    ``book``: also try the other sheets. ``pairs``: try two changes together if no single change of the board helps. If
    nothing makes it plainly allowed, the changes that would leave it open are named.
    """
    before = perform(table, command).verdict
    if before.outcome != "refused" or isinstance(command, UNJUDGED):
        return ()
    tried = list(_tried(table, command, book))
    found = [way for one in tried if (way := _way((one.change,), one, command)) is not None]
    sheets = [way for way in found if way.changes[0].kind == "sheet"]
    here = [way for way in found if way.changes[0].kind != "sheet"]
    ways = _without_more_than_is_needed([way for way in here if not way.open])
    if not ways and pairs:
        ways = _pairs([one for one in tried if one.change.kind != "sheet"], before, command)
    return tuple(levels_together([*(ways or here), *(way for way in sheets if not way.open)], table))


def _tried(table: Table, command: Command, book: Rulebook | None) -> Iterator[Tried]:
    for change in worth_trying(table, command, book):
        new = changed(table, change, {} if book is None else book.editions)
        if new is not None:
            yield Tried(change, new, judge(new, command))


def _without_more_than_is_needed(ways: list[ChangeSet]) -> list[ChangeSet]:
    """Another moment of play also settles what is owed: it is not named where just that would help."""
    if not any(way.changes[0].kind == ENOUGH for way in ways):
        return ways
    return [way for way in ways if way.changes[0].kind not in SETTLING]


def _way(changes: tuple[Change, ...], last: Tried, command: Command) -> ChangeSet | None:
    """The way that changes are, if the sentence is carried out after them, on a board that can lie like that."""
    if not last.verdict.goes_ahead or not at_rest(last.table):
        return None
    verdict = perform(last.table, command).verdict
    return ChangeSet(changes, verdict.ids, verdict.open)


# ---- two together


def _pairs(tried: Sequence[Tried], before: Verdict, command: Command) -> list[ChangeSet]:
    """Yield pairs of changes that each remove an obstacle."""
    firsts = _one_level_each([one for one in tried if _gets_somewhere(before, one.verdict)])[:MOST_FIRSTS]
    tried_together = ((first.change, second) for first in firsts for second in _tried(first.table, command, None))
    found: dict[frozenset[Change], ChangeSet] = {}
    for change, second in islice(tried_together, MOST_PAIRS):
        pair, kinds = (change, second.change), frozenset((change.kind, second.change.kind))
        same = len(kinds) == 1 and second.change.who == change.who
        if same or kinds in OPPOSITES or frozenset(pair) in found:
            continue
        way = _way(pair, second, command)
        if way is not None and not way.open:
            found[frozenset(pair)] = way
    return list(found.values())


def _gets_somewhere(before: Verdict, after: Verdict) -> bool:
    """Return True if less stands in the way than before."""
    if before.is_fact:
        return after.ids != before.ids
    if after.outcome in ("silent", "conflict"):
        return True
    return after.outcome == "refused" and set(after.ids) < set(before.ids)


def _one_level_each(firsts: Sequence[Tried]) -> list[Tried]:
    """Keep only the nearest of several Levels of one player."""
    seen: set[PlayerId] = set()
    kept = []
    for one in firsts:
        if one.change.kind == "level":
            if one.change.who in seen:
                continue
            seen.add(one.change.who)
        kept.append(one)
    return kept


# ---- Levels said together


def levels_together(found: Sequence[ChangeSet], table: Table) -> Iterator[ChangeSet]:
    """Levels that all help, said as one: "at Level 4 or lower". Only those next to the present Level are joined."""
    done: set[tuple[PlayerId, frozenset[Change]]] = set()
    for way in found:
        level = _level_in(way)
        if level is None:
            yield way
            continue
        who = level.who
        beside = frozenset(way.changes) - {level}
        if (who, beside) in done:
            continue
        done.add((who, beside))
        alike = [other for one in found if (other := _level_in(one)) and frozenset(one.changes) - {other} == beside]
        helping = {other.number for other in alike if other.who == who}
        for one in _runs(level, helping, table.state.players[who].level, highest(table)):
            yield way._replace(changes=tuple(one if change == level else change for change in way.changes))


def _level_in(way: ChangeSet) -> Change | None:
    return next((change for change in way.changes if change.kind == "level"), None)


def _runs(change: Change, helping: set[int], now: int, highest: int) -> Iterator[Change]:
    """The Levels below the present one that help, and those above it."""
    below = sorted((level for level in helping if level < now), reverse=True)
    above = sorted(level for level in helping if level > now)
    if below:
        yield change._replace(number=below[0], word="or lower" if len(below) == below[0] > 1 else "")
    if above:
        to_the_end = len(above) == highest - above[0] + 1 > 1
        yield change._replace(number=above[0], word="or higher" if to_the_end else "")


# ---- changes in words
