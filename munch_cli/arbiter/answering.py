"""An answer in full: all there is to tell of it, found once, and told as lines or as JSON values; why it is so."""

from collections.abc import Callable, Iterator

from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.changes.kinds import Change, Wording
from munch_cli.arbiter.changes.smallest import Way, smallest, way_lines, way_said
from munch_cli.arbiter.legal import suggestions
from munch_cli.arbiter.replay import decided_by, house_json, house_lines
from munch_cli.arbiter.view import LAST, TEXT, TEXTS, TRUTH, by_name, many, opened, shapes, told
from munch_cli.engine.reasons import Reason, Verdict
from munch_cli.engine.settle import judge, reasons
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import law_of
from munch_cli.rulebook.book import Conflict, Edition, Gap, HouseRule, Rulebook
from munch_cli.show.facts import fact_said, readings, says, source
from munch_cli.show.look import Look, painted, wrapped
from munch_cli.show.verdicts import WORDS, happened_lines, reason_lines, verdict_lines, verdict_reasons
from munch_cli.table.cards import Catalogue
from munch_cli.table.commands import UNJUDGED, Command
from munch_cli.table.ids import PlayerId, RuleId
from munch_cli.table.records import NamedTuple
from munch_cli.table.saying import listed
from munch_cli.table.typed import Json

WAYS_MOST = 6
"""So many ways in which a refusal would be turned are told with an answer."""


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


class Answer(NamedTuple):
    """All there is to tell of a question that was put.

    ``house``: the house rules that decided; ``points``: what is open about it; ``elsewhere``: what other sheets answer,
    where this one says nothing; ``changes``: the smallest that would turn a refusal; ``next``: what could be said
    instead, or who decides.
    """

    asked: Answered
    house: tuple[HouseRule, ...]
    points: tuple[Point, ...]
    elsewhere: dict[str, list[Edition]]
    changes: tuple[Way, ...]
    next: list[str]


def answer(asked: Answered, book: Rulebook | None) -> Answer:
    """Finds all of it; without a rulebook, what is told unasked: no points, no other sheets, no pairs of changes."""
    before, verdict, command = asked.before, asked.last.verdict, asked.last.command
    within = asked.is_within_reach
    return Answer(
        asked,
        decided_by(before, asked.last),
        open_points(verdict, before, book) if book is not None else (),
        elsewhere(verdict, before, command, book) if book is not None and within else {},
        smallest(before, command, book, pairs=book is not None) if within else asked.reached,
        suggestions(before, command, verdict) if within else [],
    )


def answer_lines(found: Answer, book: Rulebook | None, look: Look, most: int = WAYS_MOST) -> list[str]:
    """The answer to a question, with all that helps to go on."""
    table, verdict = found.asked.before, found.asked.last.verdict
    lines = taken_lines(found.asked.sentence, look) if found.asked.is_taken else []
    lines += [*verdict_lines(verdict, table, look), *house_lines(found.house, look)]
    for point in found.points:
        if point.id in verdict.open:
            lines += point_lines(point, table, look, full=False)
    lines += elsewhere_lines(found.elsewhere, look)
    lines += way_lines(found.changes, table, book, look, most)
    return lines + [line for said in found.next for line in wrapped(said, look, "  ", "    ")]


def taken_lines(said: str, look: Look) -> list[str]:
    """The whole sentence that a shorter or looser one was taken as."""
    return wrapped(f"taken as: {said}", look, "", "  ")


ANSWER: dict[str, tuple[Json, Callable[[Answer, Rulebook], Json]]] = {
    "outcome": (LAST["verdict"][0], lambda found, book: found.asked.last.verdict.outcome),
    "taken_as": (TEXT, lambda found, book: found.asked.sentence),
    "edition": (TEXT, lambda found, book: found.asked.before.law.edition.key),
    "says": (by_name(TEXT), lambda found, book: _of_each_id(found, says)),
    "sources": (by_name(TEXT), lambda found, book: _of_each_id(found, source)),
    "house": (many(opened(dict.fromkeys(HouseRule._fields, TEXT))), lambda found, book: house_json(found.house)),
    "facts": (TEXTS, lambda found, book: list[Json](facts(found.asked.last.verdict.because, found.asked.before))),
    "points": (
        many(opened(shapes(POINT))),
        lambda found, book: [{name: made(point) for name, (_, made) in POINT.items()} for point in found.points],
    ),
    "elsewhere": (
        by_name(TEXTS),
        lambda found, book: {word: [box.key for box in boxes] for word, boxes in found.elsewhere.items()},
    ),
    "smallest_change": (
        many(opened({"says": TEXT, "changes": many({"type": "object"}), "because": TEXTS, "open": TEXTS})),
        lambda found, book: [way_json(way, found.asked.before, book) for way in found.changes],
    ),
    "next": (TEXTS, lambda found, book: list[Json](found.next)),
}
"""What an answer has as JSON besides what every last answer has: the shape of each name, and what makes it."""


def answer_json(found: Answer, book: Rulebook) -> dict[str, Json]:
    """The same as JSON values."""
    return {**told(found.asked.last), **{name: made(found, book) for name, (_, made) in ANSWER.items()}}


def _of_each_id(found: Answer, told: Callable[[str, Edition, Catalogue], str]) -> dict[str, Json]:
    """Of each id that an answer rests on, or that is open about it, what is told of it."""
    table, verdict = found.asked.before, found.asked.last.verdict
    ids = (*verdict.open, *verdict.ids, *verdict.open_after)
    return {id: told(id, table.law.edition, table.catalogue) for id in ids}


def facts(because: tuple[Reason, ...], table: Table) -> list[str]:
    """The facts of the board that decided, in words, each once."""
    said = [fact_said(name, value, table) for reason in because for name, value in reason.facts]
    return list(dict.fromkeys(text for text in said if text))


def way_json(way: Way, table: Table, book: Rulebook) -> dict[str, Json]:
    """A way in which a refusal would be turned."""
    return {
        "says": way_said(way, table, book),
        "changes": [_change(change, table, book) for change in way.changes],
        "because": list(way.ids),
        "open": list(way.open),
    }


def _change(change: Change, table: Table, book: Rulebook) -> dict[str, Json]:
    return {
        "kind": change.kind,
        "who": table.state.players[change.who].name if change.who >= 0 else None,
        "card": table.card(change.copy).name if change.copy >= 0 else _name(change, table),
        "number": change.number,
        "word": change.word,
        "now": Wording(table, book).now(change),
    }


def _name(change: Change, table: Table) -> str | None:
    return table.catalogue[change.card].name if change.card else None


# ---- why


def why_lines(asked: Answered, book: Rulebook, look: Look, eyes: PlayerId | None = None) -> list[str]:
    """Every reason behind an answer, what is open about it, and what happened because of what, as these eyes saw."""
    outcome, before = asked.last, asked.before
    verdict = outcome.verdict
    lines = _judged_lines(asked, look) + verdict_reasons(verdict, before, look)
    lines += house_lines(decided_by(before, outcome), look)
    if verdict.outcome in ("silent", "conflict") or verdict.open_after:
        for point in open_points(verdict, before, book):
            lines += point_lines(point, before, look)
        lines += elsewhere_lines(elsewhere(verdict, before, outcome.command, book), look)
    return lines + (happened_lines(outcome, look, eyes) if outcome.was_done else [])


def why_not_lines(asked: Answered, book: Rulebook, look: Look) -> list[str]:
    """Everything that stood in the way, also what was overruled, and all ways in which it would be allowed."""
    outcome, before = asked.last, asked.before
    verdict = outcome.verdict
    against = [reason for reason in verdict.because if reason.kind in ("refusal", "cannot")]
    overruled = [reason for reason in verdict.struck if reason.kind == "refusal"]
    if not verdict.is_fact and not isinstance(outcome.command, UNJUDGED):
        known = [(reason.ids, reason.facts) for reason in (*against, *overruled)]
        refusals = [one for one in reasons(before, outcome.command) if one.kind == "refusal"]
        against += [one for one in refusals if (one.ids, one.facts) not in known]
    lines = _judged_lines(asked, look)
    for reason in against:
        lines += reason_lines(reason, before, look)
    for reason in overruled:
        lines += reason_lines(reason, before, look, "against it, but overruled")
    if not against and not overruled:
        lines += wrapped(_nothing_against(verdict), look, "  ")
    ways = smallest(before, outcome.command, book) if asked.is_within_reach else ()
    return lines + way_lines(ways, before, book, look)


def _judged_lines(asked: Answered, look: Look) -> list[str]:
    """The sentence that was judged, and its verdict."""
    lines = wrapped(f"{asked.sentence}:", look) if asked.sentence else []
    return lines + verdict_lines(asked.last.verdict, asked.before, look, cite=False)


def _nothing_against(verdict: Verdict) -> str:
    """What to say where no rule refuses: whether an open point is all that is in the way, or no rule speaks at all."""
    if verdict.outcome not in ("silent", "conflict"):
        return "nothing stands in the way."
    if any(reason.kind == "licence" for reason in verdict.because):
        return "no rule stands in the way, only what the sheet leaves open."
    return "no rule stands in the way; no rule allows it either."
