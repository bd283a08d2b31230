"""Writes the golden games anew: ``python -m tests.golden [EDITION…]``. Read the difference before you keep it."""

import sys

from .games import EDITIONS, path_of, written

SEED = 1

for edition in sys.argv[1:] or EDITIONS:
    text = written(edition, SEED)
    path_of(edition).write_text(text, encoding="utf-8")
    print(f"{path_of(edition).name}: {text.count(chr(10))} lines")
