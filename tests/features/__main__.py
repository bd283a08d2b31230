"""Writes what the features tell of rules, boards and reasons anew, and their contents: ``python -m tests.features``."""

from .contents import README, contents
from .reasons import with_reasons
from .rulebook import FOLDER, with_boards, written

for path in sorted(FOLDER.glob("*.feature")):
    path.write_text(with_boards(written(path)), encoding="utf-8")
    path.write_text(with_reasons(path), encoding="utf-8")
README.write_text(contents(), encoding="utf-8")
