"""The known names nearest to a word somebody typed: for "did you mean …?" and for search."""

from collections.abc import Callable, Iterable

LEAST_LIKENESS = 0.6
CONTAINED = 0.75


def nearest(word: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """At most `most` of the known names that resemble the word, the likest first.

    >>> nearest("Gelatnous Octahedron", ["Banshee", "Gelatinous Octahedron"])
    ('Gelatinous Octahedron',)
    """
    folded = word.casefold().strip()
    if not folded:
        return ()
    distance = slip_counter()
    scored = [(likeness(folded, name.casefold(), distance), name) for name in set(known)]
    best = sorted((-score, name) for score, name in scored if score >= LEAST_LIKENESS)
    return tuple(name for _, name in best[:most])


def likeness(word: str, name: str, distance: "Distance | None" = None) -> float:
    """How alike two folded words are, from 0 to 1; a name that contains the word whole is fairly like it."""
    longest = max(len(word), len(name))
    if not longest:
        return 1.0
    contained = CONTAINED if len(word) >= 3 and word in name else 0.0
    shortest = min(len(word), len(name))
    if shortest < LEAST_LIKENESS * longest:
        return contained
    return max(contained, 1.0 - (distance or slip_counter())(word, name) / longest)


Distance = Callable[[str, str], int]


def slip_counter() -> Distance:
    """The slips between two words, by the compiled helper when there is one."""
    try:
        from rapidfuzz.distance import OSA
    except ImportError:
        return slips
    return OSA.distance


def slips(one: str, other: str) -> int:
    """The least number of letters put in, left out, changed or swapped with a neighbour between two words.

    >>> slips("Igor", "Iogr")
    1
    """
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            least = min(row[j - 1] + 1, last[j] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                least = min(least, before[j - 2] + 1)
            row.append(least)
        before, last = last, row
    return last[-1]
