"""Where everything lies on the site, and links from words of the game to the topics and cards that they mean."""

import re
from collections.abc import Mapping

from munch_cli.rulebook.book import Rulebook
from munch_cli.table.cards import CHARACTER_KINDS, Card, Catalogue

TERMS = {
    "accent": "Accents?",
    "bad-stuff": "Bad Stuff",
    "big-items": "Big Items?",
    "charity": "[Cc]harity",
    "class": "Class(?:es)?",
    "curses": "Curses?|Traps?",
    "death": "die|dies|dead|death",
    "enhancers": "[Ee]nhancers?",
    "go-up-a-level": "Go Up a Level",
    "half-breed": "Half-Breed|Super Munchkin|Bilingual",
    "helping": "helps?|helpers?|helped",
    "interfering": "[Ww]andering [Mm]onsters?",
    "items": "Items?",
    "level": "Levels?",
    "look-for-trouble": "look for trouble|looks for trouble|looking for trouble",
    "loot": "loot the room|loots the room|looting the room",
    "minions": "Minions?",
    "one-shot": "one-shots?",
    "power": "Powers?",
    "race": "Races?|race",
    "running-away": "runs? away|running away",
    "selling": "sells?|selling|sold",
    "ships": "Ships?",
    "trading": "trades?|trading|traded",
    "treasure": "Treasures?",
}
"""A topic -> the words that lead to it from the pages of others."""


class Addresses:
    """The page and anchor of every topic, rule, card and box, as seen from the top of the site."""

    def __init__(self, book: Rulebook, catalogue: Catalogue, topics: Mapping[str, str]) -> None:
        self._book = book
        self._catalogue = catalogue
        self.topics = topics
        """Every topic that has a page, with the title of it."""
        self._cards: dict[str, Card] = {}
        for card in catalogue.values():
            self._cards.setdefault(card.name, card)
        links = {words: topic for topic, words in TERMS.items() if topic in topics}
        self._meant = [(re.compile(rf"(?:{words})"), topic) for words, topic in links.items()]
        kinds = [re.escape(card.name) for card in self._cards.values() if card.kind in CHARACTER_KINDS]
        kinds += [re.escape(name) for rule in book.rules.values() for name in rule.names_cards if name in self._cards]
        names = "|".join(sorted(set(kinds), key=len, reverse=True))
        self._words = re.compile(rf"(?<![\w-])(?:{'|'.join([*links, names])})(?![\w-])")

    def entry(self, id: str) -> str:
        """Where a rule, open point or contradiction stands; "" for an id that is none."""
        found = self._book.entry(id)
        return f"{self.topic(found.topic)}#{id}" if found is not None else self.of_card(id)

    def topic(self, topic: str) -> str:
        """The page of a topic."""
        return f"rules/{topic}.html"

    def box(self, key: str) -> str:
        """The page of a box."""
        return f"boxes/{key}.html"

    def moments(self, key: str) -> str:
        """The page of what may be done when in a box."""
        return f"moments/{key}.html"

    def cards(self, set: str) -> str:
        """The page with the cards of a set."""
        return f"cards/{set}.html"

    def difference(self, one: str, other: str) -> str:
        """The page of what two boxes do differently; the one that was printed first goes first."""
        keys = [key for key in self._book.editions if key in (one, other)]
        return f"differences/{keys[0]}-{keys[1]}.html"

    def card(self, card: Card) -> str:
        """Where a card stands."""
        return f"{self.cards(card.set)}#{card.id}"

    def card_named(self, name: str) -> str:
        """Where the card of this name stands; "" if there is none."""
        card = self._cards.get(name)
        return self.card(card) if card is not None else ""

    def of_card(self, id: str) -> str:
        """Where the card that an id such as ``card.bites.fluffy`` means stands; "" if it means none."""
        found = next((card for card in self._catalogue.values() if card.rule == id), None)
        return self.card(found) if found is not None else ""

    def parts(self, text: str, topic: str) -> list[tuple[str, str]]:
        """A text cut at the words of the game that lead elsewhere, each with its address; each leads there but once.

        ``topic``: the page that the text stands on.
        """
        found: list[tuple[str, str]] = []
        end, led = 0, {self.topic(topic)}
        for match in self._words.finditer(text):
            word = match[0]
            where = next((self.topic(to) for meant, to in self._meant if meant.fullmatch(word)), "")
            where = where or self.card_named(word)
            if where in led:
                continue
            led.add(where)
            found += [(text[end : match.start()], ""), (word, where)]
            end = match.end()
        return [part for part in (*found, (text[end:], "")) if part[0]]
