"""Writes what the features tell of the rulebook and of their boards anew: ``python -m tests.features``."""

from .rulebook import FOLDER, with_boards, written

for path in sorted(FOLDER.glob("*.feature")):
    path.write_text(with_boards(written(path)), encoding="utf-8")
