"""The names that can stand in a sentence: cards, abilities, players. The longest name that fits is meant."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Generic, TypeVar

from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, Catalogue
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.names import kept_by_catalogue
from munch_cli.table.state import State
from munch_cli.table.typed import NamedTuple

Key = tuple[str, ...]
"""The words of a name or phrase, folded: what counts when two spellings are compared."""

ARTICLES = frozenset({"the", "a", "an", "my", "his", "her", "their", "our"})
NUMBERS = {
    word: number
    for number, word in enumerate(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1)
}
QUOTE = '"'

_APOSTROPHES = "'’‘ʼ´`"
_NO_APOSTROPHES = str.maketrans("", "", _APOSTROPHES)
_ONE_APOSTROPHE = str.maketrans(dict.fromkeys(_APOSTROPHES, "'"))
_DASHES = frozenset("-–—")
QUOTES = '"“”„«»'
_MARKS = frozenset(";?+&()" + QUOTES)
_GAPS = frozenset(".,!:*–—…-")
Of = TypeVar("Of")


class Word(NamedTuple):
    """One word, or one of the marks ``; ? + & ( ) "``, folded. ``gap`` stands between it and the word before."""

    text: str
    start: int
    end: int
    gap: str


def cut(text: str) -> list[Word]:
    """The words of a sentence in order. Dots, commas, dashes and exclamation marks only separate."""
    words: list[Word] = []
    last = 0
    for start, end in _pieces(text):
        folded = fold(text[start:end])
        if folded:
            words.append(Word(folded, start, end, text[last:start]))
            last = end
    return words


def _pieces(text: str) -> Iterator[tuple[int, int]]:
    """Where each word and each mark of a text begins and ends."""
    start = -1
    for place, letter in enumerate(text):
        if letter in _MARKS or letter in _GAPS or letter.isspace():
            if start >= 0:
                yield start, place
                start = -1
            if letter in _MARKS:
                yield place, place + 1
        elif start < 0:
            start = place
    if start >= 0:
        yield start, len(text)


def fold(word: str) -> str:
    """A word without regard to case, kind of apostrophe or quote, or how an accent is written."""
    if word in QUOTES:
        return QUOTE
    folded = word.casefold().translate(_NO_APOSTROPHES)
    if folded.isascii():
        return folded
    import unicodedata

    return unicodedata.normalize("NFC", folded)


def before_apostrophe(word: str) -> str:
    """What stands before the first apostrophe of a word, folded; the whole word if there is none.

    >>> before_apostrophe("I'll"), before_apostrophe("Jenn’s"), before_apostrophe("Jenn")
    ('i', 'jenn', 'jenn')
    """
    return fold(word.translate(_ONE_APOSTROPHE).partition("'")[0])


@lru_cache(maxsize=4096)
def key(name: str) -> Key:
    """The words by which a name is recognised.

    >>> key("Horrific, Steeped in Evil!")
    ('horrific', 'steeped', 'in', 'evil')
    """
    return tuple(word.text for word in cut(name))


def parts(words: Key) -> tuple[Key, ...]:
    """Words cut at each ``+``."""
    found: list[list[str]] = [[]]
    for word in words:
        if word == "+":
            found.append([])
        else:
            found[-1].append(word)
    return tuple(tuple(part) for part in found if part)


@lru_cache(maxsize=4096)
def run_together(name: str) -> Key:
    """The words of a name whose inner marks are left out when it is typed.

    >>> run_together("K.C."), run_together("3,872 Orcs")
    (('kc',), ('3872', 'orcs'))
    """
    return tuple(word for part in name.split() if (word := "".join(key(part))))


def plain(text: str) -> str:
    """A text as it stands, marks and all, without regard to case, spaces and apostrophes."""
    return " ".join(fold(part) for part in text.split())


def is_signed(gap: str) -> bool:
    """Whether what stands before a number belongs to it: "-3", ".5"; the dot that ends a name does not.

    >>> is_signed(" -"), is_signed("."), is_signed(". "), is_signed(" ")
    (True, True, False, False)
    """
    return bool(gap) and (not gap[-1].isspace() or not _DASHES.isdisjoint(gap))


def number(word: str) -> int | None:
    """The number that a word stands for, in digits or from one to ten."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 6 else NUMBERS.get(word)


class Found(NamedTuple, Generic[Of]):
    """A name found among the words: what bears it, and the word after it."""

    bearers: tuple[tuple[str, Of], ...]
    after: int


class Index(Generic[Of]):
    """Names by their first word, the longest first. Several bearers may share a name."""

    __slots__ = ("_first", "_keys", "_names")

    def __init__(self) -> None:
        self._names: tuple[str, ...] | None = None
        self._keys: dict[Key, dict[tuple[str, Of], None]] = {}
        self._first: dict[str, list[Key]] | None = None

    def add(self, words: Key, name: str, bearer: Of) -> None:
        """Enters a name."""
        if words:
            self._keys.setdefault(words, {})[(name, bearer)] = None
            self._first = self._names = None

    def has(self, words: Key) -> bool:
        """Whether a name is exactly this."""
        return words in self._keys

    def called(self, words: Key) -> tuple[Of, ...]:
        """All that are called so."""
        return tuple(dict.fromkeys(bearer for _, bearer in self._keys.get(words, ())))

    def begins_longer(self, words: Key) -> bool:
        """Whether another name begins with these words, so that only quotes tell the two apart."""
        return any(len(other) > len(words) and other[: len(words)] == words for other in self._at(words[0]))

    def find(self, text: str, words: list[Word], at: int) -> Found[Of] | None:
        """The longest name that begins at a word. A name in quotes is taken whole."""
        if at >= len(words):
            return None
        first = words[at]
        if first.text == QUOTE:
            for end in range(at + 1, len(words)):
                name = tuple(word.text for word in words[at + 1 : end])
                if words[end].text == QUOTE and name in self._keys:
                    return Found(_as_written(self._keys[name], text[first.end :]), end + 1)
        for name in self._at(first.text):
            after = at + len(name)
            if tuple(word.text for word in words[at:after]) == name:
                return Found(_as_written(self._keys[name], text[first.start :]), after)
        return None

    def names(self) -> tuple[str, ...]:
        """Every name, once."""
        if self._names is None:
            self._names = tuple(dict.fromkeys(name for bearers in self._keys.values() for name, _ in bearers))
        return self._names

    def _at(self, first: str) -> list[Key]:
        if self._first is None:
            self._first = {}
            for words in sorted(self._keys, key=len, reverse=True):
                self._first.setdefault(words[0], []).append(words)
        return self._first.get(first, [])


def _as_written(bearers: Iterable[tuple[str, Of]], written: str) -> tuple[tuple[str, Of], ...]:
    """Of names that differ only in their marks, those with which a text begins just so. All of them if none is."""
    every = tuple(bearers)
    if len(every) == 1:
        return every
    begins = plain(written)
    exactly = max((plain(name) for name, _ in every if begins.startswith(plain(name))), key=len, default="")
    return tuple(one for one in every if plain(one[0]) == exactly) or every


class AbilityOf(NamedTuple):
    """An ability as a name can mean it: its card, and what it is called there ("" for "whatever that card does")."""

    card: CardId
    called: str


class Names:
    """The names of the boxes on the table."""

    __slots__ = ("abilities", "cards", "catalogue")

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.cards: Index[CardId] = Index()
        self.abilities: Index[AbilityOf] = Index()
        for card in catalogue.values():
            self.cards.add(key(card.name), card.name, card.id)
            for ability in card.abilities:
                self.abilities.add(key(ability.name), ability.name, AbilityOf(card.id, ability.name))
            if card.unmodelled and not card.abilities and card.kind in CHARACTER_KINDS:
                self.abilities.add(key(card.name), card.name, AbilityOf(card.id, card.name))
            if card.abilities and all(ability.name != card.name for ability in card.abilities):
                self.abilities.add(key(card.name), card.name, AbilityOf(card.id, ""))
        printed = {key(card.name) for card in catalogue.values()}
        for card in catalogue.values():
            for name in (card.name, *card.also):
                for other in _other_names(name, card.kind):
                    if other not in printed:
                        self.cards.add(other, card.name, card.id)


@lru_cache(maxsize=4096)
def _other_names(name: str, kind: str) -> tuple[Key, ...]:
    """Return the ways to write the name of a card: without mark or article, in one word, with its kind."""
    words = key(name)
    bare = words[:-1] if words[-1:] == ("?",) else words
    unled = bare[1:] if ARTICLES.intersection(bare[:1]) else bare
    headed = (kind, *words) if kind in CURSE_KINDS else words
    return tuple(dict.fromkeys((words, bare, unled, run_together(name), headed)))


@kept_by_catalogue
def names_of(catalogue: Catalogue) -> Names:
    """The names of a catalogue, put in order once."""
    return Names(catalogue)


def players_of(state: State) -> Index[PlayerId]:
    """The names of the players at the table."""
    index: Index[PlayerId] = Index()
    for seat, player in enumerate(state.players):
        index.add(key(player.name), player.name, PlayerId(seat))
    for seat, player in enumerate(state.players):
        together = run_together(player.name)
        if not index.has(together):
            index.add(together, player.name, PlayerId(seat))
    return index
