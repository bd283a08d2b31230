"""A sentence being read word by word along the pattern of a verb, with notes of what could have stood at each word.

Nothing is resolved here: a slot holds what was *named*. The notes serve the caret of a sentence that is not understood,
and completion, which asks what could stand at the cursor.
"""

from munch_cli.language.forms import Slot
from munch_cli.language.names import ARTICLES, AbilityOf, Found, Index, Key, Names, Of, Word
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


class NamedPlayers(NamedTuple):
    """Several players in a list."""

    players: tuple[NamedPlayer, ...]


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
    NamedPlayer
    | Named
    | WhyAsked
    | Either
    | NamedAbility
    | NamedOffer
    | WholeHand
    | Words
    | int
    | tuple[Named, ...]
    | NamedPlayers
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

    __slots__ = ("_within", "end", "me", "names", "only_heard", "players", "state", "text", "wants", "words")

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
        self._within = words[:end]
        self.end = end
        self.state = state
        self.names = names
        self.players = players
        self.me = me
        self.wants: list[Want] = []
        self.only_heard = False
        """Whether it is being read as a sentence that nobody is taught to say."""

    # ---- words

    def past_articles(self, at: int) -> int:
        """The first word from here that is no article."""
        while self.is_word(at, *ARTICLES):
            at += 1
        return at

    def is_word(self, at: int, *texts: str) -> bool:
        """Whether one of these words stands here."""
        return at < self.end and self.words[at].text in texts

    def want(self, at: int, says: str, slot: Slot | None, values: Values) -> None:
        """Notes what could stand at a word."""
        self.wants.append(Want(at, says, slot, values, self.only_heard))

    # ---- names

    def find(self, index: Index[Of], at: int) -> Found[Of] | None:
        """The longest name of an index that begins here and ends in the sentence."""
        return index.find(self.text, self._within, at)

    def is_name(self, at: int) -> bool:
        """Whether a name of a card, an ability or a player begins here."""
        return bool(
            self.find(self.names.cards, at) or self.find(self.names.abilities, at) or self.find(self.players, at)
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
        return begin if self.find(self.names.cards, begin) else FAILED

    def at_name(self, at: int) -> int:
        """Past the articles before a name, unless a name begins with them."""
        return at if self.is_name(at) else self.past_articles(at)

    def player(self, at: int) -> tuple[NamedPlayer | None, int]:
        """The player named here."""
        found = self.find(self.players, at)
        if found is None:
            return None, FAILED
        return NamedPlayer(tuple(seat for _, seat in found.bearers), *self._span(at, found.after - 1)), found.after

    def oneself(self, at: int, values: Values) -> tuple[NamedPlayer | None, int]:
        """The speaker of the sentence, where "themselves" or "me" stands."""
        who = values.get("who")
        if self.is_word(at, *ONESELF) and isinstance(who, NamedPlayer):
            return NamedPlayer(who.seats, *self._span(at, at)), at + 1
        if self.is_word(at, *ME) and self.me:
            return NamedPlayer(self.me, *self._span(at, at)), at + 1
        return None, FAILED

    def only_foe(self, at: int) -> tuple[Named | None, int]:
        """The monster of the fight, where "it" or "the monster" stands and there is but one."""
        foes = self.state.zones[FOES]
        if not self.is_word(at, "it", "monster") or len(foes) != 1:
            return None, FAILED
        return Named((self.state.cards[foes[0]],), *self._span(at, at)), at + 1

    def card(self, at: int, depth: int = OF_MOST) -> tuple[Named | None, int]:
        """The card named here, with its marks in brackets and what it is of."""
        found = self.find(self.names.cards, at)
        if found is None:
            return None, FAILED
        named = Named(tuple(card for _, card in found.bearers), *self._span(at, found.after - 1))
        return self._with_marks(named, found.after, depth)

    def _with_marks(self, named: Named, after: int, depth: int = OF_MOST) -> tuple[Named | None, int]:
        if self.is_word(after, "("):
            closing = self._closing(after)
            if closing == FAILED:
                self.want(self.end, CLOSING.asks, CLOSING, {})
                return None, FAILED
            marks = tuple(mark for mark, _ in self._marks(after + 1, closing))
            named, after = named._replace(marks=marks, end=self.words[closing].end), closing + 1
        if not self.is_word(after, "of"):
            return named, after
        self.want(after + 1, HOST.asks, HOST, {})
        of, beyond = self.card(self.past_articles(after + 1), depth - 1) if depth else (None, FAILED)
        return (None, FAILED) if of is None else (named._replace(of=of, end=of.end), beyond)

    def marks_of_card_at(self, at: int) -> list[tuple[Key, int]]:
        """The marks in brackets behind the name of the card that stands here, each with its first word."""
        found = self.find(self.names.cards, at)
        after = found.after if found else at
        return self._marks(after + 1, self._closing(after)) if self.is_word(after, "(") else []

    def _closing(self, opening: int) -> int:
        """The bracket that closes one, or FAILED."""
        open_brackets = 0
        for at in range(opening, self.end):
            open_brackets += {"(": 1, ")": -1}.get(self.words[at].text, 0)
            if not open_brackets:
                return at
        return FAILED

    def _marks(self, begin: int, end: int) -> list[tuple[Key, int]]:
        """What stands in brackets, each with its first word: cards as in any list, else all up to a ``+``."""
        found: list[tuple[Key, int]] = []
        while begin < end:
            card = self.find(self.names.cards, begin)
            plus = next((at for at in range(begin, end) if self.words[at].text == "+"), end)
            stop = card.after if card else plus
            if stop > begin:
                found.append((tuple(word.text for word in self.words[begin:stop]), begin))
            begin = self.at_name(stop + self.is_word(stop, "+", "&", "and"))
        return found

    def ability(self, at: int) -> tuple[NamedAbility | None, int]:
        """The ability named here; marks in brackets say on which card."""
        found = self.find(self.names.abilities, at)
        if found is None:
            return None, FAILED
        bearers = tuple(bearer for _, bearer in found.bearers)
        card = Named(tuple(dict.fromkeys(bearer.card for bearer in bearers)), *self._span(at, found.after - 1))
        named, after = self._with_marks(card, found.after)
        return (NamedAbility(bearers, named), after) if named is not None else (None, FAILED)

    def _span(self, first: int, last: int) -> tuple[int, int]:
        return self.words[first].start, self.words[last].end
