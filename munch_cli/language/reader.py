"""A sentence being read word by word along the pattern of a verb, with notes of what could have stood at each word.

Nothing is resolved here: a slot holds what was *named*. The notes serve the caret of a sentence that is not understood,
and completion, which asks what could stand at the cursor.
"""

from munch_cli.language.forms import Slot
from munch_cli.language.names import ARTICLES, AbilityOf, Index, Key, Names, Word
from munch_cli.table.ids import CardId, PlayerId
from munch_cli.table.state import FOES, State
from munch_cli.table.typed import NamedTuple

FAILED = -1
"""The word behind what does not stand there."""
ONESELF = ("himself", "herself", "themself", "themselves", "oneself")
ME = ("me", "myself")
OF_MOST = 8
"""A Mate of a Mate of a Mate …"""
HOST = Slot("host", "the name of a card on which it lies")
THE_END = Slot("end", "the end of the sentence")
CLOSING = Slot("bracket", "a closing bracket )")
"""What is wanted without being a word that could be typed."""


class Named(NamedTuple):
    """A card as a sentence names it: the cards of that name, its marks in brackets, what it is a Mate of."""

    cards: tuple[CardId, ...]
    start: int = 0
    end: int = 0
    marks: tuple[Key, ...] = ()
    of: "Named | None" = None


class NamedPlayer(NamedTuple):
    """Players with the name at a place. More than one makes a question."""

    seats: tuple[PlayerId, ...]
    start: int
    end: int


class Either(NamedTuple):
    """A name that both a player and a card bear."""

    player: NamedPlayer
    card: Named


class NamedAbility(NamedTuple):
    """Abilities of the name that stands there."""

    bearers: tuple[AbilityOf, ...]
    card: Named


class NamedOffer(NamedTuple):
    """What is promised, as named."""

    treasures: int
    first: NamedPlayer | None
    items: tuple[Named, ...]
    plays: tuple[Named, ...]


class WholeHand(NamedTuple):
    """All the cards of the hand."""

    start: int
    end: int


class Words(NamedTuple):
    """Words taken as they stand."""

    text: str
    start: int
    end: int


class WhyAsked(NamedTuple):
    """What a question why is about, as in ``asking_why.ASKED``.

    ``is_no``: why it is not so or did not happen. ``amount``: 0 if no number is named.
    """

    what: str
    is_no: bool
    who: NamedPlayer | None
    card: Named | None
    amount: int


Value = (
    NamedPlayer | Named | WhyAsked | Either | NamedAbility | NamedOffer | WholeHand | Words | int | tuple[Named, ...]
)
Values = dict[str, Value]


class Want(NamedTuple):
    """What could stand at a word: a literal as it is said, or a slot. ``values``: what was named before it.

    ``only_heard``: in a sentence that is never taught.
    """

    at: int
    says: str
    slot: Slot | None
    values: Values
    only_heard: bool = False


def taught(wants: list[Want]) -> list[Want]:
    """What could stand at a word and is taught. If nothing is, everything that could stand there."""
    known = {want.at for want in wants if not want.only_heard}
    return [want for want in wants if not want.only_heard or want.at not in known]


class Reader:
    """One sentence being read. ``end``: the word at which it must be over. ``me``: the player that "me" may mean."""

    __slots__ = ("end", "me", "names", "only_heard", "players", "state", "text", "wants", "words")

    def __init__(
        self,
        text: str,
        words: list[Word],
        end: int,
        state: State,
        names: Names,
        players: Index[PlayerId],
        me: tuple[PlayerId, ...] = (),
    ) -> None:
        self.text = text
        self.words = words
        self.end = end
        self.state = state
        self.names = names
        self.players = players
        self.me = me
        self.wants: list[Want] = []
        self.only_heard = False
        """Whether it is being read as a sentence that nobody is taught to say."""

    # ---- words

    def past_articles(self, at: int, unless: frozenset[str] = frozenset()) -> int:
        """The first word from here that is no article, or one that the sentence wants."""
        while at < self.end and self.words[at].text in ARTICLES and self.words[at].text not in unless:
            at += 1
        return at

    def is_word(self, at: int, *texts: str) -> bool:
        """Whether one of these words stands here."""
        return at < self.end and self.words[at].text in texts

    def want(self, at: int, says: str, slot: Slot | None, values: Values) -> None:
        """Notes what could stand at a word."""
        self.wants.append(Want(at, says, slot, values, self.only_heard))

    # ---- names

    def is_name(self, at: int) -> bool:
        """Whether a name of a card, an ability or a player begins here."""
        return any(
            index.find(self.text, self.words, at) for index in (self.names.cards, self.names.abilities, self.players)
        )

    def next_in_list(self, after: int) -> int:
        """The place where the next card of a list begins, behind a ``+``, a comma or "and". FAILED if the list is
        over.
        """
        if self.is_word(after, "+", "&"):
            return self.at_name(after + 1)
        is_and = self.is_word(after, "and")
        if after >= self.end or not (is_and or "," in self.words[after].gap):
            return FAILED
        begin = self.at_name(after + is_and)
        return begin if self.names.cards.find(self.text, self.words, begin) is not None else FAILED

    def at_name(self, at: int) -> int:
        """Past the articles before a name, unless a name begins with them."""
        return at if self.is_name(at) else self.past_articles(at)

    def player(self, at: int) -> tuple[NamedPlayer | None, int]:
        """The player named here."""
        found = self.players.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        return NamedPlayer(tuple(seat for _, seat in found.bearers), *self._span(at, found.after)), found.after

    def oneself(self, at: int, values: Values) -> tuple[NamedPlayer | None, int]:
        """The speaker of the sentence, where "themselves" or "me" stands."""
        who = values.get("who")
        if self.is_word(at, *ONESELF) and isinstance(who, NamedPlayer):
            return NamedPlayer(who.seats, *self._span(at, at + 1)), at + 1
        if self.is_word(at, *ME) and self.me:
            return NamedPlayer(self.me, *self._span(at, at + 1)), at + 1
        return None, FAILED

    def only_foe(self, at: int) -> tuple[Named | None, int]:
        """The monster of the fight, where "it" or "the monster" stands and there is but one."""
        foes = self.state.zones[FOES]
        if not self.is_word(at, "it", "monster") or len(foes) != 1:
            return None, FAILED
        return Named((self.state.cards[foes[0]],), *self._span(at, at + 1)), at + 1

    def card(self, at: int, depth: int = OF_MOST) -> tuple[Named | None, int]:
        """The card named here, with its marks in brackets and what it is of."""
        found = self.names.cards.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        named = Named(tuple(card for _, card in found.bearers), *self._span(at, found.after))
        return self._with_marks(named, found.after, depth)

    def _with_marks(self, named: Named, after: int, depth: int = OF_MOST) -> tuple[Named | None, int]:
        named, after = self._marked(named, after)
        if after == FAILED or not self.is_word(after, "of"):
            return (named, after) if after != FAILED else (None, FAILED)
        self.want(after + 1, HOST.asks, HOST, {})
        of, beyond = self.card(self.past_articles(after + 1), depth - 1) if depth else (None, FAILED)
        return (None, FAILED) if of is None else (named._replace(of=of, end=of.end), beyond)

    def _marked(self, named: Named, after: int) -> tuple[Named, int]:
        if not self.is_word(after, "("):
            return named, after
        closing = self._closing(after)
        if closing == FAILED:
            self.want(self.end, CLOSING.asks, CLOSING, {})
            return named, FAILED
        marks = tuple(self._key(begin, stop) for begin, stop in self._marks(after + 1, closing))
        return named._replace(marks=marks, end=self.words[closing].end), closing + 1

    def marks_of_card_at(self, at: int) -> tuple[tuple[Key, int], ...]:
        """The marks in brackets behind the name of the card that stands here, each with its first word."""
        found = self.names.cards.find(self.text, self.words, at)
        if found is None or not self.is_word(found.after, "("):
            return ()
        spans = self._marks(found.after + 1, self._closing(found.after))
        return tuple((self._key(begin, stop), begin) for begin, stop in spans)

    def _closing(self, opening: int) -> int:
        """The bracket that closes one, or FAILED."""
        open_brackets = 0
        for at in range(opening, self.end):
            open_brackets += {"(": 1, ")": -1}.get(self.words[at].text, 0)
            if not open_brackets:
                return at
        return FAILED

    def _marks(self, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        """Where each part of what stands in brackets begins and ends: cards as in any list, else cut at each ``+``."""
        return self._listed(begin, end) or tuple(
            (start, stop) for start, stop in self._cut_at_plus(begin, end) if start < stop
        )

    def _listed(self, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        """The cards of a list that fills the words from one to another. None if it is no such list."""
        found: list[tuple[int, int]] = []
        at = begin
        while at != FAILED:
            card = self.names.cards.find(self.text, self.words, at)
            if card is None or card.after > end:
                return ()
            found.append((at, card.after))
            if card.after == end:
                return tuple(found)
            at = self.next_in_list(card.after)
        return ()

    def _cut_at_plus(self, begin: int, end: int) -> tuple[tuple[int, int], ...]:
        cuts = [at for at in range(begin, end) if self.words[at].text == "+"]
        return tuple(zip((begin, *(at + 1 for at in cuts)), (*cuts, end), strict=True))

    def _key(self, begin: int, end: int) -> Key:
        return tuple(word.text for word in self.words[begin:end])

    def ability(self, at: int) -> tuple[NamedAbility | None, int]:
        """The ability named here; marks in brackets say on which card."""
        found = self.names.abilities.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        bearers = tuple(bearer for _, bearer in found.bearers)
        card = Named(tuple(dict.fromkeys(bearer.card for bearer in bearers)), *self._span(at, found.after))
        named, after = self._with_marks(card, found.after)
        return (NamedAbility(bearers, named), after) if named is not None else (None, FAILED)

    def _span(self, at: int, after: int) -> tuple[int, int]:
        return self.words[at].start, self.words[after - 1].end


# ---- along a pattern: its words, the parts in any order, and a slot for every name
