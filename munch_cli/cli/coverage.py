"""munch coverage: how much of the sheets is carried out, and shown to be."""

from collections.abc import Callable

from munch_cli.arbiter.coverage import Coverage, Pair, Shown, by_topic, coverage, shown_by
from munch_cli.arbiter.features.features import shown_in
from munch_cli.arbiter.replay import replay
from munch_cli.cli.plainly import Given
from munch_cli.cli.scenarios import scenarios_named
from munch_cli.cli.terminal import look, print_json
from munch_cli.files.gherkin import read_feature
from munch_cli.files.problems import Problem, Problems
from munch_cli.files.rulebook import load_rulebook
from munch_cli.files.scenarios import bundled_features
from munch_cli.repl.progress import Progress
from munch_cli.rulebook.book import Rulebook
from munch_cli.show.look import Look, paint, wrapped
from munch_cli.table.typed import Json

MISSING = {
    "unbound": "nothing carries out",
    "not-decisive": "no scenario or case shows",
    "not-proven": "no scenario or case misses when switched off",
    "gaps": "no scenario or case rests on the open point",
    "conflicts": "no scenario or case meets the contradiction",
}


def run(given: Given) -> int:
    """Tells it; always 0."""
    book = load_rulebook()
    with Progress("run") as done:
        found = coverage(book, shown_by_all(done), given.has("--prove"))
    if given.has("--json"):
        print_json(_json(found, book))
    else:
        print("\n".join(_lines(found, book, look(given))))
    return 0


def shown_by_all(done: Callable[[int], None] = lambda many: None) -> list[Shown]:
    """What every bundled scenario shows in each of its editions, and every case of the bundled features.

    Those that cannot be read or run are left out. ``done`` is told how many scenarios have been run.
    """
    unreadable: list[Problem] = []
    found: list[Shown] = []
    for many, scenario in enumerate(scenarios_named((), unreadable)):
        done(many)
        for edition in scenario.editions:
            try:
                found += shown_by(replay(scenario, edition))
            except Problems as problems:
                unreadable += problems.problems
    for path in bundled_features().values():
        found += shown_in(read_feature(path))
    return found


def _lines(found: Coverage, book: Rulebook, looks: Look) -> list[str]:
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


def _json(found: Coverage, book: Rulebook) -> dict[str, Json]:
    topics: dict[str, Json] = {
        topic: {"pairs": row[0], "bound": row[1], "enforced": row[2], "decisive": row[3]}
        for topic, row in by_topic(found, book).items()
    }
    return {
        "pairs": len(found.pairs),
        "bound": len(found.bound),
        "enforced": len(found.enforced),
        "decisive": len(found.enforced & found.decisive),
        "proven": None if found.proven is None else len(found.proven),
        "prose": len(found.prose),
        "gaps": _shown(found.gaps, found),
        "conflicts": _shown(found.conflicts, found),
        "topics": topics,
        "missing": {kind: [list[Json](pair) for pair in pairs] for kind, pairs in found.missing().items()},
    }


def _shown(pairs: tuple[Pair, ...], found: Coverage) -> Json:
    return {"all": len(pairs), "shown": sum(pair in found.rested_on for pair in pairs)}
