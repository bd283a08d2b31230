"""python -m tests.talk [ID …]: score the corpus, or some entries of it; entries not taken as meant are listed."""

import sys
from collections import Counter

from tests.talk.corpus import AT_ONCE, entries, judged, said_of, told

if __name__ == "__main__":
    chosen = [entry for entry in entries() if not sys.argv[1:] or entry["id"] in sys.argv[1:]]
    counts = Counter[str]()
    for entry in chosen:
        said = told(entry, entry["say"])
        word = judged(entry, said)
        counts[word] += 1
        if word != AT_ONCE or sys.argv[1:]:
            print(f"[{entry['edition']}, {entry['kind']}]  {entry['say']}\n    {entry['id']} {word} | {said_of(said)}")
    print(", ".join(f"{word} {many} ({many / len(chosen):.1%})" for word, many in counts.most_common()))
