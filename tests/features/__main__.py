"""Writes the headings of the features anew from the rulebook: ``python -m tests.features``."""

from .rulebook import features, written

for path in features():
    path.write_text(written(path), encoding="utf-8")
