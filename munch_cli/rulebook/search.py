"""Finding rules, open points and contradictions by words, with a slip of the pen forgiven."""

from collections.abc import Iterable, Iterator
from math import log

from munch_cli.rulebook.book import Conflict, Gap, Rule, Rulebook
from munch_cli.table.nearest import likeness, nearest
from munch_cli.table.typed import TypeAlias

Entry: TypeAlias = Rule | Gap | Conflict

NAME, WORDS, CARDS, HEADINGS, REMARKS = 3.0, 2.0, 3.0, 1.0, 0.6
SAME, SAME_STEM, BEGINS, ALIKE = 1.0, 0.9, 0.7, 0.75
LIKE_ENOUGH = 0.72
PHRASE = 1.5

ONE = "one"
ANOTHER = frozenset(("second", "two", "another", "both", "twice"))
"""Who asks about a second helper, or two of them, means the rule that says how many there may be: one."""
MEANT = 0.8

_SMALL = frozenset(
    ("a", "an", "and", "as", "at", "be", "by", "do", "for", "from", "he", "his", "i", "if", "in", "is", "it")
)
_SMALL |= {"its", "may", "not", "of", "on", "or", "so", "the", "to", "with"}
_SMALL |= {"am", "are", "can", "could", "did", "does", "happen", "happens", "has", "have", "how", "many", "me", "much"}
_SMALL |= {"must", "my", "should", "than", "then", "there", "was", "we", "what", "when", "where", "which", "who", "why"}
_SMALL |= {"will", "work", "works", "would", "you", "your"}


def search(rulebook: Rulebook, words: str, most: int = 20) -> list[tuple[float, Entry]]:
    """The entries that fit the words best, the best first, each with how well it fits.

    What counts most is an id, a card's name or our own words; headings and remarks count less; rare words count more.
    """
    asked = [word for word in _words(words) if word not in _SMALL] or _words(words)
    if not asked:
        return []
    entries: list[Entry] = [*rulebook.rules.values(), *rulebook.gaps.values(), *rulebook.conflicts.values()]
    shelves = _shelves(entries)
    scores: dict[int, float] = {}
    hits: dict[int, int] = {}
    for word in asked:
        for number, score in _fits(word, shelves, len(entries)).items():
            scores[number] = scores.get(number, 0.0) + score
            hits[number] = hits.get(number, 0) + 1
    phrase = [_stem(word) for word in _words(words)]
    ranked = []
    for number, score in scores.items():
        entry = entries[number]
        share = hits[number] / len(asked)
        named = PHRASE if _follow(phrase, [_stem(word) for word in _words(entry.id)]) else 1.0
        ranked.append((round(score * share * share * named, 6), number))
    ranked.sort(key=lambda found: (-found[0], found[1]))
    return [(score, entries[number]) for score, number in ranked[:most]]


Shelves: TypeAlias = dict[str, dict[int, float]]


def _shelves(entries: Iterable[Entry]) -> Shelves:
    """For each word the entries that hold it, with the weight of the best place where they do."""
    shelves: Shelves = {}
    for number, entry in enumerate(entries):
        for weight, text in _texts(entry):
            for word in _words(text):
                held = shelves.setdefault(word, {})
                if held.get(number, 0.0) < weight:
                    held[number] = weight
    return shelves


def _texts(entry: Entry) -> Iterator[tuple[float, str]]:
    yield NAME, entry.id
    yield REMARKS, entry.note
    if isinstance(entry, Rule):
        yield WORDS, entry.says
        yield REMARKS, entry.ambiguity
        yield REMARKS, entry.case
        yield CARDS, " ".join(entry.names_cards)
        yield HEADINGS, " ".join(entry.cite.values())
    elif isinstance(entry, Gap):
        yield WORDS, entry.asks
        yield REMARKS, " ".join(entry.says.values())
        yield HEADINGS, " ".join((*entry.readings, *entry.hints))
    else:
        yield HEADINGS, " ".join(rule_id for side in entry.between for rule_id in side)


def _fits(word: str, shelves: Shelves, all_entries: int) -> dict[int, float]:
    """How well each entry fits one word; the fewer fit it, the more it says."""
    fits: dict[int, float] = {}
    for known, quality in _alike(word, shelves).items():
        for number, weight in shelves[known].items():
            fits[number] = max(fits.get(number, 0.0), quality * weight)
    rarity = log(1 + all_entries / len(fits)) if fits else 0.0
    return {number: fit * rarity for number, fit in fits.items()}


def _alike(word: str, shelves: Shelves) -> dict[str, float]:
    """The known words that this one may stand for. Slips are only looked for when nothing fits as it is."""
    stem = _stem(word)
    found = {known: SAME_STEM for known in shelves if _stem(known) == stem}
    if len(word) >= 4:
        found |= {known: BEGINS for known in shelves if known.startswith(word) and known not in found}
    if word in shelves:
        found[word] = SAME
    if word in ANOTHER and ONE in shelves:
        found[ONE] = MEANT
    if found:
        return found
    return {
        known: ALIKE * how**4
        for known in nearest(word, shelves, 4)
        if len(known) > 2 and (how := likeness(word, known)) >= LIKE_ENOUGH
    }


def _follow(phrase: list[str], words: list[str]) -> bool:
    """Whether the words of the phrase stand together among the words."""
    return any(words[start : start + len(phrase)] == phrase for start in range(len(words) - len(phrase) + 1))


class _Signs(dict[int, str]):
    """Letters and figures stay, apostrophes go, every other sign is a space."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        self[code] = sign if sign.isalnum() else "" if sign in "'’" else " "
        return self[code]


_SIGNS = _Signs()


def _words(text: str) -> list[str]:
    """The words of a text, folded, without signs."""
    return text.casefold().translate(_SIGNS).split()


def _stem(word: str) -> str:
    """A word without the commonest endings.

    >>> _stem("items") == _stem("item"), _stem("helping") == _stem("helped"), _stem("running") == _stem("run")
    (True, True, True)
    """
    for ending in ("ing", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)].rstrip("e")
            return stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] else stem
    return word.rstrip("e")
