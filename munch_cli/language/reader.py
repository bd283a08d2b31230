"""Reading the words of a sentence along a pattern, and noting at every word what could have stood there.

Nothing is resolved here: a slot yields what was *named*. The notes serve the caret of a sentence that is not
understood, and completion, which asks what could stand at the cursor.
"""

from collections.abc import Callable

from munch_cli.language.grammar import Gap, Literal, Options, Pattern, Slot, is_article
from munch_cli.language.names import AbilityOf, Index, Names
from munch_cli.language.places import Named
from munch_cli.language.words import ARTICLES, Word, key, number, parts
from munch_cli.table.ids import PlayerId
from munch_cli.table.records import NamedTuple
from munch_cli.table.state import State

FAILED = -1
OF_MOST = 8
"""A Mate of a Mate of a Mate …"""


class NamedPlayer(NamedTuple):
    """Players of the name that stands there; more than one is a question."""

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


class WhyAsked(NamedTuple):
    """What a question why is about: a word of ``asking_why.SUBJECTS``.

    ``is_no``: why it is not so, or did not happen; ``amount``: 0 if no number is named.
    """

    what: str
    is_no: bool
    who: NamedPlayer | None
    is_me: bool
    card: Named | None
    amount: int


class Words(NamedTuple):
    """Words taken as they stand."""

    text: str
    start: int
    end: int


Value = (
    NamedPlayer | Named | WhyAsked | Either | NamedAbility | NamedOffer | WholeHand | Words | int | tuple[Named, ...]
)
Values = dict[str, Value]


class Want(NamedTuple):
    """What could stand at a word: a literal as it is said, or a slot; ``values`` is what was named before it."""

    at: int
    says: str
    slot: Slot | None
    values: Values


class Reader:
    """One sentence being read; ``end`` is the word at which it must be over."""

    __slots__ = ("end", "names", "players", "state", "text", "wants", "words")

    def __init__(
        self, text: str, words: list[Word], end: int, state: State, names: Names, players: Index[PlayerId]
    ) -> None:
        self.text = text
        self.words = words
        self.end = end
        self.state = state
        self.names = names
        self.players = players
        self.wants: list[Want] = []

    # ---- patterns

    def read(self, pattern: Pattern, at: int, values: Values) -> int:
        """The word after the pattern, or FAILED; what it names is put into ``values``."""
        for element in pattern:
            if isinstance(element, Literal):
                if not is_article(element):
                    at = self._literal(element, at, values)
            elif isinstance(element, Options):
                at = self._options(element, at, values)
            else:
                at = self._slot(element, at, values)
            if at == FAILED:
                return FAILED
        return at

    def _literal(self, literal: Literal, at: int, values: Values) -> int:
        at = self.past_articles(at, literal.spellings)
        self.want(at, literal.phrase, None, values)
        return at + 1 if at < self.end and self.words[at].text in literal.spellings else FAILED

    def _options(self, options: Options, at: int, values: Values) -> int:
        left = list(options.parts)
        while left:
            for part in left:
                first = part[0] if not is_article(part[0]) else part[1]
                assert isinstance(first, Literal)
                if self._literal(first, at, values) != FAILED:
                    at = self.read(part, at, values)
                    left.remove(part)
                    break
            else:
                return at
            if at == FAILED:
                return FAILED
        return at

    def _slot(self, gap: Gap, at: int, values: Values) -> int:
        at = self._before_name(gap.slot, at)
        self.want(at, gap.slot.asks, gap.slot, values)
        if at >= self.end:
            return FAILED
        value, after = _KINDS[gap.slot.kind](self, gap.slot, at, values)
        if value is None or after > self.end:
            return FAILED
        values[gap.field] = value
        return after

    def _before_name(self, slot: Slot, at: int) -> int:
        """Past the articles before a name, unless a name begins with them, or they are what counts."""
        if slot.kind in ("offer", "id", "reading", "how", "rest", "rule", "why") or self._is_name(at):
            return at
        after = self.past_articles(at, frozenset())
        return at if after < self.end and self.words[after].text == "hand" and slot.kind == "copies" else after

    def _is_name(self, at: int) -> bool:
        return any(
            index.find(self.text, self.words, at) for index in (self.names.cards, self.names.abilities, self.players)
        )

    def past_articles(self, at: int, unless: frozenset[str]) -> int:
        """The first word from here that is no article."""
        while at < self.end and self.words[at].text in ARTICLES and self.words[at].text not in unless:
            at += 1
        return at

    def want(self, at: int, says: str, slot: Slot | None, values: Values) -> None:
        """Notes what could stand at a word."""
        self.wants.append(Want(at, says, slot, values))

    def is_word(self, at: int, *texts: str) -> bool:
        """Whether one of these words stands here."""
        return at < self.end and self.words[at].text in texts

    def _span(self, at: int, after: int) -> tuple[int, int]:
        return self.words[at].start, self.words[after - 1].end

    # ---- names

    def player(self, at: int) -> tuple[NamedPlayer | None, int]:
        """The player named here."""
        found = self.players.find(self.text, self.words, at) if at < self.end else None
        if found is None or found.after > self.end:
            return None, FAILED
        return NamedPlayer(tuple(seat for _, seat in found.bearers), *self._span(at, found.after)), found.after

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
        self.want(after + 1, OTHER.asks, OTHER, {})
        of, beyond = self.card(self.past_articles(after + 1, frozenset()), depth - 1) if depth else (None, FAILED)
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
        self.want(self.end, "a closing bracket )", None, {})
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

    def cards(self, slot: Slot, at: int, values: Values) -> tuple[tuple[Named, ...] | None, int]:
        """Cards joined by ``+``."""
        named: list[Named] = []
        while True:
            card, after = self.card(at)
            if card is None:
                return None, FAILED
            named.append(card)
            self.want(after, "+", None, values)
            if not self.is_word(after, "+"):
                return tuple(named), after
            at = after + 1
            at = at if self._is_name(at) else self.past_articles(at, frozenset())
            self.want(at, slot.asks, slot, values)


Read = tuple[Value | None, int]


def _player(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    return reader.player(at)


def _copy(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    return reader.card(at)


def _copies(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    hand = reader.past_articles(at, frozenset())
    if slot.kind == "copies" and reader.is_word(hand, "hand", "whole") and reader.card(at)[0] is None:
        last = hand + 1 if reader.words[hand].text == "whole" else hand
        if reader.is_word(last, "hand"):
            return WholeHand(reader.words[at].start, reader.words[last].end), last + 1
    if slot.kind != "copies" and reader.is_word(at, "nothing") and reader.card(at)[0] is None:
        return (), at + 1
    return reader.cards(slot, at, values)


def _target(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """A player or a card, the longer name of the two; ``(player)`` or ``(card)`` behind it settles a tie."""
    player, behind_player = reader.player(at)
    card, behind_card = reader.card(at)
    if player is None or card is None:
        return (player, behind_player) if card is None else (card, behind_card)
    found = reader.names.cards.find(reader.text, reader.words, at)
    bare = found.after if found else behind_card
    if behind_player != bare:
        return (player, behind_player) if behind_player > bare else (card, behind_card)
    if card.marks == (("player",),):
        return player, behind_card
    if card.marks == (("card",),):
        return card._replace(marks=()), behind_card
    return (card, behind_card) if behind_card > bare else (Either(player, card), behind_card)


def _ability(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    return reader.ability(at)


def _number(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    word = reader.words[at]
    return (None, FAILED) if word.gap.strip() else (number(word.text), at + 1)


def _choice(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """One of the words that a debt offers, a player or a card: the longest; of equals the player, then the word."""
    word, behind_word = _debt_word(reader, at)
    other, behind = _target(reader, slot, at, values)
    if other is None or (behind_word > behind):
        return word, behind_word
    if isinstance(other, Either):
        other = other.player
    return (
        (word, behind_word)
        if word is not None and behind_word == behind and isinstance(other, Named)
        else (other, behind)
    )


def _debt_word(reader: Reader, at: int) -> tuple[Words | None, int]:
    best: tuple[Words | None, int] = (None, FAILED)
    for debt in reader.state.owed:
        for choice in debt.words:
            words = key(choice)
            after = at + len(words)
            if words and after > best[1] and tuple(word.text for word in reader.words[at:after]) == words:
                best = (Words(choice, reader.words[at].start, reader.words[after - 1].end), after)
    return best


def read_offer(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """What somebody promises, and the word after it."""
    treasures, items, plays = 0, [], []
    while True:
        at, what = _offered(reader, slot, at, values)
        if at == FAILED or what is None:
            return None, FAILED
        if isinstance(what, int):
            treasures += what
        elif isinstance(what, tuple) and len(what) == 2 and what[0] == "playing":
            plays.append(what[1])
        elif isinstance(what, Named):
            items.append(what)
        reader.want(at, "+", None, values)
        if not reader.is_word(at, "+"):
            break
        at += 1
    first, behind = reader.player(at)
    reader.want(at, "who picks first", Slot("player", "a player, who picks first"), values)
    if first is not None:
        reader.want(behind, "picks first", None, values)
        if not reader.is_word(behind, "picks", "pick"):
            return None, FAILED
        reader.want(behind + 1, "first", None, values)
        if not reader.is_word(behind + 1, "first"):
            return None, FAILED
        at = behind + 2
    return NamedOffer(treasures, first, tuple(items), tuple(plays)), at


def _offered(reader: Reader, slot: Slot, at: int, values: Values) -> tuple[int, int | Named | tuple[str, Named] | None]:
    """One part of an offer: so many Treasures, an Item, ``playing`` a card, or nothing."""
    card, after = reader.card(at)
    if card is not None:
        return after, card
    if at < reader.end and not reader.words[at].gap.strip(" ,\t"):
        count = 1 if reader.words[at].text in ("a", "an") else number(reader.words[at].text)
        if count is not None:
            reader.want(at + 1, "treasures", None, values)
            return (at + 2, count) if reader.is_word(at + 1, "treasure", "treasures") else (FAILED, None)
    bare = reader.past_articles(at, frozenset())
    reader.want(bare, "a number of treasures", NUMBER_OF_TREASURES, values)
    reader.want(bare, slot.asks, slot, values)
    if reader.is_word(bare, "nothing", "playing"):
        if reader.words[bare].text == "nothing":
            return bare + 1, 0
        bare = reader.past_articles(bare + 1, frozenset())
        reader.want(bare, "a card to be played", PROMISED, values)
        card, after = reader.card(bare)
        return (after, ("playing", card)) if card is not None else (FAILED, None)
    card, after = reader.card(bare)
    return after, card


NUMBER_OF_TREASURES = Slot("treasures", "a number of treasures")
OTHER = Slot("card", "the name of a card")
PROMISED = Slot("copy", "a card to be played", (("hand",),))


def _raw(reader: Reader, at: int, stop: str) -> tuple[Words, int]:
    """The text from here up to a space or one of the marks in ``stop``, without final dots, and the word after it."""
    start = end = reader.words[at].start
    while end < len(reader.text) and not reader.text[end].isspace() and reader.text[end] not in stop:
        end += 1
    end = start + len(reader.text[start:end].rstrip(".,!:"))
    after = at
    while after < reader.end and reader.words[after].start < end:
        after += 1
    return Words(reader.text[start:end], start, end), after


def _id(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    raw, after = _raw(reader, at, ':;?"+&()')
    head, dot, tail = raw.text.partition(".")
    good = dot and all(part and all(c.isalnum() or c in "-._" for c in part) for part in (head, tail))
    return (raw, after) if good else (None, FAILED)


def _reading(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    raw, after = _raw(reader, at, ':;?"+&(),')
    return (raw, after) if raw.text else (None, FAILED)


def _how(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    """One word, or two if the first is "as": as classic, as printed."""
    raw, after = _reading(reader, slot, at, values)
    if not isinstance(raw, Words) or raw.text.casefold() != "as" or after >= reader.end:
        return raw, after
    what, beyond = _reading(reader, slot, after, values)
    return (Words(f"as {what.text}", raw.start, what.end), beyond) if isinstance(what, Words) else (None, FAILED)


def _rest(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    start = reader.words[at].start
    end = reader.words[reader.end].start if reader.end < len(reader.words) else len(reader.text)
    start -= len(reader.words[at].gap.lstrip())
    return Words(" ".join(reader.text[start:end].split()), start, end), reader.end


def _why(reader: Reader, slot: Slot, at: int, values: Values) -> Read:
    from munch_cli.language.asking_why import read_why

    return read_why(reader, at)


_KINDS: dict[str, Callable[[Reader, Slot, int, Values], Read]] = {
    "player": _player,
    "copy": _copy,
    "copies": _copies,
    "copies or nothing": _copies,
    "target": _target,
    "choice": _choice,
    "card": _copy,
    "cards": _copy,
    "ability": _ability,
    "number": _number,
    "offer": read_offer,
    "id": _id,
    "reading": _reading,
    "how": _how,
    "rest": _rest,
    "rule": _rest,
    "why": _why,
}
"""How each kind of slot is read."""
