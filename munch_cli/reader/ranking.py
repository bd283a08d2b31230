"""The readings of a line, the likeliest first, by sums of weighed features; and how certain the first one is."""

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from munch_cli.reader.candidates import Deed, deeds
from munch_cli.reader.features import Features, deed_features, mood_features
from munch_cli.reader.line import Line
from munch_cli.table.typed import NamedTuple

Mood = Literal["do", "may", "if", "ask", "state", "general", "none"]
MOODS: tuple[Mood, ...] = ("do", "may", "if", "ask", "state", "general", "none")
"""A line does something, asks whether one may, supposes it, asks how it stands, states that, asks the rules, or is
nothing of it."""


class Weights(NamedTuple):
    """What each feature is worth: of the moods, of the deeds, and of the certainty that the first reading is right.

    ``take``: the certainty from which a reading of a mood is taken, and the chance of a deed from which one is
    done; ``ask``: the chance from which one is asked back.
    """

    mood: Mapping[str, Mapping[str, float]]
    deed: Mapping[str, float]
    certain: Mapping[str, Mapping[str, float]]
    take: Mapping[str, float]
    ask: float


@cache
def load_weights() -> Weights:
    """Return the weights that lie beside the code, made by ``python -m tools.talk.train``."""
    told = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
    return Weights(_by_mood(told["mood"]), told["deed"], _by_mood(told["certain"]), told["take"], told["ask"])


def _by_mood(by_feature: Mapping[str, Mapping[str, float]]) -> dict[str, dict[str, float]]:
    """Return the weights of each feature as those of each mood."""
    found: dict[str, dict[str, float]] = {}
    for name, weights in by_feature.items():
        for mood, worth in weights.items():
            found.setdefault(mood, {})[name] = worth
    return found


class Reading(NamedTuple):
    """One reading of a line: the deed, its chance among the deeds, its score and what spoke for it."""

    deed: Deed
    chance: float
    score: float
    features: Features


def total(features: Features, weights: Mapping[str, float]) -> float:
    """Return the sum of features, each by its weight."""
    return sum(weights[name] * value for name, value in features.items() if name in weights)


def shares(scores: Sequence[float]) -> list[float]:
    """Return scores as chances.

    >>> [round(one, 2) for one in shares([0.0, 0.0, 2.0])]
    [0.11, 0.11, 0.79]
    """
    highest = max(scores, default=0.0)
    raised = [math.exp(score - highest) for score in scores]
    whole = sum(raised)
    return [one / whole for one in raised]


def moods_of(line: Line, weights: Weights) -> dict[str, float]:
    """Return how likely each mood of a line is."""
    features = mood_features(line)
    names = [mood for mood in MOODS if mood in weights.mood]
    return dict(zip(names, shares([total(features, weights.mood[mood]) for mood in names]), strict=True))


def ranked(line: Line, weights: Weights) -> list[Reading]:
    """Return the deeds that a line can mean, the likeliest first."""
    some = deeds(line)
    weighed = [deed_features(line, deed) for deed in some]
    return in_order(some, weighed, weights)


def in_order(some: Sequence[Deed], weighed: Sequence[Features], weights: Weights) -> list[Reading]:
    """Return deeds with what speaks for each as readings, the likeliest first."""
    scores = [total(features, weights.deed) for features in weighed]
    found = zip(some, shares(scores), scores, weighed, strict=True)
    return sorted((Reading(*one) for one in found), key=lambda one: -one.chance)


def certainty(features: Features, weights: Mapping[str, float]) -> float:
    """Return the chance that the first reading is right."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, total(features, weights)))))


STEPS = (0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98)
"""From one of these chances on to the next the certainty may rise by a step of its own."""
TELLING = (
    "unexplained",
    "card left",
    "player left",
    "main, unnamed",
    "main, fit",
    "main, worse",
    "on, fit",
    "on, unnamed",
    "other, unnamed",
    "who, unnamed",
    "who, unnamed beside others",
    "who, pronoun",
    "whom, unnamed",
    "whom, pronoun",
    "verb",
    "other verb",
    "also other verb",
    "named twice",
    "treasures, left",
    "offered",
    "oneself",
    "verb, long",
    "verb, first of all",
    "explained",
    "number left",
    "main, by its kind",
    "verb of an ability",
    "main, unnamed|verb=none",
    "main, unnamed|verb=plain",
    "main, unnamed|verb=strong",
)
"""Features of the first reading that tell how certain it is."""


def certain_features(of_line: Features, of_mood: float, readings: Sequence[Reading]) -> Features:
    """Return what tells whether the first reading of a line is right.

    ``of_line``: what the line itself tells of that; ``of_mood``: how likely the mood is.
    """
    best = readings[0]
    second = readings[1].chance if len(readings) > 1 else 0.0
    found = {name: best.features[name] for name in TELLING if name in best.features}
    found |= {name: 1.0 for name in best.features if name.startswith("base=")}
    found |= {
        "bias": 1.0,
        "chance": best.chance,
        "chance, squared": best.chance**2,
        "ahead": best.chance - second,
        "chance, logit": _logit(best.chance),
        "mood": of_mood,
        "mood, logit": _logit(of_mood),
        "score": max(-10.0, min(10.0, best.score)) / 10,
    }
    found |= {f"chance over {least}": float(best.chance >= least) for least in STEPS}
    found |= {f"mood over {least}": float(of_mood >= least) for least in STEPS}
    found["both"] = best.chance * of_mood
    return of_line | {name: value for name, value in found.items() if value}


def _logit(chance: float) -> float:
    return max(-4.0, min(4.0, math.log((chance + 0.001) / (1.001 - chance))))
