"""Lists of scenarios: name, boxes and title of each."""

from collections import Counter
from collections.abc import Callable, Sequence

from munch_cli.files.scenario_index import Listed
from munch_cli.files.shapes import TEXT, TEXTS, made
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
