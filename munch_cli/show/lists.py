"""Lists in lines and as JSON: scenarios, and how much of the sheets is shown."""

from collections import Counter
from collections.abc import Callable, Sequence

from munch_cli.arbiter.coverage import Coverage, Pair, by_topic
from munch_cli.files.scenarios import Listed
from munch_cli.files.shapes import COUNT, TEXT, TEXTS, by_name, made, opened
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table.typed import Json

LISTED: dict[str, tuple[Json, Callable[[Listed], Json]]] = {
    "name": (TEXT, lambda one: one.name),
    "title": (TEXT, lambda one: one.title),
    "editions": (TEXTS, lambda one: list(one.boxes)),
    "source": (TEXT, lambda one: one.source),
    "ids": (TEXTS, lambda one: list(one.ids)),
}
"""A scenario in a list, as JSON: name -> its shape, and what it is made of."""


def listed_json(found: Sequence[Listed]) -> list[Json]:
    """Return scenarios as JSON."""
    return [made(LISTED, one) for one in found]


def listed_lines(found: Sequence[Listed], look: Look) -> list[str]:
    """Return scenarios in lines: name and boxes, then the title below."""
    lines: list[str] = []
    for one in found:
        lines.append(f"{paint(one.name, 'strong', look)} ({', '.join(one.boxes)})")
        lines += wrapped(one.title, look, "    ")
    return lines


def topic_lines(found: Sequence[Listed], look: Look) -> list[str]:
    """Return the topics of scenarios, each with the number of them."""
    counts = Counter(one.topic for one in found)
    lines = [f"{paint(topic, 'strong', look)}: {many} scenarios" for topic, many in counts.items()]
    return [*lines, *wrapped("munch scenarios TOPIC lists those of a topic.", look)]


MOST_NAMED = 5


def deciding_lines(found: Sequence[Listed], id: str, look: Look) -> list[str]:
    """Return the scenarios in which a rule decides: the first few, and where the rest is listed."""
    if not found:
        return []
    lines = ["  scenarios:"]
    for one in found[:MOST_NAMED]:
        lines += wrapped(f"{one.title} (munch replay {one.name})", look, "    ", "      ")
    if len(found) > MOST_NAMED:
        lines += wrapped(f"all {len(found)}: munch scenarios {id}", look, "    ")
    return lines


MISSING = {
    "unbound": "nothing carries out",
    "not-decisive": "no scenario or case shows",
    "not-proven": "no scenario or case misses when switched off",
    "gaps": "no scenario or case rests on the open point",
    "conflicts": "no scenario or case meets the contradiction",
}


def coverage_lines(found: Coverage, book: Rulebook, looks: Look) -> list[str]:
    lines = [
        f"{'topic':<20}{'pairs':>7}{'bound':>7}{'enforced':>10}{'decisive':>10}",
        *(f"{topic:<20}{row[0]:>7}{row[1]:>7}{row[2]:>10}{row[3]:>10}" for topic, row in by_topic(found, book).items()),
    ]
    shown = len(found.enforced & found.decisive)
    lines.append(
        paint(
            f"{'all':<20}{len(found.pairs):>7}{len(found.bound):>7}{len(found.enforced):>10}{shown:>10}",
            "strong",
            looks,
        )
    )
    rested = len([pair for pair in found.gaps if pair in found.rested_on])
    lines += ["", f"open points that a scenario rests on: {rested} of {len(found.gaps)}"]
    met = len([pair for pair in found.conflicts if pair in found.rested_on])
    lines.append(f"contradictions that a scenario meets: {met} of {len(found.conflicts)}")
    if found.proven is not None:
        lines.append(f"rules that a scenario misses when switched off: {len(found.proven)} of {len(found.enforced)}")
    for kind, pairs in found.missing().items():
        if pairs:
            lines += ["", f"{MISSING[kind]} ({len(pairs)}):", *_listed(pairs, looks)]
    return lines


def _listed(pairs: tuple[Pair, ...], looks: Look) -> list[str]:
    """Each id with the editions in which it is missing."""
    editions: dict[str, list[str]] = {}
    for id, key in pairs:
        editions.setdefault(id, []).append(key)
    return [line for id, keys in editions.items() for line in wrapped(f"{id}: {', '.join(keys)}", looks, "  ", "    ")]


_COUNTED = ("pairs", "bound", "enforced", "decisive")
_SHOWN = opened({"all": COUNT, "shown": COUNT})


def _pairs_json(pairs: tuple[Pair, ...], found: Coverage) -> Json:
    return {"all": len(pairs), "shown": sum(pair in found.rested_on for pair in pairs)}


COVERAGE: dict[str, tuple[Json, Callable[[Coverage, Rulebook], Json]]] = {
    "pairs": (COUNT, lambda found, book: len(found.pairs)),
    "bound": (COUNT, lambda found, book: len(found.bound)),
    "enforced": (COUNT, lambda found, book: len(found.enforced)),
    "decisive": (COUNT, lambda found, book: len(found.enforced & found.decisive)),
    "proven": ({"type": ["integer", "null"]}, lambda found, book: None if found.proven is None else len(found.proven)),
    "prose": (COUNT, lambda found, book: len(found.prose)),
    "gaps": (_SHOWN, lambda found, book: _pairs_json(found.gaps, found)),
    "conflicts": (_SHOWN, lambda found, book: _pairs_json(found.conflicts, found)),
    "topics": (
        by_name(opened(dict.fromkeys(_COUNTED, COUNT))),
        lambda found, book: {
            topic: dict(zip(_COUNTED, row, strict=True)) for topic, row in by_topic(found, book).items()
        },
    ),
    "missing": (
        {"type": "object"},
        lambda found, book: {kind: [list[Json](pair) for pair in pairs] for kind, pairs in found.missing().items()},
    ),
}
"""The same as JSON values, each with its shape."""
