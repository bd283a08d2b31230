"""One sentence being read as a statement, and the parts of which statements are made.

The parts are cards as they are laid, places, phases and what a helper was promised.
"""

from __future__ import annotations

from munch_cli.language.answers import Ambiguous
from munch_cli.language.forms import Slot
from munch_cli.language.offers import read_offer
from munch_cli.language.places import Board, Named
from munch_cli.language.reader import FAILED, Reader
from munch_cli.language.stated_words import PHASE_WORDS
from munch_cli.language.words import key
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.saying import listed
from munch_cli.table.statements import Spot, Statement, Terms, Thing, Things


def laid_slot(asks: str, *kinds: str) -> Slot:
    """A place for printed cards of some kinds, or of any."""
    return Slot("laid", asks, (kinds,))


JOINTS = frozenset({"and", "the", "a", "an", "who", "her", "his", "their"})
"""Words between the parts of a statement that say nothing by themselves."""
BEINGS = ("half-breed", "super-munchkin", "bilingual")
CHARACTER = laid_slot("a Race, Class, Accent or Power", *sorted(CHARACTER_KINDS), *BEINGS)
CURSING = laid_slot("a Curse", *sorted(CURSE_KINDS))
FRONT = laid_slot(
    "a card that lies in front of a player",
    *sorted(CHARACTER_KINDS),
    *BEINGS,
    *("item", "one-shot", "ship", "ship-enhancer", "minion", "cheat", "special"),
)
ANY = laid_slot("the name of a card")
MONSTERS = laid_slot("a monster", "monster", "mate", "evil-twin")
ENHANCERS = laid_slot("a monster enhancer", "monster-enhancer")
SEAT = Slot("player", "a player's name")
PROMISES = Slot("offer", "what was promised", (("hand", "in play", "sideways"),))
PHASE = Slot("phase", "how far the turn has come")

SPOT_SAID: dict[Spot, str] = {
    "in_play": "in play",
    "hand": "in hand",
    "sideways": "sideways",
    "curses": "as a curse",
}
"""How it is said where a card lies."""
SPOT_HEARD: tuple[tuple[str, tuple[str, ...], Spot], ...] = (
    ("sideways", (), "sideways"),
    ("turned", ("sideways",), "sideways"),
    ("in", ("backpack", "pack", "bag"), "sideways"),
    ("in", ("hand", "hands"), "hand"),
    ("in", ("play", "use"), "in_play"),
    ("on", ("table",), "in_play"),
    ("equipped", (), "in_play"),
    ("as", ("curse", "curses", "trap"), "curses"),
)
"""How it is understood: the first word, what may follow it and its articles, and the place."""
IN_FRONT_OF = ("him", "her", "them", "himself", "herself")
Found = tuple[Statement | None, int]
"""A statement and the word after it; without one, the word up to which the sentence was understood."""


class Sentence:
    """One sentence being read as a statement; ``question`` is what has to be asked back.

    ``speakers``: whom "I" may mean in it.
    """

    __slots__ = ("board", "catalogue", "names", "question", "reader", "speakers", "text")

    def __init__(self, reader: Reader, board: Board, speakers: tuple[PlayerId, ...]) -> None:
        self.reader = reader
        self.text = reader.text
        self.names = reader.names
        self.board = board
        self.catalogue = board.catalogue
        self.speakers = speakers
        self.question: Ambiguous | None = None

    # ---- players

    def seated(self) -> list[str]:
        """The names of the players at the table."""
        return [player.name for player in self.board.state.players]

    def player_at(self, at: int) -> tuple[str, int]:
        """The player at the table who is named here, and the word after the name; "" if none is. "me" is who speaks."""
        named, after = self.reader.player(at)
        if named is None and len(self.speakers) == 1 and self.reader.is_word(at, "me"):
            return self.seated()[self.speakers[0]], at + 1
        return (self.seated()[named.seats[0]], after) if named is not None else ("", at)

    # ---- cards

    def is_curse(self, card: CardId) -> bool:
        """Whether a card is a Curse or Trap."""
        return self.catalogue[card].kind in CURSE_KINDS

    def past_joints(self, at: int) -> int:
        """Past "and" and articles, unless a card's name begins with them."""
        reader = self.reader
        while at < reader.end and reader.words[at].text in JOINTS and not self._named(at):
            at += 1
        return at

    def _named(self, at: int) -> bool:
        if at >= self.reader.end:
            return False
        return self.names.cards.find(self.reader.text, self.reader.words, at) is not None

    def card(self, at: int, slot: Slot) -> tuple[Thing | None, int]:
        """The card of one of the slot's kinds that is named here, with what lies on it."""
        at = at if at >= self.reader.end or self._named(at) else self.reader.past_articles(at)
        self.reader.want(at, slot.asks, slot, {})
        named, after = self.reader.card(at)
        if named is None:
            return None, FAILED
        marks = tuple(self._upon(mark) for mark in named.marks)
        meant = self._printed(named, slot, tuple(m for m, u in zip(named.marks, marks, strict=True) if u is None))
        if meant is None:
            return None, FAILED
        of = self._printed(named.of, MONSTERS, named.of.marks) if named.of is not None else CardId("")
        if of is None:
            return None, FAILED
        return Thing(meant, tuple(upon for upon in marks if upon is not None), of), after

    def _upon(self, mark: tuple[str, ...]) -> CardId | None:
        """The card that a mark in brackets means to lie on another; None for the name of a set."""
        called = self.names.cards.called(mark)
        return called[0] if called else None

    def _printed(self, named: Named, slot: Slot, sets: tuple[tuple[str, ...], ...]) -> CardId | None:
        """The printed card a name means; one on the table rather than another; else the box is asked for."""
        kinds = slot.where[0]
        cards = [card for card in named.cards if not kinds or self.catalogue[card].kind in kinds]
        cards = [card for card in cards if all(mark == key(self.catalogue[card].set) for mark in sets)]
        if len(cards) > 1:
            own = [card for card in cards if self.catalogue[card].set == "own"]
            here = [card for card in cards if card in self.board.state.cards]
            cards = own or here or cards
        if len(cards) > 1 and self.question is None:
            self._ask_set(named, cards)
        return cards[0] if cards else None

    def _ask_set(self, named: Named, cards: list[CardId]) -> None:
        choices = tuple(self.catalogue[card].set for card in cards)
        name, before, behind = self.catalogue[cards[0]].name, self.text[: named.end], self.text[named.end :]
        said = tuple(f"{before} ({choice}){behind}" for choice in choices)
        self.question = Ambiguous(f"which {name}: {listed(choices, 'or')}?", choices, said)

    def things(self, at: int, slot: Slot, curses_too: bool = False) -> tuple[Things, int]:
        """Cards joined by ``+``, commas or "and", and the word after them; none if none is named here."""
        found: list[Thing] = []
        after = at
        while True:
            thing, beyond = self.card(at, slot)
            if thing is None and curses_too:
                thing, beyond = self.card(at, CURSING)
            if thing is None:
                return tuple(found), after if found else at
            found.append(thing)
            after = beyond
            self.reader.want(after, "+", None, {})
            at = self.reader.next_in_list(after)
            if at == FAILED:
                return tuple(found), after

    def card_ids(self, at: int, slot: Slot) -> tuple[tuple[CardId, ...], int]:
        """Cards joined by ``+``, with nothing on them."""
        things, after = self.things(at, slot)
        return tuple(thing.card for thing in things), after

    def monsters(self, at: int) -> tuple[Things, int]:
        """Monsters joined by ``+``, each with its enhancers, before it or in brackets or behind ``with``."""
        found: list[Thing] = []
        after = at
        while True:
            before, begin = self._enhancers(at)
            thing, beyond = self.card(begin, MONSTERS)
            if thing is None:
                return tuple(found), after if found else at
            after = beyond
            if self.reader.is_word(after, "with"):
                behind, beyond = self.card_ids(after + 1, ENHANCERS)
                before, after = (*before, *behind), beyond if behind else after
            if self._doubles(thing.card) and not (thing.of or found):
                self.reader.want(beyond, "of", None, {})
            there = self._in_the_fight(thing._replace(upon=(*before, *thing.upon)), found)
            if not there:
                return tuple(found), after if found else at
            found += there
            self.reader.want(after, "+", None, {})
            at = self.reader.next_in_list(after)
            if at == FAILED:
                return tuple(found), after

    def _in_the_fight(self, thing: Thing, others: list[Thing]) -> list[Thing]:
        """A monster with its enhancers, and the Mate or Evil Twin in its brackets; without ``of`` one doubles the last.

        None of them where nothing is doubled, or what stands in brackets lies on no monster.
        """
        if self._doubles(thing.card) and not thing.of:
            if not others:
                return []
            thing = thing._replace(of=others[-1].of or others[-1].card)
        twins = [Thing(card, of=thing.of or thing.card) for card in thing.upon if self._doubles(card)]
        upon = tuple(card for card in thing.upon if not self._doubles(card))
        fits = all(self.catalogue[card].kind in ENHANCERS.where[0] for card in upon)
        return [thing._replace(upon=upon), *twins] if fits else []

    def _doubles(self, card: CardId) -> bool:
        return self.catalogue[card].kind in ("mate", "evil-twin")

    def _enhancers(self, at: int) -> tuple[tuple[CardId, ...], int]:
        """The enhancers that stand before a monster: ``Ancient Enraged Bullrog``."""
        found: list[CardId] = []
        while True:
            thing, after = self.card(at, ENHANCERS)
            if thing is None:
                return tuple(found), at
            found.append(thing.card)
            at = after

    # ---- places, phases, promises

    def spot_at(self, at: int, known: Spot | None = None) -> tuple[Spot | None, int]:
        """The place that is named here, if it is not known to be another; and the word after it."""
        for spot, says in SPOT_SAID.items():
            if known in (None, spot):
                self.reader.want(at, says, None, {})
        spot_here, after = self._any_spot_at(at)
        return (spot_here, after) if known in (None, spot_here) else (None, at)

    def _any_spot_at(self, at: int) -> tuple[Spot | None, int]:
        reader = self.reader
        for begins, goes_on, spot in SPOT_HEARD:
            if not reader.is_word(at, begins):
                continue
            inner = reader.past_articles(at + 1)
            if not goes_on:
                return spot, at + 1
            if reader.is_word(inner, *goes_on):
                return spot, inner + 1
        in_front = reader.is_word(at, "in") and reader.is_word(at + 1, "front") and reader.is_word(at + 2, "of")
        return ("in_play", at + 4) if in_front and reader.is_word(at + 3, *IN_FRONT_OF) else (None, at)

    def terms(self, at: int, otherwise: int, helper: str = "") -> tuple[Terms, int]:
        """``for 1 treasure + Coffin, K.C. picks first``; the helper may be new to the table."""
        self.reader.want(at, "for", None, {})
        if not self.reader.is_word(at, "for"):
            return Terms(), otherwise
        offer, after = read_offer(self.reader, PROMISES, at + 1, {})
        if offer is None:
            return Terms(), otherwise
        first = self.seated()[offer.first.seats[0]] if offer.first is not None else ""
        items, plays = self._promised(offer.items), self._promised(offer.plays)
        mine = after + len(key(helper))
        is_named = helper and tuple(word.text for word in self.reader.words[after:mine]) == key(helper)
        if not first and is_named and self.reader.is_word(mine, "picks") and self.reader.is_word(mine + 1, "first"):
            first, after = helper, mine + 2
        return Terms(offer.treasures, first, items, plays), after

    def _promised(self, cards: tuple[Named, ...]) -> tuple[CardId, ...]:
        return tuple(card for named in cards if (card := self._printed(named, ANY, named.marks)) is not None)


def phase_at(reader: Reader, at: int) -> tuple[str, int]:
    """The phase that is named here and the word after it; "" if none is."""
    while reader.is_word(at, "in", "the", "and", "phase"):
        at += 1
    for phase, ways in PHASE_WORDS.items():
        for way in ways:
            after = _matches(reader, at, way)
            if after != FAILED:
                return phase, after + reader.is_word(after, "phase")
    return "", at


def _matches(reader: Reader, at: int, way: tuple[str, ...]) -> int:
    for word in way:
        at = reader.past_articles(at)
        if not reader.is_word(at, word):
            return FAILED
        at += 1
    return at
