"""What is open about an answer: the point, what each sheet hints at, how play goes on until then, and who decides.

Where no rule speaks at all, the other sheets are asked the same: that is all there is to go by.
"""

from collections.abc import Callable, Iterator

from munch_cli.arbiter.view import TEXT, TEXTS, TRUTH, by_name
from munch_cli.engine.reasons import Verdict
from munch_cli.engine.settle import judge
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of
from munch_cli.rulebook.book import Conflict, Edition, Gap, Rulebook
from munch_cli.show.facts import readings, says
from munch_cli.show.look import Look, painted, wrapped
from munch_cli.show.verdicts import WORDS
from munch_cli.table.commands import Command
from munch_cli.table.ids import RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import listed
from munch_cli.table.typed import Json


class Hint(NamedTuple):
    """A rule that bears on an open point, and the editions that have it, with the place in each sheet."""

    id: RuleId
    says: str
    places: tuple[tuple[str, str], ...]


class Point(NamedTuple):
    """An open point or contradiction on which an answer rests.

    ``said``: what each sheet says near it, by edition; ``leans``: the reading that play goes on with.
    """

    id: RuleId
    asks: str
    said: tuple[tuple[str, str], ...]
    readings: tuple[str, ...]
    leans: str
    is_ruled: bool
    hints: tuple[Hint, ...]


def open_points(verdict: Verdict, table: Table, book: Rulebook) -> tuple[Point, ...]:
    """The points that an answer or what follows rests on, each with its hints from every sheet."""
    return tuple(point for id in verdict.all_open if (point := open_point(id, table, book)) is not None)


def open_point(id: RuleId, table: Table, book: Rulebook) -> Point | None:
    """One point, or None if this sheet leaves nothing of the name open."""
    edition = table.law.edition
    gap = edition.gaps.get(id)
    conflict = next((one for one in edition.conflicts if one.id == id), None)
    if gap is None and conflict is None:
        return None
    asks = says(id, edition, table.catalogue).removeprefix(f"{WORDS['silent']}: ")
    ways = gap.readings if gap is not None else ("allowed", "refused")
    leans = table.state.rulings.get(id, gap.leans if gap is not None else conflict.leans if conflict else "")
    said = tuple((book.editions[key].short, text) for key, text in gap.says.items()) if gap is not None else ()
    return Point(id, asks, said, ways, leans, id in table.state.rulings, tuple(_hints(gap, conflict, book)))


def _hints(gap: Gap | None, conflict: Conflict | None, book: Rulebook) -> Iterator[Hint]:
    ids = gap.hints if gap is not None else tuple(id for side in conflict.between for id in side) if conflict else ()
    for id in dict.fromkeys(ids):
        holding = [edition for edition in book.editions.values() if edition.has(id)]
        if holding and id in book.rules:
            places = tuple((edition.key, edition.cite(id)) for edition in holding)
            yield Hint(RuleId(id), book.rules[id].says, places)


def point_lines(point: Point, table: Table, look: Look, full: bool = True) -> list[str]:
    """A point in words: what each sheet hints at, and if ``full``, where, the convention, and who decides."""
    lines = wrapped(f"open: {point.asks}", look, "  ", "    ") if full else []
    for sheet, text in point.said:
        lines += wrapped(f"{sheet}: {text}", look, "    ", "      ")
    for hint in point.hints:
        lines += wrapped(f"hint: {hint.says}", look, "    ", "      ")
        lines += painted(hint.id, "dim", look, "      ")
        for place in dict.fromkeys(cited for _, cited in hint.places) if full else ():
            lines += painted(place, "dim", look, "        ", "          ")
    if not point.hints and not point.said:
        lines += wrapped("no sheet hints at an answer.", look, "    ")
    return lines + (wrapped(f"{_goes_on(point, table)}.", look, "    ", "      ") if full else [])


def _goes_on(point: Point, table: Table) -> str:
    gap = table.law.edition.gaps.get(point.id)
    owner = table.state.owner
    who = table.state.players[owner].name if owner >= 0 else "the owner of the game"
    if point.is_ruled:
        return f"{who} has decided: {point.leans}"
    goes = readings(gap, point.leans) if gap is not None else f"play goes on with {point.leans!r}"
    return f"{goes}; {who} decides"


# ---- where no rule speaks


def elsewhere(verdict: Verdict, table: Table, command: Command, book: Rulebook) -> dict[str, list[Edition]]:
    """What the other sheets answer to a command of which this one says nothing: the outcome -> the sheets."""
    found: dict[str, list[Edition]] = {}
    if verdict.outcome != "silent" or verdict.open or verdict.ids:
        return found
    for edition in book.editions.values():
        if edition.key != table.law.edition.key:
            outcome = judge(Table(table.state, law_of(edition), table.catalogue), command).outcome
            found.setdefault(outcome, []).append(edition)
    return found


def elsewhere_lines(found: dict[str, list[Edition]], look: Look) -> list[str]:
    """The answers of the other sheets in a line."""
    said = [f"{WORDS[word]} by {listed([one.short for one in sheets])}" for word, sheets in found.items()]
    return wrapped(f"by the other sheets: {'; '.join(said)}.", look, "  ", "    ") if said else []


POINT: dict[str, tuple[Json, Callable[[Point], Json]]] = {
    "id": (TEXT, lambda point: point.id),
    "asks": (TEXT, lambda point: point.asks),
    "said": (by_name(TEXT), lambda point: dict[str, Json](point.said)),
    "readings": (TEXTS, lambda point: list(point.readings)),
    "leans": (TEXT, lambda point: point.leans),
    "ruled": (TRUTH, lambda point: point.is_ruled),
    "hints": (by_name({}), lambda point: {hint.id: dict[str, Json](hint.places) for hint in point.hints}),
}
"""A point as JSON values, each with its shape."""
