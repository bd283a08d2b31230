"""python -m tests.talk [ID …]: what comes of every entry of the corpus, or of some; those that do not count by name."""

import sys
from collections import Counter

from tests.talk.corpus import AT_ONCE, entries, judged

if __name__ == "__main__":
    chosen = [entry for entry in entries() if not sys.argv[1:] or entry["id"] in sys.argv[1:]]
    found = Counter[str]()
    for entry in chosen:
        word = judged(entry)
        found[word] += 1
        if word != AT_ONCE or sys.argv[1:]:
            print(f"{entry['id']}  {word}  [{entry['edition']}, {entry['kind']}]  {entry['say']}")
    print(", ".join(f"{word} {many} ({many / len(chosen):.1%})" for word, many in found.most_common()))
