"""python -m tools.talk.train: make munch_cli/reader/weights.json from the corpus; the same lines make the same file."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import munch_cli.reader
from munch_cli.reader.features import Features
from munch_cli.reader.ranking import Reading, certain_features, certainty, shares, total
from tests.talk.corpus import entries
from tools.talk.fitting import fit_chance, fit_classes, fit_ranking
from tools.talk.rows import Row, asked_entries, general_entries, rows, undone_entries

WEIGHTS = Path(munch_cli.reader.__file__).with_name("weights.json")
FOLDS = 5
MOST_WRONG = {"may": 0.045}
"""The share of the lines of a mood that may be taken for something else, on lines not trained on."""
LEAST_SURE = 0.77
"""No reading that is less certain is taken."""
DOES = 0.3
"""The chance from which a line does something; wishes, plans and duties of the corpus seldom have it."""
ASKED = 0.15
"""A mood at least so likely is thought of."""
LIMITS = [n / 100 for n in range(50, 99)]


class Judged(NamedTuple):
    """The first reading of a line in a mood, by weights not trained on it: what tells its certainty; if it is right."""

    row: Row
    features: Features
    is_right: bool


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


class Folds:
    """The corpus in five parts, each with the weights that the other four make.

    The certainty of a fold is fitted on the readings of the other four, each read by weights not trained on it.
    """

    def __init__(self, corpus: Sequence[Row]) -> None:
        self.corpus = corpus
        self.fitted = [fit([row for row in corpus if fold_of(row) != fold]) for fold in range(FOLDS)]
        self.judged = {
            mood: [one for row in corpus for one in judged(row, mood, self.fitted[fold_of(row)])] for mood in MOST_WRONG
        }

    def weights(self, fold: int) -> dict[str, Any]:
        """Return all weights for a fold that lines of other folds make."""
        return self.fitted[fold] | self._certain(fold)

    def whole(self) -> dict[str, Any]:
        """Return all weights that the whole corpus makes."""
        return fit(self.corpus) | self._certain(FOLDS)

    def _certain(self, apart: int) -> dict[str, Any]:
        """Return the weights of certainty and its limits that the lines make that are in another fold."""
        certain, take = {}, {}
        for mood, most_wrong in MOST_WRONG.items():
            found = [one for one in self.judged[mood] if fold_of(one.row) != apart]
            wanted = sum(row.mood == mood for row in self.corpus if fold_of(row) != apart)
            certain[mood] = fit_chance([(one.features, one.is_right) for one in found])
            take[mood] = max(LEAST_SURE, _limit(found, certain[mood], most_wrong * wanted))
        take["do"] = DOES
        return {"certain": certain, "take": take, "ask": ASKED}


def judged(row: Row, mood: str, weights: dict[str, Any]) -> Iterator[Judged]:
    """The first reading of a line in a mood; nothing if the mood is unlikely."""
    names = sorted(weights["mood"])
    moods = dict(zip(names, shares([total(row.of_mood, weights["mood"][name]) for name in names]), strict=True))
    if not row.deeds or moods[mood] < ASKED:
        return
    scores = [total(features, weights["deed"]) for features in row.deeds]
    chances = shares(scores)
    order = sorted(range(len(scores)), key=lambda at: -chances[at])
    readings = [Reading(row.some[at], chances[at], scores[at], row.deeds[at]) for at in order[:2]]
    features = certain_features(row.of_line, moods[mood], readings)
    yield Judged(row, features, row.mood == mood and order[0] in row.right)


def _limit(found: Sequence[Judged], certain: dict[str, float], most_wrong: float) -> float:
    """Return the lowest certainty from which on few enough readings are wrong."""
    for limit in LIMITS:
        taken = [one.is_right for one in found if certainty(one.features, certain) >= limit]
        if taken.count(False) <= most_wrong:
            return limit
    return 1.0


def written(weights: dict[str, Any]) -> str:
    """Return weights as they are kept: a line for each feature, in order, with what it is worth for each mood."""
    parts = weights | {part: _by_feature(weights[part]) for part in ("mood", "certain")}
    told = (f"{json.dumps(part)}: {_lines_of(parts[part])}" for part in sorted(parts))
    return "{\n" + ",\n".join(told) + "\n}\n"


def _lines_of(part: Any) -> str:
    if not isinstance(part, dict):
        return json.dumps(part)
    rows = (f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(worth)}" for name, worth in sorted(part.items()))
    return "{\n" + ",\n".join(rows) + "\n}"


def _by_feature(by_mood: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """Return the weights of each mood as those of each feature."""
    found: dict[str, dict[str, float]] = {}
    for mood, weights in sorted(by_mood.items()):
        for name, worth in weights.items():
            found.setdefault(name, {})[mood] = worth
    return found


if __name__ == "__main__":
    made = Folds(rows([*entries(), *general_entries(), *asked_entries(), *undone_entries()])).whole()
    WEIGHTS.write_text(written(made), encoding="utf-8")
    print(f"{len(made['deed'])} weights of deeds, {sum(map(len, made['mood'].values()))} of moods, {made['take']}")
