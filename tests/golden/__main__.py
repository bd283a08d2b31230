"""Writes golden games, the book of answers, the counts of verdicts, the sums of replays and the faults found anew.

``python -m tests.golden [EDITION…|answers [FILE…]|verdicts|replays|faults]``

Read the difference before you keep it.
"""

import sys

from .answers import files, pages, text_of
from .faults import TOPICS as BROKEN
from .faults import found
from .faults import path_of as path_of_faults
from .games import EDITIONS, path_of, written
from .replays import PATH as REPLAYS
from .replays import all_written
from .verdicts import TOPICS, counted
from .verdicts import path_of as path_of_verdicts

SEED = 1

named = sys.argv[1:]
for topic in TOPICS if named in ([], ["verdicts"]) else ():
    path_of_verdicts(topic).write_text(counted(topic), encoding="utf-8")
if named in ([], ["replays"]):
    REPLAYS.write_text(all_written(), encoding="utf-8")
for topic in BROKEN if named in ([], ["faults"]) else ():
    path_of_faults(topic).write_text(found(topic), encoding="utf-8")
for edition in () if {"answers", "verdicts", "replays", "faults"}.intersection(named) else named or EDITIONS:
    text = written(edition, SEED)
    path_of(edition).write_text(text, encoding="utf-8")
    print(f"{path_of(edition).name}: {text.count(chr(10))} lines")
for path in files() if not named or "answers" in named else ():
    if named in ([], ["answers"]) or path.stem in named:
        before = path.read_text(encoding="utf-8")
        head = "".join(f"{line}\n" for line in before.splitlines() if line.startswith("#"))
        text = head + "".join(f"\n{text_of(page)}" for page in pages(before))
        path.write_text(text, encoding="utf-8")
        print(f"answers/{path.name}: {text.count(chr(10))} lines{'' if text == before else ', other ones'}")
