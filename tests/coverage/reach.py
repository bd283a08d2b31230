"""How far scenarios and features reach in an edition: how many pairs are bound, decisive and proven, by name."""

import tomllib
from functools import cache
from pathlib import Path

from munch_cli.arbiter.coverage import Coverage, Pair, Shown, coverage, shown_by
from munch_cli.features.shown import shown_in
from munch_cli.files.rulebook import load_rulebook
from tests.bundled import ROOT, feature, runs, trial

FILE = Path(__file__).parent / "reached.toml"
REMEDY = "python -m tests.coverage"
EDITIONS = tuple(load_rulebook().editions)


@cache
def shown(edition: str) -> tuple[Shown, ...]:
    """What the scenarios of an edition and the cases of the features show in it."""
    features = (feature(path.stem) for path in sorted((ROOT / "features").glob("*.feature")))
    cases = [one for read in features for one in shown_in(read, edition, lambda case, _: trial(case))]
    return (*(one for done in runs(edition) for one in shown_by(done)), *cases)


@cache
def reach(edition: str) -> Coverage:
    """What the scenarios of an edition and the cases of the features show and prove."""
    return coverage(load_rulebook(), shown(edition), prove=True)


def of_edition(pairs: frozenset[Pair] | tuple[Pair, ...], edition: str) -> list[str]:
    """The ids that are paired with an edition."""
    return sorted(id for id, key in pairs if key == edition)


def numbers(edition: str) -> dict[str, int]:
    """The figures of an edition, none of which may fall."""
    found = reach(edition)
    counted = {
        "pairs": found.pairs,
        "bound": found.bound,
        "enforced": found.enforced,
        "decisive": found.enforced & found.decisive,
        "proven": found.proven or frozenset(),
        "gaps": found.gaps,
        "gaps_shown": found.rested_on & frozenset(found.gaps),
        "conflicts": found.conflicts,
        "conflicts_shown": found.rested_on & frozenset(found.conflicts),
    }
    return {name: len(of_edition(pairs, edition)) for name, pairs in counted.items()}


def written(edition: str) -> dict[str, int]:
    """The figures as they were last written down."""
    return tomllib.loads(FILE.read_text(encoding="utf-8")).get(edition, {})


def as_toml(figures: dict[str, dict[str, int]]) -> str:
    """The file of all editions."""
    lines = [
        f"# How far the scenarios and features reach. Written anew by: {REMEDY}",
        "# A number that falls is a gap in the proof.",
    ]
    for edition, counts in figures.items():
        lines += ["", f"[{edition}]", *(f"{name} = {count}" for name, count in counts.items())]
    return "\n".join(lines) + "\n"
