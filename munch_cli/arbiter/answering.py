"""An answer in full, as lines and as JSON values: the verdict, what is open, the smallest change, the next step."""

from munch_cli.arbiter.asking import Answered
from munch_cli.arbiter.changes.making import Change
from munch_cli.arbiter.changes.said import fact_said, way_lines, way_said
from munch_cli.arbiter.changes.smallest import Way, smallest
from munch_cli.arbiter.house import house_json, house_lines
from munch_cli.arbiter.next_step import suggestions
from munch_cli.arbiter.open_points import elsewhere, elsewhere_lines, open_points, point_json, point_lines
from munch_cli.arbiter.view.view import told
from munch_cli.engine.reasons import Reason
from munch_cli.engine.table import Table
from munch_cli.language.say import say
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.citing import says, source
from munch_cli.show.facts import fact_said as particular
from munch_cli.show.look import Look, wrapped
from munch_cli.show.verdicts import verdict_lines
from munch_cli.table.plain import Json

WAYS_MOST = 6
"""So many ways in which a refusal would be turned are told with an answer."""


def answer_lines(answered: Answered, book: Rulebook, look: Look) -> list[str]:
    """The answer to a question, with all that helps to go on."""
    table, outcome = answered.before, answered.last
    verdict = outcome.verdict
    lines = taken_lines(say(outcome.command, table.state, table.catalogue), look) if answered.is_taken else []
    lines += [*verdict_lines(verdict, table, look), *house_lines(table, outcome, look)]
    for point in open_points(verdict, table, book):
        if point.id in verdict.open:
            lines += point_lines(point, table, look, full=False)
    if answered.is_within_reach:
        lines += elsewhere_lines(elsewhere(verdict, table, outcome.command, book), look)
    lines += way_lines(_ways(answered, book), table, book, look, WAYS_MOST)
    if answered.is_within_reach:
        for said in suggestions(table, outcome.command, verdict):
            lines += wrapped(said, look, "  ", "    ")
    return lines


def taken_lines(said: str, look: Look) -> list[str]:
    """The whole sentence that a shorter or looser one was taken as."""
    return wrapped(f"taken as: {said}", look, "", "  ")


def _ways(answered: Answered, book: Rulebook) -> tuple[Way, ...]:
    """The ways in which a refusal would be turned."""
    if not answered.is_within_reach:
        return answered.reached
    return smallest(answered.before, answered.last.command, book)


def answer_json(answered: Answered, book: Rulebook) -> dict[str, Json]:
    """The same as JSON values; their shape is told by ``munch_cli.arbiter.answer_schemas``."""
    table, outcome = answered.before, answered.last
    verdict = outcome.verdict
    within = answered.is_within_reach
    ways = _ways(answered, book)
    others = elsewhere(verdict, table, outcome.command, book) if within else {}
    ids = (*verdict.open, *verdict.ids, *verdict.open_after)
    return {
        **told(outcome),
        "outcome": verdict.outcome,
        "taken_as": say(outcome.command, table.state, table.catalogue) if within else "",
        "edition": table.law.edition.key,
        "says": {id: says(id, table.law.edition, table.catalogue) for id in ids},
        "sources": {id: source(id, table.law.edition, table.catalogue) for id in ids},
        "house": house_json(table, outcome),
        "facts": list[Json](facts(verdict.because, table)),
        "points": [point_json(point) for point in open_points(verdict, table, book)],
        "elsewhere": {word: [edition.key for edition in editions] for word, editions in others.items()},
        "smallest_change": [way_json(way, table, book) for way in ways],
        "next": list[Json](suggestions(table, outcome.command, verdict)) if within else [],
    }


def facts(because: tuple[Reason, ...], table: Table) -> list[str]:
    """The facts of the board that decided, in words, each once."""
    said = [particular(name, value, table) for reason in because for name, value in reason.facts]
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
        "now": fact_said(change, table, book),
    }


def _name(change: Change, table: Table) -> str | None:
    return table.catalogue[change.card].name if change.card else None
