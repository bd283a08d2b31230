"""How well questions are looked up, and how surely: python -m tools.lookup [SEED …].

An eighth of the questions that players ask of each entry is taken out of the rulebook; each of them is looked up in
what is left, in one box that has the entry. The weights of ``munch_cli/arbiter/lookup.py`` are fitted to one half of
them, and the table is of the other half.
"""

import random
import sys
from typing import NamedTuple

from munch_cli.arbiter.lookup import SURE, Likeness, Weights, certainty_of, found_in, likeness_of
from munch_cli.files.rulebook import load_rulebook
from munch_cli.rulebook.book import Rulebook
from munch_cli.rulebook.retrieval import index_of, search

SHARE = 0.12
SEEDS = (1, 2, 3, 4)
ROUNDS, STEP = 3000, 2.0
LIMITS = (0.5, SURE, 0.7, 0.8)


class Trial(NamedTuple):
    """A question that was taken out: how its entries were found, and whether its own came first, or at all."""

    parts: Likeness
    is_first: bool
    is_found: bool


def trials(book: Rulebook, seed: int) -> list[Trial]:
    """Return what is found for the questions that the seed takes out."""
    lot = random.Random(seed)
    entries = {**book.rules, **book.gaps}
    out = {one: [asked for asked in entry.asked if lot.random() < SHARE] for one, entry in entries.items()}

    def left(asked: tuple[str, ...], one: str) -> tuple[str, ...]:
        return tuple(question for question in asked if question not in out[one])

    rest = Rulebook(
        book.topics,
        {one: rule._replace(asked=left(rule.asked, one)) for one, rule in book.rules.items()},
        {one: gap._replace(asked=left(gap.asked, one)) for one, gap in book.gaps.items()},
        book.conflicts,
        book.editions,
        book.unspoken,
        book.numbers,
    )
    index, found = index_of(rest), []
    for one, questions in out.items():
        for question in questions:
            box = lot.choice([box for box in book.editions.values() if box.knows(one)])
            hits = search(rest, index, question)
            ranked = found_in(question, hits, box, rest, index).hits
            if ranked:
                ids = [entry.id for _, entry in ranked]
                found.append(Trial(likeness_of(question, ranked, hits, rest, index), ids[0] == one, one in ids))
    return found


def fitted(learnt: list[Trial]) -> list[float]:
    """Return the weights under which what came first is likeliest, by steps up the slope."""
    weights = [0.0] * len(Weights._fields)
    for _ in range(ROUNDS):
        slope = [0.0] * len(weights)
        for trial in learnt:
            error = trial.is_first - certainty_of(trial.parts, weights)
            slope = [sum_ + error * part for sum_, part in zip(slope, (1.0, *trial.parts), strict=True)]
        weights = [weight + STEP * one / len(learnt) for weight, one in zip(weights, slope, strict=True)]
    return weights


def main() -> None:
    """Print the weights, and how often the first entry is the right one above and below each limit."""
    seeds = [int(word) for word in sys.argv[1:]] or list(SEEDS)
    found = [trial for seed in seeds for trial in trials(load_rulebook(), seed)]
    random.Random(0).shuffle(found)
    learnt, judged = found[: len(found) // 2], found[len(found) // 2 :]
    weights = fitted(learnt)
    print("weights", ", ".join(f"{name} {weight:.2f}" for name, weight in zip(Weights._fields, weights, strict=True)))
    print(f"{len(judged)} questions; first right {share([one.is_first for one in judged])}")
    for limit in LIMITS:
        above = [one for one in judged if certainty_of(one.parts, weights) >= limit]
        below = [one for one in judged if certainty_of(one.parts, weights) < limit]
        print(
            f"from {limit:.2f} on: {len(above) / len(judged):4.0%} told as the answer,"
            f" {share([one.is_first for one in above])} right;"
            f" the rest {share([one.is_first for one in below])} right,"
            f" {share([one.is_found for one in below])} among those shown"
        )


def share(told: list[bool]) -> str:
    """Return the share that is true, in per cent."""
    return f"{sum(told) / (len(told) or 1):.0%}"


if __name__ == "__main__":
    main()
