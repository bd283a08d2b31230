"""All that chance can make of a board: every way the dice can fall, each with how likely it is.

A chance to answer (a roll, a Curse) is let pass by everybody, unless it is said whose answers are to be tried; then
that one answers as serves him best. A card that would be drawn from a pile is not looked at: the board stays there.
Who of several loots a body first is taken by one throw of the dice: nothing that is asked about hangs on it, and every
throw of every looter would be more boards than anybody could look through.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

from munch_cli.arbiter.ways.moves import own_moves
from munch_cli.engine.run import Outcome, perform
from munch_cli.engine.table import Table
from munch_cli.rules.death import DIE as LOOTING
from munch_cli.table import commands as c
from munch_cli.table import events as e
from munch_cli.table.apply import top_layer
from munch_cli.table.debts import Debt
from munch_cli.table.ids import NO_PLAYER, CopyId, PlayerId
from munch_cli.table.records import NamedTuple

PIPS = range(1, 7)
DEEPEST = 12
"""So many rolls and answers one after the other are followed; no more lie between two sentences of people."""
LETTING_PASS = (c.LetHappen, c.Pass)
ANSWERING = (c.UseAbility, c.PlayCard)


class Leaf(NamedTuple):
    """One end: how likely it is, what happened on the way, the board then, and who could have answered.

    ``by``: the cards with which the one whose wish was followed answered on the way.
    """

    chance: Fraction
    events: tuple[e.Event, ...]
    table: Table
    asked: frozenset[PlayerId] = frozenset()
    by: tuple[CopyId, ...] = ()


class Wish(NamedTuple):
    """Whose answers are tried, and what they are to bring about."""

    who: PlayerId
    fulfilled: Callable[[Leaf], bool]


def spread(outcome: Outcome, wish: Wish | None = None) -> list[Leaf]:
    """Every end of what a sentence set going; their chances add up to 1."""
    return list(_ends(Leaf(Fraction(1), outcome.events, outcome.table), wish, DEEPEST))


def spread_table(table: Table) -> list[Leaf]:
    """Every end of what a board already waits for."""
    return list(_ends(Leaf(Fraction(1), (), table), None, DEEPEST))


def _ends(leaf: Leaf, wish: Wish | None, left: int) -> Iterator[Leaf]:
    top = top_layer(leaf.table.state) if left else []
    die = next((debt for debt in top if debt.what == "die"), None)
    if die is not None and die.words == (LOOTING,) and left < DEEPEST:
        yield from _ends(_after(leaf, perform(leaf.table, c.DieShows(_not_yet_thrown(leaf.table)))), wish, left)
        return
    if die is not None:
        for pips in PIPS:
            yield from _ends(_after(leaf, perform(leaf.table, c.DieShows(pips)), Fraction(1, 6)), wish, left - 1)
        return
    debt = next((debt for debt in top if debt.what == "respond" and debt.who != NO_PLAYER), None)
    passing = None if debt is None else _passed(leaf, debt)
    if debt is None or passing is None:
        yield leaf
        return
    passed = list(_ends(passing, wish, left - 1))
    if wish is not None and wish.who == debt.who:
        passed = _best(leaf, wish, passed, left)
    yield from passed


def _not_yet_thrown(table: Table) -> int:
    """The highest throw that no looter has yet, so that they are not tied again."""
    thrown = {debt.count for debt in table.owed("loot")}
    return next((pips for pips in reversed(PIPS) if pips not in thrown), 1)


def _after(leaf: Leaf, outcome: Outcome, chance: Fraction = Fraction(1)) -> Leaf:
    return leaf._replace(chance=leaf.chance * chance, events=(*leaf.events, *outcome.events), table=outcome.table)


def _passed(leaf: Leaf, debt: Debt) -> Leaf | None:
    """The board once a chance to answer has passed; None if it cannot be let pass."""
    for command in LETTING_PASS:
        outcome = perform(leaf.table, command(debt.who))
        if outcome.was_done:
            return _after(leaf, outcome)._replace(asked=leaf.asked | {debt.who})
    return None


def _best(leaf: Leaf, wish: Wish, passed: list[Leaf], left: int) -> list[Leaf]:
    """The ends of whichever answer, or none, fulfils the wish most often."""
    best, most = passed, _how_likely(passed, wish)
    for command in own_moves(leaf.table, wish.who):
        if not isinstance(command, ANSWERING):
            continue
        outcome = perform(leaf.table, command)
        if not outcome.was_done:
            continue
        answered = _after(leaf, outcome)._replace(asked=leaf.asked | {wish.who}, by=(*leaf.by, command.card))
        ends = list(_ends(answered, wish, left - 1))
        if (chance := _how_likely(ends, wish)) > most:
            best, most = ends, chance
    return best


def _how_likely(ends: list[Leaf], wish: Wish) -> Fraction:
    return sum((end.chance for end in ends if wish.fulfilled(end)), Fraction(0))
