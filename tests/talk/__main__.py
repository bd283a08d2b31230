"""python -m tests.talk [ID …]: what comes of every entry of the corpus, or of some; those that do not count by name.

Without an id, it is written down, too. Read the difference before you keep it.
"""

import sys
from collections import Counter

from tests.talk.corpus import AT_ONCE, TAKEN, entries, line_of, verdict_of

if __name__ == "__main__":
    chosen = [entry for entry in entries() if not sys.argv[1:] or entry["id"] in sys.argv[1:]]
    found = {entry["id"]: line_of(entry) for entry in chosen}
    for entry in chosen:
        if verdict_of(found[entry["id"]]) != AT_ONCE or sys.argv[1:]:
            print(f"[{entry['edition']}, {entry['kind']}]  {entry['say']}\n    {found[entry['id']]}")
    if not sys.argv[1:]:
        TAKEN.write_text("".join(f"{line}\n" for line in found.values()), encoding="utf-8")
    counted = Counter(verdict_of(line) for line in found.values()).most_common()
    print(", ".join(f"{word} {many} ({many / len(chosen):.1%})" for word, many in counted))
