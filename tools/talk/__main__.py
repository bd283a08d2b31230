"""python -m tools.talk: score the reader on lines that its weights were not trained on, kind by kind.

The corpus is cut into five folds by boards, and each is read by weights made from the other four. Lines kept apart are
read by weights made from the whole corpus.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from munch_cli.reader import ranking, reading
from munch_cli.reader.ranking import certainty
from tests.talk.corpus import AMONG_THREE, AT_ONCE, KEPT_APART, MISSED, OTHER, Told, entries, judged, kept_apart, laid
from tools.talk.rows import asked_entries, general_entries, rows, undone_entries
from tools.talk.train import FOLDS, LIMITS, Folds, Judged, fold_of

DEED = "wrong deed"
SHOWN = (AT_ONCE, AMONG_THREE, OTHER, MISSED, DEED)


def kind_of(entry: dict[str, Any]) -> str:
    """Return what an entry is scored under."""
    means, answer = entry.get("means", ""), entry.get("answer", {})
    if "asks" in answer or "left" in answer:
        return "unclear"
    if means.startswith("may ") or answer.get("outcome"):
        return "may"
    if means.startswith("what if "):
        return "what if"
    is_question = means.endswith("?") or means.split()[:1] in (["why"], ["odds"], ["ways"], ["what"], ["card"])
    return "question" if answer or is_question else "board" if entry["kind"] == "board" else "deed"


def use(weights: dict[str, Any]) -> None:
    """Read with other weights from here on."""
    made = ranking.Weights(weights["mood"], weights["deed"], weights["certain"], weights["take"], weights["ask"])
    ranking.load_weights.cache_clear()
    reading.load_weights = lambda: made  # type: ignore[assignment]
    reading.read_line.cache_clear()


def scored(some: Iterable[dict[str, Any]], counts: dict[str, Counter[str]], spent: list[float]) -> None:
    """Say each line on its board, and count what came of it."""
    for entry in some:
        session = laid(entry)
        before = session.table
        begin = time.process_time()
        said = Told(session, session.hear(entry["say"]))
        spent.append(1000 * (time.process_time() - begin))
        word = judged(entry, said)
        for kind in (kind_of(entry), "all"):
            counts.setdefault(kind, Counter())[word] += 1
            is_deed = word == OTHER and before is not None and said.session.table is not None
            counts[kind][DEED] += is_deed and before.state != said.session.table.state


def table_of(counts: dict[str, Counter[str]]) -> list[str]:
    """Return the counts as lines, in percent of the lines of a kind."""
    lines = [f"{'':10} lines  at once  within three  something else  not understood  wrong deeds"]
    for kind, count in counts.items():
        many = sum(count[word] for word in (AT_ONCE, AMONG_THREE, OTHER, MISSED))
        at_once, three = count[AT_ONCE] / many, (count[AT_ONCE] + count[AMONG_THREE]) / many
        shares = f"{at_once:8.1%}  {three:12.1%}  {count[OTHER] / many:14.1%}  {count[MISSED] / many:14.1%}"
        lines.append(f"{kind:10} {many:5} {shares}  {count[DEED]:11}")
    return lines


def main(every: int = 1) -> None:
    """Print the scores. ``every``: only every so manyth line is said, all are trained on."""
    spent: list[float] = []
    folds = Folds(rows([*entries(), *general_entries(), *asked_entries(), *undone_entries()]))
    counts: dict[str, Counter[str]] = {}
    for fold in range(FOLDS):
        use(folds.weights(fold))
        held = [row.entry for row in folds.corpus if fold_of(row) == fold and row.entry in entries()]
        scored(held[::every], counts, spent)
    print("\n".join(["The corpus, each fold by weights of the other four:", *table_of(counts), ""]), flush=True)
    use(folds.whole())
    for name in KEPT_APART:
        found: dict[str, Counter[str]] = {}
        scored(kept_apart(name), found, spent)
        print("\n".join([f"{name}.toml, kept apart, by weights of the whole corpus:", *table_of(found), ""]))
    for mood, some in folds.judged.items():
        print(
            "\n".join(
                [f"The first reading alone, where a line may be of the mood {mood!r}:", *curve_of(folds, some), ""]
            )
        )
    spent.sort()
    print(f"ms of CPU a line: median {spent[len(spent) // 2]:.1f}, longest {spent[-1]:.1f}")


def curve_of(folds: Folds, some: Sequence[Judged]) -> list[str]:
    """Return how many first readings are right and wrong from which certainty on, in percent of the lines of a mood."""
    mood = next(name for name, found in folds.judged.items() if found is some)
    wanted = sum(row.mood == mood for row in folds.corpus)
    certain = [folds.weights(fold)["certain"][mood] for fold in range(FOLDS)]
    sure = [(certainty(one.features, certain[fold_of(one.row)]), one.is_right) for one in some]
    lines = ["from  right  wrong"]
    for limit in LIMITS[::5]:
        taken = [is_right for chance, is_right in sure if chance >= limit]
        lines.append(f"{limit:.2f}  {sum(taken) / wanted:5.1%}  {taken.count(False) / wanted:5.1%}")
    return lines


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1)
