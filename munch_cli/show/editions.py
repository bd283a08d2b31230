"""The editions side by side, and what two of them do differently."""

from collections.abc import Sequence

from munch_cli.rulebook.book import Edition, Rulebook
from munch_cli.rulebook.differences import Difference
from munch_cli.show.look import Look, paint, painted, wrapped
from munch_cli.table.plain import Json
from munch_cli.table.saying import counted

WHY = {
    "silent": "its sheet is silent",
    "absent": "there is no such thing",
    "otherwise": "it says this otherwise",
    "unmentioned": "its sheet does not mention it",
}
INDENT = "    "


def edition_lines(edition: Edition, look: Look) -> list[str]:
    """One edition in a list of all."""
    borrowed = sum(bool(cited.borrowed_from) for cited in edition.rules.values())
    lent = f", {borrowed} of them borrowed" if borrowed else ""
    conflicts = sum(not conflict.settled for conflict in edition.conflicts)
    year = f"{edition.year}, made up" if edition.made_up else f"{edition.year}"
    said = (
        f"{edition.title} {edition.version} ({year}): {len(edition.rules)} rules{lent}, "
        f"{counted(len(edition.gaps), 'point')} left open, {counted(conflicts, 'contradiction')}"
    )
    numbers = ", ".join(f"{edition.numbers[name].called[0]} {number:,}" for name, number in stated(edition).items())
    return [
        paint(edition.key, "strong", look),
        *wrapped(said, look, INDENT),
        *painted(numbers, "dim", look, INDENT, INDENT + "  "),
    ]


def stated(edition: Edition) -> dict[str, int]:
    """The numbers that the sheet of an edition states, or borrows, by name."""
    return {name: edition.number(name) for name in edition.numbers if name in edition.values}


def difference_lines(
    found: Sequence[Difference], one: Edition, other: Edition, book: Rulebook, look: Look
) -> list[str]:
    """All differences, topic by topic, with both citations."""
    lines: list[str] = []
    topic = ""
    for difference in found:
        if difference.topic != topic:
            topic = difference.topic
            lines += ["", paint(topic, "strong", look)] if lines else [paint(topic, "strong", look)]
        lines += _side(difference.one, difference.why, one, book, look)
        lines += _side(difference.other, difference.why, other, book, look)
        lines.append("")
    return lines[:-1] or wrapped(f"{one.title} and {other.title} do nothing differently.", look)


def _side(ids: tuple[str, ...], why: str, edition: Edition, book: Rulebook, look: Look) -> list[str]:
    if not ids:
        return wrapped(f"{edition.title}: {WHY.get(why, why)}.", look, "  ", INDENT)
    lines = []
    for id in ids:
        lines += wrapped(f"{edition.title}: {edition.rules[id].rule.says}", look, "  ", INDENT)
        dot = " · " if look.symbols else " - "
        lines += painted(f"{id}{dot}{edition.cite(id)}", "dim", look, INDENT, INDENT + "  ")
    return lines


def edition_json(edition: Edition) -> dict[str, Json]:
    """One edition as JSON values."""
    return {
        "key": edition.key,
        "title": edition.title,
        "version": edition.version,
        "year": edition.year,
        "sets": list(edition.sets),
        "own": edition.own,
        "options": list(edition.options),
        "numbers": dict[str, Json](stated(edition)),
        "rules": len(edition.rules),
        "borrowed": sum(bool(cited.borrowed_from) for cited in edition.rules.values()),
        "gaps": list(edition.gaps),
        "conflicts": [conflict.id for conflict in edition.conflicts],
    }


def difference_json(difference: Difference, one: Edition, other: Edition) -> dict[str, Json]:
    """One difference as JSON values, with the citations."""
    return {
        "topic": difference.topic,
        "why": difference.why,
        one.key: {id: one.cite(id) for id in difference.one},
        other.key: {id: other.cite(id) for id in difference.other},
    }
