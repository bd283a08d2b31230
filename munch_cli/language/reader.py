"""A sentence being read word by word: which names stand at a word, and notes of what could have stood there.

Nothing is resolved here: what stands somewhere is what was *named*. The notes serve the caret of a sentence that is not
understood, and completion, which asks what could stand at the cursor.
"""

from munch_cli.language.forms import Slot
from munch_cli.language.named import NamedAbility, NamedPlayer, Values
from munch_cli.language.names import Index, Names
from munch_cli.language.places import Named
from munch_cli.language.words import ARTICLES, Word, parts
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import FOES, State

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


class Want(NamedTuple):
    """What could stand at a word: a literal as it is said, or a slot; ``values`` is what was named before it.

    ``only_heard``: by a sentence that nobody is taught to say.
    """

    at: int
    says: str
    slot: Slot | None
    values: Values
    only_heard: bool = False


def taught(wants: list[Want]) -> list[Want]:
    """Of what could stand at each word what people are taught to say; if there is nothing of it, all."""
    known = {want.at for want in wants if not want.only_heard}
    return [want for want in wants if not want.only_heard or want.at not in known]


class Reader:
    """One sentence being read; ``end`` is the word at which it must be over, ``me`` who may be meant by "me"."""

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
        """Where the next card of a list begins, behind a ``+``, a comma or "and"; FAILED if the list is over."""
        if self.is_word(after, "+", "&"):
            return self._at_name(after + 1)
        is_and = self.is_word(after, "and")
        if after >= self.end or not (is_and or "," in self.words[after].gap):
            return FAILED
        begin = self._at_name(after + is_and)
        return begin if self.names.cards.find(self.text, self.words, begin) is not None else FAILED

    def _at_name(self, at: int) -> int:
        """Past the articles before a name, unless a name begins with them."""
        return at if self.is_name(at) else self.past_articles(at)

    def player(self, at: int) -> tuple[NamedPlayer | None, int]:
        """The player named here."""
        found = self.players.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        return NamedPlayer(tuple(seat for _, seat in found.bearers), *self._span(at, found.after)), found.after

    def oneself(self, at: int, values: Values) -> tuple[NamedPlayer | None, int]:
        """Whoever says the sentence, where "himself" or "me" stands."""
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
        open_brackets = 0
        for at in range(after, self.end):
            open_brackets += {"(": 1, ")": -1}.get(self.words[at].text, 0)
            if not open_brackets:
                marks = parts(tuple(word.text for word in self.words[after + 1 : at]))
                return named._replace(marks=marks, end=self.words[at].end), at + 1
        self.want(self.end, CLOSING.asks, CLOSING, {})
        return named, FAILED

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
