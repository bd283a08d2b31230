"""python -m tests.talk [ID …]: what comes of every entry of the corpus, or of some; those that do not count by name.

Without an id, what is not taken at once is written down, too. Read the difference before you keep it.
"""

import sys
from collections import Counter

from tests.talk.corpus import AT_ONCE, NOT_YET, entries, judged

if __name__ == "__main__":
    chosen = [entry for entry in entries() if not sys.argv[1:] or entry["id"] in sys.argv[1:]]
    found = {entry["id"]: judged(entry) for entry in chosen}
    for entry in chosen:
        if found[entry["id"]] != AT_ONCE or sys.argv[1:]:
            print(f"{entry['id']}  {found[entry['id']]}  [{entry['edition']}, {entry['kind']}]  {entry['say']}")
    if not sys.argv[1:]:
        lines = [f"{name} {word}\n" for name, word in found.items() if word != AT_ONCE]
        NOT_YET.write_text("".join(lines), encoding="utf-8")
    counted = Counter(found.values()).most_common()
    print(", ".join(f"{word} {many} ({many / len(chosen):.1%})" for word, many in counted))
