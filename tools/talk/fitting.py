"""Fitting of linear models: the same weights from the same rows, whatever was fitted before."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from munch_cli.reader.features import Features

STEPS, RATE = 240, 0.15
"""Steps of the fitting, and the size of the first one."""
LEAST_SEEN = 6
"""A feature with a word in it that stands in fewer lines is left out."""
OF_A_WORD = ("word=", "pair=", "act=", "little=", "between=", "ahead=")
"""So begin the names of features with a word in them."""
COSTLY, CHEAP = 0.6, 0.2
"""What the square of a weight costs, of a feature with a word in it and of a plain one."""
KEPT = 0.06
"""Smaller weights are left out."""

Array = Any


class Sparse(NamedTuple):
    """Rows of features: the row, the column and the value of each that is not 0."""

    row: Array
    column: Array
    value: Array
    rows: int
    columns: int

    def times(self, weights: Array) -> Array:
        """Return the sum of each row."""
        return np.bincount(self.row, self.value * weights[self.column], self.rows)

    def back(self, of_rows: Array) -> Array:
        """Return the sum of each column, the rows weighed."""
        return np.bincount(self.column, self.value * of_rows[self.row], self.columns)


def sparse(some: Sequence[Features], names: dict[str, int]) -> Sparse:
    """Return features as numbers, by the column of each name."""
    row, column, value = [], [], []
    for at, features in enumerate(some):
        for name, worth in features.items():
            if name in names:
                row.append(at)
                column.append(names[name])
                value.append(worth)
    return Sparse(
        np.array(row, dtype=np.int64), np.array(column, dtype=np.int64), np.array(value), len(some), len(names)
    )


def names_of(lines: Sequence[Sequence[Features]]) -> dict[str, int]:
    """Return the column of each feature that stands in enough lines."""
    seen: dict[str, int] = {}
    for line in lines:
        for name in {name for features in line for name in features}:
            seen[name] = seen.get(name, 0) + 1
    return {
        name: at for at, name in enumerate(sorted(n for n, many in seen.items() if many >= LEAST_SEEN or "=" not in n))
    }


def costs(names: dict[str, int]) -> Array:
    """Return what the square of each weight costs."""
    return np.array([COSTLY if name.startswith(OF_A_WORD) else CHEAP for name in names])


def _descend(gradient: Any, size: int, cost: Array) -> Array:
    """Return the weights that cost least, by Adam on the whole."""
    weights, first, second = np.zeros(size), np.zeros(size), np.zeros(size)
    for step in range(1, STEPS + 1):
        slope = gradient(weights) + cost * weights
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope * slope
        rate = RATE * (1 - step / (STEPS + 1))
        weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights


def _kept(names: dict[str, int], weights: Array) -> dict[str, float]:
    return {name: round(float(weights[at]), 2) for name, at in names.items() if abs(weights[at]) >= KEPT}


def fit_ranking(lists: Sequence[tuple[list[Features], list[int]]]) -> dict[str, float]:
    """Return weights under which the right ones of each list are likely."""
    names = names_of([features for features, _ in lists])
    cells = sparse([one for features, _ in lists for one in features], names)
    sizes = np.array([len(features) for features, _ in lists])
    starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    group = np.repeat(np.arange(len(lists)), sizes)
    is_right = np.zeros(cells.rows)
    for start, (_, right) in zip(starts, lists, strict=True):
        is_right[start + np.array(right)] = 1.0

    def gradient(weights: Array) -> Array:
        scores = cells.times(weights)
        raised = np.exp(scores - np.maximum.reduceat(scores, starts)[group])
        share = raised / np.add.reduceat(raised, starts)[group]
        right = raised * is_right
        wanted = right / np.maximum(np.add.reduceat(right, starts), 1e-300)[group]
        return cells.back(share - wanted)

    return _kept(names, _descend(gradient, len(names), costs(names)))


def fit_classes(some: Sequence[tuple[Features, str]]) -> dict[str, dict[str, float]]:
    """Return for each class the weights under which the class of each is likely."""
    names = names_of([[features] for features, _ in some])
    cells = sparse([features for features, _ in some], names)
    classes = sorted({one for _, one in some})
    is_class = np.array([[one == other for other in classes] for _, one in some], dtype=float)
    many = len(classes)

    def gradient(weights: Array) -> Array:
        table = weights.reshape(many, len(names))
        scores = np.stack([cells.times(row) for row in table], axis=1)
        raised = np.exp(scores - scores.max(1, keepdims=True))
        wrong = raised / raised.sum(1, keepdims=True) - is_class
        return np.concatenate([cells.back(wrong[:, at]) for at in range(many)])

    table = _descend(gradient, many * len(names), np.full(many * len(names), COSTLY)).reshape(many, len(names))
    return {one: _kept(names, row) for one, row in zip(classes, table, strict=True)}


def fit_chance(some: Sequence[tuple[Features, bool]]) -> dict[str, float]:
    """Return weights under which what is true is likely."""
    names = names_of([[features] for features, _ in some])
    cells = sparse([features for features, _ in some], names)
    truth = np.array([is_true for _, is_true in some], dtype=float)

    def gradient(weights: Array) -> Array:
        return cells.back(1 / (1 + np.exp(-cells.times(weights))) - truth)

    return _kept(names, _descend(gradient, len(names), np.full(len(names), CHEAP)))
