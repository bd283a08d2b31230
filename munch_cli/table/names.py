"""Cards by the names people call them: letter case and marks do not matter, a set in brackets picks one of a name."""

from collections.abc import Callable, Iterable
from functools import lru_cache, wraps
from typing import TypeVar

from munch_cli.table.cards import CURSE_KINDS, Card, Catalogue
from munch_cli.table.typed import NamedTuple

W = TypeVar("W")

UNNAMED = "Unnamed Card"
"""A card of which only its holder is known."""
OWN = "own"
"""The set of the cards that a scenario brings along. They go before all others."""

_SAME = str.maketrans(
    {"\u2018": "'", "\u2019": "'", "\u02bc": "'", "\u2013": "-", "\u2014": "-", "\u2026": ".", "\u00a0": " "}
)
LEAST_LIKENESS = 0.6
CONTAINED = 0.75


class Ambiguous(NamedTuple):
    """Cards of several sets have the name. ``names`` tell them apart."""

    cards: tuple[Card, ...]
    names: tuple[str, ...]


class NotFound(NamedTuple):
    """No card has the name. ``names`` are the nearest that a card has."""

    names: tuple[str, ...]


@lru_cache(maxsize=8192)
def folded(name: str) -> str:
    """The name with what does not matter taken out of it.

    >>> folded("Gentlemen’s  Club!") == folded("gentlemens club")
    True
    """
    plain = name.translate(_SAME).casefold().replace("'", "")
    return " ".join("".join(sign if sign.isalnum() or sign in "+&" else " " for sign in plain).split())


def with_set(card: Card) -> str:
    """The card's name with its set, as one writes it where two sets have a card of that name.

    >>> with_set(Card("attic.coffin", "Coffin", "attic", "item", "treasure"))
    'Coffin (attic)'
    """
    return f"{card.name} ({card.set})"


def kept_by_catalogue(work: Callable[[Catalogue], W]) -> Callable[[Catalogue], W]:
    """The same work, done once for each of the catalogues that were used last: no card is put into one in use."""
    last: list[tuple[Catalogue, W]] = []

    @wraps(work)
    def kept(catalogue: Catalogue) -> W:
        for at, (known, found) in enumerate(last):
            if known is catalogue:
                if at:
                    last.insert(0, last.pop(at))
                return found
        found = work(catalogue)
        last.insert(0, (catalogue, found))
        del last[_KEPT_MOST:]
        return found

    return kept


_KEPT_MOST = 8
"""So many catalogues are in use at a time, at most: a board is written after every statement that lays it."""


@kept_by_catalogue
def by_name(catalogue: Catalogue) -> dict[str, tuple[Card, ...]]:
    """A folded name -> the cards that have it. Of cards that are alike only the first."""
    index: dict[str, tuple[Card, ...]] = {}
    for card in catalogue.values():
        for name in dict.fromkeys((folded(card.name), *map(folded, card.also))):
            index[name] = (*index.get(name, ()), card)
        index.setdefault(folded(with_set(card)), (card,))
    return {name: _meant(name, cards) for name, cards in index.items()}


def _meant(name: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that can be meant among those of one name: own ones first, true names before other names."""
    cards = tuple(card for card in cards if card.set == OWN) or cards
    cards = tuple(card for card in cards if folded(card.name) == name) or cards
    kept: list[Card] = []
    for card in cards:
        if not any(card.name == other.name and (card.like or card.set) == (other.like or other.set) for other in kept):
            kept.append(card)
    return tuple(kept)


def find_card(catalogue: Catalogue, words: str) -> Card | Ambiguous | NotFound:
    """The card of these words, or those that might be meant, or the nearest names.

    A Curse or Trap has its name also with the word that heads it: ``Curse! Chicken on Your Head``.
    """
    known, said = by_name(catalogue), folded(words)
    kind, _, rest = said.partition(" ")
    cards = known.get(said, ())
    if not cards and kind in CURSE_KINDS:
        cards = tuple(card for card in known.get(rest, ()) if card.kind == kind)
    if len(cards) == 1:
        return cards[0]
    if cards:
        return Ambiguous(cards, tuple(with_set(card) for card in cards))
    return NotFound(nearest(words.partition("(")[0], names_of(catalogue.values())))


def names_of(cards: Iterable[Card]) -> tuple[str, ...]:
    """Every name that one of the cards answers to, as it is written."""
    return tuple(dict.fromkeys(name for card in cards for name in (card.name, *card.also)))


# ---- the nearest names


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


DID_YOU_MEAN = "did you mean"


def did_you_mean(names: Iterable[str]) -> str:
    """The remedy that offers the nearest names, or nothing.

    >>> did_you_mean(["Banshee", "Bullrog"])
    'did you mean "Banshee" or "Bullrog"?'
    """
    offered = " or ".join(f'"{name}"' for name in names)
    return f"{DID_YOU_MEAN} {offered}?" if offered else ""


def remedy_for(word: str, known: Iterable[str], otherwise: str = "", most: int = 1) -> str:
    """The remedy for a word that is not among the known ones: the nearest of them; where none is near, another remedy,
    or all of them if they are few.

    >>> remedy_for("clasic", ("classic", "bites")), remedy_for("x", ("classic", "bites"))
    ('did you mean "classic"?', 'use one of: classic, bites')
    """
    names = list(known)
    few = f"use one of: {', '.join(names)}" if 0 < len(names) <= MANY else "check the spelling"
    return did_you_mean(nearest(word, names, most)) or otherwise or few


MANY = 16
"""More names than these are not listed."""


def likeness(word: str, name: str, distance: "Distance | None" = None) -> float:
    """How alike two folded words are, from 0 to 1. A name that contains the word whole is fairly like it."""
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
