"""Write recorded results again: python -m tests.golden [BOX …] [RECORD …] [answers [FILE …]]

Without words it writes all. A golden game is played again sentence by sentence; if its box is named, a new game is
made up. Read the difference before you keep it.
"""

import sys

from .answers import files, written
from .games import EDITIONS, path_of, played_again
from .games import written as new_game
from .records import RECORDS

SEED = 1


def main(words: list[str]) -> None:
    """Write what the words name."""
    named, answers, pages = words, "answers" in words, list[str]()
    if answers:
        named, pages = words[: words.index("answers")], words[words.index("answers") + 1 :]
    for record in RECORDS:
        if not words or record.name in named:
            record.write()
    for edition in EDITIONS:
        if not words or edition in named:
            path = path_of(edition)
            text = new_game(edition, SEED) if words else played_again(path.read_text(encoding="utf-8"))
            path.write_text(text, encoding="utf-8")
    for path in files():
        if not words or (answers and (not pages or path.stem in pages)):
            path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
