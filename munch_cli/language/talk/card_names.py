"""Which printed cards some words name: by parts of their names, with slips, run together, or by their kind."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from munch_cli.language.names import key
from munch_cli.language.talk.lexicon import SMALL, Lexicon
from munch_cli.table.cards import CURSE_KINDS, Card, Catalogue
from munch_cli.table.ids import CardId
from munch_cli.table.names import kept_by_catalogue, likeness, slip_counter

LEAST_PRINTED = 0.75
"""What fits a printed card's name worse does not name it."""

RUN_TOGETHER, LONGER = 0.85, 2
"""Words run together that are less like a name run together, or longer or shorter by more letters, do not name it."""

_MOST_KEPT = 1 << 15
"""So much of each that was found for a catalogue stays."""

VAGUE = frozenset({"headgear", "armor", "footgear", "curse"})
"""Kinds of card whose noun names one of them no better than another that has the word in its name."""


class CardNames:
    """How well words name the cards of a catalogue; what was found stays for the next who asks."""

    def __init__(self, catalogue: Catalogue, lexicon: Lexicon) -> None:
        self.catalogue = catalogue
        self.lexicon = lexicon
        self._order = {card: place for place, card in enumerate(catalogue)}
        self._holding: dict[str, set[CardId]] = {}
        self._by_length: dict[int, list[tuple[tuple[str, ...], int, CardId]]] = {}
        self._tags: set[str] = set()
        for card in catalogue.values():
            self._tags.update(tag.casefold() for tag in (*card.tags, *card.keywords))
            for name in names_of_card(card):
                whole = "".join(name)
                self._by_length.setdefault(len(whole), []).append((name, _letters(whole), card.id))
                for word in name:
                    self._holding.setdefault(word, set()).add(card.id)
        self._like = lru_cache(_MOST_KEPT)(self._likeness)
        self._cards_like = lru_cache(_MOST_KEPT)(self._found_cards_like)
        self._named = lru_cache(_MOST_KEPT)(self._found_named)
        self._distance = slip_counter()

    def same_word(self, said: str, name: str) -> float:
        """How surely a word is one of a name: whole, of several, begun, or with a slip; 0 if it is none."""
        return 1.0 if said == name else self._like(said, name)

    def is_slip(self, said: str, name: str) -> bool:
        """Whether a word is a longer one with a slip."""
        return len(name) > 4 and self.same_word(said, name) >= 0.9

    def _likeness(self, said: str, name: str) -> float:
        if stem(said) == stem(name):
            return 0.98
        if self.lexicon.nicknames.get(said) == name:
            return 0.95
        short = min(len(said), len(name))
        if short < 3:
            return 0.0
        if len(said) >= 4 and name.startswith(said):
            return 0.82 if len(said) * 2 >= len(name) else 0.78
        if len(said) >= 5 and name.endswith(said):
            return 0.78
        if said[0] != name[0] and said[:2] != name[1::-1] and short < 6:
            return 0.0
        is_known = said in self.lexicon.known or not {said, stem(said)}.isdisjoint(self.lexicon.kinds)
        if abs(len(said) - len(name)) > 2 or short < 4 or is_known:
            return 0.0
        wrong = self._distance(said, name)
        if wrong == 1:
            return 0.9 if short >= 5 else 0.8
        return 0.8 if wrong == 2 and short >= 7 else 0.0

    def named(self, words: Sequence[str]) -> dict[CardId, float]:
        """The cards that some words can name, in order, each with how well they do, above 0 to 1: each word must be of
        its name, or say what kind it is.
        """
        return self._named(tuple(words))

    def _found_named(self, words: tuple[str, ...]) -> dict[CardId, float]:
        told = [word for word in words if word not in SMALL] or list(words)
        fits: dict[CardId, float] = {}
        for card in frozenset.intersection(*map(self._cards_like, told)):
            held = self.catalogue[card]
            fits[card] = max(self._fits_name(told, name, held) for name in names_of_card(held))
        for card, fit in self._run_together("".join(told), len(told) == 1):
            fits[card] = max(fits.get(card, 0.0), fit)
        return {card: fits[card] for card in sorted(fits, key=self._order.__getitem__) if fits[card] > 0}

    def _fits_name(self, told: list[str], name: tuple[str, ...], card: Card) -> float:
        left = [word for word in name if word not in SMALL] or list(name)
        whole = len(left)
        total, matched = 0.0, 0
        for word in told:
            best, place = 0.0, -1
            for number, one in enumerate(left):
                like = self.same_word(word, one)
                if like > best:
                    best, place = like, number
            if place >= 0:
                total += best
                matched += 1
                del left[place]
            elif is_of_kind(card, word, self.lexicon):
                total += 0.9
            else:
                return 0.0
        if not matched:
            return 0.62
        if len(told) == 1 and self.lexicon.kinds.get(told[0], [""])[0] in VAGUE:
            return 0.7
        return (0.72 + 0.28 * matched / whole) * total / len(told)

    def _run_together(self, joined: str, is_one: bool) -> Iterator[tuple[CardId, float]]:
        """The same for what is written in one word, or in two where it is one: "cardshark", "green beard"."""
        if len(joined) < 5:
            return
        letters, most = _letters(joined), (1 - RUN_TOGETHER) * (len(joined) + LONGER)
        for length in range(len(joined) - LONGER, len(joined) + LONGER + 1):
            for name, of_name, card in self._by_length.get(length, ()):
                if is_one and len(name) == 1:
                    continue
                if joined == "".join(name):
                    yield card, 0.97
                elif (letters ^ of_name).bit_count() <= 2 * most and likeness(joined, "".join(name)) >= RUN_TOGETHER:
                    yield card, 0.88

    def printed(self, words: Sequence[str]) -> list[tuple[CardId, float]]:
        """The printed cards that all these words name, as printed or with slips; the best first, three at most."""
        if all(word in SMALL for word in words):
            return []
        found = sorted((one for one in self.named(words).items() if one[1] >= LEAST_PRINTED), key=lambda one: -one[1])
        return [one for one in found[:3] if one[1] >= found[0][1] - 0.05]

    def _found_cards_like(self, word: str) -> frozenset[CardId]:
        """The cards that have a word in their names, perhaps with a slip, or are of the kind that it says."""
        found = {card for other, cards in self._holding.items() if self.same_word(word, other) for card in cards}
        if not {word, stem(word)}.isdisjoint(self.lexicon.kinds) or stem(word) in self._tags:
            found |= {card.id for card in self.catalogue.values() if is_of_kind(card, word, self.lexicon)}
        return frozenset(found)


def card_names(catalogue: Catalogue, lexicon: Lexicon) -> CardNames:
    """The names of a catalogue's cards, made once for each of the catalogues that were used last."""
    return _names_by(lexicon)(catalogue)


@lru_cache(1)
def _names_by(lexicon: Lexicon) -> Callable[[Catalogue], CardNames]:
    return kept_by_catalogue(lambda catalogue: CardNames(catalogue, lexicon))


def _letters(word: str) -> int:
    """Which letters a word has, a bit for each: one slip changes two at most."""
    letters = 0
    for sign in word:
        letters |= 1 << ord(sign) % 32
    return letters


def stem(word: str) -> str:
    """A word without the ending of several."""
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def names_of_card(card: Card) -> tuple[tuple[str, ...], ...]:
    """The words of a card's names."""
    return _names_in_words((card.name, *card.also))


@lru_cache(4096)
def _names_in_words(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(dict.fromkeys(words for name in names if (words := tuple(w for w in key(name) if w.isalnum()))))


def is_of_kind(card: Card, word: str, lexicon: Lexicon) -> bool:
    """Whether a noun says what a card is: "curse", "helmet", "shark"."""
    kinds = lexicon.kinds.get(word) or lexicon.kinds.get(stem(word)) or ()
    for kind in kinds:
        if kind == card.kind or {kind, card.kind} == CURSE_KINDS:
            return True
        if kind == card.slot or (kind == "hand" and card.slot in ("1 hand", "2 hands")):
            return card.kind == "item"
        if kind == "big" and card.big:
            return True
    return stem(word) in {tag.casefold() for tag in (*card.tags, *card.keywords)}
