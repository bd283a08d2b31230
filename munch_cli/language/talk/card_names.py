"""Which printed cards some words name: by parts of their names, with slips, run together, or by their kind."""

from functools import cached_property, lru_cache

from munch_cli.language.names import key
from munch_cli.language.talk.lexicon import SMALL, Lexicon
from munch_cli.table.cards import Card, Catalogue
from munch_cli.table.ids import CardId
from munch_cli.table.names import Distance, likeness, slip_counter

LEAST_PRINTED = 0.75
"""What fits a printed card's name worse does not name it."""

VAGUE = frozenset({"headgear", "armor", "footgear", "curse"})
"""Kinds of card whose noun names one of them no better than another that has the word in its name."""


class _Written:
    """The names of all cards: which hold a word, which are so long when run together; and the tags of all."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.order = {card: place for place, card in enumerate(catalogue)}
        self.holding: dict[str, set[CardId]] = {}
        self.by_length: dict[int, list[tuple[tuple[str, ...], CardId]]] = {}
        self.tags: set[str] = set()
        for card in catalogue.values():
            self.tags.update(tag.casefold() for tag in (*card.tags, *card.keywords))
            for name in names_of_card(card):
                self.by_length.setdefault(len("".join(name)), []).append((name, card.id))
                for word in name:
                    self.holding.setdefault(word, set()).add(card.id)


class CardNames:
    """How well words name the cards of a catalogue; what was found stays for the next who asks."""

    def __init__(self, catalogue: Catalogue, lexicon: Lexicon) -> None:
        self.catalogue = catalogue
        self.lexicon = lexicon
        self._likeness: dict[tuple[str, str], float] = {}
        self._fits: dict[tuple[tuple[str, ...], CardId], float] = {}
        self._cards_like: dict[str, frozenset[CardId]] = {}
        self._printed: dict[tuple[str, ...], list[tuple[CardId, float]]] = {}
        self._distance: Distance | None = None

    @cached_property
    def _written(self) -> _Written:
        return _Written(self.catalogue)

    def same_word(self, said: str, name: str) -> float:
        """How surely a word is one of a name: whole, of several, begun, or with a slip; 0 if it is none."""
        if said == name:
            return 1.0
        found = self._likeness.get((said, name))
        if found is None:
            found = self._likeness[said, name] = self._like(said, name)
        return found

    def is_slip(self, said: str, name: str) -> bool:
        """Whether a word is a longer one with a slip."""
        return len(name) > 4 and self.same_word(said, name) >= 0.9

    def _like(self, said: str, name: str) -> float:
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
        if self._distance is None:
            self._distance = slip_counter()
        wrong = self._distance(said, name)
        if wrong == 1:
            return 0.9 if short >= 5 else 0.8
        return 0.8 if wrong == 2 and short >= 7 else 0.0

    def fits(self, words: list[str], card: Card) -> float:
        """How well some words name a card, from 0 to 1: each must be of its name, or say what kind it is."""
        asked = (tuple(words), card.id)
        if asked not in self._fits:
            self._fits[asked] = max((self._fits_name(words, name, card) for name in names_of_card(card)), default=0.0)
        return self._fits[asked]

    def _fits_name(self, words: list[str], name: tuple[str, ...], card: Card) -> float:
        told = [word for word in words if word not in SMALL] or words
        left = [word for word in name if word not in SMALL] or list(name)
        whole = len(left)
        total, matched, of_kind = 0.0, 0, 0
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
                of_kind += 1
                total += 0.9
            else:
                return self._run_together(told, name)
        sure = total / len(told)
        if not matched:
            return 0.62
        if len(told) == 1 and self.lexicon.kinds.get(told[0], [""])[0] in VAGUE:
            return 0.7
        return max((0.72 + 0.28 * matched / whole) * sure, self._run_together(told, name))

    def _run_together(self, told: list[str], name: tuple[str, ...]) -> float:
        """The same for what is written in one word, or in two where it is one: "cardshark", "green beard"."""
        joined, whole = "".join(told), "".join(name)
        if len(joined) < 5 or (len(told) == 1 and len(name) == 1):
            return 0.0
        if joined == whole:
            return 0.97
        if abs(len(joined) - len(whole)) <= 2 and likeness(joined, whole) >= 0.85:
            return 0.88
        return 0.0

    def printed(self, words: list[str]) -> list[tuple[CardId, float]]:
        """The printed cards that all these words name, as printed or with slips; the best first, three at most."""
        told = tuple(words)
        if told not in self._printed:
            fits = ((card, self.fits(words, self.catalogue[card])) for card in self._named_by(words))
            found = sorted((one for one in fits if one[1] >= LEAST_PRINTED), key=lambda one: -one[1])
            self._printed[told] = [one for one in found[:3] if one[1] >= found[0][1] - 0.05]
        return self._printed[told]

    def _named_by(self, words: list[str]) -> list[CardId]:
        """The cards, in order, that words can name at all: all are of one's name or kind, or run together into it."""
        told = [word for word in words if word not in SMALL]
        if not told:
            return []
        names, long = self._written, len("".join(told))
        found = set(frozenset.intersection(*map(self._like_card, told)))
        for length in names.by_length:
            if length >= long - 2:
                found.update(card for name, card in names.by_length[length] if self._run_together(told, name))
        return sorted(found, key=names.order.__getitem__)

    def _like_card(self, word: str) -> frozenset[CardId]:
        """The cards that have a word in their names, perhaps with a slip, or are of the kind that it says."""
        if word not in self._cards_like:
            names = self._written
            found = {card for other, cards in names.holding.items() if self.same_word(word, other) for card in cards}
            if not {word, stem(word)}.isdisjoint(self.lexicon.kinds) or stem(word) in names.tags:
                found |= {card.id for card in self.catalogue.values() if is_of_kind(card, word, self.lexicon)}
            self._cards_like[word] = frozenset(found)
        return self._cards_like[word]


def stem(word: str) -> str:
    """A word without the ending of several."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


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
        if kind == card.kind or (kind == "curse" and card.kind == "trap") or (kind == "trap" and card.kind == "curse"):
            return True
        if kind == card.slot or (kind == "hand" and card.slot in ("1 hand", "2 hands")):
            return card.kind == "item"
        if kind == "big" and card.big:
            return True
    return stem(word) in {tag.casefold() for tag in (*card.tags, *card.keywords)}
