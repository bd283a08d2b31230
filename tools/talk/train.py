"""python -m tools.talk.train: make munch_cli/reader/weights.json from the corpus; the same lines make the same file."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import munch_cli.reader
from munch_cli.reader.features import Features
from munch_cli.reader.ranking import Reading, certain_features, certainty, shares, total
from tests.talk.corpus import entries
from tools.talk.fitting import fit_chance, fit_classes, fit_ranking
from tools.talk.rows import Row, asked_entries, general_entries, rows

WEIGHTS = Path(munch_cli.reader.__file__).with_name("weights.json")
FOLDS = 5
MOST_WRONG = {"may": 0.045}
"""The share of the lines of a mood that may be taken for something else, on lines not trained on."""
ASKED = 0.15
"""A mood at least so likely is thought of."""
LIMITS = [n / 100 for n in range(50, 99)]


def fold_of(row: Row) -> int:
    """Return the fold of a line: lines said on one board are in the same one."""
    board = [row.entry.get(part) for part in ("edition", "board", "scenario", "after")]
    return int(hashlib.sha256(repr(board).encode()).hexdigest(), 16) % FOLDS


def fit(some: Sequence[Row]) -> dict[str, Any]:
    """Return the weights of moods and deeds that the lines make."""
    lists = [(row.deeds, row.right) for row in some if row.right and row.mood in ("do", "may", "if")]
    return {
        "mood": fit_classes([(row.of_mood, row.mood) for row in some if row.mood]),
        "deed": fit_ranking(lists),
    }


def weights_of(some: Sequence[Row]) -> dict[str, Any]:
    """Return all weights and limits that the lines make; certainty is fitted on lines not trained on."""
    judged: dict[str, list[tuple[Features, bool]]] = {"may": []}
    wanted = {mood: sum(row.mood == mood for row in some) for mood in judged}
    for fold in range(FOLDS):
        fitted = fit([row for row in some if fold_of(row) != fold])
        for row in some:
            if fold_of(row) == fold:
                for mood, found in judged.items():
                    found.extend(_judged(row, mood, fitted))
    certain = {mood: fit_chance(found) for mood, found in judged.items()}
    take = {mood: _limit(found, certain[mood], MOST_WRONG[mood] * wanted[mood]) for mood, found in judged.items()}
    return fit(some) | {"certain": certain, "take": take, "ask": ASKED}


def _judged(row: Row, mood: str, weights: dict[str, Any]) -> Iterator[tuple[Features, bool]]:
    """What tells how certain the first reading is, and whether it is right; nothing if the mood is unlikely."""
    names = sorted(weights["mood"])
    moods = dict(zip(names, shares([total(row.of_mood, weights["mood"][name]) for name in names]), strict=True))
    if not row.deeds or moods[mood] < ASKED:
        return
    scores = [total(features, weights["deed"]) for features in row.deeds]
    chances = shares(scores)
    order = sorted(range(len(scores)), key=lambda at: -chances[at])
    readings = [Reading(row.some[at], chances[at], scores[at], row.deeds[at]) for at in order[:2]]
    yield certain_features(row.of_line, moods[mood], readings), row.mood == mood and order[0] in row.right


def _limit(found: Sequence[tuple[Features, bool]], certain: dict[str, float], most_wrong: float) -> float:
    """Return the lowest certainty from which on few enough readings are wrong."""
    for limit in LIMITS:
        taken = [is_right for features, is_right in found if certainty(features, certain) >= limit]
        if taken.count(False) <= most_wrong:
            return limit
    return 1.0


def written(weights: dict[str, Any]) -> str:
    """Return weights as they are kept: a line each, in order."""
    return json.dumps(weights, indent=0, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    made = weights_of(rows([*entries(), *general_entries(), *asked_entries()]))
    WEIGHTS.write_text(written(made), encoding="utf-8")
    print(f"{len(made['deed'])} weights of deeds, {sum(map(len, made['mood'].values()))} of moods, {made['take']}")
