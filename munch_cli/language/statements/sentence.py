"""One sentence being read as a statement, and the parts of which statements are made.

The parts are cards as they are laid, places, phases and what a helper was promised.
"""

from __future__ import annotations

from munch_cli.language.answers import NotUnderstood
from munch_cli.language.fill import Board
from munch_cli.language.forms import PHASE_WORDS, Slot
from munch_cli.language.names import key
from munch_cli.language.patterns import read_offer
from munch_cli.language.reader import FAILED, Named, Reader
from munch_cli.table.asks import Asks, which
from munch_cli.table.cards import CHARACTER_KINDS, CURSE_KINDS, FOE_KINDS, can_lie_on
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.statements import LaidCard, Spot, Statement, Terms, Things


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
DOUBLING = ("mate", "evil-twin")
MONSTERS = laid_slot("a monster", "monster", *DOUBLING)
ENHANCERS = laid_slot("a monster enhancer", "monster-enhancer")
ON_MONSTERS = laid_slot("a monster enhancer", *ENHANCERS.where[0], *DOUBLING)
ON_OTHERS = laid_slot("a card that can lie on it", "cheat", "ship-enhancer")
"""What may stand in brackets behind a monster, and behind a card in front of a player."""
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
SPOT_HEARD: dict[Spot, tuple[str, ...]] = {
    "sideways": ("turned sideways", "sideways", "in backpack|pack|bag"),
    "hand": ("in hand|hands",),
    "in_play": ("in play|use", "on table", "equipped", "in front of him|her|them|himself|herself"),
    "curses": ("as curse|curses|trap",),
}
"""How it is understood, articles aside."""
Found = tuple[Statement | None, int]
"""A statement and the word after it. Without one, the word up to which the sentence was understood."""


class Sentence:
    """One sentence being read as a statement. ``question``: what has to be asked back. ``speakers``: the players that
    "I" may mean.
    """

    __slots__ = ("board", "catalogue", "names", "question", "reader", "speakers", "text")

    def __init__(self, reader: Reader, board: Board, speakers: tuple[PlayerId, ...]) -> None:
        self.reader = reader
        self.text = reader.text
        self.names = reader.names
        self.board = board
        self.catalogue = board.catalogue
        self.speakers = speakers
        self.question: Asks | NotUnderstood | None = None

    # ---- players

    def seated(self) -> list[str]:
        """The names of the players at the table."""
        return [player.name for player in self.board.state.players]

    def player_at(self, at: int) -> tuple[str, int]:
        """The player at the table who is named here, and the word after the name. "" if none is. "me" is the
        speaker.
        """
        named, after = self.reader.player(at)
        if named is None and len(self.speakers) == 1 and self.reader.is_word(at, "me"):
            return self.seated()[self.speakers[0]], at + 1
        return (self.seated()[named.seats[0]], after) if named is not None else ("", at)

    # ---- cards

    def is_curse(self, card: CardId) -> bool:
        """Whether a card is a Curse or Trap."""
        return self.catalogue[card].kind in CURSE_KINDS

    def is_double(self, card: CardId) -> bool:
        """Whether a card is a Mate or Evil Twin, which doubles a monster."""
        return self.catalogue[card].kind in DOUBLING

    def past_joints(self, at: int) -> int:
        """Past "and" and articles."""
        while self.reader.is_word(at, *JOINTS):
            at += 1
        return at

    def card(self, at: int, slot: Slot) -> tuple[LaidCard | None, int]:
        """The card of one of the slot's kinds that is named here, with what lies on it."""
        at = self.reader.past_articles(at)
        self.reader.want(at, slot.asks, slot, {})
        named, after = self.reader.card(at)
        if named is None:
            self._want_in_open_brackets(at, slot)
            return None, FAILED
        if self._is_amiss_in_brackets(at, named, slot):
            return None, FAILED
        marks = tuple(self._upon(mark) for mark in named.marks)
        meant = self.printed(named, slot, tuple(m for m, u in zip(named.marks, marks, strict=True) if u is None))
        if meant is None:
            return None, FAILED
        thing = LaidCard(meant, tuple(upon for upon in marks if upon is not None))
        if named.of is None:
            return thing, after
        of = self.printed(named.of, MONSTERS, named.of.marks)
        if of is None:
            return None, FAILED
        return thing._replace(of=of), after

    def _is_amiss_in_brackets(self, at: int, named: Named, slot: Slot) -> bool:
        """Whether the brackets of a card hold something that is no set and no card on it. What could stand there is
        noted.
        """
        cards = self._of_kinds(named, slot)
        sets = {key(self.catalogue[card].set) for card in cards}
        lying = self._lying(cards)
        for mark, begin in self.reader.marks_of_card_at(at) if cards else ():
            card = self._upon(mark)
            if mark not in sets if card is None else not self._lies_on_any(card, cards):
                self.reader.want(begin, lying.asks, lying, {})
                return True
        return False

    def _want_in_open_brackets(self, at: int, slot: Slot) -> None:
        """Notes what could come to stand in brackets that are not closed yet."""
        reader = self.reader
        found = reader.find(self.names.cards, at)
        if found is None or not reader.is_word(found.after, "("):
            return
        cards = self._of_kinds(Named(tuple(card for _, card in found.bearers)), slot)
        begin = next(n for n in range(reader.end, found.after, -1) if reader.words[n - 1].text in ("(", "+"))
        if cards:
            lying = self._lying(cards)
            reader.want(begin, lying.asks, lying, {})

    def _lying(self, hosts: list[CardId]) -> Slot:
        """What may lie on cards of a name."""
        return ON_MONSTERS if any(self.catalogue[host].kind in FOE_KINDS for host in hosts) else ON_OTHERS

    def _lies_on_any(self, card_id: CardId, hosts: list[CardId]) -> bool:
        card, called = self.catalogue[card_id], [self.catalogue[host] for host in hosts]
        doubles = self.is_double(card_id) and any(host.kind in FOE_KINDS for host in called)
        return doubles or any(can_lie_on(card, host) for host in called)

    def _upon(self, mark: tuple[str, ...]) -> CardId | None:
        """The card that a mark in brackets means, as lying on another. None for the name of a set."""
        called = self.names.cards.called(mark)
        return called[0] if called else None

    def printed(self, named: Named, slot: Slot, sets: tuple[tuple[str, ...], ...]) -> CardId | None:
        """The printed card a name means, first one that is on the table. Otherwise the box is asked for."""
        cards = self._of_kinds(named, slot)
        cards = [card for card in cards if all(mark == key(self.catalogue[card].set) for mark in sets)]
        if len(cards) > 1:
            own = [card for card in cards if self.catalogue[card].set == "own"]
            here = [card for card in cards if card in self.board.state.cards]
            cards = own or here or cards
        if len(cards) > 1:
            self._ask_set(named, cards)
        return cards[0] if cards else None

    def _of_kinds(self, named: Named, slot: Slot) -> list[CardId]:
        kinds = slot.where[0]
        return [card for card in named.cards if not kinds or self.catalogue[card].kind in kinds]

    def _ask_set(self, named: Named, cards: list[CardId]) -> None:
        choices = tuple(self.catalogue[card].set for card in cards)
        name, before, behind = self.catalogue[cards[0]].name, self.text[: named.end], self.text[named.end :]
        opened = f"{before.removesuffix(')')} + " if named.marks else f"{before} ("
        said = tuple(f"{opened}{choice}){behind}" for choice in choices)
        self.question = which(f"which {name}", choices, said)

    def things(self, at: int, slot: Slot) -> tuple[Things, int]:
        """Cards joined by ``+``, commas or "and", and the word after them. None if none is named here."""
        found: list[LaidCard] = []
        after = at
        while True:
            thing, beyond = self.card(at, slot)
            if thing is None:
                return tuple(found), after
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

    # ---- places, phases, promises

    def spot_at(self, at: int, known: Spot | None = None) -> tuple[Spot | None, int]:
        """The place that is named here, unless it is known to be another, and the word after it."""
        for spot, says in SPOT_SAID.items():
            if known in (None, spot):
                self.reader.want(at, says, None, {})
        for spot, ways in SPOT_HEARD.items():
            after = behind_any(self.reader, at, ways)
            if after != FAILED and known in (None, spot):
                return spot, after
        return None, at

    def terms(self, at: int, otherwise: int, helper: str = "") -> tuple[Terms, int]:
        """``for 1 treasure + Coffin, K.C. picks first``. The helper may be new to the table."""
        self.reader.want(at, "for", None, {})
        if not self.reader.is_word(at, "for"):
            return Terms(), otherwise
        offer, after = read_offer(self.reader, PROMISES, at + 1, {})
        if offer is None:
            return Terms(), otherwise
        first = self.seated()[offer.first.seats[0]] if offer.first is not None else ""
        items, plays = self._promised(offer.items), self._promised(offer.plays)
        newcomer_picks = (*key(helper), "picks", "first")
        if tuple(word.text for word in self.reader.words[after : after + len(newcomer_picks)]) == newcomer_picks:
            first, after = helper, after + len(newcomer_picks)
        return Terms(offer.treasures, first, items, plays), after

    def _promised(self, cards: tuple[Named, ...]) -> tuple[CardId, ...]:
        return tuple(card for named in cards if (card := self.printed(named, ANY, named.marks)) is not None)


def phase_at(reader: Reader, at: int) -> tuple[str, int]:
    """The phase that is named here, and the word after it. "" if none is."""
    while reader.is_word(at, "in", "the", "and", "phase"):
        at += 1
    for phase, ways in PHASE_WORDS.items():
        after = behind_any(reader, at, ways)
        if after != FAILED:
            return phase, after + reader.is_word(after, "phase")
    return "", at


def behind_any(reader: Reader, at: int, ways: tuple[str, ...]) -> int:
    """The word behind one of these phrases, with or without articles in it. FAILED if none stands here."""
    for way in ways:
        after = at
        for word in way.split():
            spellings = word.split("|")
            after = after if reader.is_word(after, *spellings) else reader.past_articles(after)
            if not reader.is_word(after, *spellings):
                break
            after += 1
        else:
            return after
    return FAILED
