"""How a fight can still be won or stopped."""

from collections.abc import Callable, Iterator

from munch_cli.arbiter.asking import unknown_strengths
from munch_cli.arbiter.ways.ways import Ways
from munch_cli.engine.table import Table
from munch_cli.engine.unknown import open_hands
from munch_cli.files.shapes import COUNT, NUMBER, PIPS, TEXT, TEXTS, TRUTH, many, one_of, opened, or_null
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import Json

INDENT, DEEPER = "    ", "      "


def ways_lines(way: Ways, look: Look) -> list[str]:
    """The answer in words: what can be won and how, what breaks it, and what was not looked at."""
    if way.means == "no fight":
        return wrapped("no fight is on.", look)
    lines = list(_stopping(way, look) if way.against else _winning(way, look))
    return lines + list(_not_looked_at(way, look))


def _winning(way: Ways, look: Look) -> Iterator[str]:
    who = way.table.name(way.who)
    if not way.line:
        yield from _nearest(way, look)
        return
    ours, theirs = way.totals
    sums = f", {ours} to {theirs}" if way.totals != (0, 0) else ""
    helped = f" if {listed([way.table.name(one) for one in way.needs])} will" if way.needs else ""
    lucky = " with luck" if way.means == "with luck" else ""
    yield from _headed(f"{who} can win this{lucky}{helped}{sums}:", way.line, look)
    for pips in way.pips:
        shown = listed([str(one) for one in sorted(pips)], "or")
        yield from wrapped(f"The die has to show {shown}: {len(pips)} in 6.", look)
    if way.reply:
        yield from _headed("But it can be broken:", way.reply, look)
        if way.holds:
            yield from _headed("This holds whatever they answer:", way.holds, look)
        else:
            yield from wrapped("No way was found that holds whatever they answer.", look)
    elif way.holds and way.is_complete:
        yield from wrapped("Nothing that can be seen breaks it.", look)


def _nearest(way: Ways, look: Look) -> Iterator[str]:
    who = way.table.name(way.who)
    if way.means == "lost":
        yield from wrapped(f"{who} can no longer win this: the munchkins are running away.", look)
        return
    if unknown := unknown_strengths(way.table):
        yield from wrapped(f"No source tells how strong {listed(unknown)} may be, so this cannot be reckoned.", look)
        return
    lead = f"{who} cannot win this" if way.is_complete else f"No way was found for {who} to win this"
    yield from wrapped(f"{lead}: {counted(way.lacks, 'point')} lacking as it stands.", look)
    if way.best:
        yield from _headed(f"The nearest, still {counted(way.best_lacks, 'point')} short:", way.best, look)


def _stopping(way: Ways, look: Look) -> Iterator[str]:
    who = way.table.name(way.who)
    fighters = listed([way.table.name(one) for one in way.table.fighters()])
    if way.means == "none":
        lead = f"{who} cannot stop {fighters}" if way.is_complete else f"No way was found for {who} to stop {fighters}"
        yield from wrapped(f"{lead} from winning.", look)
    elif way.line:
        yield from _headed(f"{who} can stop {fighters} from winning alone:", way.line, look)
    else:
        yield from wrapped(f"{fighters} cannot win alone as it stands; {who} need do nothing.", look)


def _headed(head: str, sentences: tuple[str, ...], look: Look) -> Iterator[str]:
    for line in wrapped(head, look):
        yield paint(line, "strong", look)
    for sentence in sentences:
        yield from wrapped(sentence, look, INDENT, DEEPER)


def unknown_hands_lines(table: Table, look: Look) -> list[str]:
    """Return the note that an answer leaves out cards which players may hold, nothing if all hands are known."""
    holders = hands_unknown(table)
    said = f"Unknown, and not reckoned with: what else {listed(holders)} may hold."
    return wrapped(said, look) if holders else []


def hands_unknown(table: Table) -> list[str]:
    """Return the names of the players who may hold cards besides those that are named."""
    return [table.name(one) for one in open_hands(table)]


def _not_looked_at(way: Ways, look: Look) -> Iterator[str]:
    holders = [way.table.name(one) for one in way.hidden if way.table.hand(one)]
    if holders:
        yield from wrapped(f"Hidden, and not reckoned with: what {listed(holders)} may hold.", look)
    yield from unknown_hands_lines(way.table, look)
    if not way.is_complete:
        yield from wrapped(f"There was too much to look through all of it ({way.tried} sentences were tried).", look)


TOTALS = ("munchkins", "monsters")


WAYS: dict[str, tuple[Json, Callable[[Ways], Json]]] = {
    "for": (TEXT, lambda way: way.table.name(way.who)),
    "against": (TRUTH, lambda way: way.against),
    "means": (one_of(("alone", "with help", "with luck", "none", "no fight", "lost")), lambda way: way.means),
    "lacks": (NUMBER, lambda way: way.lacks),
    "line": (TEXTS, lambda way: list(way.line)),
    "totals": (
        or_null(opened(dict.fromkeys(TOTALS, NUMBER))),
        lambda way: dict(zip(TOTALS, way.totals, strict=True)) if way.totals != (0, 0) else None,
    ),
    "needs": (TEXTS, lambda way: [way.table.name(one) for one in way.needs]),
    "dice": (many(many(PIPS)), lambda way: [list(pips) for pips in way.pips]),
    "broken_by": (TEXTS, lambda way: list(way.reply)),
    "holds": (TEXTS, lambda way: list(way.holds)),
    "nearest": (
        or_null(opened({"line": TEXTS, "lacks": NUMBER})),
        lambda way: {"line": list(way.best), "lacks": way.best_lacks} if way.means == "none" else None,
    ),
    "hidden": (TEXTS, lambda way: [way.table.name(one) for one in way.hidden]),
    "hands_unknown": (TEXTS, lambda way: [*hands_unknown(way.table)]),
    "complete": (TRUTH, lambda way: way.is_complete),
    "tried": (COUNT, lambda way: way.tried),
}
"""What the answer has as JSON: the shape of each name, and what makes it."""
