"""Whether something may be done: the verdict with all that helps to go on, and why it is so or not."""

from collections.abc import Callable, Sequence

from munch_cli.arbiter.answering import Judged, Point, Reasons, ReasonsAgainst
from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.changes.change_kinds import Change, ChangeNames
from munch_cli.arbiter.changes.smallest import ChangeSet, smallest
from munch_cli.arbiter.view import LAST, told
from munch_cli.engine.reasons import Reason, Verdict
from munch_cli.engine.settle import reasons
from munch_cli.engine.table import Table
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.shapes import TEXT, TEXTS, TRUTH, by_name, made, many, opened, shapes
from munch_cli.language.facts import fact_said, readings, says, source
from munch_cli.rulebook.book import Edition, HouseRule, Rulebook
from munch_cli.show.look import Look, painted, wrapped
from munch_cli.show.verdicts import (
    WORDS,
    happened_lines,
    house_json,
    house_lines,
    reason_lines,
    verdict_lines,
    verdict_reasons,
)
from munch_cli.show.what_may import suggestions
from munch_cli.table.cards import Catalogue
from munch_cli.table.commands import UNJUDGED
from munch_cli.table.ids import NO_COPY, NO_PLAYER
from munch_cli.table.saying import listed
from munch_cli.table.typed import Json

LEAD, OPEN_LEAD = "it would be allowed", "the sheet doesn't say"


TOGETHER = ("is", "without", "with", "sheet", "one-foe", "is-not")
"""Kinds of reason that share one sentence."""


def way_said(way: ChangeSet, table: Table, book: Rulebook | None) -> str:
    """One way: "if it were Bob's turn, and out of combat"."""
    wording = ChangeNames(table, book)
    return " and ".join(wording.said((change,)) for change in way.changes)


def ways_said(ways: Sequence[ChangeSet], table: Table, book: Rulebook | None, most: int = 0) -> list[str]:
    """All ways, those of one kind together. Only the first ``most`` of them (0: all)."""
    wording = ChangeNames(table, book)
    groups: dict[tuple[object, ...], list[ChangeSet]] = {}
    for number, way in enumerate(ways):
        alone = len(way.changes) == 1 and way.changes[0].kind in TOGETHER
        about = way.changes[0]
        alike = (about.kind, about.who, about.copy if about.kind == "with" else "") if alone else (number,)
        groups.setdefault(alike, []).append(way)
    said = [
        way_said(group[0], table, book) if len(group) == 1 else wording.said([way.changes[0] for way in group])
        for group in groups.values()
    ]
    return said[:most] if most else said


def way_lines(ways: Sequence[ChangeSet], table: Table, book: Rulebook | None, look: Look, most: int = 0) -> list[str]:
    """The ways as lines: one sentence, or a list. Those that leave the answer open stand by themselves."""
    plain = [way for way in ways if not way.open]
    others = [way for way in ways if way.open]
    lines = _listed(LEAD, ways_said(plain, table, book, most), look)
    return lines + _listed(OPEN_LEAD, ways_said(others, table, book, most), look)


def _listed(lead: str, said: Sequence[str], look: Look) -> list[str]:
    if not said:
        return []
    if len(said) == 1:
        only = f"{said[0][:1].upper()}{said[0][1:]} {lead}." if lead == OPEN_LEAD else f"{lead} {said[0]}."
        return wrapped(only, look, "  ", "    ")
    return [f"  {lead}", *(line for one in said for line in wrapped(f"- {one}", look, "    ", "      "))]


WAYS_MOST, WAYS_UNASKED = 6, 3
"""How many ways round a refusal a whole answer tells, and how many an answer that was not asked for. "why not" tells
all."""


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
    who = table.name(owner) if owner != NO_PLAYER else "the owner of the game"
    if point.is_ruled:
        return f"{who} has decided: {point.leans}"
    goes = readings(gap, point.leans) if gap is not None else f"play goes on with {point.leans!r}"
    return f"{goes}; {who} decides"


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


def judged_lines(found: Judged, look: Look, cites: bool = True) -> list[str]:
    """The answer in words, with all that helps to go on. ``cites``: with the rules and their places."""
    table, verdict = found.asked.before, found.asked.last.verdict
    lines = taken_lines(found.asked.sentence, look) if found.asked.is_taken else []
    lines += [*verdict_lines(verdict, table, look, cites, found.asked.last.command), *house_lines(found.house, look)]
    for point in found.points:
        if point.id in verdict.open:
            lines += point_lines(point, table, look, full=False)
    lines += elsewhere_lines(found, look)
    if found.changes:
        book, most = (load_rulebook(), WAYS_MOST) if found.is_whole else (None, WAYS_UNASKED)
        lines += way_lines(found.changes, table, book, look, most)
    return lines + [line for said in next_said(found) for line in wrapped(said, look, "  ", "    ")]


def next_said(found: Judged) -> list[str]:
    """What could be said instead, or who decides."""
    asked = found.asked
    is_open = asked.is_within_reach and found.word != "allowed"
    return suggestions(asked.before, asked.last.command, asked.last.verdict) if is_open else []


def elsewhere_lines(found: Judged, look: Look) -> list[str]:
    """The answers of the other sheets in a line."""
    said = [f"{WORDS[word]} by {listed([one.short for one in sheets])}" for word, sheets in found.elsewhere.items()]
    return wrapped(f"by the other sheets: {'; '.join(said)}.", look, "  ", "    ") if said else []


def judged_json(found: Judged) -> dict[str, Json]:
    """The same as JSON values."""
    return {**told(found.asked.last), **made(ANSWER, found)}


def taken_lines(said: str, look: Look) -> list[str]:
    """The whole sentence that a shorter or looser one was taken as."""
    return wrapped(f"taken as: {said}", look, "", "  ")


ANSWER: dict[str, tuple[Json, Callable[[Judged], Json]]] = {
    "outcome": (LAST["verdict"][0], lambda found: found.asked.last.verdict.outcome),
    "taken_as": (TEXT, lambda found: found.asked.sentence),
    "edition": (TEXT, lambda found: found.asked.before.law.edition.key),
    "says": (by_name(TEXT), lambda found: _of_each_id(found, says)),
    "sources": (by_name(TEXT), lambda found: _of_each_id(found, source)),
    "house": (many(opened(dict.fromkeys(HouseRule._fields, TEXT))), lambda found: house_json(found.house)),
    "facts": (TEXTS, lambda found: list[Json](facts(found.asked.last.verdict.because, found.asked.before))),
    "points": (
        many(opened(shapes(POINT))),
        lambda found: [made(POINT, point) for point in found.points],
    ),
    "elsewhere": (
        by_name(TEXTS),
        lambda found: {word: [box.key for box in boxes] for word, boxes in found.elsewhere.items()},
    ),
    "smallest_change": (
        many(opened({"says": TEXT, "changes": many({"type": "object"}), "because": TEXTS, "open": TEXTS})),
        lambda found: [way_json(way, found.asked.before) for way in found.changes],
    ),
    "next": (TEXTS, lambda found: list[Json](next_said(found))),
}
"""The fields of an answer as JSON, beside those of every last answer: the shape of each, and what makes it."""


def _of_each_id(found: Judged, told: Callable[[str, Edition, Catalogue], str]) -> dict[str, Json]:
    """Something told of each id that an answer rests on, or that is open about it."""
    table = found.asked.before
    ids = (*found.ids, *found.asked.last.verdict.open_after)
    return {id: told(id, table.law.edition, table.catalogue) for id in ids}


def facts(because: tuple[Reason, ...], table: Table) -> list[str]:
    """The facts of the board that decided, in words, each once."""
    said = [fact_said(name, value, table) for reason in because for name, value in reason.facts]
    return list(dict.fromkeys(text for text in said if text))


def way_json(way: ChangeSet, table: Table) -> dict[str, Json]:
    """A way in which a refusal would be turned."""
    return {
        "says": way_said(way, table, load_rulebook()),
        "changes": [_change(change, table) for change in way.changes],
        "because": list(way.ids),
        "open": list(way.open),
    }


def _change(change: Change, table: Table) -> dict[str, Json]:
    return {
        "kind": change.kind,
        "who": table.name(change.who) if change.who != NO_PLAYER else None,
        "card": table.card(change.copy).name if change.copy != NO_COPY else _name(change, table),
        "number": change.number,
        "word": change.word,
        "now": ChangeNames(table, None).now(change),
    }


def _name(change: Change, table: Table) -> str | None:
    return table.catalogue[change.card].name if change.card else None


def reasons_lines(answer: Reasons, look: Look) -> list[str]:
    """The reasons in words."""
    outcome, before = answer.asked.last, answer.asked.before
    verdict = outcome.verdict
    found = Judged(answer.asked)
    lines = _judged_lines(answer.asked, look) + verdict_reasons(verdict, before, look)
    lines += house_lines(found.house, look)
    if verdict.outcome in ("silent", "conflict") or verdict.open_after:
        for point in found.points:
            lines += point_lines(point, before, look)
        lines += elsewhere_lines(found, look)
    return lines + (happened_lines(outcome.events, outcome.table, look, answer.eyes) if outcome.was_done else [])


def against_lines(answer: ReasonsAgainst, look: Look) -> list[str]:
    """The reasons in words, and each way in which it would be allowed."""
    outcome, before = answer.asked.last, answer.asked.before
    verdict, book = outcome.verdict, load_rulebook()
    against = [reason for reason in verdict.because if reason.kind in ("refusal", "cannot")]
    overruled = [reason for reason in verdict.struck if reason.kind == "refusal"]
    if not verdict.is_fact and not isinstance(outcome.command, UNJUDGED):
        known = [(reason.ids, reason.facts) for reason in (*against, *overruled)]
        refusals = [one for one in reasons(before, outcome.command) if one.kind == "refusal"]
        against += [one for one in refusals if (one.ids, one.facts) not in known]
    lines = _judged_lines(answer.asked, look)
    for reason in against:
        lines += reason_lines(reason, before, look)
    for reason in overruled:
        lines += reason_lines(reason, before, look, "against it, but overruled")
    if not against and not overruled:
        lines += wrapped(_nothing_against(verdict), look, "  ")
    ways = smallest(before, outcome.command, book) if answer.asked.is_within_reach else ()
    return lines + way_lines(ways, before, book, look)


def _judged_lines(asked: Answered, look: Look) -> list[str]:
    """The sentence that was judged, and its verdict."""
    lines = wrapped(f"{asked.sentence}:", look) if asked.sentence else []
    return lines + verdict_lines(asked.last.verdict, asked.before, look, cite=False, command=asked.last.command)


def _nothing_against(verdict: Verdict) -> str:
    """What to say where no rule refuses: whether an open point is all that is in the way, or no rule speaks at all."""
    if verdict.outcome not in ("silent", "conflict"):
        return "nothing stands in the way."
    if any(reason.kind == "licence" for reason in verdict.because):
        return "no rule stands in the way, only what the sheet leaves open."
    return "no rule stands in the way; no rule allows it either."
