"""How a fight can still be won, in words and as JSON values.

Jenn can win this, 13 to 11:
    Jenn plays Fluffy on Pumpkinhead
    …
"""

from collections.abc import Iterator

from munch_cli.arbiter.unknown_facts import unknown_strengths
from munch_cli.arbiter.ways.ways import Ways
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table.ids import PlayerId
from munch_cli.table.saying import counted, listed
from munch_cli.table.typed import Json

VERSION = 1
"""Counted up when a name in the JSON changes its meaning."""
INDENT, DEEPER = "    ", "      "


def ways_lines(way: Ways, look: Look) -> list[str]:
    """The answer: what can be won and how, what breaks it, and what was not looked at."""
    if way.means == "no fight":
        return wrapped("no fight is on.", look)
    lines = list(_stopping(way, look) if way.against else _winning(way, look))
    return lines + list(_not_looked_at(way, look))


def _winning(way: Ways, look: Look) -> Iterator[str]:
    who = _name(way, way.who)
    if not way.line:
        yield from _nearest(way, look)
        return
    ours, theirs = way.totals
    sums = f", {ours} to {theirs}" if way.totals != (0, 0) else ""
    helped = f" if {listed([_name(way, one) for one in way.needs])} will" if way.needs else ""
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
    who = _name(way, way.who)
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
    who = _name(way, way.who)
    fighters = listed([_name(way, one) for one in way.table.fighters()])
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


def _not_looked_at(way: Ways, look: Look) -> Iterator[str]:
    holders = [_name(way, one) for one in way.hidden if way.table.hand(one)]
    if holders:
        yield from wrapped(f"Hidden, and not reckoned with: what {listed(holders)} may hold.", look)
    if not way.is_complete:
        yield from wrapped(f"There was too much to look through all of it ({way.tried} sentences were tried).", look)


def _name(way: Ways, who: PlayerId) -> str:
    return way.table.state.players[who].name


def ways_json(way: Ways) -> dict[str, Json]:
    """The answer as JSON values; `munch schema ways` tells its shape."""
    return {
        "munch": VERSION,
        "for": _name(way, way.who),
        "against": way.against,
        "means": way.means,
        "lacks": way.lacks,
        "line": list(way.line),
        "totals": {"munchkins": way.totals[0], "monsters": way.totals[1]} if way.totals != (0, 0) else None,
        "needs": [_name(way, one) for one in way.needs],
        "dice": [list(pips) for pips in way.pips],
        "broken_by": list(way.reply),
        "holds": list(way.holds),
        "nearest": {"line": list(way.best), "lacks": way.best_lacks} if way.means == "none" else None,
        "hidden": [_name(way, one) for one in way.hidden],
        "complete": way.is_complete,
        "tried": way.tried,
    }
